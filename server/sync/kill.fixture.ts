import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { ADA, exchange, makeRequest } from "./events.fixture.ts";
import type { SyncStore } from "./store.ts";

const SCRIPT = fileURLToPath(new URL("pushing-server.fixture.ts", import.meta.url));

/**
 * A server on these data, killed as soon as it has acked so many pushes; what it had acked: the last place of each device's chain.
 *
 * @param where - folder of a SQLite file, or `postgres://…`
 */
export async function killInTheMiddle(where: string, afterAcks: number): Promise<ReadonlyMap<string, number>> {
  const child = spawn(process.execPath, [SCRIPT, where], { stdio: ["ignore", "pipe", "inherit"] });
  const acked = new Map<string, number>();
  let rest = "";
  let lines = 0;
  child.stdout.setEncoding("utf8");
  child.stdout.on("data", (text: string) => {
    const parts = (rest + text).split("\n");
    rest = parts.pop() ?? "";
    for (const line of parts) {
      const [device = "", seq] = line.split(" ");
      acked.set(device, Number(seq));
      lines += 1;
    }
    if (lines >= afterAcks) child.kill("SIGKILL");
  });
  await new Promise((resolve) => {
    child.on("close", resolve);
  });
  return acked;
}

/** Nothing that was acked is lost, no id is there twice, no chain is torn, and head and check say the same. */
export async function expectWhole(store: SyncStore, acked: ReadonlyMap<string, number>): Promise<void> {
  const rows = await store.readRows(ADA, 0, 1_000_000);
  expect(rows.map(({ cursor }) => cursor)).toEqual(rows.map((_, at) => at + 1));
  expect(new Set(rows.map(({ event }) => event.id)).size).toBe(rows.length);
  for (const [device, group] of Map.groupBy(rows, ({ event }) => event.device)) {
    expect(group.map(({ event }) => event.seq)).toEqual(group.map((_, at) => at + 1));
    expect(group.every(({ event }, at) => event.prev === (group[at - 1]?.event.id ?? null))).toBe(true);
    expect(group.length).toBeGreaterThanOrEqual(acked.get(device) ?? 0);
  }
  expect([...acked.keys()].every((device) => rows.some(({ event }) => event.device === device))).toBe(true);
  const { epoch } = await exchange(store, makeRequest([]));
  const { check, head } = await exchange(store, makeRequest([], { epoch, cursor: rows.length }));
  expect({ head, count: check.count }).toEqual({ head: rows.length, count: rows.length });
}
