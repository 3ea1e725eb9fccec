import { type BlueprintStep, type DiagramInput, type HintLadder } from "#engine";
import { inPackets } from "../../blueprints/groups.ts";
import { count, gcd } from "../../blueprints/kit.ts";
import { wordings } from "../../blueprints/wordings.ts";
import {
  isPart,
  isProduct,
  result,
  right,
  undoing,
  type Form,
  type Multiplicative,
} from "../../blueprints/equations/eqmul-numbers.ts";
import { multiplyRules } from "../../blueprints/equations/eqmul-rules.ts";
import { add, aloud, div, mul, rat, typed, type Rat } from "../../blueprints/equations/kit-equations.ts";
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
import { oneStepTrace, partTrace } from "../../blueprints/equations/traces.ts";

/** These are the errors themselves, or what is said holds of both: added, stopped at a single part, and the point put elsewhere. */
const HOLDS_OF = {
  "AL-20": ["other-operation"],
  "EQN-33": ["added-for-times"],
  "EQN-30": ["on-the-way"],
  "EQN-32": ["zero-at-the-end"],
  "EQN-34": ["zero-at-the-end"],
  "DV-N4": ["one-group-off", "one-off"],
  "EQN-22": ["number-told"],
} as const;

/** Solve one-step multiplication and division equations. */
export const blueprint = makeOneStep<Form>({
  id: "g6.eqmul",
  version: 14,
  holdsOf: HOLDS_OF,
  levels: {
    1: { x: [2, 10], a: [2, 6], form: ["ax"], ask: ["bare", "bare", "words"], where: clear },
    2: { x: [4, 25], a: [3, 12], form: ["ax", "b=ax"], where: (o) => clear(o) && o.xn * o.an >= 36 },
    3: {
      x: [12, 144],
      a: [2, 12],
      form: ["x/a", "x/a", "b=x/a"],
      where: (o) => clear(o) && o.xn % o.an === 0 && o.xn / o.an > 2 && o.xn / o.an <= 20,
    },
    4: {
      x: [3, 80],
      a: [2, 48],
      xd: [1, 10],
      ad: [1, 10],
      style: "decimal",
      form: ["ax", "ax", "b=ax", "x/a", "b=x/a"],
      where: decimalFits,
    },
    5: {
      x: [2, 48],
      a: [1, 9],
      xd: [1, 1, 3, 4, 5, 7],
      ad: [1, 2, 3, 4, 5, 6, 8],
      style: "fraction",
      form: ["ax", "ax", "b=ax", "x/a"],
      where: fractionFits,
    },
  },
  factors: [
    { name: "size", weight: 1, of: (o) => (o.style === "whole" ? o.xn / 144 : 0.5) },
    { name: "known-number", weight: 1, of: (o) => Math.min(1, o.an / 12) },
    { name: "divided-not-multiplied", weight: 2, of: (o) => (isProduct(o) ? 0 : 1) },
  ],
  hardness: 5,
  stems: [
    ...wordings<Multiplicative>((o) => o.ask === "words" && isProduct(o) && !isPart(o), {
      times: (o) => `$${given(o)}$ times $${o.v}$ is $${result(o)}$. What is $${o.v}$?`,
    }).map(aloud),
    ...wordings<Multiplicative>((o) => o.ask === "words" && isProduct(o), {
      multiply: (o) => `Multiply $${o.v}$ by $${given(o)}$ and you get $${result(o)}$. What is $${o.v}$?`,
    }).map(aloud),
    ...wordings<Multiplicative>((o) => o.ask === "words" && isPart(o), {
      "part-of": (o) => `$${given(o)}$ of $${o.v}$ is $${result(o)}$. What is $${o.v}$?`,
    }).map(aloud),
    ...wordings<Multiplicative>((o) => o.ask === "words" && !isProduct(o), {
      divide: (o) => `Divide $${o.v}$ by $${given(o)}$ and you get $${result(o)}$. What is $${o.v}$?`,
      "result-of-division": (o, c) =>
        `${c.names[0]} thinks of a number $${o.v}$. Divide $${o.v}$ by $${given(o)}$ and you get $${result(o)}$. What is $${o.v}$?`,
    }).map(aloud),
    ...wordings<Multiplicative>((o) => isCounted(o) && isProduct(o), {
      containers: (o, c) =>
        `${c.names[0]} has $${o.v}$ ${inPackets(c).container.many} with ${count(o.an, c.thing)} in each. That makes ${count(right(o).n, c.thing)}. ` +
        `What is $${o.v}$?`,
    }),
    ...wordings<Multiplicative>((o) => isCounted(o) && !isProduct(o), {
      friends: (o, c) =>
        `${c.names[0]} shares $${o.v}$ ${c.thing.many} equally ${o.an === 2 ? "between" : "among"} ${o.an} friends. Each friend gets ${count(right(o).n, c.thing)}. What is $${o.v}$?`,
    }),
    ...wordings<Multiplicative>((o) => isMeasured(o) && isProduct(o) && !(isPart(o) && right(o).d === 1), {
      curtains: (o, c) =>
        `${c.names[0]} uses ${measured(o, known(o), "metre")} of cloth for each curtain. For $${o.v}$ curtains ${c.names[0]} needs ${measured(o, right(o), "metre")}. What is $${o.v}$?`,
    }).map(aloud),
    ...wordings<Multiplicative>((o) => o.ask === "story" && isPart(o) && right(o).d === 1, {
      pages: (o, c) =>
        `${c.names[0]} reads $${given(o)}$ of a book with $${o.v}$ pages. That is $${result(o)}$ pages. What is $${o.v}$?`,
    }).map(aloud),
    ...wordings<Multiplicative>((o) => isMeasured(o) && !isProduct(o), {
      jugs: {
        unit: () => "L",
        text: (o, c) =>
          `${c.names[0]} pours $${o.v}$ litres equally into $${given(o)}$ jugs. Each jug gets ${measured(o, right(o), "litre")}. What is $${o.v}$?`,
      },
    }).map(aloud),
  ],
  side,
  right,
  undo: (o) => (isPart(o) ? partSteps(o) : undoSteps(o)),
  check: (o) =>
    isProduct(o)
      ? `${given(o)} \\times ${latex(o, solution(o))} = ${result(o)}`
      : `${latex(o, solution(o))} \\div ${given(o)} = ${result(o)}`,
  trace: (o) => (isPart(o) ? partTrace(o, right(o)) : oneStepTrace(o, isProduct(o) ? "divide" : "multiply", right(o))),
  hints,
  distractors: [
    { strategy: "neighbour", wrong: (o) => mistaken(o, add(solution(o), rat(1, o.xd))) },
    { strategy: "right-side-copied", wrong: (o) => mistaken(o, right(o)) },
  ],
  misconceptions: multiplyRules,
  diagram,
});

