import type { LearnerId } from "#engine";
import { isHeard, viewNow, viewStuck, type StuckBout } from "#engine/class";
import { MarkAlert, StuckList } from "#engine/protocol/class";
import type { Rows } from "./identity-store.ts";
import { classHooksOf, foldsOf, notKnownNow } from "./pupil-folds.ts";
import { presencesOf, readPresences, type Presences } from "./pupil-presence.ts";
import { notThere } from "./refusal.ts";
import { defineRoute, findEnrolled, findOwnClass, type ClassHooks, type Route } from "./route.ts";
import type { TeacherSession } from "./sessions.ts";
import type { ClassRow } from "./tables.ts";

/** Who is stuck: a view of their logs as "Now" has it, made when it is asked for; stored is what a teacher did about it [IDN67]. */
export const STUCK_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/alerts/stuck",
    access: "teacher",
    summary: "Which pupils of the teacher's classes are stuck, who waits longest first, with who sees to it",
    body: null,
    answer: StuckList,
    status: 200,
    refusals: [503],
    run: async ({ now, deps: { hooks }, enter }) => {
      const classes = classHooksOf(hooks);
      const { tenant, atWork, presences, names } = await enter(async ({ rows, session }) => {
        const read = await readPresences(rows, session.tenant, now);
        return {
          tenant: session.tenant,
          presences: read,
          atWork: await listAtWork(rows, session, read, now),
          names: await namesOf(rows, session.tenant, read),
        };
      });
      const { stuck, unknown } = await findStuck(classes, { tenant, pupils: atWork, presences, now });
      const views = stuck.map(({ learner, name, inClass: { id, name: className }, bout }) => {
        const mark = presences.marks.get(learner);
        const seen = mark?.id === bout.id ? mark.seen : null;
        return {
          id: bout.id,
          learner,
          name,
          class: { id, name: className },
          why: bout.why,
          at: bout.since,
          seen: seen && { by: names.get(seen.by) ?? "", at: seen.at },
        };
      });
      return { at: now, stuck: views.toSorted((a, b) => a.at - b.at), unknown };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/alerts/stuck/marks",
    access: "teacher",
    summary: "A teacher sees to a pupil who is stuck, or is done with it; the next bout is told anew",
    body: MarkAlert,
    answer: null,
    status: 204,
    refusals: [404, 503],
    run: async ({ body: { learner, id, done }, now, deps: { hooks }, enter }) => {
      const classes = classHooksOf(hooks);
      const { tenant, pupils, presences } = await enter(async ({ rows, session }) => {
        const read = await readPresences(rows, session.tenant, now);
        const atWork = await listAtWork(rows, session, read, now);
        return {
          tenant: session.tenant,
          presences: read,
          pupils: atWork.filter((one) => one.learner === learner),
        };
      });
      const { stuck, unknown } = await findStuck(classes, { tenant, pupils, presences, now });
      if (unknown > 0) throw notKnownNow();
      const found = stuck.find(({ bout }) => bout.id === id);
      if (found === undefined) throw notThere();
      await enter(async ({ rows, session }) => {
        await findEnrolled(rows, await findOwnClass(rows, session, found.inClass.id), learner);
        const before = await rows.get("stuckMark", [tenant, learner]);
        const mine = { by: session.teacher, at: now };
        const { seen = mine, done: already = null } = before?.id === id ? before : {};
        await rows.put("stuckMark", { tenant, learner, id, seen, done: already ?? (done && { ...mine, how: done }) });
      });
    },
  }),
];

interface AtWork {
  readonly learner: LearnerId;
  readonly name: string;
  readonly inClass: ClassRow;
}

/** Pupils of the teacher's classes of whom a device is heard: nobody else can be said to be stuck. Who is in several, in the first. */
async function listAtWork(
  rows: Rows,
  { tenant, teacher }: TeacherSession,
  { heard }: Presences,
  now: number,
): Promise<readonly AtWork[]> {
  const found = new Map<LearnerId, AtWork>();
  for (const inClass of await rows.list("class", [tenant])) {
    if (!inClass.teachers.includes(teacher)) continue;
    for (const { learner } of await rows.list("enrolment", [tenant, inClass.id])) {
      if (found.has(learner) || !isHeard(heard.get(learner) ?? null, now)) continue;
      const name = (await rows.get("learner", [tenant, learner]))?.name ?? null;
      if (name !== null) found.set(learner, { learner, name, inClass });
    }
  }
  return [...found.values()];
}

/** Of those who saw to somebody. */
async function namesOf(rows: Rows, tenant: string, { marks }: Presences): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const by of new Set([...marks.values()].map(({ seen }) => seen.by))) {
    names.set(by, (await rows.get("teacher", [tenant, by]))?.name ?? "");
  }
  return names;
}

interface Asked {
  readonly tenant: string;
  readonly pupils: readonly AtWork[];
  readonly presences: Presences;
  readonly now: number;
}

/** Exactly those who have this state in "Now", with their bouts. */
async function findStuck(
  classes: ClassHooks,
  { tenant, pupils, presences, now }: Asked,
): Promise<{ readonly stuck: readonly (AtWork & { readonly bout: StuckBout })[]; readonly unknown: number }> {
  if (pupils.length === 0) return { stuck: [], unknown: 0 };
  const presenceOf = presencesOf(presences, await classes.logs.openAlerts(tenant));
  const known = await foldsOf(classes, tenant, pupils);
  const stuck = await classes.look(now, (env) =>
    known.flatMap(({ fold, ...pupil }) => {
      const bout = viewStuck(fold, env);
      const isStuck = bout !== null && viewNow(fold, presenceOf(pupil.learner), env).state === "stuck";
      return isStuck ? [{ ...pupil, bout }] : [];
    }),
  );
  return { stuck, unknown: pupils.length - known.length };
}
