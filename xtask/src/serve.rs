//! A file server for `dist/`, for this machine alone.

use crate::bundle;
use anyhow::{Context, Result, ensure};
use axum::Router;
use axum::http::{HeaderValue, header};
use axum::response::Redirect;
use axum::routing::get;
use std::net::TcpListener;
use std::path::Path;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

pub fn listen(port: u16) -> Result<TcpListener> {
    TcpListener::bind(("127.0.0.1", port)).with_context(|| format!("port {port} cannot be served at"))
}

/// Listens at the first port that is free.
pub fn listen_from(port: u16) -> Result<TcpListener> {
    (port..port + 50)
        .find_map(|port| listen(port).ok())
        .with_context(|| format!("port {port} and the 49 after it are taken"))
}

/// Serves `dist/` under the folder `prefix` until it is stopped.
pub fn serve(listener: TcpListener, prefix: &str) -> Result<()> {
    let dist = bundle::dist();
    ensure!(dist.join("index.html").exists(), "there is no dist/ to serve: run `cargo xtask build` first");
    serve_folder(&dist, listener, prefix)
}

/// Serves a folder in place of `dist/`.
pub fn serve_folder(files: &Path, listener: TcpListener, prefix: &str) -> Result<()> {
    let site = site(files, prefix);
    // Tokio wants it so.
    listener.set_nonblocking(true)?;
    println!("Plakoto is at http://{}{}", listener.local_addr()?, folder(prefix));
    println!("Ctrl+C stops it.");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async { axum::serve(tokio::net::TcpListener::from_std(listener)?, site).await })?;
    Ok(())
}

/// The prefix as an address has it: `/`, or `/a/b/`.
fn folder(prefix: &str) -> String {
    match prefix.trim_matches('/') {
        "" => "/".into(),
        inside => format!("/{inside}/"),
    }
}

fn site(dist: &Path, prefix: &str) -> Router {
    let files = ServeDir::new(dist);
    let folder = folder(prefix);
    let router = match folder.strip_suffix('/') {
        None | Some("") => Router::new().fallback_service(files),
        Some(without_slash) => {
            // Without its last slash the folder would break relative addresses.
            let redirect = Redirect::permanent(&folder);
            Router::new().route(without_slash, get(|| async { redirect })).nest_service(&folder, files)
        }
    };
    let set = SetResponseHeaderLayer::overriding;
    router
        .layer(set(header::CACHE_CONTROL, HeaderValue::from_static("no-cache")))
        .layer(set(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::io::{Read, Write};
    use std::net::TcpStream;
    use std::path::PathBuf;
    use std::time::Duration;

    /// A site that is served from a folder of its own; beside it lies a secret.
    struct Trial {
        folder: PathBuf,
        port: u16,
    }

    impl Trial {
        fn new(name: &str, prefix: &str) -> Trial {
            let folder = std::env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
            let dist = folder.join("dist");
            fs::create_dir_all(dist.join("parts")).unwrap();
            fs::write(folder.join("secret"), "secret").unwrap();
            fs::write(dist.join("index.html"), "index").unwrap();
            fs::write(dist.join("app.wasm"), "wasm").unwrap();
            fs::write(dist.join("sw.js"), "worker").unwrap();
            fs::write(dist.join("a.webmanifest"), "{}").unwrap();
            fs::write(dist.join("parts/a b.js"), "script").unwrap();
            let listener = listen(0).unwrap();
            let port = listener.local_addr().unwrap().port();
            let site = site(&dist, prefix);
            std::thread::spawn(move || {
                listener.set_nonblocking(true).unwrap();
                let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
                runtime.block_on(async {
                    axum::serve(tokio::net::TcpListener::from_std(listener).unwrap(), site).await.unwrap();
                });
            });
            Trial { folder, port }
        }

        fn connect(&self) -> TcpStream {
            let stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
            stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
            stream
        }

        /// Status line, headers and body.
        fn ask(&self, path: &str) -> String {
            let mut stream = self.connect();
            write!(stream, "GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            answer
        }
    }

    impl Drop for Trial {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.folder);
        }
    }

    #[test]
    fn files_are_served_with_their_type() {
        let trial = Trial::new("found", "/");
        assert!(trial.ask("/").ends_with("index"));
        assert!(trial.ask("/?view=guide").ends_with("index"));
        let wasm = trial.ask("/app.wasm").to_lowercase();
        assert!(wasm.contains("content-type: application/wasm") && wasm.contains("cache-control: no-cache"));
        // An old service worker would keep everything old.
        let worker = trial.ask("/sw.js").to_lowercase();
        assert!(
            worker.contains("content-type: text/javascript") && worker.contains("cache-control: no-cache")
        );
        let manifest = trial.ask("/a.webmanifest").to_lowercase();
        assert!(manifest.contains("content-type: application/manifest+json"));
        assert!(trial.ask("/parts/a%20b.js").ends_with("script"));
        assert!(trial.ask("/none").starts_with("HTTP/1.1 404"));
    }

    #[test]
    fn a_folder_is_all_that_is_served() {
        let trial = Trial::new("prefix", "a/b");
        assert!(trial.ask("/a/b/").ends_with("index"));
        assert!(trial.ask("/a/b/app.wasm").ends_with("wasm"));
        let redirected = trial.ask("/a/b").to_lowercase();
        assert!(redirected.starts_with("http/1.1 308") && redirected.contains("location: /a/b/"));
        for path in ["/", "/index.html", "/a/bc"] {
            assert!(trial.ask(path).starts_with("HTTP/1.1 404"), "{path}");
        }
    }

    #[test]
    fn no_way_leads_out_of_the_folder() {
        let trial = Trial::new("out", "/");
        assert!(trial.folder.join("secret").is_file());
        let absolute = format!("/{}", trial.folder.join("secret").display());
        for path in ["/../secret", "/parts/../../secret", "/%2e%2e/secret", "/..%2fsecret", &absolute, "/%ff"]
        {
            let answer = trial.ask(path);
            assert!(answer.starts_with("HTTP/1.1 4") && !answer.ends_with("secret"), "{path}: {answer}");
        }
    }

    /// Browsers open many connections at once and keep them: none may wait for another to close.
    #[test]
    fn connections_that_stay_open_hold_up_no_other() {
        let trial = Trial::new("many", "/");
        let mut open: Vec<TcpStream> = (0..24).map(|_| trial.connect()).collect();
        for stream in &mut open {
            write!(stream, "GET / HTTP/1.1\r\nHost: here\r\n\r\n").unwrap();
        }
        for stream in &mut open {
            let mut start = [0; 15];
            stream.read_exact(&mut start).unwrap();
            assert_eq!(&start, b"HTTP/1.1 200 OK");
        }
    }
}
