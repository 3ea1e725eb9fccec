import { defineBlueprint, type BlueprintStep, type DiagramInput, type HintLadder } from "#engine";
import { borrows, carries, count, digitAt } from "../../blueprints/kit.ts";
import { wordings } from "../../blueprints/wordings.ts";
import {
  isBoth,
  isChange,
  isStart,
  theUnknown,
  third,
  total,
  unknown,
  type Missing,
} from "../../blueprints/equations/eqmiss-numbers.ts";
import { MISSING_HOLDS_OF, missingApart, missingRules } from "../../blueprints/equations/eqmiss-rules.ts";
import { balance, boxStems, unless } from "../../blueprints/equations/kit-equations.ts";
import { missingTrace } from "../../blueprints/equations/traces.ts";

/** Find the missing number within 100. */
export const blueprint = defineBlueprint<Missing>({
  id: "g2.eqmiss",
  version: 10,
  createdOn: "2026-11-30",
  holdsOf: MISSING_HOLDS_OF,
  levels: missingApart({
    1: {
      ranges: { x: [11, 49], a: [10, 40] },
      choices: { b: [0], form: ["part"], ask: ["bare", "bare", "story"] },
      where: (o) => apart(o) && o.x + o.a < 80 && carries(o.x, o.a) === 0,
    },
    2: {
      ranges: { x: [12, 59], a: [12, 49] },
      choices: { b: [0], form: ["part", "first-part", "right-part"], ask: ["bare", "bare", "story"] },
      where: (o) => apart(o) && o.x + o.a < 100 && carries(o.x, o.a) === 1,
    },
    3: {
      ranges: { x: [31, 99], a: [12, 59] },
      choices: { b: [0], form: ["start", "start", "right-start"], ask: ["bare", "bare", "story"] },
      where: (o) => apart(o) && o.x - o.a >= 12 && borrows(o.x, o.a) === 1,
    },
    4: {
      ranges: { x: [12, 59], a: [12, 59] },
      choices: { b: [0], form: ["change", "change", "right-change"], ask: ["bare", "bare", "story"] },
      where: (o) => apart(o) && o.x + o.a < 100 && o.x + o.a > 50 && carries(o.x, o.a) === 1,
    },
    5: {
      ranges: { x: [11, 59], a: [11, 49], b: [11, 59] },
      choices: { form: ["both", "both-left", "both-last"], ask: ["bare", "bare", "story"] },
      where: (o) =>
        apart(o) && o.x + o.a <= 99 && o.x + o.a - o.b >= 11 && third(o) !== o.x && o.b !== o.a && third(o) !== o.a,
    },
  }),
  factors: [
    { name: "size", weight: 1, of: (o) => (o.form.endsWith("start") ? o.x : o.x + o.a) / 100 },
    {
      name: "trading",
      weight: 1,
      of: (o) => (carries(calc(o)[0], calc(o)[1]) + borrows(Math.max(...calc(o)), Math.min(...calc(o))) > 0 ? 1 : 0),
    },
    { name: "place-of-the-unknown", weight: 4, of: (o) => places[o.form] },
    { name: "story", weight: 1, of: (o) => (o.ask === "story" ? 1 : 0) },
  ],
  stems: [
    ...boxStems<Missing>(
      (o) => o.ask === "bare",
      (o) => EQUATIONS[o.form](o),
    ),
    ...wordings<Missing>((o) => o.ask === "story" && ["part", "right-part"].includes(o.form), {
      "given-some": (o, c) =>
        `${c.names[0]} has ${count(o.a, c.thing)}. ${c.names[1]} gives ${c.names[0]} some more. Now ${c.names[0]} has ` +
        `${count(total(o), c.thing)}. How many did ${c.names[1]} give?`,
    }),
    ...wordings<Missing>((o) => o.ask === "story" && o.form === "first-part", {
      "had-at-first": (o, c) =>
        `${c.names[0]} has some ${c.thing.many} and finds ${o.a} more. Now ${c.names[0]} has ${count(total(o), c.thing)}. ` +
        `How many ${c.thing.many} did ${c.names[0]} have at first?`,
    }),
    ...wordings<Missing>((o) => o.ask === "story" && o.form.endsWith("start"), {
      "before-giving-away": (o, c) =>
        `${c.names[0]} had some ${c.thing.many} and gave ${o.a} away. Now ${c.names[0]} has ${count(o.x - o.a, c.thing)}. ` +
        `How many ${c.thing.many} did ${c.names[0]} have at first?`,
      "taken-out": (o, c) =>
        `${c.names[0]} takes ${count(o.a, c.thing)} out of a ${c.container.one}. ${count(o.x - o.a, c.thing)} stay in it. ` +
        `How many ${c.thing.many} were in the ${c.container.one} before?`,
    }),
    ...wordings<Missing>((o) => o.ask === "story" && o.form.endsWith("change"), {
      "given-away": (o, c) =>
        `${c.names[0]} had ${count(total(o), c.thing)} and gave some to ${c.names[1]}. Now ${c.names[0]} has ${count(o.a, c.thing)}. ` +
        `How many did ${c.names[1]} get?`,
    }),
    ...wordings<Missing>((o) => o.ask === "story" && o.form.startsWith("both"), {
      "same-number": (o, c) =>
        `${c.names[0]} and ${c.names[1]} have the same number of beads. ${c.names[0]} has ${o.b} red and ${third(o)} blue ones. ` +
        `${c.names[1]} has ${o.a} red ones, and the rest are blue. How many blue ones does ${c.names[1]} have?`,
    }),
  ],
  answer: (o) => ({ kind: "integer", canonical: String(o.x) }),
  steps,
  hints,
  distractors: [
    { strategy: "one-too-many", wrong: (o) => String(o.x + 1) },
    { strategy: "one-ten-too-few", wrong: (o) => unless(o.x, o.x - 10) },
  ],
  trace: missingTrace,
  misconceptions: missingRules,
  diagram,
});

