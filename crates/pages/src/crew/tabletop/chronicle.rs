//! A session looked back at: where the stages of its heists begin, and the moments people remember.

use super::{Play, StoryStage};
use crew::heist::PieceKind;
use crew::{Event, Heist, Piece};
use std::sync::Arc;
use table::{RecordedDealer, Session};

/// What a highlight is about, those that matter most first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HighlightKind {
    Bust,
    /// The alarm goes off and everybody runs.
    Alarm,
    Gate,
    Crisis,
    /// Loot that is lost.
    Lost,
    /// Loot that is taken, or brought out.
    Loot,
    /// Somebody is out.
    Out,
    Alert,
}

impl HighlightKind {
    /// What an event is remembered as, if it is.
    pub fn of(heist: &Heist, event: &Event) -> Option<HighlightKind> {
        let loot = |piece: Piece| matches!(heist.piece(piece), Some(PieceKind::Loot(_)));
        Some(match *event {
            Event::Busted { .. } => HighlightKind::Bust,
            Event::EscapeBegan => HighlightKind::Alarm,
            Event::GateClosed { .. } => HighlightKind::Gate,
            Event::CrisisStruck { .. } => HighlightKind::Crisis,
            Event::LootLost { piece, .. } if loot(piece) => HighlightKind::Lost,
            Event::Took { piece, .. } | Event::Secured { piece, .. } if loot(piece) => {
                HighlightKind::Loot
            }
            Event::ReachedExit { .. } | Event::Hidden { .. } => HighlightKind::Out,
            Event::Alert { .. } => HighlightKind::Alert,
            _ => return None,
        })
    }

    /// Its shape, which is also how its mark is told from the others.
    pub fn icon(self) -> &'static str {
        match self {
            HighlightKind::Bust => "lock",
            HighlightKind::Alarm => "siren",
            HighlightKind::Gate => "gate",
            HighlightKind::Crisis => "radio",
            HighlightKind::Lost => "drop",
            HighlightKind::Loot => "loot",
            HighlightKind::Out => "entrance",
            HighlightKind::Alert => "alert",
        }
    }

    pub fn word(self) -> &'static str {
        match self {
            HighlightKind::Bust => "bust",
            HighlightKind::Alarm => "alarm",
            HighlightKind::Gate => "gate",
            HighlightKind::Crisis => "crisis",
            HighlightKind::Lost => "lost",
            HighlightKind::Loot => "loot",
            HighlightKind::Out => "out",
            HighlightKind::Alert => "alert",
        }
    }
}

/// A moment people remember.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Highlight {
    /// Steps that count up to and with this moment.
    pub step: usize,
    pub kind: HighlightKind,
    pub event: Event,
}

/// Where a stage begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageStart {
    pub step: usize,
    pub stage: StoryStage,
}

/// One heist of a session.
#[derive(Clone, Debug)]
pub struct Leg {
    pub heist: Arc<Heist>,
    /// In order, the first at the first step of the heist.
    pub stages: Vec<StageStart>,
    /// In order; of each kind one for a step.
    pub highlights: Vec<Highlight>,
    /// The step with which it ended, if it did.
    pub ended: Option<usize>,
}

impl Leg {
    fn new(heist: Arc<Heist>, step: usize) -> Leg {
        let planning = StageStart {
            step,
            stage: StoryStage::Planning,
        };
        Leg {
            heist,
            stages: vec![planning],
            highlights: Vec::new(),
            ended: None,
        }
    }

    fn see(&mut self, step: usize, event: &Event) {
        let stage = match *event {
            Event::RoundBegan { round } => Some(StoryStage::Round(round)),
            Event::EscapeBegan => Some(StoryStage::Escape),
            _ => None,
        };
        self.stages
            .extend(stage.map(|stage| StageStart { step, stage }));
        if matches!(event, Event::Ended { .. }) {
            self.ended = Some(step);
        }
        let Some(kind) = HighlightKind::of(&self.heist, event) else {
            return;
        };
        let mut same = self.highlights.iter().rev();
        if same.any(|other| (other.step, other.kind) == (step, kind)) {
            return;
        }
        let event = *event;
        self.highlights.push(Highlight { step, kind, event });
    }
}

/// A whole session. What was taken back did not happen.
#[derive(Clone, Debug)]
pub struct Chronicle {
    /// The heists of a series; one if there is no series.
    pub legs: Vec<Leg>,
}

impl Chronicle {
    pub fn of(play: &Play) -> Chronicle {
        let mut legs = vec![Leg::new(play.first_game().clone(), 0)];
        retell(play, |told| {
            if let Some(leg) = legs.last_mut() {
                told.events
                    .iter()
                    .for_each(|event| leg.see(told.step, event));
            }
            if !Arc::ptr_eq(told.heist, told.after.game()) {
                legs.push(Leg::new(told.after.game().clone(), told.step));
            }
        });
        Chronicle { legs }
    }
}

/// A step that is done once more.
pub struct Told<'a> {
    /// Counted from 1.
    pub step: usize,
    /// The heist that was being played.
    pub heist: &'a Arc<Heist>,
    pub events: &'a [Event],
    /// Where it led to; in a series perhaps to the next heist.
    pub after: &'a Play,
}

/// Does the steps of a session once more, and shows each.
pub fn retell(play: &Play, mut show: impl FnMut(Told)) {
    let mut luck = RecordedDealer::new(play.start_answers());
    let Ok(mut again) = Session::new(play.first_game().clone(), &mut luck) else {
        return;
    };
    let steps = play.steps().iter().filter(|step| !step.undone);
    for (step, done) in (1..).zip(steps) {
        let heist = again.game().clone();
        let mut events: Vec<Event> = Vec::new();
        let mut luck = RecordedDealer::new(&done.answers);
        // A session holds only steps that were accepted in this order.
        let _ = again.act(done.seat, done.command, &mut luck, &mut events);
        show(Told {
            step,
            heist: &heist,
            events: &events,
            after: &again,
        });
    }
}
