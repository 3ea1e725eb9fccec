/** How often an instance of a level has to be harder than one of the level before, at least [probability]. */
export const MIN_RISE = 0.75;

/** Instances a level that are compared: of a few, chance would decide. */
const ENOUGH = 100;

/**
 * How surely an instance of one level is harder than one of the other: the area under the ROC curve of their computed
 * difficulties, 0.5 where the levels are alike.
 */
export function levelRise(easier: readonly number[], harder: readonly number[]): number {
  let won = 0;
  for (const high of harder) for (const low of easier) won += high > low ? 1 : high === low ? 0.5 : 0;
  return won / (easier.length * harder.length);
}

/** What is to be said of a level that is hardly harder than the one before; undefined where it is, or too few are known. */
export function flatFault(easier: readonly number[], harder: readonly number[]): string | undefined {
  if (Math.min(easier.length, harder.length) < ENOUGH) return undefined;
  const rise = levelRise(easier, harder);
  return rise >= MIN_RISE
    ? undefined
    : `its items are harder than those of the level before with probability ${rise.toFixed(2)}, and ${MIN_RISE} is asked.`;
}
