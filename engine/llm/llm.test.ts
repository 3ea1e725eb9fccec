import { describe, expect, test } from "vitest";
import { createTalkDesk } from "../dialogue/turn/talk.fixture.ts";
import type { TutorEvent } from "../events/tutor-event.ts";
import { uuidFromName } from "../hash.ts";
import { SessionId, SkillId } from "../ids.ts";
import { LLM_REQUESTS, type LlmMode } from "../protocol/llm.ts";
import { auditLog } from "../reports/audit.ts";
import type { TutorState } from "../tutor-types.ts";
import { askFor, contextFor } from "./ask.ts";
import { wishesOf, type LlmWish } from "./wishes.ts";

const SOURCE = { model: "tester-1", prompt: "hint/1 0123456789ab" };

type Desk = ReturnType<typeof createTalkDesk>;

function wishOf<Mode extends LlmMode>(mode: Mode, events: readonly TutorEvent[], state: TutorState) {
  return wishesOf(events, state).find((wish): wish is Extract<LlmWish, { mode: Mode }> => wish.mode === mode);
}

function take(desk: Desk, wish: LlmWish, answer: unknown): readonly TutorEvent[] {
  return desk.perform({ type: "take-words", wish, answer });
}

function wrong(desk: Desk): readonly TutorEvent[] {
  return desk.check(String(desk.right() + 1));
}

describe("what is asked for", () => {
  test("[LLM1] a hint that was served, for words beneath it; asking records nothing", () => {
    const desk = createTalkDesk();
    const served = desk.perform({ type: "request-hint", item: desk.problem().item });
    const wish = wishOf("hint", served, desk.state());
    expect(wish).toMatchObject({ level: 1, item: desk.problem().item });
    const before = desk.events.length;
    expect(wish && askFor(wish, desk.state(), desk.env())).toMatchObject({
      mode: "hint",
      request: { level: 1, given: null },
    });
    expect(desk.events).toHaveLength(before);
  });

  test("[LLM1] a reply takes the words for the hint it tells", () => {
    const desk = createTalkDesk();
    const from = desk.events.length;
    desk.say("i need a hint");
    const modes = wishesOf(desk.events.slice(from), desk.state()).map(({ mode }) => mode);
    expect(modes).not.toContain("hint");
    expect(modes).toContain("turn");
  });

  test("[LLM2] a model is asked why an answer is wrong only where triggers and rules are silent", () => {
    const desk = createTalkDesk();
    expect(wishOf("diagnose", desk.check(String(desk.right() - 10)), desk.state())).toBeUndefined();
    const other = createTalkDesk();
    const wish = wishOf("diagnose", wrong(other), other.state());
    expect(wish).toMatchObject({ attempt: 1 });
  });

  test("[LLM3] during an exam nobody is asked anything", () => {
    const desk = createTalkDesk();
    const served = desk.perform({ type: "request-hint", item: desk.problem().item });
    const evaluation = { endedAt: null } as NonNullable<TutorState["activities"]["evaluation"]>;
    const state = { ...desk.state(), activities: { ...desk.state().activities, evaluation } };
    const [wish] = wishesOf(served, desk.state());
    expect(wishesOf(served, state)).toEqual([]);
    expect(wish && askFor(wish, state, desk.env())).toBeNull();
  });

  test("[LLM4] guidance, goodbyes and what is plainly off topic get no words", () => {
    const desk = createTalkDesk();
    for (const text of ["my dad hits me", "i play football on saturday"]) {
      const from = desk.events.length;
      desk.say(text);
      expect(wishesOf(desk.events.slice(from), desk.state()).map(({ mode }) => mode)).not.toContain("turn");
    }
  });

  test("[LLM5] a wish whose place is gone is not asked, nor is one that was fulfilled", () => {
    const desk = createTalkDesk();
    const served = desk.perform({ type: "request-hint", item: desk.problem().item });
    const [wish] = wishesOf(served, desk.state());
    if (wish === undefined) throw new Error("no wish");
    take(desk, wish, { text: "Look at the ones first. What do they make together?", source: SOURCE });
    expect(askFor(wish, desk.state(), desk.env())).toBeNull();

    const later = createTalkDesk();
    const [old] = wishesOf(later.perform({ type: "request-hint", item: later.problem().item }), later.state());
    later.perform({ type: "skip-problem", item: later.problem().item });
    expect(old && askFor(old, later.state(), later.env())).toBeNull();
  });

  test("[LLM5] every request is one the protocol knows, and tells neither answer nor name", () => {
    const desk = createTalkDesk();
    const seen = new Set<LlmMode>();
    const look = (events: readonly TutorEvent[]) => {
      for (const wish of wishesOf(events, desk.state())) {
        const ask = askFor(wish, desk.state(), desk.env());
        if (ask === null) continue;
        seen.add(ask.mode);
        expect(LLM_REQUESTS[ask.mode].safeParse(ask.request).error).toBeUndefined();
        if (desk.problem().phase === "open") {
          // How sure the reader is of a message is a fraction of many digits, which can hold any number.
          const told = JSON.stringify({ ...ask.request, item: null, confidence: null });
          expect(told).not.toContain(String(desk.right()));
        }
        expect(contextFor(wish, desk.state(), desk.env()) === null).toBe(["diagnose", "safety"].includes(wish.mode));
      }
    };
    const say = (text: string) => {
      const from = desk.events.length;
      desk.say(text);
      look(desk.events.slice(from));
    };
    look(wrong(desk));
    look(desk.perform({ type: "request-hint", item: desk.problem().item }));
    say("why do you carry");
    say("qwx zzv");
    look(desk.check(String(desk.right())));
    say("because the ones go with the ones and a new ten moves on");
    look(desk.perform({ type: "show-solution", item: desk.problem().item }));
    expect([...seen].toSorted()).toEqual(["diagnose", "explain", "hint", "safety", "teachback", "turn"]);
  });
});

