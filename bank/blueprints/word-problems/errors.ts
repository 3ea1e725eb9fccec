import type { ErrorCategory, MisconceptionRule } from "#engine";
import { capital } from "../place-words.ts";
import type { SlipKind } from "../slips.ts";
import { namedError, type ToldError } from "../named-error.ts";
import { goOnAfter, lineAt, linesOf, otherLineAsked, resultOf, subStepAt, toldOf, wordsOf } from "./from-trace.ts";
import { howManyChanges, IN_TURN, whoHasMore } from "./plots.ts";
import {
  change,
  COMPARED,
  divisorOf,
  first,
  inEach,
  namesOf,
  sceneOf,
  second,
  wholeOf,
  type PlotName,
  type Story,
} from "./story.ts";
import { tellingOf } from "./stems.ts";
import {
  allOf,
  bothNames,
  boxesOf,
  doesHave,
  happening,
  moreOrFewer,
  ownerOf,
  sizeOf,
  those,
  verbOf,
} from "./voice.ts";

type Value = (o: Story) => number | undefined;

/** What a named error comes to in each course of a story where it is made, and what is said of it. */
interface ErrorInStory extends Pick<ToldError<Story>, "did" | "isFact" | "look" | "holds"> {
  /** The third hint, where it is not a part of the taught way. */
  readonly sub?: (o: Story) => string | undefined;
  readonly at: Readonly<Partial<Record<PlotName, Value>>> | Value;
  /** The line of the solution where the thinking left the road, 1-based. */
  readonly line?: (o: Story) => number;
  /** A slip of written arithmetic that it is, too: what is said of it holds of both. */
  readonly slip?: SlipKind;
  /** Further causes that come to the same, in words that hold of them too. */
  readonly also?: readonly string[];
}

interface StoryError extends Pick<ErrorInStory, "at"> {
  readonly id: string;
  /** What else the words about it hold of: the slip that it is, too, and the causes that come to the same. */
  readonly holdsOf: readonly string[];
  readonly rule: MisconceptionRule<Story>;
}

const many = (o: Story): string => sceneOf(o).many;
const box = (o: Story): string => sceneOf(o).box;

/** The same in several courses of a story. */
function on(plots: readonly PlotName[], value: Value): Readonly<Partial<Record<PlotName, Value>>> {
  return Object.fromEntries(plots.map((plot) => [plot, value]));
}

/** What a story divides by. */
const by = (o: Story): number => divisorOf(o) ?? 0;

const lastLine = (o: Story): number => linesOf(o).length;

/** What a line of the taught way comes to, the last one but `back`; undefined where the way is no longer than that. */
function resultBefore(o: Story, back: number): number | undefined {
  return linesOf(o).at(-1 - back)?.result.n;
}

function isWay(o: Story, lines: number): boolean {
  return linesOf(o).length >= lines;
}

const isCompared = (o: Story): boolean => COMPARED.has(o.plot);

/** "You found how many crayons are in the 6 boxes." */
function foundAt(o: Story, at: number): string {
  return `${isCompared(o) ? "Your answer is" : "You found"} ${wordsOf(o, lineAt(o, at)).is}.`;
}

const UNUSED = "Which numbers in the story have you not used yet? What do they tell you?";
const MORE_STEPS = "A story may need more than one step. After each step, look at the question again.";

const MULTIPLY_ALL = (o: Story): string =>
  `Multiply to find how many ${many(o)} are ${sceneOf(o).at} all ${TWO_SORTS.has(o.plot) ? "the" : o.n} ${sceneOf(o).boxes} together.`;

/** Two sorts of groups, which hold different numbers. */
const TWO_SORTS: ReadonlySet<PlotName> = new Set<PlotName>(["two-kinds", "two-apart"]);

function howManyGroups(o: Story): string {
  const { boxes } = sceneOf(o);
  if (!TWO_SORTS.has(o.plot)) return `How many ${boxes} are there?`;
  const [a, b] = namesOf(o);
  return ownerOf(o, "first") === undefined
    ? `How many ${sizeOf(o, "first")}${boxes} are there, and how many ${sizeOf(o, "second")}${boxes}?`
    : `How many ${boxes} does ${a} have, and how many does ${b} have?`;
}

function countAllGroups(o: Story): string {
  if (!TWO_SORTS.has(o.plot)) return MULTIPLY_ALL(o);
  const both = `${capital(groupsOfSort(o, "first"))} and ${groupsOfSort(o, "second")} have different numbers of ${many(o)}`;
  return `${both}: multiply for each on its own.`;
}

