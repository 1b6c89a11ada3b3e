//! Set-up, build, serve and test: `cargo xtask --help`.

mod bench;
mod budget;
mod bundle;
mod counts;
mod diagram;
mod editor;
mod first;
mod guide;
mod imports;
mod offline;
mod page;
mod parts;
mod programs;
mod scripts;
mod serve;
mod setup;
mod single;
mod stages;
mod thinker;
mod tools;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Plakoto's chores. Every command does the set-up that it needs by itself.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the app, serve it on this machine and print its address
    Play {
        /// Port to serve at [default: 8080, or the next free one]
        #[arg(long)]
        port: Option<u16>,
        /// Serve the `dist/` that is there
        #[arg(long)]
        no_build: bool,
    },
    /// Run everything: format, lints, docs, tests, the build, browser tests
    Test {
        /// Run a part
        #[arg(long, value_enum)]
        only: Option<stages::Part>,
    },
    /// Build the release into `dist/`: static, for any folder of any file server
    Build {
        /// Put all of it into one file as well, `plakoto.html`, which needs no server
        #[arg(long)]
        single: bool,
    },
    /// Serve `dist/` as it is, under a folder of its own if wanted
    Serve {
        /// Port to serve at; 0 takes any free one
        #[arg(long, default_value_t = 8080)]
        port: u16,
        /// The folder that `dist/` appears to lie in
        #[arg(long, default_value = "/")]
        prefix: String,
    },
    /// Build the release and measure how fast it is
    Bench {
        #[arg(value_enum)]
        subject: bench::Subject,
        /// Measure the `dist/` that is there
        #[arg(long)]
        no_build: bool,
    },
    /// Take the pictures anew, of the `dist/` that is there: icons, screenshots, and what the tests hold every
    /// view against
    Pictures,
    /// Install what `play`, `build` and `test` need and is not there yet
    Setup,
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<ExitCode> {
    match command {
        Command::Play { port, no_build } => {
            if !no_build {
                setup::prepare(&[setup::Need::Bundle])?;
                bundle::build()?;
            }
            let server = match port {
                Some(port) => serve::listen(port)?,
                None => serve::listen_from(8080)?,
            };
            serve::serve(server, "/")?;
        }
        Command::Test { only } => return Ok(stages::run(only)),
        Command::Build { single } => {
            setup::prepare(&[setup::Need::Bundle])?;
            bundle::build()?;
            if single {
                single::build()?;
            }
        }
        Command::Serve { port, prefix } => serve::serve(serve::listen(port)?, &prefix)?,
        Command::Bench { subject, no_build } => {
            setup::prepare(&[setup::Need::Bundle, setup::Need::Browser, setup::Need::Lighthouse])?;
            if !no_build {
                bundle::build()?;
            }
            bench::run(subject)?;
        }
        Command::Pictures => {
            setup::prepare(&[setup::Need::Browser])?;
            offline::pictures()?;
            stages::sights()?;
        }
        Command::Setup => setup::prepare(&setup::Need::ALL)?,
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{CommandFactory, error::ErrorKind};

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn an_unknown_command_is_an_error_with_status_2() {
        let error = Cli::try_parse_from(["xtask", "fly"]).err().unwrap();
        assert_eq!(error.kind(), ErrorKind::InvalidSubcommand);
        assert_eq!(error.exit_code(), 2);
        assert!(error.use_stderr());
    }
}
