import { expect, test } from "vitest";
import { numbersOf } from "./names-hidden.tsx";

const roster = ["c", "a", "d", "b"].map((id) => ({ id }));

test("[TEA81] with names hidden a pupil's number is the class's, whoever can be read at the moment", () => {
  const numbers = numbersOf(roster);
  expect(["a", "b", "c", "d"].map((id) => numbers.get(id))).toEqual([1, 2, 3, 4]);
  expect(numbersOf(roster.toReversed())).toEqual(numbers);
  expect(numbers.get("gone")).toBeUndefined();
});
