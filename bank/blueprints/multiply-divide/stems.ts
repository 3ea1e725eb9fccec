import type { DiagramInput, Operands, StemTemplate } from "#engine";
import { count, num } from "../kit.ts";
import { thereAre } from "./kit-multiply-divide.ts";

type Of<O, Value> = (o: O) => Value;

/** Stories of `groups` (2 or more) containers with `each` things in every one: how many altogether? */
export function equalGroupStems<O extends Operands>(
  when: Of<O, boolean>,
  groups: Of<O, number>,
  each: Of<O, number>,
): StemTemplate<O>[] {
  return [
    {
      id: "groups-each",
      when,
      text: (o, c) =>
        `${thereAre(groups(o), c.container)}. Each ${c.container.one} holds ${count(each(o), c.thing)}. ` +
        `How many ${c.thing.many} are there altogether?`,
    },
    {
      id: "one-holds",
      when,
      text: (o, c) =>
        `One ${c.container.one} holds ${count(each(o), c.thing)}. ` +
        `How many ${c.thing.many} do ${count(groups(o), c.container)} hold?`,
    },
  ];
}

/** Stories of a whole shared between `parts`: how many in each? */
export function sharingStems<O extends Operands>(
  when: Of<O, boolean>,
  whole: Of<O, number>,
  parts: Of<O, number>,
): StemTemplate<O>[] {
  return [
    {
      id: "share-containers",
      when,
      text: (o, c) =>
        `${c.names[0]} shares ${count(whole(o), c.thing)} equally between ${count(parts(o), c.container)}. ` +
        `How many ${c.thing.many} go in each ${c.container.one}?`,
    },
    {
      id: "share-children",
      when,
      text: (o, c) =>
        `${parts(o)} children share ${count(whole(o), c.thing)} equally. How many ${c.thing.many} does each child get?`,
    },
  ];
}

/** Stories of a whole packed in groups of `size`: how many groups? */
export function packingStems<O extends Operands>(
  when: Of<O, boolean>,
  whole: Of<O, number>,
  size: Of<O, number>,
): StemTemplate<O>[] {
  return [
    {
      id: "fill",
      when,
      text: (o, c) =>
        `${c.names[0]} puts ${count(whole(o), c.thing)} into ${c.container.many}, ${size(o)} in each ${c.container.one}. ` +
        `How many ${c.container.many} does ${c.names[0]} fill?`,
    },
    {
      id: "rows",
      when,
      text: (o, c) => `${c.names[0]} lays ${count(whole(o), c.thing)} in rows of ${size(o)}. How many rows are there?`,
    },
  ];
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
