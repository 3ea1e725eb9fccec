import {
  asTyped,
  buildItem,
  DIFFICULTIES,
  isSameValue,
  wrongWays,
  type Blueprint,
  type BuiltItem,
  type Difficulty,
  type Written,
} from "#engine";
import { drawContext } from "#bank";
import { comesTo, kindsOf } from "../blueprints/causes-apart.ts";
import { genericCauses, PRIOR, type GenericCause } from "./generic-causes.ts";

/** What may be amiss with what is said of a wrong answer. */
export const CAUSE_FAULTS = [
  /** One cause is named where another gives the same number. */
  "shared",
  /** A likely way to a wrong number of which neither a named error nor the trace knows. */
  "unknown",
  /** The third hint about an error is the problem's third hint, word for word. */
  "same-hint",
  /** The third hint about an error names no number that was given or that belongs to the step where it left the road. */
  "no-number",
] as const;

export type CauseFault = (typeof CAUSE_FAULTS)[number];

/** One fault of one instance. */
export interface CauseFinding {
  readonly fault: CauseFault;
  /** The id of the error that speaks; of "unknown" nothing does. */
  readonly error?: string;
  /** The other way to the number: a kind of generic cause, or the id of another error. */
  readonly cause?: string;
  /** The wrong answer, as typed. */
  readonly wrong: string;
}

/** How many instances of a level have one fault, and the first of them. */
export interface CauseCount extends CauseFinding {
  readonly skill: string;
  readonly difficulty: Difficulty;
  /** Instances that have it. */
  readonly items: number;
  /** Instances looked at. */
  readonly of: number;
  readonly seed: number;
}

/** Listed items of a level that are looked at where not all are. */
export const CAUSE_SAMPLE = 20;

/** An error is the slip that it falls together with on this share of the instances on which it speaks, or more. */
const IS_THAT_SLIP = 0.75;

interface Instance extends BuiltItem {
  readonly difficulty: Difficulty;
  readonly seed: number;
  readonly causes: readonly GenericCause[];
}

/** The faults of what a blueprint says of wrong answers, per level; seeds that cannot be built are left out [FAC12]. */
export function causeCounts(
  blueprint: Blueprint,
  seedsOf: (difficulty: Difficulty) => readonly number[],
): readonly CauseCount[] {
  const instances = DIFFICULTIES.flatMap((difficulty) =>
    seedsOf(difficulty).flatMap((seed): readonly Instance[] => {
      const built = buildItem(blueprint, difficulty, seed, drawContext);
      if (!built.ok) return [];
      const trace = blueprint.trace?.(built.value.operands);
      return [{ ...built.value, difficulty, seed, causes: trace === undefined ? [] : genericCauses(trace) }];
    }),
  );
  const names = namesOf(instances);
  return DIFFICULTIES.flatMap((difficulty) => {
    const own = instances.filter((one) => one.difficulty === difficulty);
    const counts = new Map<string, CauseCount>();
    for (const one of own) {
      for (const finding of findingsOf(blueprint, one, names)) {
        const key = [finding.fault, finding.error, finding.cause].join(" ");
        const known = counts.get(key) ?? {
          skill: blueprint.id,
          difficulty,
          ...finding,
          items: 0,
          of: own.length,
          seed: one.seed,
        };
        counts.set(key, { ...known, items: known.items + 1 });
      }
    }
    return [...counts.values()].toSorted((x, y) => y.items - x.items);
  });
}

/** How many instances have each fault, over all levels: what the ratchet holds. */
export function causeTotals(counts: readonly CauseCount[]): Readonly<Record<CauseFault, number>> {
  const total = (fault: CauseFault) =>
    counts.filter((count) => count.fault === fault).reduce((sum, { items }) => sum + items, 0);
  return {
    shared: total("shared"),
    unknown: total("unknown"),
    "same-hint": total("same-hint"),
    "no-number": total("no-number"),
  };
}

function findingsOf(blueprint: Blueprint, one: Instance, names: ReadonlySet<string>): readonly CauseFinding[] {
  return [...sharedOf(blueprint, one, names), ...unknownOf(blueprint, one), ...hintsOf(one)];
}

/** An error that is a slip nearly wherever it speaks is that slip's name: `AD-01 no-carry`. */
function namesOf(instances: readonly Instance[]): ReadonlySet<string> {
  const spoken = new Map<string, number>();
  const met = new Map<string, number>();
  const more = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { item, causes } of instances) {
    for (const { id, trigger } of item.misconceptions) {
      more(spoken, id);
      for (const kind of kindsOf(trigger.value, causes)) more(met, `${id} ${kind}`);
    }
  }
  const isName = ([key, times]: readonly [string, number]) =>
    times >= IS_THAT_SLIP * (spoken.get(key.split(" ")[0] ?? "") ?? 0);
  return new Set([...met].filter(isName).map(([key]) => key));
}

function sharedOf(
  blueprint: Blueprint,
  { item, causes, operands }: Instance,
  names: ReadonlySet<string>,
): readonly CauseFinding[] {
  return item.misconceptions.flatMap(({ id, trigger }) => {
    const wrong = trigger.value;
    const others = blueprint.misconceptions.flatMap((rule) =>
      rule.id !== id && rule.wrong(operands) === wrong ? [rule.id] : [],
    );
    const held = blueprint.holdsOf?.[id] ?? [];
    const likely = causes.filter(({ kind }) => PRIOR[kind] !== "seldom");
    return [...new Set([...others, ...kindsOf(wrong, likely)])]
      .filter((cause) => !held.includes(cause) && !names.has(`${id} ${cause}`))
      .map((cause): CauseFinding => ({ fault: "shared", error: id, cause, wrong }));
  });
}

/** A number is unknown once, by the first way to it, and of each way the first number is named. */
function unknownOf(blueprint: Blueprint, { item, operands, causes }: Instance): readonly CauseFinding[] {
  const trace = blueprint.trace?.(operands);
  const end = trace?.routes[0]?.at(-1);
  if (trace === undefined || end === undefined) return [];
  const right = { answer: end.result, ...(end.style && { style: end.style }) };
  if (!comesTo(right, item.solution_logic.final_answer_canonical)) return [];
  const met: Written[] = wrongWays(trace).map(({ answer }) => answer);
  const found = new Map<string, CauseFinding>();
  for (const { kind, ...made } of causes) {
    const { answer, style } = made;
    if (PRIOR[kind] !== "known" || answer.n <= 0) continue;
    if (item.misconceptions.some(({ trigger }) => comesTo(made, trigger.value))) continue;
    if (met.some((value) => isSameValue(value, answer))) continue;
    met.push(answer);
    if (!found.has(kind)) found.set(kind, { fault: "unknown", cause: kind, wrong: asTyped(answer, style) });
  }
  return [...found.values()];
}

function hintsOf({ item }: Instance): readonly CauseFinding[] {
  const { hints = [], solution_logic: solution } = item;
  return item.misconceptions.flatMap(
    ({ id, trigger, hint_ladder: ladder, divergence_step_index: at = 1 }): readonly CauseFinding[] => {
      const third = ladder[2] ?? "";
      const finding = { error: id, wrong: trigger.value };
      if (third === hints[2]) return [{ fault: "same-hint", ...finding }];
      const step = solution.steps[at - 1];
      const own = numbersIn([trigger.value, step?.explanation, step?.math, step?.value].join(" "));
      return numbersIn(third).some((number) => own.includes(number)) ? [] : [{ fault: "no-number", ...finding }];
    },
  );
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+/gu) ?? [];
}
