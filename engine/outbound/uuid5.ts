import { sha1 } from "@noble/hashes/legacy.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * The UUID of a name within a namespace: version 5 (RFC 9562, section 5.5).
 *
 * @param namespace - a UUID
 */
export function uuid5(namespace: string, name: string): string {
  const hash = sha1(concatBytes(hexToBytes(namespace.replaceAll("-", "")), utf8ToBytes(name))).slice(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytesToHex(hash);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
