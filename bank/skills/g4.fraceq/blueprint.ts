import { type BlueprintAnswer, type BlueprintStep, type DiagramInput, type Highlight } from "#engine";
import { defineToldApart } from "../../blueprints/causes-apart.ts";
import { count } from "../../blueprints/kit.ts";
import { NOTHING, partsOfBar } from "../../blueprints/highlights.ts";
import { capital } from "../../blueprints/place-words.ts";
import { fractionErrors, strategies, typedWrong } from "../../blueprints/fractions/fraction-errors.ts";
import { frac, isAre, step, texOf, typed, wordings, type Result } from "../../blueprints/fractions/kit-fractions.ts";
import {
  STORIES,
  base,
  boxed,
  changed,
  detour,
  isStory,
  known,
  isFactorSeen,
  lowestTerms,
  onItsPlace,
  quiet,
  right,
  shown,
  target,
  told,
  unknown,
  verb,
  type InStory,
  type Pair,
  type Wording,
} from "../../blueprints/fractions/equal-pair.ts";
import { scalingTrace } from "../../blueprints/fractions/part-traces.ts";

const PART = { one: "part", many: "parts" };
const named = fractionErrors<Pair>(right);

/** Write equal fractions by scaling. */
export const blueprint = defineToldApart<Pair>({
  id: "g4.fraceq",
  version: 10,
  createdOn: "2026-11-30",
  // A number that stayed as it was is seen, whatever was done; the others are values on the way, and said to be.
  holdsOf: {
    "FC-07": ["number-told", "one-group-off", "added-for-times"],
    "FR-N07": ["on-the-way"],
    "FR-N08": ["on-the-way"],
  },
  levels: {
    1: { ranges: { n: [1, 1], d: [2, 6], k: [1, 1], m: [2, 5] }, choices: { ask: ["top", "strip", "shelf"] } },
    2: {
      ranges: { n: [2, 6], d: [3, 7], k: [1, 1], m: [2, 5] },
      choices: { ask: ["top", "strip", "shelf"] },
      where: (o) => lowestTerms(o) && isFactorSeen(o),
    },
    3: {
      ranges: { n: [2, 9], d: [3, 12], k: [1, 1], m: [2, 9] },
      choices: { ask: ["bottom", "choice"] },
      where: (o) => lowestTerms(o) && isFactorSeen(o),
    },
    4: {
      ranges: { n: [1, 9], d: [3, 12], k: [2, 9], m: [1, 1] },
      choices: { ask: ["top", "bottom", "choice"] },
      where: (o) => lowestTerms(o) && isFactorSeen(o),
    },
    5: {
      ranges: { n: [1, 9], d: [2, 12], k: [2, 6], m: [2, 9] },
      choices: { ask: ["top", "bottom", "choice"] },
      where: (o) => lowestTerms(o) && detour(o),
    },
  },
  factors: [
    { name: "size", weight: 1, of: (o) => (o.d * Math.max(o.k, o.m)) / 108 },
    { name: "more-than-one-part", weight: 1, of: (o) => (o.n > 1 ? 1 : 0) },
    {
      name: "bottom-or-whole-fraction-asked",
      weight: 1,
      of: (o) => (o.ask === "bottom" || o.ask === "choice" ? 1 : 0),
    },
    { name: "scale-down", weight: 3, of: (o) => (o.k > 1 ? 1 : 0) },
    { name: "two-scalings", weight: 3, of: (o) => (detour(o) ? 1 : 0) },
  ],
  stems: [
    ...wordings<Pair>((o) => o.ask === "top" || o.ask === "bottom", {
      box: (o) => `Which number goes in the box? $${texOf(shown(o))} = ${boxed(o)}$`,
      "box-first": (o) => `Which number goes in the box? $${boxed(o)} = ${texOf(shown(o))}$`,
      missing: (o, c) =>
        `${c.names[0]} writes two fractions of the same size. Which number is missing? $${texOf(shown(o))} = ${boxed(o)}$`,
    }),
    ...wordings<Pair>((o) => o.ask === "strip", {
      strips: (o, c) =>
        `${c.names[0]} divides a strip into ${o.d} equal parts and shades ${o.n} of them. ${c.names[1]} divides an equally long strip into ${o.d * o.m} equal parts and shades a piece that is as long as the one that ${c.names[0]} shades. How many parts does ${c.names[1]} shade?`,
    }),
    ...wordings<Pair>((o) => o.ask === "shelf", {
      shelves: (o) =>
        `A shelf has ${o.d} equal sections, and ${o.n} of them ${isAre(o.n)} full of books. A second shelf of the same length has ${o.d * o.m} equal sections, and the books on it take up the same length. How many sections of the second shelf are full?`,
    }),
    ...wordings<Pair>((o) => o.ask === "choice", {
      choice: (o) => `Which fraction has the same value as $${texOf(shown(o))}$?`,
      "choice-name": (o, c) =>
        `${c.names[0]} has read $${texOf(shown(o))}$ of a book. Which fraction has the same value?`,
    }),
  ],
  answer,
  steps,
  hints: (o) => [quiet(lookOf)(o), scalingRule(o), quiet(subStep)(o)],
  highlights: (o) => [wholeBars(o), cutParts(o), partsOfBar(0, o.n)],
  distractors: strategies(right, {
    "one-more": (o) => (o.ask === "choice" ? frac(target(o).n + 1, target(o).d) : unknown(o).to + 1),
    // A choice shows three wrong answers: this one steps in where adding instead of scaling leads nowhere.
    "bottom-one-off": (o) =>
      o.ask === "choice" && typedWrong(right(o), addedInstead(o)) === undefined
        ? frac(target(o).n, target(o).d + 1)
        : undefined,
    "the-number-beside-the-box": (o) => (o.ask === "choice" ? undefined : known(o).to),
  }),
  trace: (o) =>
    o.ask === "choice"
      ? undefined
      : scalingTrace({ known: known(o), shown: unknown(o).from, down: o.m === 1 || detour(o) ? o.k : 1 }),
  misconceptions: [
    named("FC-06", "added-the-same-to-top-and-bottom", "conceptual", {
      wrong: addedInstead,
      did: told(
        ({ many, thing }) => `Your answer leaves as many ${many} empty as on the first ${thing}.`,
        (o) => `You ${sameStep(o).done} the top and the bottom number.`,
      ),
      isFact: isStory,
      look: told(
        ({ thing, things, done, many }) =>
          `Compare both ${things}. Would your ${many} reach as far as the ${done} ones of the first ${thing}?`,
        (o) => `Does a fraction keep its size when you ${sameStep(o).todo} its top and its bottom number?`,
      ),
      holds: told(
        ({ many }) => `The small ${many} are shorter. So the same number of empty ones is shorter too.`,
        scalingRule,
      ),
      sub: quiet((o) =>
        isStory(o)
          ? forSoMany(o)
          : detour(o)
            ? simplerFirst(o)
            : [
                `How many times does $${Math.min(known(o).from, known(o).to)}$ go into $${Math.max(known(o).from, known(o).to)}$? ${capital(verb(o))} the ${unknown(o).name} by that.`,
                `Do not add or take away. Find what to ${verb(o)} the ${known(o).name} by, and ${verb(o)} the ${unknown(o).name} by it too.`,
              ],
      ),
      highlights: (o) => [NOTHING, cutParts(o), wholeBars(o)],
    }),
    named("FC-07", "changed-only-one-number", "omission", {
      wrong: (o) => (o.ask === "choice" ? frac(unknown(o).from, target(o).d) : unknown(o).from),
      did: told(
        ({ done, many, thing }) => `Your answer is the number of ${done} ${many} on the first ${thing}.`,
        (o) => `The ${known(o).name} changed, and the ${unknown(o).name} stayed as it was.`,
      ),
      isFact: isStory,
      look: told(
        ({ many, thing }) =>
          `The ${many} of the second ${thing} are smaller. Do you need more of them for the same length?`,
        () => "Does a fraction keep its size when only one of its numbers changes?",
      ),
      holds: (o) =>
        isStory(o)
          ? `Each ${STORIES[o.ask].one} of the first ${STORIES[o.ask].thing} is as long as several small ${STORIES[o.ask].many}.`
          : detour(o)
            ? `When you multiply or divide the ${known(o).name}, you must do the same to the ${unknown(o).name}.`
            : `When you ${verb(o)} the ${known(o).name}, you must ${verb(o)} the ${unknown(o).name} by the same number.`,
      sub: quiet((o) => (isStory(o) ? partByPart(o) : detour(o) ? simplerFirst(o) : sameToOther(o))),
      highlights: (o) => [onePart(o, 1), cutParts(o), NOTHING],
      line: 2,
    }),
    named("FR-N07", "wrote-the-factor", "procedural", {
      wrong: (o) => (detour(o) || o.ask === "choice" ? undefined : Math.max(o.k, o.m)),
      // In a story it may be the number of those that are left over, too.
      did: told(
        ({ one, done, thing }) => `Your answer is right for only one ${done} ${one} of the first ${thing}.`,
        (o) => `You found the number to ${verb(o)} by, and stopped there.`,
      ),
      isFact: isStory,
      look: told(
        ({ many, thing, done }) => `How many ${many} of the first ${thing} are ${done}?`,
        (o) => `The ${known(o).name} has changed. Which number of the fraction still has to change with it?`,
      ),
      holds: (o) =>
        isStory(o)
          ? `Each ${STORIES[o.ask].done} ${STORIES[o.ask].one} of the first ${STORIES[o.ask].thing} is as long as ${o.m} small ${STORIES[o.ask].many}.`
          : `When you ${verb(o)} one number of a fraction, ${verb(o)} the other by the same number.`,
      sub: (o) => `${capital(verb(o))} the ${unknown(o).name}, $${unknown(o).from}$, by the number you found.`,
      highlights: (o) => [onePart(o, o.m), cutParts(o), cutParts(o)],
      line: 2,
    }),
    named("FR-N08", "stopped-at-lowest-terms", "procedural", {
      wrong: (o) => (detour(o) && o.ask !== "choice" ? unknown(o).base : undefined),
      did: "You made the fraction as simple as it can be, and stopped there.",
      look: (o) =>
        `Your simpler fraction is a good start. Which number stands ${o.ask === "bottom" ? "above" : "below"} the box?`,
      holds:
        "Go from the simplest fraction to the one with the box: multiply the top and bottom numbers by the same number.",
      sub: quiet((o) => [
        `$${known(o).base}$ times what makes $${known(o).to}$? Multiply your $${unknown(o).base}$ by the same number.`,
        `Multiply the ${known(o).name} of the simplest fraction to get the number in the fraction with the box. Multiply its ${unknown(o).name} by the same number.`,
      ]),
      line: 2,
    }),
  ],
  diagram,
});

