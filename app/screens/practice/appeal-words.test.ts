import { expect, test } from "vitest";
import type { TurnView } from "#engine";
import { text } from "../../text/text.ts";
import { appealWords } from "./appeal-words.ts";

type Appeal = Extract<TurnView, { type: "appeal" }>;
type Compared = Appeal["compared"][number];

const points: Compared = { label: "", how: "points", points: 12, at: "x = 2", yours: "7", expected: "5" };
const value: Compared = { ...points, how: "value", points: 1, at: null };

function words(outcome: Appeal["outcome"], ...compared: readonly Compared[]): string {
  return appealWords(text, { type: "appeal", outcome, compared });
}

test("[APP31] accepted: it counts, and an example of what was compared is given", () => {
  expect(words("accepted", points)).toMatch(/agrees with you.*counts.*all 12 choices.*with x = 2, both come to 7/u);
  expect(words("accepted", value)).toContain("Both come to 7.");
  expect(words("accepted")).not.toContain("come to");
});

test("[APP31] kept: the same result, with both values only where the view holds both", () => {
  expect(words("kept", points)).toContain("With x = 2, yours comes to 7, and what is asked for comes to 5.");
  expect(words("kept", { ...points, expected: null })).toMatch(/yours comes to 7.*something else/u);
  expect(words("kept", value)).toContain("Your answer comes to 7, and what is asked for comes to 5.");
  expect(words("kept", { ...value, expected: null })).not.toContain("5");
  expect(words("kept", points)).not.toMatch(/agrees with you|counts/u);
});

test("[APP31] stored: nothing is claimed", () => {
  expect(words("stored", points)).toMatch(/could not tell/u);
  expect(words("stored", points)).not.toMatch(/comes? to|counts|agrees/u);
});

test("[APP31] several boxes are named, parts that have no value are left out", () => {
  expect(words("kept", { ...value, label: "tens" })).toContain("tens: Your answer comes to 7");
  expect(words("kept", { ...value, how: "parts" })).not.toContain("comes to 7");
});
