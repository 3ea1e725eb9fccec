import {
  written,
  type Blueprint,
  type BlueprintStep,
  type DiagramInput,
  type Difficulty,
  type HintLadder,
  type Level,
  type MisconceptionRule,
  type StoryContext,
  type Thing,
} from "#engine";
import { boxWordings } from "../box-wordings.ts";
import { filtered } from "../errors-apart.ts";
import { GROUP, groupsOf, howManyOfWhat, inEach, inPackets, oneOf } from "../groups.ts";
import { count } from "../kit.ts";
import { step } from "../line-steps.ts";
import { numberInWords } from "../number-words.ts";
import { capital } from "../place-words.ts";
import { moreOrFewerSteps, planFact, startingFact, stepsSoFar, tookAwayOrStopped } from "./kit-multiply-divide.ts";
import { equalGroupStems } from "./stems.ts";
import { factTrace } from "../trace-kit.ts";
import { factByPartsTrace } from "./product-traces.ts";
import { defineToldApart, STOPS } from "../causes-apart.ts";
import { namedError } from "../named-error.ts";
import { wordings } from "../wordings.ts";

export interface Fact {
  readonly [name: string]: number | string;
  /** The times table being learnt, 0 to 10. */
  readonly table: number;
  /** The other factor, 0 to 12. In pictures and stories: how many groups. */
  readonly by: number;
  /** What is asked: the product `by × table`, or turned `table × by`, or the factor `table` or `by` as a gap. */
  readonly ask: "bare" | "turned" | "rows" | "groups" | "story" | "gap-table" | "gap-by";
}

/** Of the last level: stories look different with every name, so a few draws of them are many items of a list. */
export const MOSTLY_GAPS: readonly Fact["ask"][] = [
  "story",
  ...Array.from({ length: 6 }, () => ["gap-table", "gap-by"] as const).flat(),
];

/** How late each table usually becomes fluent, 0 to 1 (order of teaching in England and the US). */
const HARDNESS = [0.3, 0.25, 0, 0.35, 0.45, 0.15, 0.65, 0.85, 0.9, 0.55, 0.1] as const;

