import { DeviceId, uuidFromName, type LearnerId } from "#engine";
import { rowOf, type Tell } from "./decide-push.ts";
import type { NewRow, Push, Seen, StoredRow } from "./store.ts";

/** The chain in a learner's log on which all stands that was given to them of a visitor's: the same at every try. */
export function chainOfGift(visitor: LearnerId): DeviceId {
  return DeviceId.parse(uuidFromName(`given ${visitor}`));
}

/**
 * A visitor's rows as they are written into the log of the learner they are given to: the same facts with the same ids, stamped
 * anew as after a fork, at the times the server first had them. Those that are there stay as they are. Pure.
 */
export function decideGift(
  seen: Seen,
  rows: readonly StoredRow[],
  { device, now, tell }: { readonly device: DeviceId; readonly now: number; readonly tell?: Tell | undefined },
): Push {
  let { chain } = seen;
  // Who has worked before has said which grade they are in; a visitor's choice is not to change it.
  const isKnown = seen.latest > 0;
  const given: NewRow[] = [];
  for (const { event, ots } of rows) {
    if (seen.known.has(event.id) || (isKnown && event.type === "learner_enrolled")) continue;
    const seq = chain.seq + 1;
    const time = Math.max(chain.ots, ots);
    given.push(rowOf({ ...event, device, seq, prev: chain.id }, { ots: time, heardAt: now, tell }));
    chain = { seq, id: event.id, ots: time };
  }
  return { chain, rows: given };
}
