import type { AppealBox, AppealBoxFinding, AppealCase, AppealFinding, CheckOptions, NumberLocale } from "#engine";
import { compareRelations, type Relation, type Sign } from "./compare-relations.ts";
import { cannotTell, compareFormulas } from "./compare-values.ts";
import { readFormula, type Formula, type FormulaFault, type MathParser } from "./formula.ts";
import { toKeyboard, toMathjs } from "./plain-text.ts";
import { splitParts, unwrap } from "./split-parts.ts";

export type Examine = (appeal: AppealCase) => AppealFinding;

const LONGEST = 200;
const MAX_PARTS = 12;

/** What was wrong was not the value: a method that compares values has nothing to say about it. */
const NOT_ABOUT_VALUE: ReadonlySet<AppealBox["reason"]> = new Set([
  "listed-wrong",
  "wrong-unit",
  "missing-unit",
  "wrong-case",
  "wrong-brackets",
] as const);

/**
 * Looks at a disputed answer a second time, by a method that shares nothing with the checker: mathjs reads both
 * texts, and their values are compared. It only says `agrees` or `disagrees` where it is sure [APL1]-[APL6].
 */
export function examineAppeal(appeal: AppealCase, parser: MathParser): AppealFinding {
  return { method: parser.name, boxes: appeal.boxes.map((box) => examineBox(box, appeal.locale, parser)) };
}

function examineBox(box: AppealBox, locale: NumberLocale, parser: MathParser): AppealBoxFinding {
  if (box.verdict === "wrong-form" || box.verdict === "unreadable" || NOT_ABOUT_VALUE.has(box.reason)) {
    return cannotTell("not-about-value");
  }
  const { options } = box;
  if (isBeyond(options)) return cannotTell("option");
  const rights = [box.expected, ...(options.alternatives ?? [])].slice(0, MAX_PARTS);
  if ([...rights, box.given].some((text) => text.length > LONGEST)) return cannotTell("too-long");
  const findings = rights.map((expected) => compareTexts(expected, { ...box, expected }, locale, parser));
  const agreeing = findings.find(({ outcome }) => outcome === "agrees");
  // The value is right; whether the form that was asked for is, this method cannot say.
  const isAnyForm = (options.form ?? "any") === "any" && options.forms === undefined;
  if (agreeing !== undefined) return isAnyForm ? agreeing : cannotTell("form");
  // It is wrong only if it is none of the right answers.
  const [first] = findings;
  const open = findings.find(({ outcome }) => outcome === "cannot-tell");
  return open ?? first ?? cannotTell("kind");
}

/** Options that change what the right value is, in ways that are not followed here. */
function isBeyond({ functions, form, form_only, forms, sigfigs, decimals, fallback, choose }: CheckOptions): boolean {
  const numbers = sigfigs ?? decimals ?? choose;
  const meanings = forms?.find((one) => one === "pi" || one === "log" || one === "coefficient");
  return (
    [functions, meanings, numbers, fallback].some((option) => option !== undefined) ||
    form_only === true ||
    form === "remainder"
  );
}

function compareTexts(expected: string, box: AppealBox, locale: NumberLocale, parser: MathParser): AppealBoxFinding {
  const { options } = box;
  const pair: Pair = {
    expected: toKeyboard(expected),
    given: toKeyboard(box.given),
    options,
    seed: `${expected}\n${box.given}`,
    readExpected: (text) => readText(text, options, "en", parser),
    readGiven: (text) => readText(text, options, locale, parser),
    marks: locale === "de" || locale === "fr" ? "comma" : "point",
  };
  switch (box.kind) {
    case "integer":
    case "decimal":
    case "fraction":
    case "mixed":
    case "number":
    case "scientific":
      return compareSingle(withoutName(pair), true);
    case "percent":
      return compareSingle(
        mapTexts(pair, (text) => text.replace(/%\s*$/u, "")),
        true,
      );
    case "money":
      return compareSingle(
        mapTexts(pair, (text) => text.replace(options.unit ?? "", "")),
        true,
      );
    case "expression":
      return compareSingle(pair, false);
    case "equation":
    case "inequality":
      return compareRelationTexts(pair, box.kind);
    case "set":
    case "point":
    case "list":
    case "ratio":
      return compareParts(pair, box.kind);
    case "interval":
      return compareIntervals(pair);
    default:
      return cannotTell("kind");
  }
}

