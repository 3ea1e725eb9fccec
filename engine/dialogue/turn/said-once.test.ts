import { describe, expect, test } from "vitest";
import { PHRASES } from "../compose/phrases.ts";
import { createSpeaker } from "../compose/speaker.ts";
import { untold } from "./first-place.ts";
import { createTalkDesk, TALK_LESSON, talkContent } from "./talk.fixture.ts";

describe("[TRN61] what was said on the problem is not said again", () => {
  const speaker = (said: string) => createSpeaker({ seed: "s", said: [said], may: () => true });

  test.for([
    ["Count each block: big squares are hundreds, rods are tens.", "Big squares are hundreds, rods are tens."],
    ["Turn it round: 5 groups of 2 are as many as 2 groups of 5.", "5 groups of 2 are as many as 2 groups of 5."],
    ["Multiply the whole number by the bottom: these are parts.", "Multiply the whole number by the bottom."],
    ["Yes, $25 - 10 = 15$.", "Take the tens away first: $25 - 10 = 15$."],
  ] as const)("%s", ([said, again]) => {
    expect(speaker(said).fresh(again)).toBeNull();
    expect(speaker(said).part(again)).toBeNull();
    expect(speaker("Something else.").fresh(again)).toBe(again);
  });

  test("another clause, another result and an equation to be solved are new", () => {
    const others = speaker("Look here: ones are added to ones. Solve $m + 13 = 15$. Now $2 + 3 = 5$.");
    for (const text of [
      "Look here: tens are added to tens.",
      "In $m + 13 = 15$ one number is hidden.",
      "So $2 + 4 = 6$.",
    ])
      expect(others.fresh(text)).toBe(text);
  });

  test("a step whose result was told is passed over, the problem itself is not", () => {
    const desk = createTalkDesk();
    const smallStep = (sum: string, value: string | null) => ({ sum, value, step: 1 });
    const at = (text: string) =>
      ({
        desk: { problem: { ...desk.problem(), turns: [{ type: "reply", text }] } },
        understood: { plain: "" },
        smallSteps: [smallStep("6 - 3", "3"), smallStep("66 - 30", "36"), smallStep("36 - 2", null)],
      }) as unknown as Parameters<typeof untold>[0];
    expect(untold(at("Take the tens: $6 - 3 = 3$."), 1)).toBe(2);
    expect(untold(at("So $6 - 3 = 3$ and $66 - 30 = 36$, $36 - 2 = 34$."), 1)).toBe(3);
    expect(untold(at("It is $66 - 3 = 33$ and $6 - 3 = 34$."), 1)).toBe(1);
  });
});

describe("[TRN62] how a step is opened", () => {
  test("the next one is called the next, and only the same one is told another way", () => {
    // Two things are to be looked at before the boxes are filled.
    const desk = createTalkDesk("t.both", talkContent());
    const replies = Array.from({ length: 6 }, () => desk.say("idk"));
    const has = (text: string, bank: readonly string[]) => bank.some((phrase) => text.includes(phrase));
    expect(replies.map(({ act }) => act)).toContain("step-next");
    for (const { act, text } of replies) {
      if (act === "step-next") expect(has(text, PHRASES.stepNext)).toBe(true);
      if (act === "step-next" || act === "step-shown") expect(has(text, PHRASES.stepAgain)).toBe(false);
    }
    expect(PHRASES.stepNext.every((phrase) => phrase.endsWith(":"))).toBe(true);
  });

  test("an earlier lesson is named by its title", () => {
    const idea = ["To subtract is to go back.", "Think well.", "Then go on."] as const;
    const desk = createTalkDesk("t.sub", talkContent([{ ...TALK_LESSON, idea }]));
    const told = Array.from({ length: 9 }, () => (desk.problem().phase === "open" ? desk.say("i dont get it") : null));
    expect(told.find((reply) => reply?.act === "strategy-prerequisite")?.text).toMatch(/“\p{Lu}[^”]+”/u);
  });
});
