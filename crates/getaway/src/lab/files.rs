//! Writing results so that nothing is lost halfway.

use crate::failure::Failure;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use words::Language;

/// Results of the longest run are smaller.
const MOST_BYTES: u64 = 1 << 30;

/// A folder that takes the files of a run.
pub struct Folder {
    lang: Language,
    path: PathBuf,
}

impl Folder {
    /// The folder somebody asked for, if they did.
    pub fn asked(lang: Language, path: Option<&Path>) -> Result<Option<Folder>, Failure> {
        path.map(|path| Folder::open(lang, path)).transpose()
    }

    /// Makes the folder if it is not there, and tries whether it takes files.
    fn open(lang: Language, path: &Path) -> Result<Folder, Failure> {
        let folder = Folder {
            lang,
            path: path.to_owned(),
        };
        let tried = fs::create_dir_all(path).and_then(|()| {
            let part = folder.part("try");
            File::create(&part)?;
            fs::remove_file(&part)
        });
        match tried {
            Ok(()) => Ok(folder),
            Err(error) => {
                let (path, why) = (path.display().to_string(), error.to_string());
                let arguments = [("folder", &*path), ("why", &why)];
                let sentence = lang.say_with("program-cannot-write-to", &arguments);
                Err(Failure::Asked(sentence))
            }
        }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// Says which files are in it now.
    pub fn tell(&self, out: &mut impl Write, files: &[&str]) -> Result<(), Failure> {
        let files = self.lang.list(files.iter().map(|&file| file.to_owned()));
        let path = self.path.display().to_string();
        let arguments = [("folder", &*path), ("files", &files)];
        let sentence = self.lang.say_with("program-files", &arguments);
        Ok(writeln!(out, "\n{sentence}")?)
    }

    /// A file's text; none if there is no such file.
    pub fn read(&self, name: &str) -> Result<Option<String>, Failure> {
        let path = self.path(name);
        let cannot = |why: String| {
            let file = path.display().to_string();
            let arguments = [("file", &*file), ("why", &why)];
            Failure::Asked(self.lang.say_with("program-cannot-read", &arguments))
        };
        match fs::metadata(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(cannot(error.to_string())),
            Ok(about) if about.len() > MOST_BYTES => {
                let most = (MOST_BYTES >> 20).to_string();
                let why = self.lang.say_with("program-too-long", &[("most", &most)]);
                return Err(cannot(why));
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
            true => {
                let file = path.display().to_string();
                let sentence = self.lang.say_with("lab-file-exists", &[("file", &file)]);
                Err(Failure::Asked(sentence))
            }
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
            Failure::cannot_write(self.lang, &path, &error)
        })
    }

    fn part(&self, name: &str) -> PathBuf {
        self.path.join(format!(".{name}.{}", std::process::id()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::tempdir;

    #[test]
    fn what_is_written_is_read_and_nothing_else_is_left() {
        let home = tempdir().unwrap();
        let folder = Folder::open(Language::english(), &home.path().join("a/b")).unwrap();
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
        let lang = Language::english();
        assert!(Folder::open(lang, &file.join("deep")).is_err());
        assert!(Folder::open(lang, &file).is_err());
        assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    }
}
