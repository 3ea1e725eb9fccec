import fc from "fast-check";
import { expect, test } from "vitest";
import { LearnerId, SkillId, toCsv, uuidFromName } from "#engine";
import type { ExamResults } from "#engine/protocol/exams";
import { teach } from "../../../text/en/teach.ts";
import { i18n, text } from "../../../text/text.ts";
import { examFacts } from "./exam-facts.ts";
import { countsOf, withCounts } from "./level-counts.ts";
import { isSameForAll, linesOf, questionName, resultsTable, shareWords, sumOf } from "./results-table.ts";

i18n.load("en", teach);

test("[TEA141] so many questions of each level are so many again, and one at least is asked", () => {
  const count = fc.integer({ min: 0, max: 13 });
  const empty = { name: "", skills: [], items: 1, mix: { easy: 1, medium: 0, hard: 0 }, sort: null, itemLimitMs: null };
  fc.assert(
    fc.property(count, count, count, (easy, medium, hard) => {
      fc.pre(easy + medium + hard > 0);
      const section = withCounts(empty, { easy, medium, hard });
      expect(countsOf(section)).toEqual({ easy, medium, hard });
      expect(section.items).toBe(easy + medium + hard);
    }),
  );
  expect(withCounts(empty, { easy: 0, medium: 0, hard: 0 }).items).toBe(1);
});

const SKILL = SkillId.parse("t.add");
const question = (form: number, position: number): ExamResults["questions"][number] => ({
  form,
  position,
  question: {
    skill: SKILL,
    skillName: "Adding",
    difficulty: 1,
    sort: "procedural",
    stem: "What is $3 + 4$?",
    diagram: null,
    choices: [],
    labels: [],
    answer: "7",
  },
  correct: 0,
  partial: 0,
  incorrect: 0,
  unanswered: 0,
});

const answer = (position: number, given: string, points: number, misconception: number | null = null) => ({
  position,
  question: position - 1,
  given: given === "" ? [] : [given],
  outcome: given === "" ? ("unanswered" as const) : points === 1 ? ("correct" as const) : ("incorrect" as const),
  points,
  misconception,
});

function results(): ExamResults {
  const pupil = { form: 0, state: "done", reason: "complete", begunAt: 1, doneAt: 2, daysLate: 0, of: 2 } as const;
  const idOf = (name: string) => LearnerId.parse(uuidFromName(name));
  return {
    at: 0,
    title: "Sums",
    version: 1,
    forms: 2,
    selection: "random",
    due: null,
    questions: [question(0, 1), question(0, 2)],
    pupils: [
      {
        ...pupil,
        learner: idOf("Zoë"),
        name: "=Zoë",
        points: 1,
        answers: [answer(1, "7", 1), answer(2, "=1+1", 0, 0)],
      },
      {
        ...pupil,
        learner: idOf("Ben"),
        name: "Ben",
        points: 0.5,
        daysLate: 2,
        answers: [answer(1, "7", 0.5), answer(2, "", 0)],
      },
      {
        ...pupil,
        learner: idOf("Cai"),
        name: "Cai",
        form: 1,
        state: "not-begun",
        reason: null,
        begunAt: null,
        doneAt: null,
        daysLate: null,
        points: 0,
        answers: [],
      },
    ],
    skills: [],
    sorts: [],
    misconceptions: [{ skill: SKILL, skillName: "Adding", rule: "r", explanation: "You counted on.", pupils: [] }],
    unknown: 0,
  };
}

test("[TEA145] the file has a line a pupil, by name: points are numbers, what was typed is text, and nothing runs", () => {
  const { columns, rows } = resultsTable(text, results());
  const [head = "", ...lines] = toCsv(columns, rows).split("\r\n");
  expect(head).toContain(
    "Pupil,Form,Where they are,Points,Of,Handed in,Days late,Question 1: points,Question 1: typed",
  );
  expect(lines.map((line) => line.replaceAll(/,\d{4}-[\d: -]+/gu, ",when"))).toEqual([
    "'=Zoë,A,done,1,2,when,0,1,7,,0,'=1+1,You counted on.",
    "Ben,A,done,0.5,2,when,2,0.5,7,,0,,",
    "Cai,B,not begun,,2,,,,,,,,",
    "",
  ]);
});

test("[TEA49] the file says what each pupil was set, where anything was", () => {
  const all = results();
  const [first, ...others] = all.pupils;
  if (first === undefined) throw new Error("nobody sat it");
  const adjusted = { extra_time: "half", fewer_choices: true, read_aloud: true } as const;
  const { columns, rows } = resultsTable(text, { ...all, pupils: [{ ...first, adjusted }, ...others] });
  const [head = "", ...lines] = toCsv(columns, rows).split("\r\n");
  expect(head).toContain("Of,Adjusted,Handed in");
  expect(lines.filter((line) => line.includes('"Half more time, fewer choices, choices read aloud"'))).toHaveLength(1);
  const nobody = resultsTable(text, all);
  expect(toCsv(nobody.columns, nobody.rows)).not.toContain("Adjusted");
});

test("[TEA144] lines are of who is done, by name; there is no percent under five, and forms are told apart where there are several", () => {
  const all = results();
  const lines = linesOf(all);
  expect(lines.map(({ name, answer: { position } }) => `${name} ${position}`)).toEqual([
    "=Zoë 1",
    "=Zoë 2",
    "Ben 1",
    "Ben 2",
  ]);
  expect(sumOf(lines)).toEqual({ points: 1.5, of: 4 });
  expect(shareWords(text, sumOf(lines), all.pupils)).toBe("1½ of 4");
  expect(
    shareWords(
      text,
      { points: 5, of: 10 },
      Array.from({ length: 5 }, () => ({ state: "done" as const })),
    ),
  ).toBe("5 of 10 · 50%");
  expect(questionName(text, question(1, 3), 2)).toBe("Form B, question 3");
  expect(questionName(text, question(0, 3), 1)).toBe("Question 3");
  expect(questionName(text, { ...question(0, 3), form: null, position: null }, 1)).toBe("Adding");
});

test.for([
  { forms: 1, selection: "fixed", isSame: true },
  { forms: 2, selection: "random", isSame: false },
  { forms: 1, selection: "adaptive", isSame: false },
] as const)("[TEA144] with $forms forms, $selection, places are added up: $isSame", ({ isSame, ...rest }) => {
  expect(isSameForAll(rest)).toBe(isSame);
});

test.for([
  {
    exam: { questions: 12, forms: 1, selection: "adaptive", mayEndSooner: true },
    said: "up to 12 questions · adaptive · may end sooner",
  },
  { exam: { questions: 12, forms: 1, selection: "adaptive" }, said: "12 questions · adaptive" },
  { exam: { questions: 1, forms: 2, selection: "random" }, said: "one question · 2 parallel forms" },
  { exam: { questions: 5, forms: 0, selection: "fixed" }, said: "5 questions · the same for all" },
] as const)("[TEA207] an exam is told as $said", ({ exam, said }) => {
  expect(examFacts(text, exam).join(" · ")).toBe(said);
});
