/** What orders one skill among the open ones. */
export interface FrontierEntry {
  /** How far it is from being done [0 to 1]; smaller comes first. */
  readonly distance: number;
  /** Wall clock [ms]; never practised is -1 and comes first among equals. */
  readonly lastPractisedAt: number;
  /** Counts as a fulfilled prerequisite of others. */
  readonly satisfied: boolean;
  /** May be recommended once its own prerequisites are satisfied. */
  readonly eligible: boolean;
}

/** The open skills in the order of requirement M7 as decided, kept up to date skill by skill. */
export interface Frontier {
  /** Replaces what is known of one skill. O(dependents + log skills). */
  readonly update: (skill: number, entry: FrontierEntry) => void;
  /** The skill to practise next, or -1 when none is open. O(1). */
  readonly best: () => number;
  /** Whether all prerequisites of a skill are satisfied. */
  readonly isOpen: (skill: number) => boolean;
}

/**
 * Creates a frontier over skills 0 to n - 1: counters of missing prerequisites and an indexed
 * binary heap, so that one answer touches only the skills it can change [REC1].
 *
 * @param prerequisites - for each skill the skills it needs; acyclic
 * @param rank - for each skill its place among equals (priority, grade band, teaching order); all different
 */
export function createFrontier(prerequisites: readonly (readonly number[])[], rank: readonly number[]): Frontier {
  const size = prerequisites.length;
  const missing = Int32Array.from(prerequisites, (ids) => ids.length);
  const dependents: number[][] = Array.from({ length: size }, () => []);
  prerequisites.forEach((ids, skill) => ids.forEach((id) => dependents[id]?.push(skill)));

  const distance = new Float64Array(size);
  const last = new Float64Array(size).fill(-1);
  const order = Int32Array.from(rank);
  const satisfied = new Uint8Array(size);
  const eligible = new Uint8Array(size);
  const heap = new Int32Array(size);
  /** Place in the heap, or -1. */
  const place = new Int32Array(size).fill(-1);
  let count = 0;

  // In range by construction: every index comes from 0..size - 1.
  const at = (array: Float64Array | Int32Array, index: number): number => array[index] as number;

  function before(a: number, b: number): boolean {
    if (at(distance, a) !== at(distance, b)) return at(distance, a) < at(distance, b);
    if (at(last, a) !== at(last, b)) return at(last, a) < at(last, b);
    return at(order, a) < at(order, b);
  }

  function put(skill: number, index: number): void {
    heap[index] = skill;
    place[skill] = index;
  }

  function rise(start: number): void {
    const skill = at(heap, start);
    let index = start;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!before(skill, at(heap, parent))) break;
      put(at(heap, parent), index);
      index = parent;
    }
    put(skill, index);
  }

  function sink(start: number): void {
    const skill = at(heap, start);
    let index = start;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= count) break;
      if (child + 1 < count && before(at(heap, child + 1), at(heap, child))) child += 1;
      if (!before(at(heap, child), skill)) break;
      put(at(heap, child), index);
      index = child;
    }
    put(skill, index);
  }

  /** Brings the heap in line with whether the skill is open and eligible, and with its keys. */
  function settle(skill: number): void {
    const wanted = eligible[skill] === 1 && missing[skill] === 0;
    const index = at(place, skill);
    if (wanted && index < 0) {
      count += 1;
      put(skill, count - 1);
      rise(count - 1);
    } else if (wanted) {
      rise(index);
      sink(at(place, skill));
    } else if (index >= 0) {
      count -= 1;
      place[skill] = -1;
      const moved = at(heap, count);
      if (moved === skill) return;
      put(moved, index);
      rise(index);
      sink(at(place, moved));
    }
  }

  function update(skill: number, entry: FrontierEntry): void {
    distance[skill] = entry.distance;
    last[skill] = entry.lastPractisedAt;
    eligible[skill] = entry.eligible ? 1 : 0;
    const now = entry.satisfied ? 1 : 0;
    const change = now - (satisfied[skill] ?? 0);
    satisfied[skill] = now;
    settle(skill);
    if (change === 0) return;
    for (const dependent of dependents[skill] ?? []) {
      missing[dependent] = at(missing, dependent) - change;
      settle(dependent);
    }
  }

  return {
    update,
    best: () => (count === 0 ? -1 : at(heap, 0)),
    isOpen: (skill) => missing[skill] === 0,
  };
}
