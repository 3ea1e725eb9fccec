import { describe, expect, test } from "vitest";
import { pleaIn } from "../understand/pleas.ts";
import { asOwn } from "./own-slip.ts";
import { createTalkDesk } from "./talk.fixture.ts";

function attemptsAfter(say: (right: number, step: string) => string) {
  const desk = createTalkDesk();
  const { act, text } = desk.say(say(desk.right(), desk.step(1)));
  return { desk, act, text, attempts: desk.problem().attempts, marked: desk.count("attempt_evaluated") };
}

describe("what has a number in it and is no attempt", () => {
  test.for<readonly [string, (right: number, step: string) => string]>([
    ["which-of-two", (right) => `i think ${right} but maybe ${right + 2}`],
    ["which-of-two", (right) => `${right + 3} or ${right}`],
    ["which-of-two", (right) => `its ${right + 1} or maybe its ${right + 7}`],
    ["on-the-way", (_, step) => step],
    ["on-the-way", (_, step) => `is it ${step}?`],
    ["own-sum", (right) => `${right} + 1 = ${right + 1}`],
    ["tentative", (right) => `is it ${right + 40}?`],
    ["tentative", (right) => `maybe ${right + 40}`],
    ["tentative", (right) => `${right + 40}?`],
  ])("[TRN65] %s", ([act, say]) => {
    expect(attemptsAfter(say)).toMatchObject({ act, attempts: 0, marked: 0 });
  });

  test("[TRN65] two candidates: nothing says which of them is right", () => {
    for (const swap of [true, false]) {
      const { text } = attemptsAfter((right) => (swap ? `${right} or ${right + 2}` : `${right + 2} or ${right}`));
      expect(text).not.toMatch(/\d{2}/u);
    }
  });

  test("[TRN65] who asks on is marked, and was told so", () => {
    const { desk } = attemptsAfter((right) => `is it ${right + 40}?`);
    desk.say(`is it ${desk.right() + 60}?`);
    expect(desk.problem().attempts).toBe(1);
  });

  test.for(["is it {}?", "maybe {}", "i think its {}", "{}?", "so it must be {}"])(
    "[TRN3] a right answer is taken however it is said: %s",
    (text) => {
      const { desk } = attemptsAfter((right) => text.replace("{}", `${right}`));
      expect(desk.problem().phase).toBe("right");
    },
  );

  test("[TRN66] a rule's own sentence in the first person brings its hint", () => {
    const desk = createTalkDesk();
    const [rule] = desk.item().misconceptions;
    const reply = desk.say(`I know ${asOwn(rule?.explanation ?? "")}`);
    expect(reply.act === "own-slip" ? reply.text : "").toContain(rule?.hint_ladder[0] ?? "none");
    expect(desk.count("attempt_evaluated")).toBe(0);
  });

  test("[TRN66] a sentence to the pupil in the first person", () => {
    expect(asOwn("You added the bottoms too, and your top is right.")).toBe(
      "I added the bottoms too, and my top is right.",
    );
  });

  test.for(["no entiendo", "я не понимаю", "我不懂"])("[TRN67] %s gets its line and the first step", (text) => {
    const desk = createTalkDesk();
    const reply = desk.say(text);
    expect(reply.text).toContain(pleaIn(text)?.line);
    expect(reply.text).toMatch(/\d/u);
    expect(reply.asks?.kind).toBe("step");
    expect(desk.say(text).text).toContain(pleaIn(text)?.line);
  });

  test.for(["my mum does it different", "my dad showed me another way", "i learned a different way at my old school"])(
    "[TRN68] %s is welcome",
    (text) => {
      const reply = createTalkDesk().say(text);
      expect(reply).toMatchObject({ category: "own_way", act: "own-way" });
      expect(reply.text).toContain("Show my steps");
    },
  );
});
