import { LEARNED } from "./learned.ts";

/** What a message can be, besides an answer that states one of its values: `torn` is an answer between several. */
export const OUTCOMES = ["stuck", "conceptual_question", "explanation", "acknowledge", "off_topic", "torn"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Weights of one trait of a message: for each outcome, then for any stated value; in steps of `STEP`. */
export type MessageWeights = readonly number[];
export interface Weights {
  readonly byMessageTrait: ReadonlyMap<string, MessageWeights>;
  readonly byOptionTrait: ReadonlyMap<string, number>;
}

/** One step of a weight, in log odds. */
export const STEP = 0.25;
const ZERO = 26;
const DIGITS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * The learned weights as text: a line for each sort of trait, its first word at the front, then one piece for each
 * trait: weights, a gap, the rest of the trait. `m` lines are of messages (pairs of an outcome's place and a weight),
 * `o` lines of values (one weight).
 */
export function writeWeights({ byMessageTrait, byOptionTrait }: Weights): string {
  const lines = new Map<string, string[]>();
  const add = (sort: string, trait: string, code: string) => {
    const [first = "", ...rest] = trait.split(" ");
    const line = lines.get(sort + first) ?? [];
    lines.set(sort + first, [...line, [code, ...rest].join(" ")]);
  };
  for (const [trait, weights] of byMessageTrait)
    add("m", trait, weights.map((weight, at) => (weight === 0 ? "" : `${at}${letterOf(weight)}`)).join(""));
  for (const [trait, weight] of byOptionTrait) add("o", trait, letterOf(weight));
  return [...lines].map(([sort, pieces]) => [sort, ...pieces.toSorted()].join("\t")).join("\n");
}

export function readWeights(text: string): Weights {
  const byMessageTrait = new Map<string, MessageWeights>();
  const byOptionTrait = new Map<string, number>();
  for (const line of text.split("\n")) {
    const [sort = "", ...pieces] = line.split("\t");
    for (const piece of pieces) {
      const [code = "", ...rest] = piece.split(" ");
      const trait = [sort.slice(1), ...rest].join(" ");
      if (sort.startsWith("o")) byOptionTrait.set(trait, weightAt(code, 0));
      else {
        const weights = [0, 0, 0, 0, 0, 0, 0];
        for (let i = 0; i < code.length; i += 2) weights[Number(code[i])] = weightAt(code, i + 1);
        byMessageTrait.set(trait, weights);
      }
    }
  }
  return { byMessageTrait, byOptionTrait };
}

function letterOf(weight: number): string {
  return DIGITS[Math.max(0, Math.min(DIGITS.length - 1, weight + ZERO))] ?? "";
}

function weightAt(code: string, at: number): number {
  return DIGITS.indexOf(code[at] ?? "") - ZERO;
}

export const WEIGHTS = readWeights(LEARNED);