/** What leads from one fraction to the other by adding or taking away. */
function sameStep(o: Pair): { readonly done: string; readonly todo: string } {
  return known(o).to > known(o).from
    ? { done: "added the same number to", todo: "add the same number to" }
    : { done: "took the same number away from", todo: "take the same number away from" };
}

/** What adding (or taking away) the same on both lines gives. */
function addedInstead(o: Pair): Result {
  const wrong = unknown(o).from + known(o).to - known(o).from;
  return o.ask === "choice" ? frac(wrong, target(o).d) : wrong;
}

function answer(o: Pair): BlueprintAnswer {
  return o.ask === "choice"
    ? { kind: "choice", canonical: typed(target(o)) }
    : { kind: "integer", canonical: String(unknown(o).to) };
}

function steps(o: Pair): BlueprintStep[] {
  const [given, wanted] = [known(o), unknown(o)];
  const last = { value: answer(o).canonical };
  if (detour(o)) {
    return [
      step(`Make the fraction simpler first: divide the top and bottom numbers by ${o.k}.`, texOf(shown(o)), base(o)),
      {
        explanation: `See what the ${given.name} was multiplied by.`,
        math: `${given.base} \\times ${o.m} = ${given.to}`,
        value: String(o.m),
      },
      {
        explanation: `The ${given.name} was multiplied by ${o.m}, so multiply the ${wanted.name}, ${wanted.base}, by ${o.m} too.`,
        math: `${wanted.base} \\times ${o.m} = ${wanted.to}`,
        ...last,
      },
    ];
  }
  const [sign, factor] = o.k > 1 ? ["\\div", o.k] : ["\\times", o.m];
  return [
    {
      explanation: isStory(o)
        ? `Find how many small ${STORIES[o.ask].many} are as long as one ${STORIES[o.ask].one} of the first ${STORIES[o.ask].thing}.`
        : `See what the ${given.name} was ${changed(o)} by.`,
      math: isStory(o)
        ? `${given.to} \\div ${given.from} = ${factor}`
        : `${given.from} ${sign} ${factor} = ${given.to}`,
      value: String(factor),
    },
    {
      explanation: isStory(o)
        ? `Take that many small ${STORIES[o.ask].many} for each ${STORIES[o.ask].done} ${STORIES[o.ask].one}.`
        : `The ${given.name} was ${changed(o)} by ${factor}, so ${verb(o)} the ${wanted.name} by ${factor} too.`,
      math: `${wanted.from} ${sign} ${factor} = ${wanted.to}`,
      ...last,
    },
  ];
}

