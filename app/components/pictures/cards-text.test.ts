import { describe, expect, test } from "vitest";
import { picksOf, toggleCard } from "./cards-text.ts";

const cards = ["-4", "12", "-40", "3"];

describe("cards and the text of the box", () => {
  test.for([
    { text: "", picks: [] },
    { text: "12", picks: ["12"] },
    { text: "-40, −4;3", picks: ["-40", "-4", "3"] },
    { text: "12, 12", picks: [] },
    { text: "12, 5", picks: [] },
    { text: "12,", picks: [] },
  ])("[SCR110] '$text' shows $picks picked", ({ text, picks }) => {
    expect(picksOf(text, cards)).toEqual(picks);
  });

  test("[SCR110] in order a card goes to the end, and the rest closes up when one is taken out", () => {
    const text = ["12", "-4", "3", "-4"].reduce((at, card) => toggleCard(at, card, cards, true), "");
    expect(text).toBe("12, 3");
    expect(toggleCard("12, 3", "-4", cards, true)).toBe("12, 3, -4");
    expect(toggleCard("3", "3", cards, true)).toBe("");
  });

  test("[SCR110] where order does not matter the cards stand as they were offered", () => {
    expect(toggleCard("3", "-4", cards, false)).toBe("-4, 3");
    expect(toggleCard("something else", "12", cards, false)).toBe("12");
  });
});
