import { describe, expect, test } from "vitest";
import { decimalMark, numberLocaleOf } from "./number-locale.ts";

describe("[APP19] number writing of a new learner", () => {
  test.for([
    ["en-US", "en"],
    ["en-GB", "en"],
    ["en-IN", "in"],
    ["hi-IN", "in"],
    ["de-DE", "en"],
    ["", "en"],
  ] as const)("browser in %s: %s", ([language, locale]) => {
    expect(numberLocaleOf(language)).toBe(locale);
  });
});

test.for([
  ["en", "."],
  ["in", "."],
  ["ch", "."],
  ["fr", ","],
  ["de", ","],
  ["uk", "."],
] as const)("[APP9] the decimal mark of %s is %s", ([locale, mark]) => {
  expect(decimalMark(locale)).toBe(mark);
});
