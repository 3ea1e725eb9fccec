import { wholeChecker } from "../../parts/checker.ts";
import { stampEvents, type DeviceHead } from "../../events/stamp.ts";
import type { EventOf, EventType, TutorEvent } from "../../events/tutor-event.ts";
import { uuidFromName } from "../../hash.ts";
import { DeviceId, DIFFICULTIES, EventId, LearnerId, SessionId, SkillId } from "../../ids.ts";
import { defineBlueprint, type Blueprint } from "../../items/blueprint.ts";
import { buildItem } from "../../items/build-item.ts";
import { createContent, type Content } from "../../items/content.ts";
import type { Lesson } from "../../items/lesson.ts";
import type { VerifiedBlueprint } from "../../items/verified-list.ts";
import type { Like, ProfileFacts } from "../../profile.ts";
import { ALL_PARTS } from "../../parts/all.ts";
import { currentProblem } from "../../sessions/learning/practice-state.ts";
import { TOY_BLUEPRINTS, toyContext, toyGraph } from "../../testing/toy-content.ts";
import { line, written } from "../../trace/index.ts";
import { decideTutor, evolveTutor, initialTutorState } from "../../tutor.ts";
import type { TutorCommand, TutorEnv } from "../../tutor-types.ts";
import { viewPractice } from "../../views/practice-view.ts";

interface Sum {
  readonly [name: string]: number | string;
  readonly a: number;
  readonly b: number;
}

const RANGES = { a: [34, 58], b: [31, 41] } as const;
const LEVEL = { ranges: RANGES, where: (o: Sum) => (o.a % 10) + (o.b % 10) > 10 };

/** Two-digit sums in three steps: two small ones and the sum itself. Every level is alike. */
const sums = defineBlueprint<Sum>({
  id: "t.add",
  version: 1,
  createdOn: "2026-11-20",
  levels: { 1: LEVEL, 2: LEVEL, 3: LEVEL, 4: LEVEL, 5: LEVEL },
  factors: [{ name: "size", weight: 1, of: (o) => o.a / 100 }],
  stems: [{ id: "bare", text: (o) => `What is $${o.a} + ${o.b}$?` }],
  answer: (o) => ({ kind: "integer", canonical: String(o.a + o.b) }),
  steps: ({ a, b }) => {
    const [ones, tens] = [(a % 10) + (b % 10), Math.floor(a / 10) + Math.floor(b / 10) + 1];
    return [
      { explanation: "Add the ones.", math: `${a % 10} + ${b % 10} = ${ones}`, value: String(ones) },
      {
        explanation: "Add the tens, and the ten you carried.",
        math: `${Math.floor(a / 10)} + ${Math.floor(b / 10)} + 1 = ${tens} \\text{ tens}`,
        value: String(tens),
      },
      { explanation: "Put the tens and ones together.", math: `${a} + ${b} = ${a + b}`, value: String(a + b) },
    ];
  },
  trace: ({ a, b }) => {
    const inputs = { a: written(a), b: written(b) };
    const [one, other] = [
      { given: "a", value: inputs.a },
      { given: "b", value: inputs.b },
    ];
    return {
      givens: [
        { name: "a", value: inputs.a },
        { name: "b", value: inputs.b },
      ],
      goal: { operation: "add", from: ["a", "b"] },
      routes: [[line("all", "add", [one, other])]],
    };
  },
  hints: () => ["What do the ones make?", "Ten ones are worth one ten.", "Count the new ten with the tens."],
  distractors: [],
  misconceptions: [
    {
      id: "t.add.M1",
      tag: "carry-not-added",
      category: "procedural",
      wrong: (o) => String(o.a + o.b - 10),
      explanation: () => "The ones made a new ten, and it is missing.",
      hints: () => ["What happens when the ones make ten?", "Ten ones move on as one ten.", "Count it with the tens."],
      divergesAt: 2,
    },
  ],
});

