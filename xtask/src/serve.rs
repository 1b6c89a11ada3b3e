//! A file server for `dist/`, for this machine alone.

use crate::bundle;
use anyhow::{Context, Result, anyhow, ensure};
use percent_encoding::percent_decode_str;
use std::fs::File;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread;
use tiny_http::{Header, Method, Request, Response, Server};

pub fn listen(port: u16) -> Result<Server> {
    // One of tiny_http's errors is a box without a source.
    Server::http(("127.0.0.1", port))
        .map_err(|error| anyhow!("{error}"))
        .with_context(|| format!("port {port} cannot be served at"))
}

/// Listens at the first port that is free.
pub fn listen_from(port: u16) -> Result<Server> {
    (port..port + 50)
        .find_map(|port| listen(port).ok())
        .with_context(|| format!("port {port} and the 49 after it are taken"))
}

/// Serves `dist/` under the folder `prefix` until it is stopped.
pub fn serve(server: Server, prefix: &str) -> Result<()> {
    let dist = bundle::dist();
    ensure!(dist.join("index.html").exists(), "there is no dist/ to serve: run `cargo xtask build` first");
    let prefix = format!("/{}/", prefix.trim_matches('/')).replace("//", "/");
    println!("Plakoto is at http://{}{prefix}", server.server_addr());
    println!("Ctrl+C stops it.");
    let site = Arc::new(Site { dist, prefix });
    let server = Arc::new(server);
    // A browser asks for several files at once.
    let threads: Vec<_> = (0..4)
        .map(|_| {
            let (site, server) = (site.clone(), server.clone());
            thread::spawn(move || {
                while let Ok(request) = server.recv() {
                    // One that went away is no concern of the next.
                    let _ = site.answer(request);
                }
            })
        })
        .collect();
    for thread in threads {
        thread.join().map_err(|_| anyhow!("the server broke"))?;
    }
    Ok(())
}

struct Site {
    dist: PathBuf,
    prefix: String,
}

#[derive(Debug, PartialEq)]
enum Answer {
    File(PathBuf),
    /// A folder without its last slash would break relative addresses.
    Redirect(String),
    NotFound,
}

impl Site {
    fn answer(&self, request: Request) -> std::io::Result<()> {
        if !matches!(request.method(), Method::Get | Method::Head) {
            return request.respond(Response::from_string("GET or HEAD only\n").with_status_code(405));
        }
        match self.find(request.url()) {
            Answer::File(path) => {
                let kind = mime_guess::from_path(&path).first_or_octet_stream();
                let mut kind = kind.essence_str().to_owned();
                if kind.starts_with("text/") {
                    kind += "; charset=utf-8";
                }
                let response = Response::from_file(File::open(&path)?)
                    .with_header(header("Content-Type", &kind))
                    .with_header(header("Cache-Control", "no-cache"))
                    .with_header(header("X-Content-Type-Options", "nosniff"));
                request.respond(response)
            }
            Answer::Redirect(place) => {
                request.respond(Response::empty(301).with_header(header("Location", &place)))
            }
            Answer::NotFound => request.respond(Response::from_string("not found\n").with_status_code(404)),
        }
    }

    fn find(&self, url: &str) -> Answer {
        let path = url.split(['?', '#']).next().unwrap_or_default();
        let Some(inside) = path.strip_prefix(&self.prefix) else {
            return if format!("{path}/") == self.prefix {
                Answer::Redirect(self.prefix.clone())
            } else {
                Answer::NotFound
            };
        };
        let Ok(inside) = percent_decode_str(inside).decode_utf8() else {
            return Answer::NotFound;
        };
        let inside = Path::new(&*inside);
        // Nothing but names: no `..`, no absolute path, no drive.
        if !inside.components().all(|part| matches!(part, Component::Normal(_))) {
            return Answer::NotFound;
        }
        let file = self.dist.join(inside);
        if file.is_file() {
            Answer::File(file)
        } else if file.is_dir() && !path.ends_with('/') {
            Answer::Redirect(format!("{path}/"))
        } else if file.join("index.html").is_file() {
            Answer::File(file.join("index.html"))
        } else {
            Answer::NotFound
        }
    }
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("a header in ASCII")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// A site in a folder that goes away with it; beside it lies a secret.
    struct Trial {
        folder: PathBuf,
        site: Site,
    }

    impl Trial {
        fn new(name: &str, prefix: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
            let dist = folder.join("dist");
            fs::create_dir_all(dist.join("parts")).unwrap();
            fs::write(folder.join("secret"), "").unwrap();
            fs::write(dist.join("index.html"), "").unwrap();
            fs::write(dist.join("parts/a b.js"), "").unwrap();
            let prefix = prefix.to_owned();
            Self { folder, site: Site { dist, prefix } }
        }

        fn file(&self, name: &str) -> Answer {
            Answer::File(self.site.dist.join(name))
        }
    }

    impl Drop for Trial {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.folder);
        }
    }

    #[test]
    fn files_are_found_by_address() {
        let trial = Trial::new("found", "/");
        assert_eq!(trial.site.find("/"), trial.file("index.html"));
        assert_eq!(trial.site.find("/?view=guide"), trial.file("index.html"));
        assert_eq!(trial.site.find("/parts/a%20b.js"), trial.file("parts/a b.js"));
        assert_eq!(trial.site.find("/parts"), Answer::Redirect("/parts/".to_owned()));
        assert_eq!(trial.site.find("/parts/"), Answer::NotFound);
        assert_eq!(trial.site.find("/none"), Answer::NotFound);
    }

    #[test]
    fn nothing_lies_outside_of_the_prefix() {
        let trial = Trial::new("prefix", "/a/b/");
        assert_eq!(trial.site.find("/a/b/"), trial.file("index.html"));
        assert_eq!(trial.site.find("/a/b"), Answer::Redirect("/a/b/".to_owned()));
        assert_eq!(trial.site.find("/"), Answer::NotFound);
        assert_eq!(trial.site.find("/index.html"), Answer::NotFound);
        assert_eq!(trial.site.find("/a/bc"), Answer::NotFound);
    }

    #[test]
    fn no_way_leads_out_of_the_folder() {
        let trial = Trial::new("out", "/");
        assert!(trial.folder.join("secret").is_file());
        let absolute = trial.folder.join("secret");
        for url in [
            "/../secret",
            "/parts/../../secret",
            "/%2e%2e/secret",
            "/..%2fsecret",
            &format!("/{}", absolute.display()),
            "/%ff",
        ] {
            assert_eq!(trial.site.find(url), Answer::NotFound, "{url}");
        }
    }
}
