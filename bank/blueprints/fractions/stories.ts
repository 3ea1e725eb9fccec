/** Stories about lengths, jugs, books, cakes and time, in which two amounts are put together or one is taken away. */
import type { Operands, StemTemplate, StoryContext } from "#engine";
import { MEASURED } from "../measured.ts";
import { wordings } from "./kit-fractions.ts";

/** Two amounts as LaTeX, without dollars. */
interface Amounts {
  readonly x: string;
  readonly y: string;
}

/** Stories that are told of the same amounts. */
interface Stories {
  /** Only for amounts that stay within one whole, as a jug cannot be more than full; or only for those that do not. */
  readonly withinOne?: boolean;
  /** The unit in which they ask for the answer, as the checker names it. */
  readonly unit?: string;
  /** Of which parts they are told: nobody plays for an eleventh of an hour. */
  readonly fits: (bottom: number) => boolean;
  readonly texts: Readonly<Record<string, (amounts: Amounts, context: StoryContext) => string>>;
}

/** Which operands a story is for, its two amounts, whether it stays within one whole, and what is said at the end. */
export interface StoryFit<O extends Operands> {
  readonly when: (o: O) => boolean;
  readonly amounts: (o: O) => Amounts;
  readonly withinOne: (o: O) => boolean;
  readonly ending: (o: O) => string;
}

function ofOneWhole(texts: Stories["texts"]): Stories {
  return { withinOne: true, fits: isOfDailyLife, texts };
}

function measuredIn(unit: "m" | "km", texts: Stories["texts"]): Stories {
  return { unit, fits: isMeasured, texts };
}

export const SUM_STORIES: readonly Stories[] = [
  ofOneWhole({
    "tank-filled": ({ x, y }, c) =>
      `A water tank is $${x}$ full. ${c.names[0]} fills another $${y}$ of it. What fraction of the tank is filled now?`,
    "wall-painted": ({ x, y }, c) =>
      `${c.names[0]} paints $${x}$ of a wall and ${c.names[1]} paints another $${y}$ of it. What fraction of the wall is painted?`,
    "book-read": ({ x, y }, c) =>
      `${c.names[0]} reads $${x}$ of a book on Monday and $${y}$ of it on Tuesday. What fraction of the book is that altogether?`,
  }),
  measuredIn("km", {
    "path-walked": ({ x, y }, c) =>
      `${c.names[0]} walks $${x}$ km along a path, rests, and walks $${y}$ km more. How many km is that altogether?`,
  }),
  measuredIn("m", {
    "ribbons-joined": ({ x, y }, c) =>
      `${c.names[0]} joins a ribbon of $${x}$ m and a ribbon of $${y}$ m end to end. How many metres long are they together?`,
  }),
  {
    fits: isOfDailyLife,
    texts: {
      "cakes-eaten": ({ x, y }, c) =>
        `${c.names[0]}’s ${eaters(x)} eats ${cakes(x)} and ${c.names[1]}’s ${eaters(y)} eats ${cakes(y)}. ${isPart(x) && isPart(y) ? "Both cakes are" : "The cakes are all"} the same size. How much cake is that altogether?`,
    },
  },
  {
    unit: "hours",
    withinOne: true,
    fits: isPartOfHour,
    texts: {
      "music-practised": (amounts, c) => `${music(amounts, c)} What fraction of an hour is that altogether?`,
    },
  },
  {
    unit: "hours",
    withinOne: false,
    fits: isPartOfHour,
    texts: { "music-hours": (amounts, c) => `${music(amounts, c)} How many hours is that altogether?` },
  },
];

function music({ x, y }: Amounts, c: StoryContext): string {
  return `${c.names[0]} plays the drums for ${hours(x)} and then the flute for ${hours(y)}.`;
}

/** Of amounts in a unit, whatever the parts are. */
const AMOUNTS_LEFT: readonly Stories[] = [
  {
    unit: "L",
    fits: isOfDailyLife,
    texts: {
      "juice-left": ({ x, y }, c) =>
        `There ${isPart(x) || x === "1" ? "is" : "are"} ${amount(x, "litre", "a litre")} of juice in a jug. ${c.names[0]}’s family drinks ${amount(y, "litre", "a litre")}. ${partOf(x, "a litre of juice") ?? "How many litres of juice are"} left?`,
    },
  },
  measuredIn("m", {
    "ribbon-cut": ({ x, y }, c) =>
      `${c.names[0]} has $${x}$ m of ribbon and cuts off $${y}$ m. ${partOf(x, "a metre of ribbon") ?? "How many metres of ribbon are"} left?`,
  }),
  measuredIn("km", {
    "path-left": ({ x, y }, c) =>
      `A path is $${x}$ km long. ${c.names[0]} has walked $${y}$ km of it. ${partOf(x, "a kilometre") ?? "How many km are"} left?`,
  }),
  measuredIn("m", {
    "longer-than": ({ x, y }, c) =>
      `${c.names[0]}’s rope is $${x}$ m long and ${c.names[1]}’s rope is $${y}$ m long. How many metres longer is ${c.names[0]}’s rope?`,
  }),
];

