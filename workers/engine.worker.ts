import { expose } from "comlink";
import { importWords, openBank } from "#bank";
import { loadExaminer } from "./appeal/load-examiner.ts";
import { createEngineHost } from "./engine-host.ts";
import {
  browserBus,
  browserClock,
  browserFiles,
  browserIds,
  browserLocks,
  browserStorage,
  browserTimers,
} from "./host/browser.ts";
import { createJournal } from "./host/journal.ts";
import { tutor } from "./host/tutor.ts";
import { createDexieStore } from "./store/dexie-store.ts";
import { TutorDb } from "./store/tutor-db.ts";

// oxlint-disable-next-line no-underscore-dangle -- the name that the build replaces
declare const __BUILD__: string | undefined;

const db = new TutorDb();
const ids = browserIds();

const engine = createEngineHost({
  store: createDexieStore(db),
  tutor,
  loadContent: async () => {
    // Lists and blueprints are one chunk a strand each, beside the worker's own code.
    const bank = await openBank(async (strand) => (await import(`../bank/verified/${strand}.json`)).default);
    if (!bank.ok) throw new Error(`${bank.error.where}: ${bank.error.message}`);
    return bank.value;
  },
  loadWords: importWords,
  loadExaminer,
  loadLlm: async () => (await import("./llm/http-llm.ts")).createHttpLlm(fetch.bind(globalThis)),
  loadSync: async () => (await import("./sync/browser-sync.ts")).createBrowserSync(db, ids),
  loadSchool: async () => (await import("./school/http-school.ts")).createHttpSchool(fetch.bind(globalThis)),
  clock: browserClock,
  timers: browserTimers,
  ids,
  locks: browserLocks,
  bus: browserBus("mathflow"),
  storage: browserStorage,
  journal: createJournal(browserFiles("mathflow-journal"), browserLocks),
  build: typeof __BUILD__ === "string" ? __BUILD__ : "dev",
});

// A worker hears of the network as a page does.
self.addEventListener("online", () => void engine.wake());
expose(engine);
