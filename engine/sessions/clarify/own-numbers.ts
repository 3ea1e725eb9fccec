/** Numbers in a text, as they are written. */
const NUMBER = /\d+(?:[.,:/]\d+)*/gu;
/** One digit of a longer number: "the 4 in 472". */
const DIGIT_IN = /(?<!\d)(?<digit>[1-9])(?!\d)[^\d]+(?<whole>\d{2,4})(?![\d.,:/])/u;
const PLACES = ["ones", "tens", "hundreds", "thousands"];

/**
 * What is said to a question, of its own numbers: a digit is told with what it counts there, and a sentence about other
 * numbers says that it is [CLR25].
 */
export function ofOwnNumbers(say: string, plain: string): string {
  const own = plain.match(NUMBER) ?? [];
  if (own.length === 0) return say;
  const isOther = (sentence: string) => (sentence.match(/\$[^$]*\$/gu) ?? []).some((math) => others(math, own));
  const worth = worthIn(plain);
  return say
    .split(/(?<=[.?])\s+/u)
    .map((sentence) => {
      if (!isOther(sentence)) return sentence;
      return worth !== null && sentence.startsWith("In $") ? worth : `With other numbers: ${sentence}`;
    })
    .join(" ");
}

function others(math: string, own: readonly string[]): boolean {
  const shown = (math.match(NUMBER) ?? []).filter((number) => number.length > 1);
  return shown.length > 0 && !shown.some((number) => own.includes(number));
}

function worthIn(plain: string): string | null {
  const { digit = "", whole = "" } = DIGIT_IN.exec(plain)?.groups ?? {};
  const at = whole.indexOf(digit);
  if (digit === "" || at < 0 || at !== whole.lastIndexOf(digit)) return null;
  const place = whole.length - 1 - at;
  const worth = place === 0 ? "" : `: it is worth $${digit}${"0".repeat(place)}$`;
  return `In $${whole}$ the ${digit} counts ${PLACES[place] ?? ""}${worth}.`;
}
