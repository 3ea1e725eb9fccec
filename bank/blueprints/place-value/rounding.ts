import {
  defineBlueprint,
  from,
  line,
  written,
  type Blueprint,
  type BlueprintStep,
  type DiagramInput,
  type DifficultyFactor,
  type Distractor,
  type HintLadder,
  type Highlight,
  type StemTemplate,
  type Trace,
} from "#engine";
import { digitAt, num, tex } from "../kit.ts";
import { step } from "../line-steps.ts";
import { NOTHING, ticksAt } from "../highlights.ts";
import { f, placeName } from "../place-words.ts";
import { known, traceOf } from "../trace-kit.ts";
import { wordings } from "../wordings.ts";

/** Round a number, tell a story's number roughly, or go back from the rounded number to those that give it. */
export type RoundAsk = "round" | "story" | "which" | "least" | "greatest";

export interface Rounding {
  readonly [name: string]: number | string;
  readonly n: number;
  /** The unit: 10, 100 … */
  readonly p: number;
  readonly ask: RoundAsk;
  readonly show: "line" | "none";
}

/** What one rounding skill brings of its own. */
export type RoundingSkill = Pick<Blueprint<Rounding>, "id" | "levels" | "factors" | "stems" | "misconceptions">;

export function makeRounding(skill: RoundingSkill): Blueprint {
  return defineBlueprint<Rounding>({
    version: 15,
    holdsOf: {
      "RD-03": ["RD-02"],
      "RD-06": ["on-the-way", "one-off", "zero-in-subtraction"],
      "RD-N5": ["number-told", "zero-in-subtraction"],
    },
    createdOn: "2026-11-30",
    ...skill,
    answer: (o) => ({ kind: o.ask === "which" ? "choice" : "integer", canonical: roundingAnswer(o) }),
    steps,
    trace,
    hints,
    highlights: (o) => [NOTHING, besideTicks(o), halfWayTick(o)],
    distractors: nearby,
    diagram: numberLine,
  });
}

/** The next multiples, and numbers near the limits. */
const nearby: readonly Distractor<Rounding>[] = [
  { strategy: "one-unit-off", wrong: (o) => (isReverse(o) ? undefined : String(roundTo(o.n, o.p) + 2 * o.p)) },
  {
    strategy: "limit-of-the-wrong-side",
    wrong: (o) => (o.ask === "greatest" ? String(leastOf(o)) : o.ask === "least" ? String(leastOf(o) - 1) : undefined),
  },
];

/** The neighbours are no lines: to stop at one of them is to round the other way. */
function trace(o: Rounding): Trace | undefined {
  if (o.ask === "which") return undefined;
  if (!isReverse(o)) {
    return traceOf({ numbers: [written(o.n)] }, (n) => [
      [line("rounded", "round", [...(n ? [n] : []), known("unit", o.p)])],
    ]);
  }
  return traceOf({ numbers: [written(roundTo(o.n, o.p))] }, (rounded) => {
    if (rounded === undefined) return [];
    const half = known("half", o.p / 2);
    if (o.ask === "least") return [[line("least", "subtract", [rounded, half])]];
    const next = line("next", "add", [rounded, half]);
    return [[next, line("greatest", "subtract", [from(next), known("one", 1)])]];
  });
}

/** The nearest multiple of p, halfway going up. */
export function roundTo(n: number, p: number): number {
  return Math.floor((n + p / 2) / p) * p;
}

/** The smallest number that rounds to what n rounds to. */
export function leastOf({ n, p }: { readonly n: number; readonly p: number }): number {
  return roundTo(n, p) - p / 2;
}

export function roundingAnswer(o: Rounding): string {
  switch (o.ask) {
    case "which":
      return String(o.n);
    case "least":
      return String(leastOf(o));
    case "greatest":
      return String(leastOf(o) + o.p - 1);
    default:
      return String(roundTo(o.n, o.p));
  }
}

export function isReverse(o: Rounding): boolean {
  return o.ask === "which" || o.ask === "least" || o.ask === "greatest";
}

/** 0 for the ones, 1 for tens … */
export function unitPlace(p: number): number {
  return String(p).length - 1;
}

/** "ten", "hundred", "ten thousand". */
export function unitName(p: number): string {
  return placeName(unitPlace(p), 1);
}

/** "tens", "hundreds", "ten thousands". */
export function unitNames(p: number): string {
  return placeName(unitPlace(p));
}

/** "nearest ten", "nearest ten thousand". */
export function nearest({ p }: { readonly p: number }): string {
  return `nearest ${placeName(unitPlace(p), 1)}`;
}

/** The digit that decides: the one to the right of the rounding place. */
export function deciding(o: Rounding): number {
  return digitAt(o.n, unitPlace(o.p) - 1);
}

export function roundsUp(o: Rounding): boolean {
  return roundTo(o.n, o.p) > o.n;
}

/** Whether a 9 has to be passed on when rounding up. */
export function passesNine(o: Rounding): boolean {
  return roundsUp(o) && digitAt(o.n, unitPlace(o.p)) === 9;
}

