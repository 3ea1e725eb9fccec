import type { ErrorCategory, HintLadder, MisconceptionRule } from "#engine";
import { linesOf, subStepAt, toldOf, wordsOf } from "./from-trace.ts";
import { change, first, sceneOf, second, type PlotName, type Story } from "./story.ts";

type Value = (o: Story) => number | undefined;

/** A named error: what it comes to in each course of a story where it is made, and what is said of it. */
interface NamedError {
  readonly id: string;
  readonly tag: string;
  readonly category: ErrorCategory;
  readonly at: Readonly<Partial<Record<PlotName, Value>>> | Value;
  /** What was done. */
  readonly did: (o: Story) => string;
  readonly look: (o: Story) => string;
  readonly holds: (o: Story) => string;
  /** The line of the solution where the thinking left the road, 1-based. */
  readonly line?: (o: Story) => number;
}

const many = (o: Story): string => sceneOf(o).many;
const box = (o: Story): string => sceneOf(o).box;

const lastLine = (o: Story): number => linesOf(o).length;

/** What a line of the taught way comes to, the last one but `back`; undefined where the way is no longer than that. */
function resultBefore(o: Story, back: number): number | undefined {
  return linesOf(o).at(-1 - back)?.result.n;
}

function isWay(o: Story, lines: number): boolean {
  return linesOf(o).length >= lines;
}

/** "You found how many crayons are in the 6 boxes." */
function foundAt(o: Story, at: number): string {
  const line = linesOf(o).at(at);
  return line === undefined ? "" : `You found ${wordsOf(o, line).is}.`;
}

const COUNT_ALL = (o: Story): string =>
  `Every ${box(o)} counts. Equal groups are multiplied to find how many ${many(o)} they make together.`;

const IN_ORDER = "Go through the story sentence by sentence, and say what each number counts.";

/** The sum of all numbers is the answer here; where one of two amounts is the other one’s, it may be a stop as well. */
const SUMMED: ReadonlySet<PlotName> = new Set<PlotName>(["told-fewer", "told-more", "start-losses"]);

