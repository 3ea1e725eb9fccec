import type { Blueprint } from "#engine";
import { buildAll, flatLevels } from "../blueprints/testing.ts";
import { gateFailures } from "./gates.ts";
import type { BlindItem, BlindSolver } from "./critic/types.ts";

/** What the tests of every strand's second method share. For tests only. */

/**
 * What the gates say against instances of a blueprint, and levels that are not harder than the one before.
 *
 * @param seeds - instances a level; every listed item goes through the gates in `mathflow bank verify`
 */
export function levelFaults(blueprint: Blueprint, seeds: number): string[] {
  const items = buildAll(blueprint, seeds);
  const failures = items.flatMap((built) =>
    gateFailures(blueprint, built).map(
      ({ gate, message }) => `level ${built.item.meta.difficulty} ${gate}: ${message}`,
    ),
  );
  return [...failures, ...flatLevels(blueprint)];
}

/** A problem as a pupil sees it, and what the second method says: undefined where it should be silent. */
export interface SolverCase extends Partial<BlindItem> {
  readonly skill: string;
  readonly stem: string;
  readonly says: string | readonly string[] | undefined;
}

/** What the second method says of a case: one box's answer by itself. */
export function solverSays(
  solvers: Readonly<Record<string, BlindSolver>>,
  { skill, stem, choices = [], diagram, boxes = [] }: SolverCase,
): SolverCase["says"] {
  const solve = solvers[skill];
  if (solve === undefined) throw new Error(`no second method for ${skill}`);
  const answers = solve({ stem, choices, diagram, boxes });
  return answers?.length === 1 ? answers[0] : answers;
}