export const reverseFactors: readonly DifficultyFactor<Rounding>[] = [
  { name: "story", weight: 0.5, of: (o) => (o.ask === "story" ? 1 : 0) },
  { name: "backwards", weight: 3, of: (o) => (isReverse(o) ? 1 : 0) },
  { name: "nine-to-pass-on", weight: 2, of: (o) => (!isReverse(o) && passesNine(o) ? 1 : 0) },
  { name: "half-way", weight: 1, of: (o) => (o.n % o.p === o.p / 2 ? 1 : 0) },
  { name: "no-picture", weight: 0.5, of: (o) => (o.show === "none" ? 1 : 0) },
];

/** Wordings that every rounding skill uses. */
export const roundingStems: readonly StemTemplate<Rounding>[] = [
  ...wordings<Rounding>((o) => o.ask === "round", {
    round: (o) => `Round ${f(o.n)} to the ${nearest(o)}.`,
    "what-is": (o) => `What is ${f(o.n)} rounded to the ${nearest(o)}?`,
    closest: (o, c) => `${c.names[0]} rounds ${f(o.n)} to the ${nearest(o)}. What does ${c.names[0]} get?`,
  }),
  // Halfway between two of them no one is the nearest.
  ...wordings<Rounding>((o) => o.ask === "round" && o.show === "line" && o.n % o.p !== o.p / 2, {
    "jumps-to": (o) =>
      `A frog sits at ${f(o.n)} on the number line. It jumps to the ${nearest(o)}. Which number does it land on?`,
  }),
  ...limitStems("least", "smallest"),
  ...limitStems("greatest", "greatest"),
  ...wordings<Rounding>((o) => o.ask === "which", {
    which: (o) => `Which number rounds to ${f(roundTo(o.n, o.p))} to the ${nearest(o)}?`,
    "which-name": (o, c) =>
      `${c.names[0]} rounds a number to the ${nearest(o)} and gets ${f(roundTo(o.n, o.p))}. Which of these can it be?`,
  }),
];

/** The smallest number that rounds to a given one, or the greatest. */
function limitStems(ask: "least" | "greatest", word: string): StemTemplate<Rounding>[] {
  return wordings<Rounding>((o) => o.ask === ask, {
    [ask]: (o) =>
      `What is the ${word} whole number that rounds to ${f(roundTo(o.n, o.p))} when rounding to the ${nearest(o)}?`,
    [`${ask}-name`]: (o, c) =>
      `${c.names[0]} rounds a whole number to the ${nearest(o)} and gets ${f(roundTo(o.n, o.p))}. ` +
      `What is the ${word} number it can be?`,
  });
}

function steps(o: Rounding): BlueprintStep[] {
  const [below, target] = [o.n - (o.n % o.p), roundTo(o.n, o.p)];
  const value = roundingAnswer(o);
  const unit = unitName(o.p);
  switch (o.ask) {
    case "least":
    case "greatest": {
      const other = o.ask === "least" ? target - o.p : target + o.p;
      const half = (target + other) / 2;
      return [
        step(`Find the ${unit} just ${o.ask === "least" ? "below" : "above"} ${num(target)}.`, tex(other)),
        step(
          `Halfway between ${num(Math.min(target, other))} and ${num(Math.max(target, other))} is ${num(half)}. A number halfway goes up.`,
          `${tex(Math.min(target, other))} < ${tex(half)} < ${tex(Math.max(target, other))}`,
        ),
        o.ask === "least"
          ? step(`The number halfway is the smallest that goes up to ${num(target)}.`, tex(half), value)
          : step(
              `The number halfway already rounds to ${num(other)}, so take the number just before it.`,
              `${tex(half)} - 1 = ${tex(half - 1)}`,
              value,
            ),
      ];
    }
    case "which":
      return [
        step(
          `A number goes to ${num(target)} if no other ${unit} is nearer. From halfway on, it goes up.`,
          `${tex(leastOf(o))} \\text{ to } ${tex(leastOf(o) + o.p - 1)}`,
        ),
        step(
          `Only one of the choices rounds to ${num(target)}.`,
          `${tex(o.n)} \\text{ rounds to } ${tex(target)}`,
          value,
        ),
      ];
    default:
      return [
        step(
          `Find the ${unitNames(o.p)} on both sides of ${num(o.n)}.`,
          `${tex(below)} < ${tex(o.n)} < ${tex(below + o.p)}`,
        ),
        step(
          `Look at the digit to the right of the ${unitNames(o.p)}: ${deciding(o)}. That is ${roundsUp(o) ? "5 or more, so go up" : `less than 5, so the ${unitNames(o.p)} digit stays`}.`,
          `${deciding(o)} \\text{ is ${roundsUp(o) ? "5 or more" : "less than 5"}}`,
        ),
        step(`Write that ${unit}: ${num(target)}.`, `${tex(o.n)} \\text{ rounds to } ${tex(target)}`, value),
      ];
  }
}