/** How one goes back to the beginning of a story. */
function backwards(o: Story): string {
  switch (o.plot) {
    case "start-gains":
      return `After each change there were more ${many(o)}. To go back, take away.`;
    case "start-losses":
      return `After each change there were fewer ${many(o)}. To go back, add.`;
    default:
      return "Start with the last change. If it was taking away, add. If it was adding, take away.";
  }
}

const IN_ORDER = "Go through the story sentence by sentence, and say what each number counts.";

/** How one goes through a story of its kind. */
function howToRead(o: Story): string {
  const { plot } = o;
  if (plot.startsWith("start-")) return backwards(o);
  if (plot === "third") return `The ${o.e} ${many(o)} are the ${many(o)} of all three together.`;
  if (plot === "fewer") return "Write down what you know about each child.";
  return CHANGES.has(plot) ? IN_TURN : IN_ORDER;
}

/** What those missed who add all numbers. */
function whatToAdd(o: Story): string {
  const { at, boxes } = sceneOf(o);
  if (o.plot === "rest-each") return `One of the numbers counts the ${boxes}, and not the ${many(o)}. Which one is it?`;
  if (o.plot === "rest-count") {
    return `One of the numbers tells how many ${many(o)} are ${inEach(o)}. Are these more ${many(o)}?`;
  }
  if (o.plot === "left") {
    return `The ${many(o)} ${at} the ${boxes} are part of the ${wholeOf(o)}.`;
  }
  return o.n > 0
    ? `One of the numbers tells how many ${many(o)} are ${at} one ${box(o)}. Does it count only once?`
    : howToRead(o);
}

const CHANGES: ReadonlySet<PlotName> = new Set<PlotName>(["gain-lose", "lose-gain", "lose-lose", "two-changes"]);

/** Where a child may add all numbers, and the sum is not the answer. */
const SUMMED: ReadonlySet<PlotName> = new Set<PlotName>([
  "more",
  "less",
  "part",
  "left",
  "start",
  "rest-each",
  "rest-count",
  "gain-lose",
  "lose-gain",
  "lose-lose",
  "third",
  "fewer",
  "start-gains",
  "start-mixed",
]);

/** `the large boxes`, `Kofi’s bags`: one of the sorts of groups. */
function groupsOfSort(o: Story, which: "first" | "second"): string {
  const owner = ownerOf(o, which);
  return `${owner === undefined ? "the" : `${owner}’s`} ${sizeOf(o, which)}${sceneOf(o).boxes}`;
}

/** What was told of a number and not counted: of a sharing it was divided with all the rest. */
function leftOut(o: Story): string {
  switch (o.plot) {
    case "rest-each":
    case "rest-count":
      return `You divided ${allOf(o, wholeOf(o))}.`;
    case "each-more":
      return tellingOf(o) === "had"
        ? `You counted ${allOf(o)} for ${namesOf(o)[0]}.`
        : `You worked as if ${allOf(o)} were ${sceneOf(o).at} one ${box(o)}.`;
    case "left-each":
      return `You put ${allOf(o, wholeOf(o))} ${sceneOf(o).put[2]} ${groupsOfSort(o, "second")}.`;
    default:
      return `You left out ${those(o, o.plot.startsWith("start-") ? "f" : "c")}.`;
  }
}

/** Of two changes or parts, one is done already. */
function stillToDo(o: Story, done: "c" | "f" = "f"): string | undefined {
  switch (o.plot) {
    case "start-losses":
      return `Keep your ${o.e + o.c}: the ${o.c} ${many(o)} are already put back. Now put the other ${o.f} back too.`;
    case "start-gains":
    case "start-mixed":
      return `Keep your ${o.e - o.c}: the ${o.c} ${many(o)} are already taken away. Which change do you still have to undo?`;
    case "gain-lose":
    case "lose-lose":
    case "lose-gain": {
      if (tellingOf(o) === "both") return undefined;
      const [kept, how] = o.plot === "lose-gain" ? [o.e + o.f, "added"] : [o.e - o.f, "taken away"];
      return `Keep your ${kept}: the ${o.f} ${many(o)} are already ${how}. ${moreOrFewer(o, "c")}`;
    }
    case "rest-each":
    case "rest-count":
      return `First take ${those(o)} away from ${allOf(o, wholeOf(o))}. Then divide what is left.`;
    case "third":
      return `Keep your ${o.e - o[done]}: ${those(o, done)} are already taken away. Now take ${those(o, done === "c" ? "f" : "c")} away from it too.`;
    default:
      return undefined;
  }
}