/** All three numbers are different, and the known number changes something. */
function clear(o: Multiplicative): boolean {
  const [x, a, b] = [solution(o), known(o), right(o)];
  return !same(x, a) && !same(x, b) && !same(a, b) && !same(a, rat(1));
}

/**
 * Exactly one of the two numbers has tenths; stories count whole curtains and whole jugs. Of 23 ÷ 2.3, with the same digits
 * twice, the wrong way round gives 0.1, which is a point in the wrong place as well.
 */
function decimalFits(o: Multiplicative): boolean {
  const tenths = (n: number, d: number) => d === 10 && n % 10 !== 0 && n > 11;
  if (!clear(o) || same(solution(o), rat(10)) || o.xd === o.ad || !(tenths(o.an, o.ad) || tenths(o.xn, o.xd)))
    return false;
  const whole = o.xd === 1 ? o.xn : o.an;
  if (whole < 3 || whole > 20) return false;
  const { d } = right(o);
  return isProduct(o) ? o.ask !== "story" || o.xd === 1 : o.ad === 1 && 100 % d === 0 && d <= 10;
}

/** A fraction of x is a whole number; or x itself is a fraction and the known number is whole. */
function fractionFits(o: Multiplicative): boolean {
  if (!clear(o) || gcd(o.an, o.ad) !== 1 || gcd(o.xn, o.xd) !== 1) return false;
  if (o.ad > 1) return isProduct(o) && o.an < o.ad && o.xd === 1 && o.xn % o.ad === 0 && o.xn >= 6 && o.xn !== o.ad;
  if (o.xd === 1 || o.xn >= o.xd || right(o).d > 24) return false;
  return o.ask === "bare" || o.ask === "words" || !isProduct(o);
}

/** What is done to the letter. */
function side(o: Multiplicative): string {
  return isProduct(o) ? `${given(o)}${o.v}` : `\\frac{${o.v}}{${given(o)}}`;
}

function diagram(o: Multiplicative): DiagramInput | undefined {
  if (o.ask !== "bare" || !isProduct(o)) return undefined;
  const pieces = isPart(o) ? o.ad : o.style === "whole" && o.an <= 6 ? o.an : 0;
  if (pieces === 0) return undefined;
  if (isPart(o)) {
    return {
      type: "bar-model",
      alt:
        o.an === 1
          ? `A bar for ${o.v}, cut into ${o.ad} equal parts. A part is worth ${right(o).n}.`
          : `A bar for ${o.v}. Of its ${o.ad} equal parts, ${o.an} are drawn as one piece, worth ${right(o).n}.`,
      parts: [
        { size: o.an, text: String(right(o).n) },
        ...Array.from({ length: o.ad - o.an }, () => ({ size: 1, text: "" })),
      ],
      whole: o.v,
    };
  }
  return {
    type: "bar-model",
    alt: `A bar for ${right(o).n}, cut into ${pieces} equal parts. Each part is ${o.v}.`,
    parts: Array.from({ length: pieces }, () => ({ size: 1, text: o.v })),
    whole: String(right(o).n),
  };
}

