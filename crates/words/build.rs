//! Finds the files of every language, so that whoever translates touches `lang/` and nothing else.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let lang = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../lang");
    println!("cargo:rerun-if-changed={}", lang.display());
    let mut list = String::from("&[");
    for folder in sorted(&lang)?.into_iter().filter(|path| path.is_dir()) {
        println!("cargo:rerun-if-changed={}", folder.display());
        write_language(&mut list, &folder)?;
    }
    list.push(']');
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default());
    fs::write(out.join("languages.rs"), list)
}

/// `LanguageFolder { code: "en", files: &[("table.ftl", include_str!(".../table.ftl")), ...] },`
fn write_language(list: &mut String, folder: &Path) -> io::Result<()> {
    let code = folder.file_name().unwrap_or_default().to_string_lossy();
    let _ = write!(list, "LanguageFolder {{ code: {code:?}, files: &[");
    for file in sorted(folder)? {
        if file.extension().is_some_and(|kind| kind == "ftl") {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            let path = fs::canonicalize(&file)?;
            let _ = write!(list, "({name:?}, include_str!({path:?})),");
        }
    }
    list.push_str("] },");
    Ok(())
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries: io::Result<Vec<_>> = fs::read_dir(folder)?.collect();
    let mut paths: Vec<PathBuf> = entries?.into_iter().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}
