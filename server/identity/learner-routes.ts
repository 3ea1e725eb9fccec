import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { LearnerId } from "#engine";
import {
  Card,
  Cards,
  ChangeLearner,
  Empty,
  ErasureView,
  LearnerData,
  LearnerView,
  MAX_CLASS,
  MoveLearner,
  NewLearners,
  WantCards,
} from "#engine/protocol/identity";
import { revokeDevice, viewDevice } from "./class-routes.ts";
import { forgetInAssignments, listNamed } from "./assignment-routes.ts";
import { forgetNotes } from "./note-routes.ts";
import { endParentCodes, listParentCodes } from "./parent-codes.ts";
import { leaveGroups } from "./groups.ts";
import { forgetGuesses } from "./guessing.ts";
import { isNoWish } from "./features.ts";
import type { Rows } from "./identity-store.ts";
import { Refusal } from "./refusal.ts";
import { viewLearner, withGrade } from "./school-grade.ts";
import { defineRoute, findEnrolled, findOwnClass, type IdentityDeps, type Route } from "./route.ts";
import { createPin } from "./secrets.ts";
import { endSessionsWhere } from "./sessions.ts";
import type { ClassRow, LearnerRow, StuckMarkRow } from "./tables.ts";
import { assertNotBusy } from "./tries.ts";

