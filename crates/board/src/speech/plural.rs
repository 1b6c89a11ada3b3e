//! Which form of a word goes with a number. Each language has its own forms, and CLDR names them: in a
//! browser its `Intl.PluralRules` is asked, elsewhere a library with the same tables.

use super::Locale;

/// A form of a word, by the name that CLDR gives it. English has two of them, Arabic all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plural {
    /// Of nothing, where that has a form of its own.
    Zero,
    /// Of one.
    One,
    /// Of two.
    Two,
    /// Of few: in Arabic 3 to 10.
    Few,
    /// Of many: in Arabic 11 to 99.
    Many,
    /// Of all other numbers.
    Other,
}

impl Locale {
    /// The form that goes with a whole number.
    ///
    /// ```
    /// use plakoto_board::speech::{Locale, Plural};
    /// assert_eq!(Locale::De.plural(2), Plural::Other);
    /// assert_eq!(Locale::Ar.plural(2), Plural::Two);
    /// ```
    #[must_use]
    pub fn plural(self, number: u32) -> Plural {
        rules::plural(self, number)
    }

    /// The form of one, or that of more, in a language that has no other.
    ///
    /// ```
    /// use plakoto_board::speech::Locale;
    /// assert_eq!([0_u8, 1, 2].map(|n| Locale::En.one_or_more(n, ["pip", "pips"])), ["pips", "pip", "pips"]);
    /// ```
    pub fn one_or_more<T>(self, number: impl Into<u32>, [one, more]: [T; 2]) -> T {
        if self.plural(number.into()) == Plural::One { one } else { more }
    }
}

#[cfg(all(target_arch = "wasm32", feature = "page"))]
mod rules {
    use std::cell::RefCell;

    use wasm_bindgen::prelude::wasm_bindgen;

    use super::{Locale, Plural};

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = Intl)]
        type PluralRules;

        #[wasm_bindgen(constructor, js_namespace = Intl)]
        fn new(tag: &str) -> PluralRules;

        #[wasm_bindgen(method)]
        fn select(this: &PluralRules, number: u32) -> String;
    }

    thread_local! {
        /// The rules of the language that was spoken last: they take longer to make than to ask.
        static LAST: RefCell<Option<(Locale, PluralRules)>> = const { RefCell::new(None) };
    }

    pub(super) fn plural(locale: Locale, number: u32) -> Plural {
        let name = LAST.with_borrow_mut(|last| {
            if last.as_ref().is_none_or(|(of, _)| *of != locale) {
                *last = Some((locale, PluralRules::new(locale.tag())));
            }
            last.as_ref().map(|(_, rules)| rules.select(number)).unwrap_or_default()
        });
        match name.as_str() {
            "zero" => Plural::Zero,
            "one" => Plural::One,
            "two" => Plural::Two,
            "few" => Plural::Few,
            "many" => Plural::Many,
            _ => Plural::Other,
        }
    }
}

#[cfg(not(all(target_arch = "wasm32", feature = "page")))]
mod rules {
    use icu_locale_core::Locale as Tag;
    use icu_plurals::{PluralCategory, PluralRules};

    use super::{Locale, Plural};

    pub(super) fn plural(locale: Locale, number: u32) -> Plural {
        let tag: Option<Tag> = locale.tag().parse().ok();
        let rules = tag.and_then(|tag| PluralRules::try_new_cardinal(tag.into()).ok());
        match rules.map(|rules| rules.category_for(number)) {
            Some(PluralCategory::Zero) => Plural::Zero,
            Some(PluralCategory::One) => Plural::One,
            Some(PluralCategory::Two) => Plural::Two,
            Some(PluralCategory::Few) => Plural::Few,
            Some(PluralCategory::Many) => Plural::Many,
            // Every language of ours is in the library's tables, as the tests say.
            Some(PluralCategory::Other) | None => Plural::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_languages_but_arabic_tell_one_from_more() {
        for locale in Locale::ALL.into_iter().filter(|locale| *locale != Locale::Ar) {
            for number in 0..=400 {
                let wanted = if number == 1 { Plural::One } else { Plural::Other };
                assert_eq!(locale.plural(number), wanted, "{locale:?}, {number}");
            }
        }
    }

    #[test]
    fn arabic_has_six_forms() {
        let forms = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111, 360].map(|number| Locale::Ar.plural(number));
        use Plural::{Few, Many, One, Other, Two, Zero};
        assert_eq!(forms, [Zero, One, Two, Few, Few, Many, Many, Other, Other, Few, Many, Many]);
    }
}
