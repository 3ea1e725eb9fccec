import { expect, test } from "vitest";
import { joinWords } from "./join-words.ts";

const refusal = (status: number, retryAfter: number | null = null) =>
  ({ type: "refused", status, title: "This may not be done from here.", retryAfter }) as const;

test("[SCR70] every answer that is none is a sentence that says what to do", () => {
  expect(joinWords({ type: "offline" }, null, 0)).toEqual({ text: "join.error.offline" });
  expect(joinWords({ type: "no-contact" }, null, 0)).toEqual({ text: "join.error.offline" });
  expect(joinWords({ type: "garbled" }, null, 0)).toEqual({ text: "join.error.other" });
  expect(joinWords(refusal(503), "join.pin.not", 0)).toEqual({ text: "join.error.offline" });
  expect(joinWords(refusal(401), "join.pin.not", 0)).toEqual({ text: "join.pin.not" });
  expect(joinWords(refusal(404), "join.code.unknown", 0)).toEqual({ text: "join.code.unknown" });
  expect(joinWords(refusal(429, 30), "join.pin.not", 0)).toEqual({
    text: "join.wait.seconds",
    values: { seconds: 30 },
  });
  expect(joinWords(refusal(429, 120), null, 0)).toMatchObject({ text: "join.wait.minutes" });
  expect(joinWords(refusal(403), null, 0)).toEqual({
    text: "join.error.refused",
    values: { title: "This may not be done from here." },
  });
  expect(joinWords({ type: "not-saved", reason: "quota" }, null, 0)).toEqual({ text: "join.error.storage" });
});
