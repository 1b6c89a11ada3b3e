//! Starting other programs: always from the repository's root, always with a line that says so.

use anyhow::{Context, Result, bail};
use std::env;
use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::LazyLock;

/// The repository's root. Cargo tells at run time, so that a moved clone still works.
pub fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        let xtask = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        xtask.as_deref().and_then(Path::parent).map(Path::to_path_buf).unwrap_or_else(|| PathBuf::from("."))
    });
    &ROOT
}

/// Where Cargo builds.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// `PATH`, and behind it the folders that Cargo and npm install into: on a fresh machine they
/// need not be on `PATH` yet.
static SEARCH_PATH: LazyLock<OsString> = LazyLock::new(|| {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = env::split_paths(&path).collect();
    folders.extend(cargo_home().map(|home| home.join("bin")));
    let npm_prefix = Command::new("npm").args(["prefix", "--global"]).output();
    if let Ok(prefix) = npm_prefix {
        let prefix = String::from_utf8_lossy(&prefix.stdout).trim().to_owned();
        folders.push(PathBuf::from(prefix).join("bin"));
    }
    env::join_paths(folders).unwrap_or(path)
});

/// Where Cargo installs, and keeps the sources of other crates.
pub fn cargo_home() -> Option<PathBuf> {
    let set = env::var_os("CARGO_HOME").map(PathBuf::from);
    set.or_else(|| env::home_dir().map(|home| home.join(".cargo")))
}

/// A program to be started, with its arguments in one line.
pub fn command(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = Command::new(words.next().expect("a program's name"));
    command.args(words).current_dir(root()).env("PATH", &*SEARCH_PATH);
    command
}

pub fn find(name: &str) -> Option<PathBuf> {
    which::which_in(name, Some(&*SEARCH_PATH), root()).ok()
}

/// Runs a program that must succeed.
pub fn run(command: &mut Command) -> Result<()> {
    let line = announce(command);
    let status = command.status().with_context(|| format!("`{line}` could not be started"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// Runs a program and shows each line of its output to `see` after printing it.
pub fn watch(command: &mut Command, mut see: impl FnMut(&str)) -> Result<ExitStatus> {
    let line = announce(command);
    let mut child =
        command.stdout(Stdio::piped()).spawn().with_context(|| format!("`{line}` could not be started"))?;
    let mut output = BufReader::new(child.stdout.take().expect("it is piped"));
    let mut bytes = Vec::new();
    // Bytes, since a test may print anything.
    while output.read_until(b'\n', &mut bytes)? > 0 {
        let text = String::from_utf8_lossy(&bytes);
        print!("{text}");
        see(text.trim_end());
        bytes.clear();
    }
    Ok(child.wait()?)
}

/// What a program prints, if it is there and succeeds.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn announce(command: &Command) -> String {
    let line = std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ");
    println!("$ {line}");
    line
}
