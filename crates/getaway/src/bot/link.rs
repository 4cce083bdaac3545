//! Where a table is.

use server::id::TableId;
use std::fmt;
use std::str::FromStr;
use ureq::http::Uri;

/// The link of a table: `http://server/t/table`. Pages of the table and its address for programs will do as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLink {
    /// Host and port.
    pub address: String,
    table: TableId,
}

impl TableLink {
    /// Something of this table in the interface for programs.
    pub fn api(&self, path: &str) -> String {
        format!("http://{}/api/tables/{}{path}", self.address, self.table)
    }

    /// Its connection for programs. We list what is legal ourselves, so we want to hear little of it.
    pub fn socket(&self) -> String {
        let (address, table) = (&self.address, self.table);
        format!("ws://{address}/api/tables/{table}/socket?legal=changes")
    }
}

impl fmt::Display for TableLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}/t/{}", self.address, self.table)
    }
}

impl FromStr for TableLink {
    type Err = String;

    fn from_str(text: &str) -> Result<TableLink, String> {
        let bad = || "this is not the link of a table: it looks like http://127.0.0.1:7474/t/y1z3kq0w9h2e";
        let link: Uri = text.trim().parse().map_err(|_| bad())?;
        if link.scheme_str() == Some("https") {
            let why = "this bot does not speak https: give it the server's own address, which begins with http://";
            return Err(why.to_owned());
        }
        let server = link
            .authority()
            .filter(|_| link.scheme_str() == Some("http"));
        let server = server.filter(|server| !server.as_str().contains('@'));
        let server = server.ok_or_else(bad)?;
        let path = link.path();
        let table = path
            .strip_prefix("/t/")
            .or_else(|| path.strip_prefix("/api/tables/"));
        let table = table.and_then(|rest| rest.split('/').next());
        let table = table.and_then(|table| table.parse().ok()).ok_or_else(bad)?;
        let port = server.port_u16().unwrap_or(80);
        Ok(TableLink {
            address: format!("{}:{port}", server.host()),
            table,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_of_a_table_are_understood() {
        let link = |text: &str| text.parse::<TableLink>().map(|link| link.to_string());
        let here = "http://127.0.0.1:7474/t/y1z3kq0w9h2e";
        for text in [
            here,
            " http://127.0.0.1:7474/t/y1z3kq0w9h2e\n",
            "http://127.0.0.1:7474/t/y1z3kq0w9h2e/seats",
            "http://127.0.0.1:7474/t/y1z3kq0w9h2e?n=3#map",
            "http://127.0.0.1:7474/api/tables/y1z3kq0w9h2e",
        ] {
            assert_eq!(link(text).as_deref(), Ok(here), "{text}");
        }
        let far = link("http://heists.example/t/y1z3kq0w9h2e");
        assert_eq!(
            far.as_deref(),
            Ok("http://heists.example:80/t/y1z3kq0w9h2e")
        );
        let six = link("http://[::1]:7474/t/y1z3kq0w9h2e");
        assert_eq!(six.as_deref(), Ok("http://[::1]:7474/t/y1z3kq0w9h2e"));
    }

    #[test]
    fn what_is_no_link_is_refused() {
        for text in [
            "",
            "y1z3kq0w9h2e",
            "127.0.0.1:7474",
            "http://127.0.0.1:7474",
            "http://127.0.0.1:7474/t/",
            "http://127.0.0.1:7474/t/nowhere",
            "http://me:secret@127.0.0.1/t/y1z3kq0w9h2e",
            "ftp://127.0.0.1/t/y1z3kq0w9h2e",
            "http:// /t/y1z3kq0w9h2e",
        ] {
            assert!(text.parse::<TableLink>().is_err(), "{text}");
        }
        let secure = "https://heists.example/t/y1z3kq0w9h2e".parse::<TableLink>();
        assert!(secure.unwrap_err().contains("https"));
    }
}