/** What keeps the amount the same, in the words of the story where there is one. */
function scalingRule(o: Pair): string {
  return isStory(o)
    ? `Both ${STORIES[o.ask].things} are equally long, so all the small ${STORIES[o.ask].many} together are as long as all the big ones.`
    : "A fraction keeps its size when the top and bottom numbers are both multiplied, or both divided, by the same number.";
}

/** From one part that is shaded to the next. */
function partByPart(o: InStory): Wording {
  const { thing, one, many, done } = STORIES[o.ask];
  const begin = `Begin with one ${done} ${one} of the first ${thing}. How many small ${many} are as long as it?`;
  return o.n === 1 ? begin : `${begin} Go on to the next ${done} ${one} in the same way.`;
}

/** How many small ones one is, and for how many of them. */
function forSoMany(o: InStory): Wording {
  const { thing, one, many, done } = STORIES[o.ask];
  return o.n === 1
    ? `How many small ${many} are as long as one ${one} of the first ${thing}? Take that many for each ${done} ${one}.`
    : `Work out $${o.d * o.m} \\div ${o.d}$. That many small ${many} are as long as one ${one} of the first ${thing}. How many do you need for $${o.n}$ such ${many}?`;
}

/** In the words of a story nothing is multiplied: small parts are counted for each big one. */
function lookOf(o: Pair): Wording {
  const given = known(o);
  if (isStory(o)) {
    const { thing, one, many } = STORIES[o.ask];
    return `Look at one ${one} of the first ${thing}. How many small ${many} of the second ${thing} are as long as it?`;
  }
  if (detour(o))
    return o.ask === "choice"
      ? `Can you multiply or divide $${known(o).from}$ by a whole number to get $${known(o).to}$? If not, make the fraction simpler first.`
      : [
          `Compare the two ${given.name}s: neither is a multiple of the other. Can you make $${texOf(shown(o))}$ simpler first?`,
          `Compare the two ${given.name}s: neither is a multiple of the other. Can you make the fraction without the box simpler first?`,
        ];
  return o.ask === "choice"
    ? `All the choices have $${given.to}$ on the bottom. How do you get from $${given.from}$ to $${given.to}$: what do you ${verb(o)} by?`
    : [
        `How do you get from $${given.from}$ to $${given.to}$: what do you ${verb(o)} by?`,
        `Look at the ${given.name} first. How do you get from one number to the other?`,
      ];
}

