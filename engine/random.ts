/** A stream of pseudo-random numbers that is the same on every device for the same seed. */
export interface Rng {
  /** Uniform integer, 0 to 2^32 - 1. */
  readonly uint32: () => number;
  /** Uniform integer, `min` to `max`, both included. Exact: no modulo bias. */
  readonly int: (min: number, max: number) => number;
  /** One entry, each equally likely. Throws on an empty list: that is a bug of the caller. */
  readonly pick: <Entry>(entries: readonly Entry[]) => Entry;
  /** A new list in random order (Fisher-Yates). */
  readonly shuffle: <Entry>(entries: readonly Entry[]) => Entry[];
}

/**
 * Creates a seeded stream: sfc32 (Chris Doty-Humphrey, PractRand), its state taken from the
 * seed's text by four FNV-1a passes. Only 32-bit integer operations, so every engine agrees.
 *
 * @param seed - any text; derive independent streams by different texts: `${seed}/names`
 */
export function createRng(seed: string): Rng {
  let a = fnv1a(`a${seed}`);
  let b = fnv1a(`b${seed}`);
  let c = fnv1a(`c${seed}`);
  let counter = 1;

  function uint32(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  }
  for (let i = 0; i < 12; i++) uint32();

  function int(min: number, max: number): number {
    const span = max - min + 1;
    if (!Number.isSafeInteger(min) || !(span >= 1 && span <= 2 ** 32)) {
      throw new RangeError(`rng.int: bad range ${min}..${max}`);
    }
    const limit = 2 ** 32 - (2 ** 32 % span);
    let draw = uint32();
    while (draw >= limit) draw = uint32();
    return min + (draw % span);
  }

  function pick<Entry>(entries: readonly Entry[]): Entry {
    const index = int(0, entries.length - 1);
    return entries[index] as Entry;
  }

  function shuffle<Entry>(entries: readonly Entry[]): Entry[] {
    const out = [...entries];
    for (let i = out.length - 1; i > 0; i--) {
      const j = int(0, i);
      [out[i], out[j]] = [out[j] as Entry, out[i] as Entry];
    }
    return out;
  }

  return { uint32, int, pick, shuffle };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
