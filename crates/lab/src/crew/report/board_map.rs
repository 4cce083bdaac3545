//! A number for each space, as the colour of the space on the plan of the board.

use board::Space;
use crew::Heist;
use maud::{Markup, html};
use words::Language;

/// The faintest tint of a space that has anything at all, and the strongest.
const FAINT: f64 = 0.08;
const FULL: f64 = 0.88;
const KEY_STEPS: u32 = 12;

/// The plan of a board, drawn once for all maps on it.
pub struct BoardPlan<'h> {
    heist: &'h Heist,
    id: String,
}

impl<'h> BoardPlan<'h> {
    /// No two plans of one page may have the same number.
    pub fn new(heist: &'h Heist, number: usize) -> BoardPlan<'h> {
        BoardPlan {
            heist,
            id: format!("plan-{number}"),
        }
    }

    /// To be written before the maps.
    pub fn drawing(&self) -> Markup {
        html! {
            svg class="aside" aria-hidden="true" {
                defs {
                    g id={ (self.id) "-floor" } { (art::crew::plan_floor(self.heist)) }
                    g id={ (self.id) "-marks" } { (art::crew::plan_marks(self.heist)) }
                }
            }
        }
    }
}

/// Numbers on a board.
pub struct HeatMap<'h> {
    pub plan: &'h BoardPlan<'h>,
    /// One for each space, in the order of their numbers.
    pub values: Vec<f64>,
    /// The name of a colour of the page.
    pub colour: &'static str,
    /// How a number is written on a space.
    pub short: fn(f64) -> String,
    pub label: String,
}

impl HeatMap<'_> {
    pub fn draw(&self, lang: Language) -> Markup {
        let [x, y, width, height] = art::crew::plan_frame(self.plan.heist);
        let id = &self.plan.id;
        html! {
            svg class="heat" viewBox={ (x) " " (y) " " (width) " " (height) } role="img" aria-label=(self.label) {
                use href={ "#" (id) "-floor" } {}
                @for (n, &value) in self.values.iter().enumerate() {
                    (self.space(lang, Space(n as u8), value))
                }
                use href={ "#" (id) "-marks" } {}
            }
            (self.key())
        }
    }

    fn space(&self, lang: Language, space: Space, value: f64) -> Markup {
        let heist = self.plan.heist;
        let at = art::crew::centre(heist, heist.opening(), space).filter(|_| value > 0.0);
        let Some((x, y)) = at else {
            return Markup::default();
        };
        html! {
            g transform=(format!("translate({x:.1} {y:.1})")) {
                title { (place(lang, heist, space)) ": " ((self.short)(value)) }
                path d=(art::crew::hex_outline(2.0)) fill={ "var(--" (self.colour) ")" }
                    fill-opacity=(format!("{:.2}", tint(value / self.most()))) {}
                text text-anchor="middle" y="12" { ((self.short)(value)) }
            }
        }
    }

    fn key(&self) -> Markup {
        html! {
            p class="heat-key" aria-hidden="true" {
                span { "0" }
                svg width="120" height="12" {
                    @for n in 0..KEY_STEPS {
                        rect x=(n * 10) width="10" height="12" fill={ "var(--" (self.colour) ")" }
                            fill-opacity=(format!("{:.2}", tint(f64::from(n) / f64::from(KEY_STEPS - 1)))) {}
                    }
                }
                span { ((self.short)(self.most())) }
            }
        }
    }

    fn most(&self) -> f64 {
        self.values.iter().copied().fold(0.0, f64::max)
    }

    /// The spaces with the most, by name, the first first.
    pub fn top(&self, lang: Language, count: usize) -> Vec<(String, f64)> {
        let mut all: Vec<(usize, f64)> = self.values.iter().copied().enumerate().collect();
        all.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        let some = all.into_iter().filter(|(_, value)| *value > 0.0);
        some.take(count)
            .map(|(n, value)| (place(lang, self.plan.heist, Space(n as u8)), value))
            .collect()
    }
}

fn tint(share: f64) -> f64 {
    FAINT + (FULL - FAINT) * share.clamp(0.0, 1.0)
}

/// Its name with a capital letter.
fn place(lang: Language, heist: &Heist, space: Space) -> String {
    let name = words::crew::space(lang, heist, space);
    let mut rest = name.chars();
    match rest.next() {
        Some(first) => first.to_uppercase().chain(rest).collect(),
        None => name,
    }
}
