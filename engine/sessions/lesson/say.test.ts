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

const content = contentWith(["t.add"]);
const begun = start(newPupil(content), "t.add", content);
const atCheck = throughPages(begun, content);

const say = (pupil: Pupil, text: string, profile?: ProfileFacts) =>
  teach(pupil, { type: "say", text }, content, "one", profile);
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

  test("[LES13] who is stuck on the idea gets it another way, and its words stay on the page", () => {
    const stuck = say(begun, "help i am stuck");
    expect(last(stuck)).toBe("Put three beads beside two beads and count on from three.");
    expect(viewOf(stuck, content).again).toBe("Put three beads beside two beads and count on from three.");
    expect(last(say(stuck, "idk"))).not.toBe(last(stuck));
  });

  test("[LES13] nothing said at the check question tells which choice is right", () => {
    for (const text of ["just tell me", "is it 2?", "its the second one", "idk", "because they go together"]) {
      const told = say(atCheck, text);
      expect(last(told)).not.toMatch(/puts together|second|right choice is/u);
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

describe("safety", () => {
  test("[LES14] an urgent message gets guidance and a flag, and no teaching", () => {
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