/** A blueprint for recall of times-table facts: product, pictures, stories and missing factors. */
export function makeFactBlueprint(
  id: string,
  levels: Readonly<Record<Difficulty, Level<Fact>>>,
  extraRules: readonly MisconceptionRule<Fact>[] = [],
): Blueprint {
  const tables = new Set(Object.values(levels).flatMap(({ choices }) => choices?.table ?? []));
  return defineToldApart<Fact>(
    {
      id,
      version: 14,
      createdOn: "2026-11-30",
      levels: asAsked(levels),
      factors: [
        { name: "table", weight: 3, of: (o) => HARDNESS[o.table] ?? 1 },
        { name: "other-factor-size", weight: 1, of: (o) => o.by / 12 },
        { name: "no-picture", weight: 1, of: (o) => (o.ask === "rows" || o.ask === "groups" ? 0 : 1) },
        { name: "story", weight: 1, of: (o) => (o.ask === "story" ? 1 : 0) },
        { name: "unknown-is-not-the-product", weight: 3, of: (o) => (isGap(o) ? 1 : 0) },
      ],
      stems: [
        ...wordings<Fact>(isBare, {
          "what-is": (o) => `What is $${groups(o)} \\times ${size(o)}$?`,
          multiply: (o) => `Multiply $${size(o)}$ by $${groups(o)}$.`,
        }),
        ...boxWordings<Fact>(isBare, {
          "box-last": (o) => `${groups(o)} \\times ${size(o)} = \\square`,
          "box-first": (o) => `\\square = ${groups(o)} \\times ${size(o)}`,
        }),
        ...boxWordings<Fact>(isGap, {
          "gap-second": (o) => `${known(o)} \\times \\square = ${product(o)}`,
          "gap-first": (o) => `\\square \\times ${known(o)} = ${product(o)}`,
          "gap-turned": (o) => `${product(o)} = ${known(o)} \\times \\square`,
          "gap-first-turned": (o) => `${product(o)} = \\square \\times ${known(o)}`,
        }),
        ...wordings<Fact>((o) => o.ask === "rows", {
          rows: {
            text: (o, c) =>
              `${c.names[0]} puts ${c.thing.many} in ${count(o.by, ROW)}. Each row has ${count(o.table, c.thing)}. ` +
              `How many ${c.thing.many} are there altogether?`,
            groups: (_, c) => ({ ...ROW, of: c.thing }),
          },
          "rows-of-dots": {
            text: (o) =>
              `There are ${count(o.by, ROW)} of dots. Each row has ${count(o.table, DOT)}. How many dots are there altogether?`,
            groups: () => ({ ...ROW, of: DOT }),
          },
        }),
        ...wordings<Fact>((o) => o.ask === "groups", {
          groups: {
            text: (o, c) =>
              `The picture shows ${c.names[0]}’s ${count(o.by, c.container)} of ${c.thing.many}. Each ${c.container.one} holds ` +
              `${count(o.table, c.thing)}. How many ${c.thing.many} are there altogether?`,
            groups: (_, c) => ({ ...c.container, of: c.thing }),
          },
        }),
        ...equalGroupStems<Fact>(
          (o) => o.ask === "story",
          (o) => o.by,
          (o) => o.table,
        ).map((stem) => ({
          ...stem,
          text: (o: Fact, c: StoryContext) => stem.text(o, inPackets(c)),
          groups: (_: Fact, c: StoryContext) => ({ ...inPackets(c).container, of: c.thing }),
        })),
        ...wordings<Fact>((o) => o.ask === "story" && o.table > 0, {
          "every-day": {
            text: (o, c) =>
              `${c.names[0]} collects ${count(o.table, collected(c))} every day. How many ${collected(c).many} does ${c.names[0]} collect in ${count(o.by, DAY)}?`,
            groups: (_, c) => ({ ...DAY, of: collected(c) }),
          },
          "gets-each": {
            text: (o, c) =>
              `${c.names[0]} gives ${count(o.table, c.thing)} to each of ${count(o.by, CHILD)}. ` +
              `How many ${c.thing.many} do the children get altogether?`,
            groups: (_, c) => ({ ...CHILD, of: c.thing }),
          },
        }),
      ],
      answer: (o) => ({ kind: "integer", canonical: String(answerOf(o)) }),
      steps: (o, told) => (isGap(o) ? gapSteps(o) : planOf(o, told).steps),
      trace: (o) =>
        isGap(o)
          ? factTrace({ operation: "divide", numbers: [written(product(o)), written(known(o))] })
          : factTrace({ operation: "multiply", numbers: [written(o.by), written(o.table)] }),
      sumTrace: ({ operation, numbers: [a, b] }) =>
        operation === "multiply" && Math.max(a, b) < 11 && [a, b].some((factor) => tables.has(factor))
          ? factByPartsTrace(a, b)
          : undefined,
      hints: (o, told) => (isGap(o) ? gapHints(o) : productHints(o, told)),
      distractors: [
        { strategy: "one-too-many", wrong: (o) => String(answerOf(o) + 1) },
        { strategy: "two-too-many", wrong: (o) => String(answerOf(o) + 2) },
        { strategy: "ten-too-many", wrong: (o) => String(answerOf(o) + 10) },
      ],
      misconceptions: [
        ...extraRules,
        namedError("ML-01", "added-instead-of-multiplied", "conceptual", {
          // 0 × 8 = 8 is ML-04.
          wrong: (o) =>
            isGap(o) || product(o) === 0 || isOnTheWay(o, o.table + o.by) ? undefined : String(o.table + o.by),
          did: "You added the numbers.",
          look: (o, told) => `Is $${groups(o)} + ${size(o)}$ as much as ${someOf(o, groups(o), told)}?`,
          holds: ofGroups((_, g) => `${sameInEach(g)} Multiply that number by the number of ${g.many}.`),
          sub: takenTimes,
        }),
        stoppedHalfWay,
        neighbour("ML-02", "one-group-too-few", -1),
        neighbour("ML-03", "one-group-too-many", 1),
        oneStepOff("ML-N15", "one-step-too-few", -1),
        oneStepOff("ML-N16", "one-step-too-many", 1),
        factBeside("DV-N7", "stopped-before-the-whole", -1),
        factBeside("DV-N4", "next-fact-of-the-table", 1),
        namedError("ML-N1", "missing-factor-found-by-subtracting", "conceptual", {
          wrong: (o) => (isGap(o) && known(o) > 1 && product(o) > 0 ? String(product(o) - known(o)) : undefined),
          did: (o) =>
            answerOf(o) === 1
              ? `You took ${known(o)} away, or thought that times 0 changes nothing.`
              : tookAwayOrStopped(known(o), product(o)),
          look: (o) =>
            answerOf(o) === 1
              ? `How much is $${known(o)} \\times 0$?`
              : `Does the box ask how many ${known(o)}s there are, or what is left when ${known(o)} is taken away?`,
          holds: (o) =>
            answerOf(o) === 1
              ? `Taking ${known(o)} zero times gives nothing. The box must make ${product(o)}.`
              : `The box says how many ${known(o)}s make ${product(o)}. Count the ${known(o)}s.`,
          sub: (o) =>
            answerOf(o) === 1
              ? `Put your $0$ in the box: that makes nothing. How often must the ${known(o)} be there to make ${product(o)}?`
              : boxTried(o, product(o) - known(o)),
        }),
        namedError("DV-N6", "only-the-further-steps-counted", "omission", {
          wrong: furtherSteps,
          did: (o) =>
            furtherSteps(o) === String(known(o))
              ? `You copied the ${known(o)}, or counted only some of the steps up to ${product(o)}.`
              : `You counted only some of the steps up to ${product(o)}.`,
          look: (o) => `How many ${known(o)}s make ${product(o)}? Begin to count at ${known(o)}.`,
          holds: (o) => `Every step counts, from ${known(o)} up to ${product(o)}.`,
          sub: (o) => stepsSoFar(startingFact(known(o), answerOf(o)), startOf(o)),
          line: 3,
        }),
        namedError("DV-08", "multiplied-instead", "conceptual", {
          wrong: (o) => (isGap(o) && product(o) > 0 && known(o) > 1 ? String(known(o) * product(o)) : undefined),
          did: (o) => `You multiplied ${product(o)} by ${known(o)}.`,
          look: "Which number is already the total of all the groups?",
          holds: (o) => `The total is ${product(o)} already. Which number, times ${known(o)}, makes ${product(o)}?`,
          sub: (o) => boxTried(o, product(o) * known(o)),
        }),
      ],
      diagram: picture,
    },
    {
      kinds: STOPS,
      holdsOf: {
        "ML-02": ["number-told", "added-for-times", "other-operation"],
        "ML-N28": ["number-told"],
        "ML-N1": ["on-the-way"],
        "ML-N27": ["on-the-way", "added-for-times", "other-operation"],
        "DV-N6": ["number-told"],
        "ML-04": ["number-told"],
        "ML-05": ["number-told"],
      },
    },
  );
}

