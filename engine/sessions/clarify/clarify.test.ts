import { describe, expect, test } from "vitest";
import { pleaIn } from "../../dialogue/understand/pleas.ts";
import { uuidFromName } from "../../hash.ts";
import { SkillId } from "../../ids.ts";
import type { Lesson } from "../../items/lesson.ts";
import { from, line } from "../../trace/index.ts";
import { ALL_PARTS } from "../../parts/all.ts";
import { currentProblem } from "../learning/practice-state.ts";
import { driveTutor, foldsAlike, type Drive } from "../../testing/drive-tutor.ts";
import { toyContent, TOY_SKILL } from "../../testing/index.ts";
import type { ClarifyView } from "../../views/activity-views.ts";
import { SessionId } from "../../ids.ts";
import { matchLesson } from "./match-lesson.ts";
import { stemsOf } from "./stems.ts";
import { clarifyPart } from "./part.ts";
import { WAYS } from "./words.ts";

const LESSON: Lesson = {
  skill: "t.add",
  version: 1,
  createdOn: "2026-11-20",
  idea: ["Adding puts together.", "The order does not matter.", "You may start with the bigger number."],
  again: "Take some beads in each hand, and push them together.",
  picture: { type: "array", alt: "beads", rows: 2, columns: 3 },
  example: { difficulty: 1 },
  check: {
    question: "Which comes to the same as $2 + 7$?",
    choices: ["$7 - 2$", "$7 + 2$", "$27$"],
    right: 1,
    whenRight: "You turned the sum round, and it stays the same.",
    whenNot: [
      "That takes away. What does the plus ask for?",
      "",
      "That puts the digits side by side. What does the plus ask for?",
    ],
  },
  commonError: { misconception: "t.add.M1", what: "Joining.", tempting: "It looks so.", instead: "Put together." },
  rubric: [],
  terms: [{ words: ["sum", "total"], means: "A sum is what you get when you add." }],
  answers: [
    {
      frames: ["whether"],
      concept: "order",
      when: [
        ["order", "turn"],
        ["matter", "round"],
      ],
      say: "No: adding in any order comes to the same.",
    },
    { frames: ["case", "whether"], concept: "zero", when: [["zero", "0"]], say: "Adding zero changes nothing." },
  ],
  use: "For counting things together.",
};
const OTHER: Lesson = {
  ...LESSON,
  skill: "t.mul",
  again: "Make rows of equal length.",
  check: { ...LESSON.check, question: "What are equal groups?" },
  terms: [{ words: ["product"], means: "A product is what you get when you multiply." }],
  answers: [
    {
      frames: ["why", "case"],
      concept: "zero",
      when: [
        ["zero", "0"],
        ["times", "multipl"],
      ],
      say: "Zero groups hold nothing, so times zero is zero.",
    },
  ],
};
const lessons = new Map([LESSON, OTHER].map((lesson) => [lesson.skill, lesson]));
const content = {
  ...toyContent(),
  lesson: (skill: string) => lessons.get(skill),
  part: <Name extends keyof typeof ALL_PARTS>(name: Name) => ALL_PARTS[name],
};
const MUL = SkillId.parse("t.mul");

