import { type Level, type StemTemplate, type StoryContext } from "#engine";
import { defineToldApart } from "../../blueprints/causes-apart.ts";
import { withErrorsApart } from "../../blueprints/errors-apart.ts";
import {
  countWord,
  inOrder,
  listAnswer,
  meanOf,
  medianOf,
  numbersOf,
  sum,
  told,
  toldOf,
  type Ask,
  type NumberList,
} from "../../blueprints/data/list.ts";
import { listHints, listSteps, listTrace } from "../../blueprints/data/list-help.ts";
import { LIST_RULES, listDistractors, otherLists } from "../../blueprints/data/list-rules.ts";

/** What is said of these is what the number is, whether it was meant or only come to; the rest are said where they are sure. */
const HOLDS_OF = {
  "ST-01": ["on-the-way"],
  "ST-N17": ["on-the-way"],
  "ST-N18": ["one-group-off"],
  "ST-N60": ["on-the-way"],
  "ST-02": ["number-told", "one-group-off", "one-left-out", "no-carry", "one-off"],
  "ST-N15": ["number-told", "one-group-off", "one-left-out", "no-carry", "one-off"],
  "ST-07": ["number-told", "zero-in-subtraction", "smaller-from-larger", "one-off"],
  "ST-05": ["number-told"],
  "ST-06": ["number-told", "one-group-off", "one-left-out", "no-carry", "place-left-out"],
  "SB-01": ["smaller-from-larger", "zero-in-subtraction"],
  "ST-N16": [
    "rounded-mean",
    "place-left-out",
    "one-group-off",
    "one-off",
    "one-left-out",
    "zero-in-subtraction",
    "smaller-from-larger",
    "no-borrow",
    "no-carry",
  ],
} as const;

/** Range, median and mean of a list, and a number that is missing to a mean. */
export const blueprint = defineToldApart<NumberList>(
  {
    id: "g6.mean",
    version: 9,
    createdOn: "2026-11-30",
    holdsOf: HOLDS_OF,
    levels: {
      1: listLevel(["range", "range", "median"], [5], [2, 20]),
      2: listLevel(["median"], [6], [2, 30]),
      3: listLevel(["mean"], [4], [2, 20]),
      // The total can be shared without the zero, too.
      4: withZero(
        listLevel(["mean"], [5, 6], [0, 24], (o) => toldOf(o).includes(0) && sum(toldOf(o)) % (o.count - 1) === 0),
      ),
      5: listLevel(["missing"], [4, 5], [3, 30]),
    },
    factors: [
      { name: "question", weight: 4, of: ({ ask }) => HARDNESS[ask] },
      { name: "even-count", weight: 0.5, of: ({ ask, count }) => (ask === "median" && count % 2 === 0 ? 1 : 0) },
      { name: "zero", weight: 0.5, of: (o) => (numbersOf(o).includes(0) ? 1 : 0) },
      { name: "count", weight: 1, of: ({ count }) => (count - 3) / 3 },
      { name: "size", weight: 0.5, of: (o) => Math.max(...numbersOf(o)) / 30 },
    ],
    stems: [
      ...["range", "median", "mean"].flatMap((ask) => [
        ...asking(ask, {
          find: (o) => `Find the ${ask} of ${told(toldOf(o))}.`,
          what: (o) => `What is the ${ask} of these numbers? ${toldOf(o).join(", ")}`,
          points: (o, c) =>
            `In ${countWord(o.count)} games ${c.names[0]} scores ${told(toldOf(o))} points. What is the ${ask} of the scores?`,
          pages: (o, c) =>
            `On ${countWord(o.count)} days ${c.names[0]} reads ${told(toldOf(o))} pages. What is the ${ask === "range" ? "range" : `${ask} number of pages`}?`,
        }),
      ]),
      {
        id: "mean-share",
        when: (o) => o.ask === "mean",
        groups: (_, c) => ({ one: "friend", many: "friends", of: c.thing }),
        text: (o, c) =>
          `${capital(countWord(o.count))} friends have ${told(toldOf(o))} ${c.thing.many}. They put all of the ${c.thing.many} together and share equally. How many does each friend get?`,
      },
      ...asking("missing", {
        numbers: (o) =>
          `${capital(countWord(o.count))} numbers have a mean of ${meanOf(o)}. All but one of the numbers are known: ${told(toldOf(o))}. What is the missing number?`,
        games: (o, c) =>
          `${c.names[0]} plays ${countWord(o.count)} games and has a mean score of ${meanOf(o)}. The first ${countWord(o.count - 1)} scores are ${told(toldOf(o))}. What is the last score?`,
        wants: (o, c) =>
          `${c.names[0]} wants to read a mean of ${meanOf(o)} pages a day for ${countWord(o.count)} days. On the first ${countWord(o.count - 1)} days ${c.names[0]} reads ${told(toldOf(o))} pages. How many pages are needed on the last day?`,
        box: (o) =>
          `The mean of ${countWord(o.count)} numbers is ${meanOf(o)}. Which number is missing from the list? ${toldOf(o).join(", ")}, ?`,
      }),
    ],
    answer: (o) => ({ kind: "integer", canonical: String(listAnswer(o)) }),
    steps: listSteps,
    trace: listTrace,
    hints: listHints,
    misconceptions: LIST_RULES,
    distractors: listDistractors,
  },
  { others: otherLists },
);

