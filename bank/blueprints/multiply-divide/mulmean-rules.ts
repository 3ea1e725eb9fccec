import type { MisconceptionRule } from "#engine";
import {
  addedWrong,
  type EqualGroups,
  hintsOf,
  plusSignsWrong,
  sizeTwiceWrong,
  takenAwayWrong,
  total,
  written,
} from "./mulmean-numbers.ts";

/** What children who hold a misconception about this answer. */
export const mulmeanRules: readonly MisconceptionRule<EqualGroups>[] = [
  {
    id: "ML-01",
    tag: "added-instead-of-multiplied",
    category: "conceptual",
    wrong: addedWrong,
    explanation: () => "You put the number of groups and the size of a group together by adding.",
    hints: (o) => [
      "What does each number count: the groups, or what is inside a group?",
      "Groups and dots are different things, so they are not added. The size of a group is repeated, once for every group.",
      hintsOf(o)[2],
    ],
    divergesAt: 2,
  },
  {
    id: "ML-N11",
    tag: "single-group-counted",
    category: "omission",
    wrong: (o) => (o.ask === "picture" || o.ask === "rows" ? String(o.each) : undefined),
    explanation: () => "You counted what is in a single group.",
    hints: (o) => [
      "How many groups like this are there?",
      "Altogether means all the groups: the same number again for every group.",
      hintsOf(o)[2],
    ],
    divergesAt: 2,
  },
  {
    id: "ML-N3",
    tag: "group-size-used-as-group-count",
    category: "conceptual",
    wrong: sizeTwiceWrong,
    explanation: () => "You used the size of a group for the number of groups as well.",
    hints: (o) => [
      "How many equal groups are there? Count them, and not what is inside.",
      "The first number of the product counts the groups. The second counts what is in each group.",
      hintsOf(o)[2],
    ],
    divergesAt: 1,
  },
  {
    id: "ML-N7",
    tag: "groups-and-group-size-swapped",
    category: "conceptual",
    wrong: (o) => (o.ask === "boxes" ? written(o, o.each, o.groups) : undefined),
    explanation: () => "You wrote how many are in a group where the number of groups belongs.",
    hints: (o) => [
      "What does the first box ask for: the groups, or what is inside a group?",
      "The first box counts the groups. The second box counts the dots in a single group.",
      hintsOf(o)[2],
    ],
    divergesAt: 3,
  },
  {
    id: "ML-N4",
    tag: "counted-the-plus-signs",
    category: "procedural",
    wrong: plusSignsWrong,
    explanation: () => "You counted the plus signs. There is one more number than there are signs.",
    hints: (o) => [
      "Put a finger on each number that is added. How many fingers do you need?",
      "Every number that is added is a group. Count the numbers, and not the signs between them.",
      hintsOf(o)[2],
    ],
    divergesAt: 1,
  },
  {
    id: "ML-N5",
    tag: "total-written-as-number-of-groups",
    category: "conceptual",
    wrong: (o) => (o.ask === "repeat-count" ? String(total(o)) : undefined),
    explanation: () => "You worked out the total. The box asks how many groups there are.",
    hints: (o) => [
      "What does the number in front of the times sign count?",
      "The number in front of the times sign says how often the same number is added.",
      hintsOf(o)[2],
    ],
    divergesAt: 2,
  },
  {
    id: "ML-N6",
    tag: "story-takes-away",
    category: "conceptual",
    wrong: takenAwayWrong,
    explanation: () => "In that story things are taken away. That is a subtraction.",
    hints: (o) => [
      "In which story does every box look the same?",
      "Multiplying fits a story where the same amount comes again and again.",
      hintsOf(o)[2],
    ],
    divergesAt: 1,
  },
];
