import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { TALKER_KINDS, simulatePractice, simulateTalk } from "#engine/testing";
import {
  AssignmentId,
  canonicalJson,
  chooseProblems,
  FOLD_VERSION,
  SessionId,
  SkillId,
  uuidFromName,
  type ActivityCommand,
  type Content,
  type TutorCommand,
  type TutorEvent,
} from "#engine";
import { drawForms, ExamDraft, freezeForm, planOwnExam } from "#engine/exams";
import { compareKeys } from "#engine/log/row-order";
import { rightAnswer, takeExam } from "../bank/exams/take-exam.fixture.ts";
import { allRows } from "../server/snapshots/pushed.fixture.ts";
import {
  learnerOf,
  simulateDevice,
  wholeBank,
  type SimulatedDevice,
} from "../server/snapshots/simulated-device.fixture.ts";
import { keyOf, simulateTwoDevices } from "../server/snapshots/two-devices.fixture.ts";
import { foldLog, frozenLogFile, type FrozenLog } from "./frozen-log.ts";

const usage = `usage: node tools/freeze-logs.ts [--compare]

Writes the log of each simulated learner below to corpora/logs, with the state it comes to. A file that is there is
never written again: pupils' logs are for ever, and so are these. To freeze more, add a name.
--compare writes nothing and says which logs today's tutor would make otherwise, which is no fault by itself.`;

interface Recording {
  readonly about: string;
  readonly events: (content: Content) => readonly TutorEvent[] | Promise<readonly TutorEvent[]>;
}

/** One device of one learner of grade 4. */
function device(content: Content, name: string): SimulatedDevice {
  const one = simulateDevice({ content, learner: learnerOf(name), seed: name });
  one.perform({ type: "enrol", grade: 4 });
  return one;
}

function activity(name: string, command: ActivityCommand): TutorCommand {
  return {
    type: "activity",
    context: { session: SessionId.parse(uuidFromName(`activity/${name}`)), seed: name, locale: "en" },
    ...command,
  };
}

/** Practice of a pupil who is right so often [%]. */
const practice = (about: string, grade: number, skillPercent: number, steps: number): Recording => ({
  about,
  events: (content) => simulatePractice({ content, seed: about, steps, grade, skillPercent }).events,
});

/** A whole lesson: pages, check, problems answered rightly but for every third, to its summary. */
function lesson(content: Content): readonly TutorEvent[] {
  const pupil = device(content, "lesson");
  const teach = (command: Extract<ActivityCommand, { kind: "lesson" }>["command"]) =>
    pupil.perform(activity("lesson", { kind: "lesson", command }));
  teach({ type: "start", skill: SkillId.parse("g4.fracsub") });
  for (let move = 0; move < 80; move++) {
    const state = pupil.state();
    const view = content.part("lesson").view(state, { content, now: pupil.events.at(-1)?.wall ?? 0 });
    if (view === null || view.part === "summary") break;
    if (move === 6) teach({ type: "pause" });
    else if (move === 7) teach({ type: "resume" });
    else if (view.canContinue) teach({ type: "continue" });
    else if (view.check !== null) teach({ type: "choose", choice: view.check.chosen.length });
    else answer(pupil, content, move % 3 === 0);
  }
  return pupil.events;
}

const deskOf = (pupil: SimulatedDevice) => pupil.state().practice.session?.problems.at(-1);

/** Answers the open problem, or else the next one. */
function answer(pupil: SimulatedDevice, content: Content, isWrong: boolean): void {
  const last = deskOf(pupil);
  if (last !== undefined && last.phase !== "open") pupil.perform({ type: "next-problem", item: last.item });
  const problem = deskOf(pupil);
  if (problem?.phase !== "open") return;
  const opened = content.open(problem.address);
  if (!opened.ok) throw new Error(opened.error.detail);
  const right = rightAnswer(opened.value.item);
  const given = isWrong ? right.map((text) => `${text}9`) : right;
  pupil.perform({ type: "submit-answer", item: problem.item, given, locale: "en", latencyMs: 7_000 });
}

