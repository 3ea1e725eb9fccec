import type { Like } from "../../profile.ts";
import { createRng, type Rng } from "../../random.ts";
import { mustSay, say, type Gaps } from "../../words/say.ts";
import type { Translations } from "../../words/types.ts";
import { LIKED_SENTENCES as SAID } from "./liked-sentences.ts";
import { worldOf, type World } from "./liked-worlds.ts";
import type { ProblemKind } from "../../items/problem-kind.ts";

export interface ExampleWish {
  readonly operation: ProblemKind;
  /** What the pupil likes; one of them is drawn, and a neutral world where there is none. */
  readonly likes: readonly Like[];
  /** School grade: shorter words up to 2, the exact terms from 5 on. */
  readonly grade: number;
  /** Numbers of the problem and of its answer: the example has others. */
  readonly avoid: readonly string[];
  readonly seed: string;
  /** Whether a text may be said: nothing is given away. */
  readonly may: (text: string) => boolean;
  /** What is said in another language than English; null, or none: English. */
  readonly translations?: Translations | null;
}

/** Draws of numbers until one may be said. */
const DRAWS = 24;

/**
 * A small example of an operation from what the pupil likes (requirement S7): at most three sentences, its numbers drawn
 * so that it is right, and none of them the problem's [CMP8]. `null` where no draw may be said.
 */
export function likedExample({
  operation,
  likes,
  grade,
  avoid,
  seed,
  may,
  translations = null,
}: ExampleWish): string | null {
  const rng = createRng(`${seed}/example`);
  const world = worldOf(likes.length === 0 ? null : rng.pick(likes));
  const band: Band = grade <= 2 ? "short" : grade >= 5 ? "exact" : "plain";
  for (let draw = 0; draw < DRAWS; draw++) {
    const text = inWords(TOLD[operation](rng, band), world, translations);
    if (text === null) return null;
    const numbers = numbersIn(text).filter((number) => !FRAME.has(number));
    if (!numbers.some((number) => avoid.includes(number)) && may(text)) return text;
  }
  return null;
}

type Band = "short" | "plain" | "exact";
type Teller = (rng: Rng, band: Band) => Told;

/** They stand in every example of their kind. */
const FRAME: ReadonlySet<string> = new Set(["0", "10", "100"]);

/** The numbers of a text, a fraction or a mixed number being one: `2\frac{1}{3}`. */
export function numbersIn(text: string): readonly string[] {
  return text.replaceAll("{,}", "").match(/\d*\\frac\{\d+\}\{\d+\}|\d+(?: \d+)?\/\d+|\d+(?:\.\d+)?/gu) ?? [];
}

interface Told {
  readonly says: readonly string[];
  readonly gaps: Gaps;
}

