import { createRng } from "../random.ts";

/**
 * One of several ways to say the same, always the same for a seed; those said before come last, so that nothing
 * is said twice while there is another way.
 *
 * @param said - texts said so far, oldest first
 */
export function pickWords(ways: readonly string[], seed: string, said: readonly string[]): string {
  const isNew = (way: string) => said.every((text) => !text.includes(way));
  const fresh = ways.filter(isNew);
  if (fresh.length > 0) return createRng(seed).pick(fresh);
  // All were said: the one that was said longest ago.
  const lastSaid = (way: string) => said.findLastIndex((text) => text.includes(way));
  return ways.reduce((oldest, way) => (lastSaid(way) < lastSaid(oldest) ? way : oldest));
}