/** A question about what was left out. */
function whereLeftOut(o: Story): string {
  const [a] = namesOf(o);
  switch (o.plot) {
    case "rest-each":
    case "rest-count":
      return tellingOf(o) === "apart"
        ? `How many of the ${many(o)} are really ${sceneOf(o).at} the ${sceneOf(o).boxes}?`
        : `Are ${those(o)} still there for the ${sceneOf(o).boxes}?`;
    case "each-more":
      return tellingOf(o) === "had"
        ? `Does ${a} get all of the ${first(o)} ${many(o)}, or one share?`
        : `How many ${sceneOf(o).boxes} share the ${first(o)} ${many(o)}?`;
    case "left-each":
      return `Which ${many(o)} are ${sceneOf(o).at} ${groupsOfSort(o, "first")} already?`;
    case "less-each":
    case "more-each":
      return `Are there still ${first(o)} ${many(o)} for ${groupsOfSort(o, "second")}?`;
    case "two-changes":
    case "gain-lose":
      return `${doesHave(o)} only ${o.n > 0 ? first(o) : o.e} ${many(o)} when ${happening(o, "f")}?`;
    case "third":
      return `Are ${those(o)} part of the ${o.e} as well?`;
    case "start-losses":
    case "start-gains":
    case "start-mixed":
      return howManyChanges(o);
    default:
      return `${doesHave(o, " still")} ${o.e} ${many(o)} when ${happening(o, "f")}?`;
  }
}

const CAN_BE_MORE = "Can the difference be more than that?";

