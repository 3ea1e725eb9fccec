import type { DeviceId, LearnerId } from "#engine";
import type { Rows } from "./identity-store.ts";
import { createToken, hashToken } from "./secrets.ts";
import { DIRECTORY, type DeviceRow, type FreshTokensRow, type SessionRow } from "./tables.ts";

/** An id the device made up for its learner before they joined, and the chain its events stood in then. */
export interface GuestClaim {
  readonly guest: LearnerId;
  readonly chain: DeviceId;
}

export interface TeacherSession {
  readonly role: "teacher";
  readonly tenant: string;
  readonly teacher: string;
  readonly admin: boolean;
  readonly device: null;
}

/** Has what `server/sync` takes as its session. */
export interface LearnerSession {
  readonly role: "learner";
  readonly tenant: string;
  readonly learner: LearnerId;
  /** Id of the browser's record here; not the device of an event's chain. */
  readonly device: string;
  readonly class: string;
  readonly kiosk: boolean;
  /** What this device records under these ids belongs to `learner`, as what it records under theirs. */
  readonly guests: readonly GuestClaim[];
}

/** Who asks: from a token, never from what was sent. */
export type Session = TeacherSession | LearnerSession;

export interface SessionLimits {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const TEACHER_LIMITS: SessionLimits = { idleMs: 2 * HOUR, absoluteMs: 12 * HOUR };
/** The kiosk's own screen signs out after five idle minutes; a last sync must still get through. */
export const KIOSK_LIMITS: SessionLimits = { idleMs: 10 * MINUTE, absoluteMs: HOUR };
export const PERSONAL_LIMITS: SessionLimits = { idleMs: 30 * DAY, absoluteMs: 180 * DAY };
/** A device stays enrolled as long as it is used once a year. */
export const DEVICE_MS = 365 * DAY;

/** Use is noted no more often [ms]: each note is a write. */
const NOTE_EVERY_MS = 30_000;

/** Cookie of a new session. Its token is always a fresh one, whatever the browser sent. */
export async function openSession(
  rows: Rows,
  who: SessionRow["who"],
  { tenant, limits, now }: { readonly tenant: string; readonly limits: SessionLimits; readonly now: number },
): Promise<string> {
  const { token, hash } = createToken();
  const { idleMs, absoluteMs } = limits;
  await rows.put("session", { tenant, token: hash, who, madeAt: now, seenAt: now, idleMs, endsAt: now + absoluteMs });
  return `${tenant}.${token}`;
}

/** Who the cookie stands for, if it still does; notes the use. */
export async function readSession(rows: Rows, cookie: string | undefined, now: number): Promise<Session | undefined> {
  const key = keyOf(cookie);
  const row = key === undefined ? undefined : await rows.get("session", key);
  if (row === undefined || !isOpen(row, now)) return undefined;
  const session = await describe(rows, row);
  if (session !== undefined && now - row.seenAt >= NOTE_EVERY_MS) await rows.put("session", { ...row, seenAt: now });
  return session;
}

export function isOpen({ seenAt, idleMs, endsAt }: SessionRow, now: number): boolean {
  return now < endsAt && now < seenAt + idleMs;
}

/**
 * Whose events are that were sent under an id in this session: the learner's own, or a guest's who became the learner on this
 * device, in whatever chain; undefined: somebody else's, to be refused.
 */
export function ownerOf(
  { learner, guests }: Pick<LearnerSession, "learner" | "guests">,
  sent: LearnerId,
): LearnerId | undefined {
  return sent === learner || guests.some(({ guest }) => guest === sent) ? learner : undefined;
}

export async function endSession(rows: Rows, cookie: string | undefined): Promise<void> {
  const key = keyOf(cookie);
  if (key !== undefined) await rows.remove("session", key);
}

export async function endSessionsWhere(
  rows: Rows,
  tenant: string,
  isMeant: (who: SessionRow["who"]) => boolean,
): Promise<void> {
  for (const row of await rows.list("session", [tenant])) {
    if (isMeant(row.who)) await rows.remove("session", [tenant, row.token]);
  }
}

/** The device the cookie stands for, unless it was revoked. */
export async function readDevice(rows: Rows, cookie: string | undefined): Promise<DeviceRow | undefined> {
  const row = await findDevice(rows, cookie);
  return row?.revokedAt === null ? row : undefined;
}

/** Whether a teacher has shut out the device the cookie stands for. */
export async function isShutOut(rows: Rows, cookie: string | undefined): Promise<boolean> {
  const row = await findDevice(rows, cookie);
  return row !== undefined && row.revokedAt !== null;
}

/** By the token it showed last, or one it was told since: a reply may be lost on its way [IDN212]. */
async function findDevice(rows: Rows, cookie: string | undefined): Promise<DeviceRow | undefined> {
  const [tenant, id, token] = (cookie ?? "").split(".");
  if (!isUuid(tenant) || !isUuid(id) || token === undefined) return undefined;
  const row = await rows.get("device", [tenant, id]);
  if (row === undefined) return undefined;
  const shown = hashToken(token);
  const fresh = await rows.get("freshTokens", [tenant, id]);
  if (fresh?.tokens.includes(shown) === true) return noteShown(rows, row, fresh, shown);
  return row.token === shown ? row : undefined;
}

/** What it got before this token is worth nothing any more; what it was told later may still come to another tab of it. */
async function noteShown(rows: Rows, row: DeviceRow, fresh: FreshTokensRow, shown: string): Promise<DeviceRow> {
  const tokens = fresh.tokens.slice(fresh.tokens.indexOf(shown) + 1);
  if (fresh.code !== null) await rows.remove("kioskCode", [DIRECTORY, fresh.code]);
  if (tokens.length > 0) await rows.put("freshTokens", { ...fresh, tokens, code: null });
  else await rows.remove("freshTokens", [row.tenant, row.id]);
  const known = { ...row, token: shown };
  await rows.put("device", known);
  return known;
}

async function describe(rows: Rows, { tenant, who }: SessionRow): Promise<Session | undefined> {
  if (who.role === "teacher") {
    const teacher = await rows.get("teacher", [tenant, who.teacher]);
    return teacher && { role: "teacher", tenant, teacher: teacher.id, admin: teacher.admin, device: null };
  }
  const { learner: id } = who;
  const [learner, device] = [await rows.get("learner", [tenant, id]), await rows.get("device", [tenant, who.device])];
  if (learner === undefined || learner.erased !== null || device === undefined || device.revokedAt !== null)
    return undefined;
  const claimed = await rows.list("guest", [tenant, device.id]);
  const guests = claimed.filter((row) => row.learner === id).map(({ guest, chain }) => ({ guest, chain }));
  const kiosk = device.kind === "kiosk";
  return { role: "learner", tenant, learner: id, device: device.id, class: device.class, kiosk, guests };
}

function keyOf(cookie: string | undefined): readonly [string, string] | undefined {
  const [tenant, token] = (cookie ?? "").split(".");
  return isUuid(tenant) && token !== undefined ? [tenant, hashToken(token)] : undefined;
}

/** Of a key nothing else is looked up. */
export function isUuid(text: string | undefined): text is string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(text ?? "");
}