/** Both texts in keyboard signs, each with its own way of reading. */
interface Pair {
  readonly expected: string;
  readonly given: string;
  readonly options: CheckOptions;
  readonly seed: string;
  readonly readExpected: (text: string) => Formula | FormulaFault;
  readonly readGiven: (text: string) => Formula | FormulaFault;
  readonly marks: "comma" | "point";
}

function readText(
  text: string,
  options: CheckOptions,
  locale: NumberLocale,
  parser: MathParser,
): Formula | FormulaFault {
  const plain = toMathjs(text, {
    locale,
    ...(options.multiletter === undefined ? {} : { multiletter: options.multiletter }),
    ...(options.log === undefined ? {} : { log: options.log }),
  });
  return plain === null || plain.trim() === "" ? "cannot-read" : readFormula(plain, parser);
}

function mapTexts(pair: Pair, map: (text: string) => string): Pair {
  return { ...pair, expected: map(pair.expected), given: map(pair.given) };
}

/** `x = 4` where a number is asked says 4. */
function withoutName(pair: Pair): Pair {
  return mapTexts(pair, (text) => text.replace(/^\s*\p{L}\s*=(?!=)/u, ""));
}

function compareSingle(pair: Pair, isNumber: boolean): AppealBoxFinding {
  const expected = pair.readExpected(pair.expected);
  const given = pair.readGiven(pair.given);
  if (typeof expected === "string") return cannotTell(expected);
  if (typeof given === "string") return cannotTell(given);
  // Letters in a number are words or units.
  if (isNumber && expected.names.length + given.names.length > 0) return cannotTell("cannot-read");
  return compareFormulas(expected, given, pair.seed, isNumber ? pair.options : withoutTolerance(pair.options));
}

/** A tolerance is for numbers; between expressions a method of points would have to guess what it means. */
function withoutTolerance({ assume }: CheckOptions): Pick<CheckOptions, "assume"> {
  return assume === undefined ? {} : { assume };
}

function compareRelationTexts(pair: Pair, kind: "equation" | "inequality"): AppealBoxFinding {
  const expected = readRelation(pair.expected, pair.readExpected);
  const given = readRelation(pair.given, pair.readGiven);
  // `4` may stand for `x = 4`.
  if (kind === "equation" && (expected === null) !== (given === null)) return compareSingle(withoutName(pair), false);
  if (kind === "equation" && expected === null) return compareSingle(pair, false);
  if (expected === null || given === null) return cannotTell("cannot-read");
  if (typeof expected === "string") return cannotTell(expected);
  if (typeof given === "string") return cannotTell(given);
  if ((expected.sign === "=") !== (given.sign === "=")) return cannotTell("another-kind");
  return compareRelations(expected, given, pair.seed, withoutTolerance(pair.options));
}

/** null when there is not exactly one sign of relation. */
function readRelation(text: string, read: Pair["readGiven"]): Relation | FormulaFault | null {
  const signs = text.match(/<=|>=|[=<>]/gu) ?? [];
  const [sign] = signs;
  if (sign === undefined || signs.length > 1) return null;
  const at = text.indexOf(sign);
  const [left, right] = [read(text.slice(0, at)), read(text.slice(at + sign.length))];
  if (typeof left === "string") return left;
  if (typeof right === "string") return right;
  return { left, right, sign: sign as Sign };
}

