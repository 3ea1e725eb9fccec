import { expect, test } from "vitest";
import { SkillId } from "#engine";
import { text } from "../../text/text.ts";
import { planWords } from "./plan-words.ts";

test.for<readonly [number, number, number, string | null]>([
  [4, 2, 0, "Waiting in the next 7 days: 4 refreshes, 2 new"],
  [1, 0, 0, "Waiting in the next 7 days: 1 refresh"],
  [3, 0, 2, "Waiting in the next 7 days: 3 refreshes, 2 to show you know"],
  [0, 1, 0, "Waiting in the next 7 days: 1 new"],
  [0, 0, 0, null],
])("[SCR124] %i due, %i new, %i to show: %s", ([due, fresh, shown, words]) => {
  const names = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ skillId: SkillId.parse("t.add"), name: `skill ${n}` }));
  const plan = {
    refreshes: names(due),
    underWay: names(1),
    fresh: names(fresh),
    toShow: names(shown),
    newOnesWait: false,
  };
  expect(planWords(text, plan)).toBe(words);
});
