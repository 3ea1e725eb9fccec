import { expect, test } from "vitest";
import { joinWords } from "./join-words.ts";

const refusal = (status: number, retryAfter: number | null = null) =>
  ({ type: "refused", status, title: "This may not be done from here.", retryAfter }) as const;

const FACTS = { now: 0, hasNetwork: true };

test("[SCR70] where nothing came back, what is said is what is known: no network here, or no answer", () => {
  for (const type of ["offline", "no-contact"] as const) {
    expect(joinWords({ type }, null, FACTS)).toEqual({ text: "join.error.no-answer" });
    expect(joinWords({ type }, null, { ...FACTS, hasNetwork: false })).toEqual({ text: "join.error.no-network" });
  }
});

test("[SCR70] every answer that is none is a sentence that says what to do", () => {
  expect(joinWords({ type: "internal", message: "" }, null, FACTS)).toEqual({ text: "join.error.device" });
  expect(joinWords({ type: "garbled" }, null, FACTS)).toEqual({ text: "join.error.other" });
  expect(joinWords(refusal(503), "join.pin.not", FACTS)).toEqual({ text: "join.error.busy" });
  expect(joinWords(refusal(401), "join.pin.not", FACTS)).toEqual({ text: "join.pin.not" });
  expect(joinWords(refusal(404), "join.code.unknown", FACTS)).toEqual({ text: "join.code.unknown" });
  expect(joinWords(refusal(429, 30), "join.pin.not", FACTS)).toEqual({
    text: "join.wait.seconds",
    values: { seconds: 30 },
  });
  expect(joinWords(refusal(429, 120), null, FACTS)).toMatchObject({ text: "join.wait.minutes" });
  expect(joinWords(refusal(403), null, FACTS)).toEqual({
    text: "join.error.refused",
    values: { title: "This may not be done from here." },
  });
  expect(joinWords({ type: "not-saved", reason: "quota" }, null, FACTS)).toEqual({ text: "join.error.storage" });
});
