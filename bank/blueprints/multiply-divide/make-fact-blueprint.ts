import {
  written,
  type Blueprint,
  type BlueprintStep,
  type DiagramInput,
  type Difficulty,
  type HintLadder,
  type Level,
  type MisconceptionRule,
} from "#engine";
import { boxStem } from "../box-stem.ts";
import { count } from "../kit.ts";
import { planFact, startingFact } from "./kit-multiply-divide.ts";
import { equalGroupStems } from "./stems.ts";
import { factTrace } from "../trace-kit.ts";
import { defineToldApart, STOPS } from "../causes-apart.ts";

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
  return defineToldApart<Fact>(
    {
      id,
      version: 8,
      createdOn: "2026-11-29",
      levels: bothWaysRound(levels),
      factors: [
        { name: "table", weight: 3, of: (o) => HARDNESS[o.table] ?? 1 },
        { name: "other-factor-size", weight: 1, of: (o) => o.by / 12 },
        { name: "no-picture", weight: 1, of: (o) => (o.ask === "rows" || o.ask === "groups" ? 0 : 1) },
        { name: "story", weight: 1, of: (o) => (o.ask === "story" ? 1 : 0) },
        { name: "unknown-is-not-the-product", weight: 3, of: (o) => (isGap(o) ? 1 : 0) },
      ],
      stems: [
        { id: "what-is", when: isBare, text: (o) => `What is $${groups(o)} \\times ${size(o)}$?` },
        { id: "multiply", when: isBare, text: (o) => `Multiply $${size(o)}$ by $${groups(o)}$.` },
        boxStem("box-last", isBare, (o) => `${groups(o)} \\times ${size(o)} = \\square`),
        boxStem("box-first", isBare, (o) => `\\square = ${groups(o)} \\times ${size(o)}`),
        boxStem("gap-second", isGap, (o) => `${known(o)} \\times \\square = ${product(o)}`),
        boxStem("gap-first", isGap, (o) => `\\square \\times ${known(o)} = ${product(o)}`),
        boxStem("gap-turned", isGap, (o) => `${product(o)} = ${known(o)} \\times \\square`),
        boxStem("gap-first-turned", isGap, (o) => `${product(o)} = \\square \\times ${known(o)}`),
        {
          id: "rows",
          when: (o) => o.ask === "rows",
          text: (o, c) =>
            `${c.names[0]} puts ${c.thing.many} in ${count(o.by, ROW)}. Each row has ${count(o.table, c.thing)}. ` +
            `How many ${c.thing.many} are there altogether?`,
        },
        {
          id: "rows-of-dots",
          when: (o) => o.ask === "rows",
          text: (o) =>
            `There are ${count(o.by, ROW)} of dots. Each row has ${count(o.table, DOT)}. How many dots are there altogether?`,
        },
        {
          id: "groups",
          when: (o) => o.ask === "groups",
          text: (o, c) =>
            `The picture shows ${c.names[0]}'s ${count(o.by, c.container)} of ${c.thing.many}. Each ${c.container.one} holds ` +
            `${count(o.table, c.thing)}. How many ${c.thing.many} are there altogether?`,
        },
        ...equalGroupStems<Fact>(
          (o) => o.ask === "story",
          (o) => o.by,
          (o) => o.table,
        ),
        {
          id: "every-day",
          when: (o) => o.ask === "story" && o.table > 0,
          text: (o, c) =>
            `${c.names[0]} collects ${count(o.table, c.thing)} every day. How many ${c.thing.many} does ${c.names[0]} collect in ${count(o.by, DAY)}?`,
        },
        {
          id: "gets-each",
          when: (o) => o.ask === "story" && o.table > 0,
          text: (o, c) =>
            `${c.names[0]} gives each of ${count(o.by, CHILD)} ${count(o.table, c.thing)} for a game. ` +
            `How many ${c.thing.many} do the children get altogether?`,
        },
      ],
      answer: (o) => ({ kind: "integer", canonical: String(answerOf(o)) }),
      steps: (o) =>
        isGap(o)
          ? gapSteps(o)
          : planOf(o).steps.map((step) => ({ ...step, explanation: asShown(o, step.explanation) })),
      trace: (o) =>
        isGap(o)
          ? factTrace({ operation: "divide", numbers: [written(product(o)), written(known(o))] })
          : factTrace({ operation: "multiply", numbers: [written(o.by), written(o.table)] }),
      hints: (o) => (isGap(o) ? gapHints(o) : productHints(o)),
      distractors: [
        { strategy: "one-too-many", wrong: (o) => String(answerOf(o) + 1) },
        { strategy: "two-too-many", wrong: (o) => String(answerOf(o) + 2) },
        { strategy: "ten-too-many", wrong: (o) => String(answerOf(o) + 10) },
      ],
      misconceptions: [
        ...extraRules,
        {
          id: "ML-01",
          tag: "added-instead-of-multiplied",
          category: "conceptual",
          // 0 × 8 = 8 is ML-04.
          wrong: (o) =>
            isGap(o) || product(o) === 0 || isOnTheWay(o, o.table + o.by) ? undefined : String(o.table + o.by),
          explanation: () => "You added the numbers.",
          hints: (o) => [
            asShown(
              o,
              `There ${groups(o) === 1 ? "is $1$ group" : `are $${groups(o)}$ groups`} of $${size(o)}$. Is $${groups(o)} + ${size(o)}$ as many as that?`,
            ),
            asShown(o, "Multiplying means equal groups: how many groups, and how many in each."),
            asShown(o, `The numbers do not count once each: take $${size(o)}$ for every group. ${planOf(o).sub}`),
          ],
          divergesAt: 1,
        },
        neighbour("ML-02", "one-group-too-few", -1, "Your answer is one group short."),
        neighbour("ML-03", "one-group-too-many", 1, "Your answer has one group too many."),
        oneStepOff("ML-N15", "one-step-too-few", -1),
        oneStepOff("ML-N16", "one-step-too-many", 1),
        factBeside("DV-N7", "stopped-before-the-whole", -1),
        factBeside("DV-N4", "next-fact-of-the-table", 1),
        {
          id: "ML-N1",
          tag: "missing-factor-found-by-subtracting",
          category: "conceptual",
          wrong: (o) => (isGap(o) ? String(product(o) - known(o)) : undefined),
          // Who takes a group away has the same as who goes on to the group before.
          explanation: (o) => `You gave ${product(o)} without one group of ${known(o)}.`,
          hints: (o) => [
            "Which sign stands next to the box: plus or times?",
            "The box says how many equal groups make the total. Taking a group away does not count the groups.",
            boxTried(o, product(o) - known(o)),
          ],
          divergesAt: 1,
        },
        {
          id: "DV-N6",
          tag: "only-the-further-steps-counted",
          category: "omission",
          wrong: furtherSteps,
          explanation: (o) => `You counted some of the steps up to ${product(o)}, and not all of them.`,
          hints: (o) => [
            `At which number did you begin to count in ${known(o)}s?`,
            "Every step counts, from the first one up to the total.",
            `If you began at ${startOf(o)}, add these first ${startingFact(known(o), answerOf(o))} groups to yours.`,
          ],
          divergesAt: 3,
        },
        {
          id: "DV-08",
          tag: "multiplied-instead",
          category: "conceptual",
          wrong: (o) => (isGap(o) && product(o) > 0 && known(o) > 1 ? String(known(o) * product(o)) : undefined),
          explanation: (o) => `You multiplied ${product(o)} by ${known(o)}.`,
          hints: (o) => [
            "Which number is already the total of all the groups?",
            "The total is given. You are looking for the other number that was multiplied to make it.",
            boxTried(o, product(o) * known(o)),
          ],
          divergesAt: 1,
        },
      ],
      diagram: picture,
    },
    {
      kinds: STOPS,
      holdsOf: { "ML-02": ["number-told"], "ML-04": ["number-told"], "ML-05": ["number-told"] },
    },
  );
}