/** Named errors; of an answer that two of them give none of the two is said. */
const ERRORS: readonly StoryError[] = [
  storyError("ML-01", "added-instead-of-multiplied", "conceptual", {
    at: { total: ({ n, e }) => n + e },
    did: ({ n, e }) => `You added ${n} and ${e}.`,
    look: (o) =>
      sceneOf(o).kind === "length"
        ? `Are all of the ${sceneOf(o).boxes} of the same length?`
        : `Is the number of ${many(o)} the same ${inEach(o)}?`,
    holds: (o) => `Each ${box(o)} adds the same number once more. That is a multiplication.`,
    slip: "added-for-times",
  }),
  oneGroupOff("ML-02", "one-group-too-few", -1),
  oneGroupOff("ML-03", "one-group-too-many", 1),
  storyError("DV-N7", "stopped-before-the-whole", "procedural", {
    at: on(["each", "count"], (o) => first(o) / by(o) - 1),
    did: (o) => `With your number, some of the ${first(o)} ${many(o)} are left over.`,
    isFact: true,
    look: (o) => `Multiply your answer by ${by(o)}. Do you get ${first(o)}?`,
    holds: (o) => partsOf(o)[0],
    sub: (o) =>
      `See what is left of the ${first(o)}. How many more ${o.plot === "count" ? `${sceneOf(o).boxes} does that make` : `${many(o)} does that make for each ${box(o)}`}?`,
    slip: "one-group-off",
  }),
  storyError("DV-N4", "next-fact-of-the-table", "procedural", {
    at: on(["each", "count"], (o) => first(o) / by(o) + 1),
    did: (o) => `With your number, more than ${first(o)} ${many(o)} are needed.`,
    isFact: true,
    look: (o) => `Multiply your answer by ${by(o)}. ${reallySoMany(o)}`,
    holds: (o) => partsOf(o)[1],
    sub: (o) =>
      `Your answer times ${by(o)} goes past ${first(o)}. How many fewer ${o.plot === "count" ? sceneOf(o).boxes : `${many(o)} for each ${box(o)}`} make exactly ${first(o)}?`,
    slip: "one-group-off",
  }),
  storyError("ML-N11", "single-group-counted", "omission", {
    at: {
      ...on(["more", "start"], ({ e, c }) => e + c),
      ...on(["less", "part"], ({ e, c }) => e - c),
      differ: ({ e, c }) => Math.abs(e - c),
      left: (o) => first(o) + o.c - o.e,
      "two-kinds": ({ e, f }) => e + f,
      "two-apart": ({ e, f }) => e - f,
      "two-changes": ({ e, c, f }) => e + c - f,
    },
    did: (o) =>
      o.plot === "two-kinds" || o.plot === "two-apart"
        ? `You counted only one of ${groupsOfSort(o, "first")} and one of ${groupsOfSort(o, "second")}.`
        : `You counted one ${box(o)} only.`,
    look: howManyGroups,
    holds: countAllGroups,
    slip: "one-group-off",
  }),
  storyError("DV-N1", "subtracted-instead", "conceptual", {
    at: on(["each", "count", "rest-each", "rest-count", "sum-each", "sum-count"], (o) => first(o) - by(o)),
    did: (o) => (isWay(o, 2) ? `At the end you took ${by(o)} away.` : `You took ${by(o)} away from ${first(o)}.`),
    look: (o) =>
      isWay(o, 2)
        ? `Your first step was right. What happens to these ${many(o)} then: are some taken away, or are they ${splitInto(o)}?`
        : `Are some of the ${first(o)} ${many(o)} taken away, or are all of them ${splitInto(o)}?`,
    holds: equalParts,
    line: lastLine,
  }),
  storyError("DV-08", "multiplied-instead", "conceptual", {
    at: on(["each", "count"], (o) => first(o) * by(o)),
    did: (o) => `You multiplied ${first(o)} by ${by(o)}.`,
    look: (o) =>
      sceneOf(o).kind === "length"
        ? `How long is the whole ${sceneOf(o).one}? ${o.plot === "each" ? "Can one piece be longer than that?" : "Can so many pieces be cut from it?"}`
        : `Which number tells how many ${many(o)} there are in all?`,
    holds: divideWhole,
  }),
  storyError("WP-05", "stopped-before-the-last-step", "omission", {
    also: ["on-the-way", "one-left-out", "line-left-out"],
    at: (o) => (isWay(o, 2) ? resultBefore(o, 1) : undefined),
    // Of two that are compared both numbers may have been added or subtracted without a thought of a second step.
    did: (o) => foundAt(o, -2),
    isFact: isCompared,
    look: (o) =>
      COMPARED.has(o.plot)
        ? `Whose ${many(o)} does your number count? Whose does the question ask for?`
        : TWO_SORTS.has(o.plot)
          ? UNUSED
          : "Read the question again. Does your number answer it?",
    holds: (o) => (COMPARED.has(o.plot) ? secondAlone(o) : MORE_STEPS),
    // Whoever has only the second of two amounts has one step of three.
    sub: (o) => (TWO_SORTS.has(o.plot) ? otherLineAsked(o) : goOnAfter(o, lastLine(o) - 1, knownAnswers(o))),
    line: lastLine,
  }),
  storyError("WP-N05", "stopped-after-the-first-step", "omission", {
    also: ["one-left-out", "line-left-out"],
    at: (o) => (isWay(o, 3) ? resultBefore(o, 2) : undefined),
    did: (o) => foundAt(o, 0),
    isFact: isCompared,
    // With a number to spare, "not used yet" would send to that one.
    look: (o) => (o.extra > 0 ? "What do you still have to find out before you can answer the question?" : UNUSED),
    holds: MORE_STEPS,
    sub: (o) => (TWO_SORTS.has(o.plot) ? undefined : goOnAfter(o, 1, knownAnswers(o))),
    line: () => 2,
  }),
  storyError("WP-06", "added-all-numbers-of-the-story", "conceptual", {
    also: ["line-exchanged"],
    at: (o) => (isWay(o, 2) && SUMMED.has(o.plot) ? toldOf(o).reduce((sum, n) => sum + n, o.extra) : undefined),
    // Who takes fewer for more, and stops there, has added these two as well.
    did: (o) => (o.plot === "fewer" ? `You added ${o.e} and ${o.c}.` : "You added all the numbers in the story."),
    look: "What does each number in the story tell you?",
    holds: whatToAdd,
    line: (o) =>
      1 +
      Math.max(
        0,
        linesOf(o).findIndex(({ operation }) => operation !== "add"),
      ),
    slip: "added-for-times",
  }),
  storyError("AD-08", "subtracted-instead", "conceptual", {
    at: {
      more: (o) => first(o) - o.c,
      "each-more": ({ e, c }) => e - c,
      "lose-gain": ({ e, c, f }) => e - c - f,
      "two-kinds": (o) => Math.abs(first(o) - second(o)),
    },
    did: (o) =>
      o.plot === "two-kinds"
        ? "You took one amount away from the other."
        : `You took away ${those(o, o.plot === "lose-gain" ? "f" : "c")}.`,
    look: (o) =>
      o.plot === "two-kinds"
        ? "Does the question ask how many there are together, or how many more there are?"
        : `${happening(o, o.plot === "lose-gain" ? "f" : "c")}. Does that make the number of ${many(o)} bigger or smaller?`,
    holds: (o) =>
      o.plot === "two-kinds"
        ? "To find how many there are together, add."
        : `${capital(those(o, o.plot === "lose-gain" ? "f" : "c"))} are extra, so add them.`,
    line: lastLine,
  }),
  storyError("SB-15", "added-instead", "conceptual", {
    at: {
      ...on(["less", "part", "differ"], (o) => first(o) + o.c),
      left: (o) => first(o) + o.c + first(o),
      "two-apart": (o) => first(o) + second(o),
      "lose-lose": ({ e, c, f }) => e - c + f,
    },
    did: (o) => {
      if (o.plot === "differ" || o.plot === "two-apart") return "You added the two amounts.";
      if (o.plot === "left") return `You added the ${many(o)} ${sceneOf(o).at} the ${sceneOf(o).boxes} to the whole.`;
      return `You added ${those(o, o.plot === "lose-lose" ? "f" : "c")}.`;
    },
    look: (o) => {
      const [a] = namesOf(o);
      if (o.plot === "differ") return `How many ${many(o)} does ${a} have? ${CAN_BE_MORE}`;
      if (o.plot === "two-apart") {
        return ownerOf(o, "first") === undefined
          ? `How many ${many(o)} are ${sceneOf(o).at} ${groupsOfSort(o, "first")}? ${CAN_BE_MORE}`
          : `How many ${many(o)} does ${a} have? ${CAN_BE_MORE}`;
      }
      if (o.plot === "left")
        return `Are the ${many(o)} ${sceneOf(o).at} the ${sceneOf(o).boxes} part of the ${wholeOf(o)}?`;
      if (o.plot === "part") return `Are ${those(o)} part of the whole?`;
      return moreOrFewer(o, o.plot === "lose-lose" ? "f" : "c");
    },
    holds: ({ plot }) => {
      if (plot === "differ" || plot === "two-apart") return "To find how many more or fewer there are, subtract.";
      return plot === "left" || plot === "part"
        ? "Take the part that you know away from the whole. The other part is left."
        : "Subtract to find what is left when some are gone.";
    },
    line: lastLine,
  }),
  storyError("EQ-04", "subtracted-to-find-the-start", "conceptual", {
    also: ["line-exchanged"],
    at: { start: (o) => Math.abs(first(o) - o.c), "start-losses": ({ e, c, f }) => e - c - f },
    did: "You subtracted to go back to the beginning.",
    look: (o) => `Does ${namesOf(o)[0]} have more ${many(o)} at the beginning of the story, or at the end?`,
    holds: "At the beginning nothing was gone yet. So add what is gone.",
    line: lastLine,
  }),
  storyError("WP-N1", "change-made-in-every-group", "conceptual", {
    at: {
      // Nobody adds hundreds to groups of ten.
      ...on(["more", "start"], ({ n, e, c }) => (c <= 2 * e ? n * (e + c) : undefined)),
      ...on(["less", "part"], ({ n, e, c }) => n * (e - c)),
    },
    did: (o) =>
      o.plot === "more" || o.plot === "start"
        ? `You added ${o.c} ${many(o)} to every ${box(o)}.`
        : `You took ${o.c} ${many(o)} out of every ${box(o)}.`,
    look: (o) => `Do ${those(o)} count once, or once for every ${box(o)}?`,
    holds: (o) => `Multiply only what is ${sceneOf(o).at} the ${sceneOf(o).boxes}. The other number counts once.`,
    line: lastLine,
  }),
  storyError("WP-N2", "step-left-out", "omission", {
    also: ["one-left-out", "line-left-out", "on-the-way"],
    at: {
      ...on(["rest-each", "rest-count"], (o) => (first(o) + o.c) / by(o)),
      "each-more": (o) => first(o) + o.c,
      ...on(["less-each", "more-each"], (o) => first(o) / o.m),
      "left-each": (o) => (first(o) + second(o)) / o.m,
      "two-changes": (o) => first(o) - o.f,
      "lose-gain": ({ e, f }) => e + f,
      ...on(["gain-lose", "lose-lose", "third"], ({ e, f }) => e - f),
      "start-losses": ({ e, c }) => e + c,
      ...on(["start-gains", "start-mixed"], ({ e, c }) => e - c),
    },
    did: leftOut,
    look: whereLeftOut,
    holds: howToRead,
    sub: (o) => stillToDo(o),
    line: (o) => (isWay(o, 3) ? 2 : 1),
  }),
  storyError("WP-N8", "second-part-left-out", "omission", {
    also: ["one-left-out", "line-left-out"],
    at: { third: ({ e, c }) => e - c },
    did: (o) => `You left out ${those(o, "f")}.`,
    look: (o) => `Are ${those(o, "f")} part of the ${o.e} as well?`,
    holds: howToRead,
    sub: (o) => stillToDo(o, "c"),
  }),
  storyError("WP-N12", "each-change-turned-round", "conceptual", {
    at: { "gain-lose": ({ e, c, f }) => e - c + f, "lose-gain": ({ e, c, f }) => e + c - f },
    did: ({ plot, c, f }) => {
      const [added, taken] = plot === "gain-lose" ? [f, c] : [c, f];
      return `You added the ${added} and took away the ${taken}.`;
    },
    look: "Where in the story do you add, and where do you take away?",
    holds: "If there are more after a change, add. If there are fewer, take away.",
  }),
  storyError("WP-N10", "added-where-a-whole-is-divided", "conceptual", {
    at: on(["each", "count"], (o) => first(o) + by(o)),
    did: (o) => `You added ${first(o)} and ${by(o)}.`,
    look: (o) => `Are more ${many(o)} added to the ${first(o)}, or are the ${first(o)} ${splitInto(o)}?`,
    holds: divideWhole,
    slip: "added-for-times",
  }),
  storyError("WP-N11", "numbers-of-the-groups-taken-away", "conceptual", {
    at: { left: (o) => first(o) + o.c - o.n - o.e },
    did: (o) => `You took away the ${o.n} and the ${o.e}.`,
    look: (o) => `What does the ${o.n} count: ${many(o)} or ${sceneOf(o).boxes}?`,
    holds: (o) => `Each of the ${o.n} ${sceneOf(o).boxes} has ${o.e} ${many(o)}. Multiply to find how many that is.`,
    slip: "added-for-times",
  }),
  storyError("WP-N7", "went-on-from-the-end", "conceptual", {
    at: { "start-mixed": ({ e, c, f }) => e + c - f },
    did: "You went forward through the story.",
    look: (o) => `Are the ${o.e} ${many(o)} at the beginning of the story, or at its end?`,
    holds: backwards,
  }),
  storyError("WP-N3", "one-of-two-products-left-out", "omission", {
    at: { "two-kinds": (o) => first(o) + o.f, "two-apart": (o) => first(o) - o.f },
    did: (o) => `You counted only one of ${groupsOfSort(o, "second")}.`,
    look: (o) => {
      const owner = ownerOf(o, "second");
      const { boxes } = sceneOf(o);
      return owner === undefined
        ? `How many ${sizeOf(o, "second")}${boxes} are there?`
        : `How many ${boxes} does ${owner} have?`;
    },
    holds: MULTIPLY_ALL,
    line: () => 2,
  }),
  storyError("WP-N4", "steps-in-another-order", "procedural", {
    at: {
      "rest-each": (o) => (first(o) + o.c) / o.n - o.c,
      "each-more": (o) => (first(o) + o.c) / o.n,
      "less-each": (o) => first(o) / o.m - change(o),
      "more-each": (o) => first(o) / o.m + change(o),
    },
    did: (o) => {
      if (o.plot === "each-more") return `You added ${those(o)} before you divided.`;
      return `You divided before you ${o.plot === "more-each" ? "added" : "took away"} ${those(o)}.`;
    },
    look: "What happens first in the story, and what happens after that?",
    holds: IN_ORDER,
    line: (o) => (o.plot === "each-more" || o.plot === "rest-each" ? 1 : 2),
  }),
  misread("WP-01", "more-read-as-add", { "told-more": ({ e, c }) => e + e + c }, "more"),
  misread("WP-02", "fewer-read-as-subtract", { "told-fewer": ({ e, c }) => e + e - c }, "fewer"),
  misread("WP-N23", "fewer-read-as-more", { fewer: ({ e, c }) => e + e + c }, "more", (o) => {
    const [, b] = namesOf(o);
    return `The story says that ${b} ${verbOf(o)[0]} fewer. Subtract to find how many ${b} ${verbOf(o)[0]}.`;
  }),
  storyError("WP-N9", "difference-the-other-way", "conceptual", {
    at: { "told-more": ({ e, c }) => e + c, "told-fewer": ({ e, c }) => e - c },
    did: (o) => {
      const these = `${namesOf(o)[0]}’s ${o.e} ${many(o)}`;
      return o.plot === "told-more" ? `You added ${o.c} to ${these}.` : `You took ${o.c} away from ${these}.`;
    },
    look: whoHasMore,
    holds: (o) => `${turnedRound(o)} The question is about ${bothNames(o)} together.`,
  }),
  storyError("MG-N11", "unneeded-number-used", "conceptual", {
    at: (o) => {
      const [{ colours }, by, divided] = [sceneOf(o), divisorOf(o), linesOf(o).at(-1)?.from[0]?.value.n];
      if (o.extra === 0 || colours[0] === "" || by === undefined || divided === undefined) return undefined;
      return (divided - o.extra) / by;
    },
    did: (o) => `You took the ${o.extra} ${sceneOf(o).colours[0]} ${many(o)} out.`,
    look: (o) => `Do you need to know which ${many(o)} are ${sceneOf(o).colours[0]}?`,
    holds: "The question does not need every number in the story.",
    sub: (o) => {
      const { kind, colours } = sceneOf(o);
      const some = `the ${colours[0]} ${many(o)}`;
      return kind === "shared"
        ? `Do the ${o.n} children share ${some} too? How many ${many(o)} do they share in all?`
        : `${capital(some)} are counted with all the others. How many ${many(o)} do you divide by ${by(o)} then?`;
    },
    line: lastLine,
  }),
];

