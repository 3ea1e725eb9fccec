import {
  defineBlueprint,
  type BlueprintAnswer,
  type Difficulty,
  type Level,
  type StemTemplate,
  type StoryContext,
} from "#engine";
import { boxWordings } from "../../blueprints/box-wordings.ts";
import { digitAt } from "../../blueprints/kit.ts";
import {
  answerOf,
  expandedTex,
  hasZero,
  hintsOf,
  isWritten,
  partsOf,
  shownPlaces,
  stepsOf,
  valueAt,
  type ExpandAsk,
  type Expanded,
} from "../../blueprints/place-value/expand-kit.ts";
import { expandDistractors, expandRules } from "../../blueprints/place-value/expand-rules.ts";
import { numberInWords } from "../../blueprints/number-words.ts";
import { f, listInWords, placesInWords } from "../../blueprints/place-words.ts";
import { wordings } from "../../blueprints/wordings.ts";
import { expandedTrace } from "../../blueprints/place-value/place-traces.ts";

const IN_ORDER = ["210"] as const;
const MIXED = ["021", "102", "012", "120"] as const;

/** How far the asked form is from the given one, 0 to 1. */
const FORM: Readonly<Record<ExpandAsk, number>> = {
  sum: 0,
  boxes: 0.4,
  part: 0.4,
  words: 0.4,
  "to-words": 0.5,
  write: 0.5,
  "write-words": 0.8,
};

const levels: Readonly<Record<Difficulty, Level<Expanded>>> = {
  1: level([111, 599], ["sum"], IN_ORDER, ["blocks", "none"], (o) => !hasZero(o)),
  2: level(
    [121, 999],
    ["sum", "sum", "sum", "words", "part", "to-words", "write"],
    IN_ORDER,
    ["none", "none", "blocks"],
    (o) => !hasZero(o) && (o.ask === "write" || o.show === "none"),
  ),
  3: level(
    [101, 990],
    ["sum", "sum", "sum", "words", "words", "to-words", "to-words", "write", "write"],
    IN_ORDER,
    ["none"],
    hasZero,
  ),
  4: level([101, 999], ["words", "to-words", "boxes", "part", "write-words"], IN_ORDER, ["none"], isTricky),
  5: level([101, 999], ["sum", "part"], MIXED, ["none"], (o) => isOutOfOrder(o)),
};

