//! Pictures that chats show beside a link: a drawing becomes a PNG, one at a time, and the latest are kept.

use axum::body::Bytes;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use thiserror::Error;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// How large a picture is, as chats want it.
pub const SIZE: [u32; 2] = [1200, 630];
/// Pictures that are kept, each about 100 KB.
const KEPT: usize = 64;
/// How long a picture may wait for those before it.
const WAIT: Duration = Duration::from_secs(5);

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum NoPicture {
    #[error("too many pictures are being drawn")]
    Crowded,
    #[error("the drawing cannot be read: {0}")]
    Drawing(#[from] resvg::usvg::Error),
    #[error("it cannot be written: {0}")]
    Writing(String),
}

/// The pictures of one server.
pub struct Pictures {
    /// What was drawn from which drawing, the latest asked for last.
    drawn: Mutex<VecDeque<(String, Bytes)>>,
    easel: Semaphore,
}

impl Default for Pictures {
    fn default() -> Pictures {
        Pictures {
            drawn: Mutex::default(),
            easel: Semaphore::new(1),
        }
    }
}

impl Pictures {
    /// The picture of a drawing.
    pub async fn png(&self, drawing: String) -> Result<Bytes, NoPicture> {
        if let Some(known) = self.known(&drawing) {
            return Ok(known);
        }
        let turn = timeout(WAIT, self.easel.acquire()).await;
        let _turn = turn.map_err(|_| NoPicture::Crowded)?;
        // Somebody before us may have wanted the same.
        if let Some(known) = self.known(&drawing) {
            return Ok(known);
        }
        let (drawing, picture) = spawn_blocking(move || {
            let picture = paint(&drawing);
            (drawing, picture)
        })
        .await
        .map_err(|error| NoPicture::Writing(error.to_string()))?;
        let picture = Bytes::from(picture?);
        let mut drawn = self.lock();
        drawn.push_back((drawing, picture.clone()));
        if drawn.len() > KEPT {
            drawn.pop_front();
        }
        Ok(picture)
    }

    fn known(&self, drawing: &str) -> Option<Bytes> {
        let mut drawn = self.lock();
        let at = drawn.iter().position(|(other, _)| other == drawing)?;
        let found = drawn.remove(at)?;
        let picture = found.1.clone();
        drawn.push_back(found);
        Some(picture)
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(String, Bytes)>> {
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An SVG as a PNG of our size. It brings no letters and no pictures of others.
fn paint(drawing: &str) -> Result<Vec<u8>, NoPicture> {
    let tree = Tree::from_str(drawing, &Options::default())?;
    let [wide, high] = SIZE;
    let unwritten = |what: &str| NoPicture::Writing(what.to_owned());
    let mut pixels = Pixmap::new(wide, high).ok_or_else(|| unwritten("no room"))?;
    let size = tree.size();
    let scale = Transform::from_scale(wide as f32 / size.width(), high as f32 / size.height());
    resvg::render(&tree, scale, &mut pixels.as_mut());
    pixels
        .encode_png()
        .map_err(|error| unwritten(&error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 63" width="120" height="63"><rect width="120" height="63" fill="#ff0000"/></svg>"##;

    #[tokio::test]
    async fn a_drawing_becomes_a_picture_of_our_size() {
        let png = Pictures::default().png(RED.to_owned()).await.unwrap();
        let pixels = Pixmap::decode_png(&png).unwrap();
        assert_eq!([pixels.width(), pixels.height()], SIZE);
        for at in [(0, 0), (1199, 629)] {
            let pixel = pixels.pixel(at.0, at.1).unwrap();
            assert_eq!((pixel.red(), pixel.green(), pixel.alpha()), (255, 0, 255));
        }
    }

    #[tokio::test]
    async fn the_latest_are_kept_and_no_more() {
        let pictures = Pictures::default();
        for n in 0..=KEPT {
            let other = RED.replace("#ff0000", &format!("#0000{n:02x}"));
            pictures.png(other).await.unwrap();
        }
        assert_eq!(pictures.lock().len(), KEPT);
        assert!(pictures.known(&RED.replace("ff0000", "000000")).is_none());
        assert!(pictures.known(&RED.replace("ff0000", "000001")).is_some());
    }

    #[tokio::test]
    async fn what_is_no_drawing_is_said_so() {
        let refused = Pictures::default().png("<svg".to_owned()).await;
        assert!(matches!(refused, Err(NoPicture::Drawing(_))));
    }
}
