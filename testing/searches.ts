/**
 * The share of a search that runs now, 0 to 1: a tenth in `npm test`, everything in `npm run test:full`. A search looks
 * for what is rare by trying many seeds, skills or turns; files of tests that hold one import this module, and that is
 * how the full check finds them.
 */
const SHARE = isWhole() ? 1 : 0.1;

/** Whether everything is tried. */
export function isWhole(): boolean {
  return process.env["MATHFLOW_SEARCHES"] === "whole";
}

/** So many of `whole` tries, at least one. */
export function triesOf(whole: number): number {
  return Math.max(1, Math.round(whole * SHARE));
}

/** Cases spread over all of them, and over what repeats in their order. */
export function sampleOf<Case>(cases: readonly Case[]): readonly Case[] {
  const step = cases.length / triesOf(cases.length);
  const places = Array.from(
    { length: triesOf(cases.length) },
    (_, at) => Math.floor(at * step) + (at % Math.floor(step)),
  );
  return places.flatMap((place) => cases.slice(place, place + 1));
}
