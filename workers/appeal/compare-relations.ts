import type { AppealBoxFinding, CheckOptions } from "#engine";
import type { Formula } from "./formula.ts";
import {
  cannotTell,
  compareFormulas,
  drawPoints,
  liken,
  numberText,
  POINTS,
  pointText,
  type Point,
} from "./compare-values.ts";

export type Sign = "=" | "<" | ">" | "<=" | ">=";

/** Two sides and what stands between them. */
export interface Relation {
  readonly left: Formula;
  readonly right: Formula;
  readonly sign: Sign;
}

const FLIPPED: Readonly<Record<Sign, Sign>> = { "=": "=", "<": ">", ">": "<", "<=": ">=", ">=": "<=" };
/** A difference of sides this small may be none at all. */
const VISIBLE = 1e-6;
const TINY = 1e-9;

/**
 * Compares equations or inequalities by left minus right side. Where one difference is the other times a number, the
 * two say the same (a negative number turns the sign of an inequality). Else only a counterexample tells
 * anything: a solution of the one that is none of the other [APL3].
 */
export function compareRelations(
  expected: Relation,
  given: Relation,
  seed: string,
  options: Pick<CheckOptions, "assume">,
): AppealBoxFinding {
  const [single, other] = [assigned(expected), assigned(given)];
  if (expected.sign === "=" && given.sign === "=" && single !== null && single.name === other?.name) {
    return compareFormulas(single.value, other.value, seed, options);
  }
  const names = [expected, given].flatMap(({ left, right }) => [...left.names, ...right.names]);
  const points = drawPoints([...new Set(names)].toSorted(), seed, options.assume === "positive");
  const factor = commonFactor(expected, given, points);
  if (factor === null) return counterexample(expected, given, points);
  const turned = factor.value > 0 ? given.sign : FLIPPED[given.sign];
  const told = { how: "sides", points: POINTS, at: pointText(factor.point) } as const;
  const values = { expected: sides(expected, factor.point), given: sides(given, factor.point) };
  return { outcome: turned === expected.sign ? "agrees" : "disagrees", ...told, ...values, why: null };
}

/** `x = 2y + 1`: what x is said to be. */
function assigned({ left, right, sign }: Relation): { readonly name: string; readonly value: Formula } | null {
  if (sign !== "=") return null;
  const [a, b] = [bareName(left), bareName(right)];
  if (a !== null && !right.names.includes(a)) return { name: a, value: right };
  return b !== null && !left.names.includes(b) ? { name: b, value: left } : null;
}

/** The unknown this formula is, if it is nothing else. */
function bareName({ names, at }: Formula): string | null {
  const [name] = names;
  if (name === undefined || names.length > 1) return null;
  return [0.37, 2.91, -4.13].every((value) => at({ [name]: value }) === value) ? name : null;
}

/** The number every difference of the given relation is of the expected one's; null when there is none. */
function commonFactor(
  expected: Relation,
  given: Relation,
  points: readonly Point[],
): { readonly value: number; readonly point: Point } | null {
  let factor: { readonly value: number; readonly point: Point } | null = null;
  let seen = 0;
  for (const point of points) {
    const [a, b] = [difference(expected, point), difference(given, point)];
    if (a === null && b === null) continue;
    if (a === null || b === null) return null;
    if (Math.abs(a) < VISIBLE || Math.abs(b) < VISIBLE) continue;
    factor ??= { value: b / a, point };
    if (liken(b, a * factor.value, 1e-10) !== "same") return null;
    seen += 1;
    if (seen === POINTS) return factor;
  }
  return null;
}

function counterexample(expected: Relation, given: Relation, points: readonly Point[]): AppealBoxFinding {
  const single = assigned(expected);
  let seen = 0;
  for (const drawn of [...betweenRoots(expected, given), ...points]) {
    const solved = single === null ? null : single.value.at(drawn);
    // For an equation only its own solutions tell anything; for an inequality every point does.
    if (expected.sign === "=" && (single === null || solved === null)) continue;
    const point =
      expected.sign === "=" && single !== null && solved !== null ? { ...drawn, [single.name]: solved } : drawn;
    const [a, b] = [difference(expected, point), difference(given, point)];
    if (a === null || b === null || Math.abs(b) < VISIBLE) continue;
    if (expected.sign !== "=" && Math.abs(a) < VISIBLE) continue;
    seen += 1;
    if ((expected.sign === "=" || holds(a, expected.sign)) === holds(b, given.sign)) continue;
    const values = { expected: sides(expected, point), given: sides(given, point) };
    return { outcome: "disagrees", how: "sides", points: seen, at: pointText(point), ...values, why: null };
  }
  return cannotTell("no-counterexample");
}

/** Where two straight inequalities of one unknown part company, if they do: between their borders, and beyond. */
function betweenRoots(expected: Relation, given: Relation): readonly Point[] {
  const names = new Set([expected, given].flatMap(({ left, right }) => [...left.names, ...right.names]));
  const [name] = names;
  if (name === undefined || names.size > 1) return [];
  const [a, b] = [rootOf(expected, name), rootOf(given, name)];
  if (a === null || b === null) return [];
  // Borders this close may be one border, rounded, unless they are whole.
  const whole = [a, b].every((root) => Math.abs(root - Math.round(root)) < TINY);
  if (!whole && Math.abs(a - b) <= 1e-3 * Math.max(Math.abs(a), Math.abs(b))) return [];
  return [(a + b) / 2, Math.min(a, b) - 1, Math.max(a, b) + 1].map((value) => ({ [name]: value }));
}

/** Where a straight line through the differences is zero; null when they are on no such line. */
function rootOf(relation: Relation, name: string): number | null {
  const [at0, at1, at3] = [0, 1, 3].map((value) => difference(relation, { [name]: value }));
  if (typeof at0 !== "number" || typeof at1 !== "number" || typeof at3 !== "number") return null;
  const slope = at1 - at0;
  return Math.abs(slope) > VISIBLE && liken(at3 - at0, 3 * slope, 1e-10) === "same" ? -at0 / slope : null;
}

function holds(difference: number, sign: Sign): boolean {
  if (sign === "=") return false;
  return sign.startsWith("<") ? difference < 0 : difference > 0;
}

function difference({ left, right }: Relation, point: Point): number | null {
  const [a, b] = [left.at(point), right.at(point)];
  return a === null || b === null ? null : a - b;
}

/** Both sides at a point, for people: `5 = 7`. */
function sides({ left, right, sign }: Relation, point: Point): string {
  const [a, b] = [left.at(point), right.at(point)];
  return a === null || b === null ? "" : `${numberText(a)} ${sign} ${numberText(b)}`;
}
