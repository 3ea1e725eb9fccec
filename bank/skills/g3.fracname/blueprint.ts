import { defineBlueprint, type DiagramInput, type Highlight, type HintLadder, type Operands } from "#engine";
import { NOTHING, partsOfBar } from "../../blueprints/highlights.ts";
import { count } from "../../blueprints/kit.ts";
import { fractionErrors, strategies } from "../../blueprints/fractions/fraction-errors.ts";
import { frac, isAre, wordings, typed, texOf, type Frac } from "../../blueprints/fractions/kit-fractions.ts";
import { alsoInLowestTerms } from "../../blueprints/fractions/kit-sums.ts";
import { kindTrace, namingTrace } from "../../blueprints/fractions/part-traces.ts";

interface Part extends Operands {
  /** The part the picture or the story points out, of `d` equal parts. */
  readonly n: number;
  readonly d: number;
  readonly ask: "shaded" | "words" | "set" | "unshaded" | "set-rest" | "words-rest" | "two-kinds";
  readonly picture: "bar" | "circle";
  /** What a story counts, and what is said of some of it: hints speak of these as the story does. */
  readonly item: number;
  readonly kind: number;
}

const PICTURES: readonly Part["picture"][] = ["bar", "circle"];
const PART = { one: "part", many: "parts" };
/** Bottom numbers that the grade knows. */
const USUAL = [5, 6, 8, 10, 12] as const;
/** What such a picture may be a picture of. */
const FOOD = {
  bar: { whole: "a bar of chocolate", one: "chocolate" },
  circle: { whole: "a cake", one: "cake" },
} as const;
const KINDS = [
  ["red", "blue"],
  ["green", "yellow"],
  ["big", "small"],
  ["white", "black"],
  ["striped", "plain"],
] as const;
const COUNTED = [
  { one: "shell", many: "shells", box: "box" },
  { one: "button", many: "buttons", box: "jar" },
  { one: "card", many: "cards", box: "box" },
  { one: "marble", many: "marbles", box: "bag" },
  { one: "bead", many: "beads", box: "jar" },
] as const;
/** What is still being made will have its parts only when it is finished. */
const PARTED = [
  { whole: "A garden has", part: { one: "bed", many: "beds" }, done: "planted" },
  { whole: "A wall has", part: { one: "panel", many: "panels" }, done: "painted" },
  { whole: "A path has", part: { one: "slab", many: "slabs" }, done: "swept" },
  { whole: "A scarf will have", part: { one: "stripe", many: "stripes" }, done: "knitted" },
  { whole: "A quilt will have", part: { one: "patch", many: "patches" }, done: "sewn" },
] as const;

const named = fractionErrors<Part>(right);

