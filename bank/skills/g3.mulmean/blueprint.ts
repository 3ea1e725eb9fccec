import {
  type BlueprintAnswer,
  type BlueprintStep,
  type DiagramInput,
  type StemTemplate,
  type StoryContext,
  type Thing,
} from "#engine";
import { inEach } from "../../blueprints/groups.ts";
import {
  type EqualGroups,
  hintsOf,
  isChoice,
  isCounted,
  isRepeat,
  isWritten,
  repeated,
  shownAs,
  soMany,
  thingsIn,
  total,
  written,
} from "../../blueprints/multiply-divide/mulmean-numbers.ts";
import { boxWordings, spokenEquation } from "../../blueprints/box-wordings.ts";
import { mulmeanRules } from "../../blueprints/multiply-divide/mulmean-rules.ts";
import { groupsTrace } from "../../blueprints/multiply-divide/product-traces.ts";
import { defineToldApart, STOPS } from "../../blueprints/causes-apart.ts";
import { wordings } from "../../blueprints/wordings.ts";
import { step } from "../../blueprints/line-steps.ts";

const THINGS = ["pens", "books", "cups", "shells", "balls", "keys", "buttons", "stones"] as const;

/** What keeps its place in a row: marbles and beads roll. */
function laid({ thing }: StoryContext): Thing {
  return ["marble", "bead"].includes(thing.one) ? { one: "counter", many: "counters" } : thing;
}

function pictured({ names, container, thing }: StoryContext): string {
  return `The picture shows ${names[0]}’s ${container.many}. Every dot is a ${thing.one}.`;
}

function inRows(c: StoryContext): string {
  return `${c.names[0]} puts ${laid(c).many} in equal rows. Every dot in the picture is a ${laid(c).one}.`;
}

function holding(o: EqualGroups, { names, container, thing }: StoryContext): string {
  return `${names[0]} has ${o.groups} ${container.many}. Each ${container.one} holds ${o.each} ${thing.many}.`;
}

function holdingTurned(o: EqualGroups, { names, container, thing }: StoryContext): string {
  return `There are ${o.each} ${thing.many} in every ${container.one}. ${names[0]} has ${o.groups} ${container.many}.`;
}

type Texts = Readonly<Record<string, (o: EqualGroups, c: StoryContext) => string>>;

/** Wordings whose groups are what the things are kept in. */
function ofContainers(when: (o: EqualGroups) => boolean, texts: Texts): StemTemplate<EqualGroups>[] {
  return wordings<EqualGroups>(when, texts).map((stem) => ({
    ...stem,
    groups: (_, c) => ({ ...c.container, of: c.thing }),
  }));
}

/** Wordings whose groups are rows of what keeps its place. */
function ofRows(when: (o: EqualGroups) => boolean, texts: Texts): StemTemplate<EqualGroups>[] {
  return wordings<EqualGroups>(when, texts).map((stem) => ({
    ...stem,
    groups: (_, c) => ({ one: "row", many: "rows", of: laid(c) }),
  }));
}

const NOT_WORKED_OUT = "You do not have to work it out.";

