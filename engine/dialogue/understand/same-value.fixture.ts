/**
 * The same value, as any careful reader would hold: labels differ in spaces, letter case and signs of operations, in
 * a unit's symbol or word, in marks of thousands, in whether a term's sign of multiplication is written, and in whether a choice is named in short, by its letter or in full.
 */
export function isSameValue(value: string | null, labelled: string | null, choices: readonly string[]): boolean {
  if (value === null || labelled === null) return value === labelled;
  if (bare(value) === bare(labelled)) return true;
  const choice = choiceOf(value, choices);
  return choice !== undefined && choice === choiceOf(labelled, choices);
}

function bare(value: string): string {
  return value
    .toLowerCase()
    .replaceAll("−", "-")
    .replace(/(?<=\d)\s*[×*]\s*(?=[a-z](?![a-z])|\()/gu, "")
    .replace(/[×*]/gu, "x")
    .replaceAll("÷", "/")
    .replaceAll("≥", ">=")
    .replaceAll("≤", "<=")
    .replace(/\^2|²/gu, "2")
    .replace(/\^3|³/gu, "3")
    .replace(/(?<=\d),(?=\d{3}(?!\d))/gu, "")
    .replace(/(?<![\d.])\.(?=\d)/gu, "0.")
    .replace(/\b(?:remainder|rem)\b/gu, "r")
    .replace(/\b(?:per ?cent)\b/gu, "%")
    .replace(
      /^([\d.]+) ?(pounds?|dollars?|euros?)$/u,
      (_, sum: string, name: string) => (COINS[name[0] ?? ""] ?? "") + sum,
    )
    .replace(/[a-z]+/gu, (word) => UNITS[word.replace(/s$/u, "")] ?? word)
    .replace(/\s/gu, "");
}

/** The one choice that has all the words, or the letter. */
function choiceOf(value: string, choices: readonly string[]): string | undefined {
  const exact = choices.filter((choice) => bare(choice) === bare(value));
  if (exact.length > 0) return exact[0];
  if (/^[a-e]$/iu.test(value)) return choices["abcde".indexOf(value.toLowerCase())];
  const words = value.toLowerCase().split(/\s+/u);
  const found = choices.filter((choice) => {
    const own = choice.toLowerCase().split(/\s+/u);
    return words.every((word) => own.includes(word));
  });
  return found.length === 1 ? found[0] : undefined;
}

const COINS: Readonly<Record<string, string>> = { p: "£", d: "$", e: "€" };
const UNITS: Readonly<Record<string, string>> = {
  centimetre: "cm",
  centimeter: "cm",
  metre: "m",
  meter: "m",
  kilometre: "km",
  kilometer: "km",
  millimetre: "mm",
  millimeter: "mm",
  gram: "g",
  kilogram: "kg",
  kilo: "kg",
  litre: "l",
  liter: "l",
  millilitre: "ml",
  milliliter: "ml",
  minute: "min",
  min: "min",
  second: "s",
  sec: "s",
  hour: "h",
  hr: "h",
  inch: "in",
  inche: "in",
  foot: "ft",
  feet: "ft",
  pence: "p",
  penny: "p",
  cent: "c",
  "¢": "c",
  degree: "°",
};
