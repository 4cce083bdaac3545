//! HEIST in the browser: whole games, and hands that stay hidden.

use crate::access::{everything_has_a_name, words_are_words};
use crate::kit::{
    BLINK, Browser, Kind, PATIENCE, Player, Server, Window, agree, open_heist, sit_down,
};
use crate::phone::{fingers_fit, page_stays};
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::time::Instant;

/// Steps after which a game should long be over.
const LONG: usize = 900;

/// Three people play to the end, each in a window of their own. Whatever a window received before the end, page and
/// messages, names neither the secrets of the others nor, before the first assists are shown, a card that only they hold.
#[tokio::test]
async fn three_rivals_play_to_the_end_and_nobody_reads_a_hand() {
    let server = Server::start();
    let browser = Browser::start().await;
    let mut spies = Vec::new();
    for _ in 0..3 {
        spies.push(Spy::new(browser.tapped(Kind::Desk).await));
    }
    let link = open_heist(&spies[0].window, &server, 3, "first").await;
    sit_down(&spies[1].window, &link, 1, "Bob", "mint").await;
    sit_down(&spies[2].window, &link, 2, "Cleo", "sky").await;
    for (seat, spy) in (0..).zip(&mut spies) {
        spy.look_around(seat).await;
    }
    agree(&spies.iter().map(|spy| &spy.window).collect::<Vec<_>>()).await;
    spies[0].window.screenshot("heist-start-1280").await;

    play_to_the_end(&mut spies).await;
    for spy in &mut spies {
        spy.window.wait_for("#ending").await;
        spy.listen().await;
        assert!(spy.ended, "nobody told this window about the end");
    }
    spies[1].window.screenshot("heist-end-1280").await;
    agree(&spies.iter().map(|spy| &spy.window).collect::<Vec<_>>()).await;
    for spy in &spies {
        spy.read_rivals(&spies);
    }

    let window = &spies[2].window;
    window.open(&format!("{link}/replay?open=1")).await;
    assert_eq!(window.count(".shown-hand").await, 3);
    window.press("[data-go=next]").await;
    window.screenshot("heist-replay-1280").await;
    for spy in &spies {
        assert_eq!(spy.window.complaints().await, Vec::<String>::new());
    }
}

/// Everybody presses what is lit, a little at random, and listens.
async fn play_to_the_end(spies: &mut [Spy]) {
    let windows: Vec<Window> = spies.iter().map(|spy| spy.window.clone()).collect();
    let players = (0..).zip(&windows);
    let mut players: Vec<Player> = players.map(|(n, window)| Player::new(window, n)).collect();
    for _ in 0..LONG {
        for player in &mut players {
            player.act().await;
            if player.phase().await == "over" {
                return;
            }
        }
        for spy in &mut *spies {
            spy.listen().await;
        }
    }
    panic!("the game does not end");
}

/// A piece of the text before, or something new.
fn piece_of(before: &[u16], piece: &Value) -> String {
    if let Some(text) = piece.as_str() {
        return text.to_owned();
    }
    let number = |at: usize| piece[at].as_u64().expect("a number") as usize;
    String::from_utf16(&before[number(0)..number(0) + number(1)]).expect("whole letters")
}

/// Somebody who keeps everything the browser received, to look for what it should not have been told.
struct Spy {
    window: Window,
    /// Names of the cards in the own hand at the beginning.
    hand: Vec<String>,
    secret: String,
    /// What was received before the first assists were shown.
    early: String,
    /// What was received before the end.
    heard: String,
    revealed: bool,
    ended: bool,
    /// The fragments by their ids.
    shown: HashMap<String, String>,
}

impl Spy {
    fn new(window: Window) -> Spy {
        Spy {
            window,
            hand: Vec::new(),
            secret: String::new(),
            early: String::new(),
            heard: String::new(),
            revealed: false,
            ended: false,
            shown: HashMap::new(),
        }
    }

    /// Notes the own cards, and the page as the server sends it.
    async fn look_around(&mut self, seat: u8) {
        let own = self.window.js(OWN, &[json!(seat)]).await;
        self.secret = own["secret"].as_str().expect("a secret").to_owned();
        let hand = own["hand"].as_array().expect("a hand").iter();
        self.hand = hand.filter_map(Value::as_str).map(str::to_owned).collect();
        assert_eq!(self.hand.len(), 5);
        let page = self.window.js(PAGE, &[]).await;
        let page = without_templates(page.as_str().expect("the page"));
        self.early += &page;
        self.heard += &page;
    }

