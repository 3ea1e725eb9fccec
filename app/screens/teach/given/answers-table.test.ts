import { beforeAll, expect, test } from "vitest";
import { LearnerId, uuidFromName } from "#engine";
import type { SurveyAnswers } from "#engine/protocol/surveys";
import { toCsv } from "#engine/reports/csv";
import { teach } from "../../../text/en/teach.ts";
import { i18n, text } from "../../../text/text.ts";
import { answersTable, medianWords } from "./answers-table.ts";

beforeAll(() => i18n.load("en", teach));

const DONE_AT = new Date(2026, 10, 27, 10, 5).getTime();
const LABELS = ["no", "a bit", "yes"].map((choice) => ({ choice, count: 1, percent: null }));
const QUESTION = { isFollowUp: false, answered: 1, leftOut: 0, median: null };
const ANSWERS: SurveyAnswers = {
  at: DONE_AT,
  title: "Toy",
  version: 1,
  due: null,
  questions: [
    { ...QUESTION, id: "help", text: "What helped?", type: "several", choices: LABELS },
    { ...QUESTION, id: "why", text: "Why, do you think?", type: "free-text", choices: [] },
    { ...QUESTION, id: "like", text: "=Like it?", type: "rating", choices: LABELS, median: 2.5 },
  ],
  pupils: [
    {
      learner: LearnerId.parse(uuidFromName("Zoë")),
      name: "Zoë",
      state: "done",
      doneAt: DONE_AT,
      daysLate: 0,
      answers: [
        { outcome: "answered", given: ["no", "yes"], hidden: false },
        { outcome: "answered", given: ["=1+1"], hidden: false },
        { outcome: "left-out", given: [], hidden: false },
      ],
    },
    {
      learner: LearnerId.parse(uuidFromName("Ben")),
      name: "Ben",
      state: "done",
      doneAt: DONE_AT,
      daysLate: 0,
      answers: [
        { outcome: "not-asked", given: [], hidden: false },
        { outcome: "answered", given: ["…"], hidden: true },
        { outcome: "answered", given: ["007"], hidden: false },
      ],
    },
    {
      learner: LearnerId.parse(uuidFromName("Cai")),
      name: "Cai",
      state: "begun",
      doneAt: null,
      daysLate: null,
      answers: [],
    },
  ],
  unknown: 0,
};

test("[TEA161] the file has a line for each pupil, by name, and a column for each question; all is text, and nothing runs", () => {
  const { columns, rows } = answersTable(text, ANSWERS);
  expect(toCsv(columns, rows).split("\r\n")).toEqual([
    `\uFEFFPupil,Where they are,Answered,What helped?,"Why, do you think?",'=Like it?`,
    "Ben,Done,2026-11-27 10:05,not asked,In an alert,007",
    "Cai,Begun,,,,",
    'Zoë,Done,2026-11-27 10:05,"no; yes",\'=1+1,left out',
    "",
  ]);
});

test("[TEA160] the middle of a rating is told in its own labels", () => {
  const [several, , rating] = ANSWERS.questions;
  if (several === undefined || rating === undefined) throw new Error("no question");
  expect(medianWords(text, several)).toBeNull();
  expect(medianWords(text, rating)).toBe("In the middle: between a bit and yes");
  expect(medianWords(text, { ...rating, median: 3 })).toBe("In the middle: yes");
});
