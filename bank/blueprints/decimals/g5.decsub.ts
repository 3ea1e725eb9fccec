import { defineBlueprint, type BlueprintStep, type DiagramInput, type Level, type TraceLine } from "#engine";
import { boxStem } from "../box-stem.ts";
import { withErrorsApart } from "../errors-apart.ts";
import { borrowColumns } from "../kit.ts";
import { decimalDifferenceTrace } from "./decimal-difference.ts";
import { DECSUB_RULES } from "./decsub-rules.ts";
import {
  difference,
  first,
  firstUnits,
  isOpened,
  lined,
  opensAWhole,
  partOfFirst,
  partOfSecond,
  second,
  valueText,
  wholeOfFirst,
  wholeOfSecond,
  type Difference,
} from "./decsub-numbers.ts";
import { countOf, dec, DECIMAL_PLACES, MONEY_SIGNS, shortDec } from "./kit-decimals.ts";

const MONEY = ["$", "£", "€", "₹"] as const;

/** Subtract decimals. */
export const decsub = defineBlueprint<Difference>({
  id: "g5.decsub",
  version: 1,
  createdOn: "2026-11-29",
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
      where: (o) => opensAWhole(o) && isPrice(o) && !String(o.a).includes("0"),
    }),
    4: errorsApart({
      ranges: { a: [31, 99], b: [112, 899] },
      choices: { p: [1], q: [2], ask: ["bare", "length"], money: ["$"] },
      where: isOpened,
    }),
    5: errorsApart({
      ranges: { a: [4, 60], b: [112, 3999] },
      choices: { p: [0], q: [2], ask: ["gap", "money"], money: MONEY },
      where: (o) => isPrice(o) && o.b % 100 > 10,
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
    { id: "what-is", when: isBare, text: (o) => `What is $${first(o)} - ${second(o)}$?` },
    { id: "work-out", when: isBare, text: (o) => `Work out $${first(o)} - ${second(o)}$.` },
    { id: "take", when: isBare, text: (o) => `Take $${second(o)}$ away from $${first(o)}$.` },
    {
      id: "name-takes",
      when: isBare,
      text: (o, c) => `${c.names[0]} starts with $${first(o)}$ and subtracts $${second(o)}$. What is the result?`,
    },
    boxStem<Difference>(
      "gap",
      (o) => o.ask === "gap",
      (o) => `\\square + ${second(o)} = ${first(o)}`,
    ),
    boxStem<Difference>(
      "gap-turned",
      (o) => o.ask === "gap",
      (o) => `${second(o)} + \\square = ${first(o)}`,
    ),
    boxStem<Difference>(
      "gap-other",
      (o) => o.ask === "gap",
      (o) => `${first(o)} - \\square = ${second(o)}`,
    ),
    {
      id: "ribbon-cut",
      when: (o) => o.ask === "length",
      text: (o, c) =>
        `${c.names[0]} has ${first(o)} metres of ribbon and cuts off ${second(o)} metres. How many metres are left?`,
    },
    {
      id: "path-left",
      when: (o) => o.ask === "length",
      text: (o, c) =>
        `A path is ${first(o)} kilometres long. ${c.names[0]} has walked ${second(o)} kilometres of it. How many kilometres are left?`,
    },
    {
      id: "water-used",
      when: (o) => o.ask === "length",
      text: (o, c) =>
        `There are ${first(o)} litres of water in a tank. ${c.names[0]} takes out ${second(o)} litres. How many litres are left in the tank?`,
    },
    {
      id: "spends",
      when: (o) => o.ask === "money",
      text: (o, c) =>
        `${c.names[0]} has ${price(o, first(o))} and spends ${price(o, second(o))}. How much money is left?`,
    },
    {
      id: "costs-more",
      when: (o) => isDear(o) && o.b <= 2500,
      text: (o) =>
        `A jacket costs ${price(o, first(o))} and a cap costs ${price(o, second(o))}. How much more does the jacket cost?`,
    },
    {
      id: "saving-for",
      when: isDear,
      text: (o, c) =>
        `${c.names[0]} saves up for a game that costs ${price(o, first(o))} and has ${price(o, second(o))} so far. How much is missing?`,
    },
  ],
  trace: decimalDifferenceTrace,
  answer: (o) =>
    o.ask === "money"
      ? { kind: "money", canonical: dec(difference(o), 2), options: { unit: o.money } }
      : {
          kind: "decimal",
          canonical: shortDec(difference(o), o.q),
          // Nobody asks for a decimal here, so a fraction of the same value is right too.
          options: { forms: ["decimal", "integer", "proper", "improper", "mixed"] },
        },
  steps: (o) => [linedUp(o), ...linesOf(o).map((line) => stepOf(line, o))],
  hints: (o) => [lookOf(o), ruleOf(o), subStep(o)],
  distractors: [
    { strategy: "one-whole-too-many", wrong: (o) => dec(difference(o) + 2 * 10 ** o.q, o.q) },
    { strategy: "one-too-many-in-the-last-place", wrong: (o) => dec(difference(o) + 1, o.q) },
  ],
  misconceptions: DECSUB_RULES,
  diagram: picture,
});