function compareParts(pair: Pair, kind: "set" | "point" | "list" | "ratio"): AppealBoxFinding {
  const expected = partsOf(pair.expected, kind);
  const given = partsOf(pair.given, kind);
  // `{1,5}` is two numbers to some and one to others.
  if (pair.marks === "comma" && pair.given.includes(",") && !pair.given.includes(";")) return cannotTell("cannot-read");
  // `[1, 2]` is an interval to some, a vector to others, a point to none.
  const [opens, typed] = [unwrap(pair.expected).open, unwrap(pair.given).open];
  if (kind === "point" && opens !== typed && typed !== "") return cannotTell("cannot-read");
  if (Math.max(expected.length, given.length) > MAX_PARTS) return cannotTell("too-complicated");
  const [rights, givens] = [expected.map(pair.readExpected), given.map(pair.readGiven)];
  const fault = [...rights, ...givens].find((part) => typeof part === "string");
  if (typeof fault === "string") return cannotTell(fault);
  const parts: Parts = { expected: rights as Formula[], given: givens as Formula[], pair };
  if (kind === "ratio") return hasNames(parts) ? cannotTell("cannot-read") : compareRatios(parts);
  // Letters in a row are words here, not factors: "tea" is not "eat".
  if ([pair.expected, pair.given].some(hasWord)) return cannotTell("cannot-read");
  const ordered = pair.options.ordered ?? kind !== "set";
  return ordered ? compareInOrder(parts) : compareUnordered(parts);
}

function partsOf(text: string, kind: string): readonly string[] {
  if (kind === "ratio") return text.split(":").map((part) => part.trim());
  const { inside } = unwrap(text);
  return inside.trim() === "" ? [] : splitParts(inside);
}

const KNOWN = /\b(?:(?:arc)?(?:sin|cos|tan)h?|a(?:sin|cos|tan)|cot|sec|csc|log|exp|sqrt|cbrt|abs)\b/gu;

function hasWord(text: string): boolean {
  return /\p{L}{3,}/u.test(text.replaceAll(KNOWN, ""));
}

function hasNames({ expected, given }: Parts): boolean {
  return [...expected, ...given].some(({ names }) => names.length > 0);
}

interface Parts {
  readonly expected: readonly Formula[];
  readonly given: readonly Formula[];
  readonly pair: Pair;
}

function compareInOrder(parts: Parts): AppealBoxFinding {
  const { expected, given } = parts;
  if (expected.length !== given.length) return otherCount(expected.length, given.length);
  const findings = expected.map((part, at) => comparePart(parts, part, given[at]));
  return (
    findings.find(({ outcome }) => outcome === "disagrees") ??
    findings.find(({ outcome }) => outcome === "cannot-tell") ??
    allAgree(findings)
  );
}

/** Each on either side has its like on the other. */
function compareUnordered(parts: Parts): AppealBoxFinding {
  const { expected, given } = parts;
  const rows = expected.map((right) => given.map((typed) => comparePart(parts, right, typed)));
  if (rows.flat().some(({ outcome }) => outcome === "cannot-tell")) return cannotTell("too-close");
  const columns = given.map((_, at) => rows.flatMap((row) => row[at] ?? []));
  const agreeing = (line: readonly AppealBoxFinding[]) => line.find(({ outcome }) => outcome === "agrees");
  const lonely = [...rows, ...columns].find((line) => agreeing(line) === undefined);
  if (lonely === undefined) return allAgree(rows.flatMap((row) => agreeing(row) ?? []));
  const missing = columns.find((line) => agreeing(line) === undefined)?.[0];
  return {
    outcome: "disagrees",
    how: "parts",
    points: 1,
    at: null,
    expected: `${expected.length}`,
    given: missing?.given ?? `${given.length}`,
    why: missing === undefined ? "part-missing" : "part-too-many",
  };
}

function comparePart({ pair }: Parts, expected: Formula, given: Formula | undefined): AppealBoxFinding {
  if (given === undefined) return cannotTell("part-missing");
  return compareFormulas(expected, given, pair.seed, pair.options);
}

function otherCount(expected: number, given: number): AppealBoxFinding {
  const told = { expected: `${expected}`, given: `${given}` };
  return { outcome: "disagrees", how: "parts", points: 1, at: null, ...told, why: "count" };
}

