import type { LearnerId } from "#engine";
import { ALERT_KINDS, type Presence } from "#engine/class";
import type { StoredAlert } from "../sync/index.ts";
import type { Rows } from "./identity-store.ts";
import { isOpen } from "./sessions.ts";
import type { StuckMarkRow } from "./tables.ts";

/** What the server knows of a school's pupils beside their logs, by learner. */
export interface Presences {
  /** When they were heard last [ms since 1970-01-01 UTC]: of those who are signed in somewhere. */
  readonly heard: ReadonlyMap<LearnerId, number>;
  readonly marks: ReadonlyMap<LearnerId, StuckMarkRow>;
}

export async function readPresences(rows: Rows, tenant: string, now: number): Promise<Presences> {
  const heard = new Map<LearnerId, number>();
  for (const row of await rows.list("session", [tenant])) {
    if (row.who.role !== "learner" || !isOpen(row, now)) continue;
    heard.set(row.who.learner, Math.max(row.seenAt, heard.get(row.who.learner) ?? 0));
  }
  const marks = await rows.list("stuckMark", [tenant]);
  return { heard, marks: new Map(marks.map((mark) => [mark.learner, mark])) };
}

/** The same for every page: what one shows of a pupil another one does. */
export function presencesOf(
  { heard, marks }: Presences,
  open: readonly StoredAlert[],
): (learner: LearnerId) => Presence {
  const alertOf = new Map(
    open
      .toSorted((a, b) => ALERT_KINDS.indexOf(b.kind) - ALERT_KINDS.indexOf(a.kind))
      .map((one) => [one.learner, one.kind]),
  );
  return (learner) => {
    const mark = marks.get(learner);
    return {
      heardAt: heard.get(learner) ?? null,
      alert: alertOf.get(learner) ?? null,
      settled: mark === undefined || mark.done === null ? null : mark.id,
    };
  };
}
