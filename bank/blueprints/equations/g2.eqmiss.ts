import { defineBlueprint, type BlueprintStep, type DiagramInput, type HintLadder } from "#engine";
import { borrows, carries, count, digitAt } from "../kit.ts";
import { boxStems, unless } from "./kit-equations.ts";

/**
 * `x` is in the box, `a` the number given beside it. In the forms with both sides the equation is
 * b + c = □ + a or the like, with b + c = x + a.
 */
interface Missing {
  readonly [name: string]: number | string;
  readonly x: number;
  readonly a: number;
  readonly b: number;
  readonly form:
    | "part"
    | "first-part"
    | "right-part"
    | "start"
    | "right-start"
    | "change"
    | "right-change"
    | "both"
    | "both-left"
    | "both-last";
  readonly ask: "bare" | "story";
}

/** Find the missing number within 100. */
export const missingNumber = defineBlueprint<Missing>({
  id: "g2.eqmiss",
  version: 1,
  createdOn: "2026-11-20",
  levels: {
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
  },
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
    ...boxStems((o: Missing) => o.ask === "bare", equation),
    {
      id: "given-some",
      when: (o) => o.ask === "story" && ["part", "right-part"].includes(o.form),
      text: (o, c) =>
        `${c.names[0]} has ${count(o.a, c.thing)}. ${c.names[1]} gives ${c.names[0]} some more. Now ${c.names[0]} has ` +
        `${count(total(o), c.thing)}. How many did ${c.names[1]} give?`,
    },
    {
      id: "had-at-first",
      when: (o) => o.ask === "story" && o.form === "first-part",
      text: (o, c) =>
        `${c.names[0]} has some ${c.thing.many} and finds ${o.a} more. Now ${c.names[0]} has ${count(total(o), c.thing)}. ` +
        `How many ${c.thing.many} did ${c.names[0]} have at first?`,
    },
    {
      id: "before-giving-away",
      when: (o) => o.ask === "story" && o.form.endsWith("start"),
      text: (o, c) =>
        `${c.names[0]} had some ${c.thing.many} and gave ${o.a} away. Now ${c.names[0]} has ${count(o.x - o.a, c.thing)}. ` +
        `How many ${c.thing.many} did ${c.names[0]} have at first?`,
    },
    {
      id: "taken-out",
      when: (o) => o.ask === "story" && o.form.endsWith("start"),
      text: (o, c) =>
        `${c.names[0]} takes ${count(o.a, c.thing)} out of a ${c.container.one}. ${count(o.x - o.a, c.thing)} stay in it. ` +
        `How many ${c.thing.many} were in the ${c.container.one} before?`,
    },
    {
      id: "given-away",
      when: (o) => o.ask === "story" && o.form.endsWith("change"),
      text: (o, c) =>
        `${c.names[0]} had ${count(total(o), c.thing)} and gave some to ${c.names[1]}. Now ${c.names[0]} has ${count(o.a, c.thing)}. ` +
        `How many did ${c.names[1]} get?`,
    },
    {
      id: "same-number",
      when: (o) => o.ask === "story" && o.form.startsWith("both"),
      text: (o, c) =>
        `${c.names[0]} and ${c.names[1]} have the same number of ${c.thing.many}. ${c.names[0]} has ${o.b} red and ${third(o)} blue ones. ` +
        `${c.names[1]} has ${o.a} red ones, and the rest are blue. How many blue ones has ${c.names[1]}?`,
    },
  ],
  answer: (o) => ({ kind: "integer", canonical: String(o.x) }),
  steps,
  hints,
  distractors: [
    { strategy: "one-too-many", wrong: (o) => String(o.x + 1) },
    { strategy: "one-ten-too-few", wrong: (o) => unless(o.x, o.x - 10) },
  ],
  misconceptions: [
    {
      id: "EQ-01",
      tag: "equals-sign-read-as-answer",
      category: "conceptual",
      wrong: (o) => (isBoth(o) ? String(total(o)) : undefined),
      explanation: (o) => `You added ${o.b} and ${third(o)}. ${theUnknown(o)} is only a part of the other side.`,
      hints: (o) => [
        o.ask === "story"
          ? "What do you know about the two amounts?"
          : "What does the equals sign say about its two sides?",
        `Both sides must be worth the same, and ${unknown(o)} is only a part of its side.`,
        `$${o.b} + ${third(o)} = ${total(o)}$. Now ${unknown(o)} and $${o.a}$ must make $${total(o)}$ too.`,
      ],
      divergesAt: 2,
    },
    {
      id: "EQ-02",
      tag: "all-numbers-added",
      category: "conceptual",
      wrong: (o) => (isBoth(o) ? String(total(o) + o.a) : undefined),
      explanation: () => "You added all the numbers you saw.",
      hints: (o) => [
        `Which numbers belong together, and which belongs with ${unknown(o)}?`,
        "There are two sides, and each is worth as much as the other. Do not put both sides together.",
        `$${o.b} + ${third(o)} = ${total(o)}$. How much must be added to $${o.a}$ to get there?`,
      ],
      divergesAt: 1,
    },
    {
      id: "EQN-01",
      tag: "one-number-left-out",
      category: "omission",
      wrong: (o) => (isBoth(o) ? unless(o.x, Math.abs(o.b - o.a)) : undefined),
      explanation: (o) => `You compared ${o.b} and ${o.a}, and left out ${third(o)}.`,
      hints: (o) => [
        `Which numbers belong together with $${o.b}$?`,
        "Add the two numbers that stand together first.",
        `$${o.b} + ${third(o)} = ${total(o)}$. Go on from there.`,
      ],
      divergesAt: 1,
    },
    {
      id: "EQ-03",
      tag: "added-the-given-numbers",
      category: "conceptual",
      wrong: (o) => (isPart(o) ? String(total(o) + o.a) : undefined),
      explanation: () => "You added the two numbers you saw, but the larger one is already the total.",
      hints: (o) => [
        `Is ${unknown(o)} more or less than $${total(o)}$?`,
        "Both parts together make the total. Take the part you know away from the total.",
        `Start at $${o.a}$ and count on to $${total(o)}$: first the tens, then the ones.`,
      ],
      divergesAt: 1,
    },
    {
      id: "EQ-04",
      tag: "subtracted-to-find-the-start",
      category: "conceptual",
      wrong: (o) => (isStart(o) ? unless(o.x, Math.abs(o.x - 2 * o.a)) : undefined),
      explanation: () => "You took one number from the other, but the start is larger than both.",
      hints: (o) => [
        `Something was there, $${o.a}$ was taken away, and $${o.x - o.a}$ is left. Was there more or less at first?`,
        "Undo the taking away: put what was taken back with what was left.",
        `Put $${o.a}$ and $${o.x - o.a}$ together, first the tens and then the ones.`,
      ],
      divergesAt: 1,
    },
    {
      id: "EQ-05",
      tag: "added-start-and-rest",
      category: "conceptual",
      wrong: (o) => (isChange(o) ? String(total(o) + o.a) : undefined),
      explanation: () => "You added, but what was taken away is less than what was there.",
      hints: (o) => [
        `At first there were $${total(o)}$. Can more than that be taken away?`,
        "The part taken away and the part left make up the start.",
        `Start at $${o.a}$ and count on to $${total(o)}$: first the tens, then the ones.`,
      ],
      divergesAt: 1,
    },
    {
      id: "EQN-02",
      tag: "smaller-digit-from-larger",
      category: "procedural",
      wrong: (o) => (isPart(o) || isChange(o) ? unless(o.x, digitwise(total(o), o.a)) : undefined),
      explanation: () => "In the ones you took the top digit from the bottom digit.",
      hints: (o) => [
        `Look at the ones of $${total(o)}$ and $${o.a}$. Which of them do you take away?`,
        "When there are too few ones, trade a ten for ten ones first.",
        `Trade a ten: now there are $${digitAt(total(o), 0) + 10}$ ones. Take $${digitAt(o.a, 0)}$ away.`,
      ],
      divergesAt: 2,
    },
    {
      id: "EQN-03",
      tag: "traded-ten-not-taken",
      category: "procedural",
      wrong: (o) => ((isPart(o) || isChange(o)) && borrows(total(o), o.a) > 0 ? String(o.x + 10) : undefined),
      explanation: () => "You traded a ten for ones and still counted it with the tens.",
      hints: (o) => [
        `How many tens are left in $${total(o)}$ after you trade a ten?`,
        "A ten that becomes ten ones is gone from the tens.",
        `$${total(o)}$ has $${digitAt(total(o), 1)}$ tens. After the trade there are $${digitAt(total(o), 1) - 1}$.`,
      ],
      divergesAt: 1,
    },
    {
      id: "EQN-04",
      tag: "carried-ten-forgotten",
      category: "procedural",
      wrong: (o) => (isStart(o) && carries(o.x - o.a, o.a) > 0 ? unless(o.x, o.x - 10) : undefined),
      explanation: () => "The ones made a new ten, and that ten is missing.",
      hints: (o) => [
        `Look at the ones of $${o.a}$ and $${o.x - o.a}$. Do they make a ten?`,
        "When the ones make ten or more, count the new ten with the other tens.",
        `$${digitAt(o.a, 0)} + ${digitAt(o.x - o.a, 0)} = ${digitAt(o.a, 0) + digitAt(o.x - o.a, 0)}$. Keep the ones and carry the ten.`,
      ],
      divergesAt: 2,
    },
  ],
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

function isPart(o: Missing): boolean {
  return o.form.endsWith("part");
}

function isStart(o: Missing): boolean {
  return o.form.endsWith("start");
}

function isChange(o: Missing): boolean {
  return o.form.endsWith("change");
}

function isBoth(o: Missing): boolean {
  return o.form.startsWith("both");
}

/** Box and given number together. */
function total(o: Missing): number {
  return o.x + o.a;
}

/** The fourth number of an equation with sums on both sides. */
function third(o: Missing): number {
  return total(o) - o.b;
}

/** The answer is none of the numbers shown, so that hints may name these. */
function apart(o: Missing): boolean {
  return o.x !== o.a && o.x !== o.b && o.x !== 2 * o.a;
}

/** The two numbers of the sum or difference that gives the answer. */
function calc(o: Missing): [number, number] {
  return isStart(o) ? [o.x - o.a, o.a] : [total(o), o.a];
}

/** What the question asks for, inside a sentence. */
function unknown(o: Missing): string {
  return o.ask === "story" ? "the number you look for" : "the box";
}

/** The same at the start of a sentence. */
function theUnknown(o: Missing): string {
  return o.ask === "story" ? "The number you look for" : "The box";
}

function digitwise(n: number, m: number): number {
  return 10 * Math.abs(digitAt(n, 1) - digitAt(m, 1)) + Math.abs(digitAt(n, 0) - digitAt(m, 0));
}

function equation(o: Missing): string {
  const box = "\\square";
  switch (o.form) {
    case "part":
      return `${o.a} + ${box} = ${total(o)}`;
    case "first-part":
      return `${box} + ${o.a} = ${total(o)}`;
    case "right-part":
      return `${total(o)} = ${o.a} + ${box}`;
    case "start":
      return `${box} - ${o.a} = ${o.x - o.a}`;
    case "right-start":
      return `${o.x - o.a} = ${box} - ${o.a}`;
    case "change":
      return `${total(o)} - ${box} = ${o.a}`;
    case "right-change":
      return `${o.a} = ${total(o)} - ${box}`;
    case "both":
      return `${o.b} + ${third(o)} = ${box} + ${o.a}`;
    case "both-left":
      return `${box} + ${o.a} = ${o.b} + ${third(o)}`;
    case "both-last":
      return `${o.b} + ${third(o)} = ${o.a} + ${box}`;
  }
}

function diagram(o: Missing): DiagramInput | undefined {
  if (o.ask === "story") return undefined;
  if (isBoth(o)) {
    const sides = [
      [String(o.b), String(third(o))],
      ["?", String(o.a)],
    ];
    const [left, right] = o.form === "both-left" ? sides.toReversed() : sides;
    if (left === undefined || right === undefined) return undefined;
    return {
      type: "balance",
      alt: `A balance. On the left: ${left.join(" and ").replace("?", "a box")}. On the right: ${right.join(" and ").replace("?", "a box")}. It is level.`,
      left,
      right,
    };
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
        explanation: "Work out the side where you know both numbers.",
        math: `${o.b} + ${third(o)} = ${total(o)}`,
        value: String(total(o)),
      }
    : {
        explanation: isStart(o)
          ? "Put back what was taken away: at first both parts were together."
          : `${theUnknown(o)} is what is missing from the total: take the known part away.`,
        math: `${n} ${sign} ${m} = \\square`,
      };
  return [
    first,
    { explanation: `${verb} the tens of ${m}.`, math: `${n} ${sign} ${tens} = ${between}`, value: String(between) },
    { explanation: `${verb} the ones of ${m}.`, math: `${between} ${sign} ${m - tens} = ${o.x}`, value: String(o.x) },
  ];
}

function hints(o: Missing): HintLadder {
  const tens = 10 * digitAt(o.a, 1);
  if (isBoth(o)) {
    return [
      `On which side do you know both numbers? How much are $${o.b}$ and $${third(o)}$ together?`,
      `Both sides are worth the same. What must ${unknown(o)} be so that its side is worth that too?`,
      `$${o.b} + ${third(o)} = ${total(o)}$. So ${unknown(o)} and $${o.a}$ must make $${total(o)}$.`,
    ];
  }
  if (isStart(o)) {
    return [
      `${theUnknown(o)} is what was there before $${o.a}$ was taken away. Is it more or less than $${o.x - o.a}$?`,
      "Adding undoes taking away: put both parts together again.",
      `Add the tens first: $${o.x - o.a} + ${tens} = ${o.x - o.a + tens}$. Then add the ones.`,
    ];
  }
  return [
    isChange(o)
      ? `At first there were $${total(o)}$, and $${o.a}$ are left. Where are the others?`
      : `Which number is the total: $${o.a}$ or $${total(o)}$?`,
    "The total is made of two parts. Take the part you know away from the total.",
    `Take the tens away first: $${total(o)} - ${tens} = ${total(o) - tens}$. Then take the ones away.`,
  ];
}