/** Rules for the tables of 0 and 1. */
export const zeroAndOneRules: readonly MisconceptionRule<Fact>[] = [
  namedError("ML-N28", "total-copied-as-missing-factor", "conceptual", {
    wrong: (o) => (isGap(o) && answerOf(o) === 1 && known(o) > 1 ? String(known(o)) : undefined),
    did: (o) => `Your number times ${known(o)} is more than ${product(o)}.`,
    isFact: true,
    look: (o) => `Is $${known(o)} \\times ${known(o)}$ as much as ${product(o)}?`,
    holds: (o) => `The box says how many ${known(o)}s make ${product(o)}.`,
    sub: (o) => `Two ${known(o)}s are ${2 * known(o)}, and that is too much. How often do you need the ${known(o)}?`,
  }),
  namedError("ML-04", "times-zero-is-the-number", "conceptual", {
    wrong: (o) => (!isGap(o) && product(o) === 0 ? String(o.table + o.by) : undefined),
    did: (o, told) => {
      const [n, each] = groups(o) === 0 ? [1, size(o)] : [groups(o), 1];
      return `Your answer is right for ${someOf({ ...o, by: n, table: each, ask: "bare" }, n, told)}, or for ${groups(o)} + ${size(o)}.`;
    },
    isFact: true,
    look: ofGroups((o, { one, many }) =>
      groups(o) === 0
        ? `How many ${many} of ${size(o)} are there in $0 \\times ${size(o)}$?`
        : `How many things are in one ${one}?`,
    ),
    holds: ofGroups((o, { one, many }) =>
      groups(o) === 0
        ? `Two ${many} of ${size(o)} make ${2 * size(o)}. With every ${one} less there are ${size(o)} fewer.`
        : `The question asks what the ${many} hold together. Look into each of them.`,
    ),
    sub: takenOutAgain,
  }),
  namedError("ML-05", "times-one-is-one", "conceptual", {
    wrong: (o) => (!isGap(o) && Math.min(o.table, o.by) === 1 ? "1" : undefined),
    did: "You kept the 1 and left the other number out.",
    look: (o, told) => `How can you draw ${someOf(o, groups(o), told)}?`,
    holds: ofGroups((o, g) => {
      const things = g.of === undefined ? "are there" : `${g.of.many} are there`;
      return groups(o) === 1
        ? `There is only one ${g.one}. So how many ${things} altogether?`
        : `There is 1 ${inEach(g)}. So how many ${things} altogether?`;
    }),
    sub: (o, told) =>
      groups(o) === 1
        ? `Draw 1 ring, and put ${size(o)} dots into it. How many can you count?`
        : `Draw ${groups(o)} rings, one for each ${shownAs(o, told).one}, and put 1 dot into each. How many dots can you count?`,
    line: 2,
  }),
];