/** Three disputed answers: the second method agrees, disagrees, and cannot tell. */
function appeal(content: Content): readonly TutorEvent[] {
  const pupil = device(content, "appeal");
  pupil.practise(SkillId.parse("g2.add2c"), 0);
  for (const outcome of ["agrees", "disagrees", "cannot-tell"] as const) {
    answer(pupil, content, true);
    const problem = deskOf(pupil);
    if (problem === undefined) throw new Error("no problem on the desk");
    const { item } = problem;
    pupil.perform({ type: "dispute-answer", item, locale: "en" });
    const given = pupil.events.findLast((event) => event.type === "attempt_submitted")?.body.given ?? [];
    const box = { outcome, how: "value", points: 1, at: null, expected: "12", given: "13", why: null } as const;
    pupil.perform({ type: "examine-appeal", item, given, finding: { method: "mathjs 15", boxes: [box] } });
    answer(pupil, content, false);
  }
  return pupil.events;
}

/** Five chosen problems of a teacher's: one is skipped, and done in a second session. */
function assigned(content: Content): readonly TutorEvent[] {
  const pupil = device(content, "assigned");
  const items = chooseProblems(
    content,
    { skills: [SkillId.parse("g4.fracadd")], count: 5, levels: [1, 2, 3], kept: [], there: [], passed: [] },
    "frozen",
  ).map(({ item }) => item);
  const id = AssignmentId.parse(uuidFromName("assigned"));
  const given = { id, from: 0, due: null, afterDue: "open", note: "", teacher: "" } as const;
  const begin = (name: string) => {
    const session = SessionId.parse(uuidFromName(name));
    pupil.perform({
      type: "start-assignment",
      session,
      seed: name,
      assignment: { ...given, what: { type: "items", items } },
    });
  };
  begin("assigned/1");
  for (let nth = 0; nth < 5; nth++) {
    const problem = deskOf(pupil);
    if (nth === 2 && problem !== undefined) pupil.perform({ type: "skip-problem", item: problem.item });
    else answer(pupil, content, false);
    const after = deskOf(pupil);
    if (after !== undefined && after.phase === "right") pupil.perform({ type: "next-problem", item: after.item });
  }
  begin("assigned/2");
  answer(pupil, content, false);
  return pupil.events;
}

/** An exam of a teacher's own that was frozen: two questions right, one not, one left out. */
function ownExam(content: Content): readonly TutorEvent[] {
  const pupil = device(content, "own-exam");
  const skills = ["g4.fracadd", "g2.add2c"].map((id) => SkillId.parse(id));
  const section = {
    name: "Sums",
    skills,
    items: 4,
    mix: { easy: 0.5, medium: 0.5, hard: 0 },
    sort: null,
    itemLimitMs: 90_000,
  };
  const draft = ExamDraft.parse({
    title: "Sums, March",
    sections: [section],
    selection: "fixed",
    forms: 1,
    limitMs: 1_800_000,
    canGoBack: true,
  });
  const exam = { id: uuidFromName("own exam"), draft };
  const env = { content, now: 0 };
  const [form] = drawForms(exam, [], env);
  const plan = planOwnExam(exam, env);
  const frozen = form === undefined || plan === null ? undefined : freezeForm(plan, form, env);
  if (frozen?.ok !== true) throw new Error("nothing is drawn");
  const paper = { form: 0, plan: frozen.value.plan, items: [...frozen.value.items] };
  const what = { type: "exam", exam: exam.id, version: 1, title: draft.title, questions: 4 } as const;
  const id = AssignmentId.parse(uuidFromName("given exam"));
  const given = { id, what, from: 0, due: null, afterDue: "open", note: "", teacher: "", paper } as const;
  const session = SessionId.parse(uuidFromName("own-exam"));
  pupil.perform({ type: "start-assignment", session, seed: "own-exam", assignment: given });
  const context = { session, seed: "own-exam", locale: "en" } as const;
  for (const [index, { item }] of paper.items.slice(0, 3).entries()) {
    const typed = index === 1 ? rightAnswer(item).map((text) => `${text}9`) : [...rightAnswer(item)];
    const command = { type: "answer", item: item.meta.id, given: typed, latencyMs: 9_000 } as const;
    pupil.perform({ type: "activity", kind: "evaluation", command, context });
  }
  pupil.perform({ type: "activity", kind: "evaluation", command: { type: "end" }, context });
  return pupil.events;
}

