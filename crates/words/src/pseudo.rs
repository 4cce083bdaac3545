//! A language that nobody speaks, made from English: every sentence in marks, every letter with an accent. A plain letter on a
//! page in it did not come through a language.

use crate::catalog::Catalog;
use crate::language::FOLDERS;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// How it is asked for.
pub(crate) const CODE: &str = "x-pseudo";

pub(crate) fn catalog() -> Catalog {
    let english = FOLDERS.iter().filter(|source| source.code == "en");
    let files = english.flat_map(|source| source.files);
    let texts: Vec<String> = files.map(|(_, text)| accented_file(text)).collect();
    Catalog::read(CODE, texts.iter().map(String::as_str))
}

/// A file with every message in marks and accents.
fn accented_file(text: &str) -> String {
    let mut file = parser::parse(text.to_owned()).unwrap_or_else(|(file, _)| file);
    for entry in &mut file.body {
        let (value, attributes) = match entry {
            Entry::Message(message) => (message.value.as_mut(), &mut message.attributes),
            Entry::Term(term) => (Some(&mut term.value), &mut term.attributes),
            _ => continue,
        };
        for pattern in value
            .into_iter()
            .chain(attributes.iter_mut().map(|attribute| &mut attribute.value))
        {
            accent_pattern(pattern);
            let mark = |value: &str| PatternElement::TextElement {
                value: value.to_owned(),
            };
            pattern.elements.insert(0, mark("⟦"));
            pattern.elements.push(mark("⟧"));
        }
    }
    serializer::serialize(&file)
}

fn accent_pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = accented(value),
            PatternElement::Placeable { expression } => accent_expression(expression),
        }
    }
}

fn accent_expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                accent_pattern(&mut variant.value);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            accent_expression(expression);
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) if !value.contains('\\') => {
            *value = accented(value);
        }
        Expression::Inline(_) => {}
    }
}

/// Every letter of the alphabet as one that looks like it.
pub(crate) fn accented(text: &str) -> String {
    const SMALL: [char; 26] = [
        'á', 'ƀ', 'ç', 'ð', 'é', 'ƒ', 'ĝ', 'ĥ', 'í', 'ĵ', 'ķ', 'ļ', 'ɱ', 'ñ', 'ó', 'þ', 'ɋ', 'ŕ',
        'š', 'ţ', 'ú', 'ṽ', 'ŵ', 'ẋ', 'ý', 'ž',
    ];
    const LARGE: [char; 26] = [
        'Á', 'Ɓ', 'Ç', 'Ð', 'É', 'Ƒ', 'Ĝ', 'Ĥ', 'Í', 'Ĵ', 'Ķ', 'Ļ', 'Ṁ', 'Ñ', 'Ó', 'Þ', 'Ɋ', 'Ŕ',
        'Š', 'Ţ', 'Ú', 'Ṽ', 'Ŵ', 'Ẋ', 'Ý', 'Ž',
    ];
    let letter = |c: char| match c {
        'a'..='z' => SMALL[usize::from(c as u8 - b'a')],
        'A'..='Z' => LARGE[usize::from(c as u8 - b'A')],
        other => other,
    };
    text.chars().map(letter).collect()
}