const places: Readonly<Record<Missing["form"], number>> = {
  part: 0,
  "first-part": 0.2,
  "right-part": 0.25,
  start: 0.5,
  "right-start": 0.55,
  change: 0.75,
  "right-change": 0.8,
  both: 1,
  "both-left": 1,
  "both-last": 1,
};

/** The answer is none of the numbers shown, so that hints may name these. */
function apart(o: Missing): boolean {
  return o.x !== o.a && o.x !== o.b && o.x !== 2 * o.a && o.a % 10 !== 0 && o.x !== 10 * digitAt(o.a, 1);
}

/** The two numbers of the sum or difference that gives the answer. */
function calc(o: Missing): [number, number] {
  return isStart(o) ? [o.x - o.a, o.a] : [total(o), o.a];
}

const BOX = "\\square";

const EQUATIONS: Readonly<Record<Missing["form"], (o: Missing) => string>> = {
  part: (o) => `${o.a} + ${BOX} = ${total(o)}`,
  "first-part": (o) => `${BOX} + ${o.a} = ${total(o)}`,
  "right-part": (o) => `${total(o)} = ${o.a} + ${BOX}`,
  start: (o) => `${BOX} - ${o.a} = ${o.x - o.a}`,
  "right-start": (o) => `${o.x - o.a} = ${BOX} - ${o.a}`,
  change: (o) => `${total(o)} - ${BOX} = ${o.a}`,
  "right-change": (o) => `${o.a} = ${total(o)} - ${BOX}`,
  both: (o) => `${o.b} + ${third(o)} = ${BOX} + ${o.a}`,
  "both-left": (o) => `${BOX} + ${o.a} = ${o.b} + ${third(o)}`,
  "both-last": (o) => `${o.b} + ${third(o)} = ${o.a} + ${BOX}`,
};

