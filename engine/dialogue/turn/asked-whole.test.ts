import { describe, expect, test } from "vitest";
import { operationIn, type SmallStep } from "../compose/small-steps-of.ts";
import { PHRASES } from "../compose/phrases.ts";
import { createSpeaker } from "../compose/speaker.ts";
import { askSmallStep, askYours } from "./ask-small-step.ts";
import { untold } from "./first-place.ts";
import { ideasFor } from "./give-example.ts";
import type { ItemMisconception } from "../../items/math-problem-item.ts";
import { lessonFor } from "./reason-of.ts";
import { isReduced } from "./mark-spoken.ts";
import { stepRight } from "./small-steps.ts";
import { changeStrategy } from "./strategies.ts";
import { createTalkDesk, TALK_LESSON, talkContent } from "./talk.fixture.ts";

const has = (text: string, bank: readonly string[]) => bank.some((phrase) => text.includes(phrase));
const TASK = "Find the biggest number that divides both $6$ and $8$.";
const IN_WORDS: SmallStep = {
  step: 1,
  lead: [TASK],
  sum: null,
  operation: null,
  isOfWholes: true,
  shared: null,
  gap: null,
  unit: null,
  beside: null,
  value: "2",
  shown: "2",
  told: "Find the biggest number that divides both $6$ and $8$: $2$.",
};

/** The talk at a desk, with other small steps. */
function talkAt(
  desk: ReturnType<typeof createTalkDesk>,
  smallSteps: readonly SmallStep[],
): Parameters<typeof stepRight>[0] {
  const problem = desk.problem();
  const { session } = desk.state().practice;
  const ref = { session: session?.id, item: problem.item, skill: problem.skill };
  const speaker = createSpeaker({ seed: "s", said: [], may: () => true });
  const lesson = desk.env().content.lesson(problem.skill);
  return {
    speaker,
    translations: null,
    smallSteps,
    kind: "add",
    lesson,
    env: desk.env(),
    state: desk.state(),
    desk: {
      problem: { ...problem, turns: [], scaffold: { active: true, step: 1, depth: 1, misses: 0 } },
      session,
      item: desk.item(),
      ref,
    },
    text: "idk",
    understood: { category: "stuck", plain: "idk" },
    style: { length: "usual", isDisengaged: false },
  } as unknown as Parameters<typeof stepRight>[0];
}

function talkOf(said: readonly string[]): Parameters<typeof askSmallStep>[0] {
  const speaker = createSpeaker({ seed: `${said.length}`, said, may: () => true });
  const problem = { item: "i", turns: said.map((text) => ({ type: "reply", text })), scaffold: null };
  return { speaker, desk: { problem }, understood: { plain: "" }, smallSteps: [IN_WORDS] } as unknown as Parameters<
    typeof askSmallStep
  >[0];
}

describe("a step that only words tell", () => {
  test("[TRN8] is asked with its task wherever the task does not stand just before", () => {
    const task = "find the biggest number that divides both $6$ and $8$";
    expect(askSmallStep(talkOf([]), IN_WORDS, "lead")).toMatchObject({ lead: TASK });
    expect(askSmallStep(talkOf([]), IN_WORDS, "lead").question).not.toContain(task);
    for (const before of ["help", "nothing"] as const)
      expect(askSmallStep(talkOf([]), IN_WORDS, before).question).toContain(task);
    expect(askSmallStep(talkOf([TASK]), IN_WORDS, "lead").question).toContain(task);
  });

  test("[TRN8] what is no task is asked as what is known", () => {
    const fact = { ...IN_WORDS, lead: ["The first opposite is on the other side of 0."] };
    expect(askSmallStep(talkOf([]), fact, "help").question).toContain("the first opposite is on the other side of 0");
  });

  test("[TRN60] after an example it is asked with its task, too", () => {
    const talk = talkOf([]);
    const problem = { ...talk.desk.problem, scaffold: { active: true, step: 1 } };
    const { question } = askYours({ ...talk, desk: { ...talk.desk, problem } } as unknown as typeof talk);
    expect(question).toContain("find the biggest number");
  });

  test("[TRN61] is not begun again once its result was told", () => {
    expect(untold(talkOf([]), 1)).toBe(1);
    expect(untold(talkOf([`I will show you this one. ${IN_WORDS.told} What now?`]), 1)).toBe(2);
  });
});

