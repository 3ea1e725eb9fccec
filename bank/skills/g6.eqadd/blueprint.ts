import { type BlueprintStep, type DiagramInput, type HintLadder } from "#engine";
import { carries, count, lcm, texFrac } from "../../blueprints/kit.ts";
import {
  calculation,
  isMinus,
  isPlus,
  result,
  right,
  undoing,
  workedWith,
  type Additive,
  type Form,
} from "../../blueprints/equations/eqadd-numbers.ts";
import { placesNotTaken } from "../../blueprints/equations/column-slips.ts";
import { addRules, START } from "../../blueprints/equations/eqadd-rules.ts";
import { add, aloud, balance, rat, typed } from "../../blueprints/equations/kit-equations.ts";
import { MEASURED } from "../../blueprints/measured.ts";
import { wordings } from "../../blueprints/wordings.ts";
import { oneStepTrace } from "../../blueprints/equations/traces.ts";
import { makeOneStep } from "../../blueprints/equations/make-one-step.ts";
import {
  assigned,
  given,
  isCounted,
  isMeasured,
  known,
  latex,
  measured,
  mistaken,
  same,
  solution,
} from "../../blueprints/equations/one-step.ts";

/** Denominators children meet in class. */
const TIDY = [2, 3, 4, 5, 6, 8, 9, 10, 12];

/** It is said only that the number is there already. */
const HOLDS_OF = {
  "EQN-22": ["number-told", "one-left-out", "zero-in-subtraction", "smaller-from-larger", "one-off"],
  "SB-01": ["smaller-from-larger", "zero-in-subtraction"],
  "SB-02": ["no-borrow", "place-left-out"],
  "AD-01": ["no-carry"],
} as const;