function errorsApart(level: Level<Difference>): Level<Difference> {
  // A number that ends in 0 would be written with fewer places than the rest.
  return withErrorsApart(
    {
      ...level,
      where: (o) => firstUnits(o) > o.b && difference(o) % 10 > 0 && endsInItsPlace(o) && level.where?.(o) !== false,
    },
    DECSUB_RULES,
    (o) => (o.ask === "money" ? dec(difference(o), 2) : shortDec(difference(o), o.q)),
    (_, wrong, o) => !given(o).includes(Number(wrong)),
  );
}

function endsInItsPlace({ a, b, p }: Difference): boolean {
  return b % 10 > 0 && (p === 0 || a % 10 > 0);
}

/** What is told, and what is found on the way. */
function given(o: Difference): readonly number[] {
  return [Number(first(o)), Number(second(o)), ...linesOf(o).map(({ result: { n, d } }) => n / d)];
}

function linesOf(o: Difference): readonly TraceLine[] {
  return decimalDifferenceTrace(o).routes[0] ?? [];
}

function isBare(o: Difference): boolean {
  return o.ask === "bare" || o.ask === "chart" || o.ask === "line";
}

/** A rupee buys little: amounts in rupees are 10 or more. */
function isPrice(o: Difference): boolean {
  return o.ask !== "money" || o.money !== "₹" || (o.b >= 1000 && difference(o) >= 1000);
}

/** What a jacket or a game may cost, in coins that such things are paid with. */
function isDear(o: Difference): boolean {
  return o.ask === "money" && o.money !== "₹" && firstUnits(o) >= 1500 && o.b >= 500;
}

function isTraded(o: Difference): boolean {
  return borrowColumns(firstUnits(o), o.b).some(Boolean);
}

function price(o: Difference, amount: string): string {
  return `${MONEY_SIGNS[o.money]}${amount}`;
}

function linedUp(o: Difference): BlueprintStep {
  const last = DECIMAL_PLACES[o.q] ?? "";
  const lead = o.ask === "gap" ? "Take the known part from the whole. " : "";
  return {
    explanation:
      lead +
      (o.p === o.q
        ? "Line up the points, place under place."
        : `Line up the points. Write zeros until both numbers end in ${last}.`),
    math: `${lined(o)} - ${second(o)}`,
  };
}

