import { from, line, written, type BlueprintStep, type Source, type Trace } from "#engine";
import { known } from "../trace-kit.ts";
import type { Form, LineWords } from "./form.ts";
import { helpFrom, type Help } from "./from-trace.ts";
import { laidOf, lengthsOf, marksOf, type Laid, type Ruler } from "./ruler.ts";

/** A length that begins at 0 is read: to count up to its mark would tell it. */
function isRead({ ask, p }: Ruler): boolean {
  return ask === "length" && p === 0;
}

/** Where things begin and end; a length is the end without the beginning, and is read where a thing begins at 0. */
function rulerTrace(o: Ruler): Trace {
  const laid = laidOf(o);
  if (isRead(o)) return { givens: [], routes: [[line("length-0", "add", [known("mark", o.q)])]] };
  const givens = laid.flatMap((thing, i) => [
    { name: `end-${i}`, value: written(thing.to) },
    ...(thing.from > 0 ? [{ name: `begin-${i}`, value: written(thing.from) }] : []),
  ]);
  const of = (name: string): Source => ({
    given: name,
    value: givens.find((one) => one.name === name)?.value ?? written(0),
  });
  const lengths = laid.map((thing, i) =>
    thing.from > 0 ? line(`length-${i}`, "subtract", [of(`end-${i}`), of(`begin-${i}`)]) : undefined,
  );
  const sources = lengths.map((own, i) => (own === undefined ? of(`end-${i}`) : from(own)));
  const found = lengths.flatMap((own) => own ?? []);
  return {
    givens,
    routes: [o.ask === "length" ? found : [...found, line("difference", "subtract", sources)]],
  };
}

function lengthOf(at: number): (o: Ruler) => LineWords {
  return (o) => {
    const { name, from: begin, to: end } = laidOf(o)[at] as Laid;
    return {
      step:
        begin === 0
          ? `The ${name} begins at 0, so the mark at the other end tells the length.`
          : `The ${name} begins at ${begin} and ends at ${end}. Take the number where the ${name} begins away from the number where it ends.`,
      is: `the length of the ${name}`,
      ask:
        begin === 0
          ? `Put a finger on 0. Jump from mark to mark to the end of the ${name}, and count the jumps.`
          : `How many spaces are there from ${begin} to ${end}?`,
      // Who counts on from the number at the beginning says one too many.
      way: `Put a finger on the mark ${begin}. Jump from mark to mark to ${end}, and count the jumps.`,
    };
  };
}

const SPACES_HOLD = "A length is the number of spaces between the two ends.";

const LENGTH: Form<Ruler> = {
  trace: rulerTrace,
  lines: { "length-0": lengthOf(0) },
  point: ({ thing }) => `At which mark does the ${thing} begin, and at which mark does it end?`,
  rule: () => SPACES_HOLD,
  isBackwards: false,
};

const DIFFERENCE: Form<Ruler> = {
  trace: rulerTrace,
  lines: {
    "length-0": lengthOf(0),
    "length-1": lengthOf(1),
    difference: (o) => {
      const [longer, shorter] = laidOf(o);
      return {
        step: `Take the length of the ${shorter?.name} away from the length of the ${longer?.name}.`,
        is: "the difference",
        ask: `How many ${marksOf(o)} must you add to the length of the ${shorter?.name} to get the length of the ${longer?.name}?`,
        way: `Count up from the shorter length, $${lengthsOf(o)[1]}$, to the longer one, $${lengthsOf(o)[0]}$. How far is it?`,
      };
    },
  },
  point: (o) => {
    if (o.from > 0) return "The first piece of the ruler is broken off. At which mark does each thing begin?";
    return laidOf(o).every(({ from: begin }) => begin === 0)
      ? "Both things begin at 0. At which marks do they end?"
      : "Look where each of the two things begins. Does each begin at 0?";
  },
  rule: () => "Find both lengths first. Then find the difference between them.",
  isBackwards: false,
};

export function rulerForm({ ask }: Ruler): Form<Ruler> {
  return ask === "length" ? LENGTH : DIFFERENCE;
}

const HELP = helpFrom(rulerForm);

/** Of two things each that begins at 0 is read. */
function readFirst(o: Ruler): readonly BlueprintStep[] {
  if (o.ask === "length") return [];
  return laidOf(o).flatMap(({ name, from: begin, to: end }) =>
    begin === 0
      ? [
          {
            explanation: `The ${name} begins at 0 and ends at ${end}. The mark ${end} tells its length.`,
            math: `\\text{${name}: } ${end}`,
          },
        ]
      : [],
  );
}

export const RULER_HELP: Help<Ruler> = {
  ...HELP,
  stepsOf: (o) => [
    ...readFirst(o),
    ...HELP.stepsOf(o).map((step) => (isRead(o) ? { ...step, math: `\\text{length: } ${o.q}` } : step)),
  ],
  subStepOf: (o) =>
    isRead(o)
      ? `The ${o.thing} begins at 0. So the mark at its other end tells how long it is. Read that number.`
      : HELP.subStepOf(o),
};

/** What is added in place of taken away: both lengths, or the numbers at both ends of one. */
export function sumOf(o: Ruler): number {
  return o.ask === "length" ? o.p + o.q : lengthsOf(o).reduce((sum, n) => sum + n, 0);
}
