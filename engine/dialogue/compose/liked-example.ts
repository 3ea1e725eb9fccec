import type { Like } from "../../profile.ts";
import { createRng, type Rng } from "../../random.ts";
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
}

/** Draws of numbers until one may be said. */
const DRAWS = 24;

/**
 * A small example of an operation from what the pupil likes (requirement S7): at most three sentences, its numbers drawn
 * so that it is right, and none of them the problem's [CMP8]. `null` where no draw may be said.
 */
export function likedExample({ operation, likes, grade, avoid, seed, may }: ExampleWish): string | null {
  const rng = createRng(`${seed}/example`);
  const world = worldOf(likes.length === 0 ? null : rng.pick(likes));
  const band: Band = grade <= 2 ? "short" : grade >= 5 ? "exact" : "plain";
  for (let draw = 0; draw < DRAWS; draw++) {
    const text = capital(TOLD[operation](rng, world, band));
    const numbers = numbersIn(text).filter((number) => !FRAME.has(number));
    if (!numbers.some((number) => avoid.includes(number)) && may(text)) return text;
  }
  return null;
}

type Band = "short" | "plain" | "exact";
type Teller = (rng: Rng, world: World, band: Band) => string;

/** They stand in every example of their kind. */
const FRAME: ReadonlySet<string> = new Set(["0", "10", "100"]);

/** The numbers of a text, a fraction or a mixed number being one: `2\frac{1}{3}`. */
export function numbersIn(text: string): readonly string[] {
  return text.replaceAll("{,}", "").match(/\d*\\frac\{\d+\}\{\d+\}|\d+(?: \d+)?\/\d+|\d+(?:\.\d+)?/gu) ?? [];
}

