import { laidOf, lengthsOf, type Ruler } from "./ruler.ts";
import { RULER_HELP, sumOfLengths } from "./ruler-form.ts";
import { ruleFrom, type NamedError } from "./named-error.ts";

const SPACES_HOLD = "A length is the number of spaces between the two ends.";
const COMPARE_HOLD = "To compare two lengths is to find how far apart the lengths are.";

function isLength({ ask }: Ruler): boolean {
  return ask === "length";
}

/** Of the things that do not begin at 0. */
function areMoved(o: Ruler): boolean {
  return laidOf(o).some(({ from }) => from > 0);
}

const ERRORS: readonly NamedError<Ruler>[] = [
  {
    id: "MG-35",
    tag: "end-mark-only-read",
    category: "conceptual",
    value: (o) => (isLength(o) && o.p > 0 ? o.q : undefined),
    did: "You read the mark at the end.",
    look: ({ thing }) => `Does the ${thing} begin at 0?`,
    holds: "The mark at the end is the length only where the thing begins at 0.",
  },
  {
    id: "MG-36",
    tag: "marks-counted-for-spaces",
    category: "conceptual",
    value: (o) => (isLength(o) ? o.q - o.p + 1 : undefined),
    did: "You counted the marks.",
    look: "How many spaces lie between two marks that are side by side?",
    holds: SPACES_HOLD,
  },
  {
    id: "MG-N26",
    tag: "started-at-one",
    category: "conceptual",
    value: (o) => (isLength(o) && o.p === 0 ? o.q - 1 : undefined),
    did: "You counted from the mark 1.",
    look: "At which mark does the ruler begin?",
    holds: "The first space goes from 0 to 1. That space counts, too.",
  },
  {
    id: "MG-N27",
    tag: "marks-between-counted",
    category: "conceptual",
    value: (o) => (isLength(o) && o.p > 0 ? o.q - o.p - 1 : undefined),
    did: "You counted the marks between the two ends.",
    look: "How many spaces lie between two marks that are side by side?",
    holds: SPACES_HOLD,
  },
  {
    id: "SB-15",
    tag: "added-instead",
    category: "conceptual",
    value: (o) => (isLength(o) ? (o.p > 0 ? o.p + o.q : undefined) : sumOfLengths(o)),
    did: (o) => (isLength(o) ? "You added the two marks." : "You added the two lengths."),
    look: (o) =>
      isLength(o)
        ? "Can the length be more than the mark at the end?"
        : "Can the difference be more than the longer length?",
    holds: (o) => (isLength(o) ? SPACES_HOLD : COMPARE_HOLD),
  },
  ...[0, 1].map((at): NamedError<Ruler> => ({
    id: "MG-N28",
    tag: "one-length-for-the-difference",
    category: "conceptual",
    value: (o) => (isLength(o) ? undefined : lengthsOf(o)[at]),
    did: (o) => `You found the length of the ${laidOf(o)[at]?.name}.`,
    look: "How many things does the question compare?",
    holds: COMPARE_HOLD,
    line: 3,
  })),
  {
    id: "MG-N29",
    tag: "ends-compared",
    category: "conceptual",
    value: (o) => (!isLength(o) && areMoved(o) ? Math.abs(o.q - o.s) : undefined),
    did: "You compared the marks at the ends.",
    look: "Do both things begin at the same mark?",
    holds: "The marks at the ends tell the difference only where both begin at the same mark.",
  },
];

/** The line of an error is the last one where a solution has fewer. */
export const RULER_RULES = ERRORS.map((error) => {
  const rule = ruleFrom(error, RULER_HELP.subStepAt);
  return { ...rule, divergesAt: 1 };
});

/** A mark where a thing begins; those where things end are what some errors come to. */
export function isBeginning(wrong: string, o: Ruler): boolean {
  return laidOf(o).some(({ from }) => from > 0 && String(from) === wrong);
}
