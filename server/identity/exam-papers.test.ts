import { expect, test } from "vitest";
import { AssignmentId, LearnerId, SkillId, uuidFromName, type ExamPaper } from "#engine";
import { dealTo, formOf, papersOf } from "./exam-papers.ts";
import { eraseClass } from "./erase-class.ts";
import { eraseLearner } from "./learner-routes.ts";
import { addLearners, addOwnForm, openClass, openSchool, openWorld, tenantOf, cardOf } from "./school.fixture.ts";
import type { AssignmentRow } from "./tables.ts";

const SKILL = SkillId.parse("g4.fracadd");
const EXAM = uuidFromName("exam");

function paper(form: number, version: number): ExamPaper {
  const cells = [{ section: 0, skill: SKILL, difficulty: 1 as const, sort: null, item: { version, seed: form } }];
  const sections = [{ name: "", skills: [SKILL], items: 1 }];
  const plan = { title: "Sums", selection: "random" as const, limit_ms: null, can_go_back: true, sections, cells };
  return { form, plan, items: [] };
}

/** A class with an exam of two forms, in two versions, that is assigned to it. */
async function openPlace() {
  const world = openWorld();
  const school = await openSchool(world, "North", ["Ben", "Cai", "Dee", "Eve"]);
  const tenant = await tenantOf(world, school.teacher);
  const { id: inClass } = school.class;
  const what = { type: "exam" as const, exam: EXAM, version: 1, title: "Sums", questions: 1 };
  const draft = { title: "Sums", sections: [], selection: "random" as const, forms: 2, limitMs: null, canGoBack: true };
  const place = { tenant, class: inClass };
  const given: AssignmentRow = {
    ...place,
    id: AssignmentId.parse(uuidFromName("given")),
    what,
    to: { type: "class" },
    from: 0,
    due: null,
    afterDue: "open",
    note: "",
    madeAt: 0,
    teacher: uuidFromName("teacher"),
  };
  const dealt = await world.store.transact(async (rows) => {
    for (const version of [1, 2]) {
      for (const form of [1, 0]) {
        await rows.put("examPaper", {
          ...place,
          exam: EXAM,
          edition: `${version}.${form}`,
          paper: paper(form, version),
        });
      }
    }
    const times = { frozenAt: 1, madeAt: 0, changedAt: 1, teacher: given.teacher };
    await rows.put("exam", { ...place, id: EXAM, version: 2, revision: 1, draft, drawn: [], ...times });
    const row = await rows.get("class", [tenant, inClass]);
    if (row === undefined) throw new Error("no class");
    const forms = await dealTo(rows, row, 2);
    await rows.put("assignment", { ...given, ...(forms === undefined ? {} : { dealt: forms }) });
    return forms ?? {};
  });
  return { world, school, tenant, inClass, given, dealt };
}

test("[IDN181] [IDN182] the papers of what was assigned are those of its version, and neighbours in the list have different ones", async () => {
  const { world, school, given, dealt } = await openPlace();
  const papers = await world.store.transact((rows) => papersOf(rows, given));
  expect(papers).toEqual([paper(0, 1), paper(1, 1)]);
  const forms = ["Ben", "Cai", "Dee", "Eve"].map((name) =>
    formOf({ ...given, dealt }, cardOf(school, name).learner, 2),
  );
  expect(forms[0]).not.toBe(forms[1]);
  expect(forms).toEqual([forms[0], forms[1], forms[0], forms[1]]);
  const late = LearnerId.parse(uuidFromName("late"));
  expect(formOf({ ...given, dealt }, late, 2)).toBe(formOf({ ...given, dealt }, late, 2));
  expect(formOf({ ...given, dealt }, late, 1)).toBe(0);
});

test("[IDN183] [IDN202] who is erased is dealt no form any more, and with a class its exams, papers and surveys go, and no others", async () => {
  const { world, school, tenant, inClass, given, dealt } = await openPlace();
  const ben = cardOf(school, "Ben").learner;
  expect(Object.keys(dealt)).toContain(ben);
  const other = await openClass(school.teacher, "5a");
  await addLearners(school.teacher, other.id, ["Fay"]);
  for (const one of [school.class, other]) await addOwnForm({ teacher: school.teacher, class: one });
  await world.store.transact(async (rows) => {
    await rows.put("examPaper", { tenant, class: other.id, exam: EXAM, edition: "1.0", paper: paper(0, 1) });
    const row = await rows.get("learner", [tenant, ben]);
    if (row !== undefined) await eraseLearner(rows, row, 1);
    const after = await rows.get("assignment", [tenant, inClass, given.id]);
    expect(JSON.stringify(after)).not.toContain(ben);
    expect(Object.keys(after?.dealt ?? {})).toHaveLength(3);
    const whole = await rows.get("class", [tenant, inClass]);
    if (whole !== undefined) await eraseClass(rows, whole, 1);
    expect(await rows.list("exam", [tenant])).toEqual([]);
    expect((await rows.list("examPaper", [tenant])).map((one) => one.class)).toEqual([other.id]);
    expect((await rows.list("ownForm", [tenant])).map((one) => one.class)).toEqual([other.id]);
  });
});