/** Rules for the tables of 0 and 1. */
export const zeroAndOneRules: readonly MisconceptionRule<Fact>[] = [
  {
    id: "ML-04",
    tag: "times-zero-is-the-number",
    category: "conceptual",
    wrong: (o) => (!isGap(o) && product(o) === 0 ? String(o.table + o.by) : undefined),
    explanation: () => "You gave the number that is multiplied by 0.",
    hints: (o) => [
      "Does your answer count the groups, or what is inside them?",
      "Only what is inside the groups counts, and not how many groups there are.",
      planOf(o).sub,
    ],
    divergesAt: 1,
  },
  {
    id: "ML-05",
    tag: "times-one-is-one",
    category: "conceptual",
    wrong: (o) => (!isGap(o) && Math.min(o.table, o.by) === 1 ? "1" : undefined),
    explanation: () => "You kept the 1 and left the other number out.",
    hints: (o) => [
      "Which number have you left out? Does it count the groups, or what is in one group?",
      "With 1 in every group, count the groups. With 1 group, count what is in it.",
      planOf(o).sub,
    ],
    divergesAt: 2,
  },
];

const ROW = { one: "row", many: "rows" };
const DOT = { one: "dot", many: "dots" };
const DAY = { one: "day", many: "days" };
const GROUP = { one: "group", many: "groups" };
const CHILD = { one: "child", many: "children" };

