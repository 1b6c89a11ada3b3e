//! Diagrams as files: pictures in SVG, or the element for a page.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use plakoto_board::geometry::Format;
use plakoto_board::picture::Look;
use plakoto_board::speech::Locale;
use plakoto_board::words::impossible;
use plakoto_diagram::{Attribute, Attributes, Diagram, Wrong, html};
use plakoto_rules::notation::Situation;
use serde_json::{Map, Value};

use crate::Failure;
use crate::lines::{Line, next_line};

/// The theme that only pictures have.
pub const PRINT: &str = "print";

/// What becomes of a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// A picture of one of the two boards.
    Picture(Format),
    /// The element with the list in it, and the line that brings the script from this address.
    Element {
        /// The address.
        script: String,
    },
}

/// A diagram as it is written to a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The file's text.
    pub text: String,
    /// Why its position cannot occur in play, a sentence each.
    pub warnings: Vec<String>,
}

impl Form {
    fn ending(&self) -> &'static str {
        match self {
            Form::Picture(_) => "svg",
            Form::Element { .. } => "html",
        }
    }

    /// Makes the file of a diagram. A theme `print` is for pictures alone.
    ///
    /// # Errors
    /// Says which attribute is wrong, and how.
    ///
    /// ```
    /// use plakoto_board::geometry::Format;
    /// use plakoto_diagram::{Attribute, Attributes};
    /// use plakoto_lab::diagram::Form;
    /// let printed = Attributes::default().with(Attribute::Theme, "print");
    /// let picture = Form::Picture(Format::Wide).make(printed.clone())?;
    /// assert!(picture.text.starts_with("<svg") && picture.warnings.is_empty());
    /// assert!(Form::Element { script: "plakoto-diagram.js".into() }.make(printed).is_err());
    /// # Ok::<(), plakoto_diagram::Wrong>(())
    /// ```
    pub fn make(&self, mut attributes: Attributes) -> Result<Made, Wrong> {
        let is_printed = attributes.get(Attribute::Theme) == Some(PRINT);
        if is_printed && matches!(self, Form::Picture(_)) {
            attributes.set(Attribute::Theme, None);
        }
        let diagram = Diagram::read(&attributes)?;
        let text = match self {
            Form::Picture(format) => {
                let look = if is_printed { Look::Print } else { diagram.theme.into() };
                diagram.picture(diagram.step, *format, look, Locale::En)
            }
            Form::Element { script } => html::element(&attributes, script, Locale::En),
        };
        Ok(Made { text, warnings: impossible(&diagram.situation.position, Locale::En.speech()) })
    }
}

/// Many diagrams, a line of JSON each, and a file for each.
#[derive(Debug)]
pub struct Batch {
    /// The file with the lines; `-` is standard input.
    pub lines: PathBuf,
    /// Where the files go; the folder is made if it is not there.
    pub folder: PathBuf,
    /// What becomes of each.
    pub form: Form,
    /// What holds where a line says nothing else.
    pub common: Attributes,
}

impl Batch {
    /// Makes the files. Lines that are wrong make none, and the others are made all the same. Warns of
    /// positions that cannot occur in play.
    ///
    /// # Errors
    /// Says which lines are wrong, and how; or that files cannot be read or written.
    pub fn run(
        &self,
        input: impl BufRead,
        output: &mut impl Write,
        errors: &mut impl Write,
    ) -> Result<(), Failure> {
        let reading = |error| Failure::File(self.lines.display().to_string(), error);
        if self.lines == Path::new("-") {
            return self.make(input, Failure::Input, output, errors);
        }
        self.make(BufReader::new(File::open(&self.lines).map_err(reading)?), reading, output, errors)
    }

