/** Two numbers, whole or decimal, and what is done with them, as children ask for it; no piece of a longer calculation. */
const ASKED =
  /(?<![\d./]|[-+×÷*/x−] ?)(-?\d{1,6}(?:\.\d{1,4})?) ?(\+|plus|and|add|-|−|minus|take away|x|×|\*|times|÷|\/|divided by) ?(\d{1,6}(?:\.\d{1,4})?)(?![\d./]| ?(?:[-+×÷*/x−]|plus|minus|times|add|take|divided) ?\d)/u;

/** "What is 3 times 4": the fact as an equation; null where nothing of the kind is asked. */
export function factOf(plain: string): string | null {
  if (!/^(?:what|whats|what's|how much|do you know|is|tell)\b/u.test(plain)) return null;
  const [, first = "", sign = "", second = ""] = ASKED.exec(plain) ?? [];
  if (sign === "") return null;
  const isWhole = !`${first}${second}`.includes(".");
  const [a, b] = [Number(first), Number(second)];
  if (/^(?:\+|plus|add)$/u.test(sign)) return `$${first} + ${second} = ${exact(a + b)}$.`;
  if (/^(?:-|−|minus|take away)$/u.test(sign)) return `$${first} - ${second} = ${exact(a - b)}$.`;
  if (/^(?:x|×|\*|times)$/u.test(sign)) return `$${first} \\times ${second} = ${exact(a * b)}$.`;
  const isDivision = /^(?:÷|divided by)$/u.test(sign) && isWhole && b !== 0 && a % b === 0;
  return isDivision ? `$${a} \\div ${b} = ${a / b}$.` : null;
}

/** Up to eight places of two numbers of four. */
function exact(value: number): string {
  return String(Number(value.toFixed(8)));
}
