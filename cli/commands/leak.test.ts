import { expect, test } from "vitest";
import { jsonOf, mathflow } from "../testing/memory-io.ts";

const line = (id: unknown, hint: unknown, more: object = {}) =>
  JSON.stringify({ id, stem: "What is $7 + 5$?", expected: "12", hint, ...more });

test("[CLI11] a hint is judged in its place, with the reason", async () => {
  const outcome = await mathflow(
    ["leak"],
    [
      line("a", "The answer is twelve."),
      line("b", "Count on from 7."),
      line("c", "It is double six."),
      line("d", "It is the square.", {
        stem: "Which?",
        expected: "square",
        kind: "choice",
        choices: ["square", "circle"],
      }),
    ],
  );
  expect(outcome.status).toBe(0);
  expect(jsonOf(outcome)).toEqual([
    { id: "a", leaks: true, why: "contains twelve" },
    { id: "b", leaks: false, why: "the answer does not appear" },
    { id: "c", leaks: true, why: "comes to the answer: double six" },
    { id: "d", leaks: true, why: "calls square the answer" },
  ]);
});

test("[CLI11] lines that cannot be used give errors in their place", async () => {
  const outcome = await mathflow(
    ["leak"],
    ["nonsense", line(2, 7), line(3, "a", { kind: "poem" }), line(4, "a", { choices: "a" }), line(5, "Add.")],
  );
  expect(jsonOf(outcome)).toMatchObject([
    { id: null, error: expect.stringContaining("JSON") },
    { id: 2, error: expect.stringContaining("hint") },
    { id: 3, error: expect.stringContaining("kind") },
    { id: 4, error: expect.stringContaining("choices") },
    { id: 5, leaks: false },
  ]);
  expect((await mathflow(["leak", "now"], [])).status).toBe(2);
});
