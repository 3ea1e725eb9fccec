import { createRng, type AppealBoxFinding, type CheckOptions } from "#engine";
import type { Formula } from "./formula.ts";

/** Numbers put in for the unknowns. */
export type Point = Readonly<Record<string, number>>;

/** Choices of numbers that have to agree, and how many are tried to find them. */
export const POINTS = 12;
const TRIES = 60;
/** Upper ends of the ranges the numbers are drawn from, in 97ths. */
const NEAR = [90, 290, 490];
const FAR = [9_700, 970_000];
/** As near as plain numbers come to the same; farther than the second is another value; between, who knows. */
const SAME = 1e-12;
const SAME_NUMBER = 1e-14;
const OTHER = 1e-6;
const TINY = 1e-9;

export type Likeness = "same" | "other" | "unclear";

/**
 * Compares two expressions by their values: once when they hold no unknown, else at points drawn from the pair
 * itself, the same on every device and at every time [APL2].
 */
export function compareFormulas(
  expected: Formula,
  given: Formula,
  seed: string,
  options: Pick<CheckOptions, "assume" | "tolerance"> = {},
): AppealBoxFinding {
  const names = [...new Set([...expected.names, ...given.names])].toSorted();
  if (names.length === 0) return compareNumbers(expected.at({}), given.at({}), options.tolerance);
  let points = 0;
  let oneSided = false;
  let unclear = false;
  let example: Told | null = null;
  const positive = options.assume === "positive";
  for (const point of drawPoints(names, seed, positive)) {
    const [a, b] = [expected.at(point), given.at(point)];
    if (a === null || b === null) {
      oneSided ||= a !== b;
      continue;
    }
    points += 1;
    const likeness = liken(a, b, SAME);
    example ??= { at: pointText(point), expected: numberText(a), given: numberText(b) };
    if (likeness === "other") {
      const told = { at: pointText(point), expected: numberText(a), given: numberText(b) };
      return { outcome: "disagrees", how: "points", points, ...told, why: null };
    }
    unclear ||= likeness === "unclear";
    if (points === POINTS) break;
  }
  if (example === null || points < POINTS) return cannotTell("too-few-points");
  if (oneSided) return cannotTell("defined-elsewhere");
  if (unclear || differsFarOut(expected, given, drawPoints(names, `${seed}/far`, positive, FAR))) {
    return cannotTell("too-close");
  }
  return { outcome: "agrees", how: "points", points, ...example, why: null };
}

/**
 * Far out plain numbers are coarse: a difference there is no proof, but a reason not to agree, as for
 * `|x + 1000| - 1000` and x.
 */
function differsFarOut(expected: Formula, given: Formula, points: readonly Point[]): boolean {
  return points.some((point) => {
    const [a, b] = [expected.at(point), given.at(point)];
    return a !== null && b !== null && liken(a, b) === "other";
  });
}

interface Told {
  readonly at: string;
  readonly expected: string;
  readonly given: string;
}

export function compareNumbers(
  expected: number | null,
  given: number | null,
  tolerance?: CheckOptions["tolerance"],
): AppealBoxFinding {
  if (expected === null || given === null) return cannotTell("no-value");
  const told = { how: "value", points: 1, at: null, expected: numberText(expected), given: numberText(given) } as const;
  const likeness = withinTolerance(expected, given, tolerance) ?? liken(expected, given, SAME_NUMBER);
  if (likeness === "unclear") return cannotTell("too-close");
  return { outcome: likeness === "same" ? "agrees" : "disagrees", ...told, why: null };
}

/** null where the tolerance has nothing to say. */
function withinTolerance(expected: number, given: number, tolerance: CheckOptions["tolerance"]): Likeness | null {
  if (tolerance === undefined || "digits" in tolerance) return null;
  const room = "abs" in tolerance ? tolerance.abs : tolerance.rel * Math.abs(expected);
  const away = Math.abs(expected - given);
  // On the very edge plain numbers cannot tell.
  if (room > 0 && Math.abs(away - room) <= 1e-9 * room) return "unclear";
  return away <= room ? "same" : null;
}

export function liken(a: number, b: number, same = SAME): Likeness {
  const size = Math.max(Math.abs(a), Math.abs(b));
  const away = Math.abs(a - b);
  if (away <= same * size) return "same";
  return away > OTHER * size && size > TINY ? "other" : "unclear";
}

/**
 * Points for the unknowns: near zero, around one, larger, and every third one with negative numbers. No number is
 * whole, so that nothing vanishes by chance.
 */
export function drawPoints(
  names: readonly string[],
  seed: string,
  positive: boolean,
  tops: readonly number[] = NEAR,
): readonly Point[] {
  const rng = createRng(`appeal/${seed}`);
  return Array.from({ length: tops === FAR ? POINTS : TRIES }, (_, at) => {
    const top = tops[at % tops.length] ?? 290;
    return Object.fromEntries(
      names.map((name) => {
        const size = (rng.int(7, top) + 0.37) / 97;
        const negative = !positive && (tops === FAR || at % 3 !== 0) && rng.int(0, 1) === 1;
        return [name, negative ? -size : size];
      }),
    );
  });
}

export function cannotTell(why: string): AppealBoxFinding {
  return { outcome: "cannot-tell", how: "none", points: 0, at: null, expected: null, given: null, why };
}

/** `x = 2.31, y = -0.5`, for people. */
export function pointText(point: Point): string {
  return Object.entries(point)
    .map(([name, value]) => `${name.replace(/^v_/u, "")} = ${numberText(value)}`)
    .join(", ");
}

/** Six figures, for people. */
export function numberText(value: number): string {
  return `${Number(value.toPrecision(6))}`;
}
