import type { MisconceptionRule, Thing } from "#engine";
import { inEach } from "../groups.ts";
import { namedError, type Text } from "../named-error.ts";
import {
  isChoice,
  isCounted,
  isRepeat,
  isWritten,
  product,
  repeated,
  shownAs,
  soMany,
  thingsIn,
  total,
  written,
  type EqualGroups,
} from "./mulmean-numbers.ts";

/** What there is to look at: a sum, a picture, a story, or stories to choose from. */
type Seen = "sum" | "picture" | "story" | "choice";

function seenIn(o: EqualGroups): Seen {
  if (isRepeat(o)) return "sum";
  if (o.ask === "which-story") return "choice";
  return o.ask.includes("story") ? "story" : "picture";
}

/** Which number counts the groups, and which the things in one of them. */
const COUNTING = {
  boxes: (g: Thing) => `The first box counts the ${g.many}. The second box`,
  written: (g: Thing) => `One number of the product counts the ${g.many}. The other`,
  chosen: (g: Thing) => `The first number of the product counts the ${g.many}. The second`,
} as const;

type Said = (o: EqualGroups, groups: Thing) => string;

/** What is said, by what there is to look at; a story and a picture share what is true of both. */
function by(texts: Readonly<Partial<Record<Seen, Said>>>, otherwise: Said): Text<EqualGroups> {
  return (o, told) => (texts[seenIn(o)] ?? otherwise)(o, shownAs(o, told));
}

/** What is said of the groups, whatever there is to look at. */
function ofGroups(say: Said): Text<EqualGroups> {
  return by({}, say);
}

/** 12 or 20 for 4 groups of 4, or 5 × 4: a group is left out, or counted twice. */
function groupsOff(id: string, tag: string, off: -1 | 1): MisconceptionRule<EqualGroups> {
  const come = (o: EqualGroups) => (o.groups + off) * o.each;
  return namedError(id, tag, "procedural", {
    // Of two groups a single one is ML-N11.
    wrong: (o) => {
      if (isCounted(o)) return o.groups + off > 1 ? String(come(o)) : undefined;
      // Of products to choose from, only the greater one is among the choices.
      const isShown = off > 0 && (o.ask === "rows-product" || o.ask === "story-product");
      return isShown ? written(o, o.groups + 1, o.each) : undefined;
    },
    did: ofGroups((o, g) =>
      isCounted(o)
        ? `Your answer is right for ${soMany(o, o.groups + off, o.each, g)}.`
        : `The product you chose means ${soMany(o, o.groups + off, o.each, g)}.`,
    ),
    isFact: true,
    look: ofGroups((o, { many }) =>
      seenIn(o) === "story"
        ? `Which number of the story tells how many ${many} there are?`
        : `How many ${many} are there? Touch each of them${off < 0 ? ", and leave none out" : " only once"}.`,
    ),
    holds: ofGroups((o, g) =>
      isCounted(o)
        ? `Say the number of ${thingsIn(g)} in a ${g.one} once for every ${g.one}.`
        : `The first number of a product says how many ${g.many} there are.`,
    ),
    sub: ofGroups((o, { one, many }) => {
      if (!isCounted(o)) {
        return seenIn(o) === "story"
          ? `Your product begins with ${o.groups + off}. Are there that many ${many} in the story?`
          : `Your product has ${o.groups + off} ${many}. Put a finger on each ${one} and count: one, two, and so on. At which number do you stop?`;
      }
      return off < 0
        ? `You have ${come(o)}. Add ${o.each} for each ${one} that you left out.`
        : `You have ${come(o)}. Take ${o.each} away for each extra ${one}.`;
    }),
    line: 2,
  });
}

/** Where in the sum a number stands, and how often. */
function pointedAt(o: EqualGroups): string {
  return `Look only at the sum $${repeated(o)}$.`;
}

/** The sum, where it tells of adding; the story of it, where stories are chosen from. */
function added(o: EqualGroups): string | undefined {
  if (o.ask === "which-story") return `${o.groups} ${o.thing} in one box and ${o.each} ${o.thing} in another`;
  if (isChoice(o)) return `$${o.groups} + ${o.each}$`;
  if (isWritten(o)) return isTelling(o, o.groups + o.each) ? `${o.groups} + ${o.each}` : undefined;
  return isCounted(o) ? String(o.groups + o.each) : undefined;
}

