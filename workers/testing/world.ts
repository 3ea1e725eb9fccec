import { createRng, ok, type Content, type Rng } from "#engine";
import type { BankInParts } from "#bank";
import type { Examine } from "../appeal/examine-appeal.ts";
import { loadExaminer } from "../appeal/load-examiner.ts";
import type { EngineApi, EngineView } from "../engine-api.ts";
import { createEngineHost } from "../engine-host.ts";
import type { HostDeps } from "../host/core-types.ts";
import { createJournal } from "../host/journal.ts";
import { tutor } from "../host/tutor.ts";
import type { LlmSeam } from "../llm/llm-seam.ts";
import type { Tutor } from "../host/tutor.ts";
import type { Bus, Clock, Files, Ids, Locks, StorageFacts, Timers } from "../seams.ts";
import type { SchoolSeam } from "../school/http-school.ts";
import type { Store } from "../store/store.ts";
import type { SyncSeam } from "../sync/sync-seam.ts";
import { createUuidV7 } from "../uuid-v7.ts";

/** Time that moves only when told. */
export interface TestTime extends Clock, Timers {
  /** Moves both clocks and calls what is due, in order. */
  readonly advance: (ms: number) => void;
  /** Moves the wall clock alone, as a person or a network time server does. */
  readonly jump: (ms: number) => void;
}

export function createTestTime(start = Date.UTC(2026, 9, 5, 8)): TestTime {
  let wall = start;
  let mono = 0;
  let due: { readonly at: number; readonly callback: () => void }[] = [];
  return {
    wall: () => wall,
    mono: () => mono,
    after: (delayMs, callback) => {
      const timer = { at: mono + delayMs, callback };
      due.push(timer);
      return () => {
        due = due.filter((other) => other !== timer);
      };
    },
    jump: (ms) => {
      wall += ms;
    },
    advance: (ms) => {
      wall += ms;
      mono += ms;
      const now = due.filter(({ at }) => at <= mono).toSorted((a, b) => a.at - b.at);
      due = due.filter(({ at }) => at > mono);
      for (const { callback } of now) callback();
    },
  };
}

export function createTestIds(clock: Clock, seed: string): Ids {
  const rng = createRng(seed);
  const fillRandom = (bytes: Uint8Array): void => {
    for (let i = 0; i < bytes.length; i++) bytes[i] = rng.int(0, 255);
  };
  const next = createUuidV7({ wall: clock.wall, fillRandom });
  return { eventId: next, uuid: () => randomUuid(rng), seed: () => `${rng.uint32()}` };
}

/** What the tabs of one browser share: locks and bus. */
export interface TestBrowser {
  readonly locks: Locks;
  readonly bus: () => Bus;
}

export function createTestBrowser(): TestBrowser {
  const tails = new Map<string, Promise<unknown>>();
  const tabs: (() => void)[] = [];
  return {
    locks: {
      exclusive: (name, work) => {
        const turn = (tails.get(name) ?? Promise.resolve()).then(work);
        tails.set(
          name,
          turn.catch(() => {}),
        );
        return turn;
      },
    },
    bus: () => {
      let own: (() => void) | null = null;
      return {
        tell: () => {
          for (const other of tabs) if (other !== own) queueMicrotask(other);
        },
        listen: (listener) => {
          own = listener;
          tabs.push(listener);
        },
      };
    },
  };
}

/** Tabs whose locks do not work: only the store's own guard is left. */
export function createLocklessBrowser(): TestBrowser {
  return { ...createTestBrowser(), locks: { exclusive: (_, work) => work() } };
}

/** Files of a disk that is not the database's. */
export function createMemoryFiles(texts = new Map<string, string>()): Files {
  return {
    read: async (name) => texts.get(name) ?? "",
    append: async (name, coming) => {
      const text = await coming;
      texts.set(name, (texts.get(name) ?? "") + text);
    },
    write: async (name, text) => void texts.set(name, text),
    remove: async (name) => void texts.delete(name),
  };
}

/** A browser that keeps no files. */
const noFiles: Files = {
  read: async () => "",
  append: async () => {},
  write: async () => {},
  remove: async () => {},
};

/** A bank of which nothing is still to come. */
export function wholeBank(content: Content): BankInParts {
  return { content, run: async (work) => ok(work(content)), bringItems: async () => ok(null), missing: () => [] };
}

export interface TabOptions {
  readonly store: Store;
  readonly content: Content;
  readonly time?: TestTime;
  readonly browser?: TestBrowser;
  readonly seed?: string;
  /** Where the second copy is kept; nowhere unless told. */
  readonly files?: Files;
  readonly tutor?: Tutor;
  readonly storage?: StorageFacts;
  readonly loadContent?: () => Promise<BankInParts>;
  /** None unless told. */
  readonly loadLlm?: () => Promise<LlmSeam>;
  readonly loadSync?: () => Promise<SyncSeam>;
  readonly loadSchool?: () => Promise<SchoolSeam>;
  /** English alone unless told. */
  readonly loadWords?: HostDeps["loadWords"];
  /** The real second method unless told. */
  readonly loadExaminer?: () => Promise<Examine>;
}

/** One tab: a host with the real tutor, and the views it has shown. */
export interface Tab {
  readonly api: EngineApi;
  readonly time: TestTime;
  readonly views: EngineView[];
  readonly view: () => EngineView;
  /** Resolves with the first view, from now on, that is so. */
  readonly until: (isSo: (view: EngineView) => boolean) => Promise<EngineView>;
}

export function openTab(options: TabOptions): Tab {
  const time = options.time ?? createTestTime();
  const browser = options.browser ?? createTestBrowser();
  const api = createEngineHost({
    store: options.store,
    tutor: options.tutor ?? tutor,
    loadContent: options.loadContent ?? (async () => wholeBank(options.content)),
    loadExaminer: options.loadExaminer ?? loadExaminer,
    ...(options.loadWords === undefined ? {} : { loadWords: options.loadWords }),
    ...(options.loadLlm === undefined ? {} : { loadLlm: options.loadLlm }),
    ...(options.loadSync === undefined ? {} : { loadSync: options.loadSync }),
    ...(options.loadSchool === undefined ? {} : { loadSchool: options.loadSchool }),
    clock: time,
    timers: time,
    ids: createTestIds(time, options.seed ?? "tab"),
    locks: browser.locks,
    bus: browser.bus(),
    storage: options.storage ?? { persisted: async () => true, usageBytes: async () => 0 },
    journal: createJournal(options.files ?? noFiles, browser.locks),
    build: "test",
  });
  const views: EngineView[] = [];
  let waiting: { readonly isSo: (view: EngineView) => boolean; readonly resolve: (view: EngineView) => void }[] = [];
  void api.watch((view) => {
    // As comlink would: what cannot be cloned does not reach the page.
    views.push(structuredClone(view));
    const met = waiting.filter(({ isSo }) => isSo(view));
    waiting = waiting.filter((one) => !met.includes(one));
    for (const { resolve } of met) resolve(view);
  });
  const view = (): EngineView => views.at(-1) as EngineView;
  return {
    api,
    time,
    views,
    view,
    until: (isSo) =>
      isSo(view()) ? Promise.resolve(view()) : new Promise((resolve) => waiting.push({ isSo, resolve })),
  };
}

/** Everything has run that waits for nothing but its turn. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 100; i++) await Promise.resolve();
}

function randomUuid(rng: Rng): string {
  const hex = Array.from({ length: 4 }, () => rng.uint32().toString(16).padStart(8, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20)].join("-");
}