describe("what is taken", () => {
  function withHint() {
    const desk = createTalkDesk();
    const served = desk.perform({ type: "request-hint", item: desk.problem().item });
    const [wish] = wishesOf(served, desk.state());
    if (wish === undefined) throw new Error("no wish");
    return { desk, wish };
  }

  test("[LLM6] words that pass are a hint of the same level with model and prompt, and no hint more", () => {
    const { desk, wish } = withHint();
    const text = "Look at the ones first. What do they make together?";
    const [event] = take(desk, wish, { text, source: SOURCE });
    expect(event).toMatchObject({ type: "hint_served", body: { level: 1, source: "llm", ...SOURCE, text } });
    expect(desk.problem()).toMatchObject({ hints: 1, hintLevel: 1 });
    expect(desk.problem().turns.at(-1)).toMatchObject({ type: "hint", words: text });
    const view = desk.view();
    expect(view.type === "problem" && view.problem.turns.at(-1)).toMatchObject({ words: text });
    expect(desk.last("hint_served")?.model).toBe("tester-1");
    expect(auditLog(desk.events, desk.env().content).faults).toEqual([]);
  });

  test("[LLM6] the lesson of the problem's skill may be quoted", () => {
    const { desk, wish } = withHint();
    const env = desk.env();
    const lesson = env.content.lesson(desk.problem().skill);
    expect(lesson?.idea.length).toBeGreaterThan(0);
    expect(contextFor(wish, desk.state(), env)?.mayQuote).toEqual(expect.arrayContaining([...(lesson?.idea ?? [])]));
  });

  test("[LLM6] an audit names a model's hint that tells the answer, and one without its model", () => {
    const { desk, wish } = withHint();
    take(desk, wish, { text: "Look at the ones first. What do they make together?", source: SOURCE });
    const change = (body: object) =>
      desk.events.map((event) =>
        event.type === "hint_served" && event.body.source === "llm"
          ? { ...event, body: { ...event.body, ...body } }
          : event,
      );
    for (const body of [{ text: `It is ${desk.right()}.` }, { model: null }]) {
      expect(auditLog(change(body), desk.env().content).faults).toHaveLength(1);
    }
  });

  test.for([
    ["the answer", (right: number) => ({ text: `It makes ${right}.`, source: SOURCE })],
    ["a field too many", () => ({ text: "Look at the ones first.", source: SOURCE, verdict: "correct" })],
    ["no source", () => ({ text: "Look at the ones first." })],
    ["no object", () => "Look at the ones first."],
    ["nothing", () => null],
  ] as const)("[LLM6] %s is not taken, and nothing is recorded", ([, answer]) => {
    const { desk, wish } = withHint();
    expect(take(desk, wish, answer(desk.right()))).toEqual([]);
  });

  test("[LLM6] words for a problem that is no longer on the desk are not taken", () => {
    const { desk, wish } = withHint();
    desk.perform({ type: "skip-problem", item: desk.problem().item });
    expect(take(desk, wish, { text: "Look at the ones first.", source: SOURCE })).toEqual([]);
  });

  test("[LLM7] a finding counts from .7 on, as the sort of mistake only", () => {
    const desk = createTalkDesk();
    const wish = wishOf("diagnose", wrong(desk), desk.state());
    if (wish === undefined) throw new Error("no wish");
    const answer = (change: object) => ({
      category: "procedural",
      misconception: "t.add.M1",
      confidence: 0.9,
      step: 2,
      source: SOURCE,
      ...change,
    });
    for (const change of [{ confidence: 0.69 }, { category: "unknown" }, { misconception: "t.other.M9" }]) {
      expect(take(desk, wish, answer(change))).toEqual([]);
    }
    take(desk, wish, answer({}));
    expect(desk.last("diagnosis_completed")).toMatchObject({
      source: "llm",
      category: "procedural",
      model: "tester-1",
    });
    const attempt = desk.problem().turns.find(({ type }) => type === "attempt");
    // Which mistake it was, only the rules say to the pupil.
    expect(attempt).toMatchObject({ category: "procedural", misconception: null });
  });

  test("[LLM8] words on an explanation are taken only where they credit what the rules found", () => {
    const explained = () => {
      const desk = createTalkDesk();
      desk.check(String(desk.right()));
      const from = desk.events.length;
      desk.say("because you put the ones with the ones");
      const wish = wishOf("teachback", desk.events.slice(from), desk.state());
      if (wish === undefined) throw new Error("no wish");
      return { desk, wish };
    };
    const text = "You put ones with ones. That keeps the places apart.";
    const one = explained();
    expect(one.desk.problem().teachBack?.met).toEqual([]);
    expect(take(one.desk, one.wish, { text, met: [0], source: SOURCE })).toEqual([]);
    const [event] = take(one.desk, one.wish, { text, met: [], source: SOURCE });
    expect(event).toMatchObject({ type: "words_added", body: { to: "reply", text } });
    expect(one.desk.problem().teachBack?.met).toEqual([]);
  });

  test("[LLM9] a second look at a message can add a flag with guidance, and never takes one away", () => {
    const desk = createTalkDesk();
    const from = desk.events.length;
    desk.say("qwx zzv nobody sees me at home and it hurts zzv");
    const wish = wishOf("safety", desk.events.slice(from), desk.state());
    if (wish === undefined) throw new Error("the rules are sure of this message: choose another");
    const finding = { kind: "abuse", severity: "urgent", confidence: 0.9, source: SOURCE };
    expect(take(desk, wish, { ...finding, confidence: 0.5 })).toEqual([]);
    expect(take(desk, wish, { ...finding, kind: "none", severity: "none" })).toEqual([]);
    const events = take(desk, wish, finding);
    expect(events.map(({ type }) => type)).toEqual(["safety_flagged", "reply_given"]);
    expect(desk.last("reply_given")).toMatchObject({ act: "safety-urgent", source: "static" });
    expect(take(desk, wish, finding)).toEqual([]);
  });

  test("[LLM11] words on the worked solution stand beneath it", () => {
    const desk = createTalkDesk();
    const shown = desk.perform({ type: "show-solution", item: desk.problem().item });
    const wish = wishOf("explain", shown, desk.state());
    if (wish === undefined) throw new Error("no wish");
    const text = "Add the ones first. A full ten moves on to the tens.";
    take(desk, wish, { text, source: SOURCE });
    expect(desk.problem().turns.find(({ type }) => type === "solution")).toMatchObject({ words: text });
  });
});