/** Answers are told apart by value: whether a sum is worth something else than the product and the other mistakes. */
function isTelling({ groups, each }: EqualGroups, sum: number): boolean {
  return ![groups * each, each * each, groups * groups, (groups - 1) * each].includes(sum);
}

/** What children who hold a misconception about this answer. */
export const mulmeanRules: readonly MisconceptionRule<EqualGroups>[] = [
  namedError("ML-01", "added-instead-of-multiplied", "conceptual", {
    wrong: added,
    did: by(
      {
        sum: () => "Your answer has a plus sign between the two numbers.",
        choice: (o) => `In the story you chose, ${o.groups} ${o.thing} and ${o.each} ${o.thing} are put together.`,
      },
      (_, g) => `You added the number of ${g.many} and the number of ${thingsIn(g)} in a ${g.one}.`,
    ),
    isFact: (o) => seenIn(o) === "sum",
    look: by(
      {
        sum: (o) => `Is ${o.each} added only once, or again and again?`,
        choice: (o) => `Do both boxes hold the same number of ${o.thing}?`,
      },
      (o, g) => `Do you add ${o.each} only once, or once for every ${g.one}?`,
    ),
    holds: by(
      {
        sum: () => "The times sign says that the same number is added again and again.",
        choice: () => "The times sign needs equal groups: the same number in every group.",
      },
      (_, { one }) => `Every ${one} holds the same number. Add that number again and again, once for every ${one}.`,
    ),
    sub: by(
      {
        sum: (o) => `Point at each ${o.each} of the sum, and count: how many times is it added?`,
        choice: (o) =>
          `In ${product(o)}, the $${o.each}$ says how many ${o.thing} are in every box. Is that so in the story you chose?`,
      },
      (o, g) =>
        `Write ${o.each} once for each ${g.one}, with plus signs between them. ${isCounted(o) ? "How much is that?" : "How do you write that with a times sign?"}`,
    ),
    line: 2,
  }),
  namedError("ML-N11", "single-group-counted", "omission", {
    wrong: (o) => (isCounted(o) ? String(o.each) : undefined),
    did: ofGroups((_, g) => `You gave what is in a single ${g.one}.`),
    look: ofGroups((_, g) => `How many ${g.many} like this are there?`),
    holds: ofGroups(
      (_, { one, many }) => `The question is about all the ${many}. Every ${one} adds the same number again.`,
    ),
    sub: ofGroups(
      (o, { one }) =>
        `Say ${o.each} for the first ${one}. Then count on ${o.each} more for ${o.groups > 2 ? "each" : "the"} other ${one}.`,
    ),
    line: 2,
  }),
  groupsOff("ML-02", "one-group-too-few", -1),
  groupsOff("ML-03", "one-group-too-many", 1),
  namedError("ML-N3", "group-size-used-as-group-count", "conceptual", {
    wrong: (o) => (isCounted(o) ? undefined : written(o, o.each, o.each)),
    did: by(
      {
        sum: (o) => `You used ${o.each} for both numbers of the multiplication.`,
        choice: (o) => `In the story you chose, both numbers are ${o.each}.`,
      },
      (_, g) => `You used the number of ${thingsIn(g)} in a ${g.one} for the number of ${g.many} as well.`,
    ),
    look: by(
      {
        sum: (o) => `How many times is ${o.each} added? Count.`,
        choice: (o) => `How many boxes are in the story you chose? How many does ${product(o)} need?`,
        story: (_, g) => `Which number tells how many ${g.many} there are?`,
      },
      (_, { many }) => `How many ${many} are there? Count the ${many}, not the dots in them.`,
    ),
    holds: by(
      { sum: () => "One number of the multiplication says how many times the other number is added." },
      (o, g) =>
        `${COUNTING[o.ask === "boxes" ? "boxes" : isWritten(o) ? "written" : "chosen"](g)} says how many ${thingsIn(g)} are ${inEach(g)}.`,
    ),
    sub: by(
      {
        sum: (o) =>
          `In $${repeated(o)}$, say one for the first ${o.each} and two for the second ${o.each}. Which number do you say for the last ${o.each}?`,
        choice: (o) => `How many boxes should there be: ${o.groups} or ${o.each}?`,
        story: (o, g) => `The ${o.each} is for what is ${inEach(g)}. Which number is still missing?`,
      },
      (o, g) =>
        `Your two numbers are the same. Touch each ${g.one}${o.ask !== "boxes" ? ` of ${o.each}` : ""} and count. Which of the two must change?`,
    ),
  }),
  namedError("ML-N12", "group-count-used-as-group-size", "conceptual", {
    wrong: (o) => (isWritten(o) ? written(o, o.groups, o.groups) : undefined),
    did: by(
      { sum: (o) => `You used ${o.groups} for both numbers of the multiplication.` },
      (_, g) => `You used the number of ${g.many} for the number of ${thingsIn(g)} in a ${g.one} as well.`,
    ),
    look: by(
      {
        sum: (o) => `Look at $${repeated(o)}$. Which number is added?`,
        story: (_, g) => `How many ${thingsIn(g)} are in a single ${g.one}?`,
      },
      (_, g) => `How many dots are in a single ${g.one}? Look at one of them only.`,
    ),
    holds: by(
      { sum: () => "A product needs both: how many times, and which number." },
      (_, g) => `A product needs both: how many ${g.many} there are, and how many ${thingsIn(g)} are ${inEach(g)}.`,
    ),
    sub: by(
      {
        sum: (o) => `The number that is added is ${o.each}. Where is it in your product?`,
        story: (o, { one, many }) => `The ${o.groups} counts the ${many}. Which number tells what every ${one} holds?`,
      },
      (o, { many }) =>
        `There are ${o.groups} ${many}. Cover all of them but the first, and count its dots. Which of your two numbers must change?`,
    ),
    line: 2,
  }),
  namedError("ML-N7", "groups-and-group-size-swapped", "conceptual", {
    wrong: (o) => (o.ask === "boxes" ? written(o, o.each, o.groups) : undefined),
    did: ofGroups((_, g) => `Your first number says how many are in a ${g.one}.`),
    isFact: true,
    look: ofGroups((_, { one, many }) => `What does the first box ask for: the ${many}, or what is inside a ${one}?`),
    holds: ofGroups(
      (_, { one, many }) => `The first box counts the ${many}. The second box counts the dots in a single ${one}.`,
    ),
    sub: ofGroups((_, g) => `Cover all ${g.many} but one, and count its dots. In which box does that number belong?`),
    line: 3,
  }),
  namedError("ML-N4", "counted-the-plus-signs", "procedural", {
    wrong: (o) => (isRepeat(o) ? written(o, o.groups - 1, o.each) : undefined),
    did: "You counted the plus signs.",
    look: "Is there a plus sign before the first number?",
    holds: "Count the numbers that are added, and not the signs between them.",
    sub: (o) => `${pointedAt(o)} Point at each ${o.each} and count aloud: one, two, and so on.`,
  }),
  namedError("ML-N5", "total-written-as-number-of-groups", "conceptual", {
    wrong: (o) => (o.ask === "repeat-count" ? String(total(o)) : undefined),
    did: "You worked out the total.",
    look: "What does the number in front of the times sign count?",
    holds: "The number in front of the times sign says how many times the same number is added.",
    sub: (o) => `${pointedAt(o)} How many times is ${o.each} written there?`,
    line: 2,
  }),
  namedError("ML-N6", "story-takes-away", "conceptual", {
    wrong: (o) =>
      o.ask === "which-story"
        ? `${Math.max(o.groups, o.each)} ${o.thing}, and ${Math.min(o.groups, o.each)} of them are taken away`
        : undefined,
    did: "In the story you chose, things are taken away.",
    look: "Are there equal groups in a story where things are taken away?",
    holds: "Multiplying fits a story where the same amount comes again and again.",
    sub: (o) =>
      `In ${product(o)}, one number counts the boxes. The other counts the ${o.thing} in each box. Which is which?`,
  }),
];
