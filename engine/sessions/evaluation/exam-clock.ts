/** A moment on a device: the wall clock, which anybody may set, and the clock since `boot`, which nobody can. */
export interface Moment {
  /** [ms since 1970-01-01 UTC] */
  readonly wall: number;
  /** Since `boot` [ms]. */
  readonly mono?: number | undefined;
  readonly boot?: string | undefined;
}

/** How long an exam has been under way, as its own events tell it. Plain data. */
export interface ExamClock {
  /** At the last event [ms]. */
  readonly elapsedMs: number;
  /** Wall clock of the last event [ms]. */
  readonly wall: number;
  /** For every start of the program that wrote an event: how much had elapsed at its last one. */
  readonly boots: readonly { readonly boot: string; readonly mono: number; readonly elapsedMs: number }[];
}

/** A device that was started more often than this during one exam is known by its latest starts. */
const MAX_BOOTS = 16;

export function startClock(moment: Moment): ExamClock {
  return note({ elapsedMs: 0, wall: moment.wall, boots: [] }, moment, 0);
}

/**
 * How long the exam has been under way now [ms]. Since an event of this very start of the program, the monotonic
 * clock alone tells it; after a restart the wall clock does, as nothing tells a long absence from a clock put
 * forward. It never falls, and a clock put back counts as no time at all [EXM30]-[EXM33].
 */
export function elapsedAt(clock: ExamClock, { wall, mono, boot }: Moment): number {
  const known = mono === undefined ? undefined : clock.boots.find((one) => one.boot === boot);
  const elapsed =
    known === undefined || mono === undefined
      ? clock.elapsedMs + atLeast0(wall - clock.wall)
      : known.elapsedMs + atLeast0(mono - known.mono);
  return elapsed > clock.elapsedMs ? elapsed : clock.elapsedMs;
}

/** Of an absence, or a restart, so much may have been spent on the question [ms]. */
const LONGEST_UNSEEN_MS = 120_000;

/** How long somebody was at the exam since its last event [ms]: what nobody saw counts up to two minutes [EXM36]. */
export function spentSince(clock: ExamClock, moment: Moment): number {
  const spent = elapsedAt(clock, moment) - clock.elapsedMs;
  const isSeen = moment.mono !== undefined && clock.boots.some(({ boot }) => boot === moment.boot);
  return isSeen || spent < LONGEST_UNSEEN_MS ? spent : LONGEST_UNSEEN_MS;
}

/** The clock after one of the exam's own events. */
export function advanceClock(clock: ExamClock, moment: Moment): ExamClock {
  return note(clock, moment, elapsedAt(clock, moment));
}

function note({ boots }: ExamClock, { wall, mono, boot }: Moment, elapsedMs: number): ExamClock {
  if (mono === undefined || boot === undefined) return { elapsedMs, wall, boots };
  const others = boots.filter((one) => one.boot !== boot).slice(1 - MAX_BOOTS);
  return { elapsedMs, wall, boots: [...others, { boot, mono, elapsedMs }] };
}

function atLeast0(x: number): number {
  return x > 0 ? x : 0;
}
