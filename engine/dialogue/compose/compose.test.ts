import { wholeChecker } from "../../parts/checker.ts";
import { describe, expect, test } from "vitest";
import { sanitise } from "../safety/index.ts";
import { createTalkDesk, TALK_LESSON, talkContent } from "../turn/talk.fixture.ts";
import { guardOf, leaksAnswer } from "./guard.ts";
import { mathsOf, plainOf, sentencesOf } from "./maths-text.ts";
import { PHRASES } from "./phrases.ts";
import { hideValue, smallStepsOf } from "./small-steps-of.ts";
import { createSpeaker } from "./speaker.ts";

const item = createTalkDesk().item();
const answer = item.solution_logic.final_answer_canonical;
const anything = () => true;

describe("what may be said", () => {
  test("[CMP1] a sentence that gives the answer is replaced by one that does not", () => {
    const may = guardOf(item, true);
    const speaker = createSpeaker({ seed: "s", said: [], may });
    const bank = [`It is ${answer}.`, `The answer is ${answer}.`, "Look at the ones."];
    expect(speaker.pick(bank)).toBe("Look at the ones.");
    expect(speaker.pick(bank)).toBeNull();
    expect(createSpeaker({ seed: "s", said: [], may: guardOf(item, false) }).fresh(bank[0])).toBe(bank[0]);
  });

  test("[CMP1] nothing said while it is open gives it away, whatever is asked", () => {
    const desk = createTalkDesk();
    const asked = [
      "whats the answer",
      "is it 7",
      "just tell me",
      "idk",
      "what is it",
      "i give up",
      "help",
      "no",
      "hint",
    ];
    for (const text of [...asked, ...asked]) {
      if (desk.problem().phase !== "open") break;
      const reply = desk.say(text);
      if (desk.problem().phase === "open") expect(leaksAnswer(desk.item(), reply.text)).toBe(false);
    }
  });

  test("[CMP5] every phrase is clean: no exclamation mark, no wrong, no easy, no internal words", () => {
    for (const bank of Object.values(PHRASES)) {
      for (const phrase of bank) {
        expect(phrase).not.toMatch(/!|\bwrong\b|\beasy\b/u);
        const filled = phrase.replaceAll(/\{\w+\}/gu, "seven");
        expect(sanitise(filled)).toBe(filled);
      }
    }
    expect(guardOf(item, false)("The student has misconception AD-01.")).toBe(false);
  });

  test("[CMP6] a bank has six phrases or more, and no two begin alike", () => {
    for (const [name, bank] of Object.entries(PHRASES)) {
      const openings = bank.map((phrase) => phrase.toLowerCase().split(/\s+/u).slice(0, 2).join(" "));
      expect([name, bank.length >= 6, new Set(openings).size]).toEqual([name, true, bank.length]);
    }
  });
});

describe("finding words", () => {
  test("[CMP3] what was said is not said again, and a gap without filling is not used", () => {
    const bank = ["One.", "Two {x}.", "Three."];
    const speaker = createSpeaker({ seed: "s", said: ["One. And so on."], may: anything });
    expect(speaker.pick(bank)).toBe("Three.");
    expect(speaker.pick(bank)).toBeNull();
    expect(speaker.pick(bank, { x: "2" })).toBe("Two 2.");
    expect(speaker.fresh("Three.")).toBeNull();
    expect(speaker.part("Three. Four. Five.", 1)).toBe("Four.");
  });

  test("[CMP7] the same seed finds the same words, others others", () => {
    const wordsOf = (seed: string) => {
      const speaker = createSpeaker({ seed, said: [], may: anything });
      return [speaker.pick(PHRASES.firm), speaker.pick(PHRASES.begin), speaker.pick(PHRASES.askAgain)].join(" ");
    };
    expect(wordsOf("a")).toBe(wordsOf("a"));
    expect(new Set(["a", "b", "c", "d", "e"].map(wordsOf)).size).toBeGreaterThan(2);
  });

  test("[CMP4] a story of a lesson is told whole, also to a pupil of few words", () => {
    const again = "Take straws. Bundle ten. Lay them down.";
    const desk = createTalkDesk("t.add", talkContent([{ ...TALK_LESSON, again }]));
    const replies = Array.from({ length: 8 }, () => desk.say("idk"));
    expect(replies.find(({ act }) => act === "strategy-again")?.text).toContain(again);
  });

  test("[CMP3] ten wrong answers in a row never read the same", () => {
    const desk = createTalkDesk();
    const replies: string[] = [];
    for (let turn = 0; turn < 10; turn++) {
      if (desk.problem().phase !== "open") desk.next();
      replies.push(desk.say(`${desk.right() + 100 + turn}`).text);
    }
    expect(new Set(replies).size).toBe(10);
  });

  test("[CMP4] at most three sentences before the question, two for a pupil of few words", () => {
    const desk = createTalkDesk();
    for (const text of ["idk", "hm", "why", "ok", "idk", "idk", "no"]) {
      const { text: said } = desk.say(text);
      expect(sentencesOf(said).filter((sentence) => !sentence.endsWith("?")).length).toBeLessThanOrEqual(2);
    }
  });
});

