import type { EventId } from "#engine";

/** What the engine worker takes from the world. The composition root hands in the real ones. */
export interface Clock {
  /** Wall clock [ms since 1970-01-01 UTC]; may be wrong, may go back. */
  readonly wall: () => number;
  /** Monotonic clock since the worker started [ms]. */
  readonly mono: () => number;
}

/** Calls back later; returns a function that calls it off. */
export interface Timers {
  readonly after: (delayMs: number, callback: () => void) => () => void;
}

/** Everything that must be fresh. */
export interface Ids {
  /** Monotone UUIDv7 (RFC 9562). */
  readonly eventId: () => EventId;
  /** Random UUID: learners, devices, sessions. */
  readonly uuid: () => string;
  /** Text that seeds a session's dice. */
  readonly seed: () => string;
}

/** The part of Web Locks that is used: one exclusive holder of a name among all tabs. */
export interface Locks {
  readonly exclusive: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;
}

/** Tells the other tabs of this origin that something was written. Only a hint: they read it from the store. */
export interface Bus {
  readonly tell: () => void;
  readonly listen: (listener: () => void) => void;
}

/** What a worker can ask about its storage; `persist()` itself exists only in a page. */
export interface StorageFacts {
  /** null where the browser cannot say. */
  readonly persisted: () => Promise<boolean | null>;
  readonly usageBytes: () => Promise<number | null>;
}

/** Text files private to this origin, outside the database. Any call may fail: they only hold second copies. */
export interface Files {
  /** "" when there is none. */
  readonly read: (name: string) => Promise<string>;
  /** Opens or makes the file at once, and adds the text to its end, flushed, when it has come; nothing where that is "". */
  readonly append: (name: string, text: Promise<string> | string) => Promise<void>;
  /** Puts a new text in the place of the old one. */
  readonly write: (name: string, text: string) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
}
