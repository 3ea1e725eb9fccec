import { EventId } from "#engine";

export interface UuidSource {
  /** Wall clock [ms since 1970-01-01 UTC]. */
  readonly wall: () => number;
  /** Fills the array with random bytes. */
  readonly fillRandom: (bytes: Uint8Array<ArrayBuffer>) => void;
}

const MAX_MS = 2 ** 48 - 1;
const MAX_COUNTER = 0xfff;

/**
 * Creates a maker of UUIDv7 that never goes back (RFC 9562, sections 5.7 and 6.2, method 1): 48 bits of
 * milliseconds, a 12-bit counter started at random below one half, 62 random bits. When the clock stands
 * still or goes back the counter goes on; when the counter is full the millisecond is raised [HST14].
 */
export function createUuidV7(source: UuidSource): () => EventId {
  let lastMs = -1;
  let counter = 0;

  return () => {
    const bytes = new Uint8Array(16);
    source.fillRandom(bytes);
    const wall = Math.floor(source.wall());
    const now = Number.isFinite(wall) ? Math.min(MAX_MS, Math.max(0, wall)) : 0;
    if (now > lastMs) {
      lastMs = now;
      counter = (((bytes[6] ?? 0) << 8) | (bytes[7] ?? 0)) & 0x7ff;
    } else {
      counter += 1;
      if (counter > MAX_COUNTER) {
        lastMs += 1;
        counter = 0;
      }
    }
    return EventId.parse(toText(lastMs, counter, bytes));
  };
}

function toText(ms: number, counter: number, random: Uint8Array): string {
  const time = ms.toString(16).padStart(12, "0");
  const variant = (((random[8] ?? 0) & 0x3f) | 0x80).toString(16).padStart(2, "0");
  const tail = Array.from(random.slice(9, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [
    time.slice(0, 8),
    time.slice(8, 12),
    `7${counter.toString(16).padStart(3, "0")}`,
    `${variant}${tail.slice(0, 2)}`,
    tail.slice(2),
  ].join("-");
}
