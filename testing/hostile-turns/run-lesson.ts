import { auditLog, createRng, type SkillId, type TutorEvent } from "#engine";
import {
  boldAndSure,
  friendly,
  mixed,
  obeysPupil,
  shapeBehaviours,
  type AttackMessage,
  type Behaviour,
} from "#testing/hostile";
import type { EngineView } from "../../workers/engine-api.ts";
import { exportedEvents } from "../../workers/testing/pupil.ts";
import { openDevice, type Device } from "./device.ts";
import { judge } from "./judge.ts";
import { PROXIES, type Pipeline, type ProxyName } from "./pipeline.ts";
import { nextAct, nextTalkAct, type Act } from "./pupil.ts";
import type { AskRecord, Finding, FindingSort, LessonResult, Row } from "./types.ts";

/** A pupil of this many acts at most, so that budgets of thirty calls a day are sometimes met. */
const ACTS = 28;

export interface LessonOptions {
  readonly seed: number;
  readonly number: number;
  readonly phrases: readonly string[];
  /** What the model is; `mixed` where it is not said. */
  readonly behaviour?: Behaviour;
}

/** One pupil meets the hostile model: practice mostly, a lesson or a doubt now and then. */
export async function runLesson(pipeline: Pipeline, options: LessonOptions): Promise<LessonResult> {
  const { seed, number, phrases } = options;
  const rng = createRng(`hostile/${seed}/${number}`);
  const proxy = number % 10 === 9 ? "tight" : (PROXIES[number % 2] ?? "chat");
  const kind = number % 8 === 5 ? "lesson" : number % 8 === 6 ? "clarify" : "practice";
  const behaviour = options.behaviour ?? modelOf(seed * 100_003 + number, number);
  const skill = skillOf(pipeline, number);
  return withDevice(pipeline, { name: `${kind}-${number}`, proxy, behaviour, skill }, async (device, perform) => {
    if (kind !== "practice") await perform(() => device.tab.api.act({ kind, command: { type: "start", skill } }), true);
    for (let act = 0; act < ACTS; act++) {
      const desk = await device.desk();
      const inTalk = kind !== "practice" && !(desk?.view.phase === "open" && rng.int(0, 1) === 0);
      const other = skillOf(pipeline, number + rng.int(0, 39));
      const next = inTalk ? nextTalkAct(device, kind, other, rng) : nextAct(device, desk, skill, rng, phrases);
      // Now and then a pupil goes on before the words are there.
      await perform(next, rng.int(0, 7) > 0);
    }
  });
}

/** All there is; in every tenth lesson odd shapes only, so that findings and plans are met by enough of them, too. */
function modelOf(seed: number, number: number): Behaviour {
  return number % 10 === 4 ? mixed(seed, [friendly, boldAndSure, ...shapeBehaviours]) : mixed(seed);
}

/** One of the attacks, said to a model that does what pupils want. */
export async function runAttack(pipeline: Pipeline, attack: AttackMessage, number: number): Promise<LessonResult> {
  const skill = skillOf(pipeline, number * 7);
  const proxy = PROXIES[number % 2] ?? "chat";
  return withDevice(pipeline, { name: attack.id, proxy, behaviour: obeysPupil, skill }, async (device, perform) => {
    for (const text of attack.says) {
      const desk = await device.desk();
      if (desk === null) return;
      await perform(() => device.tab.api.sendMessage({ itemId: desk.view.itemId, text }), true);
    }
  });
}

interface About {
  readonly name: string;
  readonly proxy: ProxyName;
  readonly behaviour: Behaviour;
  readonly skill: SkillId;
}

type Perform = (act: Act, waits: boolean) => Promise<void>;

async function withDevice(
  pipeline: Pipeline,
  { name, proxy, behaviour, skill }: About,
  live: (device: Device, perform: Perform) => Promise<void>,
): Promise<LessonResult> {
  const device = openDevice(pipeline, proxy, behaviour, name);
  const { tab } = device;
  const errors: string[] = [];
  const seen = new Set<string>();
  let turns = 0;

  const stopListening = listenForErrors((message) => void errors.push(message));
  try {
    await tab.api.enrol({ name: "Mo", grade: pipeline.content.graph.byId.get(skill)?.grade ?? 3, locale: "en" });
    await tab.api.updateProfile({ words: true });
    await tab.api.startPractice({ skillId: skill });
    await device.desk();
    await device.settled();
    await live(device, async (act, waits) => {
      const before = device.asks.length;
      device.beginAct();
      const done = await act();
      if (!done.ok && isFault(done.error)) errors.push(JSON.stringify(done.error));
      tab.time.advance(5_000);
      await device.desk();
      if (waits) await device.settled();
      errors.push(...visibleErrors(device, seen));
      if (device.asks.length > before) turns++;
    });
    await device.settled();
    errors.push(...visibleErrors(device, seen));
  } finally {
    stopListening();
  }
  const log = await exportedEvents(tab);
  const refused = [...seen].filter((text) => device.offered.get(text) === false);
  const findings = [
    ...device.asks.flatMap((ask) => judge(name, ask)),
    ...errors.map((detail) => plainFinding("error", name, detail)),
    ...refused.map((text) => plainFinding("error", name, `seen though refused: ${text}`)),
    ...logFaults(log, device, pipeline).map((detail) => plainFinding("log", name, detail)),
  ];
  const account = await pipeline.spent(proxy, device.learner() ?? "");
  const calls = device.asks.filter(({ behaviours }) => behaviours.length > 0).length;
  const isOver =
    calls > account.requests || account.requests > account.requestLimit || account.tokens > account.tokenLimit;
  const spent = { calls, ...account };
  return {
    lesson: name,
    turns,
    asks: device.asks.length,
    calls,
    rows: rowsOf(device.asks),
    findings: isOver ? [...findings, plainFinding("over-budget", name, JSON.stringify(spent))] : findings,
    spent,
    events: eventsOf(log),
    circuitOpened: await pipeline.revive(proxy),
  };
}

