import { defineBlueprint } from "#engine";
import { carries, count, digitAt, tex } from "../kit.ts";

interface Sum {
  readonly [name: string]: number | string;
  readonly a: number;
  readonly b: number;
  readonly ask: "bare" | "story" | "gap";
}

/** Add two-digit numbers with regrouping. */
export const add2c = defineBlueprint<Sum>({
  id: "g2.add2c",
  version: 1,
  createdOn: "2026-11-20",
  levels: {
    1: { ranges: { a: [15, 49], b: [5, 9] }, choices: { ask: ["bare"] }, where: oneCarry },
    2: { ranges: { a: [15, 49], b: [15, 49] }, choices: { ask: ["bare"] }, where: oneCarry },
    3: { ranges: { a: [25, 69], b: [15, 69] }, choices: { ask: ["bare", "story"] }, where: oneCarry },
    4: { ranges: { a: [35, 89], b: [15, 89] }, choices: { ask: ["bare", "story"] }, where: twoCarries },
    5: { ranges: { a: [35, 99], b: [35, 99] }, choices: { ask: ["gap", "story"] }, where: twoCarries },
  },
  factors: [
    { name: "size", weight: 1, of: (o) => total(o) / 200 },
    { name: "carries", weight: 2, of: (o) => carries(o.a, o.b) / 2 },
    { name: "second-number-has-tens", weight: 1, of: (o) => (o.b >= 10 ? 1 : 0) },
    { name: "unknown-is-not-the-total", weight: 2, of: (o) => (o.ask === "gap" ? 1 : 0) },
    { name: "story", weight: 1, of: (o) => (o.ask === "story" ? 1 : 0) },
  ],
  stems: [
    { id: "what-is", when: (o) => o.ask === "bare", text: (o) => `What is $${o.a} + ${o.b}$?` },
    { id: "add", when: (o) => o.ask === "bare", text: (o) => `Add $${o.a}$ and $${o.b}$.` },
    {
      id: "gets-more",
      when: (o) => o.ask === "story",
      text: (o, c) =>
        `${c.names[0]} has ${count(o.a, c.thing)}. ${c.names[1]} gives ${c.names[0]} ${o.b} more. ` +
        `How many ${c.thing.many} does ${c.names[0]} have now?`,
    },
    {
      id: "two-containers",
      when: (o) => o.ask === "story",
      text: (o, c) =>
        `One ${c.container.one} holds ${count(o.a, c.thing)}. Another ${c.container.one} holds ${count(o.b, c.thing)}. ` +
        `How many ${c.thing.many} are there altogether?`,
    },
    {
      id: "gap",
      when: (o) => o.ask === "gap",
      text: (o) => `Which number goes in the box? $\\square - ${o.a} = ${o.b}$`,
      spoken: (o) => `Which number goes in the box? Box minus ${o.a} equals ${o.b}.`,
    },
  ],
  answer: (o) => ({ kind: "integer", canonical: String(total(o)) }),
  steps: (o) => [
    {
      explanation: `Add the ones. Ten ones make one ten, so write ${onesSum(o) % 10} and carry 1 ten.`,
      math: `${ones(o.a)} + ${ones(o.b)} = ${onesSum(o)}`,
      value: String(onesSum(o)),
    },
    {
      explanation: "Add the tens, and the ten you carried.",
      math: `${tens(o.a)} + ${tens(o.b)} + 1 = ${tens(o.a) + tens(o.b) + 1} \\text{ tens}`,
      value: String(tens(o.a) + tens(o.b) + 1),
    },
    {
      explanation: "Put the tens and the ones together.",
      math: `${o.a} + ${o.b} = ${tex(total(o))}`,
      value: String(total(o)),
    },
  ],
  hints: (o) => [
    o.ask === "gap"
      ? `The box is what was there before ${o.a} was taken away. What was left?`
      : `Look at the ones first: $${ones(o.a)}$ and $${ones(o.b)}$. Are there more than nine of them?`,
    o.ask === "gap"
      ? "Taking away and adding undo each other: put the two parts back together. Ten ones make one ten."
      : "When the ones make ten or more, trade ten of them for one ten, and count that ten with the other tens.",
    `The ones: $${ones(o.a)} + ${ones(o.b)} = ${onesSum(o)}$. Keep the ${onesSum(o) % 10} in the ones and carry one ten. Now add the tens.`,
  ],
  distractors: [
    { strategy: "one-too-few", wrong: (o) => String(total(o) - 1) },
    { strategy: "one-ten-too-many", wrong: (o) => String(total(o) + 10) },
  ],
  misconceptions: [
    {
      id: "AD-01",
      tag: "carry-not-added",
      category: "procedural",
      wrong: (o) => String(total(o) - 10 * carriesIntoTens(o)),
      explanation: () => "The ones made a new ten, and that ten is missing from your answer.",
      hints: (o) => [
        `Look at the ones: $${ones(o.a)}$ and $${ones(o.b)}$. What happens when there are ten or more?`,
        "A group of ten ones moves over and is counted with the tens. Write it above the tens so that it is not lost.",
        `$${ones(o.a)} + ${ones(o.b)} = ${onesSum(o)}$: that is 1 ten and ${onesSum(o) % 10} ones. Add that 1 ten to $${tens(o.a)}$ and $${tens(o.b)}$ tens.`,
      ],
      divergesAt: 2,
    },
    {
      id: "AD-02",
      tag: "both-digits-written-in-one-column",
      category: "representation",
      wrong: (o) => `${tens(o.a) + tens(o.b)}${onesSum(o)}`,
      explanation: () => "You wrote both digits of the ones in the ones place.",
      hints: (o) => [
        "How many digits can stand in the ones place?",
        "One place holds one digit. When there are ten ones or more, ten of them become one ten.",
        `$${ones(o.a)} + ${ones(o.b)} = ${onesSum(o)}$. Only the ${onesSum(o) % 10} stays in the ones; the 1 goes to the tens.`,
      ],
      divergesAt: 1,
    },
    {
      id: "AD-03",
      tag: "subtracted-instead",
      category: "conceptual",
      wrong: (o) => String(Math.abs(o.a - o.b)),
      explanation: () => "You found the difference between the numbers.",
      hints: (o) => [
        o.ask === "gap"
          ? "Is the number in the box bigger or smaller than the one that is taken away?"
          : "Will the answer be more or less than the bigger of the two numbers?",
        o.ask === "gap"
          ? "If you know what was taken away and what was left, put them together to find the start."
          : "Put the two amounts together: that is addition.",
        `Start with the ones: $${ones(o.a)} + ${ones(o.b)} = ${onesSum(o)}$.`,
      ],
      divergesAt: 1,
    },
  ],
  diagram: (o) =>
    o.ask === "bare"
      ? {
          type: "base-ten",
          alt: `Blocks for ${o.a}: ${blocks(o.a)}. Blocks for ${o.b}: ${blocks(o.b)}.`,
          groups: [
            { hundreds: 0, tens: tens(o.a), ones: ones(o.a), label: String(o.a) },
            { hundreds: 0, tens: tens(o.b), ones: ones(o.b), label: String(o.b) },
          ],
        }
      : undefined,
});

function oneCarry(o: Sum): boolean {
  return carries(o.a, o.b) === 1 && total(o) < 100;
}

function twoCarries(o: Sum): boolean {
  return carries(o.a, o.b) === 2;
}

function carriesIntoTens(o: Sum): number {
  return onesSum(o) > 9 ? 1 : 0;
}

function total(o: Sum): number {
  return o.a + o.b;
}

function ones(n: number): number {
  return digitAt(n, 0);
}

function tens(n: number): number {
  return digitAt(n, 1);
}

function blocks(n: number): string {
  return `${count(tens(n), { one: "ten", many: "tens" })} and ${count(ones(n), { one: "one", many: "ones" })}`;
}

function onesSum(o: Sum): number {
  return ones(o.a) + ones(o.b);
}
