//! Writes the guide's pages into a folder.

use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, fs};

use plakoto_board::speech::Locale;
use plakoto_guide::page;

fn main() -> ExitCode {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: plakoto-guide FOLDER");
        return ExitCode::from(2);
    };
    for locale in Locale::ALL {
        let file = folder.join(page::name(locale));
        if let Err(error) = fs::write(&file, page::page(locale)) {
            eprintln!("error: {} could not be written: {error}", file.display());
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
