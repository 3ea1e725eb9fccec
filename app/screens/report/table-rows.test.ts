import { expect, test } from "vitest";
import type { SkillId, SkillView } from "#engine";
import { reportGroups } from "./report-groups.ts";
import { tableRows } from "./table-rows.ts";

function makeSkill(id: string, opportunities: number, lastPractisedAt: number | null): SkillView {
  return {
    skillId: id as SkillId,
    name: id,
    grade: 3,
    strand: "a",
    state: "learning",
    known: 0.5,
    band: 0.3,
    opportunities,
    lastPractisedAt,
    reviewAt: null,
    restsUntil: null,
    wanted: null,
    prerequisites: [],
    opens: [],
  };
}

const skills = [
  makeSkill("s.1", 0, null),
  makeSkill("s.2", 3, 1000),
  makeSkill("s.3", 0, null),
  makeSkill("s.4", 1, 2000),
];

test("[SCR10] the table shows what was practised, the latest first", () => {
  expect(tableRows(skills, false).map((skill) => skill.skillId)).toEqual(["s.4", "s.2"]);
});

test("[SCR10] the rest follows on request, in teaching order", () => {
  expect(tableRows(skills, true).map((skill) => skill.skillId)).toEqual(["s.4", "s.2", "s.1", "s.3"]);
});

test("[SCR11] a skill that is ready for a refresh stays among what the learner can do", () => {
  const groupsOf = (state: SkillView["state"]) =>
    reportGroups.filter(({ states }) => states.includes(state)).map(({ title }) => title);
  expect(groupsOf("review")).toEqual(["report.can", "report.refresh"]);
  expect(groupsOf("done")).toEqual(["report.can"]);
  expect(groupsOf("learning")).toEqual(["report.learning"]);
  expect(groupsOf("locked")).toEqual([]);
});
