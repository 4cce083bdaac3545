//! Requests to the server under load, one after another over one connection.

use crate::error::StressError;
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{self, SendRequest};
use hyper::{Method, Request, header};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use std::net::SocketAddr;
use tokio::net::TcpStream;

/// A connection for requests.
pub struct Http {
    sender: SendRequest<Full<Bytes>>,
    host: String,
}

impl Http {
    pub async fn connect(address: SocketAddr) -> Result<Http, StressError> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        Ok(Http {
            sender,
            host: address.to_string(),
        })
    }

    pub async fn get(&mut self, path: &str) -> Result<Value, StressError> {
        self.ask(Method::GET, path, None).await
    }

    /// A page as the browser with this key sees it.
    pub async fn page(&mut self, path: &str, key: &str) -> Result<String, StressError> {
        let request = Request::get(path)
            .header(header::COOKIE, format!("getaway={key}"))
            .header(header::HOST, &self.host)
            .body(Full::default())?;
        let body = self.send(request).await?;
        Ok(String::from_utf8_lossy(&body).into_owned())
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Value, StressError> {
        self.ask(Method::POST, path, Some(body)).await
    }

    async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Value, StressError> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, &self.host)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Full::new(Bytes::from(body)))?;
        let body = self.send(request).await?;
        serde_json::from_slice(&body).map_err(|_| StressError::Unclear(path.to_owned()))
    }

    async fn send(&mut self, request: Request<Full<Bytes>>) -> Result<Bytes, StressError> {
        self.sender.ready().await?;
        let response = self.sender.send_request(request).await?;
        let status = response.status();
        let body = response.into_body().collect().await?.to_bytes();
        if !status.is_success() {
            let text = String::from_utf8_lossy(&body).into_owned();
            return Err(StressError::Refused { status, text });
        }
        Ok(body)
    }
}
