import type { Bus, Clock, Ids, Locks, StorageFacts, Timers } from "../seams.ts";
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
