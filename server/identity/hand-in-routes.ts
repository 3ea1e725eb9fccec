import type { z } from "zod";
import {
  DiscardVisits,
  GiveVisit,
  SettleUnverified,
  UnverifiedList,
  type UnverifiedView,
} from "#engine/protocol/identity";
import { visitorCode } from "#engine/protocol/visitor";
import type { Rows } from "./identity-store.ts";
import { Refusal } from "./refusal.ts";
import { defineRoute, findEnrolled, type IdentityDeps, type Route } from "./route.ts";
import type { ClassRow, HandInRow } from "./tables.ts";

type Unverified = z.infer<typeof UnverifiedView>;
type Noted = Pick<Unverified, "id" | "who" | "givenTo" | "device"> & { readonly row: HandInRow };

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
    run: async ({ deps, enter, now }) => {
      const noted = await enter(({ rows, targets }) => listNoted(rows, targets.class, now));
      const work: Unverified[] = [];
      for (const { row, ...view } of noted) {
        const waiting = await deps.hooks.handIns.waiting(placeOf(row), row.learner);
        if (waiting === null) await finish(deps, row, now);
        else work.push({ ...view, ...waiting, skills: [...waiting.skills] });
      }
      return { work: work.toSorted((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1)) };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/visitors/{visitor}/give",
    access: "teacher",
    summary: "What waits becomes a learner's: of the class, or whose it says it is",
    body: GiveVisit,
    answer: null,
    status: 204,
    refusals: [404, 409],
    run: async ({ body: { to }, deps, enter, now }) => {
      const { handIns, erase } = deps.hooks;
      const row = await enter(async ({ targets }) => targets.visitor);
      const { tenant } = row;
      const key = placeOf(row);
      const isWaiting = (await handIns.waiting(key, row.learner)) !== null;
      await enter(async ({ rows, targets: { class: inClass, visitor } }) => {
        if (to !== visitor.learner) await findEnrolled(rows, inClass, to);
        const { givenTo } = visitor;
        // Who came as one visitor is one learner: else a gift that was cut off could end in two logs.
        if (givenTo !== null && givenTo !== to) throw new Refusal(409, "It has been given to somebody else.");
        if (!isWaiting && givenTo === null) throw new Refusal(409, "Nothing of it waits any more.");
        await rows.put("handIn", { ...visitor, givenTo: to });
      });
      if (!(await handIns.give(key, to))) throw new Refusal(503, "The server is busy.", 2);
      await settle(deps, row, now);
      const owner = await deps.store.transact((rows) => rows.get("learner", [tenant, to]));
      // Erased while this was on its way: it goes too.
      if (owner?.erased) await erase(tenant, to);
    },
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/visitors/{visitor}/discard",
    access: "teacher",
    summary: "Erases what waits",
    body: SettleUnverified,
    answer: null,
    status: 204,
    refusals: [409],
    run: async ({ body, deps, enter, now }) => {
      const row = await enter(async ({ targets }) => targets.visitor);
      if (!(await discard(deps, row, body.upTo, now))) throw new Refusal(409, CAME_SINCE);
    },
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/devices/{device}/discard",
    access: "teacher",
    summary: "Erases all that waits of one device, as far as a list showed it",
    body: DiscardVisits,
    answer: null,
    status: 204,
    refusals: [409],
    run: async ({ body, deps, enter, now }) => {
      const rowsOf = await enter(async ({ rows, targets: { class: inClass, device } }) => {
        const all = await rows.list("handIn", [inClass.tenant]);
        return new Map(
          all.filter((row) => row.class === inClass.id && row.device === device.id).map((row) => [row.id, row]),
        );
      });
      let isAll = true;
      for (const { id, upTo } of body.visits) {
        const row = rowsOf.get(id);
        isAll = row !== undefined && (await discard(deps, row, upTo, now)) && isAll;
      }
      if (!isAll) throw new Refusal(409, CAME_SINCE);
    },
  }),
];

const CAME_SINCE = "More of it has come since: please look again.";

function placeOf({ tenant, id }: HandInRow): { readonly tenant: string; readonly learner: HandInRow["id"] } {
  return { tenant, learner: id };
}

async function discard(deps: IdentityDeps, row: HandInRow, upTo: number, now: number): Promise<boolean> {
  const isGone = await deps.hooks.handIns.discard(placeOf(row), upTo);
  if (isGone) await settle(deps, row, now);
  return isGone;
}

/** Nothing of it waits: nothing came, or its learner signed in and sent it themselves. */
async function finish(deps: IdentityDeps, row: HandInRow, now: number): Promise<void> {
  const isGone = row.learner === null || (await deps.hooks.handIns.give(placeOf(row), row.learner));
  if (isGone) await settle(deps, row, now);
}

/** Off the list when it is done, and no sooner: a server that stops in between shows it again. What came meanwhile stays on it. */
async function settle({ store, hooks }: IdentityDeps, { tenant, id, learner }: HandInRow, now: number): Promise<void> {
  const mark = (settledAt: number | null) =>
    store.transact(async (rows) => {
      const row = await rows.get("handIn", [tenant, id]);
      if (row !== undefined) await rows.put("handIn", { ...row, settledAt });
    });
  await mark(now);
  // What comes after this look is noted when it has come.
  if ((await hooks.handIns.waiting({ tenant, learner: id }, learner)) !== null) await mark(null);
}

/** What waits at the devices of a class. */
async function listNoted(rows: Rows, { tenant, id: inClass }: ClassRow, now: number): Promise<readonly Noted[]> {
  const noted: Noted[] = [];
  for (const row of await rows.list("handIn", [tenant])) {
    if (row.settledAt !== null || row.class !== inClass) continue;
    const who = await whoseOf(rows, row, now);
    if (who === undefined) continue;
    const device = await rows.get("device", [tenant, row.device]);
    const { id, givenTo } = row;
    noted.push({
      row,
      id,
      who,
      givenTo,
      device: device === undefined ? null : { id: device.id, madeAt: device.madeAt },
    });
  }
  return noted;
}

/** Undefined: of a learner who is erased, and with them what waits. */
async function whoseOf(rows: Rows, row: HandInRow, now: number): Promise<Unverified["who"] | undefined> {
  const { tenant, id, learner, device } = row;
  if (learner === null) return { type: "visitor", code: visitorCode(id) };
  const name = (await rows.get("learner", [tenant, learner]))?.name ?? null;
  const right = await rows.get("handInRight", [tenant, device, learner]);
  const signedIn = right !== undefined && now < right.until;
  return name === null ? undefined : { type: "learner", id: learner, name, signedIn };
}
