import type { LearnerId } from "#engine";
import { eraseClass } from "./erase-class.ts";
import type { Rows } from "./identity-store.ts";
import { eraseLearner, finishErasure } from "./learner-routes.ts";
import type { IdentityDeps } from "./route.ts";
import { listSchools } from "./sweep.ts";
import type { ClassRow, LearnerRow } from "./tables.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** So long whatever goes by itself is on the list before; days on which the server did not run are not counted [ms]. */
export const WARNING_MS = 14 * DAY;

/** What goes by itself, and when: an archived class with those who are only in it, or who are in archived classes only. */
export interface Departure {
  readonly inClass: ClassRow;
  /** The class goes too. */
  readonly isWhole: boolean;
  readonly learners: readonly LearnerRow[];
  readonly at: number;
}

/** All that goes within the time of the warning, or is not on the list yet, by the school's own schedule [IDN44]. */
export async function listDepartures(rows: Rows, tenant: string, now: number): Promise<readonly Departure[]> {
  const { leftDays, archivedDays } = (await rows.get("school", [tenant]))?.retention ?? {};
  const departures: Departure[] = [];

  async function add(base: number, days: number, departure: Omit<Departure, "at">): Promise<void> {
    const what = departure.isWhole ? departure.inClass.id : (departure.learners[0]?.id ?? "");
    const since = (await rows.get("warning", [tenant, what]))?.since ?? now;
    const wanted = base + days * DAY;
    if (wanted <= now + WARNING_MS) departures.push({ ...departure, at: Math.max(wanted, since + WARNING_MS) });
  }

  const archivedAt = new Map<string, number>();
  const byId = new Map<string, ClassRow>();
  for (const row of await rows.list("class", [tenant])) {
    byId.set(row.id, row);
    if (row.archivedAt !== null) archivedAt.set(row.id, row.archivedAt);
  }
  const classesByLearner = new Map<LearnerId, string[]>();
  for (const { learner, class: id } of await rows.list("enrolment", [tenant])) {
    classesByLearner.set(learner, [...(classesByLearner.get(learner) ?? []), id]);
  }
  const onlyIn = new Map<string, LearnerRow[]>();
  for (const [learner, classes] of classesByLearner) {
    const row = await rows.get("learner", [tenant, learner]);
    if (row === undefined || row.erased !== null) continue;
    const [first = "", ...others] = classes;
    if (others.length === 0) onlyIn.set(first, [...(onlyIn.get(first) ?? []), row]);
    // By the class that was archived last.
    const [last] = classes.toSorted((a, b) => (archivedAt.get(b) ?? Infinity) - (archivedAt.get(a) ?? Infinity));
    const [left, inClass] = [archivedAt.get(last ?? ""), byId.get(last ?? "")];
    if (typeof leftDays !== "number" || left === undefined || inClass === undefined) continue;
    await add(left, leftDays, { inClass, isWhole: false, learners: [row] });
  }
  if (typeof archivedDays === "number") {
    for (const [id, at] of archivedAt) {
      const inClass = byId.get(id);
      if (inClass !== undefined)
        await add(at, archivedDays, { inClass, isWhole: true, learners: onlyIn.get(id) ?? [] });
    }
  }
  return departures;
}

/**
 * Puts what is to go on the list, takes off it what is not any more, and erases what has been on it long enough, in every
 * school; to be done by the hour, and under no clock that may be wrong.
 *
 * @returns how many learners and classes went
 */
export async function eraseDue(deps: IdentityDeps): Promise<{ readonly learners: number; readonly classes: number }> {
  const now = deps.now();
  let [learners, classes] = [0, 0];
  for (const tenant of await deps.store.transact(listSchools)) {
    const gone = await deps.store.transact(async (rows) => {
      await noteWarnings(rows, tenant, await listDepartures(rows, tenant, now), now);
      const departures = await listDepartures(rows, tenant, now);
      const logs = new Set<LearnerId>();
      for (const { inClass, isWhole, learners: who } of departures.filter(({ at }) => at <= now)) {
        if (isWhole) {
          const { erased, waited } = await eraseClass(rows, inClass, now);
          for (const id of [...erased, ...waited]) logs.add(id);
          learners += erased.length;
          classes += 1;
          continue;
        }
        for (const { id } of who) {
          const row = await rows.get("learner", [tenant, id]);
          // With a class before, in this very round.
          if (row === undefined || row.erased !== null) continue;
          await eraseLearner(rows, row, now);
          logs.add(id);
          learners += 1;
        }
      }
      return logs;
    });
    for (const id of gone) await finishErasure(deps, tenant, id);
  }
  return { learners, classes };
}

async function noteWarnings(rows: Rows, tenant: string, departures: readonly Departure[], now: number): Promise<void> {
  const listed = new Set<string>(
    departures.flatMap(({ isWhole, inClass, learners }) => (isWhole ? [inClass.id] : learners.map(({ id }) => id))),
  );
  for (const warning of await rows.list("warning", [tenant])) {
    const { what, since, seenAt = since } = warning;
    if (!listed.delete(what)) await rows.remove("warning", [tenant, what]);
    const off = now - seenAt > DAY ? now - seenAt : 0;
    if (now - seenAt > HOUR) await rows.put("warning", { ...warning, since: since + off, seenAt: now });
  }
  for (const what of listed) await rows.put("warning", { tenant, what, since: now, seenAt: now });
}
