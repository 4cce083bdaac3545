//! One request and its answer.

use super::PATIENCE;
use serde_json::Value;
use ureq::http::{HeaderMap, Request};

/// A request in the making.
pub struct Ask {
    method: &'static str,
    url: String,
    headers: Vec<(&'static str, String)>,
    body: Option<Vec<u8>>,
}

pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub body: String,
}

impl Ask {
    pub fn new(method: &'static str, url: String) -> Ask {
        Ask {
            method,
            url,
            headers: Vec::new(),
            body: None,
        }
    }

    pub fn header(mut self, name: &'static str, value: impl Into<String>) -> Ask {
        self.headers.push((name, value.into()));
        self
    }

    /// As the program that has this key.
    pub fn key(self, key: &str) -> Ask {
        self.header("authorization", format!("Bearer {key}"))
    }

    /// As the browser that has this key.
    pub fn cookie(self, key: &str) -> Ask {
        self.header("cookie", format!("getaway={key}"))
    }

    pub fn json(self, body: &Value) -> Ask {
        self.body("application/json", body.to_string())
    }

    pub fn form(self, body: &str) -> Ask {
        self.body("application/x-www-form-urlencoded", body)
    }

    pub fn body(mut self, kind: &str, body: impl Into<Vec<u8>>) -> Ask {
        self.body = Some(body.into());
        self.header("content-type", kind)
    }

    pub fn send(self) -> Answer {
        let ask = format!("{} {}", self.method, self.url);
        self.try_send()
            .unwrap_or_else(|error| panic!("{ask}: {error}"))
    }

    /// For when the server may be away.
    pub fn try_send(self) -> Result<Answer, ureq::Error> {
        let agent: ureq::Agent = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .timeout_global(Some(PATIENCE))
            .build()
            .into();
        let mut request = Request::builder().method(self.method).uri(&self.url);
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let mut response = match self.body {
            Some(body) => agent.run(request.body(body)?)?,
            None if self.method == "POST" => agent.run(request.body(Vec::new())?)?,
            None => agent.run(request.body(())?)?,
        };
        Ok(Answer {
            status: response.status().as_u16(),
            headers: response.headers().clone(),
            // Pictures are no text, and nobody here reads them.
            body: String::from_utf8_lossy(&response.body_mut().read_to_vec()?).into_owned(),
        })
    }
}

impl Answer {
    /// The answer must be this.
    #[track_caller]
    pub fn expect(self, status: u16) -> Answer {
        assert_eq!(self.status, status, "{}", self.body);
        self
    }

    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("not JSON: {}", self.body))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).and_then(|value| value.to_str().ok())
    }

    /// The key that a browser is given.
    pub fn cookie(&self) -> Option<&str> {
        let cookie = self.header("set-cookie")?.strip_prefix("getaway=")?;
        cookie.split(';').next()
    }

    /// Refused with this sentence, on a page or in JSON.
    #[track_caller]
    pub fn says(&self, sentence: &str) {
        // Pages write these as entities, JSON some of them with a backslash.
        let escaped = sentence.replace('&', "&amp;").replace('"', "&quot;");
        let said = self.body.contains(sentence) || self.body.contains(&escaped);
        assert!(said, "{sentence:?} is not in {}", self.body);
    }
}