/** Named errors; of an answer that two of them give none of the two is said. */
const ERRORS: readonly NamedError[] = [
  {
    id: "ML-01",
    tag: "added-instead-of-multiplied",
    category: "conceptual",
    at: { total: ({ n, e }) => n + e },
    did: () => "You added the two numbers.",
    look: (o) => `Is the number of ${many(o)} ${sceneOf(o).at} each ${box(o)} the same?`,
    holds: (o) => `Each ${box(o)} adds the same number once more. That is a multiplication.`,
  },
  {
    id: "ML-02",
    tag: "one-group-too-few",
    category: "procedural",
    at: { total: ({ n, e }) => (n - 1) * e },
    did: (o) => `You counted one ${box(o)} too few.`,
    look: (o) => `Count the ${sceneOf(o).boxes} again, and begin with the first one.`,
    holds: (o) => `Multiply the number ${sceneOf(o).at} one ${box(o)} by the number of all ${sceneOf(o).boxes}.`,
  },
  {
    id: "ML-N11",
    tag: "single-group-counted",
    category: "omission",
    at: {
      more: ({ e, c }) => e + c,
      start: ({ e, c }) => e + c,
      less: ({ e, c }) => e - c,
      part: ({ e, c }) => e - c,
      differ: ({ e, c }) => Math.abs(e - c),
      left: (o) => first(o) + o.c - o.e,
      "two-kinds": ({ e, f }) => e + f,
      "two-apart": ({ e, f }) => e - f,
      "two-changes": ({ e, c, f }) => e + c - f,
      "left-each": (o) => (first(o) + second(o) - o.e) / o.m,
      "less-each": (o) => (o.e - change(o)) / o.m,
      "more-each": (o) => (o.e + change(o)) / o.m,
    },
    did: (o) =>
      o.plot === "two-kinds" || o.plot === "two-apart"
        ? `You counted one ${box(o)} of each kind only.`
        : `You counted one ${box(o)} only.`,
    look: (o) => `How many ${sceneOf(o).boxes} does the story tell of?`,
    holds: COUNT_ALL,
  },
  {
    id: "DV-N1",
    tag: "subtracted-instead",
    category: "conceptual",
    at: {
      each: (o) => first(o) - o.n,
      count: (o) => first(o) - o.e,
      "rest-each": (o) => first(o) - o.n,
      "rest-count": (o) => first(o) - o.e,
      "sum-each": (o) => first(o) - o.n,
      "sum-count": (o) => first(o) - o.e,
    },
    did: () => "You subtracted where the story makes equal groups.",
    look: () => "Does anything go away when equal groups are made?",
    holds: () => "Equal groups make the whole together. Divide to go from the whole to the groups.",
    line: lastLine,
  },
  {
    id: "DV-08",
    tag: "multiplied-instead",
    category: "conceptual",
    at: { each: (o) => first(o) * o.n, count: (o) => first(o) * o.e },
    did: () => "You multiplied the two numbers.",
    look: (o) => `Which number is for all of the ${many(o)}? Can your answer be bigger than that?`,
    holds: () => "The whole is known already. Divide to go from the whole to the groups.",
  },
  {
    id: "WP-05",
    tag: "stopped-before-the-last-step",
    category: "omission",
    at: (o) => (isWay(o, 2) && o.plot !== "told-fewer" ? resultBefore(o, 1) : undefined),
    did: (o) => foundAt(o, -2),
    look: () => "Read the last sentence of the story again. Is that what it asks for?",
    holds: () => "A story may need more than one step. After each step, look at the question again.",
    line: lastLine,
  },
  {
    id: "WP-N05",
    tag: "stopped-after-the-first-step",
    category: "omission",
    at: (o) => (isWay(o, 3) ? resultBefore(o, 2) : undefined),
    did: (o) => foundAt(o, 0),
    look: () => "Which numbers of the story have you not used yet? What do they tell?",
    holds: () => "A story may need more than one step. After each step, look at the question again.",
    line: () => 2,
  },
  {
    id: "WP-06",
    tag: "added-all-numbers-of-the-story",
    category: "conceptual",
    at: (o) => (isWay(o, 2) && !SUMMED.has(o.plot) ? toldOf(o).reduce((sum, n) => sum + n, o.extra) : undefined),
    did: () => "You added all the numbers in the story.",
    look: () => "What does each number in the story tell you?",
    holds: () => IN_ORDER,
  },
  {
    id: "AD-08",
    tag: "subtracted-instead",
    category: "conceptual",
    at: {
      more: (o) => first(o) - o.c,
      "each-more": ({ e, c }) => e - c,
      "lose-gain": ({ e, c, f }) => e - c - f,
      "two-kinds": (o) => Math.abs(first(o) - second(o)),
    },
    did: () => "You subtracted at the end.",
    look: (o) => `Do the other ${many(o)} make the number bigger or smaller?`,
    holds: () => "Where more come, or where all are counted, the number grows.",
    line: lastLine,
  },
  {
    id: "SB-15",
    tag: "added-instead",
    category: "conceptual",
    at: {
      less: (o) => first(o) + o.c,
      part: (o) => first(o) + o.c,
      differ: (o) => first(o) + o.c,
      left: (o) => first(o) + o.c + first(o),
      "rest-each": (o) => (first(o) + 2 * o.c) / o.n,
      "rest-count": (o) => (first(o) + 2 * o.c) / o.e,
      "two-apart": (o) => first(o) + second(o),
      "left-each": (o) => (2 * first(o) + second(o)) / o.m,
      "lose-lose": ({ e, c, f }) => e - c + f,
      "less-each": (o) => (first(o) + change(o)) / o.m,
    },
    did: ({ plot }) =>
      plot === "differ" || plot === "two-apart"
        ? "You added where the story compares."
        : "You added where the story takes away.",
    look: (o) => `Is the number of ${many(o)} that you look for bigger or smaller than the one you had?`,
    holds: () => "When some go away, you subtract. To find how far apart two amounts are, you subtract as well.",
    line: (o) => (o.plot === "rest-each" || o.plot === "rest-count" ? 1 : o.plot.endsWith("-each") ? 2 : lastLine(o)),
  },
  {
    id: "EQ-04",
    tag: "subtracted-to-find-the-start",
    category: "conceptual",
    at: { start: (o) => first(o) - o.c, "start-losses": ({ e, c, f }) => e - c - f },
    did: (o) => `You took away the ${many(o)} that were gone already.`,
    look: () => "Were there more at the beginning of the story, or more at the end?",
    holds: () => "At the beginning nothing was gone yet. What went away has to come back.",
    line: lastLine,
  },
  {
    id: "WP-N1",
    tag: "change-made-in-every-group",
    category: "conceptual",
    at: {
      more: ({ n, e, c }) => n * (e + c),
      start: ({ n, e, c }) => n * (e + c),
      less: ({ n, e, c }) => n * (e - c),
      part: ({ n, e, c }) => n * (e - c),
    },
    did: (o) => `You worked as if there were ${o.c} such ${many(o)} for every ${box(o)}.`,
    look: (o) => `Do the ${o.c} ${many(o)} count once, or once for every ${box(o)}?`,
    holds: (o) => `Multiply only what is in equal groups. The ${o.c} ${many(o)} count once.`,
    line: lastLine,
  },
  {
    id: "WP-N2",
    tag: "step-left-out",
    category: "omission",
    at: {
      "rest-each": (o) => (first(o) + o.c) / o.n,
      "rest-count": (o) => (first(o) + o.c) / o.e,
      "less-each": (o) => first(o) / o.m,
      "more-each": (o) => first(o) / o.m,
      "left-each": (o) => (first(o) + second(o)) / o.m,
      "two-changes": (o) => first(o) - o.f,
      "gain-lose": ({ e, f }) => e - f,
      "lose-gain": ({ e, f }) => e + f,
      "lose-lose": ({ e, f }) => e - f,
      "start-losses": ({ e, c }) => e + c,
      "start-gains": ({ e, c }) => e - c,
      "start-mixed": ({ e, c }) => e - c,
      third: ({ e, f }) => e - f,
    },
    did: (o) =>
      o.plot === "left-each"
        ? `You put all of the ${many(o)} into the second groups.`
        : `You left out the ${o.plot.startsWith("start") ? o.f : change(o)} ${many(o)}.`,
    look: (o) => `How many ${many(o)} are there for the step that you did?`,
    holds: () => IN_ORDER,
    line: (o) => (isWay(o, 3) ? 2 : 1),
  },
  {
    id: "WP-N7",
    tag: "went-on-from-the-end",
    category: "conceptual",
    at: { "start-mixed": ({ e, c, f }) => e + c - f },
    did: () => "You went on from the end of the story.",
    look: () => "Which number do you know: the one at the beginning, or the one at the end?",
    holds: () => "On the way back, what came goes away again, and what went comes back.",
  },
  {
    id: "WP-N3",
    tag: "one-of-two-products-left-out",
    category: "omission",
    at: { "two-kinds": (o) => first(o) + o.f, "two-apart": (o) => first(o) - o.f },
    did: (o) => `You took the second kind of ${box(o)} only once.`,
    look: (o) => `How many ${sceneOf(o).boxes} are there of the second kind?`,
    holds: COUNT_ALL,
    line: () => 2,
  },
  {
    id: "WP-N4",
    tag: "steps-in-another-order",
    category: "procedural",
    at: {
      "rest-each": (o) => (first(o) + o.c) / o.n - o.c,
      "each-more": (o) => (first(o) + o.c) / o.n,
      "less-each": (o) => first(o) / o.m - change(o),
      "more-each": (o) => first(o) / o.m + change(o),
    },
    did: (o) =>
      o.plot === "each-more"
        ? `You added the ${o.c} ${many(o)} before you divided.`
        : `You divided before you counted the ${change(o)} ${many(o)}.`,
    look: () => "What happens first in the story, and what happens after that?",
    holds: () => IN_ORDER,
    line: (o) => (o.plot === "each-more" || o.plot === "rest-each" ? 1 : 2),
  },
  {
    id: "WP-01",
    tag: "more-read-as-add",
    category: "conceptual",
    at: { "told-more": ({ e, c }) => e + e + c },
    did: () => "You added because the story says “more”.",
    look: () => "Who has more? Say the sentence so that it begins with the other name.",
    holds: () => "If one has more than the other, the other has fewer.",
  },
  {
    id: "WP-02",
    tag: "fewer-read-as-subtract",
    category: "conceptual",
    at: { "told-fewer": ({ e, c }) => e + e - c },
    did: () => "You subtracted because the story says “fewer”.",
    look: () => "Who has fewer? Say the sentence so that it begins with the other name.",
    holds: () => "If one has fewer than the other, the other has more.",
  },
  {
    id: "WP-N6",
    tag: "two-amounts-taken-as-equal",
    category: "omission",
    at: { fewer: ({ e }) => e + e, "told-more": ({ e }) => e + e, "told-fewer": ({ e }) => e + e },
    did: () => "You worked as if both had the same number.",
    look: () => "Which sentence of the story says that the two amounts differ?",
    holds: () => "Find the second amount from how far it is from the first one.",
  },
  {
    id: "MG-N11",
    tag: "unneeded-number-used",
    category: "conceptual",
    at: (o) => (o.extra > 0 ? (resultBefore(o, 0) ?? 0) + o.extra : undefined),
    did: () => "You used a number that the question does not need.",
    look: () => "What does each number in the story tell you? Does the question ask about all of that?",
    holds: () => "Some numbers in a story only describe things. The question does not need those.",
    line: lastLine,
  },
];

