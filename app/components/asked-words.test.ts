import { beforeAll, expect, test } from "vitest";
import { review as english } from "../text/en/review.ts";
import { review as spanish } from "../text/es/review.ts";
import { i18n, text } from "../text/text.ts";
import { askedAsText, changedSince } from "./asked-words.ts";

beforeAll(() => i18n.load("en", english));

const stem = "What is $2 + 3$?";

test("[EVT7] one word says that a question has changed since, and another that it cannot be shown", () => {
  expect(changedSince(text, { stem, isGone: false })).toBeNull();
  expect(changedSince(text, { stem, isGone: true })).toBe(english["problem.changed"]);
  for (const unknown of [null, ""])
    for (const isGone of [true, false])
      expect(changedSince(text, { stem: unknown, isGone })).toBe(english["problem.gone"]);
  expect(spanish["problem.changed"]).not.toBe(english["problem.changed"]);
});

test("[EVT7] a file has the word behind the question", () => {
  expect(askedAsText(text, { stem, isGone: false })).toBe(stem);
  expect(askedAsText(text, { stem, isGone: true })).toBe(`${stem} ${english["problem.changed"]}`);
  expect(askedAsText(text, { stem: null, isGone: true })).toBe(english["problem.gone"]);
});
