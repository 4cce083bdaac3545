//! The program as a server process, with fresh data.

use super::{Ask, PATIENCE};
use server::id::TableId;
use server::key::Key;
use server::store::{SqliteStore, Store};
use server::table_summary::TableSummary;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Where a server is, whether it runs or not.
#[derive(Clone, Debug)]
pub struct Site {
    /// Host and port.
    pub address: String,
}

impl Site {
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub fn get(&self, path: &str) -> Ask {
        Ask::new("GET", self.url(path))
    }

    pub fn post(&self, path: &str) -> Ask {
        Ask::new("POST", self.url(path))
    }

    pub fn delete(&self, path: &str) -> Ask {
        Ask::new("DELETE", self.url(path))
    }
}

/// A server process.
pub struct Server {
    process: Child,
    _out: BufReader<ChildStdout>,
    folder: TempDir,
    program: PathBuf,
    options: Vec<String>,
    pub site: Site,
}

/// The program under test.
const PROGRAM: &str = env!("CARGO_BIN_EXE_getaway");

impl Deref for Server {
    type Target = Site;

    fn deref(&self) -> &Site {
        &self.site
    }
}

impl Server {
    pub fn start() -> Server {
        Server::with(&[])
    }

    /// Without the limits that a test could run into which plays as fast as the machine allows.
    pub fn quick() -> Server {
        Server::with(&["--messages", "100000", "--requests", "100000"])
    }

    /// With these options of `getaway serve`.
    pub fn with(options: &[&str]) -> Server {
        Server::of(Path::new(PROGRAM), options)
    }

    /// Of another build of the program.
    pub fn of(program: &Path, options: &[&str]) -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        Server::listening(program, folder, "127.0.0.1:0", options).expect("the server starts")
    }

    /// With a copy of this database.
    pub fn opening(database: &Path, options: &[&str]) -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::copy(database, data_in(&folder)).expect("a copy");
        let program = Path::new(PROGRAM);
        Server::listening(program, folder, "127.0.0.1:0", options).expect("the server starts")
    }

    /// Known by this address to people.
    pub fn public(url: &str) -> Server {
        // Somebody else may take it first.
        let begun = Instant::now();
        loop {
            let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
            let free = free.expect("a free port").to_string();
            let folder = tempfile::tempdir().expect("a folder");
            let options = ["--public-url", url];
            let server = Server::listening(Path::new(PROGRAM), folder, &free, &options);
            if let Some(server) = server {
                return server;
            }
            assert!(begun.elapsed() < PATIENCE, "the server does not start");
        }
    }

    fn listening(
        program: &Path,
        folder: TempDir,
        listen: &str,
        options: &[&str],
    ) -> Option<Server> {
        let options: Vec<String> = options.iter().map(|&option| option.to_owned()).collect();
        let (process, out, address) = run(program, &data_in(&folder), listen, &options)?;
        Some(Server {
            process,
            _out: out,
            folder,
            program: program.to_owned(),
            options,
            site: Site { address },
        })
    }

    /// Ends it without a word.
    pub fn kill(&mut self) {
        self.process.kill().expect("it can be killed");
        self.process.wait().expect("it ends");
    }

    /// Asks it to stop, and waits until it has.
    pub fn stop(&mut self) -> ExitStatus {
        let pid = self.process.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &pid]).status();
        assert!(asked.expect("kill runs").success());
        let begun = Instant::now();
        loop {
            if let Some(status) = self.process.try_wait().expect("it can be waited for") {
                return status;
            }
            assert!(begun.elapsed() < PATIENCE, "the server does not stop");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Starts it again where it was, with what it has written.
    pub fn restart(&mut self) {
        let begun = Instant::now();
        loop {
            let data = self.data();
            let ran = run(&self.program, &data, &self.site.address, &self.options);
            if let Some((process, out, _)) = ran {
                (self.process, self._out) = (process, out);
                return;
            }
            // Somebody may have the port for a moment.
            assert!(begun.elapsed() < PATIENCE, "it does not start again");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Its database.
    pub fn data(&self) -> PathBuf {
        data_in(&self.folder)
    }

    /// Puts a table with these rows into its database behind its back, one of those of whoever has this key. Tells the
    /// name of the table.
    pub fn put_log(&self, key: &str, rows: &[&str]) -> String {
        let key: Key = key.parse().expect("a key");
        let id = TableId::new().expect("a name");
        let rows = rows.iter().map(|&row| row.to_owned()).collect();
        let summary = TableSummary::titled("A lost job");
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        runtime.block_on(async {
            let store = SqliteStore::open(&self.data()).await.expect("the database");
            store.create(id, summary, rows).await.expect("it is kept");
            store.know(key.hash(), id).await.expect("it is noted");
        });
        id.to_string()
    }

    /// Everything it has written to the disk.
    pub fn written(&self) -> Vec<u8> {
        let files = std::fs::read_dir(self.folder.path()).expect("a folder");
        let files = files.map(|file| file.expect("a file").path());
        files
            .flat_map(|file| std::fs::read(file).expect("a file"))
            .collect()
    }
}

fn data_in(folder: &TempDir) -> PathBuf {
    folder.path().join("tables.db")
}

/// A server and where it is; none if it ended instead of saying that.
fn run(
    program: &Path,
    data: &Path,
    listen: &str,
    options: &[String],
) -> Option<(Child, BufReader<ChildStdout>, String)> {
    let mut process = Command::new(program)
        .args(["serve", "--listen", listen, "--data"])
        .arg(data)
        .args(options)
        .env("RUST_LOG", "error")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let mut out = BufReader::new(process.stdout.take().expect("a pipe"));
    let mut line = String::new();
    out.read_line(&mut line)
        .expect("the server says where it is");
    if line.is_empty() {
        process.wait().expect("it ends");
        return None;
    }
    // With a public address it says that one.
    let address = match listen.ends_with(":0") {
        true => line.trim_end().rsplit('/').next().unwrap_or_default(),
        false => listen,
    };
    Some((process, out, address.to_owned()))
}

/// A test that fails must not leave its server behind.
impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