/** Write numbers in digits, words and expanded form. */
export const blueprint = defineBlueprint<Expanded>({
  id: "g2.expand",
  version: 14,
  createdOn: "2026-11-30",
  holdsOf: { "PV-02": ["zero-at-the-end"], "PV-03": ["zero-at-the-end"] },
  levels,
  factors: [
    { name: "size", weight: 0.5, of: (o) => o.n / 1000 },
    { name: "another-form", weight: 2, of: (o) => FORM[o.ask] },
    { name: "zero-inside", weight: 1, of: (o) => (hasZero(o) ? 1 : 0) },
    { name: "teen-word", weight: 1.5, of: (o) => (isTeen(o) && o.ask.includes("words") ? 1 : 0) },
    { name: "all-parts-to-write", weight: 1.5, of: (o) => (o.ask === "boxes" || isWritten(o) ? 1 : 0) },
    { name: "parts-out-of-order", weight: 3, of: (o) => (isOutOfOrder(o) ? 1 : 0) },
    { name: "no-picture", weight: 0.5, of: (o) => (o.show === "none" ? 1 : 0) },
  ],
  stems: [
    ...wordings<Expanded>((o) => o.ask === "sum", {
      "what-is": (o) => `What is $${expandedTex(o)}$?`,
      "as-one-number": (o) => `Write $${expandedTex(o)}$ as one number.`,
      "total-of-cards": (o, c) =>
        `${c.names[0]} has number cards for ${listInWords(partsIn(o))}. Which number do they make together?`,
    }),
    ...boxWordings<Expanded>((o) => o.ask === "sum", {
      "total-box": (o) => `${expandedTex(o)} = \\square`,
    }),
    ...boxWordings<Expanded>((o) => o.ask === "part", {
      "missing-part": (o) => `${o.n} = ${expandedTex(o, o.hide)}`,
    }),
    ...wordings<Expanded>((o) => o.ask === "part", {
      "missing-part-first": {
        text: (o) => `Which number makes this true? $${expandedTex(o, o.hide)} = ${o.n}$`,
        spoken: (o) => `Which number makes this true? ${readAloud(expandedTex(o, o.hide))} equals ${o.n}.`,
      },
    }),
    ...wordings<Expanded>((o) => o.ask === "boxes", {
      "expanded-form": (o) => {
        const [n, hundreds, tens, ones] = exampleFor(o.n);
        return `How much is each digit of ${f(o.n)} worth? For example, in $${n}$ the digits are worth $${hundreds}$, $${tens}$ and $${ones}$.`;
      },
      "name-expands": (o, c) =>
        `${c.names[0]} writes ${f(o.n)} as hundreds plus tens plus ones. How much is each part worth?`,
    }),
    ...wordings<Expanded>((o) => o.ask === "write" && o.show === "none", {
      write: withExample((n, like) => `Write ${n} in expanded form, ${like}.`),
      "write-like": withExample((n, like) => `Write ${n} as a sum that shows what each digit is worth, ${like}.`),
      "write-story": withExample(
        (n, like, name) => `${name} has to write ${n} in expanded form, ${like}. What does ${name} write?`,
      ),
    }),
    ...wordings<Expanded>((o) => o.ask === "write" && o.show === "blocks", {
      "write-blocks": withExample((_, like) => `The blocks show a number. Write it in expanded form, ${like}.`),
      "write-blocks-story": withExample(
        (_, like, name) => `${name} lays out blocks, as in the picture. Write the number in expanded form, ${like}.`,
      ),
    }),
    ...wordings<Expanded>((o) => o.ask === "write-words", {
      "write-words": (o) => `Write ${numberInWords(o.n)} in expanded form.`,
      "write-says": (o, c) => `${c.names[0]} says “${numberInWords(o.n)}”. Write the number in expanded form.`,
      "write-counts": withExample(
        (_, like, name, counted) => `${name} counts ${counted}. Write the number in expanded form, ${like}.`,
      ),
    }),
    ...wordings<Expanded>((o) => o.ask === "words", {
      words: (o) => `Write ${numberInWords(o.n)} in digits.`,
      says: (o, c) => `${c.names[0]} says “${numberInWords(o.n)}”. Which number is that in digits?`,
      pages: (o, c) => `${c.names[0]} counts ${numberInWords(o.n)} ${c.thing.many}. Write the number in digits.`,
    }),
    ...wordings<Expanded>((o) => o.ask === "to-words", {
      "to-words": (o) => `How do you read ${f(o.n)}?`,
      "which-words": (o, c) => `${c.names[0]} reads ${f(o.n)} out loud. What does ${c.names[0]} say?`,
    }),
  ],
  answer: answerFor,
  steps: stepsOf,
  hints: hintsOf,
  distractors: expandDistractors,
  trace: expandedTrace,
  misconceptions: expandRules,
  diagram: (o) =>
    o.show === "none"
      ? undefined
      : {
          type: "base-ten",
          alt: `Blocks: ${placesInWords(o.n)}.`,
          groups: [{ hundreds: digitAt(o.n, 2), tens: digitAt(o.n, 1), ones: digitAt(o.n, 0) }],
        },
});

