import { defineBlueprint, type BlueprintAnswer, type BlueprintStep, type DiagramInput, type HintLadder } from "#engine";
import { spokenEquation } from "./kit-multiply-divide.ts";
import { boxStem } from "./stems.ts";

interface EqualGroups {
  readonly [name: string]: number | string;
  readonly groups: number;
  readonly each: number;
  readonly ask:
    | "picture"
    | "boxes"
    | "rows"
    | "rows-product"
    | "repeat-count"
    | "repeat-product"
    | "story-product"
    | "which-story";
  /** What the stories of `which-story` count. */
  readonly thing: "pens" | "books" | "cups" | "shells" | "balls" | "keys" | "buttons" | "stones";
}

const THINGS = ["pens", "books", "cups", "shells", "balls", "keys", "buttons", "stones"] as const;

/** Write equal groups as a product. */
export const mulmean = defineBlueprint<EqualGroups>({
  id: "g3.mulmean",
  version: 1,
  createdOn: "2026-11-20",
  levels: {
    1: { ranges: { groups: [2, 4], each: [2, 5] }, choices: { ask: ["picture"] } },
    2: { ranges: { groups: [2, 5], each: [2, 9] }, choices: { ask: ["picture", "boxes", "boxes"] } },
    3: { ranges: { groups: [3, 9], each: [3, 9] }, choices: { ask: ["rows", "rows-product"] } },
    4: { ranges: { groups: [3, 9], each: [2, 9] }, choices: { ask: ["repeat-count", "repeat-product"] } },
    5: { ranges: { groups: [3, 9], each: [3, 9] }, choices: { ask: ["story-product", "which-story"], thing: THINGS } },
  },
  factors: [
    { name: "size", weight: 1, of: (o) => total(o) / 81 },
    { name: "written-as-a-product", weight: 2, of: (o) => (o.ask === "picture" || o.ask === "rows" ? 0 : 1) },
    { name: "rows-share-both-numbers", weight: 1, of: (o) => (isRows(o) ? 1 : 0) },
    { name: "no-picture", weight: 2, of: (o) => (picture(o) === undefined ? 1 : 0) },
    { name: "words-only", weight: 2, of: (o) => (o.ask === "story-product" || o.ask === "which-story" ? 1 : 0) },
  ],
  stems: [
    {
      id: "picture",
      when: (o) => o.ask === "picture",
      text: (_, c) =>
        `The picture shows ${c.names[0]}'s ${c.container.many}. Every dot is a ${c.thing.one}. ` +
        `How many ${c.thing.many} does ${c.names[0]} have altogether?`,
    },
    {
      id: "picture-words",
      when: (o) => o.ask === "picture",
      text: (o, c) =>
        `${c.names[0]} fills ${o.groups} ${c.container.many}. Each ${c.container.one} holds ${o.each} ${c.thing.many}. ` +
        `How many ${c.thing.many} are there altogether?`,
    },
    {
      id: "boxes-picture",
      when: (o) => o.ask === "boxes",
      text: (_, c) =>
        `The picture shows ${c.names[0]}'s ${c.container.many} of ${c.thing.many}. Write it as a multiplication: groups times how many in each group.`,
    },
    {
      id: "rows",
      when: (o) => o.ask === "rows",
      text: (_, c) =>
        `${c.names[0]} puts ${c.thing.many} in equal rows. Every dot in the picture is a ${c.thing.one}. How many ${c.thing.many} are there altogether?`,
    },
    {
      id: "rows-product",
      when: (o) => o.ask === "rows-product",
      text: (_, c) =>
        `${c.names[0]} puts ${c.thing.many} in equal rows, as in the picture. Which of these gives the number of ${c.thing.many}?`,
    },
    boxStem<EqualGroups>(
      "repeat-count",
      (o) => o.ask === "repeat-count",
      (o) => `${repeated(o)} = \\square \\times ${o.each}`,
    ),
    {
      id: "repeat-count-story",
      when: (o) => o.ask === "repeat-count",
      text: (o, c) =>
        `${c.names[0]} adds up ${c.thing.many}: $${repeated(o)}$. ${c.names[1]} writes the same as $\\square \\times ${o.each}$. Which number goes in the box?`,
      spoken: (o, c) =>
        `${c.names[0]} adds up ${c.thing.many}: ${spokenEquation(repeated(o))}. ${c.names[1]} writes the same as box times ${o.each}. Which number goes in the box?`,
    },
    {
      id: "repeat-product",
      when: (o) => o.ask === "repeat-product",
      text: (o) => `Which of these is the same as $${repeated(o)}$?`,
    },
    {
      id: "repeat-product-story",
      when: (o) => o.ask === "repeat-product",
      text: (o, c) =>
        `${c.names[0]} counts ${c.thing.many} like this: $${repeated(o)}$. Which of these is a shorter way to write it?`,
    },
    {
      id: "story-product",
      when: (o) => o.ask === "story-product",
      text: (o, c) =>
        `${c.names[0]} has ${o.groups} ${c.container.many}. Each ${c.container.one} holds ${o.each} ${c.thing.many}. ` +
        `Which of these gives the number of ${c.thing.many}?`,
    },
    {
      id: "story-product-turned",
      when: (o) => o.ask === "story-product",
      text: (o, c) =>
        `There are ${o.each} ${c.thing.many} in every ${c.container.one}. ${c.names[0]} fills ${o.groups} ${c.container.many}. ` +
        `Which of these gives the number of ${c.thing.many}?`,
    },
    {
      id: "which-story",
      when: (o) => o.ask === "which-story",
      text: (o) => `Which story means $${o.groups} \\times ${o.each}$?`,
    },
    {
      id: "which-story-told",
      when: (o) => o.ask === "which-story",
      text: (o, c) => `${c.names[0]} writes $${o.groups} \\times ${o.each}$ for a story. Which story fits?`,
    },
  ],
  answer: answerOf,
  steps: stepsOf,
  hints: hintsOf,
  distractors: [
    { strategy: "one-group-more", wrong: (o) => neighbours(o)[0] },
    { strategy: "one-more-in-each", wrong: (o) => neighbours(o)[1] },
  ],
  misconceptions: [
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
  ],
  diagram: picture,
});

