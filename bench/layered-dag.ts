import { createRng } from "#engine";

/** Skills 0 to n - 1 in teaching order: every prerequisite has a smaller number. */
export interface LayeredDag {
  readonly prerequisites: readonly (readonly number[])[];
  readonly edges: number;
}

/** How far back a prerequisite may lie, in layers. */
const REACH = 3;

/**
 * A seeded graph in layers, as curricula are: each skill above the first layer needs at least one
 * skill of the layer below; the other edges come from the three layers before.
 */
export function makeLayeredDag(skills: number, edges: number, layers: number, seed: string): LayeredDag {
  const rng = createRng(seed);
  const width = skills / layers;
  const needs = Array.from({ length: skills }, () => new Set<number>());
  const layerOf = (skill: number) => Math.floor(skill / width);
  const drawFrom = (first: number, last: number) =>
    rng.int(Math.ceil(Math.max(0, first) * width), Math.ceil((last + 1) * width) - 1);
  let count = 0;
  for (let skill = 0; skill < skills; skill++) {
    const layer = layerOf(skill);
    if (layer === 0) continue;
    needs[skill]?.add(drawFrom(layer - 1, layer - 1));
    count += 1;
  }
  while (count < edges) {
    const skill = rng.int(0, skills - 1);
    const layer = layerOf(skill);
    if (layer === 0) continue;
    const set = needs[skill];
    const before = set?.size;
    set?.add(drawFrom(layer - REACH, layer - 1));
    if (set?.size !== before) count += 1;
  }
  return { prerequisites: needs.map((set) => [...set]), edges: count };
}
