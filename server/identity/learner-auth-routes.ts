import { randomUUID } from "node:crypto";
import type { z } from "zod";
import {
  Claim,
  ClaimView,
  type DeviceKind,
  type DeviceStanding,
  Empty,
  EnterPin,
  Join,
  JoinView,
  LearnerSessionView,
  OwnGrade,
  SessionView,
  StandingView,
  TellReadiness,
} from "#engine/protocol/identity";
import { isVisitorId } from "#engine/protocol/visitor";
import { networkOf } from "../http/address.ts";
import { CLASS_ALARM, DEVICE_RULE, LEARNER_RULE, PIN_RULE } from "./guessing.ts";
import { grantRight } from "./hand-ins.ts";
import type { Rows } from "./identity-store.ts";
import { notThere, Refusal } from "./refusal.ts";
import { defineRoute, type Asked, type Route } from "./route.ts";
import { createToken, hashToken, tidyCode } from "./secrets.ts";
import {
  DEVICE_MS,
  endSession,
  endSessionsWhere,
  isShutOut,
  isUuid,
  KIOSK_LIMITS,
  openSession,
  PERSONAL_LIMITS,
  readDevice,
  readSession,
  type Session,
} from "./sessions.ts";
import { DIRECTORY, type ClassRow, type DeviceRow } from "./tables.ts";
import { viewTeacher } from "./teacher-sign-in.ts";
import { isRightGuess } from "./tries.ts";

/** More replies than are lost one after the other, or under way to tabs of one browser. */
const MAX_FRESH = 4;
/** More devices than one learner joins from. */
const MAX_CLAIMS = 20;