/** The answer is that of one group fewer or more. */
function oneGroupOff(id: string, tag: string, off: -1 | 1): StoryError {
  const made = (o: Story): number => (o.n + off) * o.e;
  return storyError(id, tag, "procedural", {
    at: { total: made },
    did: (o) => `Your answer is right for ${boxesOf(o, o.n + off)}.`,
    isFact: true,
    look: howManyGroups,
    holds: timesAllBoxes,
    sub: (o) =>
      `You have ${made(o)} for ${boxesOf(o, o.n + off)}. How many ${sceneOf(o).boxes} should there be? Go ${off < 0 ? "on" : "back"} from ${made(o)}.`,
    slip: "one-group-off",
  });
}

/** Who has more is taken the other way round. */
function misread(
  id: string,
  tag: string,
  at: ErrorInStory["at"],
  word: "more" | "fewer",
  holds = turnedRound,
): StoryError {
  return storyError(id, tag, "conceptual", { at, did: (o) => workedAsIf(o, word), look: whoHasMore, holds });
}

/** "You worked as if Lin had 7 more than Tariq." */
function workedAsIf(o: Story, word: "more" | "fewer"): string {
  const [a, b] = namesOf(o);
  const [does] = verbOf(o);
  return `You worked as if ${b} ${does === "has" ? "had" : does} ${o.c} ${word} than ${a}.`;
}

