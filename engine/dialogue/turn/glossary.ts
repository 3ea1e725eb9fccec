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
  ten: "A ten is a bundle of ten ones.",
  hundred: "A hundred is ten tens in one bundle.",
  thousand: "A thousand is ten hundreds.",
  one: "Ones are single things that are in no bundle.",
  add: "To add is to put together.",
  subtract: "To subtract is to take away.",
  multiply: "To multiply is to take the same number several times.",
  divide: "To divide is to share into equal parts.",
  minus: "The minus between two numbers says: take away. A minus in front of one number says: below zero.",
  times: "Times means: so many groups of the same size.",
  plus: "Plus means: put together.",
  "mixed number": "A mixed number is a whole number with a fraction beside it.",
  "improper fraction": "An improper fraction has a top that is as big as the bottom, or bigger.",
  opposite: "The opposite of a number is as far from zero, on the other side.",
  debt: "A debt is money that somebody still has to pay back.",
  row: "A row is a line of things side by side.",
  group: "A group is some things that are put together.",
  factor: "A factor of a number divides it with nothing left over.",
  multiple: "A multiple of a number is what you get when you count in steps of that number.",
  denominator: "The denominator is the bottom number of a fraction.",
  numerator: "The numerator is the top number of a fraction.",
  whole: "A whole is all of a thing, before it is cut.",
};

/** Two words that are often taken for each other, told apart; null where the question is about none of these. */
export function comparedTerms(plain: string): string | null {
  if (/\b(?:denominator|numerator)\b.*\b(?:top|bottom)\b/u.test(plain) && /^(?:is|which|what|so)\b/u.test(plain))
    return "The denominator is the bottom number, and the numerator is the top number.";
  if (/\bfactors?\b/u.test(plain) && /\bmultiples?\b/u.test(plain) && COMPARES.test(plain))
    return "A factor goes into a number with nothing left over. A multiple is what you get when you count on in steps of it.";
  return null;
}

/** "What is a digit": what the word means; null where it is none of these. */
export function meaningOf(plain: string): string | null {
  const part =
    /^(?:what|whats|what's)(?: is| does)? an? (half|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|hundredth)\b/u.exec(
      plain,
    )?.[1];
  if (part !== undefined)
    return `${part.startsWith("e") ? "An" : "A"} ${part} is one of ${PARTS[part] ?? ""} equal parts of a whole.`;
  const bundle = /^(?:what|whats|what's)(?: is| are)? (?:an? )?(10|100|1000)s?(?: again)?[.?]*$/u.exec(plain)?.[1];
  if (bundle !== undefined) return MEANS[BUNDLES[bundle] ?? ""] ?? null;
  const [, word = ""] =
    /^(?:what|whats|what's)(?: is| does| are)? (?:an? |the )?([a-z]+(?: (?:number|fraction))?)(?: (?:sign )?(?:mean|means|is|sign))?(?: again)?[.?]*$/u.exec(
      plain,
    ) ?? [];
  return MEANS[SIGN_NAMES[word] ?? word] ?? MEANS[word.replace(/s$/u, "")] ?? null;
}

const SIGN_NAMES: Readonly<Record<string, string>> = { x: "times" };
const BUNDLES: Readonly<Record<string, string>> = { "10": "ten", "100": "hundred", "1000": "thousand" };
const PARTS: Readonly<Record<string, string>> = {
  half: "two",
  third: "three",
  quarter: "four",
  fourth: "four",
  fifth: "five",
  sixth: "six",
  seventh: "seven",
  eighth: "eight",
  ninth: "nine",
  tenth: "ten",
  twelfth: "twelve",
  hundredth: "a hundred",
};
const COMPARES = /\b(?:same|difference|different|or)\b/u;
