//! The files of every language: well formed, nothing missing, nothing unused.

use super::{en, watch};
use crate::language::{FOLDERS, LanguageFolder};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The messages of a language and their attributes (`message.attribute`), each with the arguments it uses.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// Lines of a file that somebody can still oversee.
const LONG: usize = 420;

/// The messages of a language, and what is wrong with its files.
fn messages(source: &LanguageFolder) -> (Messages, Vec<String>) {
    let mut messages = Messages::new();
    let mut problems = Vec::new();
    for (name, text) in source.files {
        let at = format!("lang/{}/{name}", source.code);
        if text.lines().count() > LONG {
            problems.push(format!("{at}: longer than {LONG} lines"));
        }
        let file = parser::parse(*text).unwrap_or_else(|(file, errors)| {
            problems.extend(errors.iter().map(|error| format!("{at}: {error}")));
            file
        });
        for entry in &file.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let key = message.id.name.to_owned();
            let value = message.value.iter().map(|pattern| (key.clone(), pattern));
            let attributes = message.attributes.iter().map(|attribute| {
                let key = format!("{key}.{}", attribute.id.name);
                (key, &attribute.value)
            });
            for (key, pattern) in value.chain(attributes) {
                let mut arguments = BTreeSet::new();
                collect(pattern, &mut arguments);
                if messages.insert(key.clone(), arguments).is_some() {
                    problems.push(format!("{at}: {key} stands twice"));
                }
            }
        }
    }
    (messages, problems)
}

/// The names of the arguments in a pattern.
fn collect(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_from(expression, into);
        }
    }
}

fn collect_from(expression: &Expression<&str>, into: &mut BTreeSet<String>) {
    let mut inline = |expression: &InlineExpression<&str>| match expression {
        InlineExpression::VariableReference { id } => {
            into.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                if let InlineExpression::VariableReference { id } = argument {
                    into.insert(id.name.to_owned());
                }
            }
        }
        InlineExpression::Placeable { .. } => {}
        _ => {}
    };
    match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            collect_from(expression, into);
        }
        Expression::Inline(expression) => inline(expression),
        Expression::Select { selector, variants } => {
            inline(selector);
            for variant in variants {
                collect(&variant.value, into);
            }
        }
    }
}

fn english() -> Messages {
    let source = FOLDERS.iter().find(|source| source.code == "en");
    messages(source.expect("English")).0
}

/// What is wrong with a language beside English.
fn compare(code: &str, theirs: &Messages, english: &Messages) -> Vec<String> {
    let mut problems = Vec::new();
    for (key, arguments) in english {
        match theirs.get(key) {
            None => problems.push(format!("{code}: {key} is missing")),
            Some(used) => {
                let unused = arguments.difference(used);
                problems.extend(unused.map(|name| format!("{code}: {key} does not use ${name}")));
                let unknown = used.difference(arguments);
                problems.extend(unknown.map(|name| format!("{code}: {key} has no ${name}")));
            }
        }
    }
    let unknown = theirs.keys().filter(|key| !english.contains_key(*key));
    problems.extend(unknown.map(|key| format!("{code}: nobody says {key}")));
    problems
}

#[test]
fn every_language_is_well_formed_and_whole() {
    let english = english();
    for source in FOLDERS {
        let (theirs, mut problems) = messages(source);
        problems.extend(compare(source.code, &theirs, &english));
        assert!(problems.is_empty(), "{problems:#?}");
    }
}

/// The test above is tried against a language with every kind of mistake.
#[test]
fn mistakes_of_a_language_are_named() {
    let english = LanguageFolder {
        code: "en",
        files: &[(
            "a.ftl",
            "one = One { $count }\ntwo = Two\n    .text = Words\n",
        )],
    };
    let broken = LanguageFolder {
        code: "xx",
        files: &[(
            "a.ftl",
            "one = Eins { $number }\none = Eins\nthree = Drei\n    .text = Worte\n= broken\n",
        )],
    };
    let (english, none) = messages(&english);
    assert!(none.is_empty(), "{none:?}");
    let (theirs, mut problems) = messages(&broken);
    problems.extend(compare("xx", &theirs, &english));
    let told = problems.join("\n");
    for wanted in [
        "lang/xx/a.ftl: one stands twice",
        "xx: one does not use $count",
        "xx: two is missing",
        "xx: two.text is missing",
        "xx: nobody says three.text",
        "xx: nobody says three",
    ] {
        assert!(told.contains(wanted), "{wanted} is not in {told}");
    }
    assert!(problems.len() > 4, "the broken line is not told: {told}");
}

#[test]
fn no_key_is_unused() {
    let mut said = say_everything();
    said.extend(literals(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..")));
    let english = english();
    let unused: Vec<_> = english.keys().filter(|key| !said.contains(*key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:#?}");
}

/// Whoever says a key by its name finds it in the files.
#[test]
fn every_key_that_is_said_is_in_the_files() {
    let known = english();
    let code = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
    let mut missing = BTreeSet::new();
    let mut found = 0;
    for code in &code {
        for call in ["lang.say(\"", "lang.fixed(\"", "lang.say_with(\""] {
            for (at, call) in code.match_indices(call) {
                let key = code[at + call.len()..]
                    .split('"')
                    .next()
                    .unwrap_or_default();
                found += 1;
                if !known.contains_key(key) {
                    missing.insert(key.to_owned());
                }
            }
        }
    }
    assert!(missing.is_empty(), "not in the files: {missing:#?}");
    assert!(found > 500, "only {found} keys are said");
}

#[test]
fn the_pseudo_language_has_every_message_in_accents() {
    let pseudo = crate::Language::pseudo();
    assert_eq!(pseudo.say("command-accept"), "⟦Ýéš⟧");
    assert_eq!(pseudo.code(), "x-pseudo");
    assert_eq!("x-pseudo".parse(), Ok(pseudo));
    for key in english().keys() {
        let text = pseudo.say(key);
        assert!(
            text.starts_with('⟦') && text.ends_with('⟧'),
            "{key}: {text}"
        );
    }
}

#[test]
fn a_browser_gets_the_language_it_likes_best_of_those_there_are() {
    use crate::Language;
    let english = Some(Language::english());
    assert_eq!(Language::accepted("en"), english);
    assert_eq!(Language::accepted("xx, en-GB;q=0.7"), english);
    assert_eq!(Language::accepted("en;q=0"), None);
    assert_eq!(Language::accepted("xx;q=junk, ,;"), None);
    // Nobody is offered the language that nobody speaks.
    assert_eq!(Language::accepted("x-pseudo"), None);
}

/// The keys that are looked up when all there is to say is said.
fn say_everything() -> BTreeSet<String> {
    watch::begin();
    super::crew::say_everything();
    super::records::say_everything();
    super::rivals::say_everything();
    en().name();
    let seen = watch::end();
    assert!(seen.faults.is_empty(), "{:#?}", seen.faults);
    seen.keys
}

/// Every string written in the code of the other crates.
fn literals(folder: &Path) -> BTreeSet<String> {
    let code = sources(folder);
    let parts = code.iter().flat_map(|code| code.split('"'));
    parts.map(str::to_owned).collect()
}

/// The code of the other crates.
fn sources(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let skip = ["words", "tests", "content"].map(Path::new);
        if path
            .file_name()
            .is_some_and(|name| skip.iter().any(|s| s.as_os_str() == name))
        {
            continue;
        }
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            found.push(fs::read_to_string(&path).unwrap_or_default());
        }
    }
    found
}
