import type { Rows } from "./identity-store.ts";
import { endParentCodes } from "./parent-codes.ts";
import { isOpen } from "./sessions.ts";
import { DIRECTORY } from "./tables.ts";

const DAY = 24 * 60 * 60_000;

/** The same for every school there is. */
export async function sweepAll(rows: Rows, now: number): Promise<void> {
  for (const tenant of await listSchools(rows)) await sweep(rows, tenant, now);
}

/** Every school somebody can sign in at. */
export async function listSchools(rows: Rows): Promise<ReadonlySet<string>> {
  return new Set((await rows.list("login", [DIRECTORY])).map(({ school }) => school));
}

/** Takes out what is over: sessions, codes, rights, locks, devices nobody signed in on, and after 30 days revoked ones and visits that are settled. */
export async function sweep(rows: Rows, tenant: string, now: number): Promise<void> {
  for (const session of await rows.list("session", [tenant])) {
    if (!isOpen(session, now)) await rows.remove("session", [tenant, session.token]);
  }
  for (const { code, endsAt } of await rows.list("invitation", [DIRECTORY])) {
    if (endsAt <= now) await rows.remove("invitation", [DIRECTORY, code]);
  }
  for (const { code, endsAt } of await rows.list("kioskCode", [DIRECTORY])) {
    if (endsAt <= now) await rows.remove("kioskCode", [DIRECTORY, code]);
  }
  for (const row of await rows.list("parentCode", [tenant])) {
    if (row.endsAt <= now) await endParentCodes(rows, tenant, row);
  }
  for (const place of [tenant, DIRECTORY]) {
    for (const { scope, until, recent } of await rows.list("lockout", [place])) {
      // A row of wrong guesses is forgotten after a quiet day.
      if (until <= now && recent.every((at) => at <= now - DAY)) await rows.remove("lockout", [place, scope]);
    }
  }
  for (const { learner, seen } of await rows.list("stuckMark", [tenant])) {
    // No bout goes on from one day to the next.
    if (seen.at <= now - DAY) await rows.remove("stuckMark", [tenant, learner]);
  }
  for (const { id, settledAt } of await rows.list("handIn", [tenant])) {
    if (settledAt !== null && settledAt <= now - 30 * DAY) await rows.remove("handIn", [tenant, id]);
  }
  for (const { visitor, at } of await rows.list("claim", [tenant])) {
    // With what it is about; where nothing ever came, a kiosk may still be without a network.
    const isOver = at <= now - 30 * DAY && (await rows.get("handIn", [tenant, visitor])) === undefined;
    if (isOver) await rows.remove("claim", [tenant, visitor]);
  }
  for (const { teacher, token, until } of await rows.list("knownBrowser", [tenant])) {
    if (until <= now) await rows.remove("knownBrowser", [tenant, teacher, token]);
  }
  for (const { device, learner, until } of await rows.list("handInRight", [tenant])) {
    if (until <= now) await rows.remove("handInRight", [tenant, device, learner]);
  }
  for (const { id, kind, madeAt, seenAt, revokedAt } of await rows.list("device", [tenant])) {
    // A shared one may stand without a network for a while, with visitors' work on it.
    const unused = seenAt === madeAt && madeAt <= now - (kind === "kiosk" ? 30 * DAY : DAY);
    const gone = revokedAt !== null && revokedAt <= now - 30 * DAY;
    if (!unused && !gone) continue;
    await rows.remove("device", [tenant, id]);
    await rows.remove("freshTokens", [tenant, id]);
    await rows.remove("readiness", [tenant, id]);
  }
}