/** Name the fraction of a whole, or of a set, that is pointed out. */
export const blueprint = defineBlueprint<Part>({
  id: "g3.fracname",
  version: 11,
  createdOn: "2026-11-30",
  levels: {
    1: { ranges: { n: [1, 1], d: [2, 4] }, choices: { ask: ["shaded"], picture: PICTURES, item: [0], kind: [0] } },
    2: {
      ranges: { n: [1, 7], d: [3, 8] },
      choices: { ask: ["shaded"], picture: PICTURES, item: [0], kind: [0] },
      where: (o) => properPart(o) && o.n > 1,
    },
    3: {
      ranges: { n: [1, 11], item: [0, 4], kind: [0, 4] },
      choices: { d: USUAL, ask: ["set", "words"], picture: ["bar"] },
      where: properPart,
    },
    4: {
      ranges: { n: [1, 11], item: [0, 4], kind: [0, 4] },
      choices: { d: USUAL, ask: ["unshaded", "set-rest", "words-rest"], picture: PICTURES },
      where: properPart,
    },
    5: {
      ranges: { n: [2, 12], item: [0, 4], kind: [0, 4] },
      choices: { d: [8, 9, 10, 12, 15, 16, 20], ask: ["two-kinds"], picture: ["bar"] },
      where: (o) => properPart(o) && o.d - o.n > 1,
    },
  },
  factors: [
    { name: "parts", weight: 1, of: (o) => o.d / 20 },
    { name: "more-than-one-part", weight: 1, of: (o) => (asked(o) > 1 ? 1 : 0) },
    { name: "no-picture", weight: 1, of: (o) => (hasPicture(o) ? 0 : 1) },
    { name: "asks-for-the-rest", weight: 2, of: (o) => (asksForRest(o) ? 1 : 0) },
    { name: "whole-not-given", weight: 4, of: (o) => (o.ask === "two-kinds" ? 1 : 0) },
  ],
  stems: [
    ...wordings<Part>((o) => o.ask === "shaded", {
      "what-is-shaded": (o) => `What fraction of the ${o.picture} is shaded?`,
      "name-shades": (o, c) =>
        `${c.names[0]} shades part of a ${o.picture}. What fraction of the ${o.picture} is shaded?`,
      "name-cuts": (o, c) =>
        `${c.names[0]} draws a ${o.picture}, divides it into equal parts and shades ${o.n === 1 ? "one" : "some"} of them. What fraction of the ${o.picture} is shaded?`,
      "name-eaten": (o) =>
        `The picture shows ${FOOD[o.picture].whole}. The shaded part has been eaten. What fraction of the ${FOOD[o.picture].one} has been eaten?`,
    }),
    ...wordings<Part>((o) => o.ask === "set", {
      set: (o) =>
        `There are ${count(o.d, things(o))} in a ${things(o).box}, and ${o.n} of them ${isAre(o.n)} ${kindOf(o)}. What fraction of the ${nounOf(o)} are ${kindOf(o)}?`,
      "set-of-name": (o, c) =>
        `${c.names[0]} has ${count(o.d, things(o))}, and ${o.n} of them ${isAre(o.n)} ${kindOf(o)}. Write the fraction of the ${nounOf(o)} that are ${kindOf(o)}.`,
      "set-part-first": (o, c) =>
        `${o.n} of ${c.names[0]}’s ${things(o).many} ${isAre(o.n)} ${kindOf(o)}. ${c.names[0]} has ${count(o.d, things(o))} in all. What fraction of the ${nounOf(o)} are ${kindOf(o)}?`,
    }),
    ...wordings<Part>((o) => o.ask === "words", {
      words: (o, c) => {
        const { whole, part, done } = parted(o);
        return `${whole} ${count(o.d, part)} of the same size. ${c.names[0]} has ${done} ${o.n} of them so far. What fraction of the ${part.many} are ${done}?`;
      },
    }),
    ...wordings<Part>((o) => o.ask === "unshaded", {
      "not-shaded": (o) => `What fraction of the ${o.picture} is not shaded?`,
      "left-to-shade": (o, c) =>
        `${c.names[0]} wants to shade the whole ${o.picture}. What fraction of it is not shaded yet?`,
    }),
    ...wordings<Part>((o) => o.ask === "set-rest", {
      "set-rest": (o) =>
        `There are ${count(o.d, things(o))} in a ${things(o).box}, and ${o.n} of them ${isAre(o.n)} ${kindOf(o)}. What fraction of the ${nounOf(o)} are not ${kindOf(o)}?`,
    }),
    ...wordings<Part>((o) => o.ask === "words-rest", {
      "words-rest": (o, c) => {
        const { whole, part, done } = parted(o);
        return `${whole} ${count(o.d, part)} of the same size. ${c.names[0]} has ${done} ${o.n} of them so far. What fraction of the ${part.many} are not ${done} yet?`;
      },
    }),
    ...wordings<Part>((o) => o.ask === "two-kinds", {
      "two-kinds": (o, c) => {
        const [kind, other] = kinds(o);
        return `${c.names[0]} has ${o.n} ${kind} ${nounOf(o)} and ${o.d - o.n} ${other} ${nounOf(o)}. What fraction of all these ${nounOf(o)} are ${kind}?`;
      },
      "two-kinds-mixed": (o) => {
        const [kind, other] = kinds(o);
        return `A ${things(o).box} holds ${o.d - o.n} ${other} ${nounOf(o)} and ${o.n} ${kind} ${nounOf(o)}, and nothing else. What fraction of the ${nounOf(o)} are ${kind}?`;
      },
      "two-kinds-sorted": (o, c) => {
        const [kind, other] = kinds(o);
        return `${c.names[0]} sorts all the ${nounOf(o)} in a ${things(o).box}. There are ${o.n} ${kind} ones, and the other ${o.d - o.n} are ${other}. What fraction of the ${nounOf(o)} are ${kind}?`;
      },
      "two-kinds-together": (o, c) => {
        const [kind, other] = kinds(o);
        const { many, box } = things(o);
        return `${c.names[0]} puts ${o.n} ${kind} ${many} into an empty ${box}. Then ${c.names[1]} puts in ${o.d - o.n} ${other} ${many}. What fraction of the ${many} in the ${box} are ${kind}?`;
      },
    }),
  ],
  answer: (o) => ({ kind: "fraction", canonical: typed(right(o)) }),
  steps: (o) => [
    {
      explanation:
        o.ask === "two-kinds"
          ? `Find how many ${nounOf(o)} there are in all. That is the bottom number.`
          : `${hasPicture(o) ? "Count all the equal parts" : `Find how many ${nounOf(o)} there are in all`}. That is the bottom number.`,
      math: o.ask === "two-kinds" ? `${o.n} + ${o.d - o.n} = ${o.d}` : `\\frac{\\square}{${o.d}}`,
    },
    ...(asksForRest(o)
      ? [
          {
            explanation: hasPicture(o)
              ? "Take away the shaded parts to find the parts that are not shaded."
              : `Take away ${others(o, o.n === 1)}.`,
            math: `${o.d} - ${o.n} = ${asked(o)}`,
            value: String(asked(o)),
          },
        ]
      : []),
    {
      explanation: `There ${isAre(asked(o))} ${asked(o)} ${group(o, asksForRest(o), asked(o) === 1)}. That is the top number.`,
      math: texOf(right(o)),
      value: typed(right(o)),
    },
    ...alsoInLowestTerms(right(o), "The same fraction can be written with smaller numbers."),
  ],
  hints,
  highlights: (o) => [asksForRest(o) ? NOTHING : allParts(o), allParts(o), allParts(o)],
  distractors: strategies(right, {
    "only-the-count": (o) => asked(o),
    "one-part-too-many": (o) => frac(asked(o) + 1, o.d),
    "one-too-few-in-all": (o) => frac(asked(o), o.d - 1),
  }),
  trace: (o) =>
    o.ask === "two-kinds" ? kindTrace(o.n, o.d - o.n) : namingTrace(asked(o), o.d, asksForRest(o) ? o.n : undefined),
  misconceptions: [
    named("FC-01", "part-to-part", "conceptual", {
      wrong: (o) => frac(asked(o), o.d - asked(o)),
      // Of two parts it may as well be one part for the top, and one picture for the bottom.
      did: (o) => `You compared ${meant(o, asked(o) === 1)} with ${others(o, o.d - asked(o) === 1)}.`,
      look: (o) =>
        o.d === 2
          ? `Into how many equal parts is the whole ${o.picture} cut? Does your bottom number say so?`
          : `Your bottom number counts only some of the ${nounOf(o)}. How many are there in all?`,
      holds: (o) =>
        hasPicture(o)
          ? "The bottom number counts all the equal parts, shaded or not."
          : `The bottom number counts all the ${nounOf(o)}: the ${kindOf(o)} ones and the ${o.ask === "two-kinds" ? `${kinds(o)[1]} ones` : "others"}.`,
      sub: (o) =>
        o.ask === "two-kinds"
          ? `In all there are $${o.n} + ${o.d - o.n}$ ${nounOf(o)}. Write that number on the bottom.`
          : hasPicture(o)
            ? `Your top number is right. For the bottom, count all the parts: ${tooCounted(o)}.`
            : `Your top number is right. Which number tells how many ${nounOf(o)} there are in all?`,
      highlights: (o) => [allParts(o), allParts(o), allParts(o)],
    }),
    named("FR-N01", "named-the-other-part", "conceptual", {
      wrong: (o) => (isAllButOne(o) && !asksForRest(o) ? undefined : frac(o.d - asked(o), o.d)),
      did: (o) => `For the top number you counted ${others(o, o.d - asked(o) === 1)}.`,
      look: (o) =>
        hasPicture(o)
          ? "Read the question again. Which parts does it ask about?"
          : `Read the question again. Which ${nounOf(o)} does it ask about?`,
      holds: (o) =>
        asksForRest(o)
          ? `The question says “not”, so leave out ${others(o, o.d - asked(o) === 1)}.`
          : `The top number counts only ${meant(o)}.`,
      sub: (o) =>
        hasPicture(o)
          ? `Your bottom number, $${o.d}$, is right. For the top, count ${meant(o)}.`
          : `Your bottom number, $${o.d}$, is right. ${howMany(o)}`,
      line: 2,
    }),
    named("FR-N02", "top-and-bottom-swapped", "representation", {
      wrong: (o) => frac(o.d, asked(o)),
      did: (o) => `You wrote the number of all the ${nounOf(o)} on top.`,
      look: (o) =>
        hasPicture(o)
          ? `Can the part that is ${o.ask === "shaded" ? "" : "not "}shaded be more than the whole ${o.picture}?`
          : `Can there be more ${asksForRest(o) ? `${nounOf(o)} that are not ${kindOf(o)}` : `${kindOf(o)} ${nounOf(o)}`} than ${nounOf(o)} in all?`,
      holds: (o) =>
        `The bottom number says how many ${nounOf(o)} there are in all. The top number counts only ${meant(o)}.`,
      sub: (o) =>
        `There are $${o.ask === "two-kinds" ? `${o.n} + ${o.d - o.n}` : o.d}$ ${nounOf(o)} in all. Is that number at the bottom of your fraction?`,
      highlights: (o) => [NOTHING, allParts(o), allParts(o)],
    }),
    named("FR-N03", "counted-one-part-only", "omission", {
      wrong: (o) => (hasPicture(o) && asked(o) > 1 && !isAllButOne(o) ? frac(1, o.d) : undefined),
      did: "Your top number counts only one part.",
      look: howMany,
      holds: (o) => `The bottom number counts all the ${nounOf(o)}. The top number counts ${meant(o)}.`,
      sub: (o) => `The bottom number $${o.d}$ is right. Now count ${meant(o)}, every one of them.`,
      line: 2,
    }),
  ],
  diagram,
});

