//! Parts of the release in folders of their own beside the app, named by their content, so that a
//! browser never takes an old part for a new one.

use anyhow::{Context, Result};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// Copies what was made into such a folder of `dist/`, and returns the folder's name.
pub fn place(dist: &Path, name: &str, made: &Path) -> Result<String> {
    let folder = format!("{name}-{:016x}", hash(made)?);
    copy_all(made, &dist.join(&folder))?;
    Ok(folder)
}

pub fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::copy(from, to).with_context(|| format!("{} could not be copied", from.display()))?;
    Ok(())
}

fn copy_all(from: &Path, to: &Path) -> Result<()> {
    for file in files(from)? {
        let place = to.join(file.strip_prefix(from)?);
        if let Some(folder) = place.parent() {
            fs::create_dir_all(folder)?;
        }
        copy(&file, &place)?;
    }
    Ok(())
}

/// The same content has the same number.
fn hash(folder: &Path) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    for file in files(folder)? {
        file.strip_prefix(folder)?.hash(&mut hasher);
        fs::read(&file)?.hash(&mut hasher);
    }
    Ok(hasher.finish())
}

/// All files of a folder and of those in it, in the order of their names.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("{} is missing", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_content_or_name_is_another_folder() {
        let folder = std::env::temp_dir().join(format!("xtask-hash-{}", std::process::id()));
        fs::create_dir_all(folder.join("in")).unwrap();
        let mut seen = Vec::new();
        for (name, content) in [("a", "1"), ("a", "2"), ("b", "2"), ("in/b", "2")] {
            fs::write(folder.join(name), content).unwrap();
            let hash_now = hash(&folder).unwrap();
            assert_eq!(hash(&folder).unwrap(), hash_now);
            assert!(!seen.contains(&hash_now));
            seen.push(hash_now);
        }
        fs::remove_dir_all(&folder).unwrap();
    }
}