/** The errors that can be made in stories of a skill, as rules. */
export function rulesFor(
  plots: ReadonlySet<PlotName>,
  steps: number,
  hasExtra: boolean,
): readonly MisconceptionRule<Story>[] {
  return ERRORS.filter(({ id, at }) => {
    if (typeof at !== "function") return Object.keys(at).some((plot) => plots.has(plot as PlotName));
    return id === "MG-N11" ? hasExtra : steps >= (id === "WP-N05" ? 3 : 2);
  }).map(ruleOf);
}

const STOPS: ReadonlySet<string> = new Set(["WP-05", "WP-N05"]);

/** Whether whoever gives a number may have made another error: it is told, or a result on the way where one may have stopped. */
export function isKnownNumber({ id }: Pick<NamedError, "id">, wrong: string, o: Story): boolean {
  const results = STOPS.has(id) ? [] : linesOf(o).map(({ result }) => result.n);
  return [o.extra, ...toldOf(o), ...results].map(String).includes(wrong);
}

/** Only whole things are counted. */
function valueOf({ at }: NamedError, o: Story): number | undefined {
  const value = typeof at === "function" ? at(o) : at[o.plot]?.(o);
  return value === undefined || value <= 0 || !Number.isInteger(value) ? undefined : value;
}

function ruleOf(error: NamedError): MisconceptionRule<Story> {
  const { id, tag, category, did, look, holds, line = () => 1 } = error;
  return {
    id,
    tag,
    category,
    divergesAt: 1,
    wrong: (o) => valueOf(error, o)?.toString(),
    explanation: did,
    hints: (o): HintLadder => [look(o), holds(o), subStepAt(o, line(o))],
  };
}
