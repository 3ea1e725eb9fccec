import type { MisconceptionRule, Highlight } from "#engine";
import { NOTHING, ticksAt } from "../highlights.ts";
import { namedError } from "../named-error.ts";
import {
  entriesOf,
  isOrder,
  isTyped,
  negatives,
  negativesReversed,
  ordered,
  pick,
  relation,
  rightAnswer,
  wantsLeast,
  withoutBars,
  written,
  type Comparison,
  type Entry,
} from "./cmp-numbers.ts";

/** Nobody knows which of the two slips led to the other sign. */
const SIGNS_MIXED_UP = "You compared the numbers as if they had no minus sign, or mixed up the signs < and >.";
const OPEN_SIDE = "The open side of the sign faces the greater number.";

/** What children who hold a misconception about the order of signed numbers answer. */
export const compareRules: readonly MisconceptionRule<Comparison>[] = [
  namedError("SGN-20", "bars-overlooked", "omission", {
    wrong: (o) => (o.form === "bars" ? unlessRight(o, withoutBars(o)) : undefined),
    did: (o) =>
      rightAnswer(o) === "="
        ? "You compared the numbers as if the bars were not there."
        : "You compared the numbers as if the bars were not there, or mixed up the signs < and >.",
    look: (o) => `What do the two bars around $${o.a}$ mean?`,
    holds: "The bars ask for the distance from 0, which is never negative. Find that first.",
    sub: (o) =>
      `How many steps is $${o.a}$ away from 0? Compare that number with $${o.b}$.${rightAnswer(o) === "=" ? "" : ` ${OPEN_SIDE}`}`,
    line: 2,
  }),
  namedError("SGN-25", "lower-decimal-taken-for-greater", "conceptual", {
    // Of -3.8 > -3.59 nobody knows whether the sizes were compared, or 59 taken for more than 8.
    wrong: (o) => (longerLooksLarger(o) ? ">" : undefined),
    did: (o) => `Your sign says that ${words(o)[0]} is the greater number.`,
    isFact: true,
    look: "Write the numbers with two decimal places. Which of them is further from 0?",
    holds: "Below zero, the number further from 0 is further left. A zero at the end of a decimal does not change it.",
    sub: (o) =>
      `$${latexOf(o)[0]}$ is as much as $${latexOf(o)[0]}0$. Start at $0$ and walk left: which do you meet first, $${latexOf(o)[0]}0$ or $${latexOf(o)[1]}$? It is the greater one. ${OPEN_SIDE}`,
  }),
  namedError("IN-14", "larger-size-means-larger-number", "conceptual", {
    wrong: (o) => (o.form === "bars" || longerLooksLarger(o) ? undefined : judgedBy(o, negativesReversed)),
    // Of fractions below 0 the sizes may have been compared rightly or not.
    did: (o) => {
      if (o.ask === "sign" && o.form === "fraction")
        return `Your sign says that ${words(o)[rightAnswer(o) === "<" ? 0 : 1]} is the greater number.`;
      if (o.ask === "sign") return SIGNS_MIXED_UP;
      // Of numbers that are all below 0 it is also the one at the other end of the line.
      if (isPicked(o) && negatives(o) === entriesOf(o).length)
        return `Your number is the one ${wantsLeast(o) ? "nearest to" : "furthest from"} 0.`;
      return "You compared the numbers below 0 without their minus signs.";
    },
    isFact: (o) => (o.ask === "sign" ? o.form === "fraction" : isPicked(o) && negatives(o) === entriesOf(o).length),
    look: (o) =>
      o.ask === "sign" && o.form === "fraction"
        ? "Write both fractions with the same denominator. Which of them is further from 0?"
        : o.ask === "deepest"
          ? "Which fish is deeper: one a long way below the surface, or one just below it?"
          : "Which is lower: a long way below zero, or just below zero?",
    holds: "On the left of 0, the further a number is from 0, the further left it is.",
    sub: (o) => {
      if (o.ask === "sign")
        return `Start at $0$ and walk left. Which number do you meet first: ${below(o)}? It is the greater one. ${OPEN_SIDE}`;
      // Their digits may have been compared, and not their sizes.
      const places = o.form === "decimal" ? "Compare wholes first, then tenths, then hundredths. " : "";
      const far = isPicked(o) && !wantsLeast(o) ? "nearest to" : `${negatives(o) === 2 ? "further" : "furthest"} from`;
      return `${places}Which number is ${far} 0: ${below(o)}? Is it left or right of the other${negatives(o) === 2 ? "" : "s"}?`;
    },
    highlights: () => [NOTHING, ticksAt(0), ticksAt(0)],
  }),
  namedError("SGN-21", "sign-not-seen", "sign", {
    // Of numbers that are all below zero it is the same to compare the sizes, and is said so: IN-14.
    wrong: (o) => {
      const bySize = o.form === "bars" || longerLooksLarger(o) ? undefined : judgedBy(o, ({ size }) => size);
      return bySize === judgedBy(o, negativesReversed) ? undefined : bySize;
    },
    did: (o) => (o.ask === "sign" ? SIGNS_MIXED_UP : "You compared the numbers without their signs."),
    look: (o) =>
      o.ask === "sign"
        ? "Which of the two numbers is below zero?"
        : `Which of the numbers ${negatives(o) === 1 ? "is" : "are"} below zero?`,
    holds: "Every number below zero is to the left of every number above zero.",
    sub: (o) =>
      o.ask === "sign"
        ? `Find $${latexOf(o).join("$ and $")}$ on the number line. Which of them is further left? That one is less. ${OPEN_SIDE}`
        : negatives(o) === 1
          ? `Put a finger on $0$ of a number line and move it to the left. Which number lies that way: ${listed(latexOf(o))}?`
          : "Put the numbers below zero on the left of 0 and the others on the right. Then compare those on the same side with each other.",
    highlights: () => [ticksAt(0), ticksAt(0), ticksAt(0)],
  }),
  namedError("SGN-27", "digits-after-the-point-compared-as-whole-numbers", "representation", {
    wrong: (o) => {
      if (o.form !== "decimal" || !["coldest", "deepest", "warmest"].includes(o.ask)) return undefined;
      const chosen = judgedBy(o, byDigits);
      const others = [negativesReversed, ({ size }: Entry) => size].map((by) => judgedBy(o, by));
      return others.includes(chosen) ? undefined : chosen;
    },
    did: "You compared the digits after the points as if they were whole numbers.",
    look: "What does the first digit after the point count, and what does the second?",
    holds: "Write the numbers with two decimal places, so that hundredths are compared with hundredths.",
    sub: "Find the number with two decimal places that is nearest to 0, and the one that is furthest from 0.",
  }),
  namedError("SGN-22", "order-turned-round", "procedural", {
    wrong: (o) => (isOrder(o) ? written(o, ordered(o, ({ value }) => value).toReversed()) : undefined),
    did: (o) => `Your list begins with the ${isDown(o) ? "least" : "greatest"} number.`,
    isFact: true,
    look: "Read the question again. Which number should come first?",
    holds: (o) =>
      isDown(o)
        ? "The further right a number is on the number line, the greater it is."
        : "The further left a number is on the number line, the less it is.",
    sub: (o) => `Which of the numbers is the ${isDown(o) ? "greatest" : "least"}? Begin with that one.`,
    line: 3,
  }),
  namedError("SGN-24", "signs-left-off", "sign", {
    wrong: (o) =>
      isTyped(o)
        ? written(
            o,
            ordered(o, ({ size }) => size).map((entry) => ({ ...entry, text: entry.text.replace("−", "") })),
          )
        : undefined,
    did: "You left off the minus signs.",
    look: "On which side of 0 is a number that has no minus sign?",
    holds: "The minus sign belongs to the number: it says that the number is to the left of 0.",
    sub: "Write the numbers with their signs. Sort them first: left of 0 or right of 0?",
    highlights: (o) => [NOTHING, [...ticksAt(0), ...cardsBelow(o)], cardsBelow(o)],
  }),
  namedError("SGN-24", "signs-left-off", "sign", {
    // The order is right.
    wrong: (o) => {
      const unsigned = (entries: readonly Entry[]) => written(o, entries).replaceAll("-", "");
      const right = unsigned(ordered(o, ({ value }) => value));
      return isTyped(o) && right !== unsigned(ordered(o, ({ size }) => size)) ? right : undefined;
    },
    did: "You left off the minus signs.",
    look: "On which side of 0 is a number that has no minus sign?",
    holds: "The minus sign belongs to the number: it says that the number is to the left of 0.",
    sub: "Keep your order, and look at each number again: is it left of 0 or right of 0 on a number line?",
    highlights: (o) => [NOTHING, [...ticksAt(0), ...cardsBelow(o)], cardsBelow(o)],
  }),
  namedError("SGN-23", "equal-value-not-seen", "representation", {
    wrong: (o) =>
      o.ask === "sign" && o.form !== "bars" && rightAnswer(o) === "="
        ? relation(o.a, o.n === 10 ? 10 * o.a : o.b)
        : undefined,
    did: "You compared how the numbers are written.",
    look: "Could two numbers that look different be worth the same?",
    holds: (o) =>
      o.form === "fraction"
        ? "Write both fractions with the same denominator, then compare."
        : "Write both numbers with two decimal places, then compare.",
    sub: (o) =>
      o.form === "fraction"
        ? `A denominator that fits both is $${o.m * o.n}$.`
        : "A zero at the end of a decimal does not change what it is worth.",
  }),
];

