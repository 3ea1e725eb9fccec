import { parseEvent, type LearnerId } from "#engine";
import { stretchesOf, type SessionRows, type Stretch, type TimedEvent } from "#engine/class";
import { inOrder } from "#engine/log/row-order";
import { turn } from "../follower.ts";
import type { StoredRow, SyncStore } from "../sync/index.ts";

/** Rows read at a time. */
const PORTION = 500;

/** What happened in these sessions, in the order of the fold; of the log nothing else is read. */
export async function readSessions(
  logs: Pick<SyncStore, "readStretches">,
  key: { readonly tenant: string; readonly learner: LearnerId },
  sessions: readonly SessionRows[],
): Promise<readonly TimedEvent[]> {
  const rows: StoredRow[] = [];
  for (const portion of portionsOf(stretchesOf(sessions))) {
    rows.push(...(await logs.readStretches(key, portion)));
    await turn();
  }
  // What this version cannot read changes nothing.
  return inOrder(rows).flatMap(({ event, ots }) => {
    const read = parseEvent(event);
    return read.ok ? [{ event: read.value, ots }] : [];
  });
}

/** Stretches, cut where one is too long, in lots of so many rows. */
function portionsOf(stretches: readonly Stretch[]): readonly (readonly Stretch[])[] {
  const portions: Stretch[][] = [];
  let room = 0;
  for (const [begin, last] of stretches) {
    for (let first = begin; first <= last;) {
      if (room === 0) {
        portions.push([]);
        room = PORTION;
      }
      const end = Math.min(last, first + room - 1);
      portions.at(-1)?.push([first, end]);
      room -= end - first + 1;
      first = end + 1;
    }
  }
  return portions;
}
