import { expect, test } from "vitest";
import { dueSurvey } from "./due-survey.ts";

const surveys = [
  { id: "start", title: "You and maths", about: "" },
  { id: "unit", title: "End of the unit", about: "" },
];

test("[SCR26] an open survey is due, else the first one where none was begun", () => {
  expect(dueSurvey({ surveyId: "unit", title: "End of the unit", ended: null, isAssigned: false }, surveys)?.id).toBe(
    "unit",
  );
  expect(dueSurvey(null, surveys)?.id).toBe("start");
  expect(dueSurvey({ surveyId: "start", title: "", ended: "complete", isAssigned: false }, surveys)).toBeNull();
  expect(
    dueSurvey({ surveyId: "assigned/a", title: "You and maths", ended: null, isAssigned: true }, surveys),
  ).toBeNull();
  expect(dueSurvey(undefined, surveys)).toBeNull();
  expect(dueSurvey(null, [])).toBeNull();
});
