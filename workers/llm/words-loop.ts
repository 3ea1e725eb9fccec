import type { LearnerId, LlmStatus, LlmWish, TutorCommand, TutorEvent } from "#engine";
import type { ArrivingWords } from "../engine-api.ts";
import { profileOnScreen, type HostDeps, type Outcome } from "../host/core-types.ts";
import type { EngineCore } from "../host/engine-core.ts";
import type { LlmSeam } from "./llm-seam.ts";
import { withoutName } from "./without-name.ts";

export interface WordsLoop {
  /** Looks at what was just recorded, and asks for words where the learner wants them. Never waits, never fails. */
  readonly follow: (events: readonly TutorEvent[]) => void;
  /** What is coming in now; null when nothing is. */
  readonly arriving: () => ArrivingWords | null;
  /** What the server offers, asked again after a while; null where it cannot be asked. */
  readonly status: () => Promise<LlmStatus | null>;
  /** What was heard; null where it cannot be written down now, or the learner has not switched it on. */
  readonly transcribe: (sound: Blob) => Promise<string | null>;
  /** Ends what is under way: another learner, or none. */
  readonly stop: () => void;
}

/** So long an answer of the server about itself is believed [ms]. */
const STATUS_FOR_MS = 60_000;
/** A server that did not answer is left alone for this long [ms]. */
const SILENT_FOR_MS = 5_000;

/**
 * Asks the proxy for words beneath the tutor's own, where learner and school want them [HST40]. It decides nothing:
 * what may be asked, and what may be shown and kept, the tutor says.
 */
export function createWordsLoop(parts: {
  readonly deps: HostDeps;
  readonly core: Pick<EngineCore, "state" | "withContent">;
  readonly command: (make: () => TutorCommand) => Promise<Outcome>;
  /** The learner's name, which never goes out. */
  readonly nameOf: (learner: LearnerId) => string;
  readonly changed: () => void;
}): WordsLoop {
  const { core, command, nameOf, changed } = parts;
  const { tutor, clock, loadLlm } = parts.deps;
  let arriving: ArrivingWords | null = null;
  let under: AbortController | null = null;
  let known: { readonly status: LlmStatus | null; readonly until: number } = { status: null, until: -Infinity };
  let asking: Promise<LlmStatus | null> | null = null;

  /** The learner has switched it on, and their school has not switched it off. */
  function isOn(feature: "words" | "dictation"): boolean {
    const profile = profileOnScreen(core.state);
    const features = profile?.account?.features ?? profile?.trial?.features;
    return profile?.[feature] === true && features?.[feature] !== false;
  }

  function follow(events: readonly TutorEvent[]): void {
    if (loadLlm === undefined || !isOn("words")) return;
    void run(events).catch((error: unknown) => console.error("words of a model", error));
  }

  async function run(events: readonly TutorEvent[]): Promise<void> {
    const { memory } = core.state;
    // What asks for words comes over the network, like the words: a device keeps it only once it was needed.
    if (memory === null || (await status())?.words !== "on") return;
    const wishes = await core.withContent((env) => tutor.wishes(events, memory.state, env), "quietly");
    if (!wishes.ok || wishes.value.length === 0) return;
    // What is newer is wanted more.
    stop();
    const mine = new AbortController();
    under = mine;
    for (const wish of wishes.value) {
      if (mine.signal.aborted || core.state.memory?.learner !== memory.learner) return;
      try {
        await fulfil(wish, mine.signal);
      } catch {
        // A line that is not there, or broke before the first sentence: the tutor's own words stand.
      } finally {
        if (!mine.signal.aborted) {
          arriving = null;
          changed();
        }
      }
    }
  }

  function show(words: ArrivingWords | null): void {
    if (words === arriving) return;
    arriving = words;
    changed();
  }

  async function fulfil(wish: LlmWish, signal: AbortSignal): Promise<void> {
    const { memory, record } = core.state;
    const name = memory === null ? "" : nameOf(memory.learner);
    if (memory === null || record === null || loadLlm === undefined) return;
    const ask = await core.withContent((env) => tutor.askFor(wish, memory.state, env), "quietly");
    if (!ask.ok || ask.value === null) return;
    const llm: LlmSeam = await loadLlm();
    const asker = { device: record.device, learner: memory.learner };
    let shown = "";
    const ended = await llm.ask(withoutName(ask.value, name), asker, add, signal);
    if (signal.aborted) return;
    const answer = ended.type === "done" ? ended.answer : cutShort(wish, shown, ended.source);
    if (answer === null) return;
    await command(() => {
      // The view that has them standing has them no longer coming in.
      arriving = null;
      return { type: "take-words", wish, answer };
    });

    /** A sentence more, if the words so far may be shown; false ends it. */
    async function add(text: string): Promise<boolean> {
      const now = core.state.memory;
      if (signal.aborted || now === null || now.learner !== memory?.learner) return false;
      const may = await core.withContent((env) => tutor.mayShow(wish, text, now.state, env), "quietly");
      if (!may.ok || !may.value || signal.aborted) return false;
      shown = text;
      show({ session: wish.session, item: "item" in wish ? wish.item : null, text });
      return true;
    }
  }

  async function status(): Promise<LlmStatus | null> {
    if (loadLlm === undefined) return null;
    if (clock.mono() < known.until) return known.status;
    asking ??= loadLlm()
      .then((llm) => llm.status())
      .catch(() => null)
      .then((answered) => {
        known = { status: answered, until: clock.mono() + (answered === null ? SILENT_FOR_MS : STATUS_FOR_MS) };
        asking = null;
        return answered;
      });
    return asking;
  }

  async function transcribe(sound: Blob): Promise<string | null> {
    const { memory, record } = core.state;
    if (loadLlm === undefined || memory === null || record === null || !isOn("dictation")) return null;
    if ((await status())?.dictation !== "on") return null;
    try {
      return await (await loadLlm()).transcribe(sound, { device: record.device, learner: memory.learner });
    } catch {
      return null;
    }
  }

  function stop(): void {
    under?.abort();
    under = null;
    show(null);
  }

  return { follow, arriving: () => arriving, status, transcribe, stop };
}

/** What was shown of an answer that did not come to its end is kept as it was shown. */
function cutShort(wish: LlmWish, text: string, source: unknown): unknown {
  if (text === "") return null;
  if (wish.mode === "turn") return { text, source, category: "acknowledge" };
  return wish.mode === "teachback" ? { text, source, met: [] } : { text, source };
}