function stepOf({ id }: TraceLine, o: Difference): BlueprintStep {
  const part = (units: number): string => dec(units, o.q);
  const [x, y] = [partOfFirst(o), partOfSecond(o)];
  const whole = 10 ** o.q;
  const rest = isOpened(o) ? whole + x - y : x - y;
  const wholes = wholeOfFirst(o) - wholeOfSecond(o) - (isOpened(o) ? 1 : 0);
  switch (id) {
    case "opened":
      return {
        explanation: `${countOf(x, o.q)} are too few. Open one whole: it is ${countOf(whole, o.q)}.`.replace(
          /^(1 \w+) are/u,
          "$1 is",
        ),
        math: `1 + ${part(x)} = ${part(whole + x)}`,
        value: part(whole + x),
      };
    case "after-the-point":
      return {
        explanation: `Subtract after the point: ${countOf(rest, o.q)}.`,
        math: `${part(isOpened(o) ? whole + x : x)} - ${part(y)} = ${part(rest)}`,
        value: wholeOfFirst(o) === 0 ? valueText(o) : part(rest),
      };
    case "wholes":
      return {
        explanation: isOpened(o)
          ? "Subtract the whole numbers. One whole is opened, so there is one fewer."
          : "Subtract the whole numbers.",
        math: isOpened(o)
          ? `${wholeOfFirst(o)} - 1 - ${wholeOfSecond(o)} = ${wholes}`
          : `${wholeOfFirst(o)} - ${wholeOfSecond(o)} = ${wholes}`,
        value: String(wholes),
      };
    default:
      return {
        explanation: "Put the wholes and the part after the point together.",
        math: `${wholes} + ${part(rest)} = ${valueText(o)}`,
        value: valueText(o),
      };
  }
}

function lookOf(o: Difference): string {
  if (o.ask === "gap") return "Which number is the whole here, and which part of the whole is known?";
  if (o.p === 0) return `Where would the point of $${first(o)}$ stand if you wrote it?`;
  return o.p === o.q
    ? `Look at the last digits. Are there enough ${DECIMAL_PLACES[o.q]} in $${first(o)}$ to take from?`
    : `Look at the places: what does the last digit of $${first(o)}$ count, and what the last digit of $${second(o)}$?`;
}

function ruleOf(o: Difference): string {
  const lead = o.ask === "gap" ? "Take the known part from the whole. " : "";
  const fill = o.p === o.q ? "" : " Fill empty places at the end with zeros.";
  const open = isTraded(o) ? " When a place has too few, open one of the place on its left." : "";
  return `${lead}Line up the points, so that equal places stand under each other.${fill}${open}`;
}

function subStep(o: Difference): string {
  const places = DECIMAL_PLACES[o.q] ?? "";
  const [x, y] = [partOfFirst(o), partOfSecond(o)];
  const filled = o.p === o.q ? "" : `Write $${first(o)}$ as $${lined(o)}$. `;
  if (!isOpened(o)) return `${filled}The ${places}: $${x} - ${y} = ${x - y}$. Now the ones.`;
  return `${filled}Open one whole: then there are $${10 ** o.q + x}$ ${places} after the point. Take $${y}$ of them away. How many wholes are left to take from?`;
}

function picture(o: Difference): DiagramInput | undefined {
  if (o.ask === "chart") {
    const [x, y] = [first(o), second(o)].map((text) => text.split("."));
    if (x === undefined || y === undefined) return undefined;
    return {
      type: "place-value-chart",
      alt: `${first(o)} and ${second(o)} written under each other, ones under ones and tenths under tenths. The difference is not filled in.`,
      headings: ["ones", "tenths"],
      rows: [x, y, ["?", "?"]],
    };
  }
  if (o.ask !== "line") return undefined;
  return {
    type: "number-line",
    alt: `A number line from 0 to 1 in tenths. A jump back of ${second(o)} starts at ${first(o)}. Where it ends is not marked.`,
    from: 0,
    to: 1,
    step: 0.1,
    labels: [
      { at: 0, text: "0" },
      { at: 1, text: "1" },
    ],
    marks: [{ at: o.a / 10, text: first(o) }],
    jumps: [{ from: o.a / 10, to: (o.a - o.b) / 10, text: `−${second(o)}` }],
  };
}