function neighbour(id: string, tag: string, off: -1 | 1, explanation: string) {
  return {
    id,
    tag,
    category: "procedural" as const,
    wrong: (o: Fact) => (isGap(o) || o.table < 2 || o.by < 2 ? undefined : String(size(o) * (groups(o) + off))),
    explanation: (o: Fact) => asShown(o, explanation),
    hints: (o: Fact): HintLadder => [
      asShown(o, `How many groups of $${size(o)}$ should there be?`),
      asShown(o, planOf(o).rule),
      asShown(o, `How many groups of $${size(o)}$ make your $${size(o) * (groups(o) + off)}$? ${planOf(o).sub}`),
    ],
    divergesAt: 2,
  };
}

/** 24 or 40 for 8 × 4, counted in eights: a step too few, or too many. */
function oneStepOff(id: string, tag: string, off: -1 | 1): MisconceptionRule<Fact> {
  const wrong = (o: Fact) => groups(o) * (size(o) + off);
  return {
    id,
    tag,
    category: "procedural",
    // Of a number times itself a step is a group.
    wrong: (o) =>
      isGap(o) || o.table === o.by || Math.min(o.table, o.by, size(o) + off) < 2 ? undefined : String(wrong(o)),
    explanation: (o) =>
      off < 0 ? `Your answer is one ${groups(o)} short.` : `Your answer has one ${groups(o)} too many.`,
    hints: (o) => [
      `Did you count in steps of $${groups(o)}$? How many steps should it be?`,
      `You may turn a multiplication round: $${groups(o)} \\times ${size(o)}$ is as much as $${size(o)} \\times ${groups(o)}$.`,
      `Your $${wrong(o)}$ is $${size(o) + off} \\times ${groups(o)}$. ${mended(off, groups(o))}`,
    ],
    divergesAt: 2,
  };
}

/** 4 or 6 for 5 × □ = 25: a fact before, or after, the one that is asked for. */
function factBeside(id: string, tag: string, off: -1 | 1): MisconceptionRule<Fact> {
  const wrong = (o: Fact) => answerOf(o) + off;
  return {
    id,
    tag,
    category: "procedural",
    wrong: (o) => (isGap(o) && known(o) > 1 && answerOf(o) > 1 ? String(wrong(o)) : undefined),
    explanation: (o) =>
      off < 0
        ? "Your answer is one step of the table short."
        : `You went past ${product(o)} in the ${known(o)} times table.`,
    hints: (o) => [
      `Multiply your answer by $${known(o)}$. Do you come to $${product(o)}$?`,
      "Say the table step by step, and count a step for each number that you say.",
      `Your $${wrong(o)}$ ${wrong(o) === 1 ? "step" : "steps"} of $${known(o)}$ ${wrong(o) === 1 ? "comes" : "come"} to $${known(o) * wrong(o)}$. ${off < 0 ? "Go on" : "Go back"} one step.`,
    ],
    divergesAt: 2,
  };
}

function mended(off: -1 | 1, by: number): string {
  return off < 0 ? `Now add one more $${by}$.` : `Now take one $${by}$ away.`;
}