/** A single part first, and then as many of them as make the whole. */
function partSteps(o: Multiplicative): readonly BlueprintStep[] {
  const [b, part] = [result(o), latex(o, div(right(o), rat(o.an)))];
  return [
    o.an === 1
      ? { explanation: `${right(o).n} is one of ${o.ad} equal parts.`, math: `\\frac{${o.v}}{${o.ad}} = ${b}` }
      : {
          explanation: `${o.an} of ${o.ad} equal parts are ${right(o).n}. Find a single part.`,
          math: `${b} \\div ${o.an} = ${part}`,
        },
    {
      explanation: `The whole has ${o.ad} equal parts: take a single part ${o.ad} times.`,
      math: `${o.v} = ${part} \\times ${o.ad} = ${latex(o, solution(o))}`,
      value: assigned(o, solution(o)),
    },
  ];
}

function dividesByTenths(o: Multiplicative): boolean {
  return isProduct(o) && o.style === "decimal" && o.ad === 10;
}

/** Both sides divided or multiplied, in two parts where one step would be the whole work. */
function undoSteps(o: Multiplicative): readonly BlueprintStep[] {
  const x = latex(o, solution(o));
  const calculation = `${result(o)} ${isProduct(o) ? "\\div" : "\\times"} ${given(o)}`;
  const isByTenths = dividesByTenths(o);
  // 23 ÷ 2.3 as 230 ÷ 23.
  const scaled = `${latex(o, mul(right(o), rat(10)))} \\div ${o.an}`;
  const parts = inParts(o, isByTenths ? rat(o.an) : known(o));
  return [
    {
      explanation: isProduct(o)
        ? `Undo the multiplication: divide both sides by ${typed(known(o), o.style)}.`
        : `Undo the division: multiply both sides by ${typed(known(o), o.style)}.`,
      math: `${o.v} = ${calculation}`,
    },
    ...(isByTenths
      ? [
          {
            explanation: "Make both numbers ten times as big, so that you divide by a whole number.",
            math: `${calculation} = ${scaled}`,
          },
        ]
      : []),
    ...parts,
    {
      explanation: parts.length > 0 ? "Put the results together." : "Calculate.",
      math: parts.length > 0 || !isByTenths ? `${o.v} = ${x}` : `${o.v} = ${scaled} = ${x}`,
      value: assigned(o, solution(o)),
    },
  ];
}

/** 100.8 ÷ 18 by way of 90 ÷ 18 and 10.8 ÷ 18; 4.6 × 7 by way of 4 × 7 and 0.6 × 7. */
function inParts(o: Multiplicative, by: Rat): readonly BlueprintStep[] {
  const whole = isProduct(o) ? solution(o) : right(o);
  const parts = partsOf(whole);
  if (parts.length === 0) return [];
  const told = (value: Rat) => typed(value, o.style);
  return [
    {
      explanation: isProduct(o)
        ? `Split ${told(mul(whole, by))} into two parts that are quick to divide by ${told(by)}.`
        : `Multiply each part of ${told(whole)} by ${told(by)}.`,
      math: parts
        .map((part) => [latex(o, part), latex(o, by), latex(o, mul(part, by))])
        .map(([part, times, product]) =>
          isProduct(o) ? `${product} \\div ${times} = ${part}` : `${part} \\times ${times} = ${product}`,
        )
        .join(",\\quad "),
    },
  ];
}

/** Ones and tenths of a decimal, tens and ones of a whole number; a fraction stays whole. */
function partsOf(x: Rat): readonly Rat[] {
  if (x.d > 1 && 10 % x.d !== 0) return [];
  const big = x.d > 1 ? Math.floor(x.n / x.d) : x.n - (x.n % 10);
  const rest = rat(x.n - big * x.d, x.d);
  return big === 0 || rest.n === 0 ? [] : [rat(big), rest];
}

function hints(o: Multiplicative): HintLadder {
  if (isPart(o)) {
    return [
      `$${result(o)}$ is a part of $${o.v}$. Which fraction of $${o.v}$ is it?`,
      `The denominator of $${given(o)}$ says how many equal parts there are, the numerator how many of them are counted.`,
      undoing(o),
    ];
  }
  return [
    o.ask === "bare"
      ? `Is $${o.v}$ multiplied or divided by $${given(o)}$?`
      : `Write the problem as an equation. What undoes $${isProduct(o) ? "\\times" : "\\div"} ${given(o)}$?`,
    "Multiplication and division undo each other. In an equation, do the same to both sides.",
    `${undoing(o)} ${dividesByTenths(o) ? "It helps to make both numbers ten times as big first." : "What do you get on each side?"}`,
  ];
}