describe("small questions", () => {
  test.for([
    {
      math: String.raw`6 + 2 = 8 \text{ ones}`,
      value: "8",
      sum: "6 + 2",
      gap: String.raw`6 + 2 = \square \text{ ones}`,
    },
    { math: String.raw`4 \text{ tens}`, value: "4", sum: null, gap: String.raw`\square \text{ tens}` },
    { math: String.raw`5 \times 4 = 20`, value: "4", sum: null, gap: String.raw`5 \times \square = 20` },
    {
      math: String.raw`3 \times 10 = 3 \text{ tens}`,
      value: "30",
      sum: String.raw`3 \times 10`,
      gap: String.raw`3 \times 10 = \square`,
    },
    {
      math: String.raw`6 \div 4 = 1 \text{ remainder } 2`,
      value: "1",
      sum: null,
      gap: String.raw`6 \div 4 = \square \text{ remainder } 2`,
    },
    { math: String.raw`\frac{4}{6} = \frac{2}{3}`, value: "2/3", sum: null, gap: String.raw`\frac{4}{6} = \square` },
    { math: String.raw`33 \approx 30`, value: "30", sum: null, gap: String.raw`33 \approx \square` },
    { math: String.raw`89 = 1 \times 89`, value: "89", sum: null, gap: null },
    { math: "12", value: "12", sum: null, gap: null },
    { math: String.raw`5 \times 0`, value: "0", sum: String.raw`5 \times 0`, gap: String.raw`5 \times 0 = \square` },
  ])("[CMP2] $math without $value", ({ math, value, sum, gap }) => {
    expect(hideValue(math, value)).toEqual({ sum, gap });
  });

  test("[CMP2] hold neither the answer nor the value they ask for", () => {
    const smallSteps = smallStepsOf(item, wholeChecker);
    expect(smallSteps.map(({ value }) => value === null)).toEqual([false, false, true]);
    for (const { lead, sum, gap, value } of smallSteps) {
      const shown = [...lead, sum ?? "", gap ?? ""].join(" ");
      expect(leaksAnswer(item, shown)).toBe(false);
      if (value !== null) expect(` ${shown} `).not.toMatch(new RegExp(`\\D${value}\\D`, "u"));
    }
  });

  test("[CMP2] a step that says what it comes to is told without it", () => {
    const [step] = item.solution_logic.steps;
    if (step === undefined) throw new Error("no step");
    const first = { ...step, explanation: `Add the ones, so ${step.value ?? ""} are there.` };
    const changed = {
      ...item,
      solution_logic: { ...item.solution_logic, steps: [first, ...item.solution_logic.steps.slice(1)] },
    };
    expect(smallStepsOf(changed, wholeChecker)[0]?.lead).toEqual(["Add the ones."]);
  });
});

