import { uuidFromName, type LearnerId } from "#engine";
import { isVisitorId, toVisitorId } from "#engine/protocol/visitor";
import type { Rows } from "./identity-store.ts";
import { readDevice } from "./sessions.ts";
import type { DeviceRow } from "./tables.ts";

/** A kiosk that hands something in while nobody is signed in. */
export interface KioskVisit {
  readonly tenant: string;
  readonly device: string;
  readonly class: string;
  /** The log in which it waits: of one id on one device. */
  readonly id: LearnerId;
  /** Whose it says it is; null: of somebody who did not say who they are. */
  readonly learner: LearnerId | null;
  /** Their PIN was right on this device not long ago. */
  readonly hasRight: boolean;
}

/** Logs of one device that may wait for a teacher at a time: two lessons of a class without a network. What comes then stays there. */
export const MAX_WAITING = 70;
/** A kiosk may stand without a network over the holidays of a week [ms]. */
export const RIGHT_MS = 14 * 24 * 60 * 60_000;

export async function findKiosk(
  rows: Rows,
  cookie: string,
  sent: LearnerId,
  now: number,
): Promise<KioskVisit | undefined> {
  const found = await readDevice(rows, cookie);
  if (found?.kind !== "kiosk") return undefined;
  const { tenant, id: device, class: inClass } = found;
  const kiosk = { tenant, device, class: inClass };
  const place = [tenant, inClass, sent] as const;
  if ((await rows.get("enrolment", place)) ?? (await rows.get("former", place))) {
    const right = await rows.get("handInRight", [tenant, device, sent]);
    return { ...kiosk, id: sideOf(device, sent), learner: sent, hasRight: right !== undefined && now < right.until };
  }
  if (!isVisitorId(sent)) return undefined;
  const before = await rows.get("handIn", [tenant, sent]);
  const isOwn = before === undefined || before.device === device || before.class === inClass;
  return isOwn ? { ...kiosk, id: sent, learner: null, hasRight: false } : undefined;
}

/** Of a form no learner and no guest has. */
function sideOf(device: string, learner: LearnerId): LearnerId {
  return toVisitorId(uuidFromName(`handed in on ${device} for ${learner}`));
}

/** Whose PIN was right on a kiosk may go on there with what they began, until long after the session has ended. */
export async function grantRight(
  rows: Rows,
  { tenant, id: device, kind }: DeviceRow,
  learner: LearnerId,
  at: number,
): Promise<void> {
  if (kind === "kiosk") await rows.put("handInRight", { tenant, device, learner, until: at + RIGHT_MS });
}

/** Of the sessions there are: those of before rights were kept among them. */
export async function grantRights(rows: Rows, tenant: string): Promise<void> {
  for (const { who, madeAt } of await rows.list("session", [tenant])) {
    if (who.role !== "learner") continue;
    const [device, right] = [
      await rows.get("device", [tenant, who.device]),
      await rows.get("handInRight", [tenant, who.device, who.learner]),
    ];
    if (device !== undefined && right === undefined) await grantRight(rows, device, who.learner, madeAt);
  }
}

/** False where as much as may wait of that device is waiting. */
export async function noteHandIn(rows: Rows, visit: KioskVisit, now: number): Promise<boolean> {
  const { tenant, device, id, learner } = visit;
  const before = await rows.get("handIn", [tenant, id]);
  const isNoted = before?.settledAt === null && before.device === device && before.class === visit.class;
  if (isNoted) return true;
  if (before?.settledAt !== null) {
    const all = await rows.list("handIn", [tenant]);
    if (all.filter((row) => row.settledAt === null && row.device === device).length >= MAX_WAITING) return false;
  }
  const kiosk = await rows.get("device", [tenant, device]);
  if (kiosk !== undefined) await rows.put("device", { ...kiosk, seenAt: Math.max(now, kiosk.madeAt + 1) });
  const known = before ?? { id, madeAt: now, givenTo: null };
  await rows.put("handIn", { ...known, tenant, learner, device, class: visit.class, settledAt: null });
  return true;
}
