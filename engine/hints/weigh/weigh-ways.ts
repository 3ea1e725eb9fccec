import type { Way } from "./place.ts";
import { WAY_WEIGHTS, type WayWeights } from "./weights.ts";

/** The odds that a text with these ways tells the answer, and the kind of the way that weighs most. */
export interface Weighed {
  readonly odds: number;
  readonly strongest: string | undefined;
}

/** Odds of several ways add up. They are powers of two times one of four numbers, so that every machine finds the same. */
export function weighWays(ways: readonly Way[], weights: WayWeights = WAY_WEIGHTS): Weighed {
  let odds = 0;
  let most = -Infinity;
  let strongest: string | undefined;
  for (const way of ways) {
    if (!hasCause(way, weights)) continue;
    const steps = way.reduce((sum, trait) => sum + (weights.byTrait.get(trait) ?? 0), weights.bias);
    odds += oddsOf(steps);
    if (steps <= most) continue;
    most = steps;
    strongest = way[0]?.[0];
  }
  return { odds, strongest };
}

/** A sentence read by its words needs a number, or a word that speaks for it: "Thank you for telling me" has neither. */
function hasCause(way: Way, { byTrait }: WayWeights): boolean {
  const isRead = way[0]?.startsWith("X") === true;
  return !isRead || way.some((trait) => isOfNumbers(trait) || (OF_WORDS.test(trait) && (byTrait.get(trait) ?? 0) > 0));
}

const OF_NUMBERS = ["Xtext ", "Xpick ", "Xsign ", "Xtruth "];
const OF_WORDS = /^X[wf]/u;

function isOfNumbers(trait: string): boolean {
  return OF_NUMBERS.some((name) => trait.startsWith(name) && trait.length > name.length);
}

/** Two to a quarter of the steps. */
export function oddsOf(steps: number): number {
  const kept = Math.max(-LIMIT, Math.min(LIMIT, steps));
  const quarters = ((kept % 4) + 4) % 4;
  let odds = QUARTERS[quarters] ?? 1;
  for (let doublings = (kept - quarters) / 4; doublings > 0; doublings--) odds *= 2;
  for (let halvings = (quarters - kept) / 4; halvings > 0; halvings--) odds /= 2;
  return odds;
}

const LIMIT = 160;
/** Powers of the fourth root of two. */
const QUARTERS = [1, 1.189207115002721, Math.SQRT2, 1.681792830507429];
