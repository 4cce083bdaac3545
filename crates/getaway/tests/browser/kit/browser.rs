//! Chromium, driven through chromedriver.

use super::{BLINK, PATIENCE, Window};
use fantoccini::ClientBuilder;
use fantoccini::wd::Capabilities;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;
use tokio::sync::{Mutex, MutexGuard};

/// One test at a time has the browser: each wants the whole machine.
static TURN: Mutex<()> = Mutex::const_new(());

/// What somebody sits in front of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// 1280 by 800.
    Desk,
    /// The same, for somebody who asked for less motion.
    Still,
    /// 390 by 844, with touch.
    Phone,
}

/// A driver from which windows are opened. It and its windows end with the test.
pub struct Browser {
    driver: Child,
    port: u16,
    profiles: PathBuf,
    _turn: MutexGuard<'static, ()>,
}

impl Browser {
    /// Waits for its turn and starts the driver.
    pub async fn start() -> Browser {
        let turn = TURN.lock().await;
        let port = free_port();
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("getaway-windows-{}-{n}", std::process::id());
        let profiles = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&profiles).expect("a folder for profiles");
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .expect("chromedriver starts (./test installs it)");
        let browser = Browser {
            driver,
            port,
            profiles,
            _turn: turn,
        };
        let begun = Instant::now();
        while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(begun.elapsed() < PATIENCE, "chromedriver does not answer");
            tokio::time::sleep(BLINK).await;
        }
        browser
    }

    /// Opens a window of somebody who was never here.
    pub async fn window(&self, kind: Kind) -> Window {
        self.logging(kind, json!({ "browser": "ALL" })).await
    }

    /// The same, and everything that reaches it can be listened to: see [`Window::overheard`].
    pub async fn tapped(&self, kind: Kind) -> Window {
        self.logging(kind, json!({ "browser": "ALL", "performance": "ALL" }))
            .await
    }

    async fn logging(&self, kind: Kind, logs: Value) -> Window {
        let mut capabilities = Capabilities::new();
        capabilities.insert("goog:chromeOptions".to_owned(), self.options(kind));
        capabilities.insert("goog:loggingPrefs".to_owned(), logs);
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let client = ClientBuilder::new(connector)
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .expect("Chromium starts");
        let window = Window::new(client, kind);
        if kind != Kind::Phone {
            window.size(1280, 800).await;
        }
        window
    }

    fn options(&self, kind: Kind) -> Value {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let profile = self.profiles.join(n.to_string());
        let mut arguments = vec![
            "--headless".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-quic".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--no-first-run".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-sync".to_owned(),
            "--hide-scrollbars".to_owned(),
            "--window-size=1280,800".to_owned(),
            format!("--user-data-dir={}", profile.display()),
        ];
        if kind == Kind::Still {
            arguments.push("--force-prefers-reduced-motion".to_owned());
        }
        let mut options = json!({ "args": arguments });
        if kind == Kind::Phone {
            options["mobileEmulation"] = json!({
                "deviceMetrics": { "width": 390, "height": 844, "pixelRatio": 2, "touch": true, "mobile": true },
            });
        }
        options
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver and its windows are one group of processes.
        let group = format!("-{}", self.driver.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _ = self.driver.wait();
        let _ = std::fs::remove_dir_all(&self.profiles);
    }
}

fn free_port() -> u16 {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    taken.local_addr().expect("its address").port()
}
