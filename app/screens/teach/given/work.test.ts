import { beforeAll, expect, test } from "vitest";
import { AssignmentId, LearnerId, SkillId, uuidFromName } from "#engine";
import { toCsv } from "#engine/reports/csv";
import { teach } from "../../../text/en/teach.ts";
import { i18n, text } from "../../../text/text.ts";
import type { GivenWork } from "../whole-class.ts";
import { workTable } from "./work-table.ts";
import {
  amountWords,
  countStates,
  devicesOf,
  dueOf,
  goalOf,
  isFound,
  stateWords,
  titleOf,
  type PupilWork,
} from "./work-words.ts";

beforeAll(() => i18n.load("en", teach));

const NOW = new Date(2026, 10, 26, 10).getTime();
const DUE = new Date(2026, 10, 28).getTime();
const SKILL = SkillId.parse("t.add");
const NAMES = new Map([[SKILL, "Adding"]]);

function pupil(name: string, change: Partial<PupilWork> = {}): PupilWork {
  const learner = LearnerId.parse(uuidFromName(name));
  return { learner, begunAt: null, doneAt: null, daysLate: null, done: 0, of: 5, problems: 0, right: 0, ...change };
}

const begun = { begunAt: NOW, done: 3, problems: 4, right: 2 };
const PUPILS = [
  pupil("=Zoë"),
  pupil("Ben", { ...begun, doneAt: NOW, daysLate: 0, done: 6 }),
  pupil("Cai", { ...begun, doneAt: NOW + 4 * 86_400_000, daysLate: 2, done: 5 }),
  pupil("Dee", begun),
];

function work(change: Partial<GivenWork> = {}): GivenWork {
  return {
    id: AssignmentId.parse(uuidFromName("a")),
    what: { type: "skills", skills: [SKILL], goal: { type: "problems", count: 5 } },
    unit: "problems",
    to: { type: "class" },
    from: NOW,
    due: DUE,
    afterDue: "open",
    note: "",
    madeAt: NOW,
    teacher: "Ms Okafor",
    pupils: PUPILS,
    ...change,
  };
}

test("[TEA64] everybody is counted once, and who was late among those who are done", () => {
  expect(countStates(PUPILS)).toEqual({ done: 2, late: 1, begun: 1, "not-begun": 1 });
  expect(PUPILS.map((one) => stateWords(text, one))).toEqual(["Not begun", "Done", "Done 2 days late", "Begun"]);
  expect(PUPILS.map((one) => amountWords(text, "problems", one))).toEqual(["0 of 5", "5 of 5", "5 of 5", "3 of 5"]);
  expect(amountWords(text, "lesson", pupil("Ben"))).toBe("");
});

test.for([
  [{}, "by Friday, November 27"],
  [{ afterDue: "shut" }, "by Friday, November 27, closed after it"],
  [{ due: NOW - 86_400_000 }, "was due Wednesday, November 25, still open"],
  [{ due: NOW - 86_400_000, afterDue: "shut" }, "closed since Wednesday, November 25"],
  [{ due: NOW - 86_400_000, until: NOW }, "was due Wednesday, November 25"],
  [{ due: null }, "no day"],
  [{ from: DUE, due: null }, "from Saturday, November 28 on"],
  [{ from: DUE, due: DUE + 86_400_000 }, "from Saturday, November 28 on, by Saturday, November 28"],
] as const)("[TEA64] %o: %s", ([change, words]) => {
  expect(dueOf(text, work(change), NOW)).toBe(words);
});

test("[TEA69] [TEA66] the file says for whom something was set with the work", () => {
  const [zoe, ben] = PUPILS.map(({ learner }) => learner);
  if (zoe === undefined || ben === undefined) throw new Error("nobody is there");
  const roster = [
    { id: zoe, name: "Zoë" },
    { id: ben, name: "Ben" },
  ].map((one) => one as never);
  const adjusted = [{ learner: ben, adjusted: { extra_time: "half", read_aloud: true } as const }];
  const table = workTable(text, [work({ adjusted, pupils: PUPILS.slice(0, 2) })], { roster, names: NAMES });
  const column = table.columns.find(({ name }) => name === "Adjusted");
  expect(table.rows.map((row) => column?.value(row))).toEqual(["Half more time, choices read aloud", ""]);
});

