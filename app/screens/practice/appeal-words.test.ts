import { expect, test } from "vitest";
import type { TurnView } from "#engine";
import { text } from "../../text/text.ts";
import { appealWords, type AppealPlace } from "./appeal-words.ts";

type Appeal = Extract<TurnView, { type: "appeal" }>;
type Compared = Appeal["compared"][number];

const points: Compared = { label: "", how: "points", points: 12, at: "x = 2", yours: "7", expected: "5" };
const value: Compared = { ...points, how: "value", points: 1, at: null };

const place: AppealPlace = {
  isOpen: true,
  boxes: [
    { label: "", kind: "integer" },
    { label: "tens", kind: "integer" },
  ],
};

function words(outcome: Appeal["outcome"], ...compared: readonly Compared[]): string {
  return appealWords(text, { type: "appeal", outcome, compared }, place);
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
  expect(words("kept", { ...value, expected: null })).not.toMatch(/5|comes to/u);
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

test("[APP31] a value that nobody would know as the answer that was typed is not named", () => {
  for (const yours of ["1.83333", "0.0555556", "1e21"]) {
    expect(words("kept", { ...value, yours })).not.toMatch(/comes? to/u);
    expect(words("kept", { ...value, expected: yours })).not.toMatch(/comes? to/u);
    expect(words("accepted", { ...value, yours })).not.toMatch(/comes? to/u);
  }
  for (const kind of ["list", "set", "point", "interval"] as const) {
    const appeal: Appeal = { type: "appeal", outcome: "kept", compared: [value] };
    expect(appealWords(text, appeal, { ...place, boxes: [{ label: "", kind }] })).not.toContain("7");
  }
});

test("[APP31] what to do is said while there is a try left", () => {
  const appeal: Appeal = { type: "appeal", outcome: "kept", compared: [] };
  expect(appealWords(text, appeal, place)).toMatch(/once more\.$/u);
  expect(appealWords(text, appeal, { ...place, isOpen: false })).not.toMatch(/once more/u);
  expect(words("accepted", value)).not.toMatch(/once more/u);
});
