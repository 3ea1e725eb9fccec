import { describe, expect, test } from "vitest";
import { createTalkDesk } from "../turn/talk.fixture.ts";
import { plainlyTold, tellError } from "./guess.ts";
import { PHRASES } from "./phrases.ts";
import { createSpeaker } from "./speaker.ts";

const LEADS = PHRASES.mayBe.map((phrase) => phrase.replace(" {what}", ""));

describe("[CMP14] what an answer may come of is a guess", () => {
  test("behind an answer that is not right", () => {
    const desk = createTalkDesk();
    const given = `${desk.right() - 10}`;
    const known = desk.item().misconceptions.find(({ trigger }) => trigger.value === given);
    const { text } = desk.say(given);
    expect(LEADS.filter((lead) => text.includes(`${lead} ${known?.explanation}`))).toHaveLength(1);
  });

  test("what was said before is not guessed again, and what may not be said is no guess", () => {
    const what = "You counted the ten twice.";
    const speaker = createSpeaker({ seed: "a", said: [], may: () => true });
    const error = { explanation: what };
    expect(LEADS).toContain(tellError(speaker, error)?.slice(0, -what.length - 1));
    expect(tellError(speaker, error)).toBeNull();
    expect(tellError(createSpeaker({ seed: "a", said: [], may: () => false }), error)).toBeNull();
    expect(tellError(speaker, undefined)).toBeNull();
    expect(plainlyTold(error)).toBe(`It may be this: ${what}`);
  });

  test("what is true of the number itself is no guess", () => {
    const error = { explanation: "Your number is below zero.", is_fact: true } as const;
    expect(tellError(createSpeaker({ seed: "a", said: [], may: () => true }), error)).toBe(error.explanation);
    expect(plainlyTold(error)).toBe(error.explanation);
  });
});
