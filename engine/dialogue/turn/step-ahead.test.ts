import { describe, expect, test } from "vitest";
import { PHRASES } from "../compose/phrases.ts";
import { createTalkDesk } from "./talk.fixture.ts";

describe("[TRN98] what the pupil found already", () => {
  test("what a later step comes to ends those before it", () => {
    const desk = createTalkDesk();
    desk.say("help");
    expect(desk.problem().scaffold).toMatchObject({ active: true, step: 1 });
    expect(desk.say(desk.step(2))).toMatchObject({ act: "step-right" });
    expect(desk.problem()).toMatchObject({ attempts: 0, scaffold: { step: 3 } });
  });

  test("a value that was agreed to is not asked for when the steps begin", () => {
    const desk = createTalkDesk();
    expect(desk.say(desk.step(2)).act).toBe("on-the-way");
    desk.say("help");
    expect(desk.problem().scaffold).toMatchObject({ active: true, step: 3 });
  });

  test("a marked number that is named in a doubt is doubted whatever was said since", () => {
    const desk = createTalkDesk();
    const { right } = desk;
    desk.check(String(right() + 300));
    desk.say("my dog is big");
    const { text } = desk.say(`${right() + 300} is so big`);
    expect(PHRASES.goodDoubt.some((phrase) => text.includes(phrase))).toBe(true);
  });

  test("being mixed up doubts no number", () => {
    const desk = createTalkDesk();
    desk.check(String(desk.right() + 300));
    const { text } = desk.say("i get mixed up when the number is so long");
    expect(PHRASES.goodDoubt.some((phrase) => text.includes(phrase))).toBe(false);
  });
});
