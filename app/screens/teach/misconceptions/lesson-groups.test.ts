import { expect, test } from "vitest";
import { LearnerId, SkillId, uuidFromName } from "#engine";
import type { MisconceptionsView } from "#engine/protocol/class";
import { lessonGroups, otherGroups, type KeptGroup } from "./lesson-groups.ts";

const [ann, ben, cai, dee] = ["ann", "ben", "cai", "dee"].map((name) => LearnerId.parse(uuidFromName(name)));
if (ann === undefined || ben === undefined || cai === undefined || dee === undefined) throw new Error("nobody");
const skill = SkillId.parse("g4.fracadd");
const about = (rule: string) => ({ skill, rule });
const mistake = (rule: string, tag: string | null) =>
  ({ skill, skillName: "Add fractions", rule, tag }) as MisconceptionsView["misconceptions"][number];
const VIEW = {
  misconceptions: [
    mistake("FO-01", "added-tops-and-bottoms"),
    mistake("FO-02", "multiplied-the-bottoms"),
    mistake("FO-03", null),
  ],
  lesson: {
    groups: [
      { misconception: 0, pupils: [ann, ben] },
      { misconception: 2, pupils: [cai, dee] },
    ],
    goOn: [],
  },
};
const kept = (rule: string, name: string): KeptGroup => ({ id: rule, name, learners: [cai], about: about(rule) });

test("[TEA196] tomorrow's groups are named by what pupils mix up, and by no name that another group has", () => {
  expect(lessonGroups(VIEW, [], [])).toEqual([
    { name: "Added tops and bottoms", learners: [ann, ben], about: about("FO-01") },
    { name: "Add fractions", learners: [cai, dee], about: about("FO-03") },
  ]);
  const tables = ["added TOPS and bottoms", "Added tops and bottoms 2"].map((name) => ({ id: name, name }));
  expect(lessonGroups(VIEW, tables, [])[0]?.name).toBe("Added tops and bottoms 3");
});

test("[TEA196] one that was kept keeps its name and gets tomorrow's pupils; others of before are told", () => {
  const before = [kept("FO-01", "Tuesday"), kept("FO-02", "Multiplied the bottoms")];
  const next = lessonGroups(VIEW, before, before);
  expect(next[0]).toEqual({ name: "Tuesday", learners: [ann, ben], about: about("FO-01") });
  expect(otherGroups(before, next)).toEqual([before[1]]);
  expect(otherGroups([], next)).toEqual([]);
});
