import { describe, expect, test } from "vitest";
import { likedExample } from "./dialogue/compose/liked-example.ts";
import { createSpeaker } from "./dialogue/compose/speaker.ts";
import { roomOf } from "./dialogue/turn/give-reply.ts";
import { createTalkDesk } from "./dialogue/turn/talk.fixture.ts";
import { uuidFromName } from "./hash.ts";
import { SessionId } from "./ids.ts";
import type { Content } from "./items/content.ts";
import { askFor, contextFor } from "./llm/ask.ts";
import type { CurriculumInput } from "./plans/curriculum.ts";
import { graphIn } from "./plans/graph-in.ts";
import { ageOf, AGES, languageOf, LANGUAGES, readingGrade, type ProfileFacts } from "./profile.ts";
import { seemsKnown } from "./recommend/standing.ts";
import { findExam } from "./sessions/evaluation/default-exam.ts";
import { guidanceWords } from "./sessions/guidance-words.ts";
import { findItem } from "./sessions/learning/find-item.ts";
import { learnerModel } from "./sessions/learning/serve-next.ts";
import { ok } from "./result.ts";
import { sessionsOf } from "./reports/history-state.ts";
import { simulatePractice, toyContent, TOY_SKILL } from "./testing/index.ts";
import { initialTutorState } from "./tutor.ts";
import type { TutorEnv } from "./tutor-types.ts";
import { viewHome } from "./views/home-view.ts";
import { viewRecommendation } from "./views/practice-view.ts";
import { wordCount } from "./word-count.ts";

const NOTHING: ProfileFacts = { country: null, likes: [] };
const DAY = 86_400_000;

test("[PRF1] a teacher's level comes first, then the learner's own, then standard", () => {
  expect(languageOf({})).toBe("standard");
  expect(languageOf({ profile: { ...NOTHING, language: null } })).toBe("standard");
  expect(languageOf({ profile: { ...NOTHING, language: "simple" } })).toBe("simple");
  const adjustments = { language: "advanced" } as const;
  expect(languageOf({ profile: { ...NOTHING, language: "simple" }, adjustments })).toBe("advanced");
});

describe("[PRF2] the grade that words are fitted to", () => {
  test.for([
    [3, [1, 3, 5]],
    [1, [0, 1, 3]],
    [12, [10, 12, 12]],
  ] as const)("of grade %d", ([grade, expected]) => {
    expect(LANGUAGES.map((language) => readingGrade(grade, { profile: { ...NOTHING, language } }))).toEqual(expected);
  });

  test("an example says the sum in plain words or by its name, and the room before a question follows", () => {
    const said = (language: (typeof LANGUAGES)[number], grade = 3) => {
      const env = { profile: { ...NOTHING, language } } as unknown as TutorEnv;
      const state = { ...initialTutorState, practice: { grade, session: null, asked: null } };
      const style = { length: "moderate", usesEmoji: false, asksQuestions: false, isDisengaged: false } as const;
      const example = likedExample({
        operation: "add",
        likes: [],
        grade: readingGrade(grade, env),
        avoid: [],
        seed: "s",
        may: () => true,
      });
      return { example, room: roomOf({ style, pacing: "normal" as never, state, env }) };
    };
    expect(said("simple").example).toContain("Now there are");
    expect(said("standard").example).toContain("Together that is");
    expect(said("advanced").example).toContain("The sum is");
    expect(LANGUAGES.map((language) => said(language).room)).toEqual([2, 3, 3]);
    // At a grade that reads much, simple is short all the same; at one that reads little, advanced is not.
    expect(said("simple", 8).room).toBe(2);
    expect([said("standard", 1).room, said("advanced", 1).room]).toEqual([2, 3]);
  });
});