/** Of 1/4 for 3/4 nobody knows whether the other part was named or only one counted. */
function isAllButOne(o: Part): boolean {
  return asked(o) > 1 && o.d - asked(o) === 1;
}

/** What the bottom number counts. */
function allParts(o: Part): readonly Highlight[] {
  return partsOfBar(0, o.d);
}

function hints(o: Part): HintLadder {
  if (o.ask === "two-kinds") {
    return [
      `How many ${nounOf(o)} are there of each kind? How many is that in all?`,
      `The bottom number counts all the ${nounOf(o)}. The top number counts only ${meant(o)}.`,
      `In all there are $${o.n} + ${o.d - o.n} = ${o.d}$ ${nounOf(o)}. That is the bottom number. Which number goes on top?`,
    ];
  }
  const isOneSeen = o.n === 1 && !hasPicture(o);
  return [
    asksForRest(o)
      ? `Read the question again. Which ${hasPicture(o) ? "parts" : nounOf(o)} does it ask about: ${others(o, isOneSeen)}, or the others?`
      : `How many ${nounOf(o)} are there in all? ${howMany(o)}`,
    `The bottom number counts all the ${nounOf(o)}. The top number counts only ${meant(o)}.`,
    asksForRest(o)
      ? `There are $${o.d}$ ${nounOf(o)} in all, so $${o.d}$ goes on the bottom. For the top, ${hasPicture(o) ? `count ${meant(o)}` : `take ${others(o, isOneSeen)} away`}.`
      : `There are $${o.d}$ ${nounOf(o)} in all, so $${o.d}$ goes on the bottom. ${hasPicture(o) ? `For the top, count ${meant(o)}.` : "Which number goes on top?"}`,
  ];
}

