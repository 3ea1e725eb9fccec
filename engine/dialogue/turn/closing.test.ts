import { describe, expect, test } from "vitest";
import { PHRASES } from "../compose/phrases.ts";
import { createTalkDesk } from "./talk.fixture.ts";

const has = (text: string, bank: readonly string[]) => bank.some((phrase) => text.includes(phrase));
const after = [...PHRASES.askMain, ...PHRASES.askAfter, ...PHRASES.askAgain];

describe("[TRN48] what is asked at the end, and what is said of the way", () => {
  test.for(["am i right", "yay", "why cant i just guess"])(
    "after “%s” nothing was told that leads to an answer",
    (text) => {
      for (const skill of ["t.add", "t.greater"]) {
        const desk = createTalkDesk(skill);
        if (skill === "t.add") desk.say("901");
        else desk.say("help");
        const reply = desk.say(text);
        expect([skill, reply.text, has(reply.text, after)]).toEqual([skill, reply.text, false]);
        expect(has(reply.text, [...PHRASES.askOpen, ...PHRASES.askFirst])).toBe(true);
      }
    },
  );

  test.for([
    "why do i carry",
    "can you give me an example",
    "what is a digit",
    "can i have a hint",
    "i used my fingers",
  ])("“%s” brings help, and so the answer after it was not found without", (text) => {
    const desk = createTalkDesk();
    desk.say(text);
    expect(has(desk.say(String(desk.right())).text, PHRASES.withHint)).toBe(true);
  });

  test("what comes after a redirect was found without help", () => {
    const desk = createTalkDesk();
    desk.say("my cat is called tom");
    expect(has(desk.say(String(desk.right())).text, PHRASES.atOnce)).toBe(true);
  });
});