describe("[PRF3] phrases in simple language", () => {
  const bank = ["One two three four.", "Two three.", "Three four five.", "Four."];

  test("come shortest first, each once", () => {
    for (let seed = 0; seed < 20; seed++) {
      const speaker = createSpeaker({ seed: `${seed}`, said: [], may: () => true, isShort: true });
      expect([1, 2, 3, 4, 5].map(() => speaker.pick(bank))).toEqual([
        "Four.",
        "Two three.",
        "Three four five.",
        "One two three four.",
        null,
      ]);
    }
  });

  test("one that may not be said or was said is passed over", () => {
    const speaker = createSpeaker({ seed: "s", said: ["Two three."], may: (text) => text !== "Four.", isShort: true });
    expect(speaker.pick(bank)).toBe("Three four five.");
  });

  test("a whole talk has fewer words for the tutor's part", () => {
    const wordsIn = (language: (typeof LANGUAGES)[number]) => {
      const desk = createTalkDesk("t.add", undefined, 4, [], { language });
      const replies = ["i am stuck", "why?", "give me an example", "no idea", "i hate this"].map((text) => {
        desk.restart();
        return wordCount(desk.say(text).text);
      });
      return replies.reduce((sum, words) => sum + words, 0);
    };
    expect(wordsIn("simple")).toBeLessThan(wordsIn("standard"));
  });
});

test("[PRF4] of two items drawn the one with fewer words is served; standard words serve the first", () => {
  const toy = toyContent();
  // Items of three lengths.
  const content: Content = {
    ...toy,
    open: (address) => {
      const opened = toy.open(address);
      if (!opened.ok) return opened;
      const { item } = opened.value;
      const stem = `${"Once upon a time. ".repeat(address.seed % 3)}${item.problem_content.stem}`;
      return ok({ ...opened.value, item: { ...item, problem_content: { ...item.problem_content, stem } } });
    },
  };
  const { mastery } = initialTutorState;
  const wordsAt = (position: number, language: "simple" | "standard") => {
    const place = { session: SessionId.parse(uuidFromName("s")), seed: "s", position };
    const env = { content, now: 0, profile: { ...NOTHING, language } };
    const { verified, refused } = findItem(mastery, place, { skill: TOY_SKILL, difficulty: 2 }, env);
    expect(refused).toEqual([]);
    return wordCount(verified?.item.problem_content.stem ?? "");
  };
  const pairs = Array.from({ length: 60 }, (_, at) => [wordsAt(at, "simple"), wordsAt(at, "standard")] as const);
  expect(pairs.every(([simple, standard]) => simple > 0 && simple <= standard)).toBe(true);
  expect(pairs.some(([simple, standard]) => simple < standard)).toBe(true);
});

test("[PRF5] safety speaks to the age that was said, else to the grade", () => {
  expect(AGES.map((age) => ageOf(3, { profile: { ...NOTHING, age } }))).toEqual([10, 11, 13]);
  expect([ageOf(3, {}), ageOf(null, {}), ageOf(6, { profile: NOTHING })]).toEqual([8, null, 11]);
  const finding = { kind: "self-harm", severity: "urgent" } as const;
  const toldAt = (grade: number, age: (typeof AGES)[number] | null) =>
    guidanceWords(
      finding,
      { ...initialTutorState, practice: { grade, session: null, asked: null } },
      { content: toyContent(), now: 0, profile: { ...NOTHING, age } },
    );
  expect(toldAt(3, null)).toContain("grown-up");
  expect(toldAt(3, "from-13")).toContain("an adult you trust");
  expect(toldAt(8, "to-10")).toContain("grown-up");
});

test("[PRF6] a model is told of the grade that words are fitted to, and of nothing else that was said", () => {
  const asked = (about: Partial<ProfileFacts>) => {
    const desk = createTalkDesk("t.add", undefined, 4, ["music"], about);
    desk.perform({ type: "request-hint", item: desk.problem().item });
    const ref = { session: desk.state().practice.session?.id as SessionId, item: desk.problem().item };
    const wish = { mode: "hint", ...ref, level: 1, misconception: null } as never;
    const ask = askFor(wish, desk.state(), desk.env());
    if (ask === null) throw new Error("nothing to ask");
    expect(contextFor(wish, desk.state(), desk.env())?.grade).toBe(ask.request.grade);
    return ask.request;
  };
  const standard = asked({});
  const told = { language: "simple", age: "11-12", curriculum: "in-cbse", pace: "slow", country: "IN" } as const;
  expect(asked(told)).toEqual({ ...standard, grade: 2 });
  expect(standard.grade).toBe(4);
  expect(JSON.stringify(asked(told))).not.toMatch(/simple|11-12|cbse|slow|"IN"|music/u);
});

