import * as fc from "fast-check";
import { expect, test } from "vitest";
import { plainHint } from "./plain-hint.ts";

test.for([
  ["a text of ours", "Add 3 to 4, then look at $\\frac{1}{2}$.", "Add 3 to 4, then look at $\\frac{1}{2}$."],
  ["Arabic digits", "١٢", "12"],
  ["Devanagari digits", "१२", "12"],
  ["wide digits", "１２", "12"],
  ["mathematical digits", "𝟏𝟐", "12"],
  ["ringed digits", "①②", "12"],
  ["keycaps", "1️⃣2️⃣", "12"],
  ["hidden signs", "1\u200b\u2060\u00ad2", "12"],
  ["struck digits", "1\u03362\u0336", "12"],
  ["Chinese numerals", "十二 and 四十七", "12 and 47"],
  ["entities", "&#49;&#x32; and 3&times;4", "12 and 3×4"],
  ["escapes", "\\u0031%32", "12"],
  ["raised digits stay powers", "5² and x³", "5^2 and x^3"],
  ["raised and lowered digits are a fraction", "³⁄₄", " 3/4"],
  ["vulgar fractions stay", "2½", "2½"],
  ["spelled words", "t w e l v e, T-W-O", "twelve, two"],
  ["spelled words behind an article", "a t w o", "two"],
  ["words of both", "tw3lve", "twelve"],
  ["words run together", "fortytwo", "forty two"],
  ["words turned round", "evlewt and owt-ytrof", "twelve and forty-two"],
  ["other letters", "tw\u0435lv\u0435", "twelve"],
  ["Roman numerals", "XII and iv", "12 and 4"],
  ["words are no Roman numerals", "I will mix it in a civil way", "I will mix it in a civil way"],
] as const)("[LEK14] %s: %s", ([, typed, meant]) => {
  expect(plainHint(typed)).toBe(meant);
});

test.for([
  ["MTI=", "12"],
  ["dHdlbHZl", "twelve"],
  ["0xC", "12"],
])("[LEK14] what is coded is read: %s", ([coded, meant]) => {
  expect(plainHint(`Look: ${coded}`)).toBe(`Look: ${coded} The answer is ${meant}.`);
});

test("[LEK14] words of every day are not taken for coded ones", () => {
  const text =
    "Of which child? Now look at the Ones. More than one Number fits; Mine does NOT. Make a ten, Mix them, then Move on.";
  expect(plainHint(text)).toBe(text);
});

test("[LEK14] any text is read, and what was read once stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      expect(typeof plainHint(text)).toBe("string");
    }),
  );
});
