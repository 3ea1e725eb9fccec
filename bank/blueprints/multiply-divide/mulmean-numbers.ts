import type { HintLadder, Thing } from "#engine";
import { GROUP, groupsOf, inEach } from "../groups.ts";
import { count } from "../kit.ts";

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

/** What is asked is how many there are. */
export function isCounted(o: EqualGroups): boolean {
  return o.ask === "picture" || o.ask === "rows";
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

/** Things in all groups together. */
export function total(o: EqualGroups): number {
  return o.groups * o.each;
}

/** What the equal groups are: as the problem calls them, or what is seen; of a bare product nothing is known of them. */
export function shownAs(o: EqualGroups, told?: Thing): Thing {
  if (told !== undefined) return told;
  if (o.ask.includes("rows")) return { one: "row", many: "rows", of: DOT };
  if (o.ask === "which-story") return { one: "box", many: "boxes", of: { one: o.thing.slice(0, -1), many: o.thing } };
  return o.ask === "write-story" ? GROUP : { ...GROUP, of: DOT };
}

const DOT = { one: "dot", many: "dots" };

/** `pencils`, or where nobody knows what there is `things`. */
export function thingsIn({ of }: Thing): string {
  return of?.many ?? "things";
}

/** "4 bags with 9 pens each", "4 groups of 9". */
export function soMany(o: EqualGroups, groups: number, each: number, told?: Thing): string {
  const g = shownAs(o, told);
  return `${count(groups, g)} ${groupsOf(g, each)}`;
}

/** The item's own hints. */
export function hintsOf(o: EqualGroups, told?: Thing): HintLadder {
  const g = shownAs(o, told);
  const things = thingsIn(g);
  const covered = `Point at the ${g.many} and count them aloud. Then cover all ${g.many} but the first, and count its dots.`;
  const tellsBoth = `A product tells two things: how many ${g.many} there are, and how many ${things} are ${inEach(g)}.`;
  switch (o.ask) {
    case "picture":
    case "rows":
      return [
        `How many ${things} are ${inEach(g)}?`,
        `Every ${g.one} has the same number of ${things}. Add that number once for every ${g.one}.`,
        o.groups > 2
          ? `The first ${g.one} has ${o.each}. With the next ${g.one} there are ${2 * o.each}. Go on for all the ${g.many}.`
          : `The first ${g.one} has ${o.each}. Now add the other ${g.one}.`,
      ];
    case "boxes":
      return [
        `Which things in the picture are the ${g.many}, and which are inside the ${g.many}?`,
        `For the first box, count the ${g.many}. For the second box, count the dots in one ${g.one}.`,
        covered,
      ];
    case "write-picture":
      return [`Which things in the picture are the ${g.many}, and which are inside the ${g.many}?`, tellsBoth, covered];
    case "rows-product":
    case "write-rows":
      return [
        `How many rows are there? How many ${things} are in one row?`,
        tellsBoth,
        `There are ${o.groups} rows, so ${o.groups} comes first in the product. Count the dots in the first row for the other number.`,
      ];
    case "repeat-count":
    case "repeat-product":
    case "write-repeat":
      return [
        "Which number is added, and how many times is it written?",
        "Adding the same number again and again is a multiplication: how many times, then the number.",
        `The number that is repeated is ${o.each}. Now count how many times it is written in the sum.`,
      ];
    case "story-product":
    case "write-story":
      return [
        `Which of the numbers counts the ${g.many}?`,
        `Multiply: the number of ${g.many} times the number ${inEach(g)}.`,
        `There are ${o.groups} ${g.many}. How many ${things} are ${inEach(g)}?`,
      ];
    case "which-story":
      return [
        "What does the times sign tell you: equal groups, or something else?",
        "The first number counts the groups. The second number says how many are in each group.",
        `Which number of ${product(o)} tells how many boxes there are? Which one tells how many ${things} are in each box? Find that story.`,
      ];
  }
}

/** The product that a story is looked for. */
export function product(o: EqualGroups): string {
  return `$${o.groups} \\times ${o.each}$`;
}