function timesAllBoxes(o: Story): string {
  const { kind, at, boxes } = sceneOf(o);
  const one =
    kind === "length"
      ? `the length of one ${box(o)}`
      : `the number of ${many(o)} ${kind === "rate" ? "of" : at} one ${box(o)}`;
  return `Multiply ${one} by the number of ${boxes}.`;
}

/** Of all parts together: they make up the whole, and they are no more than it. */
function partsOf(o: Story): readonly [all: string, most: string] {
  const { kind, at, boxes, one } = sceneOf(o);
  switch (kind) {
    case "packed":
      return [
        `All the ${many(o)} are ${at} the ${boxes}, with none left over.`,
        `There cannot be more ${many(o)} ${at} the ${boxes} than there are in all.`,
      ];
    case "shared":
      return [
        `The children together get all the ${many(o)}, with none left over.`,
        `The children together cannot get more ${many(o)} than there are.`,
      ];
    case "rate":
      return [
        `The ${boxes} together make all the ${many(o)}, with none missing.`,
        `The ${boxes} together cannot make more ${many(o)} than there are in all.`,
      ];
    case "length":
      return [
        `All the pieces together are as long as the ${one}, with nothing left over.`,
        `All the pieces together cannot be longer than the ${one}.`,
      ];
  }
}

