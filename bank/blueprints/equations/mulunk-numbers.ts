import type { Thing } from "#engine";
import { GROUP } from "../groups.ts";

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

const BOX = "\\square";

const EQUATIONS: Readonly<Record<Unknown["form"], (o: Unknown) => string>> = {
  factor: (o) => `${o.a} \\times ${BOX} = ${product(o)}`,
  "first-factor": (o) => `${BOX} \\times ${o.a} = ${product(o)}`,
  "right-factor": (o) => `${product(o)} = ${o.a} \\times ${BOX}`,
  dividend: (o) => `${BOX} \\div ${o.a} = ${quotient(o)}`,
  "right-dividend": (o) => `${quotient(o)} = ${BOX} \\div ${o.a}`,
  divisor: (o) => `${product(o)} \\div ${BOX} = ${o.a}`,
  "right-divisor": (o) => `${o.a} = ${product(o)} \\div ${BOX}`,
  both: (o) => `${o.b} \\times ${third(o)} = ${BOX} \\times ${o.a}`,
  "both-left": (o) => `${BOX} \\times ${o.a} = ${o.b} \\times ${third(o)}`,
};

export function equation(o: Unknown): string {
  return EQUATIONS[o.form](o);
}

/** Whether the number that is known counts the groups, as in a bar of so many parts. */
export function isShared(o: Unknown): boolean {
  if (o.ask === "shared") return true;
  return o.ask === "bare" && isFactor(o) && o.form !== "first-factor";
}

/** What the groups of a bar are: its equal parts, where no story gives them a name. */
const PARTS: Thing = { one: "part", many: "equal parts" };

export function groupsIn(o: Unknown, told: Thing): Thing {
  return told === GROUP && isShared(o) ? PARTS : told;
}

/** The first of some small numbers that is well below the answer, and neither it nor its product is the answer. */
export function tried(o: Unknown, numbers: readonly number[]): number {
  return numbers.find((n) => n !== o.a && n < o.x - 1 && n * o.a !== o.x) ?? 1;
}

/** Every part gets a few, which are too few. */
export function triedAt(o: Unknown, told: Thing): string {
  const some = tried(o, [5, 2, 3, 1]);
  return `Put ${some} in each of the ${o.a} ${groupsIn(o, told).many}: that makes $${o.a} \\times ${some} = ${o.a * some}$ altogether. Try a bigger number in each until you get $${product(o)}$.`;
}

/** A fact well before the one wanted. */
export function knownFact(o: Unknown): string {
  const times = tried(o, [5, 2, 3, 1]);
  return `$${times} \\times ${o.a} = ${times * o.a}$.`;
}

export function goOnUp(o: Unknown, told: Thing): string {
  return `Go on in ${o.a}s up to $${product(o)}$. How many ${told === GROUP ? `${o.a}s` : told.many} is that in all?`;
}
