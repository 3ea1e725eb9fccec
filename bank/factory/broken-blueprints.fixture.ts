import { defineBlueprint, type Blueprint, type BlueprintAnswer, type Level } from "#engine";

/** A named id, because the second method is found by the skill's id. */
export const SKILL = "g2.add2c";

interface Sum {
  readonly [name: string]: number | string;
  readonly a: number;
  readonly b: number;
}

/** Two-digit numbers whose ones make ten or more, as the second method of the skill expects. */
const level: Level<Sum> = {
  ranges: { a: [11, 89], b: [11, 89] },
  where: ({ a, b }) => (a % 10) + (b % 10) >= 10 && a + b < 100,
};

const sum = ({ a, b }: Sum) => String(a + b);

/** An addition that passes every gate; each change breaks one thing. */
export function makeBlueprint(changes: Partial<Blueprint<Sum>> = {}): Blueprint {
  return defineBlueprint<Sum>({
    id: SKILL,
    version: 1,
    createdOn: "2026-11-20",
    levels: { 1: level, 2: level, 3: level, 4: level, 5: level },
    factors: [{ name: "size", weight: 1, of: ({ a }) => a / 100 }],
    stems: [{ id: "bare", text: ({ a, b }) => `What is $${a} + ${b}$?` }],
    answer: (o) => ({ kind: "integer", canonical: sum(o) }),
    steps: (o) => [{ explanation: "Add ones, then tens.", math: `${o.a} + ${o.b} = ${sum(o)}`, value: sum(o) }],
    hints: () => ["Look at the ones first.", "Ten ones make one ten.", "Write the new ten above the tens."],
    distractors: [{ strategy: "ten-forgotten", wrong: (o) => String(o.a + o.b - 10) }],
    misconceptions: [
      {
        id: "TOY-01",
        tag: "carry-not-added",
        category: "procedural",
        wrong: (o) => String(o.a + o.b - 10),
        explanation: () => "The new ten is not in your answer.",
        hints: () => ["Where did the new ten go?", "Ten ones make one ten.", "Count the tens again."],
        divergesAt: 1,
      },
    ],
    ...changes,
  });
}

/** The sum as one of four choices. */
export function makeChoice(choices: (o: Sum) => readonly string[]): Partial<Blueprint<Sum>> {
  return { answer: (o): BlueprintAnswer => ({ kind: "choice", canonical: sum(o), choices: choices(o) }) };
}