    async fn listen(&mut self) {
        for message in self.window.overheard().await {
            let shown = self.put_together(&message);
            self.ended |= shown.contains("data-phase=\"over\"");
            self.revealed |= message.contains("\"chit\"");
            if !self.ended {
                self.heard += &message;
                self.heard += &shown;
            }
            if !self.revealed {
                self.early += &message;
                self.early += &shown;
            }
        }
    }

    /// The fragments of a message as the page puts them together.
    fn put_together(&mut self, message: &str) -> String {
        let message: Value = serde_json::from_str(message).unwrap_or_default();
        let mut shown = String::new();
        for part in message["parts"].as_array().into_iter().flatten() {
            let id = part[0].as_str().expect("an id").to_owned();
            let before: Vec<u16> = self
                .shown
                .get(&id)
                .map(|html| html.encode_utf16().collect())
                .unwrap_or_default();
            let html = match &part[1] {
                Value::Array(pieces) => pieces
                    .iter()
                    .map(|piece| piece_of(&before, piece))
                    .collect(),
                html => html.as_str().expect("HTML").to_owned(),
            };
            shown += &html;
            self.shown.insert(id, html);
        }
        shown
    }

    /// Tries to read the cards of the others.
    fn read_rivals(&self, spies: &[Spy]) {
        // What is there to be found is found.
        assert!(self.heard.contains(&self.secret));
        assert!(self.hand.iter().all(|card| self.early.contains(card)));
        for rival in spies.iter().filter(|rival| rival.secret != self.secret) {
            assert!(
                !self.heard.contains(&rival.secret),
                "the secret {} was told",
                rival.secret
            );
            let theirs = rival.hand.iter().filter(|card| !self.hand.contains(card));
            for card in theirs {
                assert!(!self.early.contains(card), "{card} was told");
            }
        }
    }
}

/// Names as pages write them.
const OWN: &str = "
    const you = document.getElementById('you' + arguments[0]);
    return {
        secret: you.querySelector('.secret-name b').innerHTML,
        hand: [...you.querySelectorAll('.fan .card-name')].map((name) => name.innerHTML),
    };
";

/// The page as it is sent.
const PAGE: &str = "
    const ask = new XMLHttpRequest();
    ask.open('GET', location.href, false);
    ask.send();
    return ask.responseText;
";

/// Templates hold every card there is, for whoever rests on a name.
fn without_templates(page: &str) -> String {
    let mut parts = page.split("<template");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| {
        kept + part.split_once("</template>").map_or("", |(_, rest)| rest)
    })
}

/// Several players at one screen: cards are seen when their owner asks for them, and not by whoever comes next.
#[tokio::test]
async fn hands_stay_hidden_on_a_shared_screen() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    open_heist(&window, &server, 3, "all").await;
    window.wait_for(".you.on .veil").await;
    window.wait_without(".in-hand").await;
    window.wait_without(".secret").await;
    window.press(".you.on .veil").await;
    window.wait_for(".you.on .in-hand").await;
    let seen = window.read(".you.on .secret-name b").await;
    window.screenshot("heist-shown-1280").await;

    window.press(".seat-tab:not([aria-selected=true])").await;
    window.wait_for(".you.on .veil").await;
    window.wait_without(".in-hand").await;
    window.key('s').await;
    window.wait_for(".you.on .in-hand").await;
    assert_ne!(window.read(".you.on .secret-name b").await, seen);
    window.key('s').await;
    window.wait_without(".in-hand").await;

    // A page that comes anew asks again.
    window.open(&window.address().await).await;
    window.wait_for(".you.on .veil").await;
    window.wait_without(".in-hand").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