export const LEARNER_ROUTES: readonly Route[] = [
  defineRoute({
    method: "POST",
    path: "/classes/{class}/learners",
    access: "teacher",
    summary: "Adds learners; the answer holds their PINs, told this once",
    body: NewLearners,
    answer: Cards,
    status: 201,
    refusals: [400, 409],
    run: async ({ body, deps, now, enter }) => {
      const { names, grades } = body;
      if (grades !== undefined && grades.length !== names.length) {
        throw new Refusal(400, "The request cannot be used: grades: one for each of the names.");
      }
      const kind = (await enter(async ({ targets }) => targets.class)).pins;
      const pins = await drawPins(deps, kind, body.names.length);
      return enter(async ({ rows, targets }) => {
        const { tenant, id } = targets.class;
        const there = await rows.list("enrolment", [tenant, id]);
        if (targets.class.archivedAt !== null) throw new Refusal(409, "The class is archived.");
        if (there.length + body.names.length > MAX_CLASS) throw new Refusal(409, `A class has at most ${MAX_CLASS}.`);
        const cards: z.infer<typeof Card>[] = [];
        for (const [at, name] of body.names.entries()) {
          await assertNameIsFree(rows, targets.class, name);
          const made = { tenant, id: LearnerId.parse(randomUUID()), name, madeAt: now, erased: null };
          const learner = withGrade(made, grades?.[at] ?? null);
          await rows.put("learner", learner);
          await rows.put("enrolment", { tenant, class: id, learner: learner.id, since: now });
          cards.push(await givePin(rows, { inClass: targets.class, learner, pin: pins[at], now }));
        }
        return { cards };
      });
    },
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/cards",
    access: "teacher",
    summary: "New PINs for the class or some of it, as cards to print",
    body: WantCards,
    answer: Cards,
    status: 200,
    refusals: [404],
    run: async ({ body, deps, now, enter }) => {
      const wanted = await enter(async ({ rows, targets }) => {
        const { tenant, id, pins } = targets.class;
        const all = (await rows.list("enrolment", [tenant, id])).map(({ learner }) => learner);
        const learners = [...new Set(body.learners ?? all)];
        for (const learner of learners) await findEnrolled(rows, targets.class, learner);
        return { learners, pins };
      });
      const pins = await drawPins(deps, wanted.pins, wanted.learners.length);
      return enter(async ({ rows, targets }) => {
        const cards: z.infer<typeof Card>[] = [];
        for (const [at, id] of wanted.learners.entries()) {
          const learner = await findEnrolled(rows, targets.class, id);
          cards.push(await givePin(rows, { inClass: targets.class, learner, pin: pins[at], now }));
        }
        return { cards };
      });
    },
  }),
  defineRoute({
    method: "PATCH",
    path: "/classes/{class}/learners/{learner}",
    access: "teacher",
    summary: "Renames a learner, or says which grade they are in",
    body: ChangeLearner,
    answer: LearnerView,
    status: 200,
    refusals: [409],
    run: async ({ body, enter }) =>
      enter(async ({ rows, targets }) => {
        const { tenant, id, name: before } = targets.learner;
        const { name = before ?? "", grade = targets.learner.grade ?? null } = body;
        if (body.name !== undefined) await assertNameIsFree(rows, targets.class, name, id);
        const changed = withGrade({ ...targets.learner, name }, grade);
        await rows.put("learner", changed);
        const enrolment = await rows.get("enrolment", [tenant, targets.class.id, id]);
        return viewLearner(changed, name, enrolment?.since ?? 0);
      }),
  }),
  defineRoute({
    method: "DELETE",
    path: "/classes/{class}/learners/{learner}",
    access: "teacher",
    summary: "Takes a learner out of one of several classes",
    body: null,
    answer: null,
    status: 204,
    refusals: [409],
    run: async ({ enter, now }) =>
      enter(async ({ rows, targets }) => {
        // Without a class nobody could look after the learner's data any more.
        const classes = await classesOf(rows, targets.learner);
        if (classes.length < 2) throw new Refusal(409, "This is the learner's last class: move or erase instead.");
        await leave(rows, targets.class, targets.learner, now);
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/learners/{learner}/pin",
    access: "teacher",
    summary: "Gives a learner another PIN, told this once, and opens a way that was shut by wrong ones",
    body: Empty,
    answer: Card,
    status: 200,
    refusals: [],
    run: async ({ deps, now, enter }) => {
      const kind = (await enter(async ({ targets }) => targets.class)).pins;
      const [pin] = await drawPins(deps, kind, 1);
      return enter(({ rows, targets }) =>
        givePin(rows, { inClass: targets.class, learner: targets.learner, pin, now }),
      );
    },
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/learners/{learner}/move",
    access: "teacher",
    summary: "Moves a learner to another class of the teacher, or adds them to it",
    body: MoveLearner,
    answer: null,
    status: 204,
    refusals: [404, 409],
    run: async ({ body, now, enter }) =>
      enter(async ({ rows, session, targets }) => {
        const to = await findOwnClass(rows, session, body.to);
        const { tenant, id } = targets.learner;
        if (to.archivedAt !== null) throw new Refusal(409, "The class is archived.");
        if ((await rows.list("enrolment", [tenant, to.id])).length >= MAX_CLASS) {
          throw new Refusal(409, `A class has at most ${MAX_CLASS}.`);
        }
        await assertNameIsFree(rows, to, targets.learner.name ?? "", id);
        if (to.id === targets.class.id) return;
        await rows.put("enrolment", { tenant, class: to.id, learner: id, since: now });
        if (body.keep === true) return;
        await leave(rows, targets.class, targets.learner, now);
        await moveDevices(rows, targets.class, id, to.id);
      }),
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/learners/{learner}/data",
    access: "teacher",
    summary: "All that is kept of a learner",
    body: null,
    answer: LearnerData,
    status: 200,
    refusals: [],
    run: async ({ deps, enter }) => {
      const { data, assignments, tenant } = await enter(async ({ rows, targets }) => ({
        data: await collect(rows, targets.learner),
        assignments: await listNamed(rows, targets.learner),
        tenant: targets.class.tenant,
      }));
      const rows = deps.hooks.exportLog?.(tenant, data.learner.id);
      const found = (await deps.hooks.findings?.(tenant, data.learner.id)) ?? null;
      return { ...data, log: rows === undefined ? null : { rows, found, assignments } };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/learners/{learner}/erasure",
    access: "teacher",
    summary: "Erases a learner: name, PIN, sessions, devices, log",
    body: Empty,
    answer: ErasureView,
    status: 200,
    refusals: [],
    run: async ({ deps, now, enter }) => {
      const { tenant, id } = await enter(async ({ rows, targets }) => {
        await eraseLearner(rows, targets.learner, now);
        return targets.learner;
      });
      const erased = true as const;
      return { erased, logErased: await finishErasure(deps, tenant, id) };
    },
  }),
];

/** Erases the log of a learner who is erased here already; false when that did not come off and is to be tried again. */
export async function finishErasure(
  { store, hooks }: IdentityDeps,
  tenant: string,
  learner: LearnerId,
): Promise<boolean> {
  const waits = await store.transact(async (rows) => {
    const all = await rows.list("handIn", [tenant]);
    return all.filter((row) => row.learner === learner).map(({ id }) => id);
  });
  try {
    for (const log of [learner, ...waits]) await hooks.erase(tenant, log);
  } catch {
    return false;
  }
  await store.transact(async (rows) => {
    for (const id of waits) await rows.remove("handIn", [tenant, id]);
    const row = await rows.get("learner", [tenant, learner]);
    if (row?.erased) await rows.put("learner", { ...row, erased: { at: row.erased.at, pending: false } });
  });
  await store.scrub();
  return true;
}

/** What is left is an id nobody can use again, and the ids it had as a guest. */
export async function eraseLearner(rows: Rows, learner: LearnerRow, now: number): Promise<void> {
  const { tenant, id } = learner;
  await rows.put("learner", { ...withGrade(learner, null), name: null, erased: { at: now, pending: true } });
  for (const row of await classesOf(rows, learner)) await rows.remove("enrolment", [tenant, row.class, id]);
  for (const row of await rows.list("former", [tenant])) {
    if (row.learner === id) await rows.remove("former", [tenant, row.class, id]);
  }
  await rows.remove("pin", [tenant, id]);
  await rows.remove("seenFindings", [tenant, id]);
  await rows.remove("stuckMark", [tenant, id]);
  await forgetInAssignments(rows, learner);
  await forgetNotes(rows, learner);
  await endParentCodes(rows, tenant, { learner: id });
  await rows.remove("warning", [tenant, id]);
  await rows.remove("sourcedId", [tenant, id]);
  await rows.remove("features", [tenant, id]);
  await leaveGroups(rows, tenant, id);
  await forgetGuesses(rows, tenant, id);
  await endRights(rows, learner);
  for (const claim of await rows.list("claim", [tenant])) {
    if (claim.learner === id) await rows.remove("claim", [tenant, claim.visitor]);
  }
  for (const device of await rows.list("device", [tenant])) {
    if (device.learner === id) await revokeDevice(rows, { ...device, learner: null }, now);
  }
  await endSessionsWhere(rows, tenant, (who) => who.role === "learner" && who.learner === id);
}

/** Who cannot tell two names apart types a PIN at the wrong one, and shuts it. */
async function assertNameIsFree(
  rows: Rows,
  { tenant, id }: ClassRow,
  name: string,
  own?: LearnerRow["id"],
): Promise<void> {
  for (const { learner } of await rows.list("enrolment", [tenant, id])) {
    const other = learner === own ? undefined : (await rows.get("learner", [tenant, learner]))?.name;
    if (other?.toLowerCase() === name.toLowerCase()) {
      throw new Refusal(409, `Two of a class may not both be called “${other}”: add a letter.`);
    }
  }
}

/** Who knew their PIN on a shared device may not go on there either. */
async function endRights(rows: Rows, { tenant, id }: LearnerRow): Promise<void> {
  for (const { device, learner } of await rows.list("handInRight", [tenant])) {
    if (learner === id) await rows.remove("handInRight", [tenant, device, learner]);
  }
}

export async function classesOf(rows: Rows, { tenant, id }: LearnerRow) {
  const all = await rows.list("enrolment", [tenant]);
  return all.filter(({ learner }) => learner === id);
}

/** A learner's own devices go to another of their classes with them, and they stay signed in there. */
export async function moveDevices(rows: Rows, from: ClassRow, learner: LearnerId, to: string): Promise<void> {
  for (const device of await rows.list("device", [from.tenant])) {
    const isOwn = device.learner === learner && device.class === from.id;
    if (isOwn) await rows.put("device", { ...device, class: to });
  }
}

/** Sessions on devices of that class end; a kiosk of it does not show the learner any more. */
export async function leave(rows: Rows, { tenant, id }: ClassRow, learner: LearnerRow, now: number): Promise<void> {
  await rows.remove("enrolment", [tenant, id, learner.id]);
  await rows.put("former", { tenant, class: id, learner: learner.id, left: now });
  await leaveGroups(rows, tenant, learner.id, id);
  await endParentCodes(rows, tenant, { class: id, learner: learner.id });
  const devices = await rows.list("device", [tenant]);
  const kiosks = new Set(devices.filter((row) => row.class === id && row.kind === "kiosk").map((row) => row.id));
  await endSessionsWhere(
    rows,
    tenant,
    (who) => who.role === "learner" && who.learner === learner.id && kiosks.has(who.device),
  );
}

export interface DrawnPin {
  readonly kind: ClassRow["pins"];
  readonly pin: string;
  readonly hash: string;
}

/** Before a transaction: hashing takes its time. */
export async function drawPins(
  { pins }: IdentityDeps,
  kind: ClassRow["pins"],
  count: number,
): Promise<readonly DrawnPin[]> {
  assertNotBusy(pins);
  const drawn: DrawnPin[] = [];
  for (let at = 0; at < count; at += 1) {
    const pin = createPin(kind);
    drawn.push({ kind, pin, hash: await pins.hash(pin) });
  }
  return drawn;
}

/** Sessions by the PIN before end: it may be reset because somebody else knew it. */
export async function givePin(
  rows: Rows,
  given: {
    readonly inClass: ClassRow;
    readonly learner: LearnerRow;
    readonly pin: DrawnPin | undefined;
    readonly now: number;
  },
): Promise<z.infer<typeof Card>> {
  const { inClass, learner, pin, now } = given;
  if (pin === undefined) throw new Error("fewer PINs than learners");
  const { tenant, id } = learner;
  await rows.put("pin", { tenant, learner: id, kind: pin.kind, hash: pin.hash, madeAt: now });
  await forgetGuesses(rows, tenant, id);
  await endRights(rows, learner);
  await endSessionsWhere(rows, tenant, (who) => who.role === "learner" && who.learner === id);
  const { name, code } = inClass;
  return { learner: id, name: learner.name ?? "", class: name, code, pins: pin.kind, pin: pin.pin };
}

/** All that is kept of a learner but the log. */
export async function collect(rows: Rows, learner: LearnerRow): Promise<Omit<z.infer<typeof LearnerData>, "log">> {
  const { tenant, id, name, madeAt, grade } = learner;
  const classes: { name: string; since: number }[] = [];
  for (const row of await classesOf(rows, learner)) {
    const inClass = await rows.get("class", [tenant, row.class]);
    classes.push({ name: inClass?.name ?? "", since: row.since });
  }
  const [pin, devices] = [await rows.get("pin", [tenant, id]), await rows.list("device", [tenant])];
  const groups: { class: string; name: string }[] = [];
  for (const group of await rows.list("learnerGroup", [tenant])) {
    if (!group.learners.includes(id)) continue;
    groups.push({ class: (await rows.get("class", [tenant, group.class]))?.name ?? "", name: group.name });
  }
  const wants = await rows.get("features", [tenant, id]);
  const [guests, sessions] = [await rows.list("guest", [tenant]), await rows.list("session", [tenant])];
  return {
    learner: { id, name: name ?? "", madeAt, ...(grade === undefined ? {} : { grade }) },
    classes,
    devices: devices.filter((row) => row.learner === id).map(viewDevice),
    guests: guests.filter((row) => row.learner === id).map(({ guest, chain, at }) => ({ guest, chain, at })),
    sessions: sessions
      .filter(({ who }) => who.role === "learner" && who.learner === id)
      .map(({ madeAt: openedAt, seenAt }) => ({ madeAt: openedAt, seenAt })),
    pin: pin === undefined ? null : { kind: pin.kind, madeAt: pin.madeAt },
    groups,
    sourcedId: (await rows.get("sourcedId", [tenant, id]))?.sourcedId ?? null,
    features: wants === undefined || isNoWish(wants.wishes) ? null : wants.wishes,
    ...(wants?.adjustments === undefined ? {} : { adjustments: wants.adjustments }),
    notes: (await rows.list("note", [tenant, id])).map(({ note: { kind, text }, madeAt: at }) => ({ kind, text, at })),
    ...stuckMarkOf(await rows.get("stuckMark", [tenant, id])),
    parentCodes: await listParentCodes(rows, learner),
  };
}

/** As their own export tells it: whichever teacher it was is no data of theirs. */
function stuckMarkOf(mark: StuckMarkRow | undefined): Pick<z.infer<typeof LearnerData>, "stuckMark"> {
  if (mark === undefined) return {};
  const { id, seen, done } = mark;
  return { stuckMark: { id, seenAt: seen.at, done: done && { at: done.at, how: done.how } } };
}
