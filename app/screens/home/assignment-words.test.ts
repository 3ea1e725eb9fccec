import { expect, test } from "vitest";
import { AssignmentId, SkillId, uuidFromName, type AssignmentView } from "#engine";
import { text } from "../../text/text.ts";
import { assignmentName, dueWords, isForToday, progressWords, shownAssignments } from "./assignment-words.ts";

/** Thursday 26 November 2026, by the calendar of this device. */
const NOW = new Date(2026, 10, 26, 10).getTime();
/** The end of a day of that month. */
const endOf = (day: number): number => new Date(2026, 10, day + 1).getTime();

function view(change: Partial<AssignmentView> = {}): AssignmentView {
  return {
    id: AssignmentId.parse(uuidFromName("a")),
    kind: "skills",
    skills: [{ skillId: SkillId.parse("t.add"), name: "Adding" }],
    note: "",
    teacher: "Ms Okafor",
    due: null,
    unit: "problems",
    done: 0,
    of: 5,
    begunAt: null,
    doneAt: null,
    isShut: false,
    exam: null,
    form: null,
    ...change,
  };
}

test("[SCR130] a survey or a guide is called by its title", () => {
  const form = { id: "assigned/a", title: "You and maths", about: "" };
  const survey = view({ kind: "survey", unit: "survey", skills: [], form });
  expect(assignmentName(text, survey)).toBe("Survey: You and maths");
  expect(assignmentName(text, { ...survey, kind: "guide" })).toBe("Guide: You and maths");
  expect(progressWords(text, survey)).toBeNull();
});

test.for([
  [26, false, "for today"],
  [27, false, "until tomorrow"],
  [28, false, "until Saturday"],
  [32, false, "until Wednesday"],
  [33, false, "until Thursday, December 3"],
  [25, false, "it was for yesterday, you can still do it"],
  [23, false, "it was for Monday, you can still do it"],
  [26, true, "Your teacher closed this today."],
  [25, true, "Your teacher closed this yesterday."],
  [23, true, "Your teacher closed this on Monday."],
] as const)("[SCR132] [SCR131] due on the %ith, shut: %s: %s", ([day, isShut, words]) => {
  expect(dueWords(text, { due: endOf(day), isShut }, NOW)).toBe(words);
});

test("[SCR132] where no day was named none is said, and nothing is for today", () => {
  expect(dueWords(text, view(), NOW)).toBeNull();
  expect(isForToday(view(), NOW)).toBe(false);
});

test("[SCR132] its own day is today's, until it is done or shut", () => {
  const due = endOf(26);
  expect(isForToday(view({ due }), NOW)).toBe(true);
  expect(isForToday(view({ due, doneAt: NOW }), NOW)).toBe(false);
  expect(isForToday(view({ due, isShut: true }), NOW)).toBe(false);
  expect([endOf(25), endOf(27)].map((other) => isForToday(view({ due: other }), NOW))).toEqual([false, false]);
});

test.for([
  ["open", view(), true],
  ["late", view({ due: endOf(2) }), true],
  ["done this morning", view({ doneAt: NOW - 3_600_000 }), true],
  ["done yesterday", view({ doneAt: NOW - 86_400_000 }), false],
  ["closed three days ago", view({ due: endOf(23), isShut: true }), true],
  ["closed four days ago", view({ due: endOf(22), isShut: true }), false],
] as const)("[SCR131] %s", ([, one, isShown]) => {
  expect(shownAssignments([one], NOW)).toHaveLength(isShown ? 1 : 0);
});

test.for([
  [{ unit: "problems", done: 5, of: 10 }, "5 of 10 done"],
  [{ unit: "problems", done: 12, of: 10 }, "10 of 10 done"],
  [{ unit: "right", done: 2, of: 5 }, "2 of 5 right"],
  [{ unit: "skills", done: 0, of: 1 }, "until you can do it"],
  [{ unit: "skills", done: 1, of: 3 }, "1 of 3 shown"],
  [{ unit: "minutes", done: 4, of: 15 }, "4 of 15 minutes"],
  [{ unit: "lesson", done: 0, of: 1 }, null],
] as const)("[SCR130] %o: %s", ([amount, words]) => {
  expect(progressWords(text, amount)).toBe(words);
});

test("[SCR130] it is called by its skills, and a lesson is called one", () => {
  const more = [...view().skills, { skillId: SkillId.parse("t.sub"), name: "Taking away" }];
  expect(assignmentName(text, view({ skills: more }))).toBe("Adding and Taking away");
  expect(assignmentName(text, view({ kind: "lesson" }))).toBe("A lesson: Adding");
});