function answerFor(o: Expanded): BlueprintAnswer {
  const canonical = answerOf(o);
  if (isWritten(o)) return { kind: "expression", canonical, options: { form: "same", alternatives: alsoRight(o.n) } };
  if (o.ask !== "boxes") return { kind: o.ask === "to-words" ? "choice" : "integer", canonical };
  const parts = ["The hundreds are worth", "The tens are worth", "The ones are worth"].map((label, index) => ({
    label,
    kind: "integer" as const,
    canonical: String(valueAt(o.n, 2 - index)),
  }));
  return { kind: "integer", canonical, parts };
}

/** The number itself in front, and zeros for empty places: `305 = 300 + 5`, `300 + 0 + 5`. */
function alsoRight(n: number): string[] {
  const [short, long] = [partsOf(n), partsOf(n, true)];
  return [`${n} = ${short}`, ...(long === short ? [] : [long, `${n} = ${long}`])];
}

function level(
  n: readonly [number, number],
  ask: readonly ExpandAsk[],
  order: readonly string[],
  show: readonly Expanded["show"][],
  where: (o: Expanded) => boolean,
): Level<Expanded> {
  return { ranges: { n, hide: [0, 2] }, choices: { ask, order, show }, where: (o) => isSound(o) && where(o) };
}

/** A number of at least two parts; a hidden part that is there and that no picture of one block gives away. */
function isSound(o: Expanded): boolean {
  if (o.n % 100 === 0 || o.n === 468) return false;
  if (o.ask === "boxes") return !hasZero(o);
  return o.ask !== "part" || (digitAt(o.n, o.hide) > 1 && isHiddenAlone(o));
}

/** Whether the hidden digit is the only one of its kind: of 933 = 900 + 30 + □ the 30 may be the other 3, or a zero too many. */
function isHiddenAlone(o: Expanded): boolean {
  return shownPlaces(o).every((place) => place === o.hide || digitAt(o.n, place) !== digitAt(o.n, o.hide));
}

function isTeen(o: Expanded): boolean {
  return digitAt(o.n, 1) === 1;
}

/** All parts to write, a part beside an empty place, or words with an empty place or without their tens first. */
function isTricky(o: Expanded): boolean {
  if (o.ask === "write-words") return hasZero(o) || isTeen(o);
  return o.ask === "boxes" || (o.ask === "part" ? hasZero(o) : isTeen(o));
}

function isOutOfOrder(o: Expanded): boolean {
  const places = shownPlaces(o);
  return places.some((place, index) => place > (places[index - 1] ?? 9));
}

/** The parts as they stand, each a number of its own. */
function partsIn(o: Expanded): string[] {
  return shownPlaces(o).map((place) => f(valueAt(o.n, place)));
}

function readAloud(sum: string): string {
  return sum.replace("\\square", "box").replace("=", "equals").replaceAll("+", "plus");
}

/** An example and what its digits are worth; of numbers apart in every place, one has no digit where the number has it. */
export function exampleFor(n: number): readonly [n: number, hundreds: number, tens: number, ones: number] {
  const example = [468, 357, 246, 925].find((m) => [0, 1, 2].every((place) => digitAt(m, place) !== digitAt(n, place)));
  const m = example ?? 468;
  return [m, valueAt(m, 2), valueAt(m, 1), valueAt(m, 0)];
}

export function exampleSum(n: number): string {
  const [example, ...parts] = exampleFor(n);
  return `${example} = ${parts.join(" + ")}`;
}

type WithExample = (n: string, like: string, name: string, counted: string) => string;

/** A wording that shows by another number how the answer is written, which is read aloud in words. */
function withExample(say: WithExample): Pick<StemTemplate<Expanded>, "text" | "spoken"> {
  const told = (n: string, example: string, o: Expanded, { names, thing }: StoryContext) =>
    say(n, `the way ${example} is written`, names[0], `${numberInWords(o.n)} ${thing.many}`);
  return {
    text: (o, c) => told(f(o.n), `$${exampleSum(o.n)}$`, o, c),
    spoken: (o, c) => told(String(o.n), readAloud(exampleSum(o.n)), o, c),
  };
}
