import type { Bus, Clock, Files, Ids, Locks, StorageFacts, Timers } from "../seams.ts";
import { createUuidV7 } from "../uuid-v7.ts";

/** The real world of a worker in a browser. */
export const browserClock: Clock = { wall: () => Date.now(), mono: () => performance.now() };

export const browserTimers: Timers = {
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};

export function browserIds(): Ids {
  return {
    eventId: createUuidV7({ wall: browserClock.wall, fillRandom: (bytes) => void crypto.getRandomValues(bytes) }),
    uuid: () => crypto.randomUUID(),
    seed: () => crypto.randomUUID(),
  };
}

export const browserLocks: Locks = {
  exclusive: (name, work) => navigator.locks.request(name, work),
};

export function browserBus(name: string): Bus {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    tell: () => channel.postMessage("written"),
    listen: (listener) => channel.addEventListener("message", listener),
  };
}

export const browserStorage: StorageFacts = {
  persisted: async () => (await navigator.storage?.persisted?.()) ?? null,
  usageBytes: async () => (await navigator.storage?.estimate?.())?.usage ?? null,
};

/** Files of the origin private file system; where a browser has none, nothing is kept twice. */
export function browserFiles(folder: string): Files {
  let opened: Promise<FileSystemDirectoryHandle> | null = null;

  function directory(): Promise<FileSystemDirectoryHandle> {
    opened ??= navigator.storage.getDirectory().then((root) => root.getDirectoryHandle(folder, { create: true }));
    return opened;
  }

  async function put(name: string, coming: Promise<string> | string, where: "end" | "start"): Promise<void> {
    const file = await (await directory()).getFileHandle(name, { create: true });
    const access = await file.createSyncAccessHandle();
    try {
      const text = await coming;
      if (where === "start") access.truncate(0);
      if (text === "") return;
      access.write(new TextEncoder().encode(text), { at: access.getSize() });
      access.flush();
    } finally {
      access.close();
    }
  }

  async function unlessMissing<Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DOMException && error.name === "NotFoundError") return otherwise;
      throw error;
    }
  }

  return {
    read: (name) =>
      unlessMissing(async () => {
        const file = await (await directory()).getFileHandle(name);
        return (await file.getFile()).text();
      }, ""),
    append: (name, text) => put(name, text, "end"),
    write: (name, text) => put(name, text, "start"),
    remove: (name) => unlessMissing(async () => (await directory()).removeEntry(name), undefined),
  };
}
