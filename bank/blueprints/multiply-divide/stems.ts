import type { DiagramInput, Operands, StemTemplate, StoryContext, Thing } from "#engine";
import { boxWordings } from "../box-wordings.ts";
import { count, num, tex } from "../kit.ts";
import { wordings } from "../wordings.ts";

type Of<O, Value> = (o: O) => Value;

/** Stories of `groups` (2 or more) containers with `each` things in every one: how many altogether? */
export function equalGroupStems<O extends Operands>(
  when: Of<O, boolean>,
  groups: Of<O, number>,
  each: Of<O, number>,
): StemTemplate<O>[] {
  // No tin holds thousands.
  const keptIn = (o: O, c: StoryContext) => (each(o) > 999 ? CRATE : c.container);
  return wordings<O>(when, {
    "groups-each": (o, c) =>
      `There are ${count(groups(o), keptIn(o, c))}. Each ${keptIn(o, c).one} holds ${count(each(o), c.thing)}. ` +
      `How many ${c.thing.many} are there altogether?`,
    "each-holds": (o, c) =>
      `Each ${keptIn(o, c).one} holds ${count(each(o), c.thing)}. ` +
      `How many ${c.thing.many} do ${count(groups(o), keptIn(o, c))} hold?`,
  });
}

/** Operands of a quotient that is told as sharing or as filling. */
interface Division extends Operands {
  readonly divisor: number;
  readonly ask: string;
}

/** Quotients as they stand or with the missing factor in a box, and stories of a whole shared between `divisor`, or packed in groups of `divisor`: how many in each, how many groups? */
export function divisionStems<O extends Division>(whole: Of<O, number>): StemTemplate<O>[] {
  // Of so many things no child has a share or fills a box: schools and factories do.
  const isMany = (o: O) => whole(o) > 200;
  const isShare = (o: O) => o.ask === "share" && !isMany(o);
  const isGroupsOf = (o: O) => o.ask === "groups-of" && !isMany(o);
  const isBare = (o: O) => o.ask === "bare";
  return [
    ...wordings<O>(isBare, {
      divide: (o) => `Divide $${tex(whole(o))}$ by $${o.divisor}$.`,
    }),
    ...boxWordings<O>(isBare, {
      "box-last": (o) => `${tex(whole(o))} \\div ${o.divisor} = \\square`,
    }),
    ...boxWordings<O>((o) => o.ask === "gap-factor", {
      "factor-second": (o) => `${o.divisor} \\times \\square = ${tex(whole(o))}`,
      "factor-turned": (o) => `${tex(whole(o))} = \\square \\times ${o.divisor}`,
    }),
    ...wordings<O>(isShare, {
      "share-containers": {
        text: (o, c) =>
          `${c.names[0]} shares ${count(whole(o), c.thing)} equally between ${count(o.divisor, c.container)}. ` +
          `How many ${c.thing.many} go in each ${c.container.one}?`,
        groups: kept,
      },
      "share-children": {
        text: (o, c) =>
          `${c.names[0]} shares ${count(whole(o), c.thing)} equally between ${o.divisor} children. How many ${c.thing.many} does each child get?`,
        groups: (_, c) => ({ one: "child", many: "children", of: c.thing }),
      },
    }),
    ...wordings<O>(isGroupsOf, {
      fill: {
        text: (o, c) =>
          `${c.names[0]} puts ${count(whole(o), c.thing)} into ${c.container.many}, ${o.divisor} in each ${c.container.one}. ` +
          `How many ${c.container.many} does ${c.names[0]} fill?`,
        groups: kept,
      },
      rows: {
        text: (o, c) =>
          `${c.names[0]} lays ${count(whole(o), c.thing)} in rows of ${o.divisor}. How many rows are there?`,
        groups: (_, c) => ({ one: "row", many: "rows", of: c.thing }),
      },
    }),
    ...wordings<O>((o) => o.ask === "share" && isMany(o), {
      "share-schools": {
        text: (o) =>
          `A town shares ${num(whole(o))} books equally between ${o.divisor} schools. How many books does each school get?`,
        groups: () => ({ one: "school", many: "schools", of: { one: "book", many: "books" } }),
      },
      "share-crates": {
        text: (o) =>
          `A factory packs ${num(whole(o))} pencils into ${o.divisor} crates, the same number in each. How many pencils go in each crate?`,
        groups: () => ({ ...CRATE, of: PENCIL }),
      },
    }),
    ...wordings<O>((o) => o.ask === "groups-of" && isMany(o), {
      "packs-boxes": {
        text: (o) =>
          `A factory packs ${num(whole(o))} pencils in boxes of ${o.divisor}. How many boxes does the factory fill?`,
        groups: () => ({ one: "box", many: "boxes", of: PENCIL }),
      },
      "packs-bags": {
        text: (o) =>
          `A bakery packs ${num(whole(o))} rolls in bags of ${o.divisor}. How many bags does the bakery fill?`,
        groups: () => ({ one: "bag", many: "bags", of: { one: "roll", many: "rolls" } }),
      },
    }),
  ];
}

const CRATE: Thing = { one: "crate", many: "crates" };
const PENCIL: Thing = { one: "pencil", many: "pencils" };

/** What the things of a story are kept in. */
function kept(_: Operands, { container, thing }: StoryContext): Thing {
  return { ...container, of: thing };
}

/** A bar of the whole, cut into equal parts of unknown size. */
export function shareBar(whole: number, parts: number): DiagramInput {
  return {
    type: "bar-model",
    alt: `A bar of ${num(whole)} cut into ${parts} equal parts. The size of a part is not known.`,
    parts: Array.from({ length: parts }, () => ({ size: 1, text: "?" })),
    whole: num(whole),
  };
}
