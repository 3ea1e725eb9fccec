/** A calculation of two whole numbers. */
const TWO = /^(\d+)\s*(\+|-|−|\\times|\\div)\s*(\d+)$/u;

const SIGNS: Readonly<Record<string, string>> = {
  "+": "The sign says: put them together.",
  "-": "The sign says: take away.",
  "−": "The sign says: take away.",
  "\\times": "The sign says: so many groups of the same size.",
  "\\div": "The sign says: share into equal groups.",
};

/** What helps with one small calculation: what its sign says, or a way to do it by hand. */
export function hintForSum(sum: string, about: "sign" | "way"): string | null {
  const [, first = "", sign = "", second = ""] = TWO.exec(sum.replaceAll("{,}", "")) ?? [];
  if (sign === "") return about === "way" ? "Do it two numbers at a time, from the left." : null;
  if (about === "sign") return SIGNS[sign] ?? null;
  const [a, b] = [Number(first), Number(second)];
  if (sign === "+") return a >= b ? countOn(a, b) : countOn(b, a);
  if (sign === "\\times") return `Think of ${first} groups with ${second} in each.`;
  if (sign === "\\div") return `How many ${second}s fit into ${first}? Count up in ${second}s.`;
  return b > 12
    ? `Take ${second} away in parts: first the tens, then the ones.`
    : `Start at ${first} and go ${second} back.`;
}

function countOn(from: number, by: number): string {
  return by > 12
    ? `Add to ${from} in parts: first the tens of ${by}, then its ones.`
    : `Start at ${from} and go ${by} on.`;
}