describe("what would tell", () => {
  const fraction = (math: string) => ({
    ...item,
    problem_content: { ...item.problem_content, stem: "Write it in lowest terms: $\\frac{30}{50}$." },
    answer_spec: { ...item.answer_spec, kind: "fraction" as const },
    solution_logic: {
      ...item.solution_logic,
      final_answer_canonical: "3/5",
      steps: [
        { step_index: 1, explanation: "Find a number that divides both.", math, value: "10" },
        { step_index: 2, explanation: "Divide.", math: String.raw`\frac{30}{50} = \frac{3}{5}`, value: "3/5" },
      ],
    },
  });

  test("[CMP2] top and bottom of the answer do not stand beside the box, and the value is told in words", () => {
    const [first] = smallStepsOf(fraction(String.raw`30 = 3 \times 10, \quad 50 = 5 \times 10`), wholeChecker);
    expect(first).toMatchObject({ value: "10", sum: null, gap: null, shown: "10" });
    expect(first?.told).toBe("Find a number that divides both: $10$.");
  });

  test("[CMP2] how many parts are asked about is counted, not told, beside the lower number", () => {
    const told = fraction("5");
    const explanation = "Count what the question asks about: 3. That is the top number.";
    const [first, last] = told.solution_logic.steps;
    if (first === undefined || last === undefined) throw new Error("no steps");
    const steps = [first, { ...last, explanation }];
    const smallSteps = smallStepsOf({ ...told, solution_logic: { ...told.solution_logic, steps } }, wholeChecker);
    const leads = smallSteps.flatMap(({ lead }) => lead).join(" ");
    expect(leads).toContain("Count what the question asks about.");
    expect(leads).not.toMatch(/\b3\b/u);
  });

  test("[CMP2] a part of a decimal is told and not asked for", () => {
    const decimal = {
      ...item,
      solution_logic: {
        ...item.solution_logic,
        final_answer_canonical: "0.98",
        steps: [
          { step_index: 1, explanation: "Right after the point come the tenths.", math: "0.9", value: "0.9" },
          { step_index: 2, explanation: "Then come the hundredths.", math: "0.98", value: "0.98" },
        ],
      },
    };
    expect(smallStepsOf(decimal, wholeChecker).map(({ value }) => value)).not.toContain("0.9");
    expect(smallStepsOf(decimal, wholeChecker)[0]?.lead).toEqual(["Right after the point come the tenths."]);
  });

  test("[CMP2] the remainder that becomes the top is not shown beside the box", () => {
    const mixed = fraction(String.raw`31 \div 8 = 3 \text{ remainder } 7`);
    const { solution_logic: solution } = mixed;
    const [first, second] = solution.steps;
    if (first === undefined || second === undefined) throw new Error("no steps");
    const steps = [
      { ...first, explanation: "8 eighths make one whole. See how many wholes there are.", value: "3" },
      { ...second, math: String.raw`3\frac{7}{8}`, value: "3 7/8" },
    ];
    const smallSteps = smallStepsOf(
      { ...mixed, solution_logic: { ...solution, final_answer_canonical: "3 7/8", steps } },
      wholeChecker,
    );
    expect(smallSteps[0]).toMatchObject({ value: "3", gap: null, told: "See how many wholes there are: $3$." });
  });

  test("[CMP2] what stands only in the picture is not counted for the pupil", () => {
    const counted = String.raw`3 \text{ hundreds} + 6 \text{ tens} + 5 \text{ ones}`;
    const pictured = {
      ...item,
      problem_content: {
        ...item.problem_content,
        stem: "Which number is it?",
        diagram: { type: "base-ten" as const, alt: "Blocks.", groups: [{ hundreds: 3, tens: 6, ones: 5, label: "" }] },
      },
      solution_logic: {
        ...item.solution_logic,
        final_answer_canonical: "365",
        steps: [
          { step_index: 1, explanation: "Count each sort of block.", math: counted },
          { step_index: 2, explanation: "Write the digits.", math: "365", value: "365" },
        ],
      },
    };
    expect(smallStepsOf(pictured, wholeChecker).flatMap(({ lead }) => lead)).toContain("Count each sort of block.");
    expect(JSON.stringify(smallStepsOf(pictured, wholeChecker).map(({ lead }) => lead))).not.toContain("tens");
  });

  test("[CMP2] a number is not asked for beside itself", () => {
    expect(hideValue("-55 = -55", "-55")).toEqual({ sum: null, gap: null });
  });
});

describe("mathematics in texts", () => {
  test.for([
    { value: "5/8", text: String.raw`$\frac{5}{8}$` },
    { value: "3 1/2", text: String.raw`$3\frac{1}{2}$` },
    { value: "-7", text: "$-7$" },
    { value: "x = 4", text: "$x = 4$" },
    { value: "blue", text: "blue" },
    { value: String.raw`$8 \times 4$`, text: String.raw`$8 \times 4$` },
    { value: "4 groups of $6$", text: "4 groups of $6$" },
    { value: "$5 or $6", text: String.raw`\$5 or \$6` },
    { value: "<", text: "$<$" },
    { value: "1, 2/3", text: String.raw`$1$, $\frac{2}{3}$` },
  ])("[CMP1] $value is shown as $text", ({ value, text }) => {
    expect(mathsOf(value)).toBe(text);
  });

  test("[CMP4] sentences end at full stops outside of mathematics", () => {
    expect(sentencesOf("It is $3.5$. What is 0.5? Go")).toEqual(["It is $3.5$.", "What is 0.5?", "Go"]);
    expect(plainOf(String.raw`3\frac{1}{2}`)).toBe("3 1/2");
    expect(plainOf(String.raw`a \times b`)).toBeUndefined();
  });
});