function divideWhole(o: Story): string {
  return `The ${first(o)} ${many(o)} are all there are. They are ${splitInto(o)}, so divide.`;
}

/** What is done to all the things of a story that divides. */
function splitInto(o: Story): string {
  const { kind } = sceneOf(o);
  if (kind === "shared") return "shared equally";
  return kind === "packed" ? "put into equal groups" : "split into equal parts";
}

/** Whether what an answer makes can be. */
function reallySoMany(o: Story): string {
  const { kind, one } = sceneOf(o);
  return kind === "length" ? `Is the ${one} really that long?` : `Are there really that many ${many(o)}?`;
}

/** What is the same of all parts, or how the whole is used up by parts of one size. */
function equalParts(o: Story): string {
  const { kind, boxes, put } = sceneOf(o);
  if (o.plot.endsWith("count")) {
    const one =
      kind === "rate"
        ? `${namesOf(o)[0]} ${put[0]} ${o.e} ${many(o)} ${inEach(o)}.`
        : kind === "length"
          ? `Every ${box(o)} is ${o.e} ${many(o)} long.`
          : `Every ${box(o)} has ${o.e} ${many(o)}.`;
    return `${one} To find how many ${boxes} ${kind === "rate" ? `${namesOf(o)[0]} needs` : "there are"}, divide.`;
  }
  const same: Readonly<Record<typeof kind, string>> = {
    shared: `Each child gets the same number of ${many(o)}.`,
    rate: `The number of ${many(o)} is the same ${inEach(o)}.`,
    length: `All ${boxes} are equally long.`,
    packed: `The number of ${many(o)} is the same ${inEach(o)}.`,
  };
  return `${same[kind]} To find such equal parts, divide.`;
}