/** The value with the digits after the point taken as a whole number: 0.21 for more than 0.7. */
function byDigits({ text, value }: Entry): number {
  const [whole = "0", after = "0"] = text.replace("−", "").split(".");
  return Math.sign(value) * (Number(whole) + Number(after) / 1_000);
}

/** Two decimals below zero of the same whole number, of which the one that is written longer is nearer to 0. */
function longerLooksLarger(o: Comparison): boolean {
  if (o.form !== "decimal" || o.ask !== "sign" || o.a >= 0 || o.b >= 0 || o.n === 10) return false;
  const [tenths, hundredths] = [-o.a, -o.b];
  const isSameWhole = Math.floor(tenths / 10) === Math.floor(hundredths / 100);
  return isSameWhole && tenths * 10 > hundredths && hundredths % 100 > tenths % 10;
}

/** Numbers above zero are not met on the way to the left: they are asked for apart. */
export function walkLeft(o: Comparison): string {
  if (entriesOf(o).every(({ value }) => value < 0))
    return "Start at 0 and walk left. Which number do you meet first, and which last?";
  return isOrder(o)
    ? `Put the numbers on a number line: which are left of 0, and which are right of 0? Read the line from the ${isDown(o) ? "right" : "left"} end. Which number do you come to first?`
    : "Draw a line and mark 0 on it. Place each number below zero as far to the left as it is from 0.";
}

