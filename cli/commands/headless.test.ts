import { beforeAll, describe, expect, test } from "vitest";
import { loadBankFromFiles } from "#bank/factory";
import { makeExport, type Content, type MathProblemItem, type TutorEvent } from "#engine";
import type { SavedState } from "#engine/headless";
import { jsonOf, mathflow } from "../testing/memory-io.ts";

const SKILL = "g2.add2c";
let content: Content;
let items: readonly MathProblemItem[];

beforeAll(async () => {
  content = await loadBankFromFiles();
  const drawn = await mathflow(["item", "--skill", SKILL, "--difficulty", "1", "--count", "3", "--seed", "5"]);
  items = drawn.out.map((line) => JSON.parse(line) as MathProblemItem);
});

interface Line {
  readonly error?: string;
  readonly refusal?: { readonly type: string };
  readonly events: readonly TutorEvent[];
  readonly state: SavedState;
  readonly view: { readonly practice: { readonly type: string; readonly problem: Readonly<Record<string, unknown>> } };
  readonly reply: Readonly<Record<string, unknown>> | null;
  readonly why: {
    readonly place: unknown;
    readonly frame: Readonly<Record<string, unknown>> | null;
    readonly row: unknown;
  };
}

async function turns(lines: readonly object[], ...args: readonly string[]): Promise<readonly Line[]> {
  const { status, out } = await mathflow(
    ["turn", ...args],
    lines.map((line) => JSON.stringify(line)),
  );
  expect([status, out.length]).toEqual([0, lines.length]);
  return out.map((line) => JSON.parse(line) as Line);
}

async function turn(line: object, ...args: readonly string[]): Promise<Line> {
  return (await turns([line], ...args))[0] as Line;
}

const item = (at: number) => items[at] as MathProblemItem;
const rightOf = (at: number) => item(at).solution_logic.final_answer_canonical;
const errorOf = (at: number) => item(at).misconceptions[0] as MathProblemItem["misconceptions"][number];
const serve = (more: object) => ({ type: "serve", ...more });