const HARDNESS: Readonly<Record<Ask, number>> = { range: 0, median: 0.1, mean: 0.65, missing: 1 };

function listLevel(
  asks: readonly Ask[],
  counts: readonly number[],
  range: readonly [min: number, max: number],
  where: (o: NumberList) => boolean = () => true,
): Level<NumberList> {
  const level: Level<NumberList> = {
    ranges: { a: range, b: range, c: range, d: range, e: range, f: range },
    choices: { ask: asks, count: counts },
    where: (o) => isSound(o) && where(o),
  };
  return withErrorsApart(
    level,
    LIST_RULES,
    (o) => String(listAnswer(o)),
    ({ id }, wrong, o) =>
      (GIVES_TOLD.has(id) || !toldOf(o).map(String).includes(wrong)) &&
      // Of a range: who mixes up the words gives one of the other two.
      (id !== "ST-08" || ![meanOf(o), medianOf(o)].map(String).includes(wrong)),
  );
}

/** A zero is drawn in the middle of the list more often than by chance. */
function withZero({ choices, ...level }: Level<NumberList>): Level<NumberList> {
  const some = Array.from({ length: 24 }, (_, index) => index + 1).flatMap((n) => [0, n]);
  return { ...level, choices: { ...choices, c: some, d: some } };
}

/** Errors that give a number of the list itself. */
const GIVES_TOLD: ReadonlySet<string> = new Set(["ST-02", "ST-05", "ST-06", "ST-07"]);

/** Whole answers that the list does not tell but for a median; its numbers differ and are not in order already. */
function isSound(o: NumberList): boolean {
  const [numbers, answer] = [numbersOf(o), listAnswer(o)];
  const isTold = toldOf(o).includes(answer) || answer === o.count;
  return (
    // One of a thing would be told in the plural.
    !numbers.includes(1) &&
    new Set(numbers).size === numbers.length &&
    // Of a median that is the mean, exactly or rounded, nobody knows which of the two was found.
    (o.ask === "median"
      ? Number.isInteger(answer) && Math.abs(meanOf(o) - answer) >= 1
      : Number.isInteger(meanOf(o)) || o.ask === "range") &&
    answer > 1 &&
    (!isTold || (o.ask === "median" && o.count % 2 === 1)) &&
    inOrder(o).join() !== toldOf(o).join()
  );
}

function asking(
  ask: string,
  texts: Readonly<Record<string, (o: NumberList, c: StoryContext) => string>>,
): StemTemplate<NumberList>[] {
  return Object.entries(texts).map(([id, text]) => ({ id: `${ask}-${id}`, when: (o) => o.ask === ask, text }));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
