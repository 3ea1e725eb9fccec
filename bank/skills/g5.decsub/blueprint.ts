import { type BlueprintStep, type Level, type StemTemplate, type TraceLine } from "#engine";
import { defineToldApart } from "../../blueprints/causes-apart.ts";
import { spokenEquation } from "../../blueprints/box-wordings.ts";
import { withErrorsApart } from "../../blueprints/errors-apart.ts";
import { borrowColumns, count } from "../../blueprints/kit.ts";
import { wordings } from "../../blueprints/wordings.ts";
import { decimalDifferenceTrace } from "../../blueprints/decimals/decimal-difference.ts";
import {
  answerOf,
  first,
  firstUnits,
  isBare,
  jumpRule,
  lined,
  picture,
  prices,
  second,
  valueText,
  wholeOfFirst,
  wholeOfSecond,
  type Pair,
} from "../../blueprints/decimals/decimal-pair.ts";
import {
  columnsOf,
  difference,
  isOpened,
  opensAWhole,
  wholesReady,
  type Column,
} from "../../blueprints/decimals/decsub-numbers.ts";
import { DECSUB_RULES } from "../../blueprints/decimals/decsub-rules.ts";
import { dec, DECIMAL_PLACES, MONEY } from "../../blueprints/decimals/kit-decimals.ts";