/** Tens and ones in two boxes. */
const boxes = defineBlueprint<Sum>({
  ...(sums as unknown as Blueprint<Sum>),
  id: "t.both",
  stems: [{ id: "bare", text: (o) => `How many tens and ones has ${o.a}?` }],
  answer: ({ a }) => ({
    kind: "integer",
    canonical: `${Math.floor(a / 10)}; ${a % 10}`,
    parts: [
      { label: "tens", kind: "integer", canonical: String(Math.floor(a / 10)) },
      { label: "ones", kind: "integer", canonical: String(a % 10) },
    ],
  }),
  steps: ({ a }) => [
    { explanation: "The left digit counts the tens.", math: `${a}` },
    { explanation: "The right digit counts the ones.", math: `${a}` },
    { explanation: "Look at both digits.", math: `${a}`, value: `${Math.floor(a / 10)}; ${a % 10}` },
  ],
  trace: () => undefined,
  hints: () => ["Which digit stands left?", "Tens stand left of the ones.", "Read both digits."],
  misconceptions: [],
});

/** The same sums, of lengths. */
const lengths = defineBlueprint<Sum>({
  ...(sums as unknown as Blueprint<Sum>),
  id: "t.mul",
  stems: [{ id: "cm", text: (o) => `How many centimetres are $${o.a} + ${o.b}$ centimetres?`, unit: () => "cm" }],
});

/** Sums that are to be written, and not to be worked out. */
const writings = defineBlueprint<Sum>({
  ...(sums as unknown as Blueprint<Sum>),
  id: "t.greater",
  stems: [{ id: "parts", text: (o) => `Write the sum of ${o.a} and ${o.b}. You do not have to work it out.` }],
  answer: (o) => ({ kind: "expression", canonical: `${o.a} + ${o.b}`, options: { form: "same" } }),
  steps: ({ a, b }) => [
    { explanation: "Find the first number.", math: `${a}` },
    { explanation: "Find the second number.", math: `${b}` },
    { explanation: "Write both with the sign between them.", math: `${a} + ${b}`, value: `${a} + ${b}` },
  ],
  trace: () => undefined,
  hints: () => ["Which numbers are there?", "A sum has a plus sign.", "Write one number, the sign, the other."],
  misconceptions: [],
});

export const TALK_LESSON: Lesson = {
  skill: "t.add",
  version: 1,
  createdOn: "2026-11-20",
  idea: ["Ten ones make one ten.", "So ones are added to ones.", "A full ten moves on."],
  again: "Bundle straws in tens. A full bundle lies with the bundles.",
  picture: { type: "base-ten", alt: "Blocks.", groups: [{ hundreds: 0, tens: 2, ones: 3, label: "23" }] },
  example: { difficulty: 1 },
  check: {
    question: "You carry: what do ten ones make?",
    choices: ["one hundred", "one ten", "ten tens"],
    right: 1,
    whenRight: "You saw the new ten.",
    whenNot: ["A hundred is ten tens.", "", "Ten tens are a hundred."],
  },
  commonError: { misconception: "t.add.M1", what: "No carry.", tempting: "It is small.", instead: "Write it down." },
  rubric: [
    { idea: "ones go with ones", words: ["ones"], ask: "What do you add first?" },
    { idea: "a full ten moves on", words: ["carr", "move", "new ten"], ask: "What happens with ten ones?" },
  ],
  terms: [{ words: ["digit", "digits"], means: "A digit is one of the signs 0 to 9." }],
  answers: [
    {
      frames: ["why"],
      concept: "carrying",
      when: [["why"], ["carry"]],
      say: "You carry because a place holds a single digit.",
    },
  ],
  asks: [{ of: ["oth"], say: "Another wording." }, { say: "Put both together. How much is it in all?" }],
  use: "You add when you pay for two things.",
};

function listed(blueprint: Blueprint): VerifiedBlueprint {
  const seeds = Array.from({ length: 12 }, (_, seed) => seed);
  const level = (difficulty: (typeof DIFFICULTIES)[number]) => {
    const hashes = seeds.map((seed) => {
      const built = buildItem(blueprint, difficulty, seed, toyContext);
      if (!built.ok) throw new Error(built.error.message);
      return built.value.hash;
    });
    return { seeds, hashes: hashes.join("") };
  };
  const levels = Object.fromEntries(DIFFICULTIES.map((difficulty) => [`${difficulty}`, level(difficulty)]));
  return {
    version: 1,
    verifiedAt: "2026-11-20T00:00:00Z",
    critic: "none: toy content for tests",
    refused: {},
    levels: levels as VerifiedBlueprint["levels"],
  };
}