function subStep(o: Pair): Wording {
  const [given, wanted] = [known(o), unknown(o)];
  if (isStory(o)) {
    const { thing, one, many, done } = STORIES[o.ask];
    return [
      `The first ${thing} has $${o.d}$ ${many}, and the second has $${o.d * o.m}$. What is $${o.d * o.m} \\div ${o.d}$? Take that many small ${many} for each ${done} ${one}.`,
      `Divide the number of ${many} on the second ${thing} by the number on the first. Take that many small ${many} for each ${done} ${one}.`,
    ];
  }
  if (detour(o))
    return [
      `Divide both numbers by $${o.k}$: you get $${texOf(base(o))}$. What must its ${given.name}, $${given.base}$, be multiplied by to make $${given.to}$?`,
      `Divide the top and bottom numbers by the biggest number that goes into both. Then multiply both by the same number, so that $${given.to}$ is ${onItsPlace(o)}.`,
    ];
  const [sign, factor] = o.k > 1 ? ["\\div", o.k] : ["\\times", o.m];
  return o.ask === "choice"
    ? `Test each choice: were the top and bottom numbers both ${changed(o)} by the same number? Try $${sign} ${factor}$.`
    : [
        `$${given.from} ${sign} ${factor} = ${given.to}$. Do the same to the ${wanted.name}, $${wanted.from}$.`,
        // With 1 on top, what it is multiplied by is the answer.
        `The $${given.from}$ parts become $${given.to}$: each part is cut into smaller parts. Into how many? The part on top is cut in the same way.`,
        `Find what the ${given.name} was ${changed(o)} by. ${capital(verb(o))} the ${wanted.name}, $${wanted.from}$, by that number too.`,
      ];
}

