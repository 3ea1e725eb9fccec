import { describe, expect, test } from "vitest";
import { sentencesOf } from "../compose/maths-text.ts";
import { PHRASES } from "../compose/phrases.ts";
import { firstPlace } from "./first-place.ts";
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

describe("what is said of an answer", () => {
  test("[TRN36] whether it is right, of a small step too", () => {
    const opens = (text: string, bank: readonly string[]) => bank.some((phrase) => text.startsWith(phrase));
    const desk = createTalkDesk();
    desk.say("help");
    expect(opens(desk.say("is it right?").text, PHRASES.noAnswerYet)).toBe(true);
    desk.say("99");
    expect(opens(desk.say("am i right").text, PHRASES.lastStepNot)).toBe(true);
    desk.say(desk.step(1));
    expect(opens(desk.say("did i do it right").text, PHRASES.lastStepRight)).toBe(true);
    desk.say(`${desk.right() - 10}`);
    expect(desk.say("is it right").text).toContain(`${desk.right() - 10}`);
  });

  test("[TRN37] a way that belongs to another kind of problem is not taken for this one's", () => {
    const opens = (text: string, bank: readonly string[]) => bank.some((phrase) => text.startsWith(phrase));
    const desk = createTalkDesk();
    desk.say("help");
    expect(opens(desk.say("the bottoms are the same so i kept it").text, PHRASES.elsewhere)).toBe(true);
    expect(opens(desk.say("i used my fingers").text, PHRASES.heard)).toBe(true);
    expect(opens(desk.say("i shared them out").text, PHRASES.elsewhere)).toBe(true);
    expect(opens(desk.say("i added the tens last").text, PHRASES.heard)).toBe(true);
    const minus = createTalkDesk("t.sub");
    expect(opens(minus.say("because i put them together").text, PHRASES.elsewhere)).toBe(true);
    expect(opens(minus.say("cos i counted on").text, PHRASES.elsewhere)).toBe(false);
  });

  test.for(["i just know it", "my teacher told me", "i did it in my head", "cos my mum showed me that"])(
    "[TRN37] “%s” tells no way, and is not thanked for one",
    (text) => {
      const has = (said: string, bank: readonly string[]) => bank.some((phrase) => said.includes(phrase));
      const open = createTalkDesk();
      const reply = open.say(text);
      expect([reply.asks?.kind, has(reply.text, PHRASES.noWay)]).toEqual(["answer", true]);
      expect(open.problem().hints).toBe(0);
      const over = createTalkDesk();
      over.check(String(over.right()));
      const told = over.say(text).text;
      expect(has(told, PHRASES.noWayAfter)).toBe(true);
      expect(told).toContain(TALK_LESSON.rubric[0]?.idea);
    },
  );

  test.for([
    ["is it 1/2", "whole number"],
    ["3 + 4", "work"],
  ] as const)("[TRN38] %s is told why it is none: %s", ([value, why]) => {
    const desk = createTalkDesk();
    const replies = Array.from({ length: 5 }, () => desk.say(value));
    const unread = replies.filter(({ act }) => act === "unread");
    expect(unread.length).toBeGreaterThan(0);
    for (const { text } of unread) expect(text.toLowerCase()).toMatch(new RegExp(`${why}|number|comes to`, "u"));
    expect(desk.problem()).toMatchObject({ attempts: 0 });
  });
});

describe("help that fits", () => {
  test("[TRN39] at the last step the calculation is helped with, not the beginning", () => {
    const desk = createTalkDesk();
    desk.say("help");
    desk.say(desk.step(1));
    desk.say(desk.step(2));
    const texts = [desk.say("idk").text, desk.say("idk").text];
    expect(texts[0]).toMatch(/in parts|Start at/u);
    expect(texts.join(" ")).not.toContain("What do the ones make?");
  });

  test("[TRN39] a step that points back is not the first one", () => {
    const smallStep = (step: number, lead: string) => ({ step, lead: [lead] });
    const turn = { type: "attempt", verdict: "incorrect", misconception: "m" };
    const desk = {
      problem: { turns: [turn], scaffold: null },
      item: { misconceptions: [{ id: "m", divergence_step_index: 2 }] },
    };
    const placeOf = (lead: string) =>
      firstPlace({
        desk,
        smallSteps: [smallStep(1, "Find the greatest."), smallStep(2, lead)],
      } as unknown as Parameters<typeof firstPlace>[0]).place;
    expect(placeOf("Divide top and bottom by it.")).toBe(1);
    expect(placeOf("Divide the tens.")).toBe(2);
  });

  test("[TRN40] a way in is not the one of the problem before", () => {
    const desk = createTalkDesk();
    const ways = [1, 2].map(() => {
      const acts = Array.from({ length: 9 }, () => (desk.problem().phase === "open" ? desk.say("idk").act : ""));
      for (let turn = 0; turn < 9 && desk.problem().phase === "open"; turn++) desk.say("just tell me");
      desk.next();
      return acts.find((act) => act.startsWith("strategy"));
    });
    expect(ways[0]).toBeDefined();
    expect(ways[1]).not.toBe(ways[0]);
  });
});

