import { expect, test } from "vitest";
import type { RecommendationView, SkillId } from "#engine";
import { text } from "../../text/text.ts";
import { reasonWords } from "./reason-words.ts";

const skill = {
  skillId: "g4.fracadd" as SkillId,
  skillName: "Adding like fractions",
  problems: 7,
  isMixed: true,
  placement: null,
};
const NOW = new Date(2026, 10, 26, 10).getTime();
const daysAgo = (days: number) => NOW - days * 86_400_000;

test.for<readonly [Pick<RecommendationView, "why" | "lastAt">, string]>([
  [{ why: "new", lastAt: null }, "This one is new, and you are ready for it."],
  [{ why: "continue", lastAt: daysAgo(3) }, "You are in the middle of this."],
  [{ why: "review", lastAt: null }, "It is time for a refresh."],
  [{ why: "review", lastAt: NOW - 3_600_000 }, "It is time for a refresh."],
  // By the calendar, as everywhere: eleven hours before ten in the morning is yesterday.
  [{ why: "review", lastAt: NOW - 11 * 3_600_000 }, "You did this yesterday. Let us see what stayed."],
  [{ why: "review", lastAt: daysAgo(9) }, "You did this 9 days ago. Let us see what stayed."],
  [{ why: "review", lastAt: daysAgo(13) }, "You did this 13 days ago. Let us see what stayed."],
  [{ why: "review", lastAt: daysAgo(60) }, "You did this a while ago. Let us see what stayed."],
])("[APP5] %o", ([recommendation, words]) => {
  expect(reasonWords(text, { ...skill, ...recommendation }, NOW)).toBe(words);
});
