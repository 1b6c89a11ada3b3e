// Figures are Latin in every language, as in the plays beside them.
export const written = (number, digits, tag) =>
  new Intl.NumberFormat(tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    numberingSystem: "latn",
  }).format(number);