/** Solve one-step addition and subtraction equations. */
export const blueprint = makeOneStep<Form>({
  id: "g6.eqadd",
  version: 15,
  holdsOf: HOLDS_OF,
  levels: {
    1: { x: [2, 15], a: [2, 15], form: ["x+a"], ask: ["bare", "bare", "words"], where: clear },
    2: {
      x: [6, 79],
      a: [6, 79],
      form: ["x+a", "a+x", "b=x+a"],
      where: (o) => clear(o) && carries(o.xn, o.an) > 0 && o.xn + o.an > 40,
    },
    3: {
      x: [21, 120],
      a: [6, 79],
      form: ["x-a", "x-a", "b=x-a"],
      // That ten tens make a hundred would be the answer.
      where: (o) => clear(o) && o.xn !== 100 && o.xn - o.an > 5 && carries(o.xn - o.an, o.an) > 0,
    },
    4: {
      x: [11, 99],
      a: [11, 99],
      xd: [10, 100],
      ad: [10, 10, 100],
      style: "decimal",
      form: ["x+a", "a+x", "b=x+a", "x-a", "b=x-a"],
      where: (o) => clear(o) && o.xn % 10 !== 0 && o.an % 10 !== 0,
    },
    5: {
      x: [1, 11],
      a: [1, 11],
      xd: TIDY,
      ad: TIDY,
      style: "fraction",
      form: ["x+a", "b=x+a", "x-a", "x-a", "a-x", "a-x"],
      where: (o) =>
        clear(o) &&
        o.xn < o.xd &&
        o.an < o.ad &&
        o.xd !== o.ad &&
        lcm(o.xd, o.ad) <= 24 &&
        (o.ask !== "story" || [o.xd, o.ad, right(o).d].every((d) => MEASURED.has(d))) &&
        rat(o.xn, o.xd).d === o.xd &&
        rat(o.an, o.ad).d === o.ad,
    },
  },
  factors: [
    { name: "size", weight: 1, of: (o) => (o.style === "whole" ? (o.xn + o.an) / 160 : 0.5) },
    { name: "form-of-the-equation", weight: 2, of: (o) => forms[o.form] },
  ],
  hardness: 4,
  stems: [
    ...wordings<Additive>((o) => o.ask === "words" && isPlus(o), {
      "added-to": (o) => `Add $${given(o)}$ to $${o.v}$ and you get $${result(o)}$. What is $${o.v}$?`,
      increased: (o) => `A number $${o.v}$ is increased by $${given(o)}$. The result is $${result(o)}$. Find $${o.v}$.`,
    }).map(aloud),
    ...wordings<Additive>((o) => o.ask === "words" && isMinus(o), {
      "taken-from": (o) => `Take $${given(o)}$ away from $${o.v}$ and you get $${result(o)}$. What is $${o.v}$?`,
      decreased: (o) => `A number $${o.v}$ is decreased by $${given(o)}$. The result is $${result(o)}$. Find $${o.v}$.`,
    }).map(aloud),
    ...wordings<Additive>((o) => o.ask === "words" && o.form === "a-x", {
      takes: (o) => `Take $${o.v}$ away from $${given(o)}$ and you get $${result(o)}$. What is $${o.v}$?`,
    }).map(aloud),
    ...wordings<Additive>((o) => isCounted(o) && isPlus(o), {
      "put-in": (o, c) =>
        `A ${c.container.one} holds $${o.v}$ ${c.thing.many}. ${c.names[0]} puts in ${o.an} more ${o.an === 1 ? c.thing.one : c.thing.many}. ` +
        `Now it holds ${count(right(o).n, c.thing)}. What is $${o.v}$?`,
    }),
    ...wordings<Additive>((o) => isCounted(o) && isMinus(o), {
      "taken-out": (o, c) =>
        `A ${c.container.one} holds $${o.v}$ ${c.thing.many}. ${c.names[0]} takes out ${count(o.an, c.thing)}. ` +
        `Now it holds ${count(right(o).n, c.thing)}. What is $${o.v}$?`,
    }),
    ...wordings<Additive>((o) => isMeasured(o) && isPlus(o), {
      "poured-in": {
        unit: () => "L",
        text: (o, c) =>
          `There are $${o.v}$ litres of water in a jug. ${c.names[0]} pours in ${measured(o, known(o), "litre")}. Now the jug has ${measured(o, right(o), "litre")} of water in it. What is $${o.v}$?`,
      },
    }).map(aloud),
    ...wordings<Additive>((o) => isMeasured(o) && isMinus(o), {
      "cut-off": {
        unit: () => "m",
        text: (o, c) =>
          `A ribbon is $${o.v}$ metres long. ${c.names[0]} cuts off ${measured(o, known(o), "metre")}. That leaves ${measured(o, right(o), "metre")}. What is $${o.v}$?`,
      },
    }).map(aloud),
    ...wordings<Additive>((o) => isMeasured(o) && o.form === "a-x", {
      "used-up": {
        unit: () => "L",
        text: (o, c) =>
          `${c.names[0]} has ${measured(o, known(o), "litre")} of paint and uses $${o.v}$ litres. That leaves ${measured(o, right(o), "litre")}. What is $${o.v}$?`,
      },
    }).map(aloud),
  ],
  side,
  right,
  toldAs: (o) => `${side(isPlus(o) ? { ...o, form: "x+a" } : o)} = ${result(o)}`,
  undo,
  check: (o) => `${side(o, latex(o, solution(o)))} = ${result(o)}`,
  trace: (o) => oneStepTrace(o, isMinus(o) ? "add" : "subtract", right(o), o.form === "a-x"),
  hints,
  distractors: [
    {
      strategy: "off-by-one-unit",
      wrong: (o) =>
        mistaken(o, add(solution(o), rat(1, o.style === "decimal" ? 10 : o.style === "fraction" ? o.xd : 1))),
    },
    { strategy: "known-number-again", wrong: (o) => mistaken(o, known(o)) },
  ],
  misconceptions: addRules,
  others: placesNotTaken,
  diagram,
});

const forms: Readonly<Record<Form, number>> = {
  "x+a": 0,
  "a+x": 0.1,
  "b=x+a": 0.2,
  "x-a": 0.5,
  "b=x-a": 0.6,
  "a-x": 1,
};

/** All three numbers are above zero and different. */
function clear(o: Additive): boolean {
  return right(o).n > 0 && !same(solution(o), known(o)) && !same(solution(o), right(o)) && !same(known(o), right(o));
}

/** What is done to the letter, or to a number in its place. */
function side(o: Additive, x = o.v): string {
  if (o.form === "a+x") return `${given(o)} + ${x}`;
  return isPlus(o) ? `${x} + ${given(o)}` : isMinus(o) ? `${x} - ${given(o)}` : `${given(o)} - ${x}`;
}

