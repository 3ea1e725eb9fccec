const EMPTY = "0000000000000000";

/** The hash of nothing: where a combined hash begins. */
export const NO_HASH = EMPTY;

/**
 * 64 bits of a text as 16 lower-case hex digits: two lanes of 32-bit multiplications, mixed at the end as in
 * MurmurHash3's finaliser. It finds damage and difference; it is no proof against forgery.
 */
export function hash64(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2_654_435_761);
    b = Math.imul(b ^ unit, 1_597_334_677);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return toHex(a) + toHex(b);
}

/** Combines hashes bit by bit (exclusive or): the order does not matter, and adding one twice takes it out. */
export function xorHash(left: string, right: string): string {
  return half(left, right, 0) + half(left, right, 8);
}

function half(left: string, right: string, at: number): string {
  return toHex(parseInt(left.slice(at, at + 8), 16) ^ parseInt(right.slice(at, at + 8), 16));
}

function toHex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}