test("[TEA64] it is called by what it is", () => {
  const item = { skill: SKILL, blueprint: "t.add", version: 1, difficulty: 1 as const };
  const items = Array.from({ length: 5 }, (_, seed) => ({ ...item, seed }));
  const all = [work(), work({ what: { type: "items", items } }), work({ what: { type: "lesson", skill: SKILL } })];
  expect(all.map((one) => titleOf(text, one, NAMES))).toEqual([
    "Adding",
    "5 chosen problems: Adding",
    "Lesson: Adding",
  ]);
  expect(all.map((one) => goalOf(text, one))).toEqual(["5 problems each", "the same for all", "read to its end"]);
  expect(titleOf(text, work(), new Map())).toBe("t.add");
  const edition = { version: 1, title: "You and maths" };
  const survey = work({ what: { type: "survey", survey: "start-of-year", ...edition }, unit: "survey" });
  const guide = work({ what: { type: "guide", guide: "check-your-work", ...edition }, unit: "guide" });
  expect([survey, guide].map((one) => [titleOf(text, one, NAMES), goalOf(text, one)])).toEqual([
    ["Survey: You and maths", "answered to its end"],
    ["Guide: You and maths", "gone through to its end"],
  ]);
  expect(amountWords(text, survey.unit, pupil("Ben"))).toBe("");
});

test("[TEA66] the file has a line for each pupil, by name, in the words of the page; numbers are numbers and no name runs", () => {
  const roster = ["=Zoë", "Ben", "Cai", "Dee"].map((name) => ({
    id: LearnerId.parse(uuidFromName(name)),
    name,
    since: 0,
  }));
  const { columns, rows } = workTable(text, [work()], { roster, names: NAMES });
  const lines = toCsv(columns, rows).split("\r\n");
  expect(lines[0]).toBe(
    "\uFEFFAssignment,Due,Pupil,Where they are,Done,Of,Problems,Right,Begun,Done at,Days late,Adjusted",
  );
  expect(lines.slice(1)).toEqual([
    "Adding,2026-11-27,'=Zoë,Not begun,0,5,0,0,,,,",
    "Adding,2026-11-27,Ben,Done,5,5,4,2,2026-11-26 10:00,2026-11-26 10:00,0,",
    "Adding,2026-11-27,Cai,Done 2 days late,5,5,4,2,2026-11-26 10:00,2026-11-30 10:00,2,",
    "Adding,2026-11-27,Dee,Begun,3,5,4,2,2026-11-26 10:00,,,",
    "",
  ]);
  // Of what is done as a whole no problems are counted, and none are told.
  const lesson = work({
    what: { type: "lesson", skill: SKILL },
    unit: "lesson",
    pupils: [pupil("Ben", { begunAt: NOW, doneAt: NOW, daysLate: 0, done: 1, of: 1 })],
  });
  expect(toCsv(columns, workTable(text, [lesson], { roster, names: NAMES }).rows)).toContain(
    "\r\nLesson: Adding,2026-11-27,Ben,Done,1,1,,,2026-11-26 10:00,",
  );
});

test.for([
  [{ until: DUE }, ""],
  [{ due: null, until: DUE }, "on pupils’ devices until Saturday, November 28"],
  [{ due: null, until: NOW }, "no longer on pupils’ devices since Thursday, November 26; a new day brings it back"],
  [{ until: NOW - 1 }, "no longer on pupils’ devices since Thursday, November 26; a new day brings it back"],
  [{ due: null }, ""],
] as const)("[TEA195] %o: %s", ([change, words]) => {
  expect(devicesOf(text, work(change), NOW)).toBe(words);
});

test("[TEA195] work is found by all the words of its skills, its title and the line with it, in any order", () => {
  const lesson = work({ what: { type: "lesson", skill: SKILL }, note: "Read it twice." });
  const found = ["", "adding", "ADD less", "twice lesson", "adding  it"].map((typed) =>
    isFound(text, lesson, NAMES, typed),
  );
  expect(found).toEqual([true, true, true, true, true]);
  expect(isFound(text, lesson, NAMES, "adding thrice")).toBe(false);
});
