import type { HintLadder } from "#engine";

/** Equal groups and what is asked about them. */
export interface EqualGroups {
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
    | "which-story"
    | "write-picture"
    | "write-rows"
    | "write-repeat"
    | "write-story";
  /** What the stories of `which-story` count. */
  readonly thing: "pens" | "books" | "cups" | "shells" | "balls" | "keys" | "buttons" | "stones";
}

/** Repeated addition. */
export function isRepeat(o: EqualGroups): boolean {
  return o.ask === "repeat-count" || o.ask === "repeat-product" || o.ask === "write-repeat";
}

/** The product itself is typed. */
export function isWritten(o: EqualGroups): boolean {
  return o.ask.startsWith("write-");
}

/** `6 + 6 + 6 + 6` for four groups of 6. */
export function repeated(o: EqualGroups): string {
  return Array.from({ length: o.groups }, () => String(o.each)).join(" + ");
}

/** Answered by picking one of the choices. */
export function isChoice(o: EqualGroups): boolean {
  return o.ask === "rows-product" || o.ask === "repeat-product" || o.ask === "story-product" || o.ask === "which-story";
}

/** `groups` groups of `each`, written the way this question wants its answer. */
export function written(o: EqualGroups, groups: number, each: number): string {
  if (isWritten(o)) return `${groups} × ${each}`;
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

/** Wrong answers of the misconceptions that choices share a place with, as typed. */
export function addedWrong(o: EqualGroups): string | undefined {
  if (o.ask === "which-story") return `${o.groups} ${o.thing} in one box and ${o.each} ${o.thing} in another`;
  if (isChoice(o)) return `$${o.groups} + ${o.each}$`;
  if (isWritten(o)) return isTelling(o, o.groups + o.each) ? `${o.groups} + ${o.each}` : undefined;
  return o.ask === "picture" || o.ask === "rows" ? String(o.groups + o.each) : undefined;
}

export function sizeTwiceWrong(o: EqualGroups): string | undefined {
  return o.groups === o.each || o.ask === "picture" || o.ask === "rows" ? undefined : written(o, o.each, o.each);
}

export function plusSignsWrong(o: EqualGroups): string | undefined {
  return isRepeat(o) ? written(o, o.groups - 1, o.each) : undefined;
}

export function takenAwayWrong(o: EqualGroups): string | undefined {
  if (o.ask !== "which-story" || o.groups === o.each) return undefined;
  return `${Math.max(o.groups, o.each)} ${o.thing}, and ${Math.min(o.groups, o.each)} of them are taken away`;
}

/** `4 × 4` for four groups of 6. */
export function groupsTwiceWrong(o: EqualGroups): string | undefined {
  return isWritten(o) && o.groups !== o.each ? written(o, o.groups, o.groups) : undefined;
}

/** Answers are told apart by value: whether a sum is worth something else than the product and the other mistakes. */
function isTelling({ groups, each }: EqualGroups, sum: number): boolean {
  return ![groups * each, each * each, groups * groups, (groups - 1) * each].includes(sum);
}

/** Things in all groups together. */
export function total(o: EqualGroups): number {
  return o.groups * o.each;
}

/** The item's own hints. */
export function hintsOf(o: EqualGroups): HintLadder {
  const begin =
    o.groups > 2
      ? `The first group has ${o.each}. With the next group there are ${2 * o.each}. Go on for all the groups.`
      : `The first group has ${o.each}. Now add the other group.`;
  switch (o.ask) {
    case "picture":
    case "rows":
      return [
        o.ask === "rows" ? "How many dots are in each row?" : "How many are in each of the groups?",
        o.ask === "rows"
          ? "Equal rows: add the same number once for every row."
          : "Equal groups: add the same number once for every group.",
        begin.replaceAll("group", o.ask === "rows" ? "row" : "group"),
      ];
    case "boxes":
      return [
        "Which things in the picture are the groups, and which are inside the groups?",
        "Count the groups for the first box. Count the dots inside a single group for the second box.",
        "Point at the groups and count them aloud. Then cover all groups but the first, and count its dots.",
      ];
    case "write-picture":
      return [
        "Which things in the picture are the groups, and which are inside the groups?",
        "Write the number of groups, a times sign, and the number in each group.",
        "Point at the groups and count them aloud. Then cover all groups but the first, and count its dots.",
      ];
    case "rows-product":
    case "write-rows":
      return [
        "Look along a single row. Then look down the side: how many rows are there?",
        "Every row is a group. The product is the number of rows times the number in each row.",
        "Touch each row and count the rows. Then count the dots along the first row.",
      ];
    case "repeat-count":
    case "repeat-product":
    case "write-repeat":
      return [
        "Which number is added, and how many times is it written?",
        "Adding the same number again and again is a multiplication: how many times, then the number.",
        `The number that is repeated is ${o.each}. Now count how many times it is written.`,
      ];
    case "story-product":
    case "write-story":
      return [
        o.ask === "write-story"
          ? "Which of the numbers counts the groups?"
          : "Which number in the story counts the groups?",
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
