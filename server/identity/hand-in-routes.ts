import type { z } from "zod";
import { GiveVisit, SettleUnverified, UnverifiedList, type UnverifiedView } from "#engine/protocol/identity";
import { visitorCode } from "#engine/protocol/visitor";
import type { Rows } from "./identity-store.ts";
import { Refusal } from "./refusal.ts";
import { defineRoute, findEnrolled, type IdentityDeps, type Route } from "./route.ts";
import type { ClassRow, HandInRow } from "./tables.ts";

type Unverified = z.infer<typeof UnverifiedView>;
type Noted = Pick<Unverified, "who" | "device"> & { readonly tenant: string };

/** What came while nobody was signed in: a teacher of the class says whose it is (TH3). */
export const HAND_IN_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/classes/{class}/unverified",
    access: "teacher",
    summary: "What came from shared devices while nobody was signed in, and waits to be settled",
    body: null,
    answer: UnverifiedList,
    status: 200,
    refusals: [],
    run: async ({ deps, enter }) => {
      const noted = await enter(({ rows, targets }) => listNoted(rows, targets.class));
      const work: Unverified[] = [];
      for (const { tenant, who, device } of noted) {
        const waiting = await deps.hooks.handIns.waiting({ tenant, learner: who.id });
        if (waiting !== null) work.push({ who, device, ...waiting });
      }
      return { work: work.toSorted((a, b) => a.from - b.from || (a.who.id < b.who.id ? -1 : 1)) };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/learners/{learner}/confirmation",
    access: "teacher",
    summary: "What a learner's log got while nobody was signed in is theirs, up to where the teacher saw it",
    body: SettleUnverified,
    answer: null,
    status: 204,
    refusals: [],
    run: async ({ body, deps, enter, now }) => {
      const { tenant, id } = await enter(async ({ targets }) => targets.learner);
      const key = { tenant, learner: id };
      await deps.hooks.handIns.confirm(key, body.upTo);
      await settle(deps, key, now);
    },
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/visitors/{visitor}/give",
    access: "teacher",
    summary: "What somebody without a name did becomes a learner's of the class",
    body: GiveVisit,
    answer: null,
    status: 204,
    refusals: [404, 409, 503],
    run: async ({ body: { to }, deps, enter, now }) => {
      const { handIns, erase } = deps.hooks;
      const { tenant, id } = await enter(async ({ targets }) => targets.visitor);
      const key = { tenant, learner: id };
      const isWaiting = (await handIns.waiting(key)) !== null;
      await enter(async ({ rows, targets: { class: inClass, visitor } }) => {
        await findEnrolled(rows, inClass, to);
        const { givenTo } = visitor;
        // Who came as one visitor is one learner: else a gift that was cut off could end in two logs.
        if (givenTo !== null && givenTo !== to) throw new Refusal(409, "It has been given to somebody else.");
        if (!isWaiting && givenTo === null) throw new Refusal(409, "Nothing of it waits any more.");
        await rows.put("handIn", { ...visitor, givenTo: to });
      });
      if (!(await handIns.give(key, to))) throw new Refusal(503, "The server is busy.", 2);
      await settle(deps, key, now);
      const owner = await deps.store.transact((rows) => rows.get("learner", [tenant, to]));
      // Erased while this was on its way: it goes too.
      if (owner?.erased) await erase(tenant, to);
    },
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/visitors/{visitor}/discard",
    access: "teacher",
    summary: "Erases what somebody without a name did",
    body: SettleUnverified,
    answer: null,
    status: 204,
    refusals: [409],
    run: async ({ body, deps, enter, now }) => {
      const { tenant, id } = await enter(async ({ targets }) => targets.visitor);
      const key = { tenant, learner: id };
      const isGone = await deps.hooks.handIns.discard(key, body.upTo);
      if (!isGone) throw new Refusal(409, "More of it has come since: please look again.");
      await settle(deps, key, now);
    },
  }),
];

interface Place {
  readonly tenant: string;
  readonly learner: HandInRow["id"];
}

/** Off the list when it is done, and no sooner: a server that stops in between shows it again. What came meanwhile stays on it. */
async function settle({ store, hooks }: IdentityDeps, key: Place, now: number): Promise<void> {
  const mark = (settledAt: number | null) =>
    store.transact(async (rows) => {
      const row = await rows.get("handIn", [key.tenant, key.learner]);
      if (row !== undefined) await rows.put("handIn", { ...row, settledAt });
    });
  await mark(now);
  // What comes after this look is noted when it has come.
  if ((await hooks.handIns.waiting(key)) !== null) await mark(null);
}

/** Learners of the class, and visitors at its devices, of whom something may wait. */
async function listNoted(rows: Rows, { tenant, id }: ClassRow): Promise<readonly Noted[]> {
  const noted: Noted[] = [];
  for (const row of await rows.list("handIn", [tenant])) {
    const who = row.settledAt === null ? await nameOf(rows, row, id) : undefined;
    if (who === undefined) continue;
    const device = await rows.get("device", [tenant, row.device]);
    noted.push({ tenant, who, device: device === undefined ? null : { id: device.id, madeAt: device.madeAt } });
  }
  return noted;
}

async function nameOf(rows: Rows, row: HandInRow, inClass: string): Promise<Unverified["who"] | undefined> {
  const { tenant, id, visitor } = row;
  if (visitor) {
    return row.class === inClass ? { type: "visitor", id, code: visitorCode(id), givenTo: row.givenTo } : undefined;
  }
  if ((await rows.get("enrolment", [tenant, inClass, id])) === undefined) return undefined;
  const name = (await rows.get("learner", [tenant, id]))?.name ?? null;
  return name === null ? undefined : { type: "learner", id, name };
}
