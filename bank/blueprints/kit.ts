/** Small number facts and ways to write numbers that blueprints share. */

/** A whole number in running text: commas from five digits on (`4500`, `12,345`). */
export function num(n: number): string {
  const digits = String(Math.abs(n));
  const grouped = digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/gu, ",") : digits;
  return n < 0 ? `−${grouped}` : grouped;
}

/** The same as LaTeX. */
export function tex(n: number): string {
  return num(n).replaceAll(",", "{,}").replace("−", "-");
}

/** A fraction as LaTeX. */
export function texFrac(numerator: number, denominator: number): string {
  return numerator < 0 ? `-\\frac{${-numerator}}{${denominator}}` : `\\frac{${numerator}}{${denominator}}`;
}

/** Decimal digits, ones first: 407 gives [7, 0, 4]. */
export function digits(n: number): number[] {
  return [...String(Math.abs(n))].map(Number).toReversed();
}

/** The digit of a place: 0 = ones, 1 = tens … */
export function digitAt(n: number, place: number): number {
  return digits(n)[place] ?? 0;
}

export function fromDigits(onesFirst: readonly number[]): number {
  return onesFirst.reduce((sum, digit, place) => sum + digit * 10 ** place, 0);
}

/** How many columns of a + b carry. */
export function carries(a: number, b: number): number {
  const length = Math.max(digits(a).length, digits(b).length);
  let carry = 0;
  let count = 0;
  for (let place = 0; place < length; place++) {
    carry = digitAt(a, place) + digitAt(b, place) + carry > 9 ? 1 : 0;
    count += carry;
  }
  return count;
}

/** For each column of a - b, ones first: whether it borrows from the next. */
export function borrowColumns(a: number, b: number): boolean[] {
  let borrow = 0;
  return digits(a).map((digit, place) => {
    borrow = digit - digitAt(b, place) - borrow < 0 ? 1 : 0;
    return borrow === 1;
  });
}

/** How many columns of a - b borrow. */
export function borrows(a: number, b: number): number {
  return borrowColumns(a, b).filter(Boolean).length;
}

/** Greatest common divisor of two whole numbers; gcd(0, n) = n. */
export function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** Least common multiple of two positive whole numbers. */
export function lcm(a: number, b: number): number {
  return (a / gcd(a, b)) * b;
}

/** Place names, ones first. */
export const PLACES = ["ones", "tens", "hundreds", "thousands", "ten thousands", "hundred thousands"] as const;

/** "1 bead", "3 beads". */
export function count(n: number, thing: { readonly one: string; readonly many: string }): string {
  return `${num(n)} ${n === 1 ? thing.one : thing.many}`;
}
