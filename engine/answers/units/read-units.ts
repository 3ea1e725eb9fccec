import type { Piece } from "./scan.ts";
import { NO_UNIT, raised, unitNamed, type Factor, type UnitContext } from "./unit-table.ts";

/** Units as written from one piece on, up to the piece `next`. */
export interface UnitSpan {
  readonly factors: readonly Factor[];
  readonly next: number;
}

/**
 * Reads a product of units: `kg m / s^2`, `m/s/s`, `km per hour`, `sq cm`, `\frac{m}{s}`. What stands behind a slash
 * without a sign between belongs below it: `J/kg K`. `before`: units already read, such as the sign of `$3/kg`.
 */
export function readUnits(
  pieces: readonly Piece[],
  from: number,
  context: UnitContext,
  before: readonly Factor[] = [],
  depth = 0,
): UnitSpan | undefined {
  const factors = [...before];
  let i = from;
  let below = 1;
  while (i < pieces.length) {
    const join = joinAt(pieces, i);
    const start = join === undefined ? i : i + 1;
    const factor = readFactor(pieces, start, context, depth);
    if (factor === undefined) {
      // `m²`, said behind: metres squared.
      const said = join === undefined ? saidPower(pieces[i]) : undefined;
      const last = factors.at(-1);
      if (said === undefined || last === undefined) break;
      factors[factors.length - 1] = { ...last, power: last.power * said };
      i++;
      continue;
    }
    if (join === "/") below = -1;
    else if (join === "*") below = 1;
    for (const one of factor.factors) factors.push({ ...one, power: one.power * below });
    i = factor.next;
  }
  return i === from ? undefined : { factors, next: i };
}

/** Whether a unit begins here. */
export function isUnitAt(pieces: readonly Piece[], i: number, context: UnitContext): boolean {
  const piece = pieces[i];
  if (piece === undefined || piece.type === "digits" || piece.type === "other") return false;
  return piece.type === "word"
    ? readFactor(pieces, i, context, 0) !== undefined
    : unitNamed(piece.text, context) !== undefined;
}

function joinAt(pieces: readonly Piece[], i: number): "/" | "*" | "." | undefined {
  const text = pieces[i]?.text;
  if (text === "/" || text?.toLowerCase() === "per" || text === "a" || text === "an") return "/";
  if (text === "*") return "*";
  return text === "." || text === "-" ? "." : undefined;
}

function readFactor(pieces: readonly Piece[], i: number, context: UnitContext, depth: number): UnitSpan | undefined {
  const piece = pieces[i];
  if (piece === undefined || piece.type === "digits" || depth > 8) return undefined;
  if (piece.text === "frac" || piece.text === "dfrac" || piece.text === "tfrac") {
    const top = readGroup(pieces, i + 1, context, depth);
    const bottom = top === undefined ? undefined : readGroup(pieces, top.next, context, depth);
    if (top === undefined || bottom === undefined) return undefined;
    return { factors: [...top.factors, ...raised(bottom.factors, -1)], next: bottom.next };
  }
  if (piece.text === "(" || piece.text === "{") {
    const inner = readGroup(pieces, i, context, depth);
    if (inner === undefined) return undefined;
    const { factors, next } = withPower(pieces, [BRACKET], inner.next);
    return { factors: raised(inner.factors, factors[0]?.power ?? 1), next };
  }
  // `30^\circ`.
  if (piece.text === "^") {
    const brace = pieces[i + 1]?.text === "{" ? 1 : 0;
    if (pieces[i + 1 + brace]?.text !== "°") return undefined;
    return readNamed(pieces, i + 1 + brace, brace, context);
  }
  const said = saidPower(piece);
  if (said !== undefined) {
    // `squared` stands behind its unit only.
    if (piece.text.endsWith("d")) return undefined;
    const dot = pieces[i + 1]?.text === "." ? 1 : 0;
    const inner = readFactor(pieces, i + 1 + dot, context, depth + 1);
    return inner === undefined ? undefined : { factors: raised(inner.factors, said), next: inner.next };
  }
  return readNamed(pieces, i, 0, context);
}

function readGroup(pieces: readonly Piece[], i: number, context: UnitContext, depth: number): UnitSpan | undefined {
  const open = pieces[i]?.text;
  if (open !== "(" && open !== "{") return undefined;
  const inner = readUnits(pieces, i + 1, context, [], depth + 1);
  if (inner === undefined || pieces[inner.next]?.text !== (open === "(" ? ")" : "}")) return undefined;
  return { factors: inner.factors, next: inner.next + 1 };
}

