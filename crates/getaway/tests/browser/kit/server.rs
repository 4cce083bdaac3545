//! The real program, serving fresh data on a free port.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

/// The files of its database.
const DATA: [&str; 3] = ["getaway.db", "getaway.db-wal", "getaway.db-shm"];

/// A running server. It ends with the test.
pub struct Server {
    child: Child,
    folder: PathBuf,
    address: String,
    options: &'static [&'static str],
}

impl Server {
    /// Starts one that nobody has been to yet.
    pub fn start() -> Server {
        Server::with(&[])
    }

    /// The same with more options of the command line.
    pub fn with(options: &'static [&'static str]) -> Server {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("getaway-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the data");
        let child = serve(&folder, "127.0.0.1:0", options);
        let mut server = Server {
            child,
            folder,
            address: String::new(),
            options,
        };
        server.address = server.listen();
        server
    }

    /// The address of a page.
    pub fn at(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    /// A place for files that go away with the server.
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Ends it without a warning.
    pub fn kill(&mut self) {
        self.child.kill().expect("the server can be killed");
        self.child.wait().expect("the server is gone");
    }

    /// Stops it where it is: its connections stay, and nothing comes over them.
    pub fn freeze(&self) {
        self.signal("-STOP");
    }

    /// Lets it go on.
    pub fn thaw(&self) {
        self.signal("-CONT");
    }

    fn signal(&self, signal: &str) {
        let number = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &number]).status();
        assert!(sent.expect("a program that sends signals").success());
    }

    /// Keeps its data as they are; not while it runs.
    pub fn back_up(&self) {
        for file in DATA {
            // A database that was closed well is one file.
            let _ = std::fs::copy(self.file(file), self.file(&format!("{file}.backup")));
        }
    }

    /// Puts the data back that were kept; not while it runs.
    pub fn put_back(&self) {
        for file in DATA {
            let _ = std::fs::remove_file(self.file(file));
            let _ = std::fs::rename(self.file(&format!("{file}.backup")), self.file(file));
        }
    }

    /// Starts it again where it was, with what it had.
    pub fn restart(&mut self) {
        let place = self.address.trim_start_matches("http://").to_owned();
        let begun = Instant::now();
        loop {
            self.child = serve(&self.folder, &place, self.options);
            let address = self.listen();
            if address == self.address {
                return;
            }
            // The port may take a moment to be free again.
            assert!(
                begun.elapsed() < super::PATIENCE,
                "the server does not start again"
            );
            std::thread::sleep(super::BLINK);
        }
    }

    /// Waits until it says where it is. Nothing when it ended instead.
    fn listen(&mut self) -> String {
        let out = self.child.stdout.take().expect("a pipe");
        let mut lines = BufReader::new(out).lines();
        let line = lines.next().and_then(Result::ok).unwrap_or_default();
        let address = line.strip_prefix("Getaway is at ").unwrap_or_default();
        address.to_owned()
    }
}

fn serve(folder: &std::path::Path, listen: &str, options: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_getaway"))
        .arg("serve")
        .args(["--listen", listen])
        .arg("--data")
        .arg(folder.join("getaway.db"))
        .args(options)
        .env("RUST_LOG", "warn")
        // Whoever wants to may read the language that nobody speaks.
        .env("GETAWAY_PSEUDO", "1")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
