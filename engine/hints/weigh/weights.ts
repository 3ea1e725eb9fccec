import { LEARNED } from "./learned.ts";

/** What traits of a way tell of it, in steps: four steps double the odds. `bias` is what every way begins with. */
export interface WayWeights {
  readonly bias: number;
  readonly byTrait: ReadonlyMap<string, number>;
}

/** A line for each weight: the weight, then its traits, with tabs between; the first line is the bias alone. */
export function writeWayWeights({ bias, byTrait }: WayWeights): string {
  const traitsByWeight = new Map<number, string[]>();
  for (const [trait, weight] of byTrait) traitsByWeight.set(weight, [...(traitsByWeight.get(weight) ?? []), trait]);
  const lines = [...traitsByWeight]
    .toSorted(([a], [b]) => a - b)
    .map(([weight, traits]) => [weight, ...traits.toSorted()].join("\t"));
  return [String(bias), ...lines].join("\n");
}

export function readWayWeights(text: string): WayWeights {
  const [bias = "0", ...lines] = text.split("\n");
  const byTrait = lines.flatMap((line) => {
    const [weight, ...traits] = line.split("\t");
    return traits.map((trait): readonly [string, number] => [trait, Number(weight)]);
  });
  return { bias: Number(bias), byTrait: new Map(byTrait) };
}

export const WAY_WEIGHTS = readWayWeights(LEARNED);
