/** What two numbers come to, and the sign in LaTeX; the sign as children say or type it. */
export function calculate(sign: string, a: number, b: number): { readonly value: number; readonly shown: string } {
  if (/^(?:\+|plus|and|add)$/u.test(sign)) return { value: exact(a + b), shown: "+" };
  if (/^(?:-|−|minus|take away|take)$/u.test(sign)) return { value: exact(a - b), shown: "-" };
  return /^(?:÷|\/|divided by)$/u.test(sign)
    ? { value: a / b, shown: "\\div" }
    : { value: exact(a * b), shown: "\\times" };
}

/** Up to eight places of two numbers of four. */
function exact(value: number): number {
  return Number(value.toFixed(8));
}
