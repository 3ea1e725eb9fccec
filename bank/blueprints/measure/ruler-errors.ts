import { laidOf, lengthsOf, marksOf, type Laid, type Ruler } from "./ruler.ts";
import { RULER_HELP, sumOf } from "./ruler-form.ts";
import { numberErrors } from "./named-error.ts";

const SPACES_HOLD = "A length is the number of spaces between the two ends.";
function compareHolds(o: Ruler): string {
  const begin = areMoved(o)
    ? "Think of both things side by side, so that they begin together."
    : "Both things begin at 0.";
  return `${begin} Look at the piece of the longer one that sticks out past the shorter one.`;
}

/** One too many or too few may be a slip in reading as well: what was done is asked, and not said. */
const TOO_BIG = "Your number is a little too big.";
const TOO_SMALL = "Your number is a little too small.";

function isLength({ ask }: Ruler): boolean {
  return ask === "length";
}

/** Of the things that do not begin at 0. */
function areMoved(o: Ruler): boolean {
  return laidOf(o).some(({ from }) => from > 0);
}

/** The shorter thing, where it alone does not begin at 0. */
function movedOf(o: Ruler): Laid | undefined {
  const [longer, shorter] = laidOf(o);
  return longer?.from === 0 && shorter !== undefined && shorter.from > 0 ? shorter : undefined;
}

function nameOf(o: Ruler, at: 0 | 1): string {
  return laidOf(o)[at]?.name ?? "";
}

function span({ from, to }: Laid): string {
  return `from ${from} to ${to}`;
}

/** What two things differ by for whoever takes the mark at the end of one for its length. */
function takenForLengths(o: Ruler): readonly number[] {
  const [longer = 0, shorter = 0] = lengthsOf(o);
  return laidOf(o).flatMap(({ from, to }, at) => (from > 0 ? [Math.abs(to - (at === 0 ? shorter : longer))] : []));
}

const named = numberErrors(RULER_HELP.subStepAt);

/** The line of an error is the last one where a solution has fewer. */
export const RULER_RULES = [
  named("MG-35", "end-mark-only-read", "conceptual", {
    value: (o) => (isLength(o) && o.p > 0 ? o.q : undefined),
    did: "You read the mark at the end.",
    look: ({ thing }) => `Does the ${thing} begin at 0?`,
    holds: ({ thing }) => `The mark at the end tells the length only if the ${thing} begins at 0.`,
  }),
  named("MG-36", "marks-counted-for-spaces", "conceptual", {
    value: (o) => (isLength(o) ? o.q - o.p + 1 : undefined),
    did: TOO_BIG,
    isFact: true,
    look: ({ thing }) => `Did you count the marks, or the spaces? Look again: where does the ${thing} end?`,
    holds: SPACES_HOLD,
  }),
  named("MG-N26", "started-at-one", "conceptual", {
    value: (o) => (isLength(o) && o.p === 0 ? o.q - 1 : undefined),
    did: TOO_SMALL,
    isFact: true,
    look: ({ thing }) => `At which mark does the ${thing} begin? Look again at the other end, too.`,
    holds: "The first space goes from 0 to 1. That space counts, too.",
  }),
  named("MG-N27", "marks-between-counted", "conceptual", {
    value: (o) => (isLength(o) && o.p > 0 ? o.q - o.p - 1 : undefined),
    did: TOO_SMALL,
    isFact: true,
    look: ({ thing }) =>
      `Did you count only the marks between the two ends, or the spaces? Look again: where does the ${thing} end?`,
    holds: SPACES_HOLD,
  }),
  named("SB-15", "added-instead", "conceptual", {
    value: (o) => (isLength(o) && o.p === 0 ? undefined : sumOf(o)),
    did: (o) => (isLength(o) ? "You added the numbers at the two ends." : "You added the two lengths."),
    look: (o) => {
      const sum = `${sumOf(o)} ${marksOf(o)}`;
      return isLength(o)
        ? `The ${o.thing} ends at the mark ${o.q}. Can it be ${sum} long?`
        : `The ${nameOf(o, 0)} is only ${lengthsOf(o)[0]} ${marksOf(o)} long. Can the difference be ${sum}?`;
    },
    holds: (o) => (isLength(o) ? SPACES_HOLD : compareHolds(o)),
    line: 3,
  }),
  ...([0, 1] as const).map((at) =>
    named("MG-N28", "one-length-for-the-difference", "conceptual", {
      value: (o) => {
        const length = lengthsOf(o)[at] ?? NaN;
        return isLength(o) || takenForLengths(o).includes(length) ? undefined : length;
      },
      did: (o) => `You found the length of the ${nameOf(o, at)}.`,
      look: "Which two lengths does the question compare?",
      holds: compareHolds,
      line: 3,
      sub: (o) =>
        `Your $${lengthsOf(o)[at]}$ is the length of the ${nameOf(o, at)}. Find the length of the ${nameOf(o, at === 0 ? 1 : 0)} too. What is the difference between the two lengths?`,
    }),
  ),
  named("MG-N53", "start-taken-for-the-length", "conceptual", {
    // Of two things that are moved nobody knows which start it was; a mark where one ends may have been read.
    value: (o) => {
      const moved = movedOf(o);
      const apart = (lengthsOf(o)[0] ?? 0) - (moved?.from ?? 0);
      return isLength(o) || moved === undefined || apart === moved.to ? undefined : apart;
    },
    did: (o) => `You took away the number where the ${nameOf(o, 1)} begins, and not its length.`,
    look: (o) => `Where does the ${nameOf(o, 1)} begin, and where does it end?`,
    holds: SPACES_HOLD,
    sub: (o) => `Count the spaces from one end of the ${nameOf(o, 1)} to the other. That is its length.`,
  }),
  named("MG-N29", "ends-compared", "conceptual", {
    value: (o) => (isLength(o) || !areMoved(o) ? undefined : Math.abs(o.q - o.s)),
    mayBeNothing: true,
    did: "You looked only at where the two things stop.",
    look: "Do both things begin at the same mark?",
    holds: "You can compare where they stop only if both things begin at the same mark.",
    sub: (o) => `How many spaces are there ${laidOf(o).map(span).join(", and how many ")}? Compare these two numbers.`,
  }),
].map((rule) => ({ ...rule, divergesAt: 1 }));

/** A mark where a thing begins, and where the ruler ends; those where things end are what some errors come to. */
export function isMark(wrong: string, o: Ruler): boolean {
  return [...laidOf(o).map(({ from }) => from), o.from, o.to].some((mark) => mark > 0 && String(mark) === wrong);
}
