//! What whoever sends a bot to a table can choose.

use super::link::TableLink;
use bots::Level;
use clap::Args;
use server::key::Key;
use std::time::Duration;

/// Options of `getaway bot`.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// The link of the table, as people get it
    #[arg(long, value_name = "URL")]
    pub table: TableLink,
    /// The seat to take, counted from 0; otherwise the first free one
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<u8>,
    /// How well it plays: random, scripted or search
    #[arg(long, default_value_t = Level::Scripted)]
    pub level: Level,
    /// How long a search bot thinks about one decision
    #[arg(long, default_value = "200ms", value_name = "TIME", value_parser = server::thinking_time)]
    pub think: Duration,
    /// The pause between its steps, so that people can follow
    #[arg(long, default_value = "900ms", value_name = "TIME", value_parser = server::waiting_time)]
    pub pace: Duration,
    /// How long it lets others choose first
    #[arg(long, default_value = "5s", value_name = "TIME", value_parser = server::waiting_time)]
    pub patience: Duration,
    /// What it is called at the table
    #[arg(long)]
    pub name: Option<String>,
    /// The key of a seat it already has, to come back to it
    #[arg(long, value_parser = key)]
    pub key: Option<Key>,
}

fn key(text: &str) -> Result<Key, &'static str> {
    text.parse().map_err(|_| "a key has 32 digits from 0 to f")
}
