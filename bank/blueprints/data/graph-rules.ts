import { written, type Distractor, type MisconceptionRule, type Written } from "#engine";
import { listInWords } from "../place-words.ts";
import type { Cause } from "../causes-apart.ts";
import { namedError } from "../named-error.ts";
import { askedOf, categoriesOf, hasHalf, othersOf, pairOf, type Category, type Graph } from "./graph.ts";
import { PARTS, partOf, waysIn, wholeGraph } from "./graph-help.ts";
import { answerOf, answerWith, graphTrace, readId } from "./graph-trace.ts";

type Rule = MisconceptionRule<Graph>;

const COMPARING = "When you compare two numbers, you find how far apart they are.";

/** The answer of a child who reads every asked category in another way; undefined where that is no whole number. */
function readAs(o: Graph, read: (category: Category) => number): string | undefined {
  const changed = new Map<string, Written>(
    askedOf(o).map((category, index) => [readId(index), written(read(category))]),
  );
  return text([...changed.values()].every(({ n }) => Number.isInteger(n)) ? answerWith(o, changed) : undefined);
}

/** The same where a half one is to be read. */
function halvesReadAs(o: Graph, read: (category: Category) => number): string | undefined {
  return askedOf(o).some(hasHalf) ? readAs(o, read) : undefined;
}

function text(n: number | undefined): string | undefined {
  return n === undefined ? undefined : String(n);
}

/** What the third hint says to an error of reading: how the reading begins, never the item's own third hint. */
function readingSub(o: Graph): string {
  if (o.ask !== "read") return waysIn(o);
  return o.kind === "bar"
    ? `Touch the first mark above 0 and say $${o.step}$. Touch the next mark and say $${2 * o.step}$. Go on like that to the top of the bar.`
    : "Point at each circle in turn, and count on by the number in the key each time.";
}

/** "apples and pears": the two that are put together. */
function twoNames(o: Graph): string {
  return listInWords(pairOf(o).map(({ name }) => name));
}

/** "Monday and Friday": whose bars of those that are asked about end between two marks. */
function halfNames(o: Graph): string {
  return listInWords(halvesOf(o).map(({ name }) => name));
}

function halvesOf(o: Graph): readonly Category[] {
  return askedOf(o).filter(hasHalf);
}

/** The answer with every circle as one, and a half one as half: where that is no whole number, nobody gives it. */
function circlesAlone(o: Graph): string | undefined {
  return text(
    answerWith(o, new Map(askedOf(o).map(({ marks }, index) => [readId(index), written(marks * o.cut, o.cut)]))),
  );
}

/** "each row", "the row for cats": where half circles stand. */
function halfRows(o: Graph): string {
  return halvesOf(o).length > 1 ? "each row" : `the row for ${halfNames(o)}`;
}

/** A bar that ends between two marks, read at one of them. */
function readAtMark(
  id: string,
  which: "above" | "below",
  round: (marks: number) => number,
  does: string,
  sub: string,
): Rule {
  return namedError(id, `bar-between-marks-read-at-the-mark-${which}`, "representation", {
    wrong: (o) => (o.kind === "bar" ? halvesReadAs(o, ({ marks }) => round(marks) * o.step) : undefined),
    did: (o) =>
      `For ${halfNames(o)} you read the mark ${which} the top of the bar${halvesOf(o).length > 1 ? " each time" : ""}.`,
    look: (o) => `Does ${halvesOf(o).length > 1 ? "each of these bars" : "the bar"} ${does}?`,
    holds: "When a bar ends halfway between two marks, its number is halfway between the numbers of the marks.",
    sub,
  });
}