/** Write equal groups as a product. */
export const blueprint = defineToldApart<EqualGroups>(
  {
    id: "g3.mulmean",
    version: 12,
    createdOn: "2026-11-30",
    levels: {
      1: { ranges: { groups: [2, 5], each: [2, 6] }, choices: { ask: ["picture"] }, where: isFair },
      2: {
        ranges: { groups: [2, 5], each: [2, 9] },
        choices: { ask: ["picture", "boxes", "write-picture"] },
        where: isFair,
      },
      3: {
        ranges: { groups: [3, 9], each: [3, 9] },
        choices: { ask: ["rows", "rows-product", "rows-product", "write-rows", "write-rows"] },
        where: isFair,
      },
      4: {
        ranges: { groups: [3, 9], each: [2, 9] },
        choices: { ask: ["repeat-count", "repeat-product", "write-repeat"] },
        where: isFair,
      },
      5: {
        ranges: { groups: [3, 9], each: [3, 9] },
        choices: { ask: ["story-product", "which-story", "write-story"], thing: THINGS },
        where: (o) => o.groups !== o.each,
      },
    },
    factors: [
      { name: "size", weight: 1, of: (o) => total(o) / 81 },
      { name: "written-as-a-product", weight: 2, of: (o) => (isCounted(o) ? 0 : 1) },
      { name: "rows-share-both-numbers", weight: 1, of: (o) => (isRows(o) ? 1 : 0) },
      { name: "no-picture", weight: 2, of: (o) => (picture(o) === undefined ? 1 : 0) },
      { name: "words-only", weight: 2, of: (o) => (isStory(o) ? 1 : 0) },
      { name: "nothing-to-choose-from", weight: 0.5, of: (o) => (isWritten(o) ? 1 : 0) },
    ],
    stems: [
      ...ofContainers((o) => o.ask === "picture", {
        picture: (_, c) => `${pictured(c)} How many ${c.thing.many} does ${c.names[0]} have altogether?`,
        "picture-words": (o, c) => `${holding(o, c)} How many ${c.thing.many} are there altogether?`,
        "picture-hold": (o, { container, thing }) =>
          `Each ${container.one} holds ${o.each} ${thing.many}. How many ${thing.many} do ${o.groups} ${container.many} hold?`,
      }),
      ...wordings<EqualGroups>((o) => o.ask === "picture", {
        "picture-dots": () => "The picture shows equal groups of dots. How many dots are there altogether?",
      }),
      ...wordings<EqualGroups>((o) => o.ask === "boxes", {
        "boxes-picture": (_, c) =>
          `The picture shows ${c.names[0]}’s ${c.container.many} of ${c.thing.many}. Each group is a ${c.container.one}, and every dot is a ${c.thing.one}. Write it as a multiplication: the number of groups times the number in each group.`,
      }),
      ...ofRows((o) => o.ask === "rows", {
        rows: (_, c) => `${inRows(c)} How many ${laid(c).many} are there altogether?`,
      }),
      ...ofRows((o) => o.ask === "rows-product", {
        "rows-product": (_, c) => `${inRows(c)} Which of these gives the number of ${laid(c).many}?`,
      }),
      ...boxWordings<EqualGroups>((o) => o.ask === "repeat-count", {
        "repeat-count": (o) => `${repeated(o)} = \\square \\times ${o.each}`,
      }),
      ...wordings<EqualGroups>((o) => o.ask === "repeat-count", {
        "repeat-count-story": {
          text: (o, c) =>
            `${c.names[0]} puts ${o.each} ${c.thing.many} in each ${c.container.one}. ${c.names[0]} adds up what is in all the ${c.container.many}: $${repeated(o)}$. ${c.names[1]} writes this sum in a shorter way: $\\square \\times ${o.each}$. Which number goes in the box?`,
          spoken: (o, c) =>
            `${c.names[0]} puts ${o.each} ${c.thing.many} in each ${c.container.one}. ${c.names[0]} adds up what is in all the ${c.container.many}: ${spokenEquation(repeated(o))}. ${c.names[1]} writes this sum in a shorter way: box times ${o.each}. Which number goes in the box?`,
        },
      }),
      ...wordings<EqualGroups>((o) => o.ask === "repeat-product", {
        "repeat-product": (o) => `Which of these is the same as $${repeated(o)}$?`,
        "repeat-product-story": (o, c) =>
          `${c.names[0]} counts ${c.thing.many} like this: $${repeated(o)}$. Which of these is a shorter way to write it?`,
      }),
      ...ofContainers((o) => o.ask === "story-product", {
        "story-product": (o, c) => `${holding(o, c)} Which of these gives the number of ${c.thing.many}?`,
        "story-product-turned": (o, c) => `${holdingTurned(o, c)} Which of these gives the number of ${c.thing.many}?`,
      }),
      ...ofContainers((o) => o.ask === "write-picture", {
        "write-picture": (_, c) =>
          `${pictured(c)} Write the number of ${c.thing.many} as a product: the number of ${c.container.many} times the number in each ${c.container.one}. ${NOT_WORKED_OUT}`,
      }),
      ...wordings<EqualGroups>((o) => o.ask === "write-picture", {
        "write-picture-dots": () =>
          `The picture shows equal groups of dots. Write the number of dots as a product: the number of groups times the number of dots in each group. ${NOT_WORKED_OUT}`,
      }),
      ...ofRows((o) => o.ask === "write-rows", {
        "write-rows": (_, c) =>
          `${inRows(c)} Write the number of ${laid(c).many} as a product: the number of rows times the number of ${laid(c).many} in each row. ${NOT_WORKED_OUT}`,
      }),
      ...wordings<EqualGroups>((o) => o.ask === "write-rows", {
        "write-rows-dots": () =>
          `The picture shows equal rows of dots. Write the number of dots as a product: the number of rows times the number of dots in each row. ${NOT_WORKED_OUT}`,
      }),
      ...wordings<EqualGroups>((o) => o.ask === "write-repeat", {
        "write-repeat": (o) => `Write $${repeated(o)}$ as a product. ${NOT_WORKED_OUT}`,
        "write-repeat-story": (o, c) =>
          `${c.names[0]} counts ${c.thing.many} like this: $${repeated(o)}$. Write it as a product. ${NOT_WORKED_OUT}`,
      }),
      ...wordings<EqualGroups>((o) => o.ask === "write-story", {
        "write-groups": (o) => `Write $${o.groups}$ groups of $${o.each}$ as a product. ${NOT_WORKED_OUT}`,
      }),
      ...ofContainers((o) => o.ask === "write-story", {
        "write-story": (o, c) => `${holding(o, c)} Write the number of ${c.thing.many} as a product. ${NOT_WORKED_OUT}`,
        "write-story-turned": (o, c) =>
          `${holdingTurned(o, c)} Write the number of ${c.thing.many} as a product. ${NOT_WORKED_OUT}`,
      }),
      ...wordings<EqualGroups>((o) => o.ask === "which-story", {
        "which-story": (o) => `Which story means $${o.groups} \\times ${o.each}$?`,
        "which-story-told": (o, c) =>
          `${c.names[0]} writes $${o.groups} \\times ${o.each}$ for a story. Which story fits?`,
      }),
    ],
    answer: answerOf,
    steps: stepsOf,
    hints: hintsOf,
    distractors: [
      // Choices are as many as there is room for with the misconceptions, three wrong ones in all.
      { strategy: "one-group-more", wrong: (o) => (isChoice(o) ? undefined : written(o, o.groups + 1, o.each)) },
      { strategy: "one-more-in-each", wrong: (o) => (isChoice(o) ? undefined : written(o, o.groups, o.each + 1)) },
    ],
    trace: (o) => (isCounted(o) ? groupsTrace(o.groups, o.each) : undefined),
    misconceptions: mulmeanRules,
    diagram: picture,
  },
  {
    kinds: STOPS,
    holdsOf: {
      "ML-01": ["added-for-times", "other-operation"],
      "ML-02": ["on-the-way", "number-told", "line-left-out", "place-left-out"],
      "ML-03": ["one-group-off"],
      "ML-N11": ["number-told"],
    },
  },
);