describe("what is said beside the problem", () => {
  test("[TRN12] asked what to do once the steps are used up, nothing begins anew, unless the first step is asked for", () => {
    const desk = createTalkDesk();
    for (let turn = 0; turn < 30 && desk.last("reply_given")?.act !== "offer-solution"; turn++) desk.say("idk");
    const before = desk.problem().scaffold?.step;
    desk.say("wat do i do");
    expect(desk.problem().scaffold?.step).toBe(before);
    expect(["offer-solution", "solution"]).toContain(desk.last("reply_given")?.act);
  });

  test.each([
    ["whatever", true],
    ["meh", true],
    ["yes", false],
  ])("[TRN14] “%s” to an offer: asked whether it is a yes: %s", (text, isAsked) => {
    const desk = createTalkDesk();
    desk.say("i want a harder one");
    expect(has(desk.say(text).text, PHRASES.offerUnclear)).toBe(isAsked);
  });

  test("[TRN45] a wish for a harder one before an answer is taken up", () => {
    const desk = createTalkDesk();
    expect(desk.say("can i have a harder one")).toMatchObject({ act: "offer-skip" });
  });

  test("[TRN25] kind words are answered as such, and who wants to be left alone is left alone", () => {
    const desk = createTalkDesk();
    expect(has(desk.say("you are nice").text, PHRASES.thanks)).toBe(false);
    expect(desk.say("leave me alone")).toMatchObject({ act: "refused", asks: desk.problem().asks });
  });

  test("[TRN44] what comes next, on a problem that is over, is the next problem", () => {
    const desk = createTalkDesk();
    for (const value of ["1", "2", "3"]) desk.check(value);
    const { text } = desk.say("what comes next");
    expect(has(text, PHRASES.finished)).toBe(true);
    expect(text).not.toContain("ones");
  });
});

test.each([
  ["6 boxes of stars. Each box holds 9.", 0],
  ["9 boxes of stars. Each box holds 6.", 1],
])("[TRN6] “%s”: an idea of nine groups is told %i times", (stem, times) => {
  const item = createTalkDesk().item();
  const idea = ["Nine groups are ten groups less one.", "Count.", "Check."] as const;
  const of = { ...item, problem_content: { ...item.problem_content, stem } };
  expect(ideasFor(of, { ...TALK_LESSON, idea }).filter((each) => each === idea[0])).toHaveLength(times);
});

describe("the same calculation twice, and one of another kind", () => {
  const division = (sums: readonly string[]) => {
    const smallSteps = sums.map((sum, at): SmallStep => ({
      ...IN_WORDS,
      step: at + 1,
      lead: [`Share part ${at + 1}.`],
      sum,
      gap: `${sum} = \\square`,
      value: "3",
    }));
    const last: SmallStep = { ...IN_WORDS, step: 3, lead: ["Put the digits together."], value: null };
    return [...smallSteps, last];
  };
  const after = (sums: readonly string[]) => {
    const desk = createTalkDesk();
    desk.say("help");
    const talk = talkAt(desk, division(sums));
    return stepRight(talk);
  };

  test("[TRN61] the same calculation in the next place is told and not asked again", () => {
    const same = after(["9 \\div 3", "9 \\div 3"]);
    expect(same.words).toContain("Share part 2. It is $9 \\div 3 = 3$ again.");
    expect(same.asks?.step).toBe(3);
    const other = after(["9 \\div 3", "6 \\div 3"]);
    expect(other.asks?.step).toBe(2);
  });

  test("[TRN40] at a step with another calculation no story of the problem's own is told", () => {
    const desk = createTalkDesk(
      "t.add",
      talkContent([{ ...TALK_LESSON, again: "Take 7 beans away. Then 5 are left." }]),
    );
    desk.say("help");
    const of = (sum: string) => {
      const operation = operationIn(sum);
      const smallStep: SmallStep = { ...IN_WORDS, sum, operation, gap: `${sum} = \\square`, value: "15" };
      return changeStrategy(talkAt(desk, [smallStep, smallStep]), null).act;
    };
    expect(of("30 \\div 2")).not.toBe("strategy-again");
    expect(of("8 + 7")).toBe("strategy-again");
    const last: SmallStep = {
      ...IN_WORDS,
      sum: "30 \\div 2",
      operation: "divide",
      gap: "30 \\div 2 = \\square",
      value: null,
    };
    expect(changeStrategy(talkAt(desk, [last]), null).act).not.toBe("strategy-again");
  });
});

test.each([
  ["2/7", true],
  ["4/14", false],
  ["\\frac{4}{14}", false],
  ["3", false],
])("[TRN6] %s has other bottoms than 4/14: %s", (typed, isOther) => {
  const trigger = { value: "4/14" } as ItemMisconception["trigger"];
  expect(isReduced({ trigger }, typed)).toBe(isOther);
});