/** Subtract decimals. */
export const blueprint = defineToldApart<Pair>({
  id: "g5.decsub",
  version: 9,
  createdOn: "2026-11-30",
  // These are slips of written subtraction with names of their own, or are seen in the digits themselves.
  holdsOf: {
    "SB-02": ["no-borrow", "line-left-out"],
    "DC-N9": ["no-borrow"],
    "DC-N7": ["on-the-way"],
    "SB-01": ["smaller-from-larger", "zero-in-subtraction"],
    "DC-13": ["smaller-from-larger", "zero-in-subtraction"],
    "DC-14": ["smaller-from-larger", "zero-in-subtraction"],
  },
  levels: {
    1: errorsApart({
      ranges: { a: [2, 99], b: [1, 88] },
      choices: { p: [1], q: [1], ask: ["bare", "line", "length"], money: ["$"] },
      where: (o) => !isOpened(o) && (o.ask !== "line" || o.a < 10) && (o.a < 10 || o.b > 10),
    }),
    2: errorsApart({
      ranges: { a: [21, 99], b: [12, 89] },
      choices: { p: [1], q: [1], ask: ["bare", "chart", "length"], money: ["$"] },
      where: opensAWhole,
    }),
    3: errorsApart({
      ranges: { a: [305, 4995], b: [112, 2995] },
      choices: { p: [2], q: [2], ask: ["bare", "money", "money"], money: MONEY },
      where: (o) => opensAWhole(o) && !String(o.a).includes("0"),
    }),
    4: errorsApart({
      ranges: { a: [31, 99], b: [112, 899] },
      choices: { p: [1], q: [2], ask: ["bare", "length"], money: ["$"] },
      where: isOpened,
    }),
    5: errorsApart({
      ranges: { a: [4, 60], b: [112, 3999] },
      choices: { p: [0], q: [2], ask: ["gap", "money"], money: MONEY },
      where: (o) => o.b % 100 > 10,
    }),
  },
  factors: [
    { name: "decimal-places", weight: 2, of: (o) => o.q / 2 },
    { name: "opens-a-whole", weight: 2, of: (o) => (opensAWhole(o) ? 1 : 0) },
    { name: "trades", weight: 1, of: (o) => borrowColumns(firstUnits(o), o.b).filter(Boolean).length / 3 },
    { name: "different-lengths", weight: 4, of: (o) => (o.q - o.p) / 2 },
    { name: "whole-parts", weight: 1, of: (o) => (wholeOfFirst(o) > 0 ? 1 : 0) },
    { name: "story", weight: 0.5, of: (o) => (o.ask === "length" || o.ask === "money" ? 1 : 0) },
    { name: "unknown-is-not-the-difference", weight: 2, of: (o) => (o.ask === "gap" ? 1 : 0) },
  ],
  stems: [
    ...wordings<Pair>(isBare, {
      "what-is": (o) => `What is $${first(o)} - ${second(o)}$?`,
      "work-out": (o) => `Work out $${first(o)} - ${second(o)}$.`,
      take: (o) => `Take $${second(o)}$ away from $${first(o)}$.`,
      "name-takes": (o, c) =>
        `${c.names[0]} starts with $${first(o)}$ and subtracts $${second(o)}$. What is the result?`,
    }),
    ...gapWordings({
      gap: (o) => `\\square + ${second(o)} = ${first(o)}`,
      "gap-turned": (o) => `${second(o)} + \\square = ${first(o)}`,
      "gap-other": (o) => `${first(o)} - \\square = ${second(o)}`,
    }),
    ...wordings<Pair>((o) => o.ask === "length", {
      "ribbon-cut": {
        unit: () => "m",
        text: (o, c) =>
          `${c.names[0]} has ${first(o)} metres of ribbon and cuts off ${second(o)} metres. How many metres are left?`,
      },
      "path-left": {
        unit: () => "km",
        text: (o, c) =>
          `A path is ${first(o)} kilometres long. ${c.names[0]} has walked ${second(o)} kilometres of it. How many kilometres are left?`,
      },
      "rope-cut": {
        unit: () => "m",
        text: (o, c) =>
          `A rope is ${first(o)} metres long. ${c.names[0]} cuts off ${second(o)} metres. How many metres of rope are left?`,
      },
      "water-poured": {
        unit: () => "L",
        text: (o, c) =>
          `There are ${first(o)} litres of water in a bucket. ${c.names[0]} pours out ${second(o)} litres. How many litres are left?`,
      },
      "rice-used": {
        unit: () => "kg",
        text: (o, c) =>
          `A bag holds ${first(o)} kilograms of rice. ${c.names[0]} takes out ${second(o)} kilograms. How many kilograms are left?`,
      },
    }),
    ...wordings<Pair>((o) => o.ask === "money", {
      spends: (o, c) => `${c.names[0]} has ${prices(o)[0]} and spends ${prices(o)[1]}. How much money is left?`,
    }),
    ...wordings<Pair>((o) => isDear(o) && o.b <= 2500 && isOnATag(o.b), {
      "costs-more": (o) =>
        `A jacket costs ${prices(o)[0]} and a cap costs ${prices(o)[1]}. How much more does the jacket cost?`,
    }),
    ...wordings<Pair>(isDear, {
      "saving-for": (o, c) =>
        `${c.names[0]} is saving for a game that costs ${prices(o)[0]}. So far ${c.names[0]} has ${prices(o)[1]}. How much more money does ${c.names[0]} need?`,
    }),
  ],
  trace: decimalDifferenceTrace,
  answer: (o) => answerOf(o, difference(o)),
  steps: (o) => [linedUp(o), ...linesOf(o).map((line) => stepOf(line, o))],
  hints: (o) => [lookOf(o), ruleOf(o), subStep(o)],
  distractors: [
    { strategy: "one-whole-too-many", wrong: (o) => dec(difference(o) + 2 * 10 ** o.q, o.q) },
    { strategy: "one-too-many-in-the-last-place", wrong: (o) => dec(difference(o) + 1, o.q) },
  ],
  misconceptions: DECSUB_RULES,
  diagram: (o) => picture(o, difference(o)),
});

function errorsApart(level: Level<Pair>): Level<Pair> {
  // A number that ends in 0 would be written with fewer places than the rest.
  return withErrorsApart(
    {
      ...level,
      where: (o) =>
        firstUnits(o) > o.b &&
        // Half of a number is no answer that is written there already.
        !given(o).includes(difference(o) / 10 ** o.q) &&
        difference(o) % 10 > 0 &&
        endsInItsPlace(o) &&
        level.where?.(o) !== false,
    },
    DECSUB_RULES,
    (o) => valueText(o, difference(o)),
    (_, wrong, o) => !given(o).includes(Number(wrong)),
  );
}