export const DIFFERENCE_STORIES: readonly Stories[] = [
  ofOneWhole({
    "tank-used": ({ x, y }, c) =>
      `A water tank is $${x}$ full. ${c.names[0]} uses $${y}$ of a full tank. What fraction of the tank is still filled?`,
    "lawn-mown": ({ x, y }, c) =>
      `${c.names[0]} still has to mow $${x}$ of the lawn. Today ${c.names[0]} mows $${y}$ of the lawn. What fraction of the lawn is then left to mow?`,
  }),
  ...AMOUNTS_LEFT,
];

/** Differences of unlike fractions: of things that are cut and measured like that. */
export const UNLIKE_DIFFERENCE_STORIES: readonly Stories[] = [
  ofOneWhole({
    "tank-left": ({ x, y }, c) =>
      `A water tank is $${x}$ full. ${c.names[0]} uses $${y}$ of a full tank of water. What fraction of the tank is full now?`,
    "park-mown": ({ x, y }, c) =>
      `Grass covers $${x}$ of a park. So far ${c.names[0]} has mown $${y}$ of the park. What fraction of the park is left to mow?`,
  }),
  {
    unit: "hours",
    fits: (bottom) => isOfDailyLife(bottom) && bottom !== 8,
    texts: {
      "read-longer": ({ x, y }, c) =>
        `${c.names[0]} reads for ${hours(x)} on Saturday and for ${hours(y)} on Sunday. What fraction of an hour longer does ${c.names[0]} read on Saturday than on Sunday?`,
    },
  },
  ...AMOUNTS_LEFT,
];

/** "3/4 of an hour", "1 hour", "1 3/4 hours". */
function hours(x: string): string {
  return amount(x, "hour", "an hour");
}

/** Who eats as much: a whole class eats more than one cake. */
function eaters(x: string): string {
  return isPart(x) || x === "1" ? "family" : "class";
}

/** "5/9 of a cake", "1 cake", "1 2/9 cakes". */
export function cakes(x: string): string {
  return amount(x, "cake", "a cake");
}

function amount(x: string, one: string, ofOne: string): string {
  if (isPart(x)) return `$${x}$ of ${ofOne}`;
  return `$${x}$ ${x === "1" ? one : `${one}s`}`;
}

function isPart(x: string): boolean {
  return !/^\d/u.test(x);
}

/** The question for what is left of no more than one whole: nobody asks "how many" for a part. */
function partOf(x: string, unit: string): string | undefined {
  return isPart(x) || x === "1" ? `What fraction of ${unit} is` : undefined;
}

/** Whether somebody may have measured all of them. */
export function areMeasured(...amounts: readonly string[]): boolean {
  return amounts.every((amount) => isMeasured(bottomOf(amount)));
}

/** A story tells of parts that people tell of. */
export function canBeTold({ ask }: Readonly<Record<"ask", string>>, ...amounts: readonly string[]): boolean {
  return ask !== "story" || amounts.every((amount) => isOfDailyLife(bottomOf(amount)));
}

function isPartOfHour(bottom: number): boolean {
  return 60 % bottom === 0;
}

function isMeasured(bottom: number): boolean {
  return MEASURED.has(bottom);
}

/** Parts in which people cut cakes and tell how full something is; also a whole one. */
function isOfDailyLife(bottom: number): boolean {
  return [1, 2, 3, 4, 5, 6, 8, 10, 12].includes(bottom);
}

function bottomOf(amount: string): number {
  return Number(/\{(\d+)\}$/u.exec(amount)?.[1] ?? 1);
}

/** Wordings of stories with the amounts of a problem. */
export function tell<O extends Operands>(stories: readonly Stories[], fit: StoryFit<O>): StemTemplate<O>[] {
  return stories.flatMap(({ withinOne, unit, fits, texts }) => {
    const isFit = ({ x, y }: Amounts) => [x, y].every((amount) => fits(bottomOf(amount)));
    const when = (o: O) =>
      fit.when(o) && (withinOne === undefined || fit.withinOne(o) === withinOne) && isFit(fit.amounts(o));
    return Object.entries(texts)
      .flatMap(([id, text]) => wordings<O>(when, { [id]: (o, c) => text(fit.amounts(o), c) + fit.ending(o) }))
      .map((template) => ({ ...template, ...(unit !== undefined && { unit: () => unit }) }));
  });
}
