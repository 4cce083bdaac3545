//! Reads the content files of an edition and prints everything wrong with them.

use crew::content::editions::*;
use crew::content::load_edition;
use words::Language;
use words::crew::problem_line;

fn main() {
    let wanted = std::env::args().nth(1).unwrap_or_default();
    let files = match wanted.as_str() {
        "master-heist" => MASTER_HEIST,
        "masters-of-the-heist" => MASTERS_OF_THE_HEIST,
        "your-last-heist" => YOUR_LAST_HEIST,
        "your-last-heist-draft" => YOUR_LAST_HEIST_DRAFT,
        _ => return println!("name an edition"),
    };
    let lang = Language::english();
    match load_edition(files) {
        Ok(edition) => {
            println!(
                "{}: {} characters, {} skills, {} events, {} crises, {} scenarios",
                edition.name,
                edition.characters.len(),
                edition.skills.len(),
                edition.events,
                edition.cards.len() - edition.events,
                edition.scenarios.len()
            );
            for scenario in &edition.scenarios {
                for warning in &scenario.warnings {
                    println!("{}", problem_line(lang, warning));
                }
            }
        }
        Err(problems) => {
            for problem in &problems.0 {
                println!("{}", problem_line(lang, problem));
            }
        }
    }
}
