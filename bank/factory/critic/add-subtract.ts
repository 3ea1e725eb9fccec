import { solveStory, type Reading } from "./read-story.ts";
import { solveFormula } from "./solve-equation.ts";
import type { BlindItem } from "./types.ts";

/** What stories ask for. The first reading that fits counts; words of no reading are refused. */
const READINGS: readonly Reading[] = [
  [/^Add .* and /u, "x + y"],
  [/^Subtract .* from /u, "y - x"],
  [/^Take .* away from /u, "y - x"],
  [/^Which number is .* more than /u, "x + y"],
  [/^Which number is .* less than /u, "y - x"],
  // What the question asks for is what there was before something went away.
  [/(gives|takes) .*(left).*\bat first\?$/u, "x + y"],
  [/That is \d+ fewer than .*How many/u, "x + y"],
  [/That is \d+ more than .*How many/u, "x - y"],
  [/has \d+ more [a-z]+ than \S+\. \S+ has \d+ [a-z]+\. How many/u, "y - x"],
  // How big the difference is, or what went away, or what is still missing.
  [/How many (more|fewer) .* than /u, "x - y"],
  [/needs \d+ .* used \d+ already\. How many more /u, "x - y"],
  [/(now|Now) .*left.*How many .*(give|take)/u, "x - y"],
  // Something is added to what there is.
  [/ \d+ more( than .*)?\. How many /u, "x + y"],
  [/altogether\?$|in the two days\?$/u, "x + y"],
  // Something goes away from what there is.
  [/(gives|takes|sells|uses) .*(left|still|does .* have now).*\?$/u, "x - y"],
];

export function solve({ stem }: BlindItem): readonly string[] | undefined {
  return solveFormula(stem) ?? solveStory(stem, READINGS);
}
