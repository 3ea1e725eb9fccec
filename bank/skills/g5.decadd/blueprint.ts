import { from, line, written, type BlueprintStep, type HintLadder, type Source } from "#engine";
import { defineToldApart } from "../../blueprints/causes-apart.ts";
import { boxWordings } from "../../blueprints/box-wordings.ts";
import {
  answerOf,
  first,
  firstUnits,
  isBare,
  jumpRule,
  lined,
  partOfFirst,
  partOfSecond,
  picture,
  prices,
  second,
  valueText,
  wholeOfFirst,
  wholeOfSecond,
  type Pair,
} from "../../blueprints/decimals/decimal-pair.ts";
import { countOf, dec, DECIMAL_PLACES, MONEY } from "../../blueprints/decimals/kit-decimals.ts";
import { known, traceOf } from "../../blueprints/trace-kit.ts";
import { namedError } from "../../blueprints/named-error.ts";
import { wordings } from "../../blueprints/wordings.ts";

/** Add decimals. */
export const blueprint = defineToldApart<Pair>({
  id: "g5.decadd",
  version: 13,
  createdOn: "2026-11-30",
  // These are lost carries.
  holdsOf: { "DC-N5": ["no-carry", "place-left-out"], "AD-01": ["no-carry", "place-left-out"] },
  levels: {
    1: {
      ranges: { a: [1, 9], b: [1, 9] },
      choices: { p: [1], q: [1], ask: ["bare", "line", "length", "length"] },
      where: (o) => o.a + o.b < 10 && o.a !== o.b,
    },
    2: {
      ranges: { a: [11, 99], b: [11, 99] },
      choices: { p: [1], q: [1], ask: ["bare", "chart", "length"] },
      where: (o) => crossesPoint(o) && o.a !== o.b && (o.ask !== "chart" || (o.a + o.b) % 10 > 0),
    },
    3: {
      ranges: { a: [105, 4995], b: [105, 2995] },
      choices: { p: [2], q: [2], ask: ["bare", "money", "money"], money: MONEY },
      where: crossesPoint,
    },
    4: {
      ranges: { a: [12, 99], b: [101, 999] },
      choices: { p: [1], q: [2], ask: ["bare", "length"] },
      where: (o) => o.a % 10 > 0 && o.b % 10 > 0 && crossesPoint(o),
    },
    5: {
      ranges: { a: [12, 99], b: [105, 4999] },
      choices: { p: [0, 1], q: [2], ask: ["gap", "money"], money: MONEY },
      where: (o) => o.a % 10 > 0 && (o.ask !== "money" || o.p === 0) && o.b % 10 > 0,
    },
  },
  factors: [
    { name: "decimal-places", weight: 2, of: (o) => o.q / 2 },
    { name: "carries-past-the-point", weight: 1.5, of: (o) => (crossesPoint(o) ? 1 : 0) },
    { name: "different-lengths", weight: 3, of: (o) => (o.q - o.p) / 2 },
    { name: "whole-parts", weight: 1, of: (o) => (wholeOfFirst(o) + wholeOfSecond(o) > 0 ? 1 : 0) },
    { name: "story", weight: 0.5, of: (o) => (o.ask === "length" || o.ask === "money" ? 1 : 0) },
    { name: "unknown-is-not-the-total", weight: 3, of: (o) => (o.ask === "gap" ? 1 : 0) },
  ],
  stems: [
    ...wordings<Pair>(isBare, {
      "what-is": (o) => `What is $${first(o)} + ${second(o)}$?`,
      "work-out": (o) => `Work out $${first(o)} + ${second(o)}$.`,
      add: (o) => `Add $${first(o)}$ and $${second(o)}$.`,
    }),
    ...boxWordings<Pair>((o) => o.ask === "gap", {
      gap: (o) => `\\square - ${second(o)} = ${first(o)}`,
      "gap-turned": (o) => `${first(o)} = \\square - ${second(o)}`,
      "gap-other": (o) => `\\square - ${first(o)} = ${second(o)}`,
    }),
    ...wordings<Pair>((o) => o.ask === "length", {
      ribbons: {
        unit: () => "m",
        text: (o, c) =>
          `${c.names[0]}’s ribbon is ${first(o)} metres long. ${c.names[1]}’s ribbon is ${second(o)} metres long. ` +
          "How many metres long are they together?",
      },
      walk: {
        unit: () => "km",
        text: (o, c) =>
          `${c.names[0]} walks ${first(o)} kilometres in the morning and ${second(o)} kilometres in the afternoon. ` +
          "How many kilometres is that altogether?",
      },
      water: {
        unit: () => "L",
        text: (o, c) =>
          `There are ${first(o)} litres of water in a bucket. ${c.names[0]} pours in ${second(o)} litres more. How many litres are in the bucket now?`,
      },
    }),
    ...wordings<Pair>((o) => o.ask === "money", {
      "two-days": (o, c) =>
        `${c.names[0]} spends ${prices(o)[0]} on Monday and ${prices(o)[1]} on Tuesday. How much is that altogether?`,
      "saves-more": (o, c) =>
        `${c.names[0]} has ${prices(o)[0]} and saves ${prices(o)[1]} more. How much does ${c.names[0]} have now?`,
      "food-and-more": (o, c) =>
        `In a shop, ${c.names[0]} pays ${prices(o)[0]} for food and ${prices(o)[1]} for other things. How much does ${c.names[0]} pay altogether?`,
    }),
  ],
  trace: (o) => {
    const units = 10 ** o.q;
    const numbers = [firstUnits(o), o.b];
    return traceOf({ operation: "add", numbers: numbers.map((n) => written(n, units)), style: "decimal" }, () => {
      const sum = (id: string, ...parts: readonly Source[]) => line(id, "add", parts, { style: "decimal" });
      const after = sum("after-the-point", ...numbers.map((n, at) => known(`part-${at}`, n % units, units)));
      const wholes = sum("wholes", ...numbers.map((n, at) => known(`whole-${at}`, Math.floor(n / units))));
      return [[after, wholes, sum("total", from(wholes), from(after))]];
    });
  },
  answer: (o) => answerOf(o, total(o)),
  steps: stepsOf,
  hints: hintsOf,
  distractors: [
    { strategy: "one-whole-too-many", wrong: (o) => dec(total(o) + 10 ** o.q, o.q) },
    { strategy: "one-too-few-in-the-last-place", wrong: (o) => dec(total(o) - 1, o.q) },
  ],
  misconceptions: [
    namedError("DC-10", "each-side-of-the-point-added-alone", "conceptual", {
      wrong: eachSideAlone,
      did: (o) =>
        o.p === o.q
          ? `You wrote all ${countOf(partOfFirst(o) + partOfSecond(o), o.q)} after the point.`
          : "You added the digits after the points as if they were whole numbers.",
      look: (o) =>
        o.p === o.q
          ? `How many ${DECIMAL_PLACES[o.q]} make one whole?`
          : `What does the last digit of $${first(o)}$ count, and what does the last digit of $${second(o)}$ count?`,
      holds: (o) =>
        o.q === 1
          ? "Write tenths under tenths. Ten tenths make a whole: carry it to the ones."
          : `Write tenths under tenths and hundredths under hundredths.${crossesPoint(o) ? " Ten hundredths make one tenth, and ten tenths make one whole: carry it to the left." : ""}`,
      sub: (o) =>
        o.q === 1
          ? `Add the tenths: $${partOfFirst(o)} + ${partOfSecond(o)}$. Ten of them make a whole. How many tenths are left over?`
          : `Work out $${dec(partOfFirst(o), o.q)} + ${dec(partOfSecond(o), o.q)}$ on its own, hundredths under hundredths.`,
    }),
    namedError("DC-10", "each-side-of-the-point-added-alone", "conceptual", {
      // With the zero written, and the sum of the parts put after the point as it is.
      wrong: (o) => (o.p === 1 && o.q === 2 && crossesPoint(o) ? partsAsTheyAre(o) : undefined),
      did: (o) => `You wrote all ${countOf(partOfFirst(o) + partOfSecond(o), 2)} after the point.`,
      look: "How many hundredths make one whole? Do the parts after the points make as many?",
      holds: "A hundred hundredths are one whole. Carry it to the ones.",
      sub: (o) =>
        `$${dec(partOfFirst(o), o.q)} + ${dec(partOfSecond(o), o.q)}$ is more than a whole. Work it out, hundredths under hundredths, and add the sum to $${wholeOfFirst(o) + wholeOfSecond(o)}$.`,
      line: 3,
    }),
    namedError("DC-N5", "carry-lost-at-the-point", "procedural", {
      wrong: (o) => (crossesPoint(o) ? dec(total(o) - 10 ** o.q, o.q) : undefined),
      did: "The parts after the point made a new whole, and it is missing from your answer.",
      look: (o) => `How many ${DECIMAL_PLACES[o.q]} are there in all? How many of them make one whole?`,
      holds: "A whole that the parts make is carried to the ones and added there.",
      sub: (o) => `Add the whole numbers again: $${wholeOfFirst(o)} + ${wholeOfSecond(o)}$ and the carried $1$.`,
      line: 3,
    }),
    namedError("AD-01", "carry-not-added", "procedural", {
      wrong: (o) => (o.p === 2 && o.q === 2 && (o.a % 10) + (o.b % 10) > 9 ? dec(total(o) - 10, 2) : undefined),
      did: "The hundredths made a new tenth, and it is missing from your answer.",
      look: "How many hundredths are there together? What do ten of them make?",
      holds: "Ten hundredths make a tenth. It is carried to the tenths and added there.",
      sub: (o) =>
        `Add the tenths again: $${Math.floor(o.a / 10) % 10} + ${Math.floor(o.b / 10) % 10}$ and the carried $1$.${crossesPoint(o) ? " How many wholes and tenths is that?" : ""}`,
      line: 2,
    }),
    namedError("AD-01", "carry-not-added", "procedural", {
      // Where no whole number is left, all of them may be missing.
      wrong: (o) =>
        (wholeOfFirst(o) % 10) + (wholeOfSecond(o) % 10) + (crossesPoint(o) ? 1 : 0) > 9 && total(o) >= 11 * 10 ** o.q
          ? dec(total(o) - 10 * 10 ** o.q, o.q)
          : undefined,
      did: "The ones made a new ten, and it is missing from your answer.",
      look: (o) =>
        `How many ones are there together${crossesPoint(o) ? ", with the carried one" : ""}? What do ten of them make?`,
      holds: "Ten ones make a ten. It is carried to the tens and added there.",
      sub: (o) =>
        `Add the ones of $${first(o)}$ and $${second(o)}$${crossesPoint(o) ? " and the carried $1$" : ""}. How many tens are there then?`,
      line: 3,
    }),
    namedError("DC-11", "last-digits-lined-up", "representation", {
      wrong: (o) => (o.p === 1 && o.q === 2 ? dec(o.a + o.b, 2) : undefined),
      did: "You lined up the last digits.",
      look: (o) =>
        `What does the last digit of $${first(o)}$ count, and what does the last digit of $${second(o)}$ count?`,
      holds: "Line up the points. Fill an empty place at the end with a zero.",
      sub: (o) => `Write $${first(o)}$ as $${lined(o)}$, and put its point under the point of $${second(o)}$.`,
    }),
    namedError("DC-12", "whole-number-added-to-the-last-digits", "representation", {
      wrong: (o) => (o.p === 0 ? dec(o.a + o.b, o.q) : undefined),
      did: (o) => `You added ${first(o)} to the last digits.`,
      look: (o) => `Where would the point of $${first(o)}$ be if you wrote it?`,
      holds:
        "The point of a whole number comes right after its ones. Write it with zeros after it, then line up the points.",
      sub: (o) => `Write $${first(o)}$ as $${lined(o)}$. Put it under $${second(o)}$, point under point.`,
    }),
    namedError("DC-N8", "decimal-places-counted-together", "conceptual", {
      wrong: (o) => (o.p === 1 && o.q === 1 ? dec(o.a + o.b, 2) : undefined),
      did: (o) =>
        o.a + o.b < 10
          ? "You wrote the tenths in the hundredths place."
          : "You put the point before the last two digits.",
      look: "Can the sum be smaller than one of the two numbers?",
      holds: "Write the numbers one under the other, point under point. The point of the sum goes there too.",
      sub: (o) =>
        `Both $${first(o)}$ and $${second(o)}$ have one digit after the point. How many digits does your answer have after the point?`,
    }),
    namedError("DC-N7", "point-left-out", "omission", {
      // Of money it may be meant in cents.
      wrong: (o) => (o.p === o.q && o.ask !== "money" ? String(o.a + o.b) : undefined),
      did: "You added the digits and left out the point.",
      look: (o) =>
        total(o) < 10 ** o.q
          ? "Both numbers are less than 1. Can they make so much together?"
          : `Is your answer near to $${wholeOfFirst(o)} + ${wholeOfSecond(o)}$, or much bigger?`,
      holds: "Write the numbers one under the other, point under point. The point of the sum goes there too.",
      sub: (o) =>
        total(o) < 10 ** o.q
          ? `Your $${o.a + o.b}$ counts tenths. On which side of the point do tenths stand? What do you write on the other side when there are no ones?`
          : `The sum is a little more than $${wholeOfFirst(o)} + ${wholeOfSecond(o)}$. Where must the point go in your digits?`,
      line: 3,
    }),
    namedError("AD-08", "subtracted-instead", "conceptual", {
      wrong: (o) => {
        const difference = Math.abs(firstUnits(o) - o.b);
        return o.ask === "gap" || o.ask === "money" || (o.ask === "length" && difference > 0)
          ? dec(difference, o.q)
          : undefined;
      },
      did: "You found the difference between the numbers.",
      look: (o) =>
        o.ask === "gap"
          ? "Put your number in the box and work it out. Does it come out right?"
          : "Should the answer be more or less than each of the two numbers?",
      holds: (o) =>
        o.ask === "gap"
          ? "What was taken away and what was left make the number in the box."
          : "To find how much it is altogether, add.",
      sub: (o) => `Write $${first(o)}$ and $${second(o)}$ point under point. Add them, beginning with the last place.`,
    }),
  ],
  diagram: (o) => picture(o, total(o)),
});