function total(o: EqualGroups): number {
  return o.groups * o.each;
}

function repeated(o: EqualGroups): string {
  return Array.from({ length: o.groups }, () => String(o.each)).join(" + ");
}

function isRows(o: EqualGroups): boolean {
  return o.ask === "rows" || o.ask === "rows-product";
}

function isRepeat(o: EqualGroups): boolean {
  return o.ask === "repeat-count" || o.ask === "repeat-product";
}

function isChoice(o: EqualGroups): boolean {
  return o.ask === "rows-product" || o.ask === "repeat-product" || o.ask === "story-product" || o.ask === "which-story";
}

/** `groups` groups of `each`, written the way this question wants its answer. */
function written(o: EqualGroups, groups: number, each: number): string {
  switch (o.ask) {
    case "boxes":
      return `${groups}; ${each}`;
    case "repeat-count":
      return String(groups);
    case "which-story":
      return `${groups} boxes with ${each} ${o.thing} in each box`;
    case "picture":
    case "rows":
      return String(groups * each);
    default:
      return `$${groups} \\times ${each}$`;
  }
}

function addedWrong(o: EqualGroups): string | undefined {
  if (o.ask === "which-story") return `${o.groups} ${o.thing} in one box and ${o.each} ${o.thing} in another`;
  if (isChoice(o)) return `$${o.groups} + ${o.each}$`;
  return o.ask === "picture" || o.ask === "rows" ? String(o.groups + o.each) : undefined;
}

function sizeTwiceWrong(o: EqualGroups): string | undefined {
  return o.groups === o.each || o.ask === "picture" || o.ask === "rows" ? undefined : written(o, o.each, o.each);
}

function plusSignsWrong(o: EqualGroups): string | undefined {
  return isRepeat(o) ? written(o, o.groups - 1, o.each) : undefined;
}

function takenAwayWrong(o: EqualGroups): string | undefined {
  if (o.ask !== "which-story" || o.groups === o.each) return undefined;
  return `${Math.max(o.groups, o.each)} ${o.thing}, and ${Math.min(o.groups, o.each)} of them are taken away`;
}

