import { describe, expect, test } from "vitest";
import type { ProfileFacts } from "../../profile.ts";
import { answerQuestion } from "./answer-question.ts";
import {
  answerRight,
  contentWith,
  go,
  newPupil,
  rightAnswers,
  start,
  teach,
  throughCheck,
  throughPages,
  toyLesson,
  viewOf,
  type Pupil,
} from "./lesson.fixture.ts";
import { triedChoice } from "./tried-choice.ts";

const content = contentWith(["t.add"]);
const begun = start(newPupil(content), "t.add", content);
const atCheck = throughPages(begun, content);

const say = (pupil: Pupil, text: string, profile?: ProfileFacts) =>
  teach(pupil, { type: "say", text }, content, "one", profile);
const AGAIN = "Put three beads beside two beads and count on from three.";
const last = (pupil: Pupil) => viewOf(pupil, content).talk.at(-1)?.text ?? "";

describe("a question while reading", () => {
  test.for([
    { asked: "why do i start with the bigger number", answer: "Counting on from the larger number is shorter." },
    { asked: "what does sum mean", answer: "The sum is what you have when all is put together." },
    { asked: "why do i need this", answer: "You add whenever you want to know how many there are in all." },
    {
      asked: "what mistakes should i watch out for",
      answer: "Writing the digits side by side. Count on from the larger number.",
    },
    { asked: "can you say it again", answer: "Put three beads beside two beads and count on from three." },
    { asked: "what is a rhombus", answer: null },
  ])("[LES13] $asked", ({ asked, answer }) => {
    expect(answerQuestion(toyLesson("t.add"), asked, [])).toBe(answer);
  });

  test("[LES13] is answered from the lesson, and both lines are in the conversation", () => {
    const asked = say(begun, "why do i start with the bigger number?");
    expect(viewOf(asked, content).talk).toMatchObject([
      { who: "learner", text: "why do i start with the bigger number?" },
      { who: "tutor", text: "Counting on from the larger number is shorter." },
    ]);
    expect(viewOf(asked, content)).toMatchObject({ part: "idea", plan: viewOf(begun, content).plan });
  });

  test("[LES13] what is off the topic is turned back, never twice in a row in the same words", () => {
    let pupil = begun;
    const replies: string[] = [];
    for (let count = 0; count < 12; count++) {
      pupil = say(pupil, "do u like minecraft");
      replies.push(last(pupil));
    }
    expect(replies.every((text, at) => at === 0 || text !== replies[at - 1])).toBe(true);
    expect(new Set(replies).size).toBeGreaterThan(2);
    expect(pupil.state.activities.lesson?.plan).toEqual(begun.state.activities.lesson?.plan);
    expect(replies.join(" ")).not.toMatch(/!|wrong|easy|category|undefined/u);
  });

  test("[LES13] who is stuck on the idea gets it another way, and then something else", () => {
    const stuck = say(begun, "help i am stuck");
    expect(last(stuck)).toBe(AGAIN);
    expect(last(say(stuck, "idk"))).not.toBe(last(stuck));
  });

  test("[LES13] nothing said at the check question tells which choice is right", () => {
    for (const text of [
      "just tell me",
      "what is the answer",
      "why",
      "idk",
      "because they go together",
      "is it a or b",
    ]) {
      const told = say(atCheck, text);
      expect(last(told)).not.toMatch(/puts together|second|right choice is|\bB\b/u);
      expect(viewOf(told, content).check).toMatchObject({ chosen: [], isRight: false });
    }
  });

  test("[LES13] what would come to the answer of the open problem is not said while it is open", () => {
    const lesson = { ...toyLesson("t.add"), use: "Adding tells that the answer is NUMBER." };
    const practising = throughCheck(atCheck, content);
    const [right = ""] = rightAnswers(practising, content);
    const telling = { ...content, lesson: () => ({ ...lesson, use: lesson.use.replace("NUMBER", right) }) };
    const asked = (from: typeof content) => last(teach(practising, { type: "say", text: "why do i need this" }, from));
    expect(asked(content)).toContain("You add whenever");
    expect(asked(telling)).not.toContain("Adding tells");
    const done = answerRight(practising, content);
    expect(last(teach(done, { type: "say", text: "why do i need this" }, telling))).toContain("Adding tells");
  });

  test("[LES13] an empty message is refused", () => {
    expect(() => say(begun, "  ")).toThrow("bad-input");
  });
});