describe("[PRF7] a curriculum", () => {
  const content = toyContent();
  const [first] = content.graph.nodes;
  if (first === undefined) throw new Error("no skills");
  const late: CurriculumInput = {
    id: "late",
    version: 1,
    createdOn: "2026-11-28",
    country: null,
    countryName: "Nowhere",
    board: "Late",
    source: "A test.",
    grades: [{ name: "Class 9", grade: 9, subjects: [{ name: "M", topics: [{ name: "T", subtopics: [first.id] }] }] }],
  };
  const taught = { ...content, curricula: [late] };

  test("gives its grades to its skills, and leaves order, constants and the others as they are", () => {
    const graph = graphIn(taught, "late");
    expect(graph.byId.get(first.id)).toEqual({ ...first, grade: 9 });
    expect(graph.nodes.slice(1)).toEqual(content.graph.nodes.slice(1));
    expect(graph.nodes.map(({ id }) => id)).toEqual(content.graph.nodes.map(({ id }) => id));
    expect(graphIn(taught, "late")).toBe(graph);
    expect([graphIn(taught, null), graphIn(taught, "gone")]).toEqual([content.graph, content.graph]);
  });

  test("decides what is taken for known and what is proposed", () => {
    const state = { ...initialTutorState, practice: { grade: (first.grade ?? 0) + 1, session: null, asked: null } };
    const envOf = (curriculum: string | null): TutorEnv => ({
      content: taught,
      now: 0,
      profile: { ...NOTHING, curriculum },
    });
    const isKnown = (curriculum: string | null) => {
      const model = learnerModel(state, envOf(curriculum));
      const node = model.graph.byId.get(first.id);
      return node !== undefined && seemsKnown(model, node);
    };
    expect([isKnown(null), isKnown("late"), isKnown("gone")]).toEqual([true, false, true]);
    const young = { ...state, practice: { grade: first.grade ?? 0, session: null, asked: null } };
    const next = (curriculum: string | null) => viewRecommendation(young, envOf(curriculum))?.skillId;
    expect(next(null)).toBe(first.id);
    expect(next("late")).not.toBe(first.id);
    const asked = (curriculum: string | null) =>
      findExam("default", young, envOf(curriculum))?.sections.flatMap(({ skills }) => skills);
    expect(asked(null)).toContain(first.id);
    expect(asked("late")).not.toContain(first.id);
  });
});

describe("[PRF8] the offer to say more", () => {
  const content = toyContent();

  function offers(days: number, profile: ProfileFacts | undefined): boolean {
    const { state } = simulatePractice({ content, seed: "offer", steps: 20, grade: 2, skillPercent: 80 });
    const begun = sessionsOf(state.history).find(({ problems }) => problems > 0);
    if (begun === undefined) throw new Error("no session");
    const at = (day: number) => ({
      ...begun,
      startedAt: begun.startedAt + day * DAY,
      lastAt: begun.lastAt + day * DAY,
    });
    const earlier = Array.from({ length: days * 2 }, (_, n) => at(Math.floor(n / 2)));
    const history = { ...state.history, earlier, newest: null };
    const env = { content, now: begun.startedAt + days * DAY, ...(profile === undefined ? {} : { profile }) };
    return viewHome({ ...state, history }, env).offersAbout;
  }

  test("comes on the third day of work, whatever is done on one", () => {
    expect([1, 2, 3, 9].map((days) => offers(days, NOTHING))).toEqual([false, false, true, true]);
  });

  test("comes no more where anything was said, it was put away, or nobody can be asked", () => {
    for (const said of [
      { language: "simple" },
      { age: "to-10" },
      { curriculum: "in-cbse" },
      { isAsked: true },
    ] as const satisfies readonly Partial<ProfileFacts>[]) {
      expect(offers(3, { ...NOTHING, ...said })).toBe(false);
    }
    expect(offers(3, { ...NOTHING, language: null, pace: "slow", likes: ["food"] })).toBe(true);
    expect(offers(3, undefined)).toBe(false);
  });
});

test("[PRF9] standard words leave every event as it was", () => {
  const logOf = (likes: readonly [] | null, about: Partial<ProfileFacts> = {}) => {
    const desk = createTalkDesk("t.add", undefined, 3, likes, about);
    desk.say("i am stuck");
    desk.say("why?");
    desk.perform({ type: "request-hint", item: desk.problem().item });
    return JSON.stringify(desk.events);
  };
  expect(logOf([], { language: "standard", age: null, curriculum: null })).toBe(logOf(null));
  expect(logOf([], { language: "simple" })).not.toBe(logOf(null));
});
