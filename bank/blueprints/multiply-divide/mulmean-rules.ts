import type { MisconceptionRule } from "#engine";
import { namedError } from "../named-error.ts";
import {
  addedWrong,
  type EqualGroups,
  groupsTwiceWrong,
  isRepeat,
  plusSignsWrong,
  repeated,
  sizeTwiceWrong,
  takenAwayWrong,
  total,
  written,
} from "./mulmean-numbers.ts";

/** Who sees rows counts rows. */
function asShown(o: EqualGroups, text: string): string {
  return o.ask.includes("rows") ? text.replaceAll("group", "row") : text;
}

/** What is asked is how many there are. */
function isCounted(o: EqualGroups): boolean {
  return o.ask === "picture" || o.ask === "rows";
}

/** 12 or 20 for 4 groups of 4: a group is left out, or counted twice. */
function groupsOff(id: string, tag: string, off: -1 | 1): MisconceptionRule<EqualGroups> {
  const come = (o: EqualGroups) => (o.groups + off) * o.each;
  return namedError(id, tag, "procedural", {
    // Of two groups a single one is ML-N11.
    wrong: (o) => (isCounted(o) && o.groups + off > 1 ? String(come(o)) : undefined),
    did: (o) => asShown(o, off < 0 ? "Your answer is one group short." : "Your answer has one group too many."),
    look: (o) => asShown(o, "How many groups are there?"),
    holds: (o) => asShown(o, "Say the number in a group once for every group, and touch each group only once."),
    sub: (o) => asShown(o, `Your ${come(o)} is ${o.groups + off} groups of ${o.each}. How many groups should it be?`),
    line: 2,
  });
}

/** Where the number of groups is found. */
function groupsAgain(o: EqualGroups): string {
  if (isRepeat(o)) return `Point at each ${o.each} and count aloud: one, two, and so on.`;
  if (o.ask === "which-story") return `How many boxes should there be: ${o.groups} or ${o.each}?`;
  return o.ask.includes("story")
    ? `One number is for the groups, and ${o.each} is what each holds. Which is for the groups?`
    : asShown(o, "Touch each group and count aloud.");
}

/** Where the number in a group is found. */
function insideAgain(o: EqualGroups): string {
  if (isRepeat(o)) return `The number that is added is ${o.each}. Where is it in your product?`;
  if (o.ask.includes("story")) return `Each of the ${o.groups} groups holds the same number. Which number is that?`;
  return asShown(o, "Cover all groups but the first, and count what is in that one.");
}

/** What children who hold a misconception about this answer. */
export const mulmeanRules: readonly MisconceptionRule<EqualGroups>[] = [
  namedError("ML-01", "added-instead-of-multiplied", "conceptual", {
    wrong: addedWrong,
    did: (o) =>
      isRepeat(o)
        ? "Your answer has a plus sign between the two numbers."
        : asShown(o, "You added the number of groups and the number in a group."),
    look: (o) =>
      isRepeat(o)
        ? `Is ${o.each} added only once, or again and again?`
        : asShown(o, "Does the number in a group count once, or once for every group?"),
    holds: (o) =>
      isRepeat(o)
        ? "The times sign says that the same number is added again and again."
        : asShown(o, "Add the number in a group again and again, once for every group."),
    sub: (o) =>
      isRepeat(o)
        ? `Point at each ${o.each}, and count: how many times is it added?`
        : asShown(
            o,
            `Write ${o.each} once for each group, with ${o.groups === 2 ? "a plus sign" : "plus signs"} between them. ${isCounted(o) ? "How much is that?" : "How do you write that with a times sign?"}`,
          ),
    line: 2,
  }),
  namedError("ML-N11", "single-group-counted", "omission", {
    wrong: (o) => (o.ask === "picture" || o.ask === "rows" ? String(o.each) : undefined),
    did: (o) => asShown(o, "You gave what is in a single group."),
    look: (o) => asShown(o, "How many groups like this are there?"),
    holds: (o) => asShown(o, "Altogether means all the groups: the same number again for every group."),
    sub: (o) => asShown(o, `Say ${o.each} for the first group. Go on until you have counted ${o.groups} groups.`),
    line: 2,
  }),
  groupsOff("ML-02", "one-group-too-few", -1),
  groupsOff("ML-03", "one-group-too-many", 1),
  namedError("ML-N3", "group-size-used-as-group-count", "conceptual", {
    wrong: sizeTwiceWrong,
    did: (o) =>
      isRepeat(o)
        ? `You used ${o.each} for both numbers of the product.`
        : asShown(o, "You used the number in a group for the number of groups as well."),
    look: (o) =>
      isRepeat(o)
        ? `How many times is ${o.each} added? Count.`
        : asShown(o, "How many equal groups are there? Count them, and not what is inside."),
    holds: (o) =>
      isRepeat(o)
        ? "One number of the product says how many times the other number is added."
        : asShown(o, "The first number of the product counts the groups. The second counts what is in each group."),
    sub: (o) => asShown(o, groupsAgain(o)),
  }),
  namedError("ML-N12", "group-count-used-as-group-size", "conceptual", {
    wrong: groupsTwiceWrong,
    did: (o) =>
      isRepeat(o)
        ? `You used ${o.groups} for both numbers of the product.`
        : asShown(o, "You used the number of groups for the number in a group as well."),
    look: (o) =>
      isRepeat(o)
        ? `Look at $${repeated(o)}$. Which number is added?`
        : o.ask.includes("story")
          ? "How many are in a single group?"
          : asShown(o, "How many are in a single group? Look at one of them only."),
    holds: (o) =>
      isRepeat(o)
        ? "A product needs both: how many times, and which number."
        : asShown(o, "A product needs both: how many groups there are, and how many are in each of them."),
    sub: insideAgain,
    line: 2,
  }),
  namedError("ML-N7", "groups-and-group-size-swapped", "conceptual", {
    wrong: (o) => (o.ask === "boxes" ? written(o, o.each, o.groups) : undefined),
    did: "Your first number says how many are in a group.",
    look: "What does the first box ask for: the groups, or what is inside a group?",
    holds: "The first box counts the groups. The second box counts the dots in a single group.",
    sub: "Cover all groups but one, and count its dots. In which box does that number belong?",
    line: 3,
  }),
  namedError("ML-N4", "counted-the-plus-signs", "procedural", {
    wrong: plusSignsWrong,
    did: "You may have counted the plus signs.",
    look: "Touch each number that is added, and count. How many are there?",
    holds: "Every number that is added is a group. Count the numbers, and not the signs between them.",
    sub: (o) => `Point at each ${o.each}, from the first to the last, and count aloud.`,
  }),
  namedError("ML-N5", "total-written-as-number-of-groups", "conceptual", {
    wrong: (o) => (o.ask === "repeat-count" ? String(total(o)) : undefined),
    did: "You worked out the total.",
    look: "What does the number in front of the times sign count?",
    holds: "The number in front of the times sign says how many times the same number is added.",
    sub: (o) => `Leave the adding for now: how many times do you see ${o.each}?`,
    line: 2,
  }),
  namedError("ML-N6", "story-takes-away", "conceptual", {
    wrong: takenAwayWrong,
    did: "In the story you chose, things are taken away.",
    look: "Are there equal groups in a story where things are taken away?",
    holds: "Multiplying fits a story where the same amount comes again and again.",
    sub: (o) => `Look for ${o.groups} boxes with the same number of ${o.thing} in each.`,
  }),
];
