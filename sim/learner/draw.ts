import { createRng } from "#engine";

/**
 * One uniform draw, 0 to 1 (1 excluded), the same for the same key. Nothing here draws from a stream: a pupil's luck at
 * the third attempt on a skill is then the same under every policy, however it came to that attempt [SIM2].
 */
export function draw(...key: readonly (string | number)[]): number {
  return createRng(key.join("/")).uint32() / 2 ** 32;
}

/** One uniform draw between two numbers. */
export function drawBetween(low: number, high: number, ...key: readonly (string | number)[]): number {
  return low + (high - low) * draw(...key);
}
