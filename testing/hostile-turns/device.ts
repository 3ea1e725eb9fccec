import { setImmediate, setTimeout } from "node:timers/promises";
import type { Content, ItemAddress, LlmAsk, MathProblemItem, ProblemView } from "#engine";
import { LLM_MODES } from "../../server/llm/wire.ts";
import type { Behaviour } from "#testing/hostile";
import type { LlmSeam } from "../../workers/llm/llm-seam.ts";
import { createMemoryDisk, createMemoryStore } from "../../workers/store/memory-store.ts";
import { exportedEvents } from "../../workers/testing/pupil.ts";
import { openTab, type Tab } from "../../workers/testing/world.ts";
import type { Pipeline, ProxyName } from "./pipeline.ts";
import type { Said } from "./tap.ts";
import type { AskRecord, ShownWords } from "./types.ts";

/** A pupil's device: the real host with the real client, without a browser. */
export interface Device {
  readonly tab: Tab;
  readonly asks: readonly AskRecord[];
  /** Words that came from the server, and whether the worker ever let them through. */
  readonly offered: ReadonlyMap<string, boolean>;
  /** Who the asker is for the server; null before anything was asked. */
  readonly learner: () => string | null;
  /** To be called before each thing the pupil does: it decides what the model is. */
  readonly beginAct: () => void;
  /** Resolves when nothing is under way any more. */
  readonly settled: () => Promise<void>;
  /** The problem on the desk with its item; null where there is none. */
  readonly desk: () => Promise<Desk | null>;
}

export interface Desk {
  readonly view: ProblemView;
  readonly item: MathProblemItem;
}

const IDLE_ROUNDS = 12;
const MODES: readonly string[] = [...LLM_MODES];

export function openDevice(pipeline: Pipeline, proxy: ProxyName, behaviour: Behaviour, seed: string): Device {
  const { content } = pipeline;
  const asks: AskRecord[] = [];
  const offered = new Map<string, boolean>();
  const heard: Said[] = [];
  const items = new Map<string, MathProblemItem>();
  let pending = 0;
  let learner: string | null = null;
  let acts = 0;
  let from = 0;
  pipeline.be(behaviour, {
    note: (said) => void heard.push(said),
    numberOf: ({ mode }) => acts * 1_000 + MODES.indexOf(mode ?? "") * 100 + (heard.length - from),
  });

  async function busy<Value>(work: () => Promise<Value>): Promise<Value> {
    pending++;
    try {
      return await work();
    } finally {
      pending--;
    }
  }

  /** The seam as it is, with a record of what goes through it. */
  const overhear = (seam: LlmSeam): LlmSeam => ({
    ...seam,
    status: () => busy(() => seam.status()),
    ask: (ask, asker, onText, signal) =>
      busy(async () => {
        learner = asker.learner;
        from = heard.length;
        const start = from;
        const shown: ShownWords[] = [];
        let ended: AskRecord["ended"] = "failed";
        try {
          const result = await seam.ask(
            ask,
            asker,
            async (text) => {
              offered.set(text, offered.get(text) === true);
              const goesOn = await onText(text);
              offered.set(text, goesOn || offered.get(text) === true);
              if (goesOn) shown.push({ text, ...facts(ask) });
              return goesOn;
            },
            signal,
          );
          ended = result.type;
          return result;
        } finally {
          const now = heard.slice(start);
          const kind = ask.mode === "hint" ? `hint-${ask.request.level}` : ask.mode;
          asks.push({
            mode: ask.mode,
            kind,
            behaviours: now.map(({ behaviour }) => behaviour),
            said: now.map(({ words }) => words),
            knew: now.at(-1)?.knew === true,
            shown,
            ended: signal.aborted ? "called-off" : ended,
          });
        }
      }),
  });

  const tab = openTab({
    store: createMemoryStore(createMemoryDisk()),
    content,
    seed,
    loadLlm: async () => overhear(await pipeline.llm(proxy)),
  });

  function openProblem(): Desk | null {
    const { practice } = tab.view();
    if (practice.type !== "problem" || practice.problem.phase !== "open") return null;
    const item = items.get(practice.problem.itemId);
    if (item === undefined) throw new Error("a problem is shown that was not looked up");
    return { view: practice.problem, item };
  }

  function facts({ request }: LlmAsk): Omit<ShownWords, "text"> {
    const desk = "item" in request && request.item !== null ? openProblem() : null;
    return desk === null
      ? { isOpen: false, stem: null, answers: [], choices: [] }
      : { isOpen: true, stem: desk.view.stem, answers: answersOf(desk.item), choices: desk.view.choices };
  }

  async function desk(): Promise<Desk | null> {
    const { practice } = tab.view();
    if (practice.type !== "problem") return null;
    const { problem } = practice;
    const item = items.get(problem.itemId) ?? itemOf(content, await addressOf(tab, problem));
    items.set(problem.itemId, item);
    pipeline.learn(item.problem_content.stem, item.solution_logic.final_answer_canonical);
    return { view: problem, item };
  }

  async function settled(): Promise<void> {
    for (let idle = 0; idle < IDLE_ROUNDS; idle = pending === 0 ? idle + 1 : 0) {
      await (pending === 0 ? setImmediate() : setTimeout(2));
    }
  }

  return { tab, asks, offered, learner: () => learner, beginAct: () => void acts++, settled, desk };
}

export function answersOf({ answer_spec: spec, solution_logic: solution }: MathProblemItem): readonly string[] {
  return spec.parts?.map(({ canonical }) => canonical) ?? [solution.final_answer_canonical];
}

async function addressOf(tab: Tab, { itemId }: ProblemView): Promise<ItemAddress> {
  const events = await exportedEvents(tab);
  const served = events.findLast((event) => event.type === "problem_served" && event.body.item === itemId);
  if (served?.type !== "problem_served") throw new Error("the problem is not in the log");
  const { blueprint, version, difficulty, seed } = served.body;
  return { blueprint, version, difficulty, seed };
}

function itemOf(content: Content, address: ItemAddress): MathProblemItem {
  const opened = content.open(address);
  if (!opened.ok) throw new Error(opened.error.detail);
  return opened.value.item;
}