function diagram(o: Part): DiagramInput | undefined {
  if (!hasPicture(o)) return undefined;
  const alt = `A ${o.picture} cut into ${o.d} equal parts. ${o.n} of them ${isAre(o.n)} shaded.`;
  return o.picture === "bar"
    ? { type: "fraction-bars", alt, bars: [{ parts: o.d, shaded: o.n }] }
    : { type: "fraction-circles", alt, parts: o.d, shaded: [o.n] };
}

function properPart(o: Part): boolean {
  // Of a half nobody knows which of its parts was counted.
  return o.n < o.d && 2 * o.n !== o.d;
}

function hasPicture(o: Part): boolean {
  return o.ask === "shaded" || o.ask === "unshaded";
}

function asksForRest(o: Part): boolean {
  return o.ask === "unshaded" || o.ask === "set-rest" || o.ask === "words-rest";
}

/** How many parts the question asks about. */
function asked(o: Part): number {
  return asksForRest(o) ? o.d - o.n : o.n;
}

function right(o: Part): Frac {
  return frac(asked(o), o.d);
}

/** What the top number counts; as one, where there is one and the child has seen it. */
function meant(o: Part, isOne = false): string {
  return `the ${group(o, asksForRest(o), isOne)}`;
}

/** What it does not count. */
function others(o: Part, isOne = false): string {
  return o.ask === "two-kinds" ? `the ${kinds(o)[1]} ${things(o).many}` : `the ${group(o, !asksForRest(o), isOne)}`;
}

