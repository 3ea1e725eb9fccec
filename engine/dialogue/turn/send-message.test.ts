import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseEvent } from "../../events/parse-event.ts";
import { decideTutor, evolveTutor, initialTutorState } from "../../tutor.ts";
import { viewPractice } from "../../views/practice-view.ts";
import { PHRASES } from "../compose/phrases.ts";
import { createTalkDesk, TALK_LESSON, talkContent } from "./talk.fixture.ts";

const content = talkContent();
const withoutLesson = talkContent([]);

describe("a message", () => {
  test("[TRN1] whatever is typed is recorded once and gets one reply, and every event parses", () => {
    const written = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 600 }),
      fc.constantFrom("7", "is it 8?", "idk", "why", "ok", "no", "skip", "next", "85 or 86", "$x$ \\frac{", "\u0000 a"),
    );
    fc.assert(
      fc.property(
        fc.array(written, { minLength: 1, maxLength: 6 }),
        fc.constantFrom("t.add", "t.both", "t.greater"),
        (texts, skill) => {
          const desk = createTalkDesk(skill, content);
          for (const text of texts) {
            if (text.trim() === "") continue;
            const [messages, replies] = [desk.count("message_received"), desk.count("reply_given")];
            desk.say(text);
            expect([desk.count("message_received"), desk.count("reply_given")]).toEqual([messages + 1, replies + 1]);
          }
          for (const event of desk.events) expect(parseEvent(JSON.parse(JSON.stringify(event))).ok).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("[TRN1] an empty one is refused and nothing is recorded", () => {
    const desk = createTalkDesk();
    const command = { type: "send-message", item: desk.problem().item, text: "  ", locale: "en" } as const;
    expect(decideTutor(desk.state(), command, desk.env())).toMatchObject({ ok: false, error: { type: "bad-input" } });
  });

  test("[TRN1] personal data is not kept", () => {
    const desk = createTalkDesk();
    desk.say("my email is amina.b@example.com can you write me");
    expect(JSON.stringify(desk.events)).not.toContain("amina.b@example.com");
    expect(desk.last("safety_flagged")).toMatchObject({ kind: "personal-data" });
  });

  test("[TRN2] on top of something urgent nothing is taught and nothing is asked", () => {
    const desk = createTalkDesk();
    desk.say("help");
    const reply = desk.say("i want to kill myself");
    expect(reply).toMatchObject({ category: "safety", asks: null });
    expect(reply.text).toMatch(/trust/u);
    expect(reply.text).not.toMatch(/\d \+|step|problem/u);
    expect(desk.last("safety_flagged")).toEqual(expect.objectContaining({ kind: "self-harm", severity: "urgent" }));
    expect(JSON.stringify(desk.last("safety_flagged"))).not.toContain("myself");
  });

  test.for([
    { text: "i want to kill myself", isTold: true },
    { text: "my dad hits me", isTold: true },
    { text: "everyone hates me", isTold: true },
    { text: "i will bring a knife to school", isTold: true },
    { text: "my email is amina.b@example.com", isTold: false },
    { text: "this is shit", isTold: false },
  ])("[SFT9] beneath the reply to “$text” teachers are spoken of: $isTold", ({ text, isTold }) => {
    const desk = createTalkDesk();
    desk.say(text);
    expect(desk.last("safety_flagged")).toBeDefined();
    expect(viewPractice(desk.state(), desk.env())).toMatchObject({ type: "problem" });
    const view = viewPractice(desk.state(), desk.env());
    const turn = view.type === "problem" ? view.problem.turns.at(-1) : undefined;
    expect(turn?.type === "reply" && turn.toTeacher === true).toBe(isTold);
  });
});

describe("an answer said in words", () => {
  test.for(["right", "misconception", "other"] as const)("[TRN3] %s: the same evidence as by Check", (which) => {
    const [said, typed] = [createTalkDesk(), createTalkDesk()];
    const value = said.right() + { right: 0, misconception: -10, other: 200 }[which];
    said.say(which === "right" ? `is it ${value}?` : `i think it is ${value}`);
    typed.check(String(value));
    for (const type of ["attempt_evaluated", "diagnosis_completed", "mastery_updated", "problem_completed"] as const) {
      const { latency_ms: _a, ...mine } = { latency_ms: 0, ...said.last(type) };
      const { latency_ms: _b, ...theirs } = { latency_ms: 0, ...typed.last(type) };
      expect({ ...mine, duration_ms: 0 }).toEqual({ ...theirs, duration_ms: 0 });
    }
    expect(said.last("attempt_submitted")?.given).toEqual([String(value)]);
  });

  test("[TRN4] one of two boxes costs nothing, and the reply names them; both are marked", () => {
    const desk = createTalkDesk("t.both");
    const reply = desk.say("4");
    expect(desk.problem()).toMatchObject({ attempts: 0, graded: false });
    expect(reply.text).toMatch(/2|tens and ones/u);
    const [tens, ones] = desk.item().answer_spec.parts?.map(({ canonical }) => canonical) ?? [];
    expect(desk.say(`${tens ?? ""} and ${ones ?? ""}`).category).toBe("correct");
  });

  test("[TRN4] two candidates are no answer", () => {
    const desk = createTalkDesk();
    desk.say("7 or 8");
    expect(desk.problem()).toMatchObject({ attempts: 0, graded: false });
    expect(desk.last("reply_given")?.asks?.kind).toBe("answer");
  });

  test("[TRN6] close is probed, another number is told what was done, a right one ends the problem", () => {
    const desk = createTalkDesk();
    const right = desk.right();
    expect(desk.say(`${right + 1}`)).toMatchObject({ category: "close", act: "probe" });
    expect(desk.say(`i get ${right * 3}`)).toMatchObject({ category: "wrong_operation" });
    expect(desk.say(`${right}`)).toMatchObject({ category: "correct" });
    expect(desk.problem()).toMatchObject({ phase: "right", attempts: 3 });
    const other = createTalkDesk();
    expect(other.say(`${other.right() - 10}`).text).toContain("The ones made a new ten, and it is missing.");
  });

  test("[TRN6] the third time the idea of the lesson is taught, and the solution is there", () => {
    const desk = createTalkDesk();
    const replies = [1, 2, 3].map((times) => desk.say(`${desk.right() * 10 + times}`));
    expect(replies[2]).toMatchObject({ act: "teach", asks: null });
    expect(replies[2]?.text).toContain("Ten ones make one ten.");
    expect(desk.problem().phase).toBe("shown");
  });

  test("[TRN6] only what was done is praised", () => {
    const praiseOf = (before: readonly string[]) => {
      const desk = createTalkDesk();
      for (const text of before)
        desk.say(text === "other" ? `${desk.right() + 200}` : text === "step" ? desk.step(1) : text);
      const { text } = desk.say(String(desk.right()));
      return Object.entries(PHRASES).find(([, bank]) => bank.some((phrase) => text.includes(phrase)))?.[0];
    };
    expect(praiseOf([])).toBe("atOnce");
    expect(praiseOf(["can i have a hint"])).toBe("withHint");
    expect(praiseOf(["other"])).toBe("afterTries");
    // Steps are praised where one was done.
    expect(praiseOf(["other", "i dont get it"])).toBe("afterTries");
    expect(praiseOf(["i dont get it"])).toBe("withHint");
    expect(praiseOf(["other", "i dont get it", "step"])).toBe("bySteps");
  });

  test("[TRN6] the same answer again costs nothing and gets another reply", () => {
    const desk = createTalkDesk();
    const value = `${desk.right() + 200}`;
    const first = desk.say(value);
    expect(desk.say(value)).toMatchObject({ act: "same-again" });
    expect(desk.last("reply_given")?.text).not.toBe(first.text);
    expect(desk.problem().attempts).toBe(1);
  });
});

describe("questions", () => {
  test("[TRN7] are answered from the lesson and end with a question that can be checked", () => {
    const desk = createTalkDesk();
    const why = desk.say("why do we carry");
    expect(why).toMatchObject({ category: "conceptual_question", asks: { kind: "choice" } });
    expect(why.text).toContain("You carry because a place holds a single digit.");
    expect(desk.say("one hundred")).toMatchObject({ act: "check-not-yet" });
    const term = desk.say("what is a digit");
    expect(term.text).toContain("A digit is one of the signs 0 to 9.");
    expect(term.asks?.kind).toBe("answer");
  });

  test("[TRN7] the lesson's check is answered by its words", () => {
    const desk = createTalkDesk();
    desk.say("why do we carry");
    const reply = desk.say("one ten");
    expect(reply).toMatchObject({ act: "check-right" });
    expect(reply.text).toContain("You saw the new ten.");
    expect(desk.problem()).toMatchObject({ attempts: 0, graded: false });
  });

  test("[TRN7] without a lesson the item's hints answer, and count as hints", () => {
    const desk = createTalkDesk("t.add", withoutLesson);
    expect(desk.say("why do we do that")).toMatchObject({ category: "conceptual_question", asks: { kind: "answer" } });
    expect(desk.last("reply_given")?.text).toContain("What do the ones make?");
    expect(desk.problem()).toMatchObject({ hints: 1, hintLevel: 1 });
  });

  test("[TRN7] a fact is told, but not the value that a small step asks for", () => {
    const desk = createTalkDesk();
    expect(desk.say("whats 3 times 4").text).toContain("$3 \\times 4 = 12$");
    desk.say("i am stuck");
    const { a, b } = desk.item().meta.generation?.operands ?? {};
    const [x, y] = [Number(a) % 10, Number(b) % 10];
    expect(desk.say(`whats ${x} plus ${y}`).text).not.toContain(`= ${x + y}`);
  });
});

describe("small steps", () => {
  test("[TRN8] come one by one, and the last is the problem itself", () => {
    const desk = createTalkDesk();
    expect(desk.say("i dont get it")).toMatchObject({ category: "stuck", asks: { kind: "step", step: 1 } });
    expect(desk.say(desk.step(1))).toMatchObject({ category: "scaffold_progress", asks: { kind: "step", step: 2 } });
    expect(desk.say(`is it ${desk.step(2)}`)).toMatchObject({
      category: "scaffold_progress",
      asks: { kind: "answer" },
    });
    expect(desk.problem().attempts).toBe(0);
    expect(desk.say(String(desk.right()))).toMatchObject({ category: "correct" });
    expect(desk.last("scaffold_moved")).toMatchObject({ outcome: "done", active: false });
  });

  test("[TRN9] a miss is probed, then hinted at, then the step is shown and the next begins", () => {
    const desk = createTalkDesk();
    desk.say("i dont get it");
    const outcomes = ["99", "98", "97"].map((value) => {
      desk.say(value);
      return [desk.last("reply_given")?.act, desk.last("scaffold_moved")?.outcome, desk.problem().scaffold?.step];
    });
    expect(outcomes).toEqual([
      ["step-probe", "not-yet", 1],
      ["step-hint", "not-yet", 1],
      ["step-shown", "shown", 2],
    ]);
    expect(desk.problem()).toMatchObject({ attempts: 0, graded: false });
  });

  test("[TRN9] a question in between keeps what has been tried", () => {
    const desk = createTalkDesk();
    desk.say("i dont get it");
    desk.say("99");
    expect(desk.say("why do we carry")).toMatchObject({ category: "conceptual_question", asks: { kind: "step" } });
    expect(desk.say("98").act).toBe("step-hint");
  });

  test("[TRN9] a step is right by value, whatever its form", () => {
    const desk = createTalkDesk();
    desk.say("i dont get it");
    expect(desk.say(`${Number(desk.step(1)) * 2}/2`).category).toBe("scaffold_progress");
  });

  test("[TRN10] the answer to the problem is recognised in the middle", () => {
    const desk = createTalkDesk();
    desk.say("i dont get it");
    expect(desk.say(`oh its ${desk.right()}`)).toMatchObject({ category: "correct" });
    expect(desk.problem()).toMatchObject({ phase: "right", attempts: 1 });
  });

  test("[TRN10] so is a slip in the whole problem, and a yes or no is none", () => {
    const desk = createTalkDesk();
    desk.say("i dont get it");
    expect(desk.say(`${desk.right() - 10}`).text).toContain("The ones made a new ten, and it is missing.");
    expect(desk.problem()).toMatchObject({ attempts: 1, scaffold: { active: true, step: 1 } });
    expect(desk.say("no").category).toBe("stuck");
    expect(desk.problem().attempts).toBe(1);
  });

  test("[TRN11] depth over 3 changes the strategy, each once, before the solution is offered", () => {
    const desk = createTalkDesk("t.sub", talkContent([TALK_LESSON]));
    const acts = Array.from({ length: 7 }, () => desk.say("i dont get it").act);
    const strategies = acts.filter((act) => act.startsWith("strategy"));
    expect(strategies.length).toBeGreaterThan(1);
    expect(new Set(strategies).size).toBe(strategies.length);
    expect(acts.indexOf("offer-solution")).toBeGreaterThan(acts.findLastIndex((act) => act.startsWith("strategy")));
    expect(desk.problem().scaffold?.maxDepth).toBeGreaterThan(3);
  });

  test("[TRN12] telling comes after the steps, and only on a yes", () => {
    const desk = createTalkDesk();
    expect(desk.say("just tell me the answer")).toMatchObject({ act: "steps-begin" });
    for (let turn = 0; turn < 3; turn++) desk.say("idk");
    expect(desk.say("just tell me the answer")).toMatchObject({ act: "offer-solution", asks: { kind: "yes-no" } });
    expect(desk.problem().phase).toBe("open");
    desk.say("yes");
    expect(desk.problem().phase).toBe("shown");
    expect(desk.count("solution_shown")).toBe(1);
  });

  test("[TRN12] one who asks for it after the offer, or stays stuck after two, gets it", () => {
    const desk = createTalkDesk();
    for (let turn = 0; turn < 30 && desk.problem().phase === "open"; turn++) desk.say("i dont get it");
    expect(desk.problem().phase).toBe("shown");
    const offers = desk.events.filter((event) => event.type === "reply_given" && event.body.act === "offer-solution");
    expect(offers).toHaveLength(2);
  });

  test("[TRN21] an answer after small steps weighs as after hints, and is learned", () => {
    const desk = createTalkDesk();
    desk.say("i dont get it");
    desk.say(String(desk.right()));
    expect(desk.last("mastery_updated")).toMatchObject({ correct: true, weight: 0.3 });
    expect(desk.last("problem_completed")).toMatchObject({ signal: "learned" });
  });

  test("[TRN21] over depth 3 without an answer the problem is stuck, even after attempts", () => {
    const desk = createTalkDesk();
    desk.say("5");
    for (let turn = 0; turn < 5; turn++) desk.say("idk");
    desk.perform({ type: "show-solution", item: desk.problem().item });
    expect(desk.last("problem_completed")).toMatchObject({ signal: "stuck" });
  });
});

describe("other messages", () => {
  test("[TRN13] off topic is redirected, from the third time on in one sentence and the question", () => {
    const desk = createTalkDesk();
    const texts = ["i have a new bike", "my dog is called rex", "do you like minecraft", "lol"].map(
      (text) => desk.say(text).text,
    );
    expect(new Set(texts).size).toBe(4);
    const lengths = texts.map((text) => text.split(/[.?](?:\s|$)/u).filter(Boolean).length);
    expect(lengths.slice(2)).toEqual([2, 2]);
    expect(desk.last("reply_given")).toMatchObject({ act: "redirect-firm", asks: { kind: "answer" } });
    expect(desk.problem()).toMatchObject({ attempts: 0, scaffold: null });
  });

  test("[TRN13] a yes to a small step brings it, and so does a no to any other question that leads back", () => {
    const seen = new Set<string>();
    const desk = createTalkDesk();
    for (let round = 0; round < 60; round++) {
      const { text, asks } = desk.say("i have a new bike");
      expect(asks?.kind).toBe("open");
      const isSmallStep = text.includes("small step");
      const word = round % 2 === 0 ? "ok" : "no";
      const act = word === "ok" ? (isSmallStep ? "steps-begin" : "acknowledge") : isSmallStep ? "stay" : "steps-begin";
      expect(desk.say(word).act).toBe(act);
      seen.add(`${isSmallStep} ${word}`);
      desk.say("skip");
      if (desk.say("skip").act !== "skip") desk.say("skip");
      if (desk.state().practice.session?.endedAt !== null) desk.restart();
    }
    expect(seen.size).toBe(4);
  });

  test("[TRN14] skipping is offered first and done the second time", () => {
    const desk = createTalkDesk();
    const { item } = desk.problem();
    expect(desk.say("skip")).toMatchObject({ act: "offer-skip", asks: { kind: "yes-no" } });
    const reply = desk.say("skip");
    expect(desk.problem().item).not.toBe(item);
    expect(reply.item).toBe(desk.problem().item);
    const other = createTalkDesk();
    const before = other.problem().item;
    other.say("skip");
    other.say("no");
    expect(other.problem().item).toBe(before);
  });

  test("[TRN6] whether it is right is said of the last answer, and never without one", () => {
    const desk = createTalkDesk();
    expect(desk.say("is it right?")).toMatchObject({ act: "is-it-right", asks: { kind: "answer" } });
    desk.say(`${desk.right() + 200}`);
    expect(desk.say("am i right").text).toMatch(/yet/u);
    desk.say(String(desk.right()));
    expect(desk.say("no").asks).toBeNull();
    expect(desk.say("was i right").text).toContain(`$${desk.right()}$`);
  });

  test("[TRN14] an answer after an offer is an answer", () => {
    const desk = createTalkDesk();
    desk.say("skip");
    expect(desk.say(`no wait ${desk.right()}`)).toMatchObject({ category: "correct" });
  });

  test("[TRN23] on a finished problem nothing is marked again, and next brings the next", () => {
    const desk = createTalkDesk();
    const { item } = desk.problem();
    desk.check(String(desk.right()));
    const attempts = desk.count("attempt_submitted");
    desk.say("17");
    desk.say("thanks");
    expect(desk.say("why do we carry").text).toContain("single digit");
    expect(desk.count("attempt_submitted")).toBe(attempts);
    desk.say("next");
    expect(desk.problem().item).not.toBe(item);
  });
});

describe("the log", () => {
  test("[TRN22] going on from any prefix gives the same reply", () => {
    const desk = createTalkDesk();
    const texts = ["idk", "99", "why do we carry", "8 lol", "hm", "just tell me", "no", "is it 12", "ok"];
    for (const text of texts) {
      const { item } = desk.problem();
      const env = desk.env();
      const folded = desk.events.reduce(evolveTutor, initialTutorState);
      const command = { type: "send-message", item, text, locale: "en" } as const;
      expect(decideTutor(folded, command, env)).toEqual(decideTutor(desk.state(), command, env));
      desk.say(text);
    }
  });

  test("[TRN24] the page sees what was written and said, the question that waits, and no hint twice", () => {
    const desk = createTalkDesk();
    const reply = desk.say(`${desk.right() - 10}`);
    const view = desk.view();
    if (view.type !== "problem") throw new Error(view.type);
    expect(view.problem.asks).toEqual(reply.asks);
    expect(view.problem.turns.map(({ type }) => type)).toEqual(["said", "attempt", "reply"]);
    expect(view.problem.turns[0]).toEqual({ type: "said", text: `${desk.right() - 10}` });
    expect(view.problem.turns[2]).toEqual({
      type: "reply",
      text: reply.text,
      category: reply.category,
      asks: reply.asks,
    });
    expect(desk.count("hint_served")).toBe(1);
  });
});