/** Near misses; for choices only as many as there is room for beside the misconceptions (three wrong ones in all). */
function neighbours(o: EqualGroups): readonly (string | undefined)[] {
  const near = [written(o, o.groups + 1, o.each), written(o, o.groups, o.each + 1)];
  if (!isChoice(o)) return near;
  const bugs = new Set(
    [addedWrong(o), sizeTwiceWrong(o), plusSignsWrong(o), takenAwayWrong(o)].filter((wrong) => wrong !== undefined),
  );
  return near.filter((wrong) => !bugs.has(wrong)).slice(0, 3 - bugs.size);
}

function answerOf(o: EqualGroups): BlueprintAnswer {
  const canonical = written(o, o.groups, o.each);
  if (isChoice(o)) return { kind: "choice", canonical };
  if (o.ask !== "boxes") return { kind: "integer", canonical };
  return {
    kind: "integer",
    canonical,
    parts: [
      { label: "groups", kind: "integer", canonical: String(o.groups) },
      { label: "in each group", kind: "integer", canonical: String(o.each) },
    ],
  };
}

function stepsOf(o: EqualGroups): BlueprintStep[] {
  const group = isRows(o) ? "rows" : "groups";
  const canonical = written(o, o.groups, o.each);
  if (o.ask === "picture" || o.ask === "rows") {
    return [
      {
        explanation: `Count the ${group}, and count what is in one of them.`,
        math: `${o.groups} \\text{ ${group} of } ${o.each}`,
      },
      {
        explanation: "Add the same number once for each.",
        math: `${repeated(o)} = ${total(o)}`,
        value: String(total(o)),
      },
      {
        explanation: "Written as a multiplication:",
        math: `${o.groups} \\times ${o.each} = ${total(o)}`,
        value: canonical,
      },
    ];
  }
  return [
    { explanation: `Find how many equal ${group} there are: ${o.groups}.`, math: `${o.groups} \\text{ ${group}}` },
    { explanation: `Find how many are in each: ${o.each}.`, math: `${o.groups} \\text{ ${group} of } ${o.each}` },
    {
      explanation:
        o.ask === "which-story"
          ? "Choose the story with those groups."
          : `Write the ${group} first, then how many in each.`,
      math: `${o.groups} \\times ${o.each}`,
      value: canonical,
    },
  ];
}

function hintsOf(o: EqualGroups): HintLadder {
  const begin =
    o.groups > 2
      ? `The first group has ${o.each}. With the next group there are ${2 * o.each}. Go on for all the groups.`
      : `The first group has ${o.each}. Now add the other group.`;
  switch (o.ask) {
    case "picture":
    case "rows":
      return [
        o.ask === "rows"
          ? "How many dots are in a single row? Are all rows alike?"
          : "How many are in a single group? Are all groups alike?",
        "Equal groups: add the same number once for every group.",
        begin.replaceAll("group", o.ask === "rows" ? "row" : "group"),
      ];
    case "boxes":
      return [
        "Which things in the picture are the groups, and which are inside the groups?",
        "Count the groups for the first box. Count the dots inside a single group for the second box.",
        "Point at the groups and count them aloud. Then cover all groups but the first, and count its dots.",
      ];
    case "rows-product":
      return [
        "Look along a single row. Then look down the side: how many rows are there?",
        "Every row is a group. The product is the number of rows times the number in each row.",
        `Each row has ${o.each} dots. Now count the rows.`,
      ];
    case "repeat-count":
    case "repeat-product":
      return [
        "Which number is added, and how many times is it written?",
        "Adding the same number again and again is a multiplication: how many times, then the number.",
        `The number that is repeated is ${o.each}. Now count how often it is written.`,
      ];
    case "story-product":
      return [
        "Which number in the story counts the groups?",
        "Equal groups are multiplied: the number of groups times the number in each.",
        `There are ${o.groups} groups. How many are in each?`,
      ];
    case "which-story":
      return [
        "What does the times sign tell you: equal groups, or something else?",
        "The first number counts the groups. The second number says how many are in each group.",
        `Look for ${o.groups} groups that are all the same size.`,
      ];
  }
}

function picture(o: EqualGroups): DiagramInput | undefined {
  if (isRows(o)) {
    return { type: "array", alt: `${o.groups} rows with ${o.each} dots in each row.`, rows: o.groups, columns: o.each };
  }
  if (o.ask === "picture" || o.ask === "boxes") {
    return {
      type: "groups",
      alt: `${o.groups} groups with ${o.each} dots in each group.`,
      groups: o.groups,
      each: o.each,
    };
  }
  return undefined;
}
