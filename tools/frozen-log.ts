import { fileURLToPath } from "node:url";
import {
  canonicalJson,
  evolveTutor,
  initialTutorState,
  parseEvent,
  sessionsOf,
  sha256Hex,
  type HistoryState,
  type Json,
  type MasteryState,
  type SessionRecord,
} from "#engine";

/** What a log comes to and means to a pupil, whatever else folds learn to keep. */
export interface LogFacts {
  readonly mastery: MasteryState["bySkill"];
  readonly history: Pick<HistoryState, "answers" | "activities"> & { readonly sessions: readonly SessionRecord[] };
}

/** A log as a released build wrote it, in the order of the fold, and the state it came to. */
export interface FrozenLog {
  readonly about: string;
  /** `FOLD_VERSION` of the build that wrote it. */
  readonly foldVersion: number;
  /** SHA-256 of the canonical JSON of the whole state. */
  readonly hash: string;
  readonly facts: LogFacts;
  readonly events: readonly unknown[];
}

export const LOGS = fileURLToPath(new URL("../corpora/logs/", import.meta.url));

export function frozenLogFile(name: string): string {
  return `${LOGS}${name}.json`;
}

/** Reads and folds stored events; throws with the place of the first that cannot be read. */
export function foldLog(events: readonly unknown[]): { readonly hash: string; readonly facts: LogFacts } {
  const state = events.reduce((before: typeof initialTutorState, stored, at) => {
    const read = parseEvent(stored);
    if (!read.ok) throw new Error(`events[${at}]: ${read.error.message}`);
    return evolveTutor(before, read.value);
  }, initialTutorState);
  const { answers, activities } = state.history;
  return {
    hash: sha256Hex(canonicalJson(state as unknown as Json)),
    facts: { mastery: state.mastery.bySkill, history: { answers, activities, sessions: sessionsOf(state.history) } },
  };
}