/** Names are files of corpora/logs. */
const RECORDINGS: Readonly<Record<string, Recording>> = {
  "practice-strong": practice("Practice of a pupil of grade 5 who is right nine times of ten", 5, 90, 90),
  "practice-middling": practice("Practice of a pupil of grade 4 who is right six times of ten", 4, 60, 200),
  "practice-struggling": practice("Practice of a pupil of grade 2 who is right three times of ten", 2, 30, 160),
  assigned: { about: "Five problems that a teacher chose, one of them done later", events: assigned },
  "own-exam": { about: "An exam of a teacher's own, with a time for each question", events: ownExam },
  messages: {
    about: "Conversations of a pupil who guesses",
    events: (content) =>
      simulateTalk({ content, kind: TALKER_KINDS[0], seed: "frozen", skill: "g5.fracadd", turns: 24, warmUp: 2 })
        .events,
  },
  "messages-stuck": {
    about: "Conversations of a pupil who is stuck, through small steps",
    events: (content) =>
      simulateTalk({ content, kind: "stuck", seed: "frozen", skill: "g2.add2c", turns: 24, warmUp: 1 }).events,
  },
  lesson: { about: "A whole lesson with pause, check, mistakes and summary", events: lesson },
  exam: {
    about: "An exam to its end, every fourth answer wrong, one passed over",
    events: (content) =>
      takeExam(content, { exam: content.catalog().exams[0]?.id ?? "", seed: "frozen" }, (item, position) => {
        if (position === 3) return null;
        return position % 4 === 0 ? rightAnswer(item).map(() => "98765") : rightAnswer(item);
      }).events,
  },
  appeal: { about: "Three disputed answers: agreed, disagreed, not to be told", events: appeal },
  everything: {
    about: "Everything there is to do, by the dice",
    events: (content) => {
      const pupil = device(content, "everything");
      pupil.work(160);
      return pupil.events;
    },
  },
  "two-devices": {
    about: "One pupil at two devices with wrong clocks, in the order the server gave",
    events: async (content) => {
      const { store, key } = await simulateTwoDevices(content, "frozen", 90);
      const rows = await allRows(store, key);
      return rows
        .toSorted((a, b) => compareKeys(keyOf(a), keyOf(b)))
        .map(({ event }) => event as unknown as TutorEvent);
    },
  },
};

async function main(argv: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: { compare: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const content = await wholeBank();
  for (const [name, { about, events: record }] of Object.entries(RECORDINGS)) {
    const file = frozenLogFile(name);
    const isThere = existsSync(file);
    if (isThere && !values.compare) continue;
    const events = JSON.parse(JSON.stringify(await record(content))) as readonly unknown[];
    if (values.compare) {
      const frozen = isThere ? (JSON.parse(await readFile(file, "utf8")) as FrozenLog).events : [];
      const differs = events.findIndex((event, at) => canonical(event) !== canonical(frozen[at]));
      const same = differs === -1 && frozen.length === events.length;
      console.log(
        `${name}: ${same ? "the same" : `differs from event ${differs === -1 ? events.length : differs} on`}`,
      );
    } else {
      const { hash, facts } = foldLog(events);
      // An event a line: a diff, and a person, can read it.
      const head = JSON.stringify({ about, foldVersion: FOLD_VERSION, hash, facts }, null, 2).slice(0, -2);
      const lines = events.map((event) => `    ${JSON.stringify(event)}`).join(",\n");
      await writeFile(file, `${head},\n  "events": [\n${lines}\n  ]\n}\n`);
      console.log(`${name}: ${events.length} events`);
    }
  }
  return 0;
}

const canonical = (value: unknown) => canonicalJson((value ?? null) as Parameters<typeof canonicalJson>[0]);

process.exitCode = await main(process.argv.slice(2));