/**
 * Of 4 groups of 4 nobody sees which of the numbers an answer was made from, and who copies one may be right. Of 8 rows of 7
 * nobody knows whether 7 × 7 is a miscount or the 7 used twice.
 */
function isFair(o: EqualGroups): boolean {
  return Math.abs(o.groups - o.each) > (isCounted(o) ? 0 : 1);
}

function isRows(o: EqualGroups): boolean {
  return o.ask === "rows" || o.ask === "rows-product" || o.ask === "write-rows";
}

function isStory(o: EqualGroups): boolean {
  return o.ask === "story-product" || o.ask === "which-story" || o.ask === "write-story";
}

function answerOf(o: EqualGroups): BlueprintAnswer {
  const canonical = written(o, o.groups, o.each);
  if (isChoice(o)) return { kind: "choice", canonical };
  if (isWritten(o)) return { kind: "expression", canonical, options: { form: "same", alternatives: alsoRight(o) } };
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

/** The product worked out as well, or the sum it stands for in front. */
function alsoRight(o: EqualGroups): string[] {
  const product = written(o, o.groups, o.each);
  return [`${product} = ${total(o)}`, ...(o.ask === "write-repeat" ? [`${repeated(o)} = ${product}`] : [])];
}

function stepsOf(o: EqualGroups, told?: Thing): BlueprintStep[] {
  const g = shownAs(o, told);
  const [group, things] = [g.many, thingsIn(g)];
  const canonical = written(o, o.groups, o.each);
  if (isCounted(o)) {
    return [
      step(
        `Count the ${group}, and count the ${things} in one ${g.one}.`,
        `${o.groups} \\text{ ${group} of } ${o.each}`,
      ),
      step(`Add the same number once for each of the ${group}.`, `${repeated(o)} = ${total(o)}`, total(o)),
      step("Write the adding as a multiplication.", `${o.groups} \\times ${o.each} = ${total(o)}`, canonical),
    ];
  }
  if (isRepeat(o)) {
    return [
      step(`Find which number is added: ${o.each}.`, repeated(o)),
      step(`Count how many times ${o.each} is added: ${o.groups} times.`, `${o.groups} \\text{ times } ${o.each}`),
      step(
        isWritten(o)
          ? "Write a times sign between how many times and the number."
          : "Write how many times first, then the number.",
        `${o.groups} \\times ${o.each}`,
        canonical,
      ),
    ];
  }
  return [
    step(`Find how many equal ${group} there are: ${o.groups}.`, `${o.groups} \\text{ ${group}}`),
    step(`Find how many ${things} are ${inEach(g)}: ${o.each}.`, `${o.groups} \\text{ ${group} of } ${o.each}`),
    {
      explanation:
        o.ask === "which-story"
          ? `Choose the story with ${soMany(o, o.groups, o.each)}.`
          : isWritten(o)
            ? `Multiply the number of ${group} by the number ${inEach(g)}.`
            : `Write the number of ${group} first, then how many are ${inEach(g)}.`,
      math: `${o.groups} \\times ${o.each}`,
      value: canonical,
    },
  ];
}

function picture(o: EqualGroups): DiagramInput | undefined {
  if (isRows(o)) {
    return { type: "array", alt: `${o.groups} rows with ${o.each} dots in each row.`, rows: o.groups, columns: o.each };
  }
  if (o.ask === "picture" || o.ask === "boxes" || o.ask === "write-picture") {
    return {
      type: "groups",
      alt: `${o.groups} groups with ${o.each} dots in each group.`,
      groups: o.groups,
      each: o.each,
    };
  }
  return undefined;
}
