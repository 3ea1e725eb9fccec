/**
 * `x` is in the box, `a` the number given beside it. With products on both sides: b × c = □ × a, where
 * b is a factor of x times a.
 */
export interface Unknown {
  readonly [name: string]: number | string;
  readonly x: number;
  readonly a: number;
  readonly b: number;
  readonly form:
    | "factor"
    | "first-factor"
    | "right-factor"
    | "dividend"
    | "right-dividend"
    | "divisor"
    | "right-divisor"
    | "both"
    | "both-left";
  /** In a story of `a` in each group, or of `a` groups that share. */
  readonly ask: "bare" | "story" | "shared";
}

/** The number of all things together. */
export function product(o: Unknown): number {
  return o.form.endsWith("dividend") ? o.x : o.x * o.a;
}

/** For `□ ÷ a = …`: what comes out. */
export function quotient(o: Unknown): number {
  return o.x / o.a;
}

/** The fourth number of an equation with products on both sides. */
export function third(o: Unknown): number {
  return (o.x * o.a) / o.b;
}

export function isDividend(o: Unknown): boolean {
  return o.form.endsWith("dividend");
}

export function isDivisor(o: Unknown): boolean {
  return o.form.endsWith("divisor");
}

export function isBoth(o: Unknown): boolean {
  return o.form.startsWith("both");
}

export function isFactor(o: Unknown): boolean {
  return o.form.endsWith("factor");
}

export function equation(o: Unknown): string {
  const box = "\\square";
  switch (o.form) {
    case "factor":
      return `${o.a} \\times ${box} = ${product(o)}`;
    case "first-factor":
      return `${box} \\times ${o.a} = ${product(o)}`;
    case "right-factor":
      return `${product(o)} = ${o.a} \\times ${box}`;
    case "dividend":
      return `${box} \\div ${o.a} = ${quotient(o)}`;
    case "right-dividend":
      return `${quotient(o)} = ${box} \\div ${o.a}`;
    case "divisor":
      return `${product(o)} \\div ${box} = ${o.a}`;
    case "right-divisor":
      return `${o.a} = ${product(o)} \\div ${box}`;
    case "both":
      return `${o.b} \\times ${third(o)} = ${box} \\times ${o.a}`;
    case "both-left":
      return `${box} \\times ${o.a} = ${o.b} \\times ${third(o)}`;
  }
}
