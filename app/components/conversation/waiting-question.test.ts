import { expect, test } from "vitest";
import { waitingQuestion } from "./waiting-question.ts";

const asks = { kind: "why", text: "How did you get 12?", step: null } as const;

test("[SCR21] a waiting question is shown once", () => {
  const told = [{ who: "tutor", text: "You have 12. How did you get 12?" }] as const;
  expect(waitingQuestion(told, asks)).toBeNull();
  expect(waitingQuestion([{ who: "tutor", text: "You have 12." }], asks)).toBe(asks.text);
  expect(waitingQuestion([], asks)).toBe(asks.text);
  expect(waitingQuestion(told, null)).toBeNull();
});

test("[SCR21] what the learner wrote does not count as asked, and only the tutor's last words do", () => {
  const talk = [
    { who: "tutor", text: asks.text },
    { who: "tutor", text: "Look at the tens." },
    { who: "learner", text: asks.text },
  ] as const;
  expect(waitingQuestion(talk, asks)).toBe(asks.text);
});