/** Errors of reading a scale or a key, or what stands between its numbers. */
export const SCALE_RULES: readonly Rule[] = [
  // Three circles, 10 children each: 3.
  namedError("ST-18", "symbol-counted-as-one", "representation", {
    wrong: (o) => (o.kind === "picture" && o.step > 1 ? circlesAlone(o) : undefined),
    did: "You counted each circle as one.",
    look: "Look at the key below the graph. How many does one circle stand for?",
    holds: "Two circles stand for twice the number in the key.",
    sub: readingSub,
  }),
  // Three marks of 10 up: 3.
  namedError("ST-N1", "mark-of-the-scale-counted-as-one", "representation", {
    wrong: (o) => (o.kind === "bar" && o.step > 1 ? readAs(o, ({ marks }) => marks) : undefined),
    did: "You counted each mark of the scale as one.",
    look: "Read the numbers beside the scale. Do they go up by one each time?",
    holds: "How many steps are there from one number beside the scale to the next? How much is one step?",
    sub: readingSub,
  }),
  // Three marks up where every second one has a number, 4, 8, 12: 12 in place of 6.
  namedError("ST-N59", "mark-counted-as-the-step-between-numbers", "representation", {
    wrong: (o) =>
      o.kind === "bar" && o.step > 1 && o.cut === 1 && askedOf(o).some(({ marks }) => marks % 2 === 1)
        ? readAs(o, ({ marks }) => 2 * o.step * marks)
        : undefined,
    did: (o) => `You counted ${2 * o.step} for each mark of the scale.`,
    look: "Does every mark of the scale have a number?",
    holds: "A mark without a number stands halfway between the numbers below and above it.",
    sub: readingSub,
  }),
  // Three circles and a half one, 10 each: 40.
  namedError("ST-N2", "half-symbol-counted-as-whole", "representation", {
    wrong: (o) => (o.kind === "picture" ? halvesReadAs(o, ({ marks }) => Math.ceil(marks) * o.step) : undefined),
    did: (o) => `You counted ${halvesOf(o).length > 1 ? "each" : "a"} half circle as a whole one.`,
    look: (o) => `Look at the last circle of ${halfRows(o)}. Is all of it there?`,
    holds: "A half circle stands for half of what the key says.",
    sub: "Find half of the number in the key, and count that for the half circle.",
  }),
  // Three circles and a half one, 10 each: 30.
  namedError("ST-N3", "half-symbol-left-out", "omission", {
    wrong: (o) => (o.kind === "picture" ? halvesReadAs(o, ({ marks }) => Math.floor(marks) * o.step) : undefined),
    did: (o) => `You counted the whole circles and left the half ${halvesOf(o).length > 1 ? "circles" : "circle"} out.`,
    look: (o) => `Look at the end of ${halfRows(o)}. What comes after the last whole circle?`,
    holds: "A half circle counts too. It stands for half of what the key says.",
    sub: (o) =>
      `${askedOf(o).length > 1 ? "In each row, count" : "Count"} the whole circles by the number in the key. Then count on by half of that number for a half circle.`,
  }),
  // The bar ends between 30 and 40: 40.
  readAtMark(
    "ST-N4",
    "above",
    Math.ceil,
    "reach that mark, or does it stop before",
    "Find the mark below the top of the bar. Then go up half a step.",
  ),
  // The bar ends between 30 and 40: 30.
  readAtMark(
    "ST-N5",
    "below",
    Math.floor,
    "stop at that mark, or does it go on above",
    "Start at the mark below the top of the bar. How much is half a step more?",
  ),
  // The bar ends halfway between 30 and 40: 31.
  namedError("ST-N6", "half-a-step-counted-as-one", "representation", {
    wrong: (o) =>
      o.step > 2
        ? halvesReadAs(o, (category) => (hasHalf(category) ? Math.floor(category.marks) * o.step + 1 : category.value))
        : undefined,
    did: (o) =>
      o.kind === "bar"
        ? "You counted only 1 for half a step of the scale."
        : `You counted only 1 for ${halvesOf(o).length > 1 ? "each" : "the"} half circle.`,
    look: (o) =>
      o.kind === "bar"
        ? "How much is a whole step of the scale? How much is half of it?"
        : "What number does a whole circle stand for? How much is half of that?",
    holds: (o) =>
      o.kind === "bar"
        ? "Half a step counts half as much as a whole step."
        : "A half circle stands for half as much as the key says.",
    sub: (o) =>
      `${o.kind === "bar" ? `A whole step is ${o.step}.` : `A whole circle stands for ${o.step}.`} Split that into two equal parts.`,
  }),
];