function group(o: Part, isRest: boolean, isOne: boolean): string {
  const { one, many } = hasPicture(o) ? PART : isWords(o) ? parted(o).part : things(o);
  const kind = hasPicture(o) ? "shaded" : kindOf(o);
  const noun = isOne ? one : many;
  return isRest ? `${noun} that ${isOne ? "is" : "are"} not ${kind}` : `${kind} ${noun}`;
}

function howMany(o: Part): string {
  if (hasPicture(o)) return `How many parts are ${o.ask === "shaded" ? "" : "not "}shaded?`;
  return `How many ${nounOf(o)} are ${asksForRest(o) ? "not " : ""}${kindOf(o)}?`;
}

/** "the 5 shaded ones and the one that is not shaded" */
function tooCounted(o: Part): string {
  const shaded = o.n === 1 ? "the shaded one" : `the ${o.n} shaded ones`;
  const unshaded = o.d - o.n === 1 ? "the one that is not shaded" : "those that are not shaded";
  return `${shaded} and ${unshaded}`;
}

function isWords({ ask }: Part): boolean {
  return ask === "words" || ask === "words-rest";
}

function things({ item }: Part): (typeof COUNTED)[number] {
  return COUNTED[item] ?? COUNTED[0];
}

function parted({ item }: Part): (typeof PARTED)[number] {
  return PARTED[item] ?? PARTED[0];
}

function kinds({ kind }: Part): (typeof KINDS)[number] {
  return KINDS[kind] ?? KINDS[0];
}

/** What is counted: "equal parts", "shells", "beds". */
function nounOf(o: Part): string {
  if (hasPicture(o)) return "equal parts";
  return isWords(o) ? parted(o).part.many : things(o).many;
}

/** What is said of some of it: "white", "planted". */
function kindOf(o: Part): string {
  return isWords(o) ? parted(o).done : kinds(o)[0];
}