function diagram(o: Missing): DiagramInput | undefined {
  if (o.ask === "story") return undefined;
  if (isBoth(o)) {
    const [known, asked] = [
      [String(o.b), String(third(o))],
      ["?", String(o.a)],
    ];
    return o.form === "both-left" ? balance(asked, known) : balance(known, asked);
  }
  if (isChange(o)) return undefined;
  const known = isStart(o) ? o.x - o.a : o.x;
  return {
    type: "bar-model",
    alt: isStart(o)
      ? `A bar made of two parts, ${o.a} and ${o.x - o.a}. The whole is not known.`
      : `A bar for ${total(o)}, made of two parts. One part is ${o.a}, the other is not known.`,
    parts: [
      { size: o.a, text: String(o.a) },
      { size: known, text: isStart(o) ? String(known) : "?" },
    ],
    whole: isStart(o) ? "?" : String(total(o)),
  };
}

function steps(o: Missing): BlueprintStep[] {
  const [n, m] = calc(o);
  const [sign, verb] = isStart(o) ? ["+", "Add"] : ["-", "Take away"];
  const tens = 10 * digitAt(m, 1);
  const between = isStart(o) ? n + tens : n - tens;
  const first: BlueprintStep = isBoth(o)
    ? {
        explanation:
          o.ask === "story"
            ? `Add the ${o.b} red and the ${third(o)} blue beads.`
            : "Add the two numbers on the side that has no box.",
        math: `${o.b} + ${third(o)} = ${total(o)}`,
        value: String(total(o)),
      }
    : {
        explanation: isStart(o)
          ? "Put back what was taken away: at first both parts were together."
          : `Two parts make ${total(o)}, and one of them is ${o.a}. Take that part away to find the other.`,
        math: `${n} ${sign} ${m} = \\square`,
      };
  return [
    first,
    {
      explanation: `${isBoth(o) ? `${theUnknown(o)} and ${m} must make ${n}. ` : ""}${verb} the tens of ${m}.`,
      math: `${n} ${sign} ${tens} = ${between}`,
      value: String(between),
    },
    { explanation: `${verb} the ones of ${m}.`, math: `${between} ${sign} ${m - tens} = ${o.x}`, value: String(o.x) },
  ];
}

function hints(o: Missing): HintLadder {
  const tens = 10 * digitAt(o.a, 1);
  if (isBoth(o)) {
    return [
      o.ask === "story"
        ? "For which child do you know how many beads are red and how many are blue?"
        : `How much are $${o.b}$ and $${third(o)}$ together?`,
      o.ask === "story"
        ? `That child has $${o.b}$ red and $${third(o)}$ blue beads. The other child has just as many in all.`
        : "The equals sign says that both sides are worth the same.",
      `$${o.b} + ${third(o)} = ${total(o)}$. So ${unknown(o)} and $${o.a}$ must make $${total(o)}$.`,
    ];
  }
  if (isStart(o)) {
    return [
      `${theUnknown(o)} is what was there before $${o.a}$ was taken away. Is it more or less than $${o.x - o.a}$?`,
      "Adding undoes taking away. Put together what was taken and what is left.",
      `Add the tens of $${o.a}$ first: $${o.x - o.a} + ${tens} = ${o.x - o.a + tens}$. Then add the ones of $${o.a}$.`,
    ];
  }
  return [
    isChange(o)
      ? o.ask === "story"
        ? `At first there were $${total(o)}$, and $${o.a}$ are left. Where are the others?`
        : `Something is taken from $${total(o)}$. Is the number in the box what is taken away, or what is left?`
      : `Which number is the total: $${o.a}$ or $${total(o)}$?`,
    isChange(o)
      ? `What is taken away and what is left make $${total(o)}$ together. Take the part that you know away from $${total(o)}$.`
      : "The total is made of two parts. Take the part you know away from the total.",
    `Take the tens of $${o.a}$ away first: $${total(o)} - ${tens} = ${total(o) - tens}$. Then take away the ones of $${o.a}$ too.`,
  ];
}