/** Errors of which bars are read, and of what is then done with their numbers. */
export const GRAPH_RULES: readonly Rule[] = [
  // How many more: one of the two numbers, the greater one or the smaller.
  ...[0, 1].map((index): Rule =>
    namedError("ST-N8", "one-number-given-for-the-difference", "conceptual", {
      wrong: (o) => (isCompared(o) ? text(askedOf(o)[index]?.value) : undefined),
      did: (o) => `You gave the number for ${askedOf(o)[index]?.name} alone.`,
      look: (o) => `The question compares two ${PARTS[o.kind].many}. Which is the other one?`,
      holds: COMPARING,
      sub: (o) =>
        `Read the ${PARTS[o.kind].one} for ${askedOf(o)[1 - index]?.name} too. Then start at the smaller of the two numbers and count up to the greater one.`,
      line: 3,
    }),
  ),
  // How many more: both numbers added.
  namedError("SB-15", "added-instead", "conceptual", {
    wrong: (o) =>
      isCompared(o) || o.ask === "two-more" ? text(askedOf(o).reduce((sum, { value }) => sum + value, 0)) : undefined,
    did: (o) =>
      isCompared(o)
        ? "You added the two numbers."
        : `You added the numbers for ${listInWords(askedOf(o).map(({ name }) => name))}.`,
    look: (o) => {
      const [first, second, third] = askedOf(o);
      if (first === undefined || second === undefined) return "";
      const sum = first.value + second.value;
      return isCompared(o)
        ? `The ${partOf(o, first)} shows $${first.value}$. Can ${o.ask === "fewer" ? `the ${partOf(o, second)} show $${sum}$ fewer than that` : `that be $${sum}$ more than the ${partOf(o, second)} shows`}?`
        : `Do you add the number for ${third?.name}, too, or do you compare with it?`;
    },
    holds: COMPARING,
    sub: (o) =>
      isCompared(o)
        ? `Start at $${askedOf(o)[1]?.value}$ and count up to $${askedOf(o)[0]?.value}$.`
        : `Add only the numbers for ${twoNames(o)}. Then start at the smaller number and count up to the greater one.`,
    line: 3,
  }),
  // Altogether: one number taken away from the other.
  namedError("AD-08", "subtracted-instead", "conceptual", {
    wrong: (o) => {
      const [first, second] = askedOf(o);
      return o.ask === "two" && first && second ? text(Math.abs(first.value - second.value)) : undefined;
    },
    did: "You took one number away from the other.",
    look: (o) => {
      const [more, less] = askedOf(o).toSorted((x, y) => y.value - x.value);
      if (more === undefined || less === undefined) return "";
      return `The ${partOf(o, more)} shows $${more.value}$. Can both ${PARTS[o.kind].many} together show only $${more.value - less.value}$?`;
    },
    holds: "Put the two amounts together: that is adding.",
    sub: "Start at the greater number and count on by the other one.",
    line: 3,
  }),
  // Two of them asked: the whole graph added.
  namedError("ST-N9", "whole-graph-added", "conceptual", {
    wrong: (o) => (o.ask === "two" ? text(wholeGraph(o)) : undefined),
    did: (o) => `You added all the ${PARTS[o.kind].many} of the graph.`,
    look: (o) => `Which ${PARTS[o.kind].many} does the question name?`,
    holds: (o) => `Add only the numbers for ${twoNames(o)}.`,
    sub: (o) => `Cover the ${PARTS[o.kind].many} that the question does not name, and read the two that are left.`,
    line: 3,
  }),
  // The whole graph asked: one category is missing, the last one or any other.
  ...[3, 2, 1, 0].map((index): Rule =>
    namedError("ST-N10", "one-category-left-out", "omission", {
      wrong: (o) => {
        const left = categoriesOf(o)[index];
        return o.ask === "all" && left !== undefined ? text(wholeGraph(o) - left.value) : undefined;
      },
      // Of a bar of 10 the ten of another number, or one that the ones make, may as well be what is missing.
      did: (o) =>
        categoriesOf(o)[index]?.value === 10
          ? `You left out a ${PARTS[o.kind].one}, or lost a ten when you added.`
          : `You left out the ${PARTS[o.kind].one} for ${categoriesOf(o)[index]?.name}.`,
      look: (o) => `How many ${PARTS[o.kind].many} does the graph have? How many did you add?`,
      holds: (o) => `The question asks about the whole graph, so every ${PARTS[o.kind].one} counts.`,
      sub: (o) => `Touch each ${PARTS[o.kind].one} when you add its number, and write down the sum after each.`,
      line: 3,
    }),
  ),
  // The two put together, and not compared with the third.
  namedError("ST-N11", "put-together-and-not-compared", "omission", {
    wrong: (o) => (o.ask === "two-more" ? text(sumOfTwo(o)) : undefined),
    did: (o) => `You added the numbers for ${twoNames(o)} and stopped there.`,
    look: (o) => `What does the question ask about ${askedOf(o)[2]?.name}?`,
    holds: COMPARING,
    sub: (o) =>
      `You have the number for ${twoNames(o)} together. Now read the ${PARTS[o.kind].one} for ${askedOf(o)[2]?.name}, and compare.`,
    line: 5,
  }),
  // Only one of the two compared with the third.
  ...[0, 1].map((index): Rule =>
    namedError("ST-N12", "one-of-two-compared", "omission", {
      wrong: (o) => {
        const [compared, third] = [askedOf(o)[index], askedOf(o)[2]];
        return o.ask === "two-more" && compared && third ? text(Math.abs(compared.value - third.value)) : undefined;
      },
      did: (o) =>
        `You compared only the number for ${askedOf(o)[index]?.name} with the one for ${askedOf(o)[2]?.name}.`,
      look: (o) => `Which two ${PARTS[o.kind].many} does the question put together?`,
      holds: (o) => `Add the numbers for ${twoNames(o)} before you compare.`,
      sub: (o) =>
        `How much do the numbers for ${twoNames(o)} make together? Compare that with the number for ${askedOf(o)[2]?.name}.`,
      line: 3,
    }),
  ),
  // Asked for apples, the number of pears: each of the others, read in place of each that is asked about.
  ...[0, 1].flatMap((at) =>
    [0, 1].map((index): Rule =>
      namedError("ST-N7", "other-bar-read", "representation", {
        wrong: (o) => {
          const other = othersOf(o)[index];
          const asked = askedOf(o);
          if (other === undefined || asked[at] === undefined || o.ask === "two-more" || o.ask === "all")
            return undefined;
          if (isCompared(o)) return text(Math.abs(other.value - (asked[1 - at]?.value ?? 0)));
          return text(answerWith(o, new Map([[readId(at), written(other.value)]])));
        },
        did: (o) => {
          const other = othersOf(o)[index]?.name;
          return o.ask === "read"
            ? `You read the ${PARTS[o.kind].one} for ${other}.`
            : `You took the number for ${other} in place of the one for ${askedOf(o)[at]?.name}.`;
        },
        look: (o) => {
          const place = o.kind === "bar" ? "under" : "beside";
          return o.ask === "read"
            ? `Which name is ${place} the ${PARTS[o.kind].one} that you read?`
            : `Which two ${PARTS[o.kind].many} did you read? Which two does the question ask about?`;
        },
        holds: (o) =>
          o.ask === "read"
            ? `First find the name from the question, then read the ${PARTS[o.kind].one} that belongs to it.`
            : `First find both names from the question, then read the two ${PARTS[o.kind].many} that belong to them.`,
        sub: (o) =>
          o.ask === "read"
            ? `Put a finger on the name ${askedOf(o)[at]?.label}. Follow only that ${PARTS[o.kind].one}.`
            : `Put a finger on the name ${askedOf(o)[at]?.label} and read that ${PARTS[o.kind].one}. ${isCompared(o) ? "How far is its number from" : "How much does its number make together with"} the number for ${askedOf(o)[1 - at]?.name}?`,
      }),
    ),
  ),
];