function diagram(o: Additive): DiagramInput | undefined {
  if (o.ask !== "bare" || !isPlus(o) || o.style !== "whole") return undefined;
  const [whole, parts] = [[String(right(o).n)], o.form === "a+x" ? [String(o.an), o.v] : [o.v, String(o.an)]];
  return o.form === "b=x+a" ? balance(whole, parts) : balance(parts, whole);
}

function undo(o: Additive): readonly BlueprintStep[] {
  const value = assigned(o, solution(o));
  return [
    { explanation: undoing(o, (number) => typed(number, o.style)), math: `${o.v} = ${calculation(o)}` },
    ...lined(o),
    ...(o.style === "fraction"
      ? fractionSteps(o)
      : [{ explanation: "Calculate.", math: `${o.v} = ${calculation(o)} = ${latex(o, solution(o))}`, value }]),
  ];
}

/** Decimals with as many places as the longer of the two. */
function lined(o: Additive): readonly BlueprintStep[] {
  const short = o.style === "decimal" ? [known(o), right(o)].find(({ d }) => 10 % d === 0) : undefined;
  if (short === undefined || [known(o), right(o)].every(({ d }) => 10 % d === 0)) return [];
  return [
    {
      explanation: `Write ${typed(short, o.style)} with two decimal places, so that both numbers have tenths and hundredths.`,
      math: `${latex(o, short)} = ${(short.n / short.d).toFixed(2)}`,
    },
  ];
}

/** Fractions with one denominator, added or taken away, and then as simple as they go: only what changes is written. */
function fractionSteps(o: Additive): BlueprintStep[] {
  const numbers = workedWith(o);
  const bottom = numbers.reduce((multiple, { d }) => lcm(multiple, d), 1);
  const tops = numbers.map(({ n, d }) => (n * bottom) / d);
  const [first = 0, second = 0] = tops;
  const found = isMinus(o) ? first + second : first - second;
  const over = (top: number) => texFrac(top, bottom);
  const changed = numbers.filter(({ d }) => d !== bottom);
  const isSimple = solution(o).d === bottom;
  const value = assigned(o, solution(o));
  return [
    ...(changed.length === 0
      ? []
      : [
          {
            explanation: `Write ${changed.length === 1 ? changed.map((number) => typed(number, o.style)).join("") : "both numbers"} with the denominator ${bottom}.`,
            math: changed
              .map((number) => `${latex(o, number)} = ${over((number.n * bottom) / number.d)}`)
              .join(",\\quad "),
          },
        ]),
    {
      explanation: `${isMinus(o) ? "Add" : "Subtract"} the numerators and keep the denominator.`,
      math: `${o.v} = ${tops.map(over).join(isMinus(o) ? " + " : " - ")} = ${over(found)}`,
      ...(isSimple ? { value } : {}),
    },
    ...(isSimple
      ? []
      : [
          {
            explanation: `Divide the numerator and the denominator by ${bottom / solution(o).d}.`,
            math: `${o.v} = ${over(found)} = ${latex(o, solution(o))}`,
            value,
          },
        ]),
  ];
}

function hints(o: Additive): HintLadder {
  const a = `$${latex(o, known(o))}$`;
  return [
    o.form === "a-x"
      ? `The start is ${a}. What happens to ${a}, and what does $${o.v}$ stand for?`
      : o.ask !== "bare"
        ? `Write the problem as an equation. What undoes $${isPlus(o) ? "+" : "-"} ${latex(o, known(o))}$?`
        : diagram(o) === undefined
          ? `Is ${a} added to $${o.v}$ or taken away from $${o.v}$?`
          : `Look at the balance. What can you take off both sides, so that only $${o.v}$ is left on one side?`,
    o.form === "a-x" ? START : "Adding and subtracting undo each other. In an equation, do the same to both sides.",
    `${undoing(o)} ${
      o.form === "a-x"
        ? "Which of the two parts is missing?"
        : o.style === "fraction" && known(o).d !== right(o).d
          ? `Which denominator can ${a} and $${result(o)}$ both have?`
          : "What do you get on each side?"
    }`,
  ];
}