const ROW = { one: "row", many: "rows" };
const DOT = { one: "dot", many: "dots" };
const DAY = { one: "day", many: "days" };
const CHILD = { one: "child", many: "children" };

function neighbour(id: string, tag: string, off: -1 | 1): MisconceptionRule<Fact> {
  const taken = (o: Fact) => groups(o) + off;
  return namedError(id, tag, "procedural", {
    wrong: (o) => (isGap(o) || o.table < 2 || o.by < 2 ? undefined : String(size(o) * taken(o))),
    did: (o, told) => comesOf(o, taken(o), told),
    isFact: true,
    look: (o, told) => moreOrFewer(o, taken(o), told),
    holds: ofGroups((o, { one }) =>
      off < 0
        ? `Do not leave any ${one} out: not the first one, and not the last one.`
        : `Draw one line for each ${one}. Count on by ${size(o)} at each line, and stop at the last one.`,
    ),
    sub: (o, told) =>
      `You have $${taken(o)} \\times ${size(o)} = ${size(o) * taken(o)}$. ${off < 0 ? `Add $${size(o)}$ for each ${shownAs(o, told).one} that you left out` : `Take away $${size(o)}$ for each extra ${shownAs(o, told).one}`}.`,
    line: 2,
  });
}

/** 24 or 40 for 8 × 4, counted in eights: a step too few, or too many. */
function oneStepOff(id: string, tag: string, off: -1 | 1): MisconceptionRule<Fact> {
  const wrong = (o: Fact) => groups(o) * (size(o) + off);
  return namedError(id, tag, "procedural", {
    // Of a number times itself a step is a group.
    wrong: (o) =>
      isGap(o) || o.table === o.by || Math.min(o.table, o.by, size(o) + off) < 2 ? undefined : String(wrong(o)),
    did: (o, told) =>
      isBare(o)
        ? `Your answer is ${size(o) + off} times ${groups(o)}.`
        : `Your answer is right for ${groups(o)} ${shownAs(o, told).many} ${groupsOf(shownAs(o, told), size(o) + off)}.`,
    isFact: true,
    hints: ofGroups((o, g) =>
      isBare(o)
        ? [
            `You may swap the numbers: $${groups(o)} \\times ${size(o)}$ is as much as $${size(o)} \\times ${groups(o)}$.`,
            `Count in ${groups(o)}s. How many ${groups(o)}s do you need?`,
            `Your $${wrong(o)}$ is $${size(o) + off} \\times ${groups(o)}$. ${off < 0 ? `Now add one more $${groups(o)}$` : `Now take one $${groups(o)}$ away`}.`,
          ]
        : [
            `Read the question again. How many ${g.of?.many ?? "things"} are there ${inEach(g)}?`,
            `${sameInEach(g)} Count on by that number.`,
            // Of 8 rows of 4, 24 is 6 rows as well.
            wrong(o) % size(o) === 0
              ? `If you counted ${size(o) + off} ${inEach(g)}, ${off < 0 ? "add" : "take away"} 1 for each of the ${groups(o)} ${g.many}. If you counted ${size(o)} ${inEach(g)}, check how many ${g.many} you counted.`
              : off < 0
                ? `Your $${wrong(o)}$ has one too few ${inEach(g)}. Add 1 for each of the ${groups(o)} ${g.many}.`
                : `Your $${wrong(o)}$ has one too many ${inEach(g)}. Take away 1 for each of the ${groups(o)} ${g.many}.`,
          ],
    ),
    line: 2,
  });
}