describe("the small check and the reason", () => {
  const checked = (question: string) =>
    createTalkDesk("t.add", talkContent([{ ...TALK_LESSON, check: { ...TALK_LESSON.check, question } }]));

  test("[TRN46] no check with all the numbers of the problem, nor with one that was tried", () => {
    const plain = checked("You carry: what do ten ones make?");
    expect(plain.say("why do we carry")).toMatchObject({ asks: { kind: "choice" } });
    const [a = "", b = ""] = plain.item().problem_content.stem.match(/\d+/gu) ?? [];
    expect(checked(`To carry: which is more, $${a}$ or $${b}$?`).say("why do we carry").asks?.kind).not.toBe("choice");
    const tried = checked("Is $41$ more than $14$?");
    tried.check("41");
    expect(tried.say("why do we carry").asks?.kind).not.toBe("choice");
  });

  test("[TRN16] what was credited is not credited again, and what was said before is told last", () => {
    const desk = createTalkDesk();
    desk.say("i added the ones first");
    desk.say(`${desk.right()}`);
    expect(desk.problem().asks?.kind).toBe("why");
    const first = desk.say("the ones go with the ones").text;
    const again = desk.say("the ones go with the ones").text;
    expect(first).toContain("ones go with ones");
    expect(again).not.toContain(": ones go with ones");
  });

  test.each(["how do i know its right", "how can i check it"])("[TRN64] “%s” is told by the calculation", (asked) => {
    const reply = createTalkDesk().say(asked);
    expect(reply.text).toContain("Take one of the numbers away from your answer");
    expect(reply.asks?.kind).toBe("answer");
  });

  test("[TRN64] a check that is not understood is put aside, and said to be", () => {
    const desk = createTalkDesk();
    expect(desk.say("why do we carry").asks?.kind).toBe("choice");
    const reply = desk.say("what does that mean");
    expect(has(reply.text, PHRASES.checkLeft)).toBe(true);
    expect(reply.asks?.kind).not.toBe("choice");
  });

  test("[TRN39] past the first step a number that no rule explains brings back the step, and no hint about the beginning", () => {
    const desk = createTalkDesk();
    desk.say("help");
    desk.say(desk.step(1));
    expect(desk.problem().scaffold?.step).toBe(2);
    const hints = desk.item().hints ?? [];
    const reply = desk.say("the answer is 9000");
    expect(has(reply.text, hints)).toBe(false);
    expect(reply.asks?.step).toBe(2);
  });

  test("[TRN64] why something works is not answered by what it is used for", () => {
    const of = {
      frames: ["why"],
      concept: "fraction",
      when: [["why", "when", "use", "need"]],
      say: "You use it to share.",
    } as const;
    const lesson = { ...TALK_LESSON, answers: [of] };
    expect(lessonFor(lesson, "why does that work").answers).toEqual([]);
    expect(lessonFor(lesson, "why do i need that").answers).toEqual([of]);
    expect(lessonFor(lesson, "what is it").answers).toEqual([of]);
  });

  test("[TRN5] a number whose error is known is not called near", () => {
    const desk = createTalkDesk();
    const reply = desk.say(`is it ${desk.right() - 10}?`);
    expect(reply.text).toMatch(/ones ma[dk]e/u);
    expect(has(reply.text, PHRASES.close)).toBe(false);
  });

  test("[TRN47] a fact that has a number of the answer in it is told by what it comes to", () => {
    const desk = createTalkDesk();
    const [tens, ones] = [Math.floor(desk.right() / 10), desk.right() % 10];
    expect(desk.say("whats 3 times 4").text).toContain("12");
    const own = desk.say(`whats ${desk.right()} take away ${tens * 10}`).text;
    expect(own).not.toContain(`${desk.right()}`);
    expect(own).toContain(`It comes to $${ones}$`);
  });

  test("[TRN41] a box behind the equals sign hides nothing to get back to", () => {
    const desk = createTalkDesk();
    desk.say("help");
    expect(desk.say("do i take away").text).not.toContain("hidden");
  });

  test("[TRN28] what is wrong with an answer is not followed by the lesson's check", () => {
    const desk = createTalkDesk();
    desk.check("4711");
    expect(desk.say("why is that not right").asks?.kind).toBe("answer");
  });

  test("[TRN6] what leans on a sentence that does not hold here is left out with it", () => {
    const item = createTalkDesk().item();
    const idea = [
      "Work place by place.",
      "If a place is too small, open the next.",
      "It gives ten of this place.",
    ] as const;
    expect(ideasFor(item, { ...TALK_LESSON, idea })).toEqual([idea[0]]);
  });
});