describe("questions and answers", () => {
  test("[CLR1] it starts on a skill or on none", () => {
    expect(view(begin())).toMatchObject({ skillId: null, widget: { type: "free-text" }, talk: [{ who: "tutor" }] });
    const drive = begin(TOY_SKILL);
    expect(view(drive)?.talk[0]?.text).toContain("Skill t.add.");
    const events = drive.events.length;
    drive.act({ kind: "clarify", command: { type: "start", skill: TOY_SKILL } });
    expect(drive.events.length).toBe(events);
    const bad = drive.act({ kind: "clarify", command: { type: "start", skill: SkillId.parse("no.such") } });
    expect(bad).toMatchObject({ ok: false, error: { type: "unknown-skill" } });
  });

  test("[CLR2] the lesson's own words answer, the skill at hand first", () => {
    const drive = begin();
    say(drive, "does the order of a sum matter");
    expect(lastTold(drive)).toContain("adding in any order");
    const mul = begin(MUL);
    say(mul, "what is a product?");
    expect(lastTold(mul)).toContain("when you multiply");
    expect(matchLesson(LESSON, "what is a sum")).toMatchObject({ say: LESSON.terms[0]?.means });
    expect(matchLesson(LESSON, "what about zero and times")?.score).toBeLessThan(
      matchLesson(OTHER, "what about zero and times")?.score ?? 0,
    );
    expect(matchLesson(LESSON, "is the summer warm")).toBeNull();
    const told = "Nothing is added.";
    const parted: Lesson = {
      ...LESSON,
      answers: [{ frames: ["case"], concept: "zero", when: [["add nothing"]], say: told }],
    };
    expect(matchLesson(parted, "what if i add really nothing")?.say).toBe(told);
  });

  test("[CLR2] how it is done is shown by an example with its steps", () => {
    const drive = begin(TOY_SKILL);
    say(drive, "how do you do skill t.add?");
    expect(lastTold(drive)).toMatch(/Here is one worked out\. What is \$\d+ \+ \d+\$\? Work it out\./u);
  });

  test("[CLR3] [CLR4] the check question comes once a skill and is judged once", () => {
    const drive = begin(TOY_SKILL);
    say(drive, "does the order matter?");
    expect(view(drive)).toMatchObject({ widget: { type: "choices", choices: LESSON.check.choices } });
    say(drive, "the first one");
    expect(lastTold(drive)).toContain("That takes away.");
    expect(view(drive)).toMatchObject({ asks: { kind: "yes-no" }, widget: { type: "free-text" } });
    say(drive, "what if i add zero");
    expect(lastTold(drive)).toContain("Adding zero changes nothing.");
    expect(view(drive)?.asks?.kind).toBe("yes-no");
    const right = begin(TOY_SKILL);
    say(right, "does the order matter?");
    say(right, "7 + 2");
    expect(lastTold(right)).toContain("stays the same");
    expect(right.events.some(({ type }) => type === "mastery_updated" || type === "attempt_submitted")).toBe(false);
  });

  test.for(["what is a prime sum", "why do cats sleep so little", "does the order of knights matter in chess"])(
    "[CLR12] %s is about something else",
    (question) => {
      const drive = begin();
      say(drive, question);
      expect(drive.events.some(({ body }) => "outcome" in body && body.outcome === "answered")).toBe(false);
    },
  );

  test("[CLR14] an answer of another skill says which one it is, one of the skill at hand does not", () => {
    const name = content.graph.byId.get(TOY_SKILL)?.name ?? "";
    const drive = begin();
    say(drive, "does the order of a sum matter?");
    expect(lastTold(drive)).toContain(`In “${name}”: No: adding in any order`);
    const atHand = begin(TOY_SKILL);
    say(atHand, "does the order matter?");
    expect(lastTold(atHand)).not.toContain(`In “${name}”`);
    const meaning = begin();
    say(meaning, "what is a sum?");
    expect(lastTold(meaning)).not.toContain("In “");
  });

  test.for([
    ["adding", "add"],
    ["timesing", "multiplying"],
    ["the dot", "the points"],
    ["3x", "unknown"],
    ["7 x 2", "multiply"],
  ] as const)("[CLR14] %s is the word of the lessons for %s", ([said, taught]) => {
    expect(stemsOf(said)).toEqual(stemsOf(taught));
  });

  test.for(["whats 7 x 8?", "how do you do 7 times 8", "my homework is 7 x 8"])(
    "[CLR18] the way is shown on other numbers, and its lesson can be pressed: %s",
    (question) => {
      const drive = begin();
      say(drive, question);
      expect(lastTold(drive)).toMatch(/\d \\times \d = \d+/u);
      expect(lastTold(drive)).not.toMatch(/56|7 \\times 8|8 \\times 7/u);
      expect(view(drive)).toMatchObject({ about: { skillId: MUL }, asks: { kind: "open" } });
    },
  );

  test.for(["what is 2/3 divided by 1/6", "345 x 278"])(
    "[CLR18] what nothing like it is taught for: %s",
    (question) => {
      const drive = begin();
      say(drive, question);
      expect(lastTold(drive)).not.toMatch(/=/u);
      expect(drive.events.findLast(({ type }) => type === "doubt_discussed")?.body).toMatchObject({
        outcome: "not-found",
      });
    },
  );

  test("[CLR21] what is answered can be practised, and what is not sure is up to three topics", () => {
    const drive = begin();
    expect(view(drive)?.about).toBeNull();
    say(drive, "what is a product?");
    expect(view(drive)).toMatchObject({ about: { skillId: MUL }, topics: [] });
    say(drive, "why does 1/2 plus 1/3 need adding");
    const unsure = view(drive);
    expect(unsure?.about).toBeNull();
    expect(unsure?.topics.length).toBeLessThanOrEqual(3);
  });

  test("[CLR19] a reason is not given for a way, nor an answer about something else", () => {
    const asked = (question: string) => {
      const drive = begin();
      say(drive, question);
      return lastTold(drive);
    };
    expect(asked("why is zero times 7 zero?")).toContain("Zero groups hold nothing");
    expect(asked("what is zero in times?")).not.toContain("Zero groups hold nothing");
    expect(asked("why is zero divided by 7 zero?")).not.toContain("Zero groups hold nothing");
  });

  test("[CLR22] up to five earlier discussions of the skill are at hand, the latest first, each question once", () => {
    const drive = begin(TOY_SKILL);
    for (const about of ["zero", "a sum", "a total", "zero", "a sum", "zero"]) {
      say(drive, `what if i add ${about}?`);
      say(drive, `what is ${about}?`);
    }
    say(drive, "does the order matter?");
    expect(view(drive)?.past).toEqual([]);
    drive.act({ kind: "clarify", command: { type: "end" } });
    drive.act({ kind: "clarify", command: { type: "start", skill: TOY_SKILL } });
    const past = view(drive)?.past ?? [];
    expect(past.length).toBeLessThanOrEqual(5);
    const questions = past.map(({ question }) => question);
    expect(questions.length).toBeGreaterThan(2);
    expect(new Set(questions).size).toBe(questions.length);
    expect(past[0]).toMatchObject({ question: "does the order matter?" });
    expect(past[0]?.answer).toContain("any order");
    drive.act({ kind: "clarify", command: { type: "start", skill: MUL } });
    expect(view(drive)?.past).toEqual([]);
  });

  test("[CLR20] a calculation is gone through: a step is said when it was found or missed twice", () => {
    const known = (n: number) => ({ known: "part", value: { n, d: 1 } });
    const parts = [line("five", "multiply", [known(5), known(8)]), line("two", "multiply", [known(2), known(8)])];
    const trace = { givens: [], routes: [[...parts, line("total", "add", parts.map(from))]] };
    const drive = driveTutor({ ...content, sumTrace: () => trace });
    drive.act({ kind: "clarify", command: { type: "start", skill: null } });
    const told = (text: string) => {
      say(drive, text);
      return lastTold(drive);
    };
    expect(told("how do you do 7 times 8")).toContain(String.raw`What is $5 \times 8$?`);
    expect(view(drive)).toMatchObject({ asks: { kind: "step", step: 1 }, about: null });
    expect(told("41")).not.toContain("40");
    expect(told("idk")).toContain(String.raw`$5 \times 8 = 40$. What is $2 \times 8$?`);
    expect(told("16")).toContain("What is $40 + 16$?");
    expect(told("56")).toContain("$40 + 16 = 56$");
    expect(view(drive)).toMatchObject({ about: { skillId: MUL } });
    told("how do you do 7 times 8");
    expect(told("what is a product?")).toContain("when you multiply");
    expect(drive.state.activities.clarify?.walk).toBeNull();
  });

  test("[CLR20] numbers are read by the marks of the learner's country", () => {
    const known = (n: number) => ({ known: "part", value: { n, d: 1 } });
    const parts = [line("whole", "add", [known(1_000), known(500)]), line("rest", "add", [known(234), known(67)])];
    const trace = { givens: [], routes: [[...parts, line("total", "add", parts.map(from))]] };
    const asked: unknown[] = [];
    const drive = driveTutor({ ...content, sumTrace: (_skill, sum) => (asked.push(sum.numbers), trace) });
    drive.act({ kind: "clarify", command: { type: "start", skill: null } });
    const told = (text: string) => {
      const context = { session: SessionId.parse(uuidFromName("de")), seed: "de", locale: "de" } as const;
      drive.perform({ type: "activity", context, kind: "clarify", command: { type: "say", text } });
      return lastTold(drive);
    };
    expect(told("how do you do 1.234 plus 567")).toContain("What is $1000 + 500$?");
    expect(asked[0]).toEqual([1234, 567]);
    expect(told("1.500")).toContain("$1000 + 500 = 1500$");
  });

  test("[CLR20] what finds a missing number is said first", () => {
    const known = (n: number) => ({ known: "part", value: { n, d: 1 } });
    const parts = [line("tens", "subtract", [known(40), known(10)]), line("ones", "subtract", [known(30), known(5)])];
    const trace = { givens: [], routes: [parts] };
    const asked: unknown[] = [];
    const drive = driveTutor({ ...content, sumTrace: (_skill, sum) => (asked.push(sum), trace) });
    drive.act({ kind: "clarify", command: { type: "start", skill: null } });
    say(drive, "? - 4 = 3 how do i do it");
    expect(asked[0]).toEqual({ operation: "add", numbers: [3, 4] });
    expect(lastTold(drive)).toContain("$3 + 4$. What is $40 - 10$?");
  });

  test.for([
    ["my tummy hurts", WAYS.unwell],
    ["i cut my finger", WAYS.unwell],
    ["my cat died", WAYS.sadNews],
    ["are you a robot", WAYS.person],
    ["hi", WAYS.greet],
  ] as const)("[CLR15] %s is taken up before anything is looked for", ([said, words]) => {
    const drive = begin(TOY_SKILL);
    say(drive, said);
    expect(words).toContain(lastTold(drive));
    say(drive, "hello what is a sum?");
    expect(lastTold(drive)).toContain("what you get when you add");
  });

  test("[CLR19] a clause that asks is answered, whatever stands beside it", () => {
    const drive = begin();
    say(drive, "does the order of a sum matter? my grandpa plays the trumpet");
    expect(lastTold(drive)).toContain("adding in any order");
  });

  test("[CLR13] a question while the check waits is answered", () => {
    const drive = begin(TOY_SKILL);
    say(drive, "does the order matter?");
    say(drive, "what is a sum?");
    expect(lastTold(drive)).toContain("what you get when you add");
  });

  test("[CLR5] what has no answer is said so", () => {
    const drive = begin(TOY_SKILL);
    say(drive, "why is the Riemann hypothesis interesting?");
    expect(drive.events).toContainEqual(
      expect.objectContaining({ type: "doubt_discussed", body: expect.objectContaining({ outcome: "not-found" }) }),
    );
  });

  test("[CLR6] nothing is said twice while there are other words", () => {
    const drive = begin();
    for (const text of ["do u like football", "my cat is fat", "what is your name"]) say(drive, text);
    const told = view(drive)?.talk.flatMap(({ who, text }) => (who === "tutor" ? [text] : [])) ?? [];
    expect(told.length).toBe(4);
    expect(new Set(told).size).toBe(4);
  });

  test.for(["no", "nope thanks", "bye", "that's all"])("[CLR7] %s ends it", (word) => {
    const drive = begin(TOY_SKILL);
    say(drive, "does the order matter?");
    say(drive, "b");
    expect(view(drive)?.ended).toBeNull();
    say(drive, word);
    expect(view(drive)).toMatchObject({ ended: "learner-ended" });
  });

  test("[CLR23] after the end ten more messages are answered, in the same conversation, and it stays over", () => {
    const drive = begin(TOY_SKILL);
    say(drive, "what is a sum?");
    say(drive, "bye");
    const session = view(drive)?.session;
    expect(view(drive)).toMatchObject({ ended: "learner-ended", widget: { type: "free-text" } });
    say(drive, "thanks");
    expect(WAYS.goodbye).toContain(lastTold(drive));
    say(drive, "does the order matter?");
    expect(lastTold(drive)).toContain("any order");
    // What was asked before the end is known: its check question does not come twice.
    expect(lastTold(drive)).not.toContain(LESSON.check.question);
    for (let n = 3; n < 10; n += 1) say(drive, "what is a product?");
    expect(view(drive)?.widget).not.toBeNull();
    say(drive, "and what is a sum?");
    expect(lastTold(drive)).toContain("A sum is what you get");
    expect(view(drive)).toMatchObject({ session, ended: "learner-ended", widget: null, asks: null });
    expect(view(drive)?.talk.filter(({ who }) => who === "learner")).toHaveLength(12);
    const more = drive.act({ kind: "clarify", command: { type: "say", text: "and zero?" } });
    expect(more).toMatchObject({ ok: false, error: { type: "no-activity" } });
    expect(drive.events.filter(({ type }) => type === "activity_ended")).toHaveLength(1);
  });

  test("[CLR23] a conversation that another one took the place of takes none", () => {
    const drive = begin(TOY_SKILL);
    say(drive, "bye");
    drive.act({ kind: "clarify", command: { type: "start", skill: MUL } });
    say(drive, "what is a product?");
    expect(view(drive)).toMatchObject({ ended: null, title: "Skill t.mul" });
    drive.act({ kind: "clarify", command: { type: "end" } });
    const again = drive.act({ kind: "clarify", command: { type: "end" } });
    expect(again).toMatchObject({ ok: false, error: { type: "no-activity" } });
  });

  test("[CLR23] what concerns safety comes first after the end, too", () => {
    const drive = begin(TOY_SKILL);
    say(drive, "bye");
    say(drive, "i want to kill myself");
    expect(drive.events.some(({ type }) => type === "safety_flagged")).toBe(true);
    expect(view(drive)?.asks).toBeNull();
  });

  test("[CLR7] and nothing else does", () => {
    const drive = begin(TOY_SKILL);
    for (const text of ["no", "ok", "thanks", "idk", "7"]) say(drive, text);
    expect(view(drive)?.ended).toBeNull();
    drive.act({ kind: "clarify", command: { type: "end" } });
    expect(view(drive)?.ended).toBe("learner-ended");
  });

  test("[CLR8] no example gives the open problem's answer away", () => {
    const drive = begin(TOY_SKILL);
    const session = SessionId.parse("00000000-0000-7000-8000-0000000000ff");
    drive.perform({ type: "start-session", session, seed: "s", skill: TOY_SKILL });
    const problem = currentProblem(drive.state.practice);
    const opened = problem && content.open(problem.address);
    const answer = opened?.ok === true ? opened.value.item.solution_logic.final_answer_canonical : "";
    const told = `Zero changes nothing: it is ${answer}.`;
    lessons.set("t.add", { ...LESSON, answers: [{ frames: ["case"], concept: "zero", when: [["zero"]], say: told }] });
    say(drive, "what about zero?");
    lessons.set("t.add", LESSON);
    expect(answer).not.toBe("");
    expect(lastTold(drive)).not.toContain(told);
  });

  test("[CLR9] skills talked about are kept in order", () => {
    const drive = begin();
    say(drive, "what is a product?");
    say(drive, "a");
    say(drive, "what is a sum?");
    say(drive, "a");
    say(drive, "what is a product again?");
    expect(view(drive)?.discussed.map(({ skillId }) => skillId)).toEqual(["t.mul", "t.add"]);
  });

  test.for(["i hate maths", "i am stupid at maths", "i give up"])("[CLR15] a feeling comes first: %s", (text) => {
    const drive = begin();
    say(drive, text);
    expect(WAYS.feeling).toContain(lastTold(drive));
    expect(view(drive)?.discussed).toEqual([]);
  });

  test.for(["no sé", "AYÚDAME", "je comprends pas", "我不懂"])("[CLR17] %s is answered in its language", (text) => {
    const drive = begin();
    say(drive, text);
    expect(lastTold(drive)).toBe(pleaIn(text)?.ask);
    say(drive, `${text} 2 + 7`);
    expect(lastTold(drive)).not.toBe(pleaIn(text)?.ask);
  });

  test("[CLR10] a crash at any event changes nothing", () => {
    const drive = begin(TOY_SKILL);
    say(drive, "does the order matter?");
    const pairs = foldsAlike(drive, (state) => clarifyPart.view(state, drive.env));
    expect(pairs.length).toBeGreaterThan(4);
    for (const [again, whole] of pairs) expect(again).toEqual(whole);
  });

  test("[CLR11] [SFT9] distress gets guidance and no teaching, personal data is not kept", () => {
    const drive = begin(TOY_SKILL);
    say(drive, "i want to kill myself. does the order matter? call me on 0171 555 1234");
    expect(lastTold(drive)).not.toContain("any order");
    expect(view(drive)?.talk.map(({ toTeacher = false }) => toTeacher)).toEqual([false, false, true]);
    say(drive, "ok");
    expect(lastTold(drive)).toContain("somebody you trust");
    say(drive, "does the order matter?");
    expect(lastTold(drive)).toContain("any order");
    expect(drive.events.some(({ type }) => type === "safety_flagged")).toBe(true);
    expect(JSON.stringify(drive.events)).not.toContain("555 1234");
  });
});

function begin(skill: SkillId | null = null): Drive {
  const drive = driveTutor(content);
  drive.act({ kind: "clarify", command: { type: "start", skill } });
  return drive;
}

function say(drive: Drive, text: string): void {
  const said = drive.act({ kind: "clarify", command: { type: "say", text } });
  if (!said.ok) throw new Error(said.error.type);
}

function view(drive: Drive): ClarifyView | null {
  return clarifyPart.view(drive.state, drive.env);
}

function lastTold(drive: Drive): string {
  return view(drive)?.talk.findLast(({ who }) => who === "tutor")?.text ?? "";
}
