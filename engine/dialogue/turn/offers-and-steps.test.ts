import { describe, expect, test } from "vitest";
import { PHRASES } from "../compose/phrases.ts";
import { createTalkDesk, TALK_LESSON, talkContent } from "./talk.fixture.ts";

const has = (text: string, bank: readonly string[]) => bank.some((phrase) => text.includes(phrase));

describe("offers, small steps and problems that are over", () => {
  test("[TRN14] a wish for another one takes the offer to skip", () => {
    const desk = createTalkDesk();
    expect(desk.say("boring give me another")).toMatchObject({ act: "offer-skip" });
    expect(desk.say("boring give me another")).toMatchObject({ act: "skip" });
  });

  test("[TRN14] a thank-you to an offer is asked whether it is a yes, and the offer waits", () => {
    const desk = createTalkDesk();
    desk.say("i want a harder one");
    const waits = desk.problem().asks;
    expect(waits?.kind).toBe("yes-no");
    const reply = desk.say("thx");
    expect(has(reply.text, PHRASES.offerStands)).toBe(true);
    expect(desk.problem().asks).toEqual(waits);
    expect(desk.say("yes")).toMatchObject({ act: "skip" });
  });

  test("[TRN14] rude words to an offer neither take nor end it", () => {
    const desk = createTalkDesk();
    desk.say("i want a harder one");
    const waits = desk.problem().asks;
    expect(has(desk.say("shut up").text, PHRASES.unkind)).toBe(true);
    expect(desk.problem().asks).toEqual(waits);
  });

  test("[TRN45] who says that they know it is asked for the answer, and not to skip", () => {
    const desk = createTalkDesk();
    const reply = desk.say("i know this");
    expect(reply).toMatchObject({ act: "known", asks: { kind: "answer" } });
    expect(has(reply.text, PHRASES.offerSkip)).toBe(false);
  });

  test("[TRN28] where no rule tells what went wrong, that is said", () => {
    const desk = createTalkDesk();
    desk.check("4711");
    for (let turn = 0; turn < 6; turn++) desk.say("what did i do wrong");
    const said = desk.events.flatMap(({ type, body }) => (type === "reply_given" ? [body.text] : []));
    const unknown = PHRASES.slipUnknown.map((phrase) => phrase.replace("{value}", "$4711$"));
    expect(said.some((text) => has(text, unknown))).toBe(true);
  });

  test("[TRN63] the question that is still not understood after all was said gets help", () => {
    const asks = [{ say: "Two numbers are put together." }];
    const desk = createTalkDesk("t.add", talkContent([{ ...TALK_LESSON, asks }]));
    const acts = Array.from({ length: 8 }, () => desk.say("i dont understand the question").act);
    expect(acts[0]).toBe("told");
    expect(acts.slice(-2)).not.toContain("told");
  });

  test("[TRN37] a rule for two sides is no reason where there are none", () => {
    const desk = createTalkDesk();
    desk.say("help");
    expect(has(desk.say("u have to do the same to both").text, PHRASES.elsewhere)).toBe(true);
  });

  test("[TRN12] who gives up takes the offered solution", () => {
    const desk = createTalkDesk();
    for (let turn = 0; turn < 30 && desk.last("reply_given")?.act !== "offer-solution"; turn++) desk.say("idk");
    expect(desk.say("this is dumb i give up")).toMatchObject({ act: "solution" });
  });

  test("[TRN8] who asks what to do first while a step is open gets that step, unless it was said just before", () => {
    const desk = createTalkDesk();
    desk.say("help");
    const { step } = desk.problem().scaffold ?? {};
    expect(desk.say("what do i do first").act).toBe("step-probe");
    const other = createTalkDesk();
    other.say("help");
    other.say("my cat is called tom");
    other.say("we won at football");
    expect(other.say("what do i do first").act).toBe("step-first");
    expect(other.problem().scaffold).toMatchObject({ step });
  });

  test("[TRN9] a step that is shown is not to be tried again", () => {
    const said: string[] = [];
    for (let chats = 0; chats < 9; chats++) {
      const desk = createTalkDesk();
      for (let at = 0; at < chats; at++) desk.say("my cat is called tom");
      desk.say("help");
      for (const value of ["77", "78", "79"]) {
        const reply = desk.say(value);
        if (reply.act === "step-shown") said.push(reply.text);
      }
    }
    expect(said.length).toBeGreaterThan(4);
    expect(said.join("\n")).not.toMatch(/try this step|step once more|Look once more/u);
  });

  test("[TRN23] the answer given again to a question why is the answer, and no way", () => {
    const desk = createTalkDesk();
    const right = String(desk.right());
    desk.say(`is it ${right}?`);
    desk.say("because i carried a ten");
    expect(desk.say(`i got ${right}`)).toMatchObject({ act: "settled" });
  });

  test("[TRN23] another number on a problem that is over is told what it was, and is no way either", () => {
    const desk = createTalkDesk();
    desk.check(String(desk.right()));
    if (desk.problem().asks !== null) desk.say("skip");
    const reply = desk.say("i think its 4711");
    expect(reply).toMatchObject({ act: "settled" });
    expect(reply.text).toContain(String(desk.right()));
  });

  test("[TRN63] what the problem wants is said in other words when it is over, too", () => {
    const asks = [{ say: "Two numbers are put together." }];
    const desk = createTalkDesk("t.add", talkContent([{ ...TALK_LESSON, asks }]));
    desk.check(String(desk.right()));
    if (desk.problem().asks !== null) desk.say("skip");
    expect(desk.say("what does the question mean").text).toContain("Two numbers are put together.");
  });

  test("[TRN44] after a shown solution, who does not see how is sent to its steps when all was said", () => {
    const desk = createTalkDesk();
    for (let tries = 0; tries < 3; tries++) desk.check(String(desk.right() + 1 + tries));
    const said = Array.from({ length: 6 }, () => desk.say("i dont get it").text);
    expect(said.some((text) => has(text, PHRASES.stepsThere))).toBe(true);
  });
});
