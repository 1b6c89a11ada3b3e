//! Short names for what the WASM imports. wasm-bindgen ends them in sixteen random digits, which
//! no packer makes smaller and which stand in the WASM and in its JavaScript.

use anyhow::{Context, Result, anyhow, ensure};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fs;
use std::path::Path;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{ImportSection, Module};
use wasmparser::{ImportSectionReader, Parser};

/// Renames the imports of every WASM in a folder, and what its JavaScript calls them.
pub fn shorten(folder: &Path) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("{} is missing", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        let Some(name) = path.to_str().and_then(|path| path.strip_suffix("_bg.wasm")) else { continue };
        let script = format!("{name}.js");
        let text = fs::read_to_string(&script).with_context(|| format!("{script} cannot be read"))?;
        let (wasm, text) =
            shortened(&fs::read(&path)?, text).with_context(|| format!("in {}", path.display()))?;
        fs::write(&path, wasm)?;
        fs::write(&script, text)?;
    }
    Ok(())
}

fn shortened(wasm: &[u8], mut script: String) -> Result<(Vec<u8>, String)> {
    let mut shortener = Shortener::default();
    let mut module = Module::new();
    let parsed = shortener.parse_core_module(&mut module, Parser::new(0), wasm);
    parsed.map_err(|error| anyhow!("the WASM cannot be read: {error}"))?;
    for (long, short) in &shortener.names {
        ensure!(script.contains(long), "the JavaScript knows no import {long}");
        script = script.replace(long, short);
    }
    Ok((module.finish(), script))
}

/// The names that were found, with what they become.
#[derive(Default)]
struct Shortener {
    names: BTreeMap<String, String>,
}

impl Reencode for Shortener {
    type Error = Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        for import in section.into_imports() {
            let import = import?;
            let mut name = import.name;
            if ends_in_random_digits(name) {
                let short = format!("i{}", self.names.len());
                name = self.names.entry(name.into()).or_insert(short);
            }
            // A name that is not random may be used for something else too, so it stays.
            imports.import(import.module, name, wasm_encoder::EntityType::try_from(import.ty)?);
        }
        Ok(())
    }
}

fn ends_in_random_digits(name: &str) -> bool {
    let digits = name.rsplit_once('_').map_or("", |(_, digits)| digits);
    digits.len() == 16 && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{EntityType, TypeSection};

    const LONG: &str = "__wbg_focus_0123456789abcdef";

    fn importing(names: &[&str]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        for name in names {
            imports.import("./app_bg.js", name, EntityType::Function(0));
        }
        let mut module = Module::new();
        module.section(&types).section(&imports);
        module.finish()
    }

    #[test]
    fn both_sides_get_the_same_short_name() {
        let wasm = importing(&["__wbindgen_throw", LONG]);
        let script = format!("{{ __wbindgen_throw: 1, {LONG}: 2 }}");
        let (wasm, script) = shortened(&wasm, script).unwrap();
        assert_eq!(wasm, importing(&["__wbindgen_throw", "i0"]));
        assert_eq!(script, "{ __wbindgen_throw: 1, i0: 2 }");
    }

    #[test]
    fn a_script_of_another_build_is_an_error() {
        let error = shortened(&importing(&[LONG]), "{}".into()).unwrap_err().to_string();
        assert!(error.contains(LONG), "{error}");
        assert!(shortened(b"not WASM", String::new()).is_err());
    }
}