export const LEARNER_AUTH_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/auth/grade",
    access: "learner",
    summary: "Which grade the learner who is signed in is in, as their school has it",
    body: null,
    answer: OwnGrade,
    status: 200,
    refusals: [],
    run: async ({ enter }) =>
      enter(async ({ rows, session: { tenant, learner } }) => {
        const row = await rows.get("learner", [tenant, learner]);
        return { learner, grade: row?.grade ?? null };
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/auth/join",
    access: "anyone",
    summary:
      "Enrols a device of one's own by the class code, or everybody's by a teacher's, or knows it again; lists names",
    body: Join,
    answer: JoinView,
    status: 200,
    refusals: [403, 404, 410, 429],
    run: async (call) => {
      const { body, deps, now, address, cookies, enter } = call;
      const look = () =>
        enter(async ({ rows }) => {
          const device = await readDevice(rows, cookies.device);
          const kind = body.kind ?? device?.kind ?? "personal";
          assertMayBe(kind, body.code, device);
          const found = body.code === undefined ? device : await findCode(rows, kind, body.code, now);
          const inClass = found && (await rows.get("class", [found.tenant, found.class]));
          if (inClass === undefined || inClass.archivedAt !== null) throw new Refusal(404, "There is no such class.");
          return { device, inClass, kind };
        });
      const device = await enter(async ({ rows }) => {
        const isLookedUp = body.code === undefined;
        if (isLookedUp && (await isShutOut(rows, cookies.device))) throw new Refusal(410, "This device was shut out.");
        return readDevice(rows, cookies.device);
      });
      // Who is known is not counted with strangers; but to be known by one class is no leave to try the codes of others.
      const who = device === undefined ? networkOf(address) : device.id;
      const known = await (body.code === undefined && device !== undefined
        ? look()
        : deps.tries.during("class-code", who, look));
      // A new device is a new chance to guess: with a right code, too, they are counted.
      if (known.device === undefined) await deps.tries.join(known.inClass.id);
      return enter(({ rows }) => enrolDevice(rows, call, known));
    },
  }),
  defineRoute({
    method: "POST",
    path: "/auth/pin",
    access: "anyone",
    summary: "Signs a learner in on a device of their class",
    body: EnterPin,
    answer: LearnerSessionView,
    status: 200,
    refusals: [401, 429],
    run: async (call) => {
      const { body, deps, cookies, enter } = call;
      const found = await enter(async ({ rows }) => {
        const device = await readDevice(rows, cookies.device);
        if (device === undefined) throw new Refusal(401, "Please type the class code first.");
        const { tenant } = device;
        const enrolled = await rows.get("enrolment", [tenant, device.class, body.learner]);
        const right = await rows.get("handInRight", [tenant, device.id, body.learner]);
        const isKnown = device.learner === body.learner || right !== undefined;
        return { device, isKnown, pin: enrolled && (await rows.get("pin", [tenant, body.learner])) };
      });
      const { tenant, id, class: classId } = found.device;
      // Who is not in the class is counted like one of it, and for all such ids together.
      const whose = found.pin === undefined ? `none of ${classId}` : body.learner;
      const scopes = [
        { tenant, scope: `device:${id}`, rule: DEVICE_RULE },
        { tenant, scope: `learner:${whose} on ${id}`, rule: PIN_RULE },
        // What strangers try shuts no device on which their PIN has been right.
        ...(found.isKnown ? [] : [{ tenant, scope: `learner:${whose}`, rule: LEARNER_RULE }]),
      ];
      const guess = { hasher: deps.pins, secret: body.pin, hash: found.pin?.hash };
      const right = await isRightGuess(call, scopes, guess);
      if (!right) await noteWrong(call, found.device);
      return enter(async ({ rows }) => {
        const device = await readDevice(rows, cookies.device);
        const pin = await rows.get("pin", [tenant, body.learner]);
        const enrolled = await rows.get("enrolment", [tenant, classId, body.learner]);
        const same = pin?.hash === found.pin?.hash && enrolled !== undefined;
        if (!right || !same || device === undefined) throw new Refusal(401, "Name and PIN do not match.");
        await endSession(rows, cookies.session);
        return signIn(rows, call, { device, learner: body.learner });
      });
    },
  }),
  defineRoute({
    method: "POST",
    path: "/auth/claim",
    access: "learner",
    summary: "Makes what this device recorded before it joined the learner's own",
    body: Claim,
    answer: ClaimView,
    status: 200,
    refusals: [403, 409],
    run: async ({ body, now, enter }) =>
      enter(async ({ rows, session }) => {
        if (session.kiosk) throw new Refusal(403, "This may not be done on a shared device.");
        const { tenant, learner, device } = session;
        const { guest, chain } = body;
        const claims = await rows.list("guest", [tenant]);
        const others = claims.filter((row) => row.guest === guest || row.chain === chain);
        // Sent again because the answer was lost, or after the device's storage was cleared and a new chain begun.
        const isOwn = others.some((row) => row.guest === guest && row.learner === learner && row.device === device);
        const tooMany = claims.filter((row) => row.learner === learner).length >= MAX_CLAIMS && !isOwn;
        const isTaken = isVisitorId(guest) || (await rows.get("learner", [tenant, guest])) !== undefined;
        if (tooMany || isTaken || others.length > (isOwn ? 1 : 0)) throw new Refusal(409, "This cannot be claimed.");
        if (!isOwn) await rows.put("guest", { tenant, guest, learner, chain, device, at: now });
        return { guest, learner };
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/auth/logout",
    access: "anyone",
    summary: "Ends the session; the device stays enrolled",
    body: Empty,
    answer: null,
    status: 204,
    refusals: [],
    run: async ({ cookies, enter }) => {
      await enter(({ rows }) => endSession(rows, cookies.session));
      cookies.set("session", "", 0);
    },
  }),
  defineRoute({
    method: "GET",
    path: "/auth/session",
    access: "signed-in",
    summary: "Who is signed in",
    body: null,
    answer: SessionView,
    status: 200,
    refusals: [],
    run: async ({ enter }) => enter(({ rows, session }) => viewSession(rows, session)),
  }),
  defineRoute({
    method: "GET",
    path: "/auth/standing",
    access: "anyone",
    summary: "What this browser is here, and who is signed in; nothing is no refusal",
    body: null,
    answer: StandingView,
    status: 200,
    refusals: [],
    run: async ({ cookies, enter }) =>
      enter(async ({ rows, session }) => ({
        device: await viewStanding(rows, cookies.device),
        session: session === undefined ? null : await viewSession(rows, session),
      })),
  }),
  defineRoute({
    method: "POST",
    path: "/auth/readiness",
    access: "anyone",
    summary: "A device of a class tells how much of the app it holds for work without the network",
    body: TellReadiness,
    answer: null,
    status: 204,
    refusals: [401],
    run: async ({ body: { percent }, cookies, enter, now }) =>
      enter(async ({ rows }) => {
        const device = await readDevice(rows, cookies.device);
        if (device === undefined) throw new Refusal(401, "Please type the class code first.");
        const { tenant, id } = device;
        await rows.put("readiness", { tenant, device: id, percent, at: now });
      }),
  }),
];

/** Only a teacher makes a device everybody's, and only a teacher ends that, by shutting it out [IDN31]. */
function assertMayBe(kind: DeviceKind, code: string | undefined, device: DeviceRow | undefined): void {
  if (kind === "personal" && device?.kind === "kiosk") throw new Refusal(403, "This device is everybody's.");
  if (kind === "kiosk" && code === undefined && device?.kind === "personal") throw new Refusal(403, NEEDS_TEACHER);
}

const NEEDS_TEACHER = "A shared device needs a code that a teacher makes for it.";

async function findCode(
  rows: Rows,
  kind: DeviceKind,
  typed: string,
  now: number,
): Promise<{ readonly tenant: string; readonly class: string } | undefined> {
  const code = tidyCode(typed);
  const [ofClass, ofKiosk] = [
    await rows.get("code", [DIRECTORY, code]),
    await rows.get("kioskCode", [DIRECTORY, hashToken(code)]),
  ];
  if (kind === "kiosk" && ofClass !== undefined) throw new Refusal(403, NEEDS_TEACHER);
  const found = kind === "personal" ? ofClass : ofKiosk;
  const isOver = kind === "kiosk" && ofKiosk !== undefined && ofKiosk.endsAt <= now;
  return found === undefined || isOver ? undefined : { tenant: found.school, class: found.class };
}

/**
 * A teacher's code is for one device, and used up once that has shown that the reply came: until then another that has the code
 * takes the place of one that nobody has heard of since [IDN213].
 */
async function takeCode(rows: Rows, { tenant, id }: Pick<DeviceRow, "tenant" | "id">, typed: string): Promise<string> {
  const code = hashToken(tidyCode(typed));
  const isOpen = (await rows.get("kioskCode", [DIRECTORY, code])) !== undefined;
  const others = (await rows.list("freshTokens", [tenant])).filter((one) => one.code === code && one.device !== id);
  for (const { device, tokens } of others) {
    const row = await rows.get("device", [tenant, device]);
    // It has an older token, by which it is known: the code is its own.
    if (row !== undefined && !tokens.includes(row.token)) throw new Refusal(404, "There is no such class.");
    await rows.remove("device", [tenant, device]);
    await rows.remove("freshTokens", [tenant, device]);
  }
  if (!isOpen) throw new Refusal(404, "There is no such class.");
  return code;
}

/** A token that is fresh each time; the one before counts until this one is shown [IDN212]. */
async function drawToken(
  rows: Rows,
  { tenant, id }: Pick<DeviceRow, "tenant" | "id">,
  code: string | null,
): Promise<ReturnType<typeof createToken>> {
  const drawn = createToken();
  const before = await rows.get("freshTokens", [tenant, id]);
  const tokens = [...(before?.tokens ?? []), drawn.hash].slice(-MAX_FRESH);
  await rows.put("freshTokens", { tenant, device: id, tokens, code: code ?? before?.code ?? null });
  return drawn;
}

/** Writes the device down, and gives the names its user may choose from. */
async function enrolDevice(
  rows: Rows,
  { body, now, cookies }: Asked & { readonly body: z.infer<typeof Join> },
  {
    device,
    inClass,
    kind,
  }: { readonly device: DeviceRow | undefined; readonly inClass: ClassRow; readonly kind: DeviceKind },
): Promise<z.infer<typeof JoinView>> {
  const { tenant } = inClass;
  const own = device?.tenant === tenant ? await rows.get("device", [tenant, device.id]) : undefined;
  const id = own?.id ?? randomUUID();
  const code = kind === "kiosk" && body.code !== undefined ? await takeCode(rows, { tenant, id }, body.code) : null;
  const { token, hash } = await drawToken(rows, { tenant, id }, code);
  // With the code anybody of the class may take the device over; without it, it stays its learner's.
  const learner = body.code === undefined && kind === "personal" ? (own?.learner ?? null) : null;
  const [madeAt, seenAt] = own === undefined ? [now, now] : [own.madeAt, own.seenAt];
  await rows.put("device", {
    tenant,
    id,
    class: inClass.id,
    kind,
    token: own?.token ?? hash,
    learner,
    madeAt,
    seenAt,
    revokedAt: own?.revokedAt ?? null,
  });
  if (device !== undefined) await endDevice(rows, device);
  cookies.set("device", `${tenant}.${id}.${token}`, DEVICE_MS);
  const listed = await listNames(rows, inClass);
  return {
    class: { id: inClass.id, name: inClass.name },
    learners: learner === null ? listed : listed.filter((one) => one.id === learner),
  };
}

async function endDevice(rows: Rows, { tenant, id }: DeviceRow): Promise<void> {
  await endSessionsWhere(rows, tenant, (who) => who.role === "learner" && who.device === id);
}

async function listNames(rows: Rows, { tenant, id, pins }: ClassRow): Promise<z.infer<typeof JoinView>["learners"]> {
  const listed: z.infer<typeof JoinView>["learners"] = [];
  for (const { learner } of await rows.list("enrolment", [tenant, id])) {
    const [row, pin] = [await rows.get("learner", [tenant, learner]), await rows.get("pin", [tenant, learner])];
    const name = row?.name ?? null;
    if (name !== null) listed.push({ id: learner, name, pins: pin?.kind ?? pins });
  }
  return listed;
}

/** Shows the teacher that somebody seems to be guessing in this class, whoever the guesses are at. */
async function noteWrong({ deps, now }: Asked, { tenant, class: id }: DeviceRow): Promise<void> {
  await deps.store.transact(async (rows) => {
    const key = [tenant, `class:${id}`] as const;
    const before = await rows.get("lockout", key);
    const recent = [...(before?.recent ?? []), now].filter((at) => at > now - CLASS_ALARM.windowMs);
    await rows.put("lockout", { tenant, scope: key[1], wrong: 0, recent, until: 0 });
    const inClass = await rows.get("class", [tenant, id]);
    if (inClass !== undefined && recent.length >= CLASS_ALARM.wrong)
      await rows.put("class", { ...inClass, alarmAt: now });
  });
}

async function signIn(
  rows: Rows,
  { now, cookies }: Asked,
  { device, learner }: { readonly device: DeviceRow; readonly learner: z.infer<typeof EnterPin>["learner"] },
): Promise<z.infer<typeof LearnerSessionView>> {
  const { tenant, id, kind } = device;
  const limits = kind === "kiosk" ? KIOSK_LIMITS : PERSONAL_LIMITS;
  // One device, one learner at a time.
  await endDevice(rows, device);
  await rows.put("device", {
    ...device,
    learner: kind === "kiosk" ? null : learner,
    seenAt: Math.max(now, device.madeAt + 1),
  });
  await grantRight(rows, device, learner, now);
  const cookie = await openSession(rows, { role: "learner", learner, device: id }, { tenant, limits, now });
  cookies.set("session", cookie, limits.absoluteMs);
  const session = await readSession(rows, cookie, now);
  if (session?.role !== "learner") throw notThere();
  return viewLearner(rows, session);
}

/** A device of an archived class is none: nothing can be done with it. */
async function viewStanding(rows: Rows, cookie: string | undefined): Promise<DeviceStanding | null> {
  if (await isShutOut(rows, cookie)) return { type: "shut-out" };
  const device = await readDevice(rows, cookie);
  if (device === undefined) return null;
  const inClass = await rows.get("class", [device.tenant, device.class]);
  if (inClass === undefined || inClass.archivedAt !== null) return null;
  return { type: "enrolled", kind: device.kind, class: { id: inClass.id, name: inClass.name } };
}

async function viewSession(rows: Rows, session: Session): Promise<z.infer<typeof SessionView>> {
  if (session.role === "learner") return viewLearner(rows, session);
  const teacher = await rows.get("teacher", [session.tenant, session.teacher]);
  if (teacher === undefined) throw notThere();
  return viewTeacher(rows, teacher);
}

async function viewLearner(
  rows: Rows,
  { tenant, learner, class: id, kiosk, guests }: Extract<Session, { role: "learner" }>,
): Promise<z.infer<typeof LearnerSessionView>> {
  const row = await rows.get("learner", [tenant, learner]);
  if (row === undefined || row.name === null || !isUuid(row.id)) throw notThere();
  return { role: "learner", id: learner, name: row.name, class: id, kiosk, guests: [...guests] };
}
