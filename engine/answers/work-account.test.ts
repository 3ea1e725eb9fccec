import { expect, test } from "vitest";
import { check } from "../parts/checker.ts";
import { charge, isOverdrawn, onAccount, stepsTaken } from "./work-account.ts";

const waves = (count: number, by: string) =>
  `{${Array.from({ length: count }, (_, at) => `sin(x+${at})±cos(${at + 2}x)${by}`).join(", ")}}`;

test("[CHK40] a marking that takes too many steps is unreadable, not wrong, every time", () => {
  const given = waves(8, "/3");
  expect(given.length).toBeLessThan(200);
  const result = check({ kind: "set", expected: waves(8, "/2"), given });
  expect(result).toMatchObject({ verdict: "unreadable", reason: "too-complicated" });
  expect(check({ kind: "set", expected: waves(8, "/2"), given })).toEqual(result);
});

test("[CHK40] answers of schools take a small part of it", () => {
  check({ kind: "expression", expected: "(x+1)(x-2)(x+3)", given: "x^3 + 2x^2 - 5x - 6" });
  expect(stepsTaken()).toBeLessThan(500);
});

test("[CHK40] each marking has an account of its own, its parts share one", () => {
  const taken = onAccount(() => {
    charge(10);
    onAccount(() => charge(5));
    return stepsTaken();
  });
  expect(taken).toBe(15);
  onAccount(() => expect(isOverdrawn()).toBe(false));
  onAccount(() => expect(charge(1_000_000)).toBe(false));
  expect(charge(1_000_000)).toBe(true);
  onAccount(() => expect(stepsTaken()).toBe(0));
});