function endsInItsPlace({ a, b, p }: Pair): boolean {
  return b % 10 > 0 && (p === 0 || a % 10 > 0);
}

/** What is told, and what is found on the way. */
function given(o: Pair): readonly number[] {
  const found = columnsOf(o).map(({ ready, bottom }) => ready - bottom);
  return [Number(first(o)), Number(second(o)), ...found, wholesReady(o) - wholeOfSecond(o)];
}

function linesOf(o: Pair): readonly TraceLine[] {
  return decimalDifferenceTrace(o).routes[0] ?? [];
}

/** What a jacket or a game may cost, in coins that such things are paid with. */
function isDear(o: Pair): boolean {
  return o.ask === "money" && firstUnits(o) >= 1500 && o.b >= 500 && isOnATag(firstUnits(o));
}

/** Whether a price in a shop ends like that. */
function isOnATag(cents: number): boolean {
  return cents % 25 === 0 || [49, 79, 89, 95, 99].includes(cents % 100);
}

/** Read aloud, the box is a number that is asked for. */
function gapWordings(equations: Readonly<Record<string, (o: Pair) => string>>): StemTemplate<Pair>[] {
  return Object.entries(equations).map(([id, equation]) => {
    const spoken = (o: Pair): string => spokenEquation(equation(o)).replace(/box/iu, "what number");
    return {
      id,
      when: (o) => o.ask === "gap",
      text: (o) => `Which number goes in the box? $${equation(o)}$`,
      spoken: (o) => `Which number goes in the box? ${spoken(o).replace(/^w/u, "W")}?`,
    };
  });
}

function linedUp(o: Pair): BlueprintStep {
  const last = DECIMAL_PLACES[o.q] ?? "";
  const lead = o.ask === "gap" ? `Take the known part from ${first(o)}, which is both parts together. ` : "";
  return {
    explanation:
      lead +
      (o.p === o.q
        ? `Both numbers end in ${last}, so work place by place, beginning on the right.`
        : `Write zeros until both numbers end in ${last}. Then work place by place, beginning on the right.`),
    math: `${lined(o)} - ${second(o)}`,
  };
}

function stepOf({ id, result: { n } }: TraceLine, o: Pair): BlueprintStep {
  const columns = columnsOf(o);
  const at = columns.findIndex(({ name }) => name === id);
  const column = columns[at];
  if (column !== undefined) {
    return {
      explanation: sayColumn(column, columns[at + 1]),
      math: `${column.ready} - ${column.bottom} = ${n}`,
      value: String(n),
    };
  }
  if (id === "whole-numbers") {
    return {
      explanation: isOpened(o)
        ? `One whole was traded, so there ${isAre(wholesReady(o))} ${count(wholesReady(o), WHOLE)} left.`
        : "Subtract the whole numbers.",
      math: `${wholesReady(o)} - ${wholeOfSecond(o)} = ${n}`,
      value: String(n),
    };
  }
  return {
    explanation: "Put the places together, with the point after the ones.",
    math: valueText(o, difference(o)),
    value: valueText(o, difference(o)),
  };
}

/**
 * What is done in a place.
 *
 * @param left - the place on its left that is after the point, too
 */
function sayColumn({ name, top, bottom, lends, isTraded, ready }: Column, left: Column | undefined): string {
  if (lends && top === 0) return `In the ${name}, 1 of the 10 was traded, so there are ${ready} to take from.`;
  if (!isTraded) return `In the ${name}, take ${bottom} from ${top}.`;
  const few = `${bottom} cannot be taken from ${lends ? top - 1 : top}`;
  return `In the ${name}, ${lends ? `${top === 1 ? "the 1" : `1 of the ${top}`} was traded, and ` : ""}${few}. ${tradeFor(left)}`;
}

