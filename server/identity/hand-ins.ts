import type { LearnerId } from "#engine";
import { isVisitorId } from "#engine/protocol/visitor";
import type { Rows } from "./identity-store.ts";
import { readDevice } from "./sessions.ts";

/** A kiosk that hands something in while nobody is signed in. */
export interface KioskVisit {
  readonly tenant: string;
  readonly device: string;
  readonly class: string;
  /** It is of somebody who did not say who they are. */
  readonly visitor: boolean;
}

/** Visitors of one class whose work may wait at a time: more than come in a term without a network. */
export const MAX_VISITORS = 200;

export async function findKiosk(rows: Rows, cookie: string, learner: LearnerId): Promise<KioskVisit | undefined> {
  const found = await readDevice(rows, cookie);
  if (found?.kind !== "kiosk") return undefined;
  const { tenant, id: device, class: inClass } = found;
  const kiosk = { tenant, device, class: inClass };
  const place = [tenant, inClass, learner] as const;
  if ((await rows.get("enrolment", place)) ?? (await rows.get("former", place))) return { ...kiosk, visitor: false };
  if (!isVisitorId(learner)) return undefined;
  const before = await rows.get("handIn", [tenant, learner]);
  const isOwn = before === undefined || before.device === device || before.class === inClass;
  return isOwn ? { ...kiosk, visitor: true } : undefined;
}

/** False where as much as may wait in the class is waiting. */
export async function noteHandIn(rows: Rows, visit: KioskVisit, id: LearnerId, now: number): Promise<boolean> {
  const { tenant, device, visitor } = visit;
  const before = await rows.get("handIn", [tenant, id]);
  const isNoted = before?.settledAt === null && before.device === device && before.class === visit.class;
  if (isNoted) return true;
  if (visitor && before === undefined) {
    const all = await rows.list("handIn", [tenant]);
    const waiting = all.filter((row) => row.visitor && row.settledAt === null && row.class === visit.class);
    if (waiting.length >= MAX_VISITORS) return false;
  }
  const kiosk = await rows.get("device", [tenant, device]);
  if (kiosk !== undefined) await rows.put("device", { ...kiosk, seenAt: Math.max(now, kiosk.madeAt + 1) });
  const known = before ?? { id, madeAt: now, givenTo: null };
  await rows.put("handIn", { ...known, tenant, visitor, device, class: visit.class, settledAt: null });
  return true;
}
