//! The messages of one language, read once.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use fluent_syntax::ast::Entry;
use std::collections::HashMap;

pub(crate) struct Catalog {
    bundle: FluentBundle<FluentResource>,
    /// Every text that needs no arguments, made once. Attributes are under `message.attribute`.
    fixed: HashMap<String, String>,
}

impl Catalog {
    /// What can be read of broken files is better than nothing; the tests tell of the rest.
    pub fn read<'t>(code: &str, files: impl Iterator<Item = &'t str>) -> Catalog {
        let tag = code.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks that keep scripts of two directions apart would stand in terminals as boxes.
        bundle.set_use_isolating(false);
        let mut keys = Vec::new();
        for text in files {
            let file = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(file, _)| file);
            for entry in file.entries() {
                if let Entry::Message(message) = entry {
                    let id = message.id.name;
                    let attributes = message.attributes.iter();
                    keys.push(id.to_owned());
                    keys.extend(attributes.map(|attribute| format!("{id}.{}", attribute.id.name)));
                }
            }
            bundle.add_resource_overriding(file);
        }
        let mut catalog = Catalog {
            bundle,
            fixed: HashMap::new(),
        };
        for key in keys {
            let mut faults = Vec::new();
            let text = catalog.text(&key, &FluentArgs::new(), &mut faults);
            if let Some(text) = text.filter(|_| faults.is_empty()) {
                catalog.fixed.insert(key, text);
            }
        }
        catalog
    }

    /// The text of a key that needs no arguments.
    pub fn fixed(&self, key: &str) -> Option<&str> {
        self.fixed.get(key).map(String::as_str)
    }

    pub fn text(
        &self,
        key: &str,
        arguments: &FluentArgs,
        faults: &mut Vec<FluentError>,
    ) -> Option<String> {
        let pattern = match key.split_once('.') {
            None => self.bundle.get_message(key)?.value()?,
            Some((key, attribute)) => {
                let message = self.bundle.get_message(key)?;
                message.get_attribute(attribute)?.value()
            }
        };
        let text = self.bundle.format_pattern(pattern, Some(arguments), faults);
        Some(text.into_owned())
    }
}