describe("in lessons and answers to questions", () => {
  const session = SessionId.parse(uuidFromName("beside"));
  const skill = SkillId.parse("t.add");
  const context = { session, seed: "s", draft: null } as never;

  test("[LLM11] the answer to a question gets words beneath it", () => {
    const desk = createTalkDesk();
    desk.perform({ type: "activity", kind: "clarify", command: { type: "start", skill }, context } as never);
    const asked = desk.perform({
      type: "activity",
      kind: "clarify",
      command: { type: "say", text: "why do you carry" },
      context,
    } as never);
    const wish = wishOf("explain", asked, desk.state());
    if (wish === undefined) throw new Error("no wish");
    const ask = askFor(wish, desk.state(), desk.env());
    expect(ask?.request).toMatchObject({ question: "why do you carry", item: null });
    const text = "A place holds one digit. A full ten moves on.";
    take(desk, wish, { text, source: SOURCE });
    expect(desk.state().activities.clarify?.talk.at(-1)).toMatchObject({ words: text });
    expect(askFor(wish, desk.state(), desk.env())).toBeNull();
  });

  test("[LLM10] a plan is worded whole, without numbers, or not at all", () => {
    const desk = createTalkDesk();
    const started = desk.perform({
      type: "activity",
      kind: "lesson",
      command: { type: "start", skill },
      context,
    } as never);
    const wish = wishOf("plan", started, desk.state());
    if (wish === undefined) throw new Error("no wish");
    const steps = (desk.state().activities.lesson?.plan?.steps ?? []).map(() => ({
      title: "See the idea",
      description: "You look at how a full ten moves on.",
    }));
    expect(take(desk, wish, { steps: steps.slice(1), source: SOURCE })).toEqual([]);
    expect(
      take(desk, wish, { steps: steps.with(0, { title: "Do 99 sums", description: "Go." }), source: SOURCE }),
    ).toEqual([]);
    take(desk, wish, { steps, source: SOURCE });
    const plan = desk.state().activities.lesson?.plan;
    expect(plan?.steps.every(({ step }) => step.title === "See the idea")).toBe(true);
    expect(plan?.steps.map(({ step }) => step.criterion)).toHaveLength(steps.length);
  });
});
