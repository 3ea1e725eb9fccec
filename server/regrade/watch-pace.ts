import type { SyncEvent } from "#engine/protocol/sync";
import type { FlagKind } from "./grade-types.ts";

/** One device's clocks and answers as far as they were seen. Nothing of an event is trusted; types may be unknown. */
export interface Pace {
  readonly boot: string;
  /** [ms] of the event before */
  readonly mono: number;
  readonly wall: number;
  /** Something to answer was put on the desk, or an answer was marked, at this `mono` of this boot; null: not known. */
  readonly shownAt: number | null;
  /** The latest answers, oldest first. */
  readonly answers: readonly { readonly boot: string; readonly mono: number; readonly wall: number }[];
  /** Its clock was suspected in this boot already. */
  readonly isSuspect: boolean;
}

export interface Raised {
  readonly kind: FlagKind;
  readonly detail: string;
}

/** Under this nobody reads, answers and presses a button [ms] (TH5). */
export const FASTEST_MS = 300;
/** More answers than this in a second is a burst. */
export const BURST = 5;
const BURST_MS = 1_000;
/** Wall and monotonic clock of one start agree this far [ms]; a sleeping device may count less on the monotonic one. */
const CLOCK_MS = 5 * 60_000;
/** 2024-01-01: no device of ours has a true clock before it [ms since 1970-01-01 UTC]. */
const BEFORE_US = Date.UTC(2024, 0, 1);

const ANSWERS: ReadonlySet<string> = new Set(["attempt_submitted", "exam_answered"]);
const SHOWN: ReadonlySet<string> = new Set(["problem_served", "exam_item_served", "exam_moved", "attempt_evaluated"]);

/** What is odd about the pace of an event, one device's events in order of seq; `ots` is the server's time of it. */
export function watchPace(
  before: Pace | undefined,
  event: SyncEvent,
  ots: number,
): { readonly pace: Pace; readonly raised: readonly Raised[] } {
  const { boot, mono, wall, type } = event;
  const same = before?.boot === boot ? before : undefined;
  const isAnswer = ANSWERS.has(type);
  const answers = isAnswer ? [...(before?.answers ?? []), { boot, mono, wall }].slice(-BURST) : (before?.answers ?? []);
  const suspicion = same?.isSuspect === true ? null : suspectClock(same, event, ots);
  const raised = [
    ...(same !== undefined && mono < same.mono ? [raise("mono-back", `${same.mono} ms, then ${mono} ms`)] : []),
    ...(isAnswer ? [...tooFast(same, event), ...burst(answers)] : []),
    ...(suspicion === null ? [] : [raise("clock-suspect", suspicion)]),
  ];
  const shownAt = SHOWN.has(type) ? mono : (same?.shownAt ?? null);
  const isSuspect = same?.isSuspect === true || suspicion !== null;
  return { pace: { boot, mono, wall, shownAt, answers, isSuspect }, raised };
}

function tooFast(same: Pace | undefined, { mono, body }: SyncEvent): readonly Raised[] {
  const told = typeof body === "object" && body !== null && "latency_ms" in body ? Number(body.latency_ms) : Infinity;
  const shown = same?.shownAt ?? null;
  const seen = shown === null || mono < shown ? Infinity : mono - shown;
  const ms = Math.min(told, seen);
  return ms < FASTEST_MS ? [raise("too-fast", `${Math.floor(ms)} ms`)] : [];
}

function burst(answers: Pace["answers"]): readonly Raised[] {
  const [first] = answers;
  const last = answers.at(-1);
  if (first === undefined || last === undefined || answers.length < BURST) return [];
  const ms = first.boot === last.boot ? last.mono - first.mono : last.wall - first.wall;
  return ms >= 0 && ms < BURST_MS ? [raise("burst", `${answers.length} answers in ${Math.floor(ms)} ms`)] : [];
}

/** A clock that was set back or is years wrong; time that a sleeping device did not count is no reason. */
function suspectClock(same: Pace | undefined, { wall, mono, hlc }: SyncEvent, ots: number): string | null {
  if (wall < BEFORE_US) return `the clock says ${new Date(Math.max(wall, 0)).toISOString().slice(0, 10)}`;
  if (hlc - ots > CLOCK_MS) return `${Math.floor((hlc - ots) / 1_000)} s ahead of the server`;
  const lost = same === undefined ? 0 : mono - same.mono - (wall - same.wall);
  return lost > CLOCK_MS ? `set back by ${Math.floor(lost / 1_000)} s` : null;
}

function raise(kind: FlagKind, detail: string): Raised {
  return { kind, detail };
}
