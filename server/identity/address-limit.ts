import { networkOf } from "../http/address.ts";

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