/** The greatest comes first. */
function isDown(o: Comparison): boolean {
  return o.ask.endsWith("down");
}

/** One of the numbers is the answer. */
function isPicked(o: Comparison): boolean {
  return o.ask !== "sign" && !isOrder(o);
}

function latexOf(o: Comparison): readonly string[] {
  return entriesOf(o).map(({ latex }) => latex);
}

function words(o: Comparison): readonly string[] {
  return entriesOf(o).map(({ text }) => text);
}

/** The answer of somebody who ranks the numbers by `by`, where it is not the right one. */
function judgedBy(o: Comparison, by: (entry: Entry) => number): string | undefined {
  if (isOrder(o)) return unlessRight(o, written(o, ordered(o, by)));
  if (o.ask !== "sign") return unlessRight(o, pick(o, by));
  const [left, right] = entriesOf(o);
  return left === undefined || right === undefined || left.value === right.value
    ? undefined
    : unlessRight(o, relation(by(left), by(right)));
}

function unlessRight(o: Comparison, wrong: string): string | undefined {
  return wrong === rightAnswer(o) ? undefined : wrong;
}

/** The numbers with a minus sign. */
function cardsBelow(o: Comparison): readonly Highlight[] {
  return entriesOf(o).flatMap(({ value }) => (value < 0 ? [{ type: "card", card: String(value) } as const] : []));
}

function listed(numbers: readonly string[]): string {
  return numbers
    .map((number) => `$${number}$`)
    .join(", ")
    .replace(/, (?=[^,]*$)/u, " or ");
}

function below(o: Comparison): string {
  return listed(entriesOf(o).flatMap(({ value, latex }) => (value < 0 ? [latex] : [])));
}