/// Two players share a phone, from the first card to the last.
#[tokio::test]
async fn a_whole_game_on_one_phone() {
    let server = Server::start();
    let browser = Browser::start().await;
    let phone = browser.window(Kind::Phone).await;
    phone.open(&server.at("/")).await;
    phone.wear("dark").await;
    open_heist(&phone, &server, 2, "all").await;
    let mut player = Player::new(&phone, 11);
    let mut pictures = vec!["choose", "help", "tricks", "learn"];
    let mut odds = 0;
    for _ in 0..LONG {
        page_stays(&phone).await;
        fingers_fit(&phone).await;
        let phase = player.phase().await;
        odds += odds_in_sight(&phone).await;
        if !player.act().await {
            break;
        }
        if let Some(at) = pictures.iter().position(|wanted| *wanted == phase) {
            phone
                .screenshot(&format!("heist-{}-390", pictures.swap_remove(at)))
                .await;
        }
    }
    assert!(odds > 10, "hardly any odds were seen: {odds}");
    phone.wait_for("#ending").await;
    page_stays(&phone).await;
    fingers_fit(&phone).await;
    phone.screenshot("heist-end-390").await;
    phone.press("[data-close=ending]").await;
    for tab in ["crew", "deck", "log", "you"] {
        phone.press(&format!("[data-sheet={tab}]")).await;
        page_stays(&phone).await;
        phone.screenshot(&format!("heist-{tab}-390")).await;
    }
    assert_eq!(phone.complaints().await, Vec::<String>::new());
}

/// What a card would do for the chance can be read without scrolling down to it. Gives how many there are.
async fn odds_in_sight(phone: &Window) -> u64 {
    let hidden = "return document.querySelector('.you.on .veil')?.checkVisibility() ?? false";
    if phone.js(hidden, &[]).await == json!(true) {
        phone.press(".you.on .veil").await;
    }
    // Cards may still be on their way up.
    let found = "
        const offers = document.querySelector('.you.on .offers');
        const end = (offers?.getBoundingClientRect().bottom ?? 0) + 1;
        const odds = [...(offers?.querySelectorAll('.in-hand.lit .likely') ?? [])];
        const below = (each) => each.getBoundingClientRect().bottom > end;
        return odds.some(below) ? false : odds.length";
    let found = phone.until("all odds above the edge", found, &[]).await;
    found.as_u64().unwrap_or(0)
}

/// The keyboard alone: arrows go from card to card, Enter takes, U takes back; and a decision is heard.
#[tokio::test]
async fn an_obstacle_is_taken_on_by_keyboard() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Still).await;
    open_heist(&window, &server, 2, "all").await;
    let mut player = Player::new(&window, 3).by_keyboard();
    assert!(player.act().await);
    window
        .until(
            "the test to begin",
            "return document.getElementById('facts').dataset.phase === 'help'",
            &[],
        )
        .await;
    window.wait_for_text("#hear", "takes on").await;

    // The other one is asked; the active one thinks again.
    window.key('t').await;
    window.key('s').await;
    window.wait_for(".you.on .undo:not([aria-disabled])").await;
    window.key('u').await;
    window
        .until(
            "the obstacle to be free again",
            "return document.getElementById('facts').dataset.phase === 'choose'",
            &[],
        )
        .await;
    window.key(Key::Right).await;
    let focused = "return document.activeElement.matches('.you.on .private button')";
    assert_eq!(window.js(focused, &[]).await, json!(true));
    let first = window
        .js("return document.activeElement.textContent", &[])
        .await;
    window.key(Key::Right).await;
    let second = window
        .js("return document.activeElement.textContent", &[])
        .await;
    assert_ne!(first, second);
    for _ in 0..12 {
        everything_has_a_name(&window).await;
        words_are_words(&window).await;
        assert!(player.act().await);
        let moving = "return document.getAnimations().length";
        assert_eq!(window.js(moving, &[]).await, json!(0), "something moves");
    }
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

/// What lies on the table can be pressed there: a way of an obstacle.
#[tokio::test]
async fn a_way_is_pressed_where_it_lies() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    open_heist(&window, &server, 2, "all").await;
    // Cards are hidden, and with them what the panel offers.
    window.wait_without(".way.lit").await;
    window.press(".you.on .veil").await;
    window.press("#jobs .way.lit").await;
    window.wait_for("#test[data-on] .sum").await;
    window.wait_for(".way.chosen").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

/// Bots in the other seats take their turns, and help or do not, while somebody plays.
#[tokio::test]
async fn bots_sit_in_the_other_seats() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    open_heist(&window, &server, 3, "bots").await;
    assert_eq!(window.count(".sheet .bot-badge").await, 2);
    let mut player = Player::new(&window, 4).among_bots();
    let second = "return document.getElementById('facts').dataset.stage.startsWith('2.')";
    let begun = Instant::now();
    while window.js(second, &[]).await != json!(true) {
        assert!(
            begun.elapsed() < 4 * PATIENCE,
            "the first round does not end"
        );
        if !player.act().await {
            tokio::time::sleep(BLINK).await;
        }
    }
    window.screenshot("heist-bots-1280").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
}
