#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

pub mod advice;
pub mod arena;
mod args;
pub mod diagram;
pub mod endings;
pub mod external;
mod failure;
pub mod levels;
mod lines;
pub mod perft;
pub mod plays;
pub mod protocol;
pub mod recipe;
pub mod rollout;
mod throw;
pub mod train;
pub mod truth;

use std::ffi::OsString;
use std::io::{self, BufRead, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command, Drawing, Task};
use diagram::{Made, warn};
pub use failure::Failure;

/// Runs the program: its name and arguments, and what it reads and writes.
///
/// ```
/// let mut output = Vec::new();
/// let args = ["plakoto", "perft", "tapa", "2"].map(Into::into);
/// plakoto_lab::run(args, std::io::empty(), &mut output, std::io::sink());
/// assert_eq!(output, b"1 59 0\n2 3474 0\n");
/// ```
pub fn run(
    args: impl IntoIterator<Item = OsString>,
    input: impl BufRead,
    mut output: impl Write,
    mut errors: impl Write,
) -> ExitCode {
    let done = match Args::try_parse_from(args) {
        Ok(args) => obey(args.command, input, &mut output, &mut errors),
        // Help and the version arrive as errors too, with an exit code of 0.
        Err(usage) if usage.exit_code() == 0 => {
            write!(output, "{}", usage.render()).and_then(|()| output.flush()).map_err(Failure::Output)
        }
        Err(usage) => {
            let _ = write!(errors, "{}", usage.render());
            return ExitCode::from(Failure::BAD_INPUT);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Who reads our output has seen enough.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            let _ = writeln!(errors, "error: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}

fn obey(
    command: Command,
    input: impl BufRead,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> Result<(), Failure> {
    match command {
        Command::Plays { situation, json } => {
            let decision = plays::decision(&situation)?;
            let mut output = BufWriter::new(output);
            let written = if json {
                output.write_all(&protocol::line(&plays::Answer::new(&decision)))
            } else {
                plays::write_table(&decision, &mut output)
            };
            written.and_then(|()| output.flush()).map_err(Failure::Output)
        }
        Command::Diagram(drawing) => match drawing.task()? {
            Drawing::One(form, attributes) => {
                let Made { text, warnings } = form.make(attributes)?;
                warn(&warnings, "", errors);
                output.write_all(text.as_bytes()).and_then(|()| output.flush()).map_err(Failure::Output)
            }
            Drawing::Many(batch) => batch.run(input, output, errors),
        },
        Command::Perft { rules, depth, position } => {
            let root = perft::Root::new(rules, position.as_deref())?;
            for depth in 1..=depth {
                let perft::Count { plays, ended } = root.count(depth);
                writeln!(output, "{depth} {plays} {ended}")
                    .and_then(|()| output.flush())
                    .map_err(Failure::Output)?;
            }
            Ok(())
        }
        Command::Arena(games) => {
            let (games, [one, two]) = games.parts();
            arena::run(&games, [&one, &two], output)
        }
        Command::Train(plan) => train::run(&plan, output),
        Command::Recipe(schedule) => recipe::run(&schedule.into(), output),
        Command::Levels(ladder) => levels::run(&ladder.into(), output),
        Command::Rollout(question) => rollout::run(&question.into(), output),
        Command::Truth { task } => match task {
            Task::Build(making) => truth::Build::from(making).run(output),
            Task::Score { player, set } => truth::Score::run(&player, set.rules, &set.open()?, output),
            Task::Bias { set, decisions, trials } => {
                truth::Bias { decisions, trials }.run(set.rules, &set.open()?, output)
            }
        },
        Command::Endings(survey) => endings::run(&survey.into(), output),
        Command::Engine => protocol::serve(input, output),
    }
}