describe("what was said on a page", () => {
  const talk = (pupil: Pupil) => viewOf(pupil, content).talk.map(({ text }) => text);

  test("[LES33] stays there, and is there again when it is turned back to", () => {
    const asked = say(begun, "why do i start with the bigger number?");
    const onward = teach(asked, { type: "continue" }, content);
    expect(viewOf(onward, content).part).not.toBe("idea");
    expect(talk(onward)).toEqual([]);
    const back = teach(onward, { type: "back" }, content);
    expect(talk(back)).toEqual(talk(asked));
    expect(talk(say(onward, "do u like minecraft"))).toHaveLength(2);
  });

  test("[LES33] guidance goes along until something else is said", () => {
    const told = say(begun, "my dad hits me");
    const guidance = last(told);
    const onward = teach(told, { type: "continue" }, content);
    expect(talk(onward)).toEqual([guidance]);
    const later = say(onward, "why do i start with the bigger number?");
    expect(talk(later)).toHaveLength(2);
    expect(talk(later)).not.toContain(guidance);
  });

  test("[LES33] is all there when the lesson has ended", () => {
    const asked = say(teach(say(begun, "what does sum mean"), { type: "continue" }, content), "do u like minecraft");
    expect(talk(teach(asked, { type: "end" }, content))).toHaveLength(4);
  });
});

