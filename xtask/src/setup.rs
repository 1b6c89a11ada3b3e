//! Installs what is missing into the usual places, and leaves alone what is there.

use crate::programs::{self, command, find, output, run};
use crate::tools;
use anyhow::{Context, Result, anyhow, bail, ensure};
use std::env;
use std::path::{Path, PathBuf};

/// What a command needs.
#[derive(Clone, Copy)]
pub enum Need {
    /// Formatting, lints, a check of the app for its target.
    Checks,
    /// The app in `dist/`.
    Bundle,
    /// Browser tests.
    Browser,
    /// The tests in other browsers, which are left out where they may not be installed.
    OtherBrowsers,
    /// What Lighthouse says of the pages.
    Lighthouse,
}

impl Need {
    pub const ALL: [Self; 5] =
        [Self::Checks, Self::Bundle, Self::Browser, Self::OtherBrowsers, Self::Lighthouse];

    fn steps(self) -> &'static [fn() -> Result<()>] {
        match self {
            Self::Checks => &[rust_components, wasm_target],
            Self::Bundle => &[wasm_target, trunk, wasm_bindgen, wasm_opt],
            Self::Browser => &[npm_packages, install_chromium],
            Self::OtherBrowsers => &[npm_packages, install_firefox, install_webkit],
            Self::Lighthouse => &[lighthouse, install_chromium],
        }
    }
}

/// Takes every step even when one fails, so that one run tells all that is missing.
pub fn prepare(needs: &[Need]) -> Result<()> {
    let mut failures = Vec::new();
    for step in needs.iter().flat_map(|need| need.steps()) {
        if let Err(error) = step() {
            let failure = format!("- {error:#}");
            // Two needs may share a step.
            if !failures.contains(&failure) {
                failures.push(failure);
            }
        }
    }
    if !failures.is_empty() {
        bail!("set-up is not complete:\n{}", failures.join("\n"));
    }
    println!("Set-up is complete.");
    Ok(())
}

/// A minimal Rust toolchain comes without them.
fn rust_components() -> Result<()> {
    for (component, tool) in [("rustfmt", "cargo-fmt"), ("clippy", "cargo-clippy")] {
        let there = output(command(tool).arg("--version")).is_some();
        if !there {
            run(&mut command(&format!("rustup component add {component}")))
                .with_context(|| format!("Rust's {component} is missing"))?;
        }
    }
    Ok(())
}

fn wasm_target() -> Result<()> {
    let target = tools::WASM_TARGET;
    let libraries = output(&mut command(&format!("rustc --print target-libdir --target {target}")));
    if libraries.is_some_and(|folder| Path::new(&folder).is_dir()) {
        return Ok(());
    }
    run(&mut command(&format!("rustup target add {target}")))
        .with_context(|| format!("Rust's target {target} is missing"))
}

fn trunk() -> Result<()> {
    let version = tools::TRUNK;
    install(
        "trunk",
        || version_of("trunk", 1).as_deref() == Some(version),
        &format!("cargo install --locked trunk@{version}"),
    )
}

fn wasm_bindgen() -> Result<()> {
    let version = tools::wasm_bindgen()?;
    install(
        "wasm-bindgen",
        || version_of("wasm-bindgen", 1).as_ref() == Some(&version),
        // Without --locked: its lock file names a withdrawn version of another crate.
        &format!("cargo install wasm-bindgen-cli@{version}"),
    )
}

fn wasm_opt() -> Result<()> {
    let least = tools::BINARYEN;
    let npm = format!("npm install --global binaryen@{least}");
    let is_there = || {
        let version = version_of("wasm-opt", 2).and_then(|word| word.parse::<u32>().ok());
        version >= Some(least)
    };
    install("wasm-opt", is_there, &npm).with_context(|| {
        format!(
            "wasm-opt {least} or later is missing. It comes with npm, and that with Node 20 or \
             later. Where npm may not write to its global folder, run `sudo {npm}`, or choose a \
             folder of yours: `npm config set prefix ~/.local`"
        )
    })
}