function hints(o: Rounding): HintLadder {
  const unit = unitName(o.p);
  const places = unitNames(o.p);
  const target = roundTo(o.n, o.p);
  if (isReverse(o)) {
    return [
      o.ask === "which"
        ? `Think of ${f(target)} on a number line. Which of the choices are close to it?`
        : `Which ${unit} comes just ${o.ask === "least" ? "before" : "after"} ${f(target)}? Think of a number line.`,
      `A number goes to the ${unit} that is nearer. From halfway on, it goes up.`,
      limitSubStep(o),
    ];
  }
  if (o.show === "line") {
    return [
      `Between which two ${places} does ${f(o.n)} stand on the number line?`,
      `Halfway along the number line is ${f(o.n - (o.n % o.p) + o.p / 2)}. On which side of it is ${f(o.n)}?`,
      `You round to the ${unit} that is nearer. Which end of the number line is ${f(o.n)} nearer to?`,
    ];
  }
  return [
    `Find the ${places} digit of ${f(o.n)}, and look at the digit to its right.`,
    `If the digit to the right of the ${places} digit is 5 or more, go up to the next ${unit}. If it is less than 5, the ${places} digit stays. Either way, ${placesAfter(o)} 0.`,
    roundsUp(o)
      ? `The digit to the right of the ${places} is ${deciding(o)}. That is 5 or more, so go up: which ${unit} comes next?`
      : `The digit to the right of the ${places} is ${deciding(o)}, and that is less than 5. What does that mean for the ${places} digit?`,
  ];
}

/** "the ones digit becomes": what happens after the place that is rounded to. */
export function placesAfter({ p }: Rounding): string {
  return p === 10 ? "the ones digit becomes" : `every digit after the ${unitNames(p)} becomes`;
}

/** Where the numbers end that round to a given one: halfway below still counts, halfway above does not. */
function limitSubStep(o: Rounding): string {
  const unit = unitName(o.p);
  const target = roundTo(o.n, o.p);
  switch (o.ask) {
    case "least":
      return `The ${unit} before ${f(target)} is ${f(target - o.p)}. Which number is halfway between them?`;
    case "greatest":
      return `The ${unit} after ${f(target)} is ${f(target + o.p)}. Halfway between them already goes up. Which number comes just before halfway?`;
    default:
      return `Numbers that round to ${f(target)} start halfway between ${f(target - o.p)} and ${f(target)}, and end just before halfway to ${f(target + o.p)}.`;
  }
}

/** What those get who write a smaller digit where the digit stays: 342 to 330. */
export function digitLowered(o: Rounding): number | undefined {
  const isKept = !isReverse(o) && !roundsUp(o) && digitAt(o.n, unitPlace(o.p)) > 0;
  return isKept ? roundTo(o.n, o.p) - o.p : undefined;
}

/** Whether a wrong answer shows what was done. */
export function isClear(o: Rounding): boolean {
  return isLoweredClear(o) && isOtherPlaceClear(o) && hasDigitsApart(o);
}

/** Whether the digit that decides is another than the one that is rounded: of 3399 nobody knows which 3 is meant. */
function hasDigitsApart(o: Rounding): boolean {
  return isReverse(o) || deciding(o) !== digitAt(o.n, unitPlace(o.p));
}

/**
 * Whether a number that was rounded to another place tells which: 3399 gives 3400 to the nearest ten and hundred, and
 * 2930 gives 3000 to the nearest thousand and by going up to the next hundred.
 */
function isOtherPlaceClear(o: Rounding): boolean {
  if (isReverse(o)) return true;
  const others = Array.from({ length: String(o.n).length }, (_, at) => 10 ** (at + 1)).filter((unit) => unit !== o.p);
  const below = o.n - (o.n % o.p);
  const other = roundsUp(o) ? below : below + o.p;
  const wrong = others.map((unit) => roundTo(o.n, unit)).filter((n) => n > 0 && n !== roundTo(o.n, o.p));
  return new Set(wrong).size === wrong.length && !wrong.includes(other);
}

/** A digit 1 made smaller leaves what rounding to the next place leaves: nobody could tell which was done. */
function isLoweredClear(o: Rounding): boolean {
  return digitLowered(o) !== roundTo(o.n, o.p * 10);
}

/** The multiples on both sides: the one that is the answer is never pointed at alone. */
export function besideTicks({ n, p }: Rounding): readonly Highlight[] {
  return ticksAt(n - (n % p), n - (n % p) + p);
}

export function halfWayTick({ n, p }: Rounding): readonly Highlight[] {
  return ticksAt(n - (n % p) + p / 2);
}

/** The stretch between two neighbouring multiples, the number as a dot. */
function numberLine(o: Rounding): DiagramInput | undefined {
  if (o.show === "none" || isReverse(o)) return undefined;
  const from = o.n - (o.n % o.p);
  return {
    type: "number-line",
    alt: `A number line from ${num(from)} to ${num(from + o.p)} in ten steps, with a dot at ${num(o.n)}.`,
    from,
    to: from + o.p,
    step: o.p / 10,
    labels: [from, from + o.p].map((at) => ({ at, text: num(at) })),
    marks: [{ at: o.n, text: num(o.n) }],
  };
}
