//! The scripts as they are downloaded: without what only people read, and with short names for what
//! nobody else calls. They are written to be read, and wasm-bindgen's is as long as all others together.

use crate::parts::files;
use anyhow::{Context, Result, anyhow};
use oxc_allocator::Allocator;
use oxc_codegen::{Codegen, CodegenOptions};
use oxc_minifier::{Minifier, MinifierOptions};
use oxc_parser::Parser;
use oxc_span::SourceType;
use std::fs;
use std::path::Path;

/// Packs every script of a folder, and of those in it.
pub fn pack(folder: &Path) -> Result<()> {
    for file in files(folder)? {
        if file.extension().is_some_and(|extension| extension == "js") {
            let script = fs::read_to_string(&file)?;
            let packed = packed(&without_streams(&script));
            fs::write(&file, packed.with_context(|| format!("in {}", file.display()))?)?;
        }
    }
    Ok(())
}

/// A script as it is downloaded; an error if it is none.
pub fn packed(script: &str) -> Result<String> {
    let allocator = Allocator::default();
    let mut parsed = Parser::new(&allocator, script, SourceType::mjs()).parse();
    if let Some(error) = parsed.diagnostics.first() {
        return Err(anyhow!("{error}"));
    }
    let minified = Minifier::new(MinifierOptions::default()).minify(&allocator, &mut parsed.program);
    let writer = Codegen::new().with_options(CodegenOptions::minify()).with_scoping(minified.scoping);
    Ok(writer.build(&parsed.program).code)
}

/// wasm-bindgen's script without the classes of the framework's streams, which the app never opens: what is
/// behind them has left the WASM.
fn without_streams(script: &str) -> String {
    let mut rest = String::new();
    // The end of the statement that is left out.
    let mut end = None;
    for line in script.lines() {
        let class = line.starts_with("export class IntoUnderlying");
        let statement = line.starts_with("const IntoUnderlying")
            || line.starts_with("if (Symbol.dispose) IntoUnderlying");
        if class || statement {
            end = Some(if class { "}" } else { ";" });
        }
        match end {
            None => rest.extend([line, "\n"]),
            Some("}") if line != "}" => {}
            Some(last) => end = Some(last).filter(|last| !line.ends_with(last)),
        }
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_packed_script_does_the_same_and_is_shorter() {
        let script = "// Says.\nimport { other } from \"./other.js\";\nconst near = (name) => new URL(name, document.baseURI);\n\
            /** Loads. */\nexport function load(name) {\n  const address = near(name);\n  return import(address).then((it) => other(it));\n}\n\
            export default import.meta.url;\n";
        let short = packed(script).unwrap();
        assert!(short.len() < script.len() * 2 / 3, "{short}");
        assert!(!short.contains("Says") && !short.contains("address"), "{short}");
        // What the single file goes by.
        for word in ["\"./other.js\"", "import(", "document.baseURI", "import.meta.url"] {
            assert!(short.contains(word), "{word} in {short}");
        }
        assert!(packed("let = 1 +").is_err());
    }

    #[test]
    fn classes_whose_exports_are_gone_go() {
        let script = "export class IntoUnderlyingSink {\n    free() {\n    }\n}\n\
            if (Symbol.dispose) IntoUnderlyingSink.prototype[Symbol.dispose] = IntoUnderlyingSink.prototype.free;\n\
            function kept() {\n}\n\
            const IntoUnderlyingSinkFinalization = (typeof FinalizationRegistry === 'undefined')\n    \
            ? { register: () => {} }\n    : new FinalizationRegistry(ptr => wasm.free(ptr));\nlet last;\n";
        assert_eq!(without_streams(script), "function kept() {\n}\nlet last;\n");
    }
}