/** @param left - the place that is traded from; none where that is a whole */
function tradeFor(left: Column | undefined): string {
  if (left === undefined) return "Trade 1 whole for 10 tenths.";
  return left.top === 0
    ? "There are no tenths to trade, so trade 1 whole for 10 tenths, and 1 tenth for 10 hundredths."
    : "Trade 1 tenth for 10 hundredths.";
}

/** What is taken away in a place: "$1$ tenth". */
function mathCount(column: Column | undefined): string {
  if (column === undefined) return "";
  const { name, bottom } = column;
  return `$${bottom}$ ${bottom === 1 ? name.replace(/s$/u, "") : name}`;
}

const WHOLE = { one: "whole", many: "wholes" };

function isAre(n: number): string {
  return n === 1 ? "is" : "are";
}

function columns({ q }: Pair): string {
  return `ones under ones, tenths under tenths${q === 2 ? ", hundredths under hundredths" : ""}`;
}

/** Where a trade is needed first, from the right; else the last place. */
function tellingColumn(o: Pair): Column | undefined {
  const columns = columnsOf(o);
  return columns.find(({ isTraded }) => isTraded) ?? columns[0];
}

function lookOf(o: Pair): string {
  if (o.ask === "gap") return `Is $${first(o)}$ the total or one of the two parts? Which part do you know?`;
  if (o.p === 0) return `Where would the point of $${first(o)}$ be if you wrote it?`;
  if (o.p < o.q)
    return `In which place is the last digit of $${first(o)}$, and in which place is the last digit of $${second(o)}$?`;
  const column = tellingColumn(o);
  return `Look at the ${column?.name ?? ""}. Can $${column?.bottom ?? 0}$ be taken from $${column?.top ?? 0}$?`;
}

function ruleOf(o: Pair): string {
  if (o.ask === "gap")
    return `The known part and the number in the box make $${first(o)}$ together. Take the known part from $${first(o)}$.`;
  if (o.p === 0)
    return "Write zeros after the point of the whole number. If the place you want to trade from is 0, go on to the place on its left.";
  if (o.ask === "line") return jumpRule(o, "back");
  const fill = o.p === o.q ? "" : " Fill the empty place at the end with a zero.";
  const then = columnsOf(o).some(({ isTraded }) => isTraded)
    ? "When a place has too few, trade one from the place on its left for ten."
    : "Then subtract place by place.";
  return `Line up the decimal points: ${columns(o)}.${fill} ${then}`;
}

function subStep(o: Pair): string {
  const filled = o.p === o.q ? "" : `Write $${first(o)}$ as $${lined(o)}$. `;
  const [last, next] = columnsOf(o);
  if (last === undefined) return filled;
  if (o.p === 0)
    return `${filled}Trade 1 whole for 9 tenths and 10 hundredths. Take ${mathCount(last)} and ${mathCount(next)} from these. How many wholes are left to take from?`;
  if (last.isTraded)
    return `${filled}Trade 1 ${next === undefined ? "whole" : "tenth"} for 10 ${last.name}: then there are $${last.ready}$ ${last.name} to take $${last.bottom}$ from. How many ${next === undefined ? "wholes" : next.name} are left to take from?`;
  if (next?.isTraded === true)
    return `Take ${mathCount(last)} from $${last.top}$ ${last.name}. Then trade 1 whole for 10 tenths, and you have $${next.ready}$ tenths to take $${next.bottom}$ from.`;
  return wholeOfFirst(o) === 0
    ? `Think of tenths only: take ${mathCount(last)} from $${last.top}$ tenths. How many tenths are left?`
    : `Take ${mathCount(last)} from $${last.top}$ ${last.name}. Which digits do you subtract next, and where does the point go?`;
}
