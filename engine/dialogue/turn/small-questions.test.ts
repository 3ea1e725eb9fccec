import { describe, expect, test } from "vitest";
import { PHRASES } from "../compose/phrases.ts";
import { createTalkDesk, TALK_LESSON, talkContent } from "./talk.fixture.ts";

/** Whether a text has one of a bank's phrases. */
function has(text: string, bank: readonly string[]): boolean {
  return bank.some((phrase) => text.includes(phrase));
}

describe("[TRN64] small questions of children", () => {
  test("a reason is given where one is asked for", () => {
    const answers = [
      {
        frames: ["why"] as const,
        concept: "carrying" as const,
        when: [["add", "plus"]],
        say: "Add the ones, then add the tens.",
      },
      {
        frames: ["why"] as const,
        concept: "carrying" as const,
        when: [["why"], ["ones", "tens"]],
        say: "A place has room for a single digit.",
      },
      {
        frames: ["why"] as const,
        concept: "carrying" as const,
        when: [["why"], ["learn"]],
        say: "It helps you in a shop.",
      },
    ];
    const desk = createTalkDesk("t.add", talkContent([{ ...TALK_LESSON, answers }]));
    desk.say("help");
    expect(desk.say("why do i have to add it like that").text).toContain("A place has room for a single digit.");
  });

  test("what a word means, and how one can be sure, ends without the lesson's check", () => {
    for (const text of ["what is a digit", "how do i know its right"])
      expect(createTalkDesk().say(text).asks?.kind).toBe("answer");
  });

  test("a check that waits is asked again in short, once", () => {
    const desk = createTalkDesk();
    expect(desk.say("why do we carry").asks?.kind).toBe("choice");
    const again = desk.say("thx");
    expect(has(again.text, PHRASES.checkAgain)).toBe(true);
    expect(again).toMatchObject({ act: "check-again", asks: { kind: "choice" } });
    expect(desk.say("ok").act).not.toBe("check-again");
    const other = createTalkDesk();
    other.say("why do we carry");
    other.say("thx");
    expect(other.say("B").act).toBe("check-right");
  });

  test("a quicker way is the lesson's, else this one is the shortest", () => {
    expect(has(createTalkDesk().say("is there a quicker way").text, PHRASES.shortest)).toBe(true);
    const answers = [
      {
        frames: ["why"] as const,
        concept: "carrying" as const,
        when: [["quick", "short"]],
        say: "Go to the next ten first.",
      },
    ];
    const desk = createTalkDesk("t.add", talkContent([{ ...TALK_LESSON, answers }]));
    expect(desk.say("is there a quicker way").text).toContain("Go to the next ten first.");
  });

  test("an idea for other numbers of groups is not told", () => {
    const idea = ["Three groups are a double and one more.", "Build it from what you know.", "So go on."] as const;
    const desk = createTalkDesk("t.add", talkContent([{ ...TALK_LESSON, idea }]));
    const { text } = desk.say("what is the rule");
    expect(text).not.toContain("Three groups");
    expect(text).toContain("Build it from what you know.");
  });

  test("one number is not asked for as one of several", () => {
    expect(createTalkDesk().say("hello").asks?.kind).toBe("open");
    const desk = createTalkDesk("t.both", talkContent());
    const asked = Array.from({ length: 8 }, () => desk.say("hello").text).join(" ");
    expect(asked).not.toContain("Which number in the problem");
  });

  test("who feels dumb is told that it is not so, in other words the next time", () => {
    const desk = createTalkDesk();
    const said = ["i feel dumb", "im so stupid", "i am bad at maths"].map((text) => desk.say(text));
    expect(said.map(({ text }) => has(text, PHRASES.notDumb))).toEqual([true, true, true]);
    expect(new Set(said.map(({ text }) => PHRASES.notDumb.find((phrase) => text.includes(phrase)))).size).toBe(3);
    expect(PHRASES.sadOrCross.join(" ")).not.toContain("tiring");
  });
});
