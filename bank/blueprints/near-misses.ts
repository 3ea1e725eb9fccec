import type { Distractor, Operands } from "#engine";

/** Numbers beside the right one, which the gates try besides those of named errors. */
export function nearMisses<O extends Operands>(rightOf: (o: O) => number): readonly Distractor<O>[] {
  return [1, -1, 10].map((by) => ({
    strategy: by > 0 ? `${by}-too-many` : "one-too-few",
    wrong: (o) => (rightOf(o) + by > 0 ? String(rightOf(o) + by) : undefined),
  }));
}
