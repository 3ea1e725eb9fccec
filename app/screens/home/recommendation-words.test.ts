import { expect, test } from "vitest";
import type { RecommendationView, SkillId } from "#engine";
import { text } from "../../text/text.ts";
import { recommendationWords } from "./recommendation-words.ts";

const skill = { skillId: "g4.fracadd" as SkillId, skillName: "Add fractions" };

test.for<readonly [Pick<RecommendationView, "why" | "daysSince">, string]>([
  [{ why: "new", daysSince: null }, "Practise: Add fractions, because you are ready for it."],
  [{ why: "continue", daysSince: 3 }, "Practise: Add fractions, because you are in the middle of it."],
  [{ why: "review", daysSince: null }, "Practise: Add fractions, because it is time for a refresh."],
  [{ why: "review", daysSince: 0 }, "Practise: Add fractions, because it is time for a refresh."],
  [{ why: "review", daysSince: 1 }, "Practise: Add fractions, because you last did this yesterday."],
  [{ why: "review", daysSince: 9 }, "Practise: Add fractions, because you last did this nine days ago."],
  [{ why: "review", daysSince: 13 }, "Practise: Add fractions, because you last did this 13 days ago."],
])("[APP5] %o", ([recommendation, words]) => {
  expect(recommendationWords(text, { ...skill, ...recommendation })).toBe(words);
});