describe("mathflow turn", () => {
  test("[HDL3] a state that was changed, or is of another version or content, is refused, and so is half a log", async () => {
    const { state, events } = await turn({ command: serve({ item: item(0).meta.id }) });
    const command = { type: "request-hint" };
    const head = { ...state.head, seq: 1 };
    const [first, ...rest] = events;
    const lines = await turns([
      { state, command },
      { state: { ...state, head }, command },
      { state: { ...state, tutor: { ...state.tutor, about: { pace: "fast" } } }, command },
      { state: { ...state, fold: state.fold - 1 }, command },
      { state: { ...state, content: "other" }, command },
      { state: { ...state, more: 1 }, command },
      { state: 7, command },
      { state, log: events, command },
      { log: [], command },
      { log: "x", command },
      { log: [first, { ...rest[0], learner: item(0).meta.id }], command },
      { log: [first, { ...rest[0], body: {} }], command },
    ]);
    expect(lines.map(({ error }) => error?.split(":")[0])).toEqual([
      undefined,
      "state",
      "state",
      "state",
      "state",
      "state",
      "state",
      "state or log, not both",
      "log",
      "log",
      "log[1]",
      "log[1].body.session",
    ]);
    expect(lines[3]?.error).toContain("give the log");
  });

  test("[HDL3] a device's exported log is gone on with on a chain of its own, and its own chain at its end", async () => {
    const start = await turn({ at: 1_790_000_000_000, command: serve({ item: item(0).meta.id }) });
    const learner = start.state.head.learner;
    const device = "00000000-0000-4000-8000-00000000000d";
    const idOf = (seq: number) => `00000000-0000-4000-8000-${String(seq).padStart(12, "0")}`;
    const moved = start.events.map(({ seq, ...event }) => {
      const prev = seq === 1 ? null : idOf(seq - 1);
      return { ...event, seq, device, id: idOf(seq), prev };
    }) as unknown as readonly TutorEvent[];
    const about = { learner, exportedAt: 0, build: "x", content: content.hash };
    const log = makeExport(moved, about);
    const next = await turn({ log, command: { type: "request-hint" } });
    expect(next.events).toMatchObject([{ type: "hint_served", seq: 1, prev: null, device: start.state.head.device }]);
    expect(next.events[0]?.hlc).toBeGreaterThan(moved.at(-1)?.hlc ?? Infinity);
    const both = await turn({ log: [...next.events, ...moved, ...moved], command: { type: "request-hint" } });
    expect(both.events).toMatchObject([{ seq: 2, prev: next.events[0]?.id }]);
  });

  test("[HDL4] serve puts the item named on the desk, or one drawn by the seed at the difficulty named", async () => {
    const [byId, drawn, again, other, hard] = await turns([
      { command: serve({ item: item(1).meta.id }) },
      { command: serve({ skill: SKILL, difficulty: 2, seed: 3 }) },
      { command: serve({ skill: SKILL, difficulty: 2, seed: "3" }) },
      { command: serve({ skill: SKILL, difficulty: 2, seed: 4 }) },
      { command: serve({ skill: SKILL, difficulty: 5 }), profile: { grade: 6 } },
    ]);
    expect(byId?.view.practice.problem).toMatchObject({ itemId: item(1).meta.id, stem: item(1).problem_content.stem });
    expect(byId?.events.map(({ type }) => type)).toEqual([
      "learner_enrolled",
      "session_started",
      "assignment_begun",
      "verification_approved",
      "problem_served",
    ]);
    expect(byId?.events[0]?.body).toEqual({ grade: 2 });
    expect(again).toEqual({ ...drawn });
    expect(other?.view.practice.problem["itemId"]).not.toBe(drawn?.view.practice.problem["itemId"]);
    expect(hard?.view.practice.problem).toMatchObject({ difficulty: 5, skillId: SKILL });
    expect(hard?.events[0]?.body).toEqual({ grade: 6 });
  });

  test("[HDL4] a problem that is served ends the session before, and its own session ends with it", async () => {
    const first = await turn({ command: serve({ item: item(0).meta.id }) });
    const second = await turn({ state: first.state, command: serve({ item: item(1).meta.id }) });
    expect(second.events[0]).toMatchObject({ type: "session_ended", body: { reason: "learner-ended" } });
    const done = await turn({ state: second.state, command: { type: "answer", given: [rightOf(1)] } });
    const over = await turn({ state: done.state, command: { type: "next-problem" } });
    expect(over.events).toMatchObject([{ type: "session_ended", body: { reason: "goal-reached" } }]);
    expect(over.view.practice.type).toBe("summary");
  });

  test("[HDL4] [HDL5] what is not there is an error, and what the tutor refuses is named; the line after goes on", async () => {
    const { state } = await turn({ command: serve({ item: item(0).meta.id }) });
    const wrong = await turn({ state, command: { type: "answer", given: ["98765"] } });
    const lines = await turns([
      { command: serve({}) },
      { command: serve({ item: item(0).meta.id, skill: SKILL }) },
      { command: serve({ item: "00000000-0000-4000-8000-000000000000" }) },
      { command: serve({ skill: "g9.nothing" }) },
      { command: serve({ skill: SKILL, difficulty: 6 }) },
      { command: { type: "answer", given: ["1"] } },
      { command: { type: "start-session" } },
      { state: wrong.state, command: { type: "answer", given: ["98765"] } },
      { state, command: { type: "answer", given: ["1", "2"] } },
      { state, command: { type: "next-problem" } },
      { state, command: { type: "activity", kind: "lesson", command: { type: "dance" } } },
      { state, command: { type: "take-words", wish: {}, answer: "" } },
      { state, command: { type: "message", text: "  " } },
      { state, profile: { grade: 99 }, command: { type: "request-hint" } },
      { state, at: -1, command: { type: "request-hint" } },
      { state, more: 1, command: { type: "request-hint" } },
      { state, command: { type: "request-hint" } },
    ]);
    expect(
      lines.slice(0, -1).every(({ error, state: after }) => typeof error === "string" && after === undefined),
    ).toBe(true);
    expect(lines.map(({ refusal }) => refusal?.type)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      "no-open-problem",
      "not-enrolled",
      "already-tried",
      "bad-input",
      "moved-on",
      undefined,
      undefined,
      "bad-input",
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(lines.at(-1)).toMatchObject({ reply: { hint: { level: 1 } } });
  });

  test("[HDL5] whatever stands on a line, a line comes out", async () => {
    const odd = [
      "",
      "null",
      "7",
      "[]",
      '"x"',
      "{}",
      '{"id":[],"command":7}',
      '{"id":"a","command":{"type":"__proto__"}}',
    ];
    const { status, out } = await mathflow(["turn"], odd);
    expect([status, out.length]).toEqual([0, odd.length]);
    for (const line of out) expect(JSON.parse(line)).toMatchObject({ error: expect.any(String) as string });
    const deep = await mathflow(
      ["turn"],
      [`{"id":1,"state":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)},"command":{"type":"end-session"}}`],
    );
    expect(jsonOf(deep)).toMatchObject([{ id: 1, error: expect.any(String) as string }]);
  });

  test("[HDL5] a lesson, a survey and a placement are begun and gone on with as in the app", async () => {
    const enrolled = await turn({ command: { type: "enrol", grade: 3 } });
    const begun = { type: "activity", kind: "lesson", command: { type: "start", skill: SKILL } };
    const lesson = await turn({ state: enrolled.state, command: begun });
    expect(lesson.events[0]).toMatchObject({ type: "activity_started", body: { kind: "lesson" } });
    expect(lesson.view).toMatchObject({ activities: { lesson: {} } });
  });

  const places = [
    { said: () => rightOf(0), place: { is: "final" } },
    { said: () => errorOf(0).trigger.value, place: { is: "misconception", misconception: "AD-01" } },
    { said: () => "98765", place: { is: "unknown" } },
    {
      said: () => /\d+/u.exec(item(0).problem_content.stem)?.[0] ?? "",
      place: { is: "departure", departure: "given-again" },
    },
  ] as const;
  test.for(places)("[HDL7] why says of a value in the box where it stands: $place.is", async ({ said, place }) => {
    const { state } = await turn({ command: serve({ item: item(0).meta.id }) });
    const value = said();
    const answered = await turn({ state, command: { type: "answer", given: [value] } }, "--why");
    expect(answered.why).toMatchObject({ place: [{ value, ...place }], frame: { category: "answer", confidence: 1 } });
    expect(answered.why.row).toBe(place.is === "final" ? "marked-correct" : "marked-incorrect");
  });

  test("[HDL7] why says what a message was taken for, and which rows answered", async () => {
    const { state } = await turn({ command: serve({ item: item(0).meta.id }) });
    const messages = ["why do we carry?", `i think it is ${errorOf(0).trigger.value}`, "my cat is called tom"];
    const said = await turns(
      messages.map((text) => ({ state, command: { type: "message", text } })),
      "--why",
    );
    expect(said.map(({ why }) => why.frame?.["category"])).toEqual(["conceptual_question", "answer", "off_topic"]);
    expect(said.map(({ why }) => why.row)).toEqual([
      "open / question / lesson",
      "open / answer / marked",
      "open / beside-the-work / tells-of-oneself",
    ]);
    expect(said[1]?.why.place).toMatchObject([{ is: "misconception", misconception: errorOf(0).id }]);
    const hint = await turn({ state, command: { type: "request-hint" } }, "--why");
    expect(hint.why).toEqual({ place: null, frame: null, row: null });
    expect(await turn({ state, command: { type: "request-hint" } })).not.toHaveProperty("why");
  });
});

describe("mathflow session", () => {
  interface Played {
    readonly error?: string;
    readonly reply: unknown;
    readonly session: Readonly<Record<string, unknown>>;
    readonly report?: Readonly<Record<string, unknown>>;
  }
  const START = 1_790_000_000_000;

  async function play(lines: readonly object[]): Promise<readonly Played[]> {
    const { status, out } = await mathflow(
      ["session"],
      lines.map((line) => JSON.stringify(line)),
    );
    expect(status).toBe(0);
    return out.map((line) => JSON.parse(line) as Played);
  }

  test("[HDL6] given problems are played in their order, with status, action, signal and what remains, and the report", async () => {
    const ids = items.map(({ meta }) => meta.id);
    const played = await play([
      { id: 0, problem_ids: ids, at: START },
      { id: 1, command: { type: "answer", given: [rightOf(0)] } },
      // By itself it is one as well.
      { id: 2, type: "next-problem" },
      { id: 3, command: { type: "answer", given: [errorOf(1).trigger.value] } },
      { id: 4, command: { type: "answer", given: [rightOf(1)] } },
      { id: 5, command: { type: "next-problem" } },
      { id: 6, command: { type: "message", text: "hmm" }, at: START + 11 * 60_000 },
      { id: 7, command: { type: "skip-problem" } },
      { id: 8, command: { type: "answer", given: ["1"] } },
    ]);
    expect(played).toMatchObject([
      { id: 0, session: { current: ids[0], status: "in-progress", action: "CONTINUE", signal: null, remaining: 3 } },
      { id: 1, session: { current: ids[0], status: "completed", action: "ADVANCE", signal: "mastered", remaining: 2 } },
      { id: 2, session: { current: ids[1], status: "in-progress", action: "CONTINUE", signal: null, remaining: 2 } },
      { id: 3, session: { action: "CONTINUE", signal: null }, reply: { misconception: errorOf(1).id } },
      { id: 4, session: { status: "completed", action: "ADVANCE", signal: "learned", remaining: 1 } },
      { id: 5, session: { current: ids[2], status: "in-progress", remaining: 1 } },
      { id: 6, session: { status: "in-progress", action: "OFFER_SKIP", remaining: 1 } },
      { id: 7, session: { current: null, status: "ended", signal: "stuck", remaining: 0 } },
      { id: 8, error: "no-open-problem" },
      { report: { finished: 2, skipped: 1, solved: 2, masteryRate: 0.5, keyMisconception: { times: 1 } } },
    ]);
    expect(played[7]?.session["problems"]).toEqual(["completed", "completed", "skipped"]);
  });

  test("[HDL6] a skill is played for as many problems as are asked for; after two given up in a row the session intervenes", async () => {
    const show = { command: { type: "show-solution" } };
    const next = { command: { type: "next-problem" } };
    const played = await play([{ skill: SKILL, goal: 2, at: START }, show, next, show, next]);
    expect(played.map(({ session }) => session?.["action"])).toEqual([
      "CONTINUE",
      "CONTINUE",
      "CONTINUE",
      "INTERVENE",
      "INTERVENE",
      undefined,
    ]);
    expect(played[3]?.session).toMatchObject({ status: "completed", signal: "stuck" });
    expect(played.at(-1)?.report).toMatchObject({ finished: 2, attempted: 0, weaknesses: ["Adding with carrying"] });
    expect((await play([{ skill: SKILL, at: START }]))[0]?.session).toMatchObject({ remaining: 7 });
  });

  test("[HDL6] the report comes also of a session that was left, and lines that are none leave it as it was", async () => {
    const id = item(0).meta.id;
    const played = await play([
      { command: { type: "request-hint" } },
      { problem_ids: [] },
      { problem_ids: [id, id] },
      { problem_ids: ["x"] },
      { skill: "g9.nothing" },
      { skill: SKILL, goal: 11 },
      { problem_ids: [id] },
      { problem_ids: [id] },
      { command: { type: "serve", skill: SKILL } },
      { command: { type: "start-session" } },
      { command: { type: "dance" } },
      { command: { type: "answer", given: ["98765"] } },
    ]);
    expect(played.map(({ error }) => error !== undefined)).toEqual(
      // Only the opening, the answer and the report.
      played.map((_, at) => ![6, 11, 12].includes(at)),
    );
    expect(played[11]?.session).toMatchObject({ current: id, status: "in-progress" });
    expect(played[12]?.report).toMatchObject({ finished: 0, skipped: 0, attempted: 0 });
    expect(await play([])).toEqual([]);
  });

  test("[HDL6] a session goes on from a state, and from a log", async () => {
    const first = await turn({ command: serve({ item: item(0).meta.id }) });
    const line = { problem_ids: [item(1).meta.id], at: START };
    const [byState] = await play([{ ...line, state: first.state }]);
    const [byLog] = await play([{ ...line, log: first.events }]);
    expect(byState?.session).toMatchObject({ current: item(1).meta.id });
    expect(byLog).toEqual(byState);
  });
});

describe("mathflow diagnose", () => {
  const diagnose = async (lines: readonly object[]) =>
    jsonOf(
      await mathflow(
        ["diagnose"],
        lines.map((line, id) => JSON.stringify({ id, ...line })),
      ),
    );

  test("[HDL8] an item by its id, whole, or by the stem of its skill gives its own error, all alike", async () => {
    const given = errorOf(0).trigger.value;
    const { stem } = item(0).problem_content;
    const [byId, whole, byStem] = await diagnose([
      { item: item(0).meta.id, given },
      { item: item(0), given: [given] },
      { stem, expected: rightOf(0), given, skill: SKILL },
    ]);
    expect(byId).toEqual({
      id: 0,
      error_category: errorOf(0).category,
      misconception: errorOf(0).id,
      divergence_step_index: errorOf(0).divergence_step_index,
      confidence_score: 0.9,
      explanation: errorOf(0).explanation,
      verdict: "incorrect",
    });
    expect([whole, byStem]).toEqual([
      { ...byId, id: 1 },
      { ...byId, id: 2 },
    ]);
  });

  const stems = [
    { stem: "What is 2.5 + 1.4?", expected: "3.9", given: "1.1", error_category: "conceptual" },
    { stem: String.raw`$\frac{1}{2} \times \frac{3}{4}$`, expected: "3/8", given: "5/4", error_category: "conceptual" },
    { stem: "How many are there?", expected: "420", given: "42", error_category: "representation" },
    { stem: "3 − 8", expected: "-5", given: "5", error_category: "sign" },
    { stem: "How many are 3 + 4 + 5?", expected: "12", given: "11", error_category: "unknown" },
    // What the calculation in it comes to is not the answer: nothing is guessed of it.
    { stem: "I had 3 + 4 apples and ate 2", expected: "5", given: "12", error_category: "unknown" },
    { stem: "What is 23 + 14?", expected: "37", given: "37", error_category: null },
    { stem: "What is 23 + 14?", expected: "37", given: "??", error_category: null },
  ] as const;
  test.for(stems)("[HDL8] $stem, $given: $error_category", async (line) => {
    const { error_category } = line;
    expect(await toldOf(line)).toMatchObject({ error_category, misconception: null });
  });

  const others = [
    { stem: "What is 38 + 47?", expected: "85", given: "75", misconception: "AD-01" },
    { stem: "What is 23 + 14?", expected: "37", given: "9", misconception: "AD-08" },
    { stem: "1/2 + 1/3", expected: "5/6", given: "2/5", misconception: "FO-01" },
    { stem: "Work out $504 - 278$.", expected: "226", given: "374", misconception: "SB-01" },
    { stem: "Work out $504 - 278$.", expected: "226", given: "374", skill: "g2.sub3", misconception: "SB-01" },
    // Another skill's rules say nothing of it.
    { stem: "Work out $504 - 278$.", expected: "226", given: "374", skill: "g4.fracadd", misconception: null },
    // It does not come to that.
    { stem: "What is 38 + 47?", expected: "86", given: "75", misconception: null },
  ] as const;
  test.for(others)("[HDL8] $stem, $given: $misconception, by the bank's rules with these numbers", async (line) => {
    const { misconception } = line;
    expect(await toldOf(line)).toMatchObject({ misconception });
  });

  /** All of them asked at once: what the bank knows of calculations is looked up once. */
  const lines = [...stems, ...others];
  let told: ReturnType<typeof diagnose> | undefined;
  async function toldOf(line: (typeof lines)[number]): Promise<unknown> {
    const asked = lines.map(({ stem, expected, given, ...more }) => {
      return { stem, expected, given, ...("skill" in more && { skill: more.skill }) };
    });
    return (await (told ??= diagnose(asked)))[lines.indexOf(line)];
  }

  test("[HDL8] what cannot be read, or is not there, is an error of its line", async () => {
    const lines = await diagnose([
      {},
      { stem: "x", expected: "7" },
      { stem: "x", expected: "7", given: "8", skill: "g9.nothing" },
      { stem: "x", expected: "(", kind: "number", given: "8" },
      { item: "x", given: "1" },
      { item: item(0).meta.id, given: ["1", "2"] },
      { item: { meta: {} }, given: "1" },
    ]);
    for (const line of lines) expect(line).toMatchObject({ error: expect.any(String) as string });
  });
});

test("[HDL9] a hint is about the error where a rule explains the answer, else the item's own; a level there is not is an error", async () => {
  const { id } = item(0).meta;
  const given = errorOf(0).trigger.value;
  const lines = [
    { item: id, given, level: 1 },
    { item: id, level: 3 },
    { item: item(0), given: "98765", level: 2 },
    { item: id, given: rightOf(0) },
    { item: id, level: 4 },
  ];
  const out = jsonOf(
    await mathflow(
      ["hint"],
      lines.map((line) => JSON.stringify(line)),
    ),
  );
  expect(out).toMatchObject([
    { level: 1, hint: errorOf(0).hint_ladder[0], source: "misconception", misconception: errorOf(0).id },
    { level: 3, hint: item(0).hints?.[2], source: "item", misconception: null },
    { level: 2, hint: item(0).hints?.[1], source: "item" },
    { level: 1, source: "item" },
    { error: expect.any(String) as string },
  ]);
});

test("[HDL10] mastery of events, of an exported log, of the log as the line itself and of a state is the same", async () => {
  const start = await turn({ command: serve({ item: item(0).meta.id }) });
  const done = await turn({ state: start.state, command: { type: "answer", given: [rightOf(0)] } });
  const events = [...start.events, ...done.events];
  const about = { learner: done.state.head.learner, exportedAt: 0, build: "x", content: content.hash };
  const log = makeExport(events, about);
  const lines = [{ log: events }, { log }, log, { state: done.state }, {}, { log: [] }];
  const out = jsonOf(
    await mathflow(
      ["mastery"],
      lines.map((line) => JSON.stringify(line)),
    ),
  );
  const [known] = done.events.flatMap((event) => (event.type === "mastery_updated" ? [event.body.after] : []));
  expect(out[0]?.["mastery"]).toMatchObject({ [SKILL]: { known, opportunities: 1, mastered: false, kept: false } });
  expect(out.slice(1, 4).map((line) => line["mastery"])).toEqual([1, 2, 3].map(() => out[0]?.["mastery"]));
  for (const line of out.slice(4)) expect(line).toMatchObject({ error: expect.any(String) as string });
});

test.for(["turn", "session", "diagnose", "hint", "mastery"])(
  "[CLI29] %s says its use, and names what it does not take",
  async (name) => {
    const help = await mathflow([name, "--help"]);
    expect([help.status, help.out.join("\n")]).toEqual([0, expect.stringContaining(`usage: mathflow ${name}`)]);
    const stray = await mathflow([name, "stray"]);
    expect([stray.status, stray.out, stray.notes]).toEqual([2, [], expect.stringContaining("stray")]);
    expect((await mathflow([name, "--nonsense"])).status).toBe(2);
    const none = await mathflow([name], ["zzz"]);
    expect([none.status, jsonOf(none)]).toMatchObject([
      0,
      [{ id: null, error: expect.stringContaining("not JSON") as string }],
    ]);
  },
);