/** 18 + 7 = 15: what the ones make beyond ten is written, and the new ten is lost. */
export const carryLost: Rule = namedError("AD-01", "carry-not-added", "procedural", {
  wrong: (o) => {
    const [x, y] = lastSummands(o);
    return (x % 10) + (y % 10) > 9 && x + y > 19 ? text(x + y - 10) : undefined;
  },
  did: "A ten got lost when you added.",
  look: (o) => `Add the ${PARTS[o.kind].many} again, one after the other. Where do you pass a new ten?`,
  holds: "Ten ones make a new ten. Keep it when you go on adding.",
  sub: (o) => `Write down the sum after each ${PARTS[o.kind].one}.`,
  line: 3,
});

/** What the last addition puts together; zeros where nothing is added. */
function lastSummands(o: Graph): readonly [number, number] {
  const sum = graphTrace(o).routes[0]?.at(-1);
  if (sum?.operation !== "add" || o.ask === "read") return [0, 0];
  const [x = 0, y = 0] = sum.from.map(({ value }) => value.n / value.d);
  return [x, y];
}

/** Wrong answers of other bars than are asked about, of one that is left out, and of one miscounted or misread half. */
export function otherBars(o: Graph): readonly Cause[] {
  const [first = 0, second = 0, third] = askedOf(o).map(({ value }) => value);
  const named = (kind: string, numbers: readonly number[]): readonly Cause[] =>
    numbers.map((n) => ({ kind, answer: String(Math.abs(n)) }));
  const others = othersOf(o).map(({ value }) => value);
  const halves = named("one-half-missed", oneHalfMissed(o));
  switch (o.ask) {
    case "all":
      return halves;
    case "two":
      return [...halves, ...named("other-bar", others.length > 1 ? [sumOf(others)] : [])];
    case "two-more":
      return [
        ...halves,
        ...named("other-bar", [
          ...others.flatMap((other) => [
            first + other - (third ?? 0),
            second + other - (third ?? 0),
            first + second - other,
          ]),
          ...(third === undefined ? [] : [first + third, second + third]),
        ]),
      ];
    case "read":
      // A mark or a symbol is counted twice, or left out.
      return named("one-mark-off", [first - o.step, first + o.step]);
    default:
      return halves;
  }
}