/** 4 or 6 for 5 × □ = 25: a fact before, or after, the one that is asked for. */
function factBeside(id: string, tag: string, off: -1 | 1): MisconceptionRule<Fact> {
  const wrong = (o: Fact) => answerOf(o) + off;
  return namedError(id, tag, "procedural", {
    wrong: (o) => (isGap(o) && known(o) > 1 && answerOf(o) > 1 ? String(wrong(o)) : undefined),
    did: (o) => `Your number times ${known(o)} is ${off < 0 ? "less" : "more"} than ${product(o)}.`,
    isFact: true,
    look: (o) => moreOrFewerSteps(wrong(o), known(o), product(o)),
    holds: (o) =>
      `Say the $${known(o)}$ times table slowly, and draw a line for each number. The first line is for $${known(o)}$.`,
    sub: (o) =>
      `Your $${wrong(o)}$ steps of $${known(o)}$ come to $${known(o) * wrong(o)}$. ${off < 0 ? "Go on" : "Go back"} to $${product(o)}$: how many steps are there then?`,
    line: 2,
  });
}

/** Where a plan with more than one part may be left, 16 for 8 × 4, doubled twice: how many groups that is. */
const HALF_WAY: Readonly<Record<number, number>> = { 4: 2, 7: 5, 8: 4, 12: 10 };

function halfWay(o: Fact): number {
  return HALF_WAY[groups(o)] ?? 0;
}

const stoppedHalfWay: MisconceptionRule<Fact> = namedError("ML-N27", "stopped-on-the-way-to-the-fact", "omission", {
  wrong: (o) =>
    isGap(o) || halfWay(o) === 0 || size(o) < 2 || size(o) === 10 ? undefined : String(halfWay(o) * size(o)),
  did: (o, told) => comesOf(o, halfWay(o), told),
  isFact: true,
  look: (o, told) => moreOrFewer(o, halfWay(o), told),
  holds: (o, told) => `There are ${groups(o)} ${shownAs(o, told).many}. Go on until every one of them is counted.`,
  sub: ofGroups((o, { many }) => {
    const all = capital(numberInWords(groups(o)));
    return `You have $${halfWay(o)} \\times ${size(o)} = ${halfWay(o) * size(o)}$. ${all} ${many} are ${halfWay(o) * 2 === groups(o) ? "twice as many: double once more" : `two ${many} more`}.`;
  }),
  line: 2,
});

/** "Take 4 eight times: 4 and 4 make 8. Go on." */
function takenTimes(o: Fact, told?: Thing): string {
  const [n, each] = [groups(o), size(o)];
  const g = shownAs(o, told);
  const { one, many } = g;
  if (n === 1) return `Do not add 1 and ${each}. There is only one ${one}, so take ${each} once.`;
  if (each === 1)
    return `Do not add ${n} and 1. There is 1 ${inEach(g)}, and there are ${n} ${many}. Count one by one.`;
  if (n === each) return `Your $${2 * n}$ is only two ${n}s. You need ${numberInWords(n)} of them. Go on.`;
  const begin = n > 2 ? `: $${each}$ and $${each}$ make $${2 * each}$. Go on.` : ". How much is that?";
  return `Do not add ${n} and ${each}. Take $${each}$ ${numberInWords(n)} times${begin}`;
}

