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
      expect(changedSince(text, { stem: unknown, isGone })).toBe("The question cannot be shown any more.");
  expect(spanish["problem.changed"]).not.toBe(english["problem.changed"]);
});

test("[EVT7] a file has the word behind the question, as a whole sentence", () => {
  expect(askedAsText(text, { stem, isGone: false })).toBe(stem);
  const changed = "The question has changed since; this is what was asked then.";
  expect(askedAsText(text, { stem, isGone: true })).toBe(`${stem} ${changed}`);
  for (const isGone of [true, false])
    expect(askedAsText(text, { stem: null, isGone })).toBe("The question cannot be shown any more.");
  expect(spanish["problem.changed.file"]).toMatch(/^La pregunta cambió/u);
  expect(spanish["problem.gone"]).toBe("La pregunta ya no se puede mostrar.");
});
