import {
  from,
  line,
  written,
  type BlueprintStep,
  type HintLadder,
  type Source,
  type Thing,
  type Trace,
  type TraceLine,
} from "#engine";
import { stepsOfLines } from "../line-steps.ts";
import { known } from "../trace-kit.ts";
import { countWord, endsOf, inOrder, meanOf, medianOf, middlesOf, toldOf, type Ask, type NumberList } from "./list.ts";

/** Undefined where the answer is only looked for in the order. */
export function listTrace(o: NumberList): Trace | undefined {
  const lines = linesOf(o);
  if (lines.length === 0) return undefined;
  const givens = toldOf(o).map((value, index) => ({ name: `${"abcdef"[index]}`, value: written(value) }));
  return { givens, routes: [lines] };
}

function linesOf(o: NumberList): readonly TraceLine[] {
  const all = toldOf(o).map((value, index): Source => ({ given: `${"abcdef"[index]}`, value: written(value) }));
  const count = known("count", o.count);
  const total = line("total", "add", all);
  switch (o.ask) {
    case "range": {
      const [least, greatest] = endsOf(o);
      return [line("range", "subtract", [known("greatest", greatest), known("least", least)])];
    }
    case "median": {
      if (o.count % 2 === 1) return [];
      const middles = line(
        "middles",
        "add",
        middlesOf(o).map((value, index) => known(`middle-${index + 1}`, value)),
      );
      return [middles, line("median", "divide", [from(middles), known("two", 2)])];
    }
    case "mean":
      return [total, line("mean", "divide", [from(total), count])];
    case "missing": {
      const whole = line("whole", "multiply", [count, known("mean", meanOf(o))]);
      return [whole, total, line("missing", "subtract", [from(whole), from(total)])];
    }
  }
}

export const MEAN_IS = "If all the numbers were equal and the total stayed the same, each of them would be the mean.";

export function listSteps(o: NumberList): BlueprintStep[] {
  const steps = stepsOfLines(linesOf(o), ({ id }) => SAYS[id]?.(o) ?? "");
  if (o.ask !== "median") return steps;
  const ordered = inOrder(o).join(",\\ ");
  return [
    { explanation: "Write the numbers in order, the least first.", math: ordered },
    ...(steps.length > 0
      ? steps
      : [
          {
            explanation: "Find the number with as many on its left as on its right.",
            math: `\\text{median} = ${medianOf(o)}`,
            value: String(medianOf(o)),
          },
        ]),
  ];
}

/** What is done at a line of the trace. */
const SAYS: Readonly<Record<string, (o: NumberList) => string>> = {
  range: () => "Take the least number away from the greatest.",
  middles: (o) => `Two numbers are in the middle: ${middlesOf(o).join(" and ")}. Add the two numbers.`,
  median: () => "The number halfway between two numbers is half of their sum.",
  total: (o) => (o.ask === "missing" ? "Add the numbers that are known." : "Add all the numbers."),
  mean: () => "Divide the total by how many numbers there are.",
  whole: (o) =>
    `With a mean of ${meanOf(o)}, ${countWord(o.count)} numbers make ${countWord(o.count)} times ${meanOf(o)} together.`,
  missing: () => "Take the known numbers away from the total.",
};

const HINTS: Readonly<Record<Ask, (o: NumberList, groups?: Thing) => HintLadder>> = {
  range: (o) => [
    "Which number is the greatest, and which is the least?",
    "The range tells how far apart the greatest and the least number are.",
    `The greatest number is $${endsOf(o)[1]}$. How far is it from there down to the least?`,
  ],
  median: (o) => [
    "Are the numbers in order yet?",
    o.count % 2 === 1
      ? "The median is the number in the middle once the numbers are in order."
      : "When the numbers are in order, two of them are in the middle. The median lies halfway between those two.",
    o.count % 2 === 1
      ? "Write the numbers in order. Cross out the least and the greatest number. Go on until one number is left."
      : `In order, the two numbers in the middle are $${middlesOf(o)[0]}$ and $${middlesOf(o)[1]}$. Which number lies halfway between them?`,
  ],
  mean: (o, groups) => {
    const total = linesOf(o)[0]?.result.n;
    return groups === undefined
      ? [
          "What do all the numbers add up to, and how many numbers are there?",
          MEAN_IS,
          `The numbers add up to $${total}$. Count the numbers${toldOf(o).includes(0) ? ", the zero too" : ""}, and divide $${total}$ by that.`,
        ]
      : [
          `How many ${groups.of?.many ?? ""} are there altogether, and how many ${groups.many} share them?`,
          `Each ${groups.one}’s equal share is the mean: the total, divided by how many ${groups.many} share.`,
          `Together the ${groups.many} have $${total}$ ${groups.of?.many ?? ""}. Count the ${groups.many}${toldOf(o).includes(0) ? ", the one with none too" : ""}, and divide $${total}$ by that.`,
        ];
  },
  missing: (o) => [
    `What total must ${countWord(o.count)} numbers have, if their mean is $${meanOf(o)}$?`,
    "The total is the mean, multiplied by how many numbers there are.",
    `All the numbers add up to $${linesOf(o)[0]?.result.n}$. Add the known ones. How much is missing?`,
  ],
};

export function listHints(o: NumberList, groups?: Thing): HintLadder {
  return HINTS[o.ask](o, groups);
}
