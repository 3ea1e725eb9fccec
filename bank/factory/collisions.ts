import { buildItem, check, DIFFICULTIES, type Blueprint, type BuiltItem, type Difficulty } from "#engine";
import { drawContext } from "#bank";

/** Share of a level's items on which two named errors may give one wrong answer [0 to 1]. */
export const MAX_ALIKE = 0.05;

/** Ids of two differently named errors, in the order of the blueprint: of one answer the first is said. */
export type ErrorPair = `${string} = ${string}`;

/** Two named errors that give one wrong answer to an instance, so that neither is known to be the reason for it. */
export interface Collision {
  readonly pair: ErrorPair;
  /** The wrong answer, as typed. */
  readonly wrong: string;
}

/**
 * The collisions of one instance. Two answers are one where the tutor would take them for one: alike as texts, or
 * marked alike in the form that the item asks for.
 */
export function collisionsOf(blueprint: Blueprint, { item, operands }: BuiltItem): Collision[] {
  const { final_answer_canonical: canonical } = item.solution_logic;
  const said = blueprint.misconceptions.flatMap(({ id, wrong }) => {
    const text = wrong(operands);
    return text === undefined || text === canonical ? [] : [{ id, text }];
  });
  return said.flatMap((first, index) =>
    said
      .slice(index + 1)
      .filter((second) => second.id !== first.id && isOneAnswer(item, first.text, second.text))
      .map((second): Collision => ({ pair: `${first.id} = ${second.id}`, wrong: first.text })),
  );
}

function isOneAnswer({ answer_spec: spec }: BuiltItem["item"], one: string, other: string): boolean {
  if (one === other) return true;
  const boxes = spec.parts ?? [{ kind: spec.kind ?? ("number" as const), options: spec.options ?? {} }];
  const [ones, others] = spec.parts === undefined ? [[one], [other]] : [one.split("; "), other.split("; ")];
  return boxes.every(({ kind, options }, index) => {
    // What else would be right or is known to be wrong says nothing about these two.
    const { alternatives: _alternatives, wrong: _wrong, ...asked } = options;
    return (
      check({ kind, expected: ones[index] ?? "", given: others[index] ?? "", options: asked }).verdict === "correct"
    );
  });
}

/** How often two named errors give one wrong answer among some instances of a level. */
export interface PairCount {
  readonly pair: ErrorPair;
  readonly items: number;
  /** The first instance, and its wrong answer. */
  readonly seed: number;
  readonly wrong: string;
}

/** Counts the collisions of a level, instance by instance. */
export class CollisionCount {
  /** Instances with at least one collision. */
  alike = 0;
  readonly #byPair = new Map<ErrorPair, PairCount>();

  add(seed: number, collisions: readonly Collision[]): void {
    if (collisions.length > 0) this.alike += 1;
    for (const { pair, wrong } of collisions) {
      const known = this.#byPair.get(pair) ?? { pair, items: 0, seed, wrong };
      this.#byPair.set(pair, { ...known, items: known.items + 1 });
    }
  }

  /** The most frequent pair first. */
  pairs(): PairCount[] {
    return [...this.#byPair.values()].toSorted((a, b) => b.items - a.items);
  }
}

/** The collisions of one level's listed items. */
export interface LevelCollisions {
  readonly difficulty: Difficulty;
  readonly items: number;
  readonly alike: number;
  readonly pairs: readonly PairCount[];
}

/** The collisions of each level; seeds that cannot be built are left out. */
export function blueprintCollisions(
  blueprint: Blueprint,
  seedsOf: (difficulty: Difficulty) => readonly number[],
): LevelCollisions[] {
  return DIFFICULTIES.map((difficulty) => {
    const count = new CollisionCount();
    let items = 0;
    for (const seed of seedsOf(difficulty)) {
      const built = buildItem(blueprint, difficulty, seed, drawContext);
      if (!built.ok) continue;
      items += 1;
      count.add(seed, collisionsOf(blueprint, built.value));
    }
    return { difficulty, items, alike: count.alike, pairs: count.pairs() };
  });
}

/** What is to be said of a level with more collisions than may be; undefined where there is nothing to say. */
export function alikeFault(count: CollisionCount, items: number): { seed: number; message: string } | undefined {
  const [worst] = count.pairs();
  const most = Math.floor(MAX_ALIKE * items);
  if (worst === undefined || count.alike <= most) return undefined;
  return {
    seed: worst.seed,
    message: `named errors give one wrong answer on ${count.alike} of ${items} items (${most} may), ${worst.pair} on ${worst.items} of them, such as ${worst.wrong}.`,
  };
}
