use std::process::ExitCode;

fn main() -> ExitCode {
    plakoto_lab::run(std::env::args_os(), std::io::stdin().lock(), std::io::stdout(), std::io::stderr())
}
