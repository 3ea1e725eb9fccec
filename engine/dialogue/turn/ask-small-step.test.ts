import { expect, test } from "vitest";
import { unitOf } from "./ask-small-step.ts";

test("[TRN8] what is counted is a thing, never a sentence about another number", () => {
  expect(unitOf("\\square \\text{ tens}")).toBe("tens");
  expect(unitOf("\\square \\text{ is less than 5}")).toBeUndefined();
  expect(unitOf("\\square \\text{ is 5 or more}")).toBeUndefined();
});
