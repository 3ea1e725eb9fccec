import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Pin } from "#engine/protocol/identity";
import { toVisitorId, VisitorCode, visitorCode } from "#engine/protocol/visitor";
import { text } from "../text/text.ts";
import { PIN_LETTERS, PIN_PICTURES, picturesOfPin } from "./pin-pictures.tsx";
import { PICTURE_WORDS, visitorWords } from "./visitor-sign.ts";

test("[TEA1] every letter of a picture PIN has a picture and a word of its own", () => {
  const words = PIN_LETTERS.map((letter) => text(PIN_PICTURES[letter].word));
  const drawings = PIN_LETTERS.map((letter) => renderToStaticMarkup(createElement(PIN_PICTURES[letter].Picture)));
  expect(new Set(words).size).toBe(16);
  expect(new Set(drawings).size).toBe(16);
  for (const letter of PIN_LETTERS) expect(Pin.safeParse(letter.repeat(6)).success).toBe(true);
  // Black on white is all a school's printer has.
  expect(drawings.join(" ")).not.toMatch(/#|rgb|var\(/u);
});

test("[TEA1] a PIN is read picture by picture, in its order", () => {
  expect(picturesOfPin("akkbhp").map(({ word }) => text(word))).toEqual(["Sun", "Moon", "Moon", "Fish", "Key", "Shoe"]);
});

test("[SCR74] a visitor's sign is two pictures of PINs, by the same words, and a number", () => {
  expect(PICTURE_WORDS).toEqual(PIN_LETTERS.map((letter) => PIN_PICTURES[letter].word));
  expect(visitorWords(text, "ck47")).toBe("Tree Moon 47");
  const codes = Array.from({ length: 2_000 }, () => visitorCode(toVisitorId(crypto.randomUUID())));
  expect(codes.every((code) => VisitorCode.safeParse(code).success)).toBe(true);
  // Of a class's visitors in a week hardly any two have the same.
  expect(new Set(codes).size).toBeGreaterThan(1_800);
});