describe("[TRN42] what is said already, and what is over", () => {
  test("a meaning that was told is pointed to", () => {
    const desk = createTalkDesk();
    expect(desk.say("what is a digit").text).toContain("A digit is");
    const { text } = desk.say("what is a digit");
    expect(PHRASES.saidAbove.some((phrase) => text.includes(phrase))).toBe(true);
  });

  test("on a problem that is over nobody is asked for its answer", () => {
    const desk = createTalkDesk();
    desk.check(String(desk.right()));
    for (const text of ["boring", "this is stupid", "i hate this", "i dont get it"]) {
      const { asks } = desk.say(text);
      expect([null, "why"]).toContain(asks?.kind ?? null);
    }
    expect(desk.count("scaffold_moved")).toBe(0);
  });

  test("who hates the tutor gets no small step, who hates the problem does", () => {
    expect(createTalkDesk().say("i hate you").act).not.toBe("steps-begin");
    expect(createTalkDesk().say("i hate this problem").act).toBe("steps-begin");
  });
});

describe("[TRN6] what an answer is", () => {
  test("the number in another unit is told by its unit, and nothing is counted", () => {
    const desk = createTalkDesk("t.mul");
    const right = desk.right();
    const { text } = desk.say(`it's ${right} mm`);
    expect(desk.last("attempt_evaluated")).toMatchObject({ verdict: "wrong-form", reason: "wrong-unit" });
    expect(PHRASES.otherUnit.some((phrase) => text.startsWith(phrase))).toBe(true);
    expect(text).toContain("unit");
    const equal = desk.say(`${right * 10} mm`);
    expect(PHRASES.form.some((phrase) => equal.text.startsWith(phrase))).toBe(true);
    expect(desk.problem().phase).toBe("open");
    desk.say(`it is ${right} centimetres`);
    expect(desk.last("attempt_evaluated")).toMatchObject({ verdict: "correct" });
  });

  test.for([2, 3, 6])("is told first, also in grade %d where the help is long", (grade) => {
    const desk = createTalkDesk("t.add", talkContent(), grade);
    for (const off of [200, 1, 10]) {
      const { text } = desk.say(`${desk.right() - off}`);
      const [first = ""] = sentencesOf(text);
      expect(first).toMatch(/yet|not|near|close|off|miss|look|check/iu);
    }
  });
});

test.for([
  ["what comes next", "stuck"],
  ["so what do i do first", "stuck"],
  ["why cant i add the tens first", "conceptual_question"],
  ["my teacher told me", "explanation"],
] as const)("[TRN27] %s: %s", ([text, category]) => {
  const desk = createTalkDesk();
  desk.say(text);
  expect(desk.last("message_received")?.category).toBe(category);
});

test("[TRN25] whether one may guess is answered", () => {
  expect(createTalkDesk().say("why cant i just guess").act).toBe("may-try");
});

test("[TRN36] what was wrong about a small step is not told as an idea of the lesson", () => {
  const desk = createTalkDesk();
  desk.say("help");
  desk.say("99");
  const { text, act } = desk.say("what did i do wrong");
  expect(act).toBe("slip");
  expect(PHRASES.lastStepNot.some((phrase) => text.startsWith(phrase))).toBe(true);
});

test.for([
  ["my answer is #", "correct"],
  ["it is #", "correct"],
  ["so i got #", "correct"],
] as const)("[TRN4] several values in a sentence are an answer: %s", ([text, category]) => {
  const desk = createTalkDesk("t.both");
  const values = desk.item().answer_spec.parts?.map(({ canonical }) => canonical) ?? [];
  expect(desk.say(text.replace("#", values.join(", ")))).toMatchObject({ category });
});

test("[TRN14] stopping is offered on a problem that is over, too, and done on a yes", () => {
  const desk = createTalkDesk();
  desk.check(String(desk.right()));
  if (desk.problem().asks !== null) desk.say("skip");
  expect(desk.say("can i stop now")).toMatchObject({ act: "offer-stop", asks: { kind: "yes-no" } });
  expect(desk.say("yes").act).toBe("stop");
  expect(desk.count("session_ended")).toBe(1);
});
