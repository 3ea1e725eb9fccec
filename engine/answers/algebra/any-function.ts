/**
 * What an application is worth: `max`, `min`, `mod`, `gcd` and `lcm` as such; a letter that stands for a function is
 * given one of no particular kind, set by its name.
 */
export function anyFunction(name: string): (values: readonly number[]) => number {
  const known = KNOWN[name];
  if (known !== undefined) return known;
  let seed = 7;
  for (let i = 0; i < name.length; i++) seed = (seed * 31 + name.charCodeAt(i)) % 1009;
  const shift = 0.3 + seed / 1009;
  return (values) => {
    let value = 1 + shift;
    for (let i = 0; i < values.length; i++) {
      const a = values[i] as number;
      value += Math.sin((0.7 + 0.1 * i) * a + shift * (i + 1)) + Math.cos(0.3 * a - shift);
    }
    return value;
  };
}

const KNOWN: Readonly<Record<string, (values: readonly number[]) => number>> = {
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
  mod: ([a = Number.NaN, b = Number.NaN]) => a - b * Math.floor(a / b),
  binomial: ([n = Number.NaN, k = Number.NaN]) => {
    if (!Number.isInteger(k)) return Number.NaN;
    let product = k < 0 ? 0 : 1;
    for (let i = 0; i < Math.min(k, 200); i++) product *= (n - i) / (i + 1);
    return product;
  },
  gcd: (values) => (values.every(Number.isInteger) ? values.reduce(greatestDivisor) : Number.NaN),
  lcm: (values) =>
    values.every(Number.isInteger) ? values.reduce((a, b) => Math.abs(a * b) / greatestDivisor(a, b)) : Number.NaN,
};

function greatestDivisor(a: number, b: number): number {
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y > 0) [x, y] = [y, x % y];
  return x;
}