function total(o: Pair): number {
  return firstUnits(o) + o.b;
}

function crossesPoint(o: Pair): boolean {
  return partOfFirst(o) + partOfSecond(o) >= 10 ** o.q;
}

/** 9.168 for 7.90 + 2.78. */
function partsAsTheyAre(o: Pair): string {
  return `${wholeOfFirst(o) + wholeOfSecond(o)}.${partOfFirst(o) + partOfSecond(o)}`;
}

function eachSideAlone(o: Pair): string | undefined {
  if (o.p === 0 || (o.p === o.q && !crossesPoint(o))) return undefined;
  const wholes = wholeOfFirst(o) + wholeOfSecond(o);
  return `${wholes}.${(o.a % 10 ** o.p) + (o.b % 10 ** o.q)}`;
}

function stepsOf(o: Pair): BlueprintStep[] {
  const wholes = wholeOfFirst(o) + wholeOfSecond(o);
  const parts = partOfFirst(o) + partOfSecond(o);
  const last = DECIMAL_PLACES[o.q] ?? "";
  const value = valueText(o, total(o));
  const order = `Add what is after the points${wholes === 0 ? "" : ", and then the whole numbers"}`;
  return [
    {
      explanation:
        o.ask === "gap"
          ? `Adding undoes taking away. Write zeros until both numbers end in ${last}.`
          : o.p === o.q
            ? `Both numbers end in ${last}. ${order}.`
            : `Write zeros until both numbers end in ${last}. ${order}.`,
      math: `${lined(o)} + ${second(o)}`,
    },
    {
      explanation:
        o.p === 0
          ? `Only ${second(o)} has more than zeros after the point.`
          : `Count what is after the points in ${last}: ${partOfFirst(o)} and ${partOfSecond(o)} make ${parts}.`,
      math: `${dec(partOfFirst(o), o.q)} + ${dec(partOfSecond(o), o.q)} = ${dec(parts, o.q)}`,
      value: dec(parts, o.q),
    },
    ...(wholes === 0
      ? []
      : [
          {
            explanation: `Add the whole numbers: $${wholeOfFirst(o)} + ${wholeOfSecond(o)} = ${wholes}$. Put both sums together.`,
            math: `${wholes} + ${dec(parts, o.q)} = ${value}`,
            value,
          },
        ]),
  ];
}