/** Of several halves some are read at the mark below, or their half circle is left out, and the others are right. */
function oneHalfMissed(o: Graph): readonly number[] {
  const asked = askedOf(o);
  const halves = asked.flatMap((category, index) => (hasHalf(category) ? [index] : []));
  const sets = Array.from({ length: Math.max(0, 2 ** halves.length - 2) }, (_, at) =>
    halves.filter((_half, bit) => ((at + 1) >> bit) % 2 === 1),
  );
  return sets.flatMap((missed) => {
    const read = missed.map((index): [string, Written] => [
      readId(index),
      written(Math.floor(asked[index]?.marks ?? 0) * o.step),
    ]);
    return answerWith(o, new Map(read)) ?? [];
  });
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}

/** Whether an error is to count marks or symbols as ones. */
export function countsOnes({ id }: Rule): boolean {
  return id === "ST-18" || id === "ST-N1";
}

/** Whether an error gives a number of the graph itself, so that it is heard where one was typed. */
export function givesOneNumber({ id }: Rule, { ask }: Graph): boolean {
  return id === "ST-N8" || (id === "ST-N7" && ask === "read");
}

export const graphDistractors: readonly Distractor<Graph>[] = [
  { strategy: "one-too-many", wrong: (o) => String(answerOf(o) + 1) },
  { strategy: "one-too-few", wrong: (o) => String(answerOf(o) - 1) },
];

function isCompared({ ask }: Graph): boolean {
  return ask === "more" || ask === "fewer";
}

function sumOfTwo(o: Graph): number {
  const [first, second] = askedOf(o);
  return (first?.value ?? 0) + (second?.value ?? 0);
}
