/** A calculation of two whole numbers. */
const TWO = /^(\d+)\s*(\+|-|−|\\times|\\div)\s*(\d+)$/u;

const SIGNS: Readonly<Record<string, string>> = {
  "+": "The sign says: put them together.",
  "-": "The sign says: take away.",
  "−": "The sign says: take away.",
  "\\times": "The sign says: so many groups of the same size.",
  "\\div": "The sign says: share into equal groups.",
};

/** What a sign says to do. */
export function signWords(sign: string): string | null {
  return SIGNS[sign] ?? null;
}

/** What helps with one small calculation: what its sign says, or a way to do it by hand. */
export function hintForSum(sum: string, about: "sign" | "way"): string | null {
  const [, first = "", sign = "", second = ""] = TWO.exec(sum.replaceAll("{,}", "")) ?? [];
  if (sign === "") return about === "way" ? wayOfOther(sum) : null;
  if (about === "sign") return signWords(sign);
  const [a, b] = [Number(first), Number(second)];
  if (b === 0 && /[+−-]/u.test(sign)) return "Nothing is added or taken away with a zero.";
  if (sign === "+") return a >= b ? countOn(a, b) : countOn(b, a);
  if (sign === "\\times") {
    if (a === 0) return `Think of no group at all with ${second} in each.`;
    return a === 1
      ? `Think of a single group with ${second} in it.`
      : `Think of ${first} groups with ${second} in each.`;
  }
  if (sign === "\\div") return `How many ${second}s fit into ${first}? Count up in ${second}s.`;
  return b > 12 ? `Take ${second} away in parts: ${partsOf(b)}.` : `Start at ${first} and go ${second} back.`;
}

/** Two fractions with one bottom. */
const LIKE_PARTS = /^\\frac\{\d+\}\{(\d+)\} [+−-] \\frac\{\d+\}\{\1\}$/u;

/** More numbers than two are done in pairs; decimals are set out place under place; for others there is no such way. */
function wayOfOther(sum: string): string | null {
  if (LIKE_PARTS.test(sum)) return "The parts have the same size: work with the tops, and keep the bottom.";
  if (sum.split(/\+|-|−|\\times|\\div/u).filter((part) => part.trim() !== "").length > 2)
    return "Do it two numbers at a time, from the left.";
  return /^[\d.\s]*\d\.\d[\d.\s]*[+−-][\d.\s]+$|^[\d.\s]+[+−-][\d.\s]*\d\.\d+\s*$/u.test(sum)
    ? "Write one number under the other, point under point."
    : null;
}

/** The biggest places come first; those that are empty are left out. */
function partsOf(number: number): string {
  const places = ["hundreds", "tens", "ones"].filter((_, at) => Math.floor(number / 10 ** (2 - at)) % 10 > 0);
  if (number > 999 || places.length === 0) return "first the biggest place, then the next";
  const [first = "", ...rest] = places;
  return rest.length === 0
    ? `count in ${first}`
    : [`first the ${first}`, ...rest.map((place) => `then the ${place}`)].join(", ");
}

function countOn(from: number, by: number): string {
  return by > 12 ? `Add ${by} to ${from} in parts: ${partsOf(by)}.` : `Start at ${from} and go ${by} on.`;
}
