import { describe, expect, test } from "vitest";
import { pleaIn } from "../understand/pleas.ts";
import { isOwned } from "./no-attempt.ts";
import { line, written, type Trace } from "../../index.ts";
import { createTalkDesk, talkContent } from "./talk.fixture.ts";

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
    ["heard", (right) => `${right} + 1 = ${right + 1}`],
    ["tentative", (right) => `is it ${right + 40}?`],
    ["tentative", (right) => `maybe ${right + 40}`],
    ["tentative", (right) => `${right + 40}?`],
  ])("[TRN65] %s", ([act, say]) => {
    expect(attemptsAfter(say)).toMatchObject({ act, attempts: 0, marked: 0 });
  });

  test.for(["the answer is {}", "{} is the answer", "my answer was {}"])(
    "[TRN65] a value on the way that is said to be the answer is marked: %s",
    (saying) => {
      const { attempts } = attemptsAfter((_, step) => saying.replace("{}", step));
      expect(attempts).toBe(1);
    },
  );

  test.for<readonly [string, boolean]>([
    ["lea 56", true],
    ["Lea 56.", true],
    ["buns 56", false],
    ["56", false],
    ["lea has them 56", false],
  ])("[TRN71] %s: a number of the story with its owner alone: %s", ([said, isIt]) => {
    expect(isOwned(said.toLowerCase(), "Lea has 56 buns. Femi has 18 fewer.")).toBe(isIt);
  });

  test("[TRN65] what only a line of the trace comes to is on the way", () => {
    const own = line("by-jumps", "add", [{ known: "start", value: written(900) }]);
    const trace: Trace = { givens: [], routes: [[own, line("end", "add", [{ known: "end", value: written(7) }])]] };
    const desk = createTalkDesk("t.add", { ...talkContent(), trace: () => trace });
    expect(desk.say("900").act).toBe("on-the-way");
    expect(desk.problem().attempts).toBe(0);
  });

  test('[TRN65] of two candidates one is taken by "i think"', () => {
    const { desk } = attemptsAfter((right) => `${right + 2} or ${right} i think ${right}`);
    expect(desk.problem().phase).toBe("right");
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

  test.for<readonly [string, (right: number) => string]>([
    ["sums that change nothing", (right) => `0 + ${right + 5} = ${right + 5}`],
    ["sums with numbers of its own", (right) => `i think ${right + 100} + 7 = ${right + 107}`],
  ])("[TRN65] %s are never marked, and no way to find the answer by trying", ([, say]) => {
    const { desk, act, text, attempts } = attemptsAfter(say);
    expect({ act, attempts }).toEqual({ act: "heard", attempts: 0 });
    expect(text).not.toMatch(/\bnot\b|another|answer/iu);
    expect(desk.say(say(desk.right() + 7)).text).not.toMatch(/\bnot\b|another/iu);
    expect(desk.problem().attempts).toBe(0);
  });

  test("[TRN95] the problem's own numbers worked another way are said to be worked out right, and cost nothing", () => {
    const desk = createTalkDesk();
    const [a = 0, b = 0] = (desk.item().problem_content.stem.match(/\d+/gu) ?? []).map(Number);
    const { act, text } = desk.say(`${a} - ${b} = ${a - b}`);
    expect({ act, attempts: desk.problem().attempts }).toEqual({ act: "heard", attempts: 0 });
    expect(text).toContain(`$${a} - ${b} = ${a - b}$`);
  });

  test("[UND34] who does not know and gives the right number all the same has answered", () => {
    const phases = ["no sé, {}", "{}, no sé"].map((plea) => {
      const desk = createTalkDesk();
      desk.say(plea.replace("{}", `${desk.right()}`));
      return desk.problem().phase;
    });
    expect(phases).toEqual(["right", "right"]);
    const desk = createTalkDesk();
    desk.say("no sé");
    expect(desk.problem()).toMatchObject({ phase: "open", attempts: 0 });
  });

  test("[TRN43] true calculations with the problem's numbers stay free", () => {
    const desk = createTalkDesk();
    const [a = 0, b = 0] = (desk.item().problem_content.stem.match(/\d+/gu) ?? []).map(Number);
    const [tensA, tensB] = [a - (a % 10), b - (b % 10)];
    for (const sum of [`${tensA} + ${tensB} = ${tensA + tensB}`, `${a} + ${tensB} = ${a + tensB}`])
      expect(desk.say(sum)).toMatchObject({ category: "explanation" });
    expect(desk.problem()).toMatchObject({ attempts: 0, phase: "open" });
  });

  test.for(["i did {}", "because {}", "so {}", "{}"])("[TRN3] a way told to its end gives the answer: %s", (text) => {
    const desk = createTalkDesk();
    const [a = 0, b = 0] = (desk.item().problem_content.stem.match(/\d+/gu) ?? []).map(Number);
    const split = `${a} + ${b - (b % 10)} + ${b % 10} = ${a + b}`;
    expect(createTalkDesk().say(text.replace("{}", split)).category).toBe("correct");
    desk.say(text.replace("{}", `${a} + ${b} = ${a + b}`));
    expect(desk.problem().phase).toBe("right");
  });

  test.for(["is it {}?", "maybe {}", "i think its {}", "{}?", "so it must be {}"])(
    "[TRN3] a right answer is taken however it is said: %s",
    (text) => {
      const { desk } = attemptsAfter((right) => text.replace("{}", `${right}`));
      expect(desk.problem().phase).toBe("right");
    },
  );

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

  test.for([
    "do you know another way",
    "can you do it a different way",
    "show me another way",
    "is there a different method",
    "can i see another way",
    "can you do it differently",
    "i want another way",
  ])("[TRN68] %s is a question, and is answered until no way is left", (text) => {
    const desk = createTalkDesk();
    const acts = Array.from({ length: 8 }, () => desk.say(text)).map(({ act, category }) => [act, category]);
    expect(acts[0]).toEqual([expect.stringMatching(/^strategy-/u), "conceptual_question"]);
    expect(acts.at(-1)?.[0]).toBe("no-other-way");
    expect(desk.problem()).toMatchObject({ attempts: 0, phase: "open" });
  });

  test.for(["i dont know another way", "i have no other way"])("[TRN68] %s tells of no way", (text) => {
    expect(createTalkDesk().say(text).act).not.toBe("own-way");
  });

  test.for(["can i do it a different way", "i know another way", "we do it differently at home"])(
    "[TRN68] %s is a way of one's own",
    (text) => expect(createTalkDesk().say(text).act).toBe("own-way"),
  );
});