function allAgree(findings: readonly AppealBoxFinding[]): AppealBoxFinding {
  const texts = (pick: (finding: AppealBoxFinding) => string | null) =>
    findings.map((one) => pick(one) ?? "").join("; ");
  return {
    outcome: "agrees",
    how: "parts",
    points: Math.max(1, ...findings.map(({ points }) => points)),
    at: findings.find(({ at }) => at !== null)?.at ?? null,
    expected: texts(({ expected }) => expected),
    given: texts(({ given }) => given),
    why: null,
  };
}

/** `2 : 3` and `4 : 6`: each number of the one is the same number of times the other's. */
function compareRatios({ expected, given }: Parts): AppealBoxFinding {
  if (expected.length !== given.length) return otherCount(expected.length, given.length);
  const [rights, typed] = [expected, given].map((parts) => parts.map((part) => part.at({})));
  const [first, typedFirst] = [rights?.[0] ?? 0, typed?.[0] ?? 0];
  if (rights === undefined || typed === undefined || first === 0 || typedFirst === 0) return cannotTell("no-value");
  if (expected.length < 2 || [...rights, ...typed].includes(null)) return cannotTell("no-value");
  const shares = (values: readonly (number | null)[], one: number) => values.map((value) => (value ?? 0) / one);
  const [a, b] = [shares(rights, first), shares(typed, typedFirst)];
  const other = a.findIndex((share, at) => Math.abs(share - (b[at] ?? 0)) > 1e-6 * Math.max(1, Math.abs(share)));
  const told = (values: readonly number[]) => values.map((value) => `${Number(value.toPrecision(6))}`).join(" : ");
  const same = a.every((share, at) => Math.abs(share - (b[at] ?? 0)) <= 1e-13 * Math.abs(share));
  if (other < 0 && !same) return cannotTell("too-close");
  const outcome = other < 0 ? "agrees" : "disagrees";
  return { outcome, how: "parts", points: 1, at: null, expected: told(a), given: told(b), why: null };
}

function compareIntervals(pair: Pair): AppealBoxFinding {
  const [expected, given] = [intervalOf(pair.expected, pair.options), intervalOf(pair.given, pair.options)];
  if (pair.marks === "comma" && pair.given.includes(",") && !pair.given.includes(";")) return cannotTell("cannot-read");
  if (expected === null || given === null) return cannotTell("cannot-read");
  if (expected.ends !== given.ends) {
    return {
      outcome: "disagrees",
      how: "parts",
      points: 1,
      at: null,
      expected: expected.ends,
      given: given.ends,
      why: "ends",
    };
  }
  const findings = expected.bounds.map((bound, at): AppealBoxFinding => {
    const typed = given.bounds[at] ?? "";
    const [a, b] = [infinity(bound), infinity(typed)];
    if (a !== null || b !== null) return sameInfinity(a, b);
    return compareSingle({ ...pair, expected: bound, given: typed }, true);
  });
  return (
    findings.find(({ outcome }) => outcome === "disagrees") ??
    findings.find(({ outcome }) => outcome === "cannot-tell") ??
    allAgree(findings)
  );
}

/** Which ends belong, written `[)`, and the two bounds. */
function intervalOf(
  text: string,
  { notation }: CheckOptions,
): { readonly ends: string; readonly bounds: readonly string[] } | null {
  const { open, inside, close } = unwrap(text);
  const bounds = splitParts(inside);
  if (open === "" || open === "{" || close === "}" || bounds.length !== 2) return null;
  if (notation !== "reversed-brackets" && (open === "]" || close === "[")) return null;
  return { ends: `${open === "[" ? "[" : "("}${close === "]" ? "]" : ")"}`, bounds };
}

function infinity(text: string): string | null {
  const plain = text.replaceAll(/\s/gu, "");
  return /^[+-]?(?:∞|infinity|inf|oo)$/iu.test(plain) ? (plain.startsWith("-") ? "-∞" : "∞") : null;
}

function sameInfinity(expected: string | null, given: string | null): AppealBoxFinding {
  const outcome = expected === given ? "agrees" : "disagrees";
  return {
    outcome,
    how: "value",
    points: 1,
    at: null,
    expected: expected ?? "number",
    given: given ?? "number",
    why: null,
  };
}