describe("a message at the check question", () => {
  const CHOICES = ["$\\frac{6}{15}$", "$\\frac{5}{8}$", "$\\frac{2}{15}$"];
  const NUMBERS = ["8", "15", "3"];
  const TENS = ["4 ones", "4 tens", "4 hundreds"];
  const WORDS = ["Bottom numbers never change.", "7 is the bigger number.", "The parts are still sevenths."];

  test.for<readonly [said: string, choices: readonly string[], at: number | null]>([
    ["is it b", WORDS, 1],
    ["B", WORDS, 1],
    ["c?", WORDS, 2],
    ["i think its c", WORDS, 2],
    ["the answer is a", WORDS, 0],
    ["so its the second one", WORDS, 1],
    ["maybe the first one?", WORDS, 0],
    ["the last one", WORDS, 2],
    ["c because they are the same parts", WORDS, 2],
    ["the parts are still sevenths", WORDS, 2],
    ["is it that the parts are still sevenths?", WORDS, 2],
    ["is it 3", NUMBERS, 2],
    ["15", NUMBERS, 1],
    ["its 8 right", NUMBERS, 0],
    ["is it 5/8", CHOICES, 1],
    ["6/15", CHOICES, 0],
    ["is it tens", TENS, 1],
    ["4 hundreds i think", TENS, 2],
    ["is it 2", ["It takes away.", "It puts together.", "It shares out."], 1],
    // None, or not one alone.
    ["is it 2", NUMBERS, null],
    ["is it 35", NUMBERS, null],
    ["is it 4", TENS, null],
    ["not b", WORDS, null],
    ["is it a or b", WORDS, null],
    ["d", WORDS, null],
    ["a number", WORDS, null],
    ["hello", WORDS, null],
    ["do u like minecraft", WORDS, null],
    ["i dont get it", WORDS, null],
    ["is it", WORDS, null],
    ["", WORDS, null],
  ])("[LES29] %s, of %o, tries %s", ([said, choices, at]) => {
    expect(triedChoice([said], choices)).toBe(at);
  });

  test("[LES29] a choice that is typed is a choice, with its own words in the reply, and not on the page as well", () => {
    const slip = say(atCheck, "is it c");
    expect(viewOf(slip, content).check).toMatchObject({ chosen: [2], feedback: null });
    expect(last(slip)).toMatch(/\bC\b.*Nobody gets a share here\.$/u);
    const pressed = teach(atCheck, { type: "choose", choice: 2 }, content);
    expect(viewOf(slip, content).plan).toEqual(viewOf(pressed, content).plan);
    const again = say(slip, "its c");
    expect(viewOf(again, content).check?.chosen).toEqual([2]);
    expect(last(again)).toMatch(/tried C|C was one/u);
    const right = say(again, "is it 2?");
    expect(viewOf(right, content)).toMatchObject({ check: { chosen: [2, 1], isRight: true }, canContinue: true });
    expect(last(right)).toMatch(/^(?:Yes, B|B it is)\. Yes: it puts together\.$/u);
    const received = right.events.findLast(({ type }) => type === "message_received");
    expect(received?.body).toMatchObject({ text: "is it 2?", category: "answer", value: "It puts together." });
    expect(right.state.mastery).toEqual(begun.state.mastery);
  });

  test("[LES29] only while the question is open, and never in place of guidance", () => {
    expect(viewOf(say(begun, "is it b"), content).check).toBeNull();
    const right = say(atCheck, "b");
    expect(say(right, "is it c").state.activities.lesson?.checks).toEqual(right.state.activities.lesson?.checks);
    const urgent = say(atCheck, "i want to kill myself, its b");
    expect(viewOf(urgent, content).check).toMatchObject({ chosen: [] });
  });

  const reasons = (...answers: readonly string[]) => ({
    ...content,
    lesson: () => ({
      ...toyLesson("t.add"),
      answers: answers.map((text) => ({
        frames: ["why"] as const,
        concept: "zero" as const,
        when: [["why"]],
        say: text,
      })),
    }),
  });

  test("[LES30] why gets the reason of the idea, each once, and never the choice itself", () => {
    const from = reasons("It puts together what belongs together.", "Joined things are counted once.");
    const ask = (pupil: Pupil) => teach(pupil, { type: "say", text: "but why" }, from);
    let pupil = atCheck;
    const replies: string[] = [];
    for (let count = 0; count < 5; count++) {
      pupil = ask(pupil);
      replies.push(last(pupil));
    }
    const ideas = toyLesson("t.add").idea.map((sentence) => `Think of the idea: ${sentence}`);
    expect(replies.slice(0, 3).toSorted()).toEqual(ideas.toSorted());
    expect(replies.slice(3)).toEqual(["Joined things are counted once.", AGAIN]);
    const right = teach(pupil, { type: "choose", choice: 1 }, from);
    expect(last(ask(right))).toBe("It puts together what belongs together.");
    expect(last(ask(begun))).toBe("It puts together what belongs together.");
  });

  test("[LES30] a reason is about what is in sight", () => {
    const zero = {
      frames: ["why"] as const,
      concept: "zero" as const,
      when: [["why"], ["zero"]],
      say: "A zero holds a place.",
    };
    const sums = {
      frames: ["why"] as const,
      concept: "zero" as const,
      when: [["why"], ["sum"]],
      say: "Sums tell how many there are.",
    };
    const from = { ...content, lesson: () => ({ ...toyLesson("t.add"), answers: [zero, sums] }) };
    expect(last(teach(begun, { type: "say", text: "why" }, from))).toBe("Sums tell how many there are.");
  });

  test("[LES31] the idea another way, then the example, then the picture: nothing is said twice", () => {
    for (const asks of [["i dont get it"], ["what is the answer"], ["why", "idk", "just tell me"]]) {
      let pupil = atCheck;
      const replies: string[] = [];
      for (let count = 0; count < 6; count++) {
        pupil = say(pupil, asks[count % asks.length] ?? "");
        replies.push(last(pupil));
      }
      expect(replies.some((text) => text.includes(AGAIN))).toBe(true);
      expect(replies.some((text) => text.includes("Look at the example once more"))).toBe(true);
      expect(replies.some((text) => text.includes("Two rows of three dots."))).toBe(true);
      expect(new Set(replies).size).toBe(6);
      expect(replies.filter((text) => text.includes(AGAIN))).toHaveLength(1);
      expect(replies.join(" ")).not.toMatch(/!|wrong|easy|undefined/u);
      expect(viewOf(pupil, content).check).toMatchObject({ chosen: [] });
    }
  });

  test("[LES31] what stands in the conversation does not stand on the page as well, and the other way round", () => {
    for (const pupil of [begun, atCheck]) {
      const told = say(pupil, "i dont get it");
      expect(last(told)).toBe(AGAIN);
      expect(viewOf(told, content).again).toBeNull();
    }
    const slip = teach(say(atCheck, "i dont get it"), { type: "choose", choice: 0 }, content);
    expect(viewOf(slip, content).again).toBeNull();
    const shown = teach(atCheck, { type: "choose", choice: 0 }, content);
    expect(viewOf(shown, content).again).toBe(AGAIN);
    expect(last(say(shown, "i dont get it"))).not.toContain(AGAIN);
  });

  test("[LES31] who asks for the picture is told of it, and an open question is no part to go on from", () => {
    const shown = say(atCheck, "can i see the picture");
    expect(last(shown)).toContain("Two rows of three dots.");
    expect(last(say(shown, "can i see the picture"))).toBe("The picture stands with the idea. Back leads to it.");
    expect(last(say(atCheck, "ok"))).not.toMatch(/go on|next part/iu);
  });

  test.for([
    ["i hate maths", /break|Pause|quick/u],
    ["can i do something else", /Learn/u],
    ["show me an example", /example/u],
    ["are you a real person", /program/u],
  ] as const)("[LES13] %s", ([text, words]) => {
    const once = say(begun, text);
    expect(last(once)).toMatch(words);
    expect(last(say(once, text))).toMatch(words);
    expect(last(say(once, text))).not.toBe(last(once));
  });

  test("[LES29] an answer that is none of the choices is said to be that, and tries none", () => {
    const other = say(atCheck, "is it 12");
    expect(last(other)).toMatch(/none of the choices/iu);
    expect(viewOf(other, content).check?.chosen).toEqual([]);
  });

  test("[LES13] too hard is a call for help", () => {
    expect(last(say(begun, "this is too hard"))).toBe(AGAIN);
  });

  test("[LES13] a word is explained from a lesson that comes before, too", () => {
    const terms = [{ words: ["denominator"], means: "The denominator is the bottom number." }];
    const from = contentWith(["t.add", "t.sub"]);
    const lesson: typeof from.lesson = (skill) =>
      skill === "t.add" ? { ...toyLesson("t.add"), terms } : from.lesson(skill);
    const own = teach(start(newPupil(from), "t.sub", from), { type: "skip-before" }, from);
    const ask = (text: string) => last(teach(own, { type: "say", text }, { ...from, lesson }));
    expect(ask("what is a denominator")).toBe("The denominator is the bottom number.");
    expect(ask("what is a common denominator")).not.toContain("the bottom number");
  });

  test("[LES27] who is stuck on the page that says what comes first is led to the idea", () => {
    const from = contentWith(["t.add", "t.sub"]);
    const first = start(newPupil(from), "t.sub", from);
    expect(last(teach(first, { type: "say", text: "i dont get it" }, from))).toMatch(/Go on/u);
  });

  test("[LES7] who wants to stop hears that Pause keeps everything", () => {
    for (const text of ["i want to stop", "bye"]) expect(last(say(begun, text))).toContain("Pause");
  });
});