/** Of nothing, the way back from the number that was given. */
function takenOutAgain(o: Fact, told?: Thing): string {
  const { one, many: all } = shownAs(o, told);
  const many = o.table + o.by;
  return groups(o) === 0
    ? `1 ${one} of ${many} makes ${many}. Take this ${one} away: how many are left?`
    : `With 1 counter in each of ${many} ${all} there are ${many} counters. Take every counter out again: how many are left?`;
}

/** "The number of cards is the same in each box." */
function sameInEach(g: Thing): string {
  return `The number ${g.of === undefined ? "" : `of ${g.of.many} `}is the same ${inEach(g)}.`;
}

/** What somebody collects day after day. */
function collected({ thing }: StoryContext): Thing {
  return ["brick", "pencil", "seed", "button"].includes(thing.one) ? { one: "sticker", many: "stickers" } : thing;
}

/** What is said of the groups, as they are shown. */
function ofGroups<Said>(say: (o: Fact, groups: Thing) => Said): (o: Fact, told?: Thing) => Said {
  return (o, told) => say(o, shownAs(o, told));
}

/** What the equal groups are: as the problem calls them; and who sees rows counts rows. */
function shownAs(o: Fact, told?: Thing): Thing {
  return told ?? (o.ask === "rows" ? ROW : GROUP);
}

function comesOf(o: Fact, taken: number, told?: Thing): string {
  // 8 for 4 × 4 is their sum as well, and so is 6 for 3 × 3.
  return taken * size(o) === groups(o) + size(o)
    ? `Your answer is ${groups(o)} + ${size(o)}, as much as ${someOf(o, taken, told)}.`
    : `Your answer is right for ${someOf(o, taken, told)}.`;
}

/** For those who counted so many groups: whether there are as many. */
function moreOrFewer(o: Fact, taken: number, told?: Thing): string {
  const { one, many } = shownAs(o, told);
  if (taken === 1) return `Is there only 1 ${one}, or are there more?`;
  return isBare(o)
    ? `Does $${groups(o)} \\times ${size(o)}$ mean more than ${taken} ${many}, or fewer?`
    : `Are there more than ${taken} ${many}, or fewer?`;
}

/** "1 row with 4", "3 bags with 4 pens each". */
function someOf(o: Fact, taken: number, told?: Thing): string {
  const g = shownAs(o, told);
  return `${count(taken, g)} ${taken === 1 ? oneOf(g, size(o)) : groupsOf(g, size(o))}`;
}

/** `$5 \\times 4 = 20$`: the groups first, as everywhere. */
function startOf(o: Fact): string {
  const start = startingFact(known(o), answerOf(o));
  return `$${start} \\times ${known(o)} = ${known(o) * start}$`;
}

/** The steps after the fact that the last hint begins with. */
function furtherSteps(o: Fact): string | undefined {
  if (!isGap(o) || answerOf(o) < 3) return undefined;
  return String(answerOf(o) - startingFact(known(o), answerOf(o)));
}

function productHints(o: Fact, told?: Thing): HintLadder {
  const plan = planOf(o, told);
  const look = !isBare(o)
    ? howManyOfWhat(shownAs(o, told))
    : Math.min(o.table, o.by) < 2
      ? `How can you draw ${someOf(o, groups(o))}?`
      : `Think of ${someOf(o, groups(o))}. ${plan.look}`;
  return [look, plan.rule, plan.sub];
}

function gapHints(o: Fact): HintLadder {
  const unknown = answerOf(o);
  const start = startingFact(known(o), unknown);
  const tried = startOf(o);
  return [
    product(o) === unknown
      ? "Which number is the total, and which number do you know already?"
      : `The order of the two numbers does not matter. How many ${known(o)}s make ${product(o)}?`,
    product(o) === 0
      ? `A single ${known(o)} makes ${known(o)} already. How many ${known(o)}s can there be when the total is 0?`
      : unknown === 1
        ? "Which number can you multiply by so that nothing changes?"
        : `Count in ${known(o)}s until you reach ${product(o)}, and count your steps.`,
    unknown > start
      ? `Begin with a fact you know: ${tried}. That is ${numberInWords(start)} ${known(o)}s. How many more ${known(o)}s do you need to reach ${product(o)}? How many ${known(o)}s is that in all?`
      : `Try ${start} in the box: two ${known(o)}s make ${start * known(o)}. Is that more or less than ${product(o)}?`,
  ];
}

