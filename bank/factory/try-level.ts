import { buildItem, type Blueprint, type BuildError, type BuiltItem, type Difficulty } from "#engine";
import { drawContext } from "#bank";
import { collisionsOf } from "./collisions.ts";
import { gateFailures, GATES } from "./gates.ts";
import { refusalsOf } from "./refusals.ts";

/** One question that was put to every instance of a level. */
export interface GateRow {
  /** A gate, or "build": whether an instance can be made at all. */
  readonly gate: string;
  readonly passed: number;
  readonly failed: number;
  /** What the first failure says; empty where nothing fails. */
  readonly example: string;
}

export interface LevelTrial {
  readonly rows: readonly GateRow[];
  /** Instances that pass every gate. */
  readonly passed: number;
  /** How many of these look different. */
  readonly distinct: number;
  /** Mean of these, 0 to 1; 0 where none passes. */
  readonly computedDifficulty: number;
  /** Different instances in the order of their seeds, those that pass first. */
  readonly examples: readonly BuiltItem[];
}

/** Whether two named errors give one wrong answer. It stops no instance: a level may have a few [FAC7]. */
const ALIKE = "errors-alike";

function whyNot(blueprint: Blueprint, difficulty: Difficulty, seed: number, { type, message }: BuildError): string {
  if (type !== "no-operands") return message;
  const refusals = Object.entries(refusalsOf(blueprint, difficulty, seed)).toSorted(([, a], [, b]) => b - a);
  return `${message}; refused by ${refusals.map(([name, draws]) => `${name} ${draws}`).join(", ")}`;
}

/** Builds instances of one level, from seed 0 on, and asks each of them everything, whatever it has failed at before [FAC6]. */
export function tryLevel(blueprint: Blueprint, difficulty: Difficulty, seeds: number): LevelTrial {
  const failures = new Map<string, string[]>();
  const [passing, failing] = [new Map<string, BuiltItem>(), new Map<string, BuiltItem>()];
  let [made, passed, difficulties] = [0, 0, 0];
  const blame = (gate: string, message: string) => failures.set(gate, [...(failures.get(gate) ?? []), message]);
  for (let seed = 0; seed < seeds; seed++) {
    const built = buildItem(blueprint, difficulty, seed, drawContext);
    if (!built.ok) {
      blame("build", whyNot(blueprint, difficulty, seed, built.error));
      continue;
    }
    made += 1;
    const { problem_content: content, meta } = built.value.item;
    const [collision] = collisionsOf(blueprint, built.value);
    if (collision !== undefined) blame(ALIKE, `${collision.pair} both give ${collision.wrong}: ${content.stem}`);
    const firstByGate = new Map(
      gateFailures(blueprint, built.value)
        .toReversed()
        .map(({ gate, message }) => [gate, message]),
    );
    for (const [gate, message] of firstByGate) blame(gate, message);
    const kind = firstByGate.size === 0 ? passing : failing;
    const look = JSON.stringify([content.stem, content.diagram ?? null]);
    if (!kind.has(look)) kind.set(look, built.value);
    if (firstByGate.size > 0) continue;
    passed += 1;
    difficulties += meta.generation?.computed_difficulty ?? 0;
  }
  const row = (gate: string, asked: number): GateRow => {
    const said = failures.get(gate) ?? [];
    return { gate, passed: asked - said.length, failed: said.length, example: said[0] ?? "" };
  };
  return {
    rows: [row("build", seeds), ...GATES.map((gate) => row(gate, made)), row(ALIKE, made)],
    passed,
    distinct: passing.size,
    computedDifficulty: passed === 0 ? 0 : difficulties / passed,
    examples: [...passing.values(), ...failing.values()],
  };
}