/** Where no step leads from one number to the other, "the same" would be taken for taking away. */
function simplerFirst(o: Pair): Wording {
  const then = `Then multiply both by the same number to get $${known(o).to}$ ${onItsPlace(o)}.`;
  return [
    `Make $${texOf(shown(o))}$ simpler first: divide its top and its bottom number by $${o.k}$. ${then}`,
    `Make the fraction in the question simpler first: divide its top and its bottom number by $${o.k}$. ${then}`,
  ];
}

function sameToOther(o: Pair): Wording {
  return [
    `The ${known(o).name} went from $${known(o).from}$ to $${known(o).to}$: what was it ${changed(o)} by? Do the same to the ${unknown(o).name}.`,
    `See what the ${known(o).name} was ${changed(o)} by. The ${unknown(o).name} has to be ${changed(o)} by the same number.`,
  ];
}

/** All parts of both bars, unless one of them has as many as the answer is. */
function wholeBars(o: Pair): readonly Highlight[] {
  return o.d === unknown(o).to ? NOTHING : [...partsOfBar(0, o.d), ...partsOfBar(1, o.d * o.m)];
}

/** Only a story speaks of the parts that are cut; with top and bottom the rule is about numbers. */
function cutParts(o: Pair): readonly Highlight[] {
  return isStory(o) ? partsOfBar(0, o.n) : NOTHING;
}

/** One part, and those it is cut into where these are not the answer. */
function onePart(o: Pair, into: number): readonly Highlight[] {
  return isStory(o) ? [...partsOfBar(0, 1), ...partsOfBar(1, into)] : NOTHING;
}

/** Two bars of the same length; on the second one the shading is for the child to find. */
function diagram(o: Pair): DiagramInput | undefined {
  const cuts = o.d * o.m;
  if (o.k > 1 || o.n > 6 || cuts > 24 || o.ask === "bottom" || o.ask === "choice") return undefined;
  return {
    type: "fraction-bars",
    alt: `Two bars of the same length. The first has ${count(o.d, PART)}, and ${o.n} of them ${o.n === 1 ? "is" : "are"} shaded. The second has ${count(cuts, PART)}, and none is shaded yet.`,
    bars: [
      { parts: o.d, shaded: o.n, label: "" },
      { parts: cuts, shaded: 0, label: "?" },
    ],
  };
}