const TOLD: Readonly<Record<ProblemKind, Teller>> = {
  add: (rng, { things, come }, band) => {
    const [a, b] = [rng.int(2, 9), rng.int(2, 9)];
    const sum = `$${a} + ${b} = ${a + b}$`;
    const end = {
      short: `Now there are ${sum}.`,
      plain: `Together that is ${sum} ${things}.`,
      exact: `The sum is ${sum}.`,
    };
    return `There are ${a} ${things}, and ${b} more ${come}. ${end[band]}`;
  },
  subtract: (rng, { things, go }, band) => {
    const [a, b] = [rng.int(2, 9), rng.int(2, 9)];
    const rest = `$${a + b} - ${b} = ${a}$`;
    const end = {
      short: `Now there are ${rest}.`,
      plain: `That leaves ${rest} ${things}.`,
      exact: `The difference is ${rest}.`,
    };
    return `There are ${a + b} ${things}, and ${b} ${go}. ${end[band]}`;
  },
  multiply: (rng, { things, boxes }, band) => {
    const [g, n] = [rng.int(2, 6), rng.int(3, 9)];
    const product = `$${g} \\times ${n} = ${g * n}$`;
    const end = {
      short: `In all there are ${product}.`,
      plain: `In all that is ${product} ${things}.`,
      exact: `The product is ${product}.`,
    };
    return `${g} ${boxes} have ${n} ${things} each. ${end[band]}`;
  },
  divide: (rng, { things, box, boxes }, band) => {
    const [g, n] = [rng.int(2, 6), rng.int(3, 9)];
    const quotient = `$${g * n} \\div ${g} = ${n}$`;
    const end = {
      short: `Each ${box} gets ${quotient}.`,
      plain: `Each ${box} gets ${quotient}.`,
      exact: `The quotient is ${quotient}.`,
    };
    return `${g * n} ${things} are shared equally among ${g} ${boxes}. ${end[band]}`;
  },
  "unknown-sum": (rng, { things, come }, band) => {
    const [a, b] = [rng.int(2, 9), rng.int(2, 9)];
    const back = `$${a + b} - ${b} = ${a}$`;
    const end = {
      short: `Go back: ${back}.`,
      plain: `Going back is taking away: ${back} were there at first.`,
      exact: `So $x + ${b} = ${a + b}$, and subtracting ${b} from both sides leaves $x = ${a}$.`,
    };
    return `Some ${things} are there, and ${b} more ${come}: now there are ${a + b}. ${end[band]}`;
  },
  "unknown-factor": (rng, { things, boxes }, band) => {
    const [g, n] = [rng.int(2, 6), rng.int(3, 9)];
    const back = `$${g * n} \\div ${g} = ${n}$`;
    const end = {
      short: `Share them: ${back} each.`,
      plain: `Going back is dividing: ${back} in each.`,
      exact: `So $${g}x = ${g * n}$, and dividing both sides by ${g} leaves $x = ${n}$.`,
    };
    return `${g} ${boxes} have the same number of ${things}, and in all there are ${g * n}. ${end[band]}`;
  },
  fraction: (rng, world, band) => {
    const d = rng.int(3, 9);
    const n = rng.int(2, d - 1);
    const exact = `The denominator is ${d}, the numerator ${n}: $\\frac{${n}}{${d}}$.`;
    return `${wholeOf(world, d)}, and ${n} of them are ${world.done}. ${band === "exact" ? exact : `That is $\\frac{${n}}{${d}}$ of it.`}`;
  },
  "fraction-sum": (rng, world, band) => {
    const d = rng.int(5, 9);
    const a = rng.int(2, d - 3);
    const b = rng.int(2, d - 1 - a);
    const sum = `$${frac(a, d)} + ${frac(b, d)} = ${frac(a + b, d)}$`;
    const end = band === "exact" ? `The denominator stays: ${sum}.` : `Together that is ${sum}.`;
    return `${wholeOf(world, d)}. First ${a} of them are ${world.done}, and then ${b} more. ${end}`;
  },
  "fraction-difference": (rng, world, band) => {
    const d = rng.int(5, 9);
    const a = rng.int(2, d - 3);
    const b = rng.int(2, d - 1 - a);
    const rest = `$${frac(a + b, d)} - ${frac(b, d)} = ${frac(a, d)}$`;
    const end = band === "exact" ? `The denominator stays: ${rest}.` : `That leaves ${rest}.`;
    return `${wholeOf(world, d)}. ${a + b} of them are left, and then ${b} are ${world.gone ?? world.done}. ${end}`;
  },
  "unlike-sum": (rng, { whole, done }) => {
    const [d, k] = [rng.int(3, 5), rng.int(2, 3)];
    const n = rng.int(1, d - 2);
    const [first, second] = [frac(n, d), frac(1, k * d)];
    const end = `In parts of one size: $${first} + ${second} = ${frac(n * k, k * d)} + ${second} = ${frac(n * k + 1, k * d)}$.`;
    return `First $${first}$ of ${whole} is ${done}, and then $${second}$ more. ${end}`;
  },
  "equal-fractions": (rng, world) => {
    const d = rng.int(3, 6);
    const [n, k] = [rng.int(2, d - 1), rng.int(2, 4)];
    const end = `It is just as much: $${frac(n, d)} = ${frac(n * k, d * k)}$.`;
    return `${wholeOf(world, d)}, and ${n} of them are ${world.done}. Now cut every ${world.part} into ${k}. ${end}`;
  },
  "lowest-terms": (rng, world) => {
    const [x, y] = rng.pick(COPRIME);
    const k = rng.int(2, 4);
    const end = `It is just as much: $${frac(k * x, k * y)} = ${frac(x, y)}$.`;
    return `${wholeOf(world, k * y)}, and ${k * x} of them are ${world.done}. Now take every ${k} ${world.parts} as one big ${world.part}. ${end}`;
  },
  "to-mixed": (rng, { wholes, parts }) => {
    const [m, d] = [rng.int(2, 3), rng.int(3, 6)];
    const n = rng.int(2, d - 1);
    const whole = `${m} ${wholes} with ${d} equal ${parts} each take up $${m} \\times ${d} = ${m * d}$ of ${m * d + n} ${parts}.`;
    return `${whole} Then ${n} ${parts} are left over: $${frac(m * d + n, d)} = ${m}${frac(n, d)}$.`;
  },
  mixed: (rng, { wholes, parts }) => {
    const [m, d] = [rng.int(2, 3), rng.int(3, 6)];
    const n = rng.int(2, d - 1);
    const end = `With ${n} ${parts} more that is $${m}${frac(n, d)} = ${frac(m * d + n, d)}$.`;
    return `${m} ${wholes} with ${d} equal ${parts} each have $${m} \\times ${d} = ${m * d}$ ${parts}. ${end}`;
  },
  tens: (rng, { things, boxes }, band) => {
    const [a, b] = [rng.int(2, 9), rng.int(2, 9)];
    const end =
      band === "short"
        ? `So ${a} tens and ${b} ones.`
        : `So $${10 * a + b} = ${10 * a} + ${b}$: ${a} tens and ${b} ones.`;
    return `${10 * a + b} ${things} fill ${a} ${boxes} of ten, and ${b} more are left over. ${end}`;
  },
  round: (rng, { things }) => {
    const [t, o] = [rng.int(2, 8), rng.pick([2, 3, 4, 6, 7, 8])];
    const [low, x] = [10 * t, 10 * t + o];
    const near = o < 5 ? low : low + 10;
    return `There are ${x} ${things}. That lies between ${low} and ${low + 10}, and ${near} is nearer. So there are about ${near}: $${x} \\approx ${near}$.`;
  },
  decimal: (rng, world, band) => {
    const n = rng.int(2, 9);
    const end =
      band === "exact" ? `As a decimal: $${frac(n, 10)} = 0.${n}$.` : `That is ${n} tenths: $${frac(n, 10)} = 0.${n}$.`;
    return `${wholeOf(world, 10)}, and ${n} of them are ${world.done}. ${end}`;
  },
  "decimal-sum": (rng, { whole, done }) => {
    const a = rng.int(2, 6);
    const b = rng.int(2, 8 - a);
    return `First $0.${a}$ of ${whole} is ${done}, and then $0.${b}$ more. Tenths go with tenths: $0.${a} + 0.${b} = 0.${a + b}$.`;
  },
  percent: (rng, { things, go }) => {
    const n = rng.int(11, 98);
    return `There are 100 ${things}, and ${n} of them ${go}. That is ${n} out of a hundred: $${frac(n, 100)} = ${n}\\%$.`;
  },
  multiples: (rng, { things, box, boxes }) => {
    const n = rng.int(3, 9);
    const end = `Count on: $${n} + ${n} = ${2 * n}$, $${2 * n} + ${n} = ${3 * n}$, and so on.`;
    return `Each ${box} has ${n} ${things}. Full ${boxes} hold a multiple of ${n}. ${end}`;
  },
  factors: (rng, { things, boxes }) => {
    const [g, n] = [rng.int(2, 5), rng.int(3, 9)];
    return `${g * n} ${things} just fill ${g} ${boxes} with ${n} in each. So $${g * n} = ${g} \\times ${n}$: ${g} and ${n} are factors of ${g * n}.`;
  },
  "common-factor": (rng, { things, boxes }) => {
    const g = rng.int(2, 6);
    const [x, y] = rng.pick(COPRIME);
    const end = `The most ${boxes} there can be is ${g}, because $${g * x} = ${g} \\times ${x}$ and $${g * y} = ${g} \\times ${y}$.`;
    return `${g * x} old and ${g * y} new ${things} are shared among ${boxes} that are all alike. ${end}`;
  },
  "common-multiple": (rng, { things, boxes }) => {
    const k = rng.int(1, 3);
    const [x, y] = rng.pick(COPRIME);
    const end = `The first number that works for both is ${k * x * y}: $${k * x * y} = ${k * x} \\times ${y}$ and $${k * x * y} = ${k * y} \\times ${x}$.`;
    return `Some ${things} are to fill ${boxes} of ${k * x}, or else ${boxes} of ${k * y}. ${end}`;
  },
  below: (rng, { below }) => {
    const [n, m] = [rng.int(6, 12), rng.int(2, 5)];
    const end = rng.int(0, 1) === 0 ? "" : ` Then $-${m}$ is higher up: $-${n} < -${m}$.`;
    return `${below.replace("{n}", `${n}`)}: that is $0 - ${n} = -${n}$. It is ${n} away from 0.${end}`;
  },
};

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

function wholeOf({ whole, parts }: World, count: number): string {
  return `${whole} has ${count} equal ${parts}`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
