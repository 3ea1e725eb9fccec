import { writeSync } from "node:fs";
import path from "node:path";
import { openPostgres } from "../postgres/index.ts";
import { exchange, makeChain, makeRequest } from "./events.fixture.ts";
import { createSqliteStore } from "./sqlite-store.ts";

/** Run as a process that is to be killed: devices push without end, every ack is a line `device seq` on standard output. */
const [where = "."] = process.argv.slice(2);
const store = where.startsWith("postgres:")
  ? (await openPostgres({ url: where })).sync
  : createSqliteStore({ file: path.join(where, "sync.db"), groupMs: 2 });

async function push(name: string): Promise<void> {
  // From the beginning at every start: what the server has it takes as sent before.
  let last = makeChain(name, 1)[0];
  let events = last === undefined ? [] : [last];
  for (;;) {
    const { ack } = await exchange(store, makeRequest(events, { want: 0 }));
    writeSync(1, `${events[0]?.device ?? ""} ${ack.seq}\n`);
    events = makeChain(name, 7, {}, last);
    last = events.at(-1);
  }
}

await Promise.all(["a", "b", "c", "d", "e"].map(push));
