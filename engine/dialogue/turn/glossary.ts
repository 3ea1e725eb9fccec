/** Words of mathematics that belong to no lesson of their own; a lesson's terms come first. */
const MEANS: Readonly<Record<string, string>> = {
  digit: "A digit is one of the signs 0 to 9 that numbers are written with.",
  sum: "A sum is what you get when you add.",
  difference: "A difference is what you get when you subtract.",
  product: "A product is what you get when you multiply.",
  quotient: "A quotient is what you get when you divide.",
  remainder: "A remainder is what is left over after sharing equally.",
  fraction: "A fraction is a part of a whole that is cut into equal parts.",
  decimal: "A decimal is a number with a point, such as 0.5.",
  equation: "An equation says that two sides are worth the same.",
  whole: "A whole is all of a thing, before it is cut.",
};

/** "What is a digit": what the word means; null where it is none of these. */
export function meaningOf(plain: string): string | null {
  const [, word = ""] =
    /^(?:what|whats|what's)(?: is| does| are)? (?:an? |the )?([a-z]+?)s?(?: mean)?(?: again)?[.?]*$/u.exec(plain) ?? [];
  return MEANS[word] ?? null;
}