    fn make(
        &self,
        mut input: impl BufRead,
        reading: impl Fn(io::Error) -> Failure,
        output: &mut impl Write,
        errors: &mut impl Write,
    ) -> Result<(), Failure> {
        let writing = |path: &Path, error| Failure::File(path.display().to_string(), error);
        fs::create_dir_all(&self.folder).map_err(|error| writing(&self.folder, error))?;
        // In lower case, since some file systems take no notice of it.
        let mut names: BTreeMap<String, usize> = BTreeMap::new();
        let mut wrong = Vec::new();
        let mut made = 0_u64;
        for number in 1.. {
            let line = match next_line(&mut input).map_err(&reading)? {
                None => break,
                Some(Line::Read(line)) if line.trim_ascii().is_empty() => continue,
                Some(line) => line,
            };
            let (name, Made { text, warnings }) = match self.read(&line, number) {
                Ok(done) => done,
                Err(what) => {
                    wrong.push((number, what));
                    continue;
                }
            };
            if let Some(first) = names.get(&name.to_lowercase()) {
                wrong.push((number, format!("name: line {first} has the same one")));
                continue;
            }
            let path = self.folder.join(format!("{name}.{}", self.form.ending()));
            names.insert(name.to_lowercase(), number);
            fs::write(&path, text).map_err(|error| writing(&path, error))?;
            made += 1;
            warn(&warnings, &format!("line {number}: "), errors);
        }
        writeln!(output, "figure diagrams_made {made} files").map_err(Failure::Output)?;
        if wrong.is_empty() { Ok(()) } else { Err(Failure::Lines(wrong)) }
    }

    /// The name of a line's file, and what becomes of it.
    fn read(&self, line: &Line, number: usize) -> Result<(String, Made), String> {
        let Line::Read(line) = line else { return Err("it is longer than any diagram".into()) };
        let fields: Map<String, Value> =
            serde_json::from_slice(line).map_err(|error| format!("it is no JSON object: {error}"))?;
        let mut attributes = self.common.clone();
        let mut name = format!("{number:04}");
        // First the situation as a whole, since its parts may say something else.
        if let Some(situation) = fields.get("situation") {
            let text = situation.as_str().ok_or("situation: write a text in quotes")?;
            let situation: Situation = text.parse().map_err(|error| format!("situation: {error}"))?;
            for (attribute, value) in Attributes::from(situation).iter() {
                attributes.set(attribute, Some(value.into()));
            }
        }
        for (key, value) in &fields {
            match (key.as_str(), value) {
                ("situation", _) => {}
                ("name", Value::String(text)) => name = file_name(text)?,
                ("captions", Value::Array(captions)) => {
                    let texts: Option<Vec<&str>> = captions.iter().map(Value::as_str).collect();
                    attributes.captions =
                        texts.ok_or("captions: write texts")?.into_iter().map(String::from).collect();
                }
                ("name" | "captions", _) => return Err(format!("{key}: it is of the wrong kind")),
                _ => {
                    let attribute = Attribute::named(key)
                        .ok_or_else(|| format!("“{key}” is no attribute of a diagram"))?;
                    let text = match value {
                        Value::String(text) => Some(text.clone()),
                        Value::Number(number) => Some(number.to_string()),
                        Value::Bool(true) => Some(String::new()),
                        Value::Bool(false) | Value::Null => None,
                        _ => return Err(format!("{key}: it is of the wrong kind")),
                    };
                    attributes.set(attribute, text);
                }
            }
        }
        if let Some(tag) = attributes.get(Attribute::Lang) {
            language(tag).map_err(|wrong| format!("lang: {wrong}"))?;
        }
        let made = self.form.make(attributes).map_err(|wrong| wrong.to_string())?;
        Ok((name, made))
    }
}

/// Says each of these after `warning: ` and where it is. Who does not listen misses nothing else.
pub fn warn(warnings: &[String], place: &str, errors: &mut impl Write) {
    for warning in warnings {
        let _ = writeln!(errors, "warning: {place}{warning}");
    }
}

/// A language's tag, if that language is spoken here: there is no reader whose own could be asked for.
///
/// # Errors
/// Says which languages are.
pub fn language(tag: &str) -> Result<String, String> {
    match Locale::choose([tag]) {
        Some(_) => Ok(tag.into()),
        None => Err(format!("write one of: {}", Locale::ALL.map(Locale::tag).join(", "))),
    }
}

/// A name that stays in its folder, on any system.
fn file_name(name: &str) -> Result<String, String> {
    let is_plain = |character: char| character.is_alphanumeric() || "-_.".contains(character);
    if name.is_empty() || name.len() > 200 || name.starts_with('.') || !name.chars().all(is_plain) {
        return Err("name: write letters, digits, -, _ and ., and no . at its start".into());
    }
    Ok(name.into())
}
