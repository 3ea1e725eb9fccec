import { isIP } from "node:net";

export interface AddressLimit {
  /** Counts one; false when there were too many. */
  readonly take: (address: string, now: number) => boolean;
  /** The one counted last came to good. */
  readonly giveBack: (address: string) => void;
}

/** No more are remembered; beyond that the oldest is forgotten. */
const MAX_ADDRESSES = 10_000;

/**
 * Counts by network address, in memory only: addresses are not kept. It slows those who try codes and names; what one
 * secret may suffer is counted by `guessing.ts`.
 */
export function createAddressLimit(most: number, windowMs: number): AddressLimit {
  const counts = new Map<string, { count: number; since: number }>();

  return {
    take: (address, now) => {
      const network = networkOf(address);
      const known = counts.get(network);
      const current = known === undefined || now - known.since >= windowMs ? { count: 0, since: now } : known;
      counts.delete(network);
      counts.set(network, current);
      const [oldest] = counts.keys();
      if (counts.size > MAX_ADDRESSES && oldest !== undefined) counts.delete(oldest);
      if (current.count >= most) return false;
      current.count += 1;
      return true;
    },
    giveBack: (address) => {
      const known = counts.get(networkOf(address));
      if (known !== undefined) known.count -= 1;
    },
  };
}

/** A household or school has a whole IPv6 network of its own: the first four groups. */
function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/iu, "").replace(/%.*$/u, "");
  if (isIP(bare) !== 6) return bare;
  // A URL writes an address in its shortest form.
  const [head = "", tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const [front, back] = [head.split(":").filter(Boolean), (tail ?? "").split(":").filter(Boolean)];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => "0");
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}