const blueprints = new Map([
  ...TOY_BLUEPRINTS,
  [sums.id, sums],
  [boxes.id, boxes],
  [lengths.id, lengths],
  [writings.id, writings],
] as const);
const lists = new Map([...blueprints.values()].map((blueprint) => [blueprint.id, listed(blueprint)]));

/** The toy skills with steps, boxes, the tutor's part and, unless told, a lesson. */
export function talkContent(lessons: readonly Lesson[] = [TALK_LESSON]): Content {
  return createContent({
    checker: wholeChecker,
    hash: "talk",
    graph: toyGraph(),
    blueprints,
    lists,
    drawContext: toyContext,
    kinds: { "t.add": () => "add", "t.sub": () => "subtract", "t.mul": () => "add" },
    lessons: new Map(lessons.map((lesson) => [lesson.skill, lesson])),
    parts: ALL_PARTS,
  });
}

/** A pupil at a desk who writes. */
export function createTalkDesk(
  skill = "t.add",
  content: Content = talkContent(),
  grade = 3,
  likes: readonly Like[] | null = null,
  about: Partial<ProfileFacts> = {},
) {
  let state = initialTutorState;
  let now = 1_788_249_600_000;
  let head: DeviceHead = {
    learner: LearnerId.parse(uuidFromName("learner")),
    device: DeviceId.parse(uuidFromName("device")),
    seq: 0,
    lastId: null,
    lastHlc: 0,
  };
  const events: TutorEvent[] = [];
  const env = (): TutorEnv => ({
    content,
    now,
    ...(likes === null ? {} : { profile: { country: null, likes, ...about } }),
  });

  function perform(command: TutorCommand): readonly TutorEvent[] {
    now += 5_000;
    const decided = decideTutor(state, command, env());
    if (!decided.ok) throw new Error(decided.error.type);
    const stamped = stampEvents(head, decided.value, {
      wall: now,
      mono: events.length,
      boot: "b",
      content: "c",
      build: "d",
      newId: () => EventId.parse(uuidFromName(`${events.length}/${now}/${Math.imul(head.seq, 7)}/${ids++}`)),
    });
    head = stamped.head;
    events.push(...stamped.events);
    state = stamped.events.reduce(evolveTutor, state);
    return stamped.events;
  }
  let ids = 0;
  perform({ type: "enrol", grade });
  function start(seed: string): void {
    const session = SessionId.parse(uuidFromName(`session/${seed}`));
    perform({ type: "start-session", session, seed, skill: SkillId.parse(skill) });
  }
  start("seed");

  function problem() {
    const open = currentProblem(state.practice);
    if (open === null) throw new Error("no problem on the desk");
    return open;
  }
  function item() {
    const opened = content.open(problem().address);
    if (!opened.ok) throw new Error(opened.error.reason);
    return opened.value.item;
  }
  return {
    perform,
    restart: () => start("again"),
    events,
    env,
    problem,
    item,
    state: () => state,
    view: () => viewPractice(state, env()),
    right: () => Number(item().solution_logic.final_answer_canonical),
    step: (place: number) => item().solution_logic.steps[place - 1]?.value ?? "",
    next: () => perform({ type: "next-problem", item: problem().item }),
    check: (given: string) =>
      perform({ type: "submit-answer", item: problem().item, given: [given], locale: "en", latencyMs: 900 }),
    /** Writes, and gives back what was said. */
    say: (text: string): EventOf<"reply_given">["body"] => {
      const made = perform({ type: "send-message", item: problem().item, text, locale: "en" });
      const replies = made.filter((event) => event.type === "reply_given");
      const [reply] = replies;
      if (reply === undefined || replies.length > 1) throw new Error(`${replies.length} replies`);
      return reply.body;
    },
    last: <Type extends EventType>(type: Type): EventOf<Type>["body"] | undefined =>
      events.findLast((event) => event.type === type)?.body,
    count: (type: EventType) => events.filter((event) => event.type === type).length,
  };
}
