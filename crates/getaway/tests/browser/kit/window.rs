//! A browser window and what people do with it.

use super::{BLINK, Kind, PATIENCE};
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::Instant;
use url::Url;

/// One person's window, with a profile of its own.
pub struct Window {
    client: Client,
    kind: Kind,
}
