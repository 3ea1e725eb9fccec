/** Two whole numbers and what is done with them, as children ask for it. */
const ASKED = /(-?\d{1,6})\s*(\+|plus|and|add|-|−|minus|take away|x|×|\*|times|÷|\/|divided by)\s*(\d{1,6})/u;

/** "What is 3 times 4": the fact as an equation; null where nothing of the kind is asked. */
export function factOf(plain: string): string | null {
  if (!/^(?:what|whats|what's|how much|do you know|is|tell)\b/u.test(plain)) return null;
  const [, first = "", sign = "", second = ""] = ASKED.exec(plain) ?? [];
  if (sign === "") return null;
  const [a, b] = [Number(first), Number(second)];
  if (/^(?:\+|plus|add)$/u.test(sign)) return `$${a} + ${b} = ${a + b}$.`;
  if (/^(?:-|−|minus|take away)$/u.test(sign)) return `$${a} - ${b} = ${a - b}$.`;
  if (/^(?:x|×|\*|times)$/u.test(sign)) return `$${a} \\times ${b} = ${a * b}$.`;
  return /^(?:÷|divided by)$/u.test(sign) && b !== 0 && a % b === 0 ? `$${a} \\div ${b} = ${a / b}$.` : null;
}