function hintsOf(o: Pair): HintLadder {
  const look =
    o.ask === "gap"
      ? whichIsBiggest(o)
      : o.ask === "line"
        ? "How long is one small step on the number line? Where does the jump begin?"
        : o.p === o.q
          ? o.q === 1
            ? `What does the digit after the point count in $${first(o)}$?`
            : `Look at the two digits after the point in $${first(o)}$. What does the first of them count, and what does the second?`
          : o.p === 0
            ? `How many digits does $${second(o)}$ have after the point? Does $${first(o)}$ have any?`
            : `How many digits does $${first(o)}$ have after the point, and how many does $${second(o)}$ have?`;
  const rule =
    o.ask === "gap"
      ? "Adding undoes taking away: put what was left and what was taken away together. Line up the points."
      : o.ask === "line"
        ? jumpRule(o, "on")
        : `Line up the decimal points, so that ones are under ones and tenths under tenths.${
            crossesPoint(o)
              ? " The parts after the points make one whole or more: carry the whole to the ones."
              : " Add place by place, beginning with the last place."
          }`;
  return [look, rule, subStep(o)];
}

/** Either may be what is taken away. Their difference may be bigger than the smaller one, so the greater one is named. */
function whichIsBiggest(o: Pair): string {
  return `Something is taken away from the number in the box. Is the number in the box bigger or smaller than $${firstUnits(o) > o.b ? first(o) : second(o)}$?`;
}

function subStep(o: Pair): string {
  const filled = o.p === o.q ? "" : `Write $${first(o)}$ as $${lined(o)}$. `;
  if (total(o) < 10) return `Think of tenths only: ${countOf(o.a, 1)} and ${countOf(o.b, 1)}. How many tenths is that?`;
  if (o.p === 0)
    return `Write $${first(o)}$ as $${lined(o)}$, with $${second(o)}$ under it. Which digits come after the point of the sum? Then add the whole numbers.`;
  const parts = `$${dec(partOfFirst(o), o.q)} + ${dec(partOfSecond(o), o.q)}$`;
  return `${filled}Add the parts after the points: ${parts}. ${crossesPoint(o) ? `How many wholes and how many ${DECIMAL_PLACES[o.q]} is that? Then add the whole numbers and the new whole.` : "Then add the whole numbers."}`;
}