/** A unit by symbol or name, of one word or two, then its power. `skip`: closing braces behind the first piece. */
function readNamed(pieces: readonly Piece[], i: number, skip: number, context: UnitContext): UnitSpan | undefined {
  const piece = pieces[i];
  if (piece === undefined || piece.type === "other") return undefined;
  const text = piece.text;
  const small = text.toLowerCase();
  const dot = pieces[i + 1]?.text === "." ? 1 : 0;
  const second = pieces[i + 1 + skip + dot];
  if (second?.type === "word" && JOINED.has(small)) {
    const stem = small === "°" && second.text.length > 1 ? "degree" : small.replace(/s$/u, "");
    const both = unitNamed(stem + (stem === "°" ? second.text.toUpperCase() : second.text), context);
    if (both !== undefined) return withPower(pieces, both, i + 2 + skip + dot);
  }
  if (text === "'" && pieces[i + 1]?.text === "'") {
    const inches = unitNamed('"', context);
    return inches === undefined ? undefined : { factors: inches, next: i + 2 };
  }
  const squared = /^(?:sq|cu)(?=..?.?.?$)/iu.exec(text);
  const named = unitNamed(text, context);
  if (named === undefined && squared !== null) {
    const rest = unitNamed(text.slice(2), context);
    return rest === undefined ? undefined : { factors: raised(rest, small.startsWith("sq") ? 2 : 3), next: i + 1 };
  }
  return named === undefined ? undefined : withPower(pieces, named, i + 1 + skip);
}

/** First words of names of two: `fl oz`, `nautical miles`, `degrees C`. */
const JOINED = new Set(
  "fl fluid nautical light metric short long degree degrees deg ° amp watt newton electron kilowatt".split(" "),
);

const SAID_POWERS: ReadonlyMap<string, number> = new Map([
  ["sq", 2],
  ["square", 2],
  ["squared", 2],
  ["cu", 3],
  ["cubic", 3],
  ["cube", 3],
  ["cubed", 3],
]);

function saidPower(piece: Piece | undefined): number | undefined {
  return piece === undefined ? undefined : SAID_POWERS.get(piece.text.toLowerCase());
}

/** `^2`, `^{-1}`, `**2`, or digits glued to the symbol: `m2`, `s-1`. */
function withPower(pieces: readonly Piece[], factors: readonly Factor[], from: number): UnitSpan {
  const glued = gluedPower(pieces, factors, from);
  if (glued !== undefined) return glued;
  let i = from;
  if (pieces[i]?.text === "^") i++;
  else if (pieces[i]?.text === "*" && pieces[i + 1]?.text === "*") i += 2;
  else return { factors, next: from };
  const open = pieces[i]?.text;
  const close = open === "(" ? ")" : open === "{" ? "}" : undefined;
  if (close !== undefined) i++;
  const negative = pieces[i]?.text === "-";
  if (negative || pieces[i]?.text === "+") i++;
  const digits = pieces[i]?.text ?? "";
  const isPower = /^\d\d?$/u.test(digits) && (close === undefined || pieces[i + 1]?.text === close);
  if (!isPower) return { factors, next: from };
  const power = Number(digits) * (negative ? -1 : 1);
  return { factors: lastRaised(factors, power), next: close === undefined ? i + 1 : i + 2 };
}

function gluedPower(pieces: readonly Piece[], factors: readonly Factor[], i: number): UnitSpan | undefined {
  const negative = pieces[i]?.text === "-" && pieces[i]?.spaced === false ? 1 : 0;
  const digits = pieces[i + negative];
  const after = pieces[i + negative + 1];
  const symbol = factors.at(-1)?.symbol ?? "";
  if (digits?.spaced !== false || !/^[1-6]$/u.test(digits.text) || MIXED_SCALES.has(symbol)) return undefined;
  // `2m5cm` goes on with centimetres; so does `5ft2"`.
  if (after?.type === "word" && !after.spaced) return undefined;
  return { factors: lastRaised(factors, Number(digits.text) * (negative === 1 ? -1 : 1)), next: i + negative + 1 };
}

/** Units that go on with a smaller one rather than being raised: `2h3`, `5'6"`. */
const MIXED_SCALES = new Set(["h", "min", "ft", "°", "$", "€", "£", "%"]);

/** Stands for a bracket while its power is read. */
const BRACKET: Factor = { symbol: "h", unit: NO_UNIT, power: 1 };

/** `Nm^-2`: the power is that of the last unit, but not in `M`, which is mol/L. */
function lastRaised(factors: readonly Factor[], power: number): readonly Factor[] {
  return factors.length === 1 || factors.some((factor) => factor.power !== 1)
    ? raised(factors, power)
    : factors.map((factor, i) => (i === factors.length - 1 ? { ...factor, power: factor.power * power } : factor));
}
