//! Lessons open in one press, for whoever presses and nobody else.

use crate::kit::Server;

#[test]
fn a_lesson_opens_with_a_coach_for_its_learner_only() {
    let server = Server::start();
    for name in ["training", "training-alerts", "heist"] {
        let answer = server.post(&format!("/lesson/{name}")).form("").send();
        let answer = answer.expect(303);
        let key = answer.cookie().expect("a key").to_owned();
        let table = answer.header("location").expect("a table").to_owned();
        let page = server.get(&table).cookie(&key).send().expect(200);
        assert!(page.body.contains("class=\"coach\""), "{name}");
        let looked_at = server.get(&table).send().expect(200);
        assert!(!looked_at.body.contains("class=\"coach\""), "{name}");
    }
}

#[test]
fn there_are_no_other_lessons() {
    let server = Server::start();
    server
        .post("/lesson/safecracking")
        .form("")
        .send()
        .expect(404);
    server
        .post("/lesson/master-heist")
        .form("")
        .send()
        .expect(404);
    let home = server.get("/lesson/training").send().expect(303);
    assert_eq!(home.header("location"), Some("/"));
}
