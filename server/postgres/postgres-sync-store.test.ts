import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SyncStore } from "../sync/store.ts";
import { describeOutbox } from "../sync/outbox-contract.ts";
import { describeSyncStore, type ServerWorld } from "../sync/sync-store-contract.ts";
import { openPostgres, type Postgres } from "./postgres.ts";
import { describeWithPostgres } from "./use-postgres.fixture.ts";

/** The store of a database that is opened by the first thing asked of it. */
function openLater(open: () => Promise<Postgres>): SyncStore {
  let opened: Promise<Postgres> | undefined;
  const sync = async () => (await (opened ??= open())).sync;
  return {
    exchange: async (key, ask, decide) => (await sync()).exchange(key, ask, decide),
    readRows: async (...asked) => (await sync()).readRows(...asked),
    readStretches: async (...asked) => (await sync()).readStretches(...asked),
    openAlerts: async (tenant) => (await sync()).openAlerts(tenant),
    pastAlerts: async (...asked) => (await sync()).pastAlerts(...asked),
    alertAt: async (key, id) => (await sync()).alertAt(key, id),
    markAlert: async (...asked) => (await sync()).markAlert(...asked),
    outbox: {
      claim: async (...given) => (await sync()).outbox.claim(...given),
      settle: async (...given) => (await sync()).outbox.settle(...given),
      count: async (...given) => (await sync()).outbox.count(...given),
      again: async (...given) => (await sync()).outbox.again(...given),
      tidy: async (...given) => (await sync()).outbox.tidy(...given),
    },
    endsOf: async (tenant, learners) => (await sync()).endsOf(tenant, learners),
    clear: async (key, head) => (await sync()).clear(key, head),
    erase: async (key) => (await sync()).erase(key),
    close: async () => {
      const closing = opened;
      opened = undefined;
      await (await closing)?.close();
    },
  };
}

describeWithPostgres("PostgreSQL", (createDatabase) => {
  function createWorld(): ServerWorld {
    const folder = mkdtempSync(path.join(tmpdir(), "mathflow-dump-"));
    const file = path.join(folder, "dump.sql");
    let made: ReturnType<typeof createDatabase> | undefined;
    const database = () => (made ??= createDatabase());
    return {
      open: () => openLater(async () => openPostgres({ url: (await database()).url })),
      backUp: async () => (await database()).dump(file),
      restore: async () => (await database()).restore(file),
      discard: () => rm(folder, { recursive: true, force: true }),
      durable: "commit",
    };
  }

  describeSyncStore("PostgreSQL", createWorld);
  describeOutbox("PostgreSQL", createWorld);
});
