import { expect, test } from "vitest";
import type { RecommendationView, SkillId } from "#engine";
import { text } from "../../text/text.ts";
import { reasonWords } from "./reason-words.ts";

const skill = { skillId: "g4.fracadd" as SkillId, skillName: "Adding like fractions", problems: 7, placement: null };

test.for<readonly [Pick<RecommendationView, "why" | "daysSince">, string]>([
  [{ why: "new", daysSince: null }, "This one is new, and you are ready for it."],
  [{ why: "continue", daysSince: 3 }, "You are in the middle of this."],
  [{ why: "review", daysSince: null }, "It is time for a refresh."],
  [{ why: "review", daysSince: 0 }, "It is time for a refresh."],
  [{ why: "review", daysSince: 1 }, "You did this yesterday. Let us see what stayed."],
  [{ why: "review", daysSince: 9 }, "Nine days ago you did this. Let us see what stayed."],
  [{ why: "review", daysSince: 13 }, "13 days ago you did this. Let us see what stayed."],
])("[APP5] %o", ([recommendation, words]) => {
  expect(reasonWords(text, { ...skill, ...recommendation })).toBe(words);
});
