import { DeviceId, ok } from "#engine";
import type { StoreResult } from "../store/store.ts";
import { mustHave, type CoreState, type HostDeps } from "./core-types.ts";
import type { MemoryKeeper } from "./memory-keeper.ts";
import type { Notices } from "./notices.ts";
import type { Patience } from "./patience.ts";
import type { Saving } from "./saving.ts";

interface DatabaseParts extends Pick<Saving, "fail">, Pick<Patience, "patiently"> {
  readonly deps: HostDeps;
  readonly state: CoreState;
  readonly notices: Notices;
  readonly keeper: MemoryKeeper;
  readonly alone: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

const OPEN_TRIES = 3;
const OPEN_PAUSE_MS = 200;

export type Database = ReturnType<typeof createDatabase>;

/** The database is opened, begun anew, and dug through for what is left of it. */
export function createDatabase({ deps, state, notices, keeper, patiently, alone, fail }: DatabaseParts) {
  const { store, ids } = deps;

  /** A database that does not open is tried three times, never for ever [HST13]. */
  async function openStore(): StoreResult<null> {
    for (let attempt = 1; ; attempt++) {
      const opened = await patiently(store.open(DeviceId.parse(ids.uuid())));
      if (opened.ok) return ok(null);
      if (opened.error.type !== "broken" || attempt === OPEN_TRIES) return opened;
      await new Promise<void>((resolve) => void deps.timers.after(OPEN_PAUSE_MS * attempt, resolve));
    }
  }

  async function boot(): Promise<void> {
    const bank = deps.loadContent().catch((error: unknown) => {
      console.error("the problem bank could not be loaded", error);
      return null;
    });
    const opened = await openStore();
    state.bank = await bank;
    if (opened.ok && state.bank === null) {
      state.phase = "failed";
      notices.raise({ type: "content-missing" });
      return;
    }
    const loaded = opened.ok ? await load() : opened;
    if (loaded.ok) {
      void keeper.copyDevice().catch(() => {});
      if (mustHave(state.record).profiles.length === 0) return;
      if ((await deps.storage.persisted()) === false) notices.raise({ type: "not-persistent" });
      return;
    }
    state.phase = "failed";
    fail(loaded.error);
    if (loaded.error.type === "broken") {
      notices.raise({ type: "database-broken", canExport: (await salvage()).length > 0 });
    }
  }

  async function load(): StoreResult<null> {
    const lost = await keeper.hasLost();
    if (!lost.ok) return lost;
    const mended = lost.value ? await alone(keeper.mend) : ok(null);
    return mended.ok ? keeper.reload() : mended;
  }

  /** Every event row that can still be found, in whatever copy, each id once. */
  async function salvage(): Promise<readonly unknown[]> {
    const kept = await deps.journal.readDevice().catch(() => null);
    const copies = (kept?.profiles ?? []).map(({ id }) => deps.journal.read(id).catch(() => []));
    const remembered = [...(state.memory?.retained.values() ?? [])].map((text) => JSON.parse(text) as unknown);
    const rows = [...(await Promise.all(copies)).flat(), ...(await store.salvage()), ...remembered];
    return [...new Map(rows.map((row) => [(row as { readonly id?: string }).id, row])).values()];
  }

  /** Deletes the database and starts a new one. */
  async function reset(): StoreResult<null> {
    const destroyed = await patiently(store.destroy());
    if (!destroyed.ok) return destroyed;
    state.memory = null;
    state.record = null;
    state.save = { type: "saved" };
    notices.lower("database-broken", "database-lost", "storage-full", "storage-cleared", "rows-unreadable");
    const opened = await openStore();
    const mended = opened.ok ? await keeper.mend() : opened;
    const loaded = mended.ok ? await keeper.reload() : mended;
    if (loaded.ok) deps.bus.tell();
    return loaded;
  }

  return { boot, reset, salvage };
}
