import { describe, expect, test } from "vitest";
import { sentencesOf } from "../compose/maths-text.ts";
import { PHRASES } from "../compose/phrases.ts";
import { createTalkDesk, TALK_LESSON, talkContent } from "./talk.fixture.ts";

describe("[TRN35] what a message came to is said", () => {
  test("of every number that is not what the small step comes to, whatever help follows", () => {
    const desk = createTalkDesk("t.sub", talkContent([TALK_LESSON]), 2);
    desk.say("help");
    for (const value of ["91", "92", "93", "94", "95", "96"]) {
      if (desk.problem().phase !== "open" || desk.problem().scaffold?.active !== true) break;
      const reply = desk.say(value);
      if (desk.last("attempt_submitted") !== undefined) break;
      const [first = ""] = sentencesOf(reply.text);
      expect(first).toMatch(/not (?:yet|this|it|there|fit|come)|else/iu);
    }
  });

  test("a plea for the answer and a feeling are taken up, also where there is little room", () => {
    const opens = (text: string, bank: readonly string[]) => bank.some((phrase) => text.startsWith(phrase));
    const desk = createTalkDesk("t.add", talkContent(), 2);
    expect(opens(desk.say("i hate this").text, PHRASES.sadOrCross)).toBe(true);
    expect(opens(desk.say("just tell me the answer").text, PHRASES.smaller)).toBe(true);
  });

  test("after a no to an offer the work goes on, and the offer is not made again at once", () => {
    const desk = createTalkDesk();
    for (let turn = 0; turn < 12 && desk.last("reply_given")?.act !== "offer-solution"; turn++) desk.say("idk");
    expect(desk.last("reply_given")?.act).toBe("offer-solution");
    expect(desk.say("no")).toMatchObject({ act: "stay", asks: { kind: "step" } });
  });
});