/// Runs a command unless the program is there in a good version already.
fn install(program: &str, is_there: impl Fn() -> bool, line: &str) -> Result<()> {
    if is_there() {
        return Ok(());
    }
    run(&mut command(line))?;
    if !is_there() {
        let other = find(program)
            .map_or_else(String::new, |path| format!(": {} comes first on PATH", path.display()));
        bail!("`{line}` has not made {program} usable{other}");
    }
    Ok(())
}

/// The word of `program --version` that holds the version.
fn version_of(program: &str, word: usize) -> Option<String> {
    let text = output(command(program).arg("--version"))?;
    text.split_whitespace().nth(word).map(str::to_owned)
}

fn npm_packages() -> Result<()> {
    packages("e2e").context("the browser tests' packages are missing")
}

/// Its packages are many, and no test needs them.
fn lighthouse() -> Result<()> {
    packages("e2e/lighthouse").context("Lighthouse is missing")
}

fn packages(folder: &str) -> Result<()> {
    let folder = programs::root().join(folder);
    let modified = |path: &str| folder.join(path).metadata()?.modified();
    let wanted = modified("package-lock.json").context("package-lock.json is missing")?;
    // npm writes this file when it has installed everything.
    let installed = modified("node_modules/.package-lock.json").ok();
    if installed >= Some(wanted) {
        return Ok(());
    }
    let mut npm = command("npm ci --no-audit --no-fund");
    // The browser is the system's own.
    npm.current_dir(folder).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    run(&mut npm)
}

/// Chromium for the browser tests: the one that `CHROMIUM` names, or the system's.
pub fn chromium() -> Option<PathBuf> {
    env::var_os("CHROMIUM").map(PathBuf::from).or_else(|| tools::CHROMIUM.iter().find_map(|name| find(name)))
}

fn install_chromium() -> Result<()> {
    if let Some(path) = chromium() {
        if !path.is_file() {
            bail!("CHROMIUM names {}, which is no file", path.display());
        }
        return Ok(());
    }
    may_apt("chromium")
        .map_err(|how| anyhow!("Chromium is missing: {how}, or name it in the variable CHROMIUM"))?;
    apt("chromium")
}

/// Firefox, if it can be driven.
pub fn firefox() -> Option<PathBuf> {
    system_firefox().filter(|_| geckodriver())
}

/// Whether WebKitGTK can be driven, and has the screen that it needs.
pub fn webkit() -> bool {
    find("WebKitWebDriver").is_some() && find("Xvfb").is_some()
}

fn system_firefox() -> Option<PathBuf> {
    tools::FIREFOX.iter().find_map(|name| find(name))
}

fn geckodriver() -> bool {
    find("geckodriver").is_some()
}

fn install_firefox() -> Result<()> {
    if system_firefox().is_none() {
        if let Err(how) = may_apt("firefox-esr") {
            println!("Firefox is missing, and its tests will be skipped: {how}");
            return Ok(());
        }
        apt("firefox-esr")?;
    }
    let version = tools::GECKODRIVER;
    install("geckodriver", geckodriver, &format!("cargo install --locked geckodriver@{version}"))
}

fn install_webkit() -> Result<()> {
    let packages = "webkit2gtk-driver xvfb";
    if webkit() {
        return Ok(());
    }
    if let Err(how) = may_apt(packages) {
        println!("WebKitGTK is missing, and its tests will be skipped: {how}");
        return Ok(());
    }
    apt(packages)?;
    ensure!(webkit(), "`{packages}` have not made WebKitGTK usable");
    Ok(())
}

/// Whether Debian's packages may be installed here; if not, what somebody could do.
fn may_apt(packages: &str) -> Result<(), String> {
    if find("apt-get").is_none() {
        return Err("install it".into());
    }
    if output(&mut command("id -u")).as_deref() != Some("0") {
        return Err(format!("run `sudo apt-get install {packages}`"));
    }
    Ok(())
}

fn apt(packages: &str) -> Result<()> {
    let apt = |line: &str| run(command(line).env("DEBIAN_FRONTEND", "noninteractive"));
    apt("apt-get update")?;
    apt(&format!("apt-get install --yes --no-install-recommends {packages}"))
}
