import type { z } from "zod";
import { ClaimList, KeepNames, KeepsNames, KeptNames, TellClaim } from "#engine/protocol/identity";
import { isVisitorId } from "#engine/protocol/visitor";
import type { Rows } from "./identity-store.ts";
import { notThere, Refusal } from "./refusal.ts";
import { defineRoute, type Route } from "./route.ts";
import { readDevice } from "./sessions.ts";
import type { ClassRow, DeviceRow } from "./tables.ts";

/** More than a shared device has visitors before its network is back. */
const MAX_CLAIMS = 100;

/** Names that a class keeps on its shared devices, where it wants that, and what is said by them (TH1, TH3). */
export const KEPT_NAME_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/classes/{class}/kept-names",
    access: "teacher",
    summary: "Whether the names of the class stay on its shared devices",
    body: null,
    answer: KeepsNames,
    status: 200,
    refusals: [],
    run: async ({ enter }) =>
      enter(async ({ rows, targets }) => ({ keepsNames: await keepsNames(rows, targets.class) })),
  }),
  defineRoute({
    method: "PATCH",
    path: "/classes/{class}/kept-names",
    access: "teacher",
    summary: "Lets the names of the class stay on its shared devices, or takes them from there at their next contact",
    body: KeepNames,
    answer: KeepsNames,
    status: 200,
    refusals: [],
    run: async ({ body, enter, now }) =>
      enter(async ({ rows, targets }) => {
        const { tenant, id } = targets.class;
        if (!body.keepsNames) await rows.remove("keptNames", [tenant, id]);
        else if (!(await keepsNames(rows, targets.class))) {
          await rows.put("keptNames", { tenant, class: id, since: now });
        }
        return { keepsNames: body.keepsNames };
      }),
  }),
  defineRoute({
    method: "GET",
    path: "/class/kept-names",
    access: "anyone",
    summary:
      "The names this shared device may keep; none where its class does not want that, or it is no shared device",
    body: null,
    answer: KeptNames,
    status: 200,
    refusals: [],
    run: async ({ cookies, enter }) =>
      enter(async ({ rows }) => {
        const device = await readDevice(rows, cookies.device);
        if (device?.kind !== "kiosk") return { names: null };
        const inClass = await rows.get("class", [device.tenant, device.class]);
        if (inClass === undefined || inClass.archivedAt !== null || !(await keepsNames(rows, inClass))) {
          return { names: null };
        }
        return { names: await listNames(rows, inClass) };
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/class/claims",
    access: "anyone",
    summary: "A shared device tells which name somebody has chosen on it who did not sign in",
    body: TellClaim,
    answer: null,
    status: 204,
    refusals: [401, 404, 409],
    run: async ({ body: { visitor, learner }, cookies, enter, now }) =>
      enter(async ({ rows }) => {
        const device = await readDevice(rows, cookies.device);
        if (device?.kind !== "kiosk") throw new Refusal(401, "Please type the code of a shared device first.");
        const { tenant, id, class: inClass } = device;
        // Who has left the class since may have been in it when the name was chosen.
        const place = [tenant, inClass, learner] as const;
        const isOfClass = (await rows.get("enrolment", place)) ?? (await rows.get("former", place));
        if (!isVisitorId(visitor) || isOfClass === undefined) throw notThere();
        const before = await rows.get("claim", [tenant, visitor]);
        const work = await rows.get("handIn", [tenant, visitor]);
        const isOthers = [before, work].some((row) => row !== undefined && row.device !== id);
        if (isOthers || (before !== undefined && before.learner !== learner)) {
          throw new Refusal(409, "Another name was chosen for it.");
        }
        if (before !== undefined) return;
        if ((await countOpen(rows, device)) >= MAX_CLAIMS) throw new Refusal(409, "Too much waits of this device.");
        await rows.put("claim", { tenant, visitor, learner, device: id, at: now });
      }),
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/claims",
    access: "teacher",
    summary: "Names that were chosen on shared devices, by nobody's leave, for work that waits to be settled",
    body: null,
    answer: ClaimList,
    status: 200,
    refusals: [],
    run: async ({ enter }) =>
      enter(async ({ rows, targets: { class: inClass } }) => {
        const claims: z.infer<typeof ClaimList>["claims"] = [];
        for (const { visitor, learner } of await rows.list("claim", [inClass.tenant])) {
          const work = await rows.get("handIn", [inClass.tenant, visitor]);
          if (work === undefined || work.settledAt !== null || work.class !== inClass.id) continue;
          const name = (await rows.get("learner", [inClass.tenant, learner]))?.name ?? null;
          const isEnrolled = (await rows.get("enrolment", [inClass.tenant, inClass.id, learner])) !== undefined;
          // Whom the work could not be given to is no answer to whose it is.
          if (name !== null && isEnrolled) claims.push({ id: visitor, learner, name });
        }
        return { claims };
      }),
  }),
];

/** Claims of a device with which no teacher is done. */
async function countOpen(rows: Rows, { tenant, id }: DeviceRow): Promise<number> {
  let count = 0;
  for (const { device, visitor } of await rows.list("claim", [tenant])) {
    if (device !== id) continue;
    const work = await rows.get("handIn", [tenant, visitor]);
    if (work === undefined || work.settledAt === null) count += 1;
  }
  return count;
}

async function keepsNames(rows: Rows, { tenant, id }: ClassRow): Promise<boolean> {
  return (await rows.get("keptNames", [tenant, id])) !== undefined;
}

async function listNames(
  rows: Rows,
  { tenant, id }: ClassRow,
): Promise<NonNullable<z.infer<typeof KeptNames>["names"]>> {
  const names: NonNullable<z.infer<typeof KeptNames>["names"]> = [];
  for (const { learner } of await rows.list("enrolment", [tenant, id])) {
    const name = (await rows.get("learner", [tenant, learner]))?.name ?? null;
    if (name !== null) names.push({ id: learner, name });
  }
  return names;
}
