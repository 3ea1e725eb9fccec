import { expect, test } from "vitest";
import { toyContent } from "#engine/testing";
import { createOpenedItems } from "./opened-items.ts";

test("[IDN64] for views an item is made once, those opened lately are kept, and each is the one of its address", () => {
  const content = toyContent();
  const made: number[] = [];
  const counting = {
    ...content,
    open: (address: Parameters<typeof content.open>[0]) => {
      made.push(address.seed);
      return content.open(address);
    },
  };
  const { open } = createOpenedItems(2)(counting);
  const [node] = content.graph.nodes;
  if (node === undefined) throw new Error("no skills");
  const addressOf = (seed: number) => ({ blueprint: node.id, version: 1, difficulty: 1, seed }) as const;
  for (const seed of [1, 2, 1, 3, 1, 2]) expect(open(addressOf(seed))).toEqual(content.open(addressOf(seed)));
  // The second was let go when the third came, as the first was opened since.
  expect(made).toEqual([1, 2, 3, 2]);
  const fewer = { ...addressOf(1), choices: [0] };
  expect(open(fewer)).toEqual(content.open(fewer));
  expect(made).toEqual([1, 2, 3, 2, 1]);
});