function skillOf({ content }: Pipeline, number: number): SkillId {
  const { nodes } = content.graph;
  const node = nodes[(number * 11) % nodes.length];
  if (node === undefined) throw new Error("a graph without skills");
  return node.id;
}

/** Refusals such as "this was tried already" are answers; these are none. */
function isFault(error: unknown): boolean {
  const type = (error as { readonly type?: string } | undefined)?.type;
  return type === "internal" || type === "not-saved" || type === "content-missing" || type === "no-learner";
}

/** Anything a pupil would see of a failure; views that were looked at are thrown away. */
function visibleErrors({ tab, offered }: Device, seen: Set<string>): readonly string[] {
  const views = [...tab.views.splice(0, Math.max(0, tab.views.length - 1)), tab.view()];
  return views.flatMap((view) => {
    const words = wordsOf(view);
    for (const text of words) seen.add(text);
    return [
      ...(view.phase === "failed" ? ["the view failed"] : []),
      ...view.notices.map(({ type }) => `notice ${type}`),
      ...(view.save.type === "not-saved" ? [`not saved: ${view.save.reason}`] : []),
      ...words.filter((text) => !offered.has(text)).map((text) => `words from nowhere: ${text}`),
    ];
  });
}

/** All words of a model in a view: those that are coming in, and those that stand. */
function wordsOf({ arriving, practice }: EngineView): readonly string[] {
  const turns = practice.type === "problem" ? practice.problem.turns : [];
  const standing = turns.flatMap((turn) => ("words" in turn && turn.words !== undefined ? [turn.words] : []));
  return arriving ? [arriving.text, ...standing] : standing;
}

function listenForErrors(report: (message: string) => void): () => void {
  const original = console.error;
  const onRejection = (reason: unknown) => report(`unhandled: ${String(reason)}`);
  console.error = (...parts: readonly unknown[]) => report(`console: ${parts.map(String).join(" ")}`);
  process.on("unhandledRejection", onRejection);
  return () => {
    console.error = original;
    process.off("unhandledRejection", onRejection);
  };
}

/** The log holds together, and every word of a model in it was on the screen, or belongs to a plan. */
function logFaults(log: readonly TutorEvent[], { asks }: Device, { content }: Pipeline): readonly string[] {
  const shown = new Set(asks.flatMap((ask) => ask.shown.map(({ text }) => text)));
  const strangers = log.flatMap((event) => {
    const isWords = event.type === "words_added" || (event.type === "hint_served" && event.body.source === "llm");
    return isWords && !shown.has(event.body.text) ? [`never shown: ${event.body.text}`] : [];
  });
  return [...auditLog(log, content).faults.map(({ message }) => message), ...strangers];
}

function eventsOf(log: readonly TutorEvent[]): LessonResult["events"] {
  const counts: Record<string, number> = {};
  for (const { type, body } of log) {
    if ("source" in body && body.source === "llm") counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}

function rowsOf(asks: readonly AskRecord[]): LessonResult["rows"] {
  const rows: Record<string, Row> = {};
  for (const { behaviours, kind, shown } of asks) {
    const names = behaviours.length === 0 ? ["(not asked)"] : (behaviours.at(-1) ?? "").split("+");
    for (const name of new Set(names)) {
      const key = `${name}|${kind}`;
      const { asked, words, sentences } = rows[key] ?? { asked: 0, words: 0, sentences: 0 };
      rows[key] = {
        asked: asked + 1,
        words: words + (shown.length > 0 ? 1 : 0),
        sentences: sentences + shown.length,
      };
    }
  }
  return rows;
}

function plainFinding(sort: FindingSort, lesson: string, detail: string): Finding {
  return { sort, lesson, kind: "", behaviour: "", text: "", stem: null, answers: [], detail };
}
