/**
 * A number as it is written: top over bottom, not reduced. A whole number has bottom 1, a decimal a power of ten.
 * Tops and bottoms are whole numbers, |n| and d below 2^26, so that products stay exact.
 */
export interface Written {
  readonly n: number;
  /** Above 0. */
  readonly d: number;
}

/** In the last three, numbers are minutes: since 12 on a dial, since midnight, or how long something lasts. */
export type NumberStyle = "fraction" | "mixed" | "decimal" | "clock" | "time-of-day" | "duration";

export function written(n: number, d = 1): Written {
  return d < 0 ? { n: -n, d: -d } : { n, d };
}

export function isSameValue(x: Written, y: Written): boolean {
  return x.n * y.d === y.n * x.d;
}

/** As typed: `12/28`, `1 5/8`, `0.5`. A whole number is written as one; a decimal that does not end as a fraction. */
export function asTyped({ n, d }: Written, style: NumberStyle = "fraction"): string {
  if (style === "clock" || style === "time-of-day" || style === "duration") return minutesAsTyped(n / d, style);
  if (n % d === 0) return String(n / d);
  if (style === "decimal" && 1000 % lowest({ n, d }).d === 0) return String(n / d);
  if (style === "mixed" && Math.abs(n) > d) {
    const [wholes, rest] = [Math.trunc(n / d), Math.abs(n) % d];
    return `${wholes} ${rest}/${d}`;
  }
  return `${n}/${d}`;
}

/** `4:20`, `4:20 pm`, `1 h 20 min`, `20 min`. */
function minutesAsTyped(minutes: number, style: "clock" | "time-of-day" | "duration"): string {
  const rest = modulo(minutes, 60);
  const hours = (minutes - rest) / 60;
  if (style === "duration") return [hours && `${hours} h`, (rest || !hours) && `${rest} min`].filter(Boolean).join(" ");
  const time = `${modulo(hours - 1, 12) + 1}:${String(rest).padStart(2, "0")}`;
  return style === "clock" ? time : `${time} ${modulo(hours, 24) < 12 ? "am" : "pm"}`;
}

/** At least 0, also of what is below 0. */
function modulo(n: number, by: number): number {
  return ((n % by) + by) % by;
}

export function lowest({ n, d }: Written): Written {
  const common = gcd(n, d);
  return written(n / common, d / common);
}

/** At least 1. */
export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) || 1 : gcd(b, a % b);
}

export function lcm(a: number, b: number): number {
  return (a / gcd(a, b)) * b;
}