/** Who sees rows counts rows. */
function asShown(o: Fact, text: string): string {
  return o.ask === "rows" ? text.replaceAll("group", "row").replaceAll("Group", "Row") : text;
}

/** `$5 \\times 4 = 20$`: the groups first, as everywhere. */
function startOf(o: Fact): string {
  const start = startingFact(known(o), answerOf(o));
  return `$${start} \\times ${known(o)} = ${known(o) * start}$`;
}

/** The steps after the fact that the last hint begins with; undefined where a number of the question is copied. */
function furtherSteps(o: Fact): string | undefined {
  if (!isGap(o) || answerOf(o) < 3) return undefined;
  const steps = answerOf(o) - startingFact(known(o), answerOf(o));
  return [known(o), product(o), product(o) - known(o)].includes(steps) ? undefined : String(steps);
}

function productHints(o: Fact): HintLadder {
  const plan = planOf(o);
  const look =
    Math.min(o.table, o.by) < 2
      ? "Picture equal groups. How many groups are there, and what is inside each?"
      : isBare(o)
        ? `Think of $${groups(o)}$ groups of $${size(o)}$. ${plan.look}`
        : `How many groups of $${size(o)}$ are there?`;
  return [asShown(o, look), asShown(o, plan.rule), asShown(o, plan.sub)];
}

function gapHints(o: Fact): HintLadder {
  const unknown = answerOf(o);
  const start = startingFact(known(o), unknown);
  const tried = startOf(o);
  return [
    known(o) === unknown || product(o) === unknown
      ? "Which number is the total, and which number do you know already?"
      : `How many groups of $${known(o)}$ make $${product(o)}$?`,
    `Count in ${known(o)}s until you reach the total, and count your steps.`,
    unknown > start
      ? `Begin with a fact you know: ${tried}. Go on in ${known(o)}s until you reach ${product(o)}. Count all the groups, including the ${start} you began with.`
      : `Try ${start} in the box: ${tried}. Is that more or less than the total?`,
  ];
}

/** What is said of a number that is far too big for the box. */
function boxTried(o: Fact, tried: number): string {
  return `Try your $${tried}$ in the box: would ${count(tried, GROUP)} of ${known(o)} be as little as ${product(o)}? Count in ${known(o)}s until you reach ${product(o)}.`;
}

/** From a fact that is known on to the total, or one look where the number is small. */
function gapSteps(o: Fact): BlueprintStep[] {
  const unknown = answerOf(o);
  const start = startingFact(known(o), unknown);
  const rest = unknown - start;
  const fact = `${unknown} \\times ${known(o)} = ${product(o)}`;
  const ask = {
    explanation: `Ask how many groups of ${known(o)} make ${product(o)}.`,
    math: `\\square \\times ${known(o)} = ${product(o)}`,
  };
  if (rest <= 0) {
    const explanation = `Count in ${known(o)}s until you reach ${product(o)}.`;
    return [ask, { explanation, math: fact, value: String(unknown) }];
  }
  return [
    ask,
    {
      explanation: "Start with a fact you know.",
      math: `${start} \\times ${known(o)} = ${known(o) * start}`,
      value: String(known(o) * start),
    },
    {
      explanation: `Go on in ${known(o)}s to ${product(o)}: ${rest === 1 ? "one more group" : `${rest} more groups`}.`,
      math: `${start} + ${rest} = ${unknown}`,
    },
    { explanation: "Write the whole fact.", math: fact, value: String(unknown) },
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
      alt: `${o.by} ${o.by === 1 ? "group" : "groups"} with ${count(o.table, DOT)} in each.`,
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

function planOf(o: Fact): ReturnType<typeof planFact> {
  return planFact(groups(o), size(o));
}

/** Whether somebody who stopped half-way has that number: 8 for 4 × 4, doubled once. */
function isOnTheWay(o: Fact, n: number): boolean {
  return planOf(o).steps.some(({ value }) => value === String(n));
}

/** Of bare products one half is turned. */
function bothWaysRound(levels: Readonly<Record<Difficulty, Level<Fact>>>): Readonly<Record<Difficulty, Level<Fact>>> {
  const turn = (level: Level<Fact>): Level<Fact> => ({
    ...level,
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
