import { describe, expect, test } from "vitest";
import { PHRASES } from "../compose/phrases.ts";
import { createTalkDesk, talkContent } from "./talk.fixture.ts";

describe("questions of children", () => {
  test("[TRN28] a question with choices is remembered while other things are said", () => {
    const desk = createTalkDesk();
    expect(desk.say("why do we carry")).toMatchObject({ asks: { kind: "choice" } });
    desk.say("my dog is called rex");
    expect(desk.say("oh the thing you asked, its B")).toMatchObject({ act: "check-right" });
    expect(desk.say("its the second one").act).not.toBe("check-right");
  });

  test("[TRN7] a word of mathematics that is in no lesson is explained all the same", () => {
    const desk = createTalkDesk("t.add", talkContent([]));
    expect(desk.say("what is a sum").text).toContain("A sum is what you get when you add.");
  });

  test("[TRN23] a pupil who is puzzled by a finished problem is told its idea", () => {
    const desk = createTalkDesk();
    desk.check(String(desk.right()));
    if (desk.problem().asks !== null) desk.say("skip");
    expect(desk.say("i dont get it")).toMatchObject({ act: "teach" });
  });

  test("[TRN12] asked for the answer again after an offer, the solution is shown", () => {
    const desk = createTalkDesk();
    const replies = Array.from({ length: 12 }, () =>
      desk.problem().phase === "open" ? desk.say("just tell me") : null,
    );
    const acts = replies.flatMap((reply) => reply?.act ?? []);
    expect(acts.filter((act) => act === "offer-solution")).toHaveLength(1);
    expect(acts.at(-1)).toBe("solution");
  });

  test("[TRN28] what went amiss is told by the last answer; what narrows it down is not told", () => {
    const desk = createTalkDesk();
    desk.say(`${desk.right() + 200}`);
    expect(desk.say("what did i do wrong")).toMatchObject({ act: "slip" });
    expect(desk.say("is it more than 50")).toMatchObject({ act: "narrow" });
  });
});

describe("[TRN41] what is told for want of an answer", () => {
  test.for([
    ["do i add them", " + "],
    ["so do i have to multiply them", "add"],
  ] as const)("%s: %s", ([text, told]) => {
    expect(createTalkDesk("t.add", talkContent([])).say(text).text).toContain(told);
  });

  test("the idea of the lesson is not told as the answer to something else", () => {
    const opening = (text: string) => {
      const reply = createTalkDesk().say(text).text;
      return Object.entries(PHRASES).find(([, bank]) => bank.some((phrase) => reply.startsWith(phrase)))?.[0];
    };
    expect(opening("what if there are more parts")).toBe("ideaOnly");
    expect(opening("what is the rule")).not.toBe("ideaOnly");
  });

  test("a fact leads back to the work, not to a question of the lesson", () => {
    expect(createTalkDesk().say("whats 3 times 4").asks?.kind).toBe("answer");
  });
});
