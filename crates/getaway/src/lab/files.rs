//! Writing results so that nothing is lost halfway.

use crate::failure::Failure;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Results of the longest run are smaller.
const MOST_BYTES: u64 = 1 << 30;

/// A folder that takes the files of a run.
pub struct Folder(PathBuf);

impl Folder {
    /// Makes the folder if it is not there, and tries whether it takes files.
    pub fn open(path: &Path) -> Result<Folder, Failure> {
        let folder = Folder(path.to_owned());
        let tried = fs::create_dir_all(path).and_then(|()| {
            let part = folder.part("try");
            File::create(&part)?;
            fs::remove_file(&part)
        });
        match tried {
            Ok(()) => Ok(folder),
            Err(error) => {
                let sentence = format!("cannot write to {}: {error}", path.display());
                Err(Failure::Asked(sentence))
            }
        }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// A file's text; none if there is no such file.
    pub fn read(&self, name: &str) -> Result<Option<String>, Failure> {
        let path = self.path(name);
        let cannot = |why: String| Failure::Asked(format!("cannot read {}: {why}", path.display()));
        match fs::metadata(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(cannot(error.to_string())),
            Ok(about) if about.len() > MOST_BYTES => {
                let most = MOST_BYTES >> 20;
                return Err(cannot(format!("it is longer than {most} MiB")));
            }
            Ok(_) => {}
        }
        let text = fs::read_to_string(&path);
        text.map(Some).map_err(|error| cannot(error.to_string()))
    }

    /// Refuses where there is such a file already and it is not to be replaced.
    pub fn free(&self, name: &str, force: bool) -> Result<(), Failure> {
        let path = self.path(name);
        match path.exists() && !force {
            true => Err(Failure::Asked(format!(
                "{} is there already: replace it by --force",
                path.display()
            ))),
            false => Ok(()),
        }
    }

    /// Replaces a file as a whole: whoever looks sees the old one or the new one.
    pub fn write(&self, name: &str, text: &str) -> Result<(), Failure> {
        let path = self.path(name);
        let part = self.part(name);
        let written = File::create(&part).and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            fs::rename(&part, &path)
        });
        written.map_err(|error| {
            // It is of no use to anybody.
            let _ = fs::remove_file(&part);
            Failure::Asked(format!("cannot write {}: {error}", path.display()))
        })
    }

    fn part(&self, name: &str) -> PathBuf {
        self.0.join(format!(".{name}.{}", std::process::id()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::tempdir;

    #[test]
    fn what_is_written_is_read_and_nothing_else_is_left() {
        let home = tempdir().unwrap();
        let folder = Folder::open(&home.path().join("a/b")).unwrap();
        assert_eq!(folder.read("x").unwrap(), None);
        folder.write("x", "one").unwrap();
        folder.write("x", "two").unwrap();
        assert_eq!(folder.read("x").unwrap().as_deref(), Some("two"));
        let left = fs::read_dir(home.path().join("a/b")).unwrap().count();
        assert_eq!(left, 1);
    }

    #[test]
    fn a_file_is_no_folder() {
        let home = tempdir().unwrap();
        let file = home.path().join("file");
        fs::write(&file, "mine").unwrap();
        assert!(Folder::open(&file.join("deep")).is_err());
        assert!(Folder::open(&file).is_err());
        assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    }
}