const TOLD: Readonly<Record<ProblemKind, Teller>> = {
  add: (rng, band) => {
    const [a, b] = [rng.int(2, 9), rng.int(2, 9)];
    return told([SAID.add.lead, SAID.add[band]], { a, b, sum: `$${a} + ${b} = ${a + b}$` });
  },
  subtract: (rng, band) => {
    const [a, b] = [rng.int(2, 9), rng.int(2, 9)];
    return told([SAID.subtract.lead, SAID.subtract[band]], { a: a + b, b, sum: `$${a + b} - ${b} = ${a}$` });
  },
  multiply: (rng, band) => {
    const [a, b] = [rng.int(2, 6), rng.int(3, 9)];
    return told([SAID.multiply.lead, SAID.multiply[band]], { a, b, sum: `$${a} \\times ${b} = ${a * b}$` });
  },
  divide: (rng, band) => {
    const [b, n] = [rng.int(2, 6), rng.int(3, 9)];
    return told([SAID.divide.lead, SAID.divide[band]], { a: b * n, b, sum: `$${b * n} \\div ${b} = ${n}$` });
  },
  "unknown-sum": (rng, band) => {
    const [a, b] = [rng.int(2, 9), rng.int(2, 9)];
    const { lead, [band]: end } = SAID.unknownSum;
    const [equation, result] = [`$x + ${b} = ${a + b}$`, `$x = ${a}$`];
    return told([lead, end], { a: a + b, b, sum: `$${a + b} - ${b} = ${a}$`, equation, result });
  },
  "unknown-factor": (rng, band) => {
    const [a, n] = [rng.int(2, 6), rng.int(3, 9)];
    const { lead, [band]: end } = SAID.unknownFactor;
    const [equation, result] = [`$${a}x = ${a * n}$`, `$x = ${n}$`];
    return told([lead, end], { a, b: a * n, sum: `$${a * n} \\div ${a} = ${n}$`, equation, result });
  },
  fraction: (rng, band) => {
    const d = rng.int(3, 9);
    const n = rng.int(2, d - 1);
    return told([SAID.part, SAID.fraction[ofTerms(band)]], { d, n, sum: `$${frac(n, d)}$` });
  },
  "fraction-sum": (rng, band) => {
    const d = rng.int(5, 9);
    const a = rng.int(2, d - 3);
    const b = rng.int(2, d - 1 - a);
    const sum = `$${frac(a, d)} + ${frac(b, d)} = ${frac(a + b, d)}$`;
    return told([SAID.whole, SAID.fractionSum.lead, SAID.fractionSum[ofTerms(band)]], { d, a, b, sum });
  },
  "fraction-difference": (rng, band) => {
    const d = rng.int(5, 9);
    const a = rng.int(2, d - 3);
    const b = rng.int(2, d - 1 - a);
    const sum = `$${frac(a + b, d)} - ${frac(b, d)} = ${frac(a, d)}$`;
    const { lead, [ofTerms(band)]: end } = SAID.fractionDifference;
    return told([SAID.whole, lead, end], { d, a: a + b, b, sum });
  },
  "unlike-sum": (rng) => {
    const [d, k] = [rng.int(3, 5), rng.int(2, 3)];
    const n = rng.int(1, d - 2);
    const [first, second] = [frac(n, d), frac(1, k * d)];
    const sum = `$${first} + ${second} = ${frac(n * k, k * d)} + ${second} = ${frac(n * k + 1, k * d)}$`;
    return told([SAID.more, SAID.unlikeSum], { a: `$${first}$`, b: `$${second}$`, sum });
  },
  "equal-fractions": (rng) => {
    const d = rng.int(3, 6);
    const [n, k] = [rng.int(2, d - 1), rng.int(2, 4)];
    const sum = `$${frac(n, d)} = ${frac(n * k, d * k)}$`;
    return told([SAID.part, SAID.cut, SAID.asMuch], { d, n, k, sum });
  },
  "lowest-terms": (rng) => {
    const [x, y] = rng.pick(COPRIME);
    const k = rng.int(2, 4);
    const sum = `$${frac(k * x, k * y)} = ${frac(x, y)}$`;
    return told([SAID.part, SAID.taken, SAID.asMuch], { d: k * y, n: k * x, k, sum });
  },
  "to-mixed": (rng) => {
    const [m, d] = [rng.int(2, 3), rng.int(3, 6)];
    const n = rng.int(2, d - 1);
    const product = `$${m} \\times ${d} = ${m * d}$`;
    const sum = `$${frac(m * d + n, d)} = ${m}${frac(n, d)}$`;
    return told([SAID.toMixed.lead, SAID.toMixed.end], { m, d, n, product, all: m * d + n, sum });
  },
  mixed: (rng) => {
    const [m, d] = [rng.int(2, 3), rng.int(3, 6)];
    const n = rng.int(2, d - 1);
    const product = `$${m} \\times ${d} = ${m * d}$`;
    return told([SAID.mixed.lead, SAID.mixed.end], {
      m,
      d,
      n,
      product,
      sum: `$${m}${frac(n, d)} = ${frac(m * d + n, d)}$`,
    });
  },
  tens: (rng, band) => {
    const [t, o] = [rng.int(2, 9), rng.int(2, 9)];
    const { lead, short, plain } = SAID.tens;
    const sum = `$${10 * t + o} = ${10 * t} + ${o}$`;
    return told([lead, band === "short" ? short : plain], { a: 10 * t + o, t, o, sum });
  },
  round: (rng) => {
    const [t, o] = [rng.int(2, 8), rng.pick([2, 3, 4, 6, 7, 8])];
    const [low, x] = [10 * t, 10 * t + o];
    const near = o < 5 ? low : low + 10;
    const { lead, between, end } = SAID.round;
    return told([lead, between, end], { x, low, high: low + 10, near, sum: `$${x} \\approx ${near}$` });
  },
  decimal: (rng, band) => {
    const n = rng.int(2, 9);
    return told([SAID.part, SAID.decimal[ofTerms(band)]], { d: 10, n, sum: `$${frac(n, 10)} = 0.${n}$` });
  },
  "decimal-sum": (rng) => {
    const a = rng.int(2, 6);
    const b = rng.int(2, 8 - a);
    const sum = `$0.${a} + 0.${b} = 0.${a + b}$`;
    return told([SAID.more, SAID.decimalSum], { a: `$0.${a}$`, b: `$0.${b}$`, sum });
  },
  percent: (rng) => {
    const n = rng.int(11, 98);
    return told([SAID.percent.lead, SAID.percent.end], { n, sum: `$${frac(n, 100)} = ${n}\\%$` });
  },
  multiples: (rng) => {
    const n = rng.int(3, 9);
    const [first, second] = [`$${n} + ${n} = ${2 * n}$`, `$${2 * n} + ${n} = ${3 * n}$`];
    return told([SAID.multiples.lead, SAID.multiples.full, SAID.multiples.end], { n, first, second });
  },
  factors: (rng) => {
    const [g, n] = [rng.int(2, 5), rng.int(3, 9)];
    return told([SAID.factors.lead, SAID.factors.end], { a: g * n, g, n, sum: `$${g * n} = ${g} \\times ${n}$` });
  },
  "common-factor": (rng) => {
    const g = rng.int(2, 6);
    const [x, y] = rng.pick(COPRIME);
    const [first, second] = [`$${g * x} = ${g} \\times ${x}$`, `$${g * y} = ${g} \\times ${y}$`];
    return told([SAID.commonFactor.lead, SAID.commonFactor.end], { a: g * x, b: g * y, g, first, second });
  },
  "common-multiple": (rng) => {
    const k = rng.int(1, 3);
    const [x, y] = rng.pick(COPRIME);
    const [a, b, c] = [k * x, k * y, k * x * y];
    const [first, second] = [`$${c} = ${a} \\times ${y}$`, `$${c} = ${b} \\times ${x}$`];
    return told([SAID.commonMultiple.lead, SAID.commonMultiple.end], { a, b, c, first, second });
  },
  below: (rng) => {
    const [n, m] = [rng.int(6, 12), rng.int(2, 5)];
    const { lead, away, higher: end } = SAID.below;
    const says = rng.int(0, 1) === 0 ? [lead, away] : [lead, away, end];
    return told(says, { n, sum: `$0 - ${n} = -${n}$`, higher: `$-${m}$`, compared: `$-${n} < -${m}$` });
  },
};

function told(says: readonly string[], gaps: Readonly<Record<string, string | number>>): Told {
  return { says, gaps: Object.fromEntries(Object.entries(gaps).map(([name, value]) => [name, `${value}`])) };
}

/** The exact terms, or none of them. */
function ofTerms(band: Band): "plain" | "exact" {
  return band === "exact" ? band : "plain";
}

/** Pairs without a common factor. */
const COPRIME = [
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
] as const;

function frac(top: number, bottom: number): string {
  return `\\frac{${top}}{${bottom}}`;
}

/** The sentences with their numbers and the things of a world, in a language; null where it does not have them all. */
function inWords({ says, gaps }: Told, world: World, translations: Translations | null): string | null {
  const words = Object.entries({ ...world, gone: world.gone ?? world.done }).map(([name, word]) => [
    name,
    mustSay(translations, word, gaps),
  ]);
  const all: Gaps = { ...Object.fromEntries(words), ...gaps };
  const said = says.map((phrase) => say(translations, phrase, all));
  return said.includes(null) ? null : capital(said.join(" "));
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
