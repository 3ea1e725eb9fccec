import { describe, expect, test } from "vitest";
import { BESIDE_PHRASES } from "../compose/beside-phrases.ts";
import { sanitise } from "../safety/index.ts";
import { createTalkDesk } from "./talk.fixture.ts";

type Bank = keyof typeof BESIDE_PHRASES;

function bankOf(text: string): string | undefined {
  return Object.entries(BESIDE_PHRASES).find(([, bank]) => bank.some((phrase) => text.includes(phrase)))?.[0];
}

describe("what is written beside the problem", () => {
  test.for<readonly [string, Bank]>([
    ["are you a robot", "person"],
    ["are u a real person", "person"],
    ["can you see me", "person"],
    ["whats ur name", "person"],
    ["sorry i was mean", "sorry"],
    ["sorry", "sorry"],
    ["i feel sick", "unwell"],
    ["i want my mum", "unwell"],
    ["hang on", "wait"],
    ["let me think", "wait"],
    ["bye", "bye"],
    ["that was a guess", "guess"],
  ])("[TRN25] “%s” is answered: %s", ([text, bank]) => {
    const desk = createTalkDesk();
    expect(bankOf(desk.say(text).text)).toBe(bank);
    expect(desk.problem()).toMatchObject({ phase: "open", attempts: 0 });
  });

  test.for([
    ["wheres the answer box", "You can write your answer here or in the answer box."],
    ["how many more", "you can stop whenever you like"],
    ["can i use a calculator", "Try it without a calculator here."],
  ] as const)("[TRN25] “%s” is told", ([text, told]) => {
    expect(createTalkDesk().say(text).text).toContain(told);
  });

  test.for([
    ["back", "greet"],
    ["you are nice", "thanks"],
  ] as const)("[TRN25] “%s”: %s", ([text, act]) => {
    expect(createTalkDesk().say(text).act).toBe(act);
  });

  test("[TRN25] an answer said with it is an answer", () => {
    const desk = createTalkDesk();
    expect(desk.say(`sorry i meant ${desk.right()}`)).toMatchObject({ category: "correct" });
  });

  test("[TRN25] waiting keeps the question that waits", () => {
    const desk = createTalkDesk();
    desk.say("idk");
    const before = desk.problem().asks;
    expect(desk.say("hang on")).toMatchObject({ act: "wait", asks: before });
  });

  test("[TRN25] the count of what was done is told", () => {
    const desk = createTalkDesk();
    expect(desk.say("how many have i got right").text).toContain("This is your first problem here.");
    desk.check(String(desk.right()));
    desk.next();
    expect(desk.say("how many have i got right").text).toContain("Of the 1 you have finished here, 1 came out right.");
    expect(desk.say("how many more").text).toContain("you have finished 1, and you can stop");
  });

  test("[TRN25] a verdict that is doubted stands, and is told again", () => {
    const desk = createTalkDesk();
    desk.say(`${desk.right() + 200}`);
    expect(desk.say("that cant be right")).toMatchObject({ act: "is-it-right", asks: { kind: "answer" } });
    expect(desk.problem().attempts).toBe(1);
  });

  test("[CMP5] [CMP6] its phrases are clean, six or more, and none begins as another", () => {
    for (const [name, bank] of Object.entries(BESIDE_PHRASES)) {
      const openings = bank.map((phrase) => phrase.toLowerCase().split(/\s+/u).slice(0, 2).join(" "));
      expect([name, bank.length >= 6, new Set(openings).size]).toEqual([name, true, bank.length]);
      for (const phrase of bank) {
        expect(phrase).not.toMatch(/!|\bwrong\b|\beasy\b/u);
        expect(sanitise(phrase)).toBe(phrase);
      }
    }
  });
});

describe("after a pupil has told of being hurt", () => {
  test("[TRN26] nothing is taught on what is written next about it", () => {
    const desk = createTalkDesk();
    desk.say("my brother hit me");
    const reply = desk.say("its ok he always does");
    expect(reply).toMatchObject({ category: "safety", act: "safety-stay" });
    expect([bankOf(reply.text), reply.text.includes("grown-up") || reply.text.includes("Someone")]).toEqual([
      "stay",
      true,
    ]);
  });

  test("[TRN26] the problem goes on when the pupil does", () => {
    const desk = createTalkDesk();
    desk.say("my brother hit me");
    expect(desk.say(String(desk.right()))).toMatchObject({ category: "correct" });
    const other = createTalkDesk();
    other.say("my brother hit me");
    expect(other.say("can we do maths")).toMatchObject({ act: "to-work" });
  });

  test("[TRN26] personal data is no such thing", () => {
    const desk = createTalkDesk();
    desk.say("my phone number is 07700 900123");
    expect(desk.say("what do i do").act).not.toBe("safety-stay");
  });
});