describe("safety", () => {
  test("[LES14] after guidance about being hurt nobody is sent back to the lesson", () => {
    const hurt = say(begun, "my dad hits me");
    expect(last(say(hurt, "ok"))).toContain("You can stop here whenever you like");
    expect(last(say(say(hurt, "ok"), "why do i start with the bigger number"))).toContain("Counting on");
  });

  test("[LES14] [SFT9] an urgent message gets guidance and a flag, and no teaching", () => {
    const pupil = say(begun, "i want to kill myself, why do i start with the bigger number");
    const news = pupil.events.slice(begun.events.length);
    expect(news).toContainEqual(
      expect.objectContaining({
        type: "safety_flagged",
        body: expect.objectContaining({ kind: "self-harm", severity: "urgent" }),
      }),
    );
    expect(last(pupil)).toMatch(/trust/u);
    expect(last(pupil)).not.toContain("Counting on");
    expect(viewOf(pupil, content).talk.at(-1)?.toTeacher).toBe(true);
    expect(viewOf(say(pupil, "this is shit"), content).talk.at(-1)?.toTeacher).toBeUndefined();
    expect(news.some((event) => event.type === "decision_made" && event.body.by === "safety")).toBe(true);
  });

  test("[LES14] a help line of the country is named with it", () => {
    const text = "i want to kill myself";
    const there = say(begun, text, { country: "GB", likes: [] });
    expect(last(there)).toContain("0800 1111");
    expect(last(say(begun, text))).toContain("emergency number");
  });

  test("[LES14] what is not urgent gets guidance first, then the answer that was asked for", () => {
    const pupil = say(begun, "why the hell do i start with the bigger number you shit");
    expect(last(pupil)).toMatch(/kind.*Counting on from the larger number is shorter\.$/u);
  });

  test("[LES14] personal data is not kept", () => {
    const pupil = say(go(begun, content), "my email is sam.smith@example.com can you help");
    expect(JSON.stringify(pupil.events)).not.toContain("sam.smith");
    expect(JSON.stringify(viewOf(pupil, content))).not.toContain("sam.smith");
  });
});
