import { describe, expect, test } from "vitest";
import { BESIDE_PHRASES } from "../compose/beside-phrases.ts";
import { PHRASES } from "../compose/phrases.ts";
import { createTalkDesk } from "./talk.fixture.ts";

const has = (text: string, bank: readonly string[]) => bank.some((phrase) => text.includes(phrase));

describe("[TRN17] where a reason was asked for", () => {
  test.for([
    ["okay", PHRASES.leftAgreed],
    ["thx", PHRASES.thanks],
    ["oh i see", PHRASES.leftSeen],
    ["no", PHRASES.leftWhy],
  ] as const)("“%s” is taken for what it is", ([text, bank]) => {
    const desk = createTalkDesk();
    for (let round = 0; round < 9 && desk.problem().asks?.kind !== "why"; round++) {
      if (desk.problem().phase !== "open") desk.next();
      desk.say("help");
      desk.say(String(desk.right()));
    }
    expect(desk.problem().asks?.kind).toBe("why");
    expect(has(desk.say(text).text, bank)).toBe(true);
  });
});

describe("[TRN45] how it feels", () => {
  test.for([
    ["this is stupid", PHRASES.complaint],
    ["boring", PHRASES.dull],
    ["this is so boring", PHRASES.dull],
    ["blah blah", BESIDE_PHRASES.noise],
  ] as const)("“%s” is taken for what it is", ([text, bank]) => {
    for (const value of [null, "901"]) {
      const desk = createTalkDesk();
      if (value !== null) desk.say(value);
      const reply = desk.say(text).text;
      expect([reply, has(reply, bank)]).toEqual([reply, true]);
    }
  });

  test("who is tired keeps the offer that waits, and is not sent off", () => {
    const desk = createTalkDesk();
    for (let turn = 0; turn < 12 && desk.last("reply_given")?.act !== "offer-solution"; turn++) desk.say("idk");
    const reply = desk.say("im tired");
    expect(has(reply.text, BESIDE_PHRASES.mayRest)).toBe(true);
    expect(reply.asks).toMatchObject({ kind: "yes-no" });
    desk.say("yes");
    expect(desk.problem().phase).toBe("shown");
  });
});

describe("what was said last", () => {
  test("[TRN36] that it could not be read is said of what could not be read", () => {
    const desk = createTalkDesk();
    desk.say("901");
    desk.say("5/7");
    const { text } = desk.say("is it right?");
    expect(text).toContain("7");
    expect(text).not.toContain("901");
  });

  test("[TRN28] what went amiss is about the last marked answer, also where all was said of it", () => {
    const desk = createTalkDesk();
    desk.say("901");
    const texts = Array.from({ length: 6 }, () => desk.say("what did i do wrong"));
    expect(texts.map(({ act }) => act)).not.toContain("cannot-say");
    expect(texts.some(({ text }) => text.includes("901"))).toBe(true);
  });
});
