/** Hex digits of a listed hash (48 bits). */
export const HASH_DIGITS = 12;
/**
 * The first of them that a device keeps: 24 bits in four digits of base64url [RFC 4648, 5]. An item that came out otherwise
 * than it was verified passes for the right one in 1 case of 1.7e7; the bank's own check and the audit compare whole hashes.
 */
const KEPT_DIGITS = 6;
const PACKED_DIGITS = 4;

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Stands before packed hashes; no hex digit. */
const MARK = "~";

/** Hashes in a row, as the app's build writes them: a third as long, and each still in its own place. */
export function packHashes(hex: string): string {
  let packed = MARK;
  for (let from = 0; from < hex.length; from += HASH_DIGITS) {
    // Three hex digits are two of base64.
    for (let at = from; at < from + KEPT_DIGITS; at += 3) {
      const bits = Number.parseInt(hex.slice(at, at + 3), 16);
      packed += DIGITS.charAt(bits >> 6) + DIGITS.charAt(bits & 63);
    }
  }
  return packed;
}

/** The hash at an index of a list in hex: whole, or its first digits where the list is packed. */
export function hashAt(hashes: string, index: number): string {
  if (!hashes.startsWith(MARK)) return hashes.slice(index * HASH_DIGITS, (index + 1) * HASH_DIGITS);
  const from = MARK.length + index * PACKED_DIGITS;
  let hex = "";
  for (let at = from; at < from + PACKED_DIGITS; at += 2) {
    const bits = DIGITS.indexOf(hashes.charAt(at)) * 64 + DIGITS.indexOf(hashes.charAt(at + 1));
    hex += bits.toString(16).padStart(3, "0");
  }
  return hex;
}