/** What is said of a number that is far too big for the box. */
function boxTried(o: Fact, tried: number): string {
  return `Try your $${tried}$ in the box: are ${count(tried, GROUP)} of ${known(o)} more than ${product(o)}? Count in ${known(o)}s up to ${product(o)}. How many steps do you take?`;
}

/** From a fact that is known on to the total, or one look where the number is small. */
function gapSteps(o: Fact): BlueprintStep[] {
  const unknown = answerOf(o);
  const start = startingFact(known(o), unknown);
  const rest = unknown - start;
  const fact = `${unknown} \\times ${known(o)} = ${product(o)}`;
  const ask = step(
    `You may swap the two numbers, so the box says how many ${known(o)}s make ${product(o)}.`,
    `\\square \\times ${known(o)} = ${product(o)}`,
  );
  if (rest <= 0) {
    const explanation =
      unknown === 0
        ? `A single ${known(o)} makes ${known(o)} already, so there are no ${known(o)}s here.`
        : `Count in ${known(o)}s until you reach ${product(o)}.`;
    return [ask, step(explanation, fact, unknown)];
  }
  return [
    ask,
    step("Start with a fact you know.", `${start} \\times ${known(o)} = ${known(o) * start}`, known(o) * start),
    step(
      `Go on in ${known(o)}s to ${product(o)}: ${rest === 1 ? "one more step" : `${rest} more steps`}.`,
      `${start} + ${rest} = ${unknown}`,
    ),
    step("Write the whole fact.", fact, unknown),
  ];
}

function picture(o: Fact): DiagramInput | undefined {
  if (o.ask === "rows") {
    return {
      type: "array",
      alt: `${count(o.by, ROW)} with ${count(o.table, DOT)} in each.`,
      rows: o.by,
      columns: o.table,
    };
  }
  if (o.ask === "groups") {
    return {
      type: "groups",
      alt: `${o.by} groups with ${count(o.table, DOT)} in each.`,
      groups: o.by,
      each: o.table,
    };
  }
  return undefined;
}

function isBare(o: Fact): boolean {
  return o.ask === "bare" || o.ask === "turned";
}

/** The first factor counts the groups, as the lesson on multiplying has it. */
function groups(o: Fact): number {
  return o.ask === "turned" ? o.table : o.by;
}

/** What each group holds. */
function size(o: Fact): number {
  return o.ask === "turned" ? o.by : o.table;
}

function planOf(o: Fact, told?: Thing): ReturnType<typeof planFact> {
  return planFact(groups(o), size(o), shownAs(o, told));
}

/** Whether somebody who stopped half-way has that number: 8 for 4 × 4, doubled once. */
function isOnTheWay(o: Fact, n: number): boolean {
  return planOf(o).steps.some(({ value }) => value === String(n));
}

/** Of bare products one half is turned; and no gap is filled by the number beside it. */
function asAsked(levels: Readonly<Record<Difficulty, Level<Fact>>>): Readonly<Record<Difficulty, Level<Fact>>> {
  const turn = (level: Level<Fact>): Level<Fact> => ({
    ...filtered(level, { gap: (o) => !(isGap(o) && o.table === o.by) }),
    choices: {
      ...level.choices,
      ask: (level.choices?.ask ?? []).flatMap<Fact["ask"]>((ask) => (ask === "bare" ? ["bare", "turned"] : [ask, ask])),
    },
  });
  return { 1: turn(levels[1]), 2: turn(levels[2]), 3: turn(levels[3]), 4: turn(levels[4]), 5: turn(levels[5]) };
}

function isGap(o: Fact): boolean {
  return o.ask === "gap-table" || o.ask === "gap-by";
}

function product(o: Fact): number {
  return o.table * o.by;
}

/** The factor that a gap shows. */
function known(o: Fact): number {
  return o.ask === "gap-table" ? o.by : o.table;
}

function answerOf(o: Fact): number {
  if (o.ask === "gap-table") return o.table;
  return o.ask === "gap-by" ? o.by : product(o);
}