/** Told by its calculation: who added or subtracted both numbers of the story had no one’s things in mind. */
function secondAlone(o: Story): string {
  const sign = o.plot === "told-fewer" ? "+" : "-";
  return `$${o.e} ${sign} ${o.c}$ gives ${namesOf(o)[1]}’s ${many(o)} alone. The question is about ${bothNames(o)} together.`;
}

/** The comparison as it is with the other name first. */
function turnedRound(o: Story): string {
  const [a, b] = namesOf(o);
  const [does] = verbOf(o);
  const [one, other] = o.plot === "told-more" ? ["more", "fewer"] : ["fewer", "more"];
  return `If ${a} ${does} ${one} than ${b}, ${b} ${does} ${other} than ${a}.`;
}

/** The errors that can be made in stories of a skill, as rules. */
export function rulesFor(
  plots: ReadonlySet<PlotName>,
  steps: number,
  hasExtra: boolean,
): readonly MisconceptionRule<Story>[] {
  return ERRORS.filter(({ id, at }) => {
    if (typeof at !== "function") return Object.keys(at).some((plot) => plots.has(plot as PlotName));
    return id === "MG-N11" ? hasExtra : steps >= (id === "WP-N05" ? 3 : 2);
  }).map(({ rule }) => rule);
}

const STOPS: ReadonlySet<string> = new Set(["WP-05", "WP-N05"]);

/** Whether whoever gives a number may have made another error: it is told, or a result on the way where one may have stopped. */
export function isKnownNumber({ id }: Pick<StoryError, "id">, wrong: string, o: Story): boolean {
  const results = STOPS.has(id) ? [] : linesOf(o).map(({ result }) => result.n);
  return [o.extra, ...toldOf(o), ...results].map(String).includes(wrong);
}

/** What else the words about an error hold of. */
export const HOLDS_OF: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ERRORS.map(({ id, holdsOf }) => [id, holdsOf]),
);

/** What is right, what those give who err, and what is not needed: no hint leads there. */
export function knownAnswers(o: Story): ReadonlySet<number> {
  return new Set([resultOf(o), o.extra, ...ERRORS.flatMap((error) => valueOf(error, o) ?? [])]);
}

/** Only whole things are counted. */
function valueOf({ at }: Pick<StoryError, "at">, o: Story): number | undefined {
  const value = typeof at === "function" ? at(o) : at[o.plot]?.(o);
  return value === undefined || value <= 0 || !Number.isInteger(value) ? undefined : value;
}

function storyError(
  id: string,
  tag: string,
  category: ErrorCategory,
  { at, line = () => 1, slip, also = [], sub, ...said }: ErrorInStory,
): StoryError {
  const rule = namedError<Story>(id, tag, category, {
    ...said,
    wrong: (o) => valueOf({ at }, o)?.toString(),
    sub: (o) => sub?.(o) ?? subStepAt(o, line(o), knownAnswers(o)),
  });
  return { id, at, holdsOf: slip === undefined ? also : [slip, ...also], rule };
}
