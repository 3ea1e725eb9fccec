import { describe, expect, test } from "vitest";
import type { SkillView } from "#engine";
import { text } from "../../text/text.ts";
import { bandEdges } from "./mastery-bar.tsx";
import { masteryWords, stateWords, strandWords } from "./mastery-words.ts";

type Shown = Parameters<typeof masteryWords>[0];

describe("mastery in words [SCR1]", () => {
  test.for<Partial<Pick<SkillView, "state">> & Omit<Shown, "state"> & { readonly words: string }>([
    { known: 0.25, band: 0.3, opportunities: 0, words: "Not practised yet" },
    { known: 0.81, band: 0.15, opportunities: 4, words: "About 80%, fairly sure" },
    { known: 0.15, band: 0.3, opportunities: 1, words: "Just started" },
    { known: 0.97, band: 0.05, opportunities: 2, words: "Just started" },
    { known: 0.97, band: 0.05, opportunities: 2, state: "done", words: "Shown in 2 problems" },
    { known: 0.5, band: 0.2, opportunities: 3, words: "About 50%, fairly sure" },
    { known: 0.42, band: 0.29, opportunities: 3, words: "About 40%, not sure yet" },
    { known: 0.93, band: 0.1, opportunities: 12, words: "About 95%, quite sure" },
    { known: 0.95, band: 0.12, opportunities: 6, words: "95% or more, fairly sure" },
    { known: 0.999, band: 0.02, opportunities: 20, words: "95% or more, quite sure" },
    { known: 0, band: 0.5, opportunities: 3, words: "About 0%, not sure yet" },
  ])("$known ± $band after $opportunities is “$words”", ({ words, ...skill }) => {
    const { text: id, values } = masteryWords({ state: "learning", ...skill });
    expect(text(id, values)).toBe(words);
  });
});

test("[SCR1] the bar's band stays between nothing and everything", () => {
  expect(bandEdges({ known: 0.9, band: 0.3 })).toEqual({ from: expect.closeTo(0.6, 9), at: 0.9, to: 1 });
  expect(bandEdges({ known: 0.1, band: 0.3 })).toEqual({ from: 0, at: 0.1, to: expect.closeTo(0.4, 9) });
});

test("[SCR11] every state has a word of its own", () => {
  const words = Object.values(stateWords).map((id) => text(id));
  expect(new Set(words).size).toBe(7);
});

test("[SCR4] a strand without words of its own is named as it stands", () => {
  const known = strandWords("place-value");
  const other = strandWords("data-handling");
  expect(text(known.text, known.values)).toBe("Place value");
  expect(text(other.text, other.values)).toBe("data handling");
});
