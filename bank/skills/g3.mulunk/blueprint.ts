import type { BlueprintStep, DiagramInput, HintLadder, StemTemplate, StoryContext, Thing } from "#engine";
import { count } from "../../blueprints/kit.ts";
import { boxStems } from "../../blueprints/equations/kit-equations.ts";
import {
  equation,
  goOnUp,
  isBoth,
  isDividend,
  isDivisor,
  isFactor,
  isShared,
  knownFact,
  product,
  quotient,
  third,
  triedAt,
  type Unknown,
} from "../../blueprints/equations/mulunk-numbers.ts";
import { unknownRules } from "../../blueprints/equations/mulunk-rules.ts";
import { unknownTrace } from "../../blueprints/equations/traces.ts";
import { defineToldApart, STOPS } from "../../blueprints/causes-apart.ts";
import { GROUP, groupsOf, inPackets } from "../../blueprints/groups.ts";
import { wordings } from "../../blueprints/wordings.ts";

const TABLE = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Find the unknown in a multiplication or division equation. */
export const blueprint = defineToldApart<Unknown>(
  {
    id: "g3.mulunk",
    version: 14,
    createdOn: "2026-11-30",
    levels: {
      1: {
        ranges: { x: [3, 10] },
        choices: {
          a: [2, 3, 4, 5, 10],
          b: [1],
          form: ["factor"],
          ask: ["bare", "bare", "bare", "bare", "story", "shared"],
        },
        where: (o) => apart(o) && product(o) <= 50,
      },
      2: {
        ranges: { x: [3, 10] },
        choices: {
          a: TABLE,
          b: [1],
          form: ["factor", "first-factor", "right-factor"],
          ask: ["bare", "bare", "bare", "bare", "story", "shared"],
        },
        where: (o) => apart(o) && product(o) >= 18,
      },
      3: {
        ranges: { x: [12, 90] },
        choices: {
          a: TABLE.slice(1),
          b: [1],
          form: ["dividend", "dividend", "right-dividend"],
          ask: ["bare", "bare", "story"],
        },
        where: (o) => o.x % o.a === 0 && quotient(o) >= 3 && quotient(o) <= 10,
      },
      4: {
        ranges: { x: [3, 10] },
        choices: { a: TABLE, b: [1], form: ["divisor", "divisor", "right-divisor"], ask: ["bare", "bare", "story"] },
        where: (o) => apart(o) && product(o) >= 18,
      },
      5: {
        ranges: { x: [2, 10], b: [2, 10] },
        choices: { a: TABLE, form: ["both", "both-left"], ask: ["bare", "story"] },
        where: (o) => {
          const fourth = third(o);
          const shown = [o.a, o.b, fourth];
          return (
            Number.isInteger(fourth) &&
            fourth > 1 &&
            fourth <= 10 &&
            product(o) >= 24 &&
            o.a !== o.b &&
            o.a !== fourth &&
            !shown.includes(o.x)
          );
        },
      },
    },
    factors: [
      { name: "size", weight: 1, of: (o) => product(o) / 100 },
      { name: "times-table", weight: 1, of: (o) => ([2, 5, 10].includes(o.a) ? 0 : o.a < 5 ? 0.4 : 1) },
      { name: "place-of-the-unknown", weight: 4, of: (o) => places[o.form] },
      { name: "story", weight: 1, of: (o) => (o.ask === "bare" ? 0 : 1) },
    ],
    stems: [
      ...boxStems((o: Unknown) => o.ask === "bare", equation),
      ...wordings<Unknown>((o) => o.ask === "shared", {
        "how-many-each": {
          text: (o, c) =>
            `${c.names[0]} puts ${count(product(o), c.thing)} into ${count(o.a, c.container)}, the same number in each. ` +
            `How many ${c.thing.many} go into each ${c.container.one}?`,
          groups: (_, c) => ({ ...c.container, of: c.thing }),
        },
      }),
      ...wordings<Unknown>((o) => o.ask === "story" && isFactor(o), {
        "how-many-groups": {
          text: (o, c) =>
            `Each ${c.container.one} holds ${count(o.a, c.thing)}. ${c.names[0]} has ${count(product(o), c.thing)}. ` +
            `How many ${c.container.many} does ${c.names[0]} fill?`,
          groups: (_, c) => ({ ...c.container, of: c.thing }),
        },
      }),
      ...wordings<Unknown>((o) => o.ask === "story" && isDividend(o), {
        "how-many-at-first": (o, c) =>
          `${c.names[0]} shares some ${c.thing.many} equally among ${o.a} friends. Each friend gets ${quotient(o)}. ` +
          `How many ${c.thing.many} did ${c.names[0]} share?`,
        "how-many-packed": (o, c) =>
          `${c.names[0]} packs ${c.thing.many} into ${count(o.a, c.container)}. Each ${c.container.one} gets ${quotient(o)}. ` +
          `How many ${c.thing.many} are packed?`,
      }),
      ...wordings<Unknown>((o) => o.ask === "story" && isDivisor(o), {
        "how-many-friends": {
          text: (o, c) =>
            `${c.names[0]} gives away ${count(product(o), c.thing)} to some friends. Each friend gets ${o.a} of them. ` +
            "How many friends are there?",
          groups: (_, c) => ({ one: "friend", many: "friends", of: c.thing }),
        },
        "how-many-rows": {
          text: (o, c) =>
            `${c.names[0]} lays ${count(product(o), c.thing)} in equal rows. There are ${o.a} in each row. How many rows are there?`,
          groups: (_, c) => ({ one: "row", many: "rows", of: c.thing }),
        },
      }),
      ...wordings<Unknown>((o) => o.ask === "story" && isBoth(o), {
        "same-number": {
          text: (o, c) =>
            `${c.names[0]} has ${count(o.b, c.container)} with ${count(third(o), c.thing)} in each. ${c.names[1]} has the same number of ${c.thing.many} altogether. ` +
            `${c.names[1]} puts them into ${count(o.a, c.container)}, the same number in each. How many ${c.thing.many} are in each of ${c.names[1]}’s ${c.container.many}?`,
          groups: (_, c) => ({ ...c.container, of: c.thing }),
        },
      }),
    ].map(packed),
    answer: (o) => ({ kind: "integer", canonical: String(o.x) }),
    steps,
    hints,
    distractors: [
      { strategy: "neighbour-fact-above", wrong: (o) => String(o.x + (isDividend(o) ? o.a : 1)) },
      { strategy: "neighbour-fact-below", wrong: (o) => String(o.x - (isDividend(o) ? o.a : 1)) },
    ],
    trace: unknownTrace,
    misconceptions: unknownRules,
    diagram,
  },
  {
    kinds: STOPS,
    holdsOf: {
      "EQ-01": ["on-the-way", "zero-at-the-end"],
      "EQN-53": ["number-told", "one-group-off"],
      "ML-02": ["on-the-way"],
    },
  },
);

/** A wording whose stamps come in packets. */
function packed(stem: StemTemplate<Unknown>): StemTemplate<Unknown> {
  const { text, groups } = stem;
  return {
    ...stem,
    text: (o, c) => text(o, inPackets(c)),
    ...(groups !== undefined && { groups: (o: Unknown, c: StoryContext) => groups(o, inPackets(c)) }),
  };
}

const places: Readonly<Record<Unknown["form"], number>> = {
  factor: 0,
  "first-factor": 0.25,
  "right-factor": 0.25,
  dividend: 0.5,
  "right-dividend": 0.55,
  divisor: 0.75,
  "right-divisor": 0.8,
  both: 1,
  "both-left": 1,
};

/** The answer is none of the numbers shown, so that hints may name these. */
function apart(o: Unknown): boolean {
  return o.x !== o.a;
}

function diagram(o: Unknown): DiagramInput | undefined {
  if (o.ask !== "bare") return undefined;
  if (isBoth(o)) {
    const sides = [`${o.b} × ${third(o)}`, `? × ${o.a}`];
    const [left, right] = o.form === "both" ? sides : sides.toReversed();
    if (left === undefined || right === undefined) return undefined;
    const words = (text: string) => text.replace("×", "times").replace("?", "a box");
    return {
      type: "balance",
      alt: `A balance with ${words(left)} on the left and ${words(right)} on the right. It is level.`,
      left: [left],
      right: [right],
    };
  }
  // A bar of so many parts does not show groups of that size.
  if (isDivisor(o) || o.form === "first-factor") return undefined;
  const each = isDividend(o) ? String(quotient(o)) : "?";
  return {
    type: "bar-model",
    alt: `A bar cut into ${o.a} equal parts. ${isDividend(o) ? `Each part is ${each}. The whole is not known.` : `The whole is ${product(o)}. The parts are not known.`}`,
    parts: Array.from({ length: o.a }, () => ({ size: 1, text: each })),
    whole: isDividend(o) ? "?" : String(product(o)),
  };
}

function steps(o: Unknown, told: Thing = GROUP): BlueprintStep[] {
  const value = String(o.x);
  /** The number of groups first. */
  const factors = (x: string) => (isShared(o) || isBoth(o) ? [o.a, x] : [x, o.a]);
  if (isDividend(o)) {
    return [
      { explanation: "Multiplying undoes dividing.", math: `\\square = ${o.a} \\times ${quotient(o)}` },
      { explanation: "Put the equal parts together.", math: `${o.a} \\times ${quotient(o)} = ${o.x}`, value },
    ];
  }
  const first: BlueprintStep = isBoth(o)
    ? {
        explanation:
          o.ask === "story"
            ? `Find how many are in ${o.b} ${told.many} ${groupsOf(told, third(o))}.`
            : "Multiply the two numbers on the side that has no box.",
        math: `${o.b} \\times ${third(o)} = ${product(o)}`,
        value: String(product(o)),
      }
    : isDivisor(o)
      ? {
          explanation: `Read the problem as: some ${told.many} ${groupsOf(told, o.a)} make ${product(o)}.`,
          math: `\\square \\times ${o.a} = ${product(o)}`,
        }
      : {
          explanation: `Read the problem as: ${factors("which number").join(" times ")} makes ${product(o)}?`,
          math: `${factors("\\square").join(" \\times ")} = ${product(o)}`,
        };
  return [
    first,
    {
      explanation:
        isBoth(o) && o.ask === "story"
          ? `The other child has ${product(o)} too: share them equally.`
          : "Dividing undoes multiplying.",
      math: `${product(o)} \\div ${o.a} = ${o.x}`,
      value,
    },
    o.ask === "bare"
      ? {
          explanation: "To check, put the answer in the box.",
          math: equation(o).replace("\\square", value),
          value,
        }
      : {
          explanation: "Check by multiplying.",
          math: `${factors(value).join(" \\times ")} = ${product(o)}`,
          value,
        },
  ];
}

function theBox({ ask }: Unknown, told: Thing): string {
  return ask === "story" ? `the number of ${told.many}` : "the number in the box";
}

function hints(o: Unknown, told: Thing = GROUP): HintLadder {
  if (isDividend(o)) {
    return [
      `Something is shared into $${o.a}$ equal parts, with $${quotient(o)}$ in each. How do you put it together again?`,
      "All the equal parts together make the number you are looking for. Multiplying undoes dividing.",
      `Two of the parts make $2 \\times ${quotient(o)} = ${2 * quotient(o)}$. Go on up to $${o.a}$ parts.`,
    ];
  }
  const subStep = isShared(o) ? triedAt(o, told) : `${knownFact(o)} ${goOnUp(o, told)}`;
  if (isBoth(o)) {
    return [
      o.ask === "story" ? "What is the same for both children?" : "What does the equals sign say about its two sides?",
      o.ask === "story"
        ? "Both children have the same number altogether. First work out how many one of them has."
        : "Both sides are worth the same. First work out the side that has no box.",
      `$${o.b} \\times ${third(o)} = ${product(o)}$. Which number times $${o.a}$ makes that?`,
    ];
  }
  const all =
    told.of === undefined ? "is the total of all the groups" : `tells how many ${told.of.many} there are in all`;
  const which = `Which number ${all}: $${o.a}$ or $${product(o)}$?`;
  return [
    !isDivisor(o)
      ? which
      : o.ask === "story"
        ? `${which} Which one is for one ${told.one}?`
        : `$${product(o)}$ is split into equal groups. What does the $${o.a}$ tell you?`,
    isDivisor(o)
      ? `$${product(o)}$ divided by ${theBox(o, told)} is $${o.a}$. So ${theBox(o, told)} times $${o.a}$ makes $${product(o)}$.`
      : o.ask === "bare"
        ? "Dividing undoes multiplying: divide the total by the other number you know."
        : `${isShared(o) ? `Share $${product(o)}$ equally.` : `How many ${o.a}s are there in $${product(o)}$?`} You can divide, or ask which number times $${o.a}$ makes $${product(o)}$.`,
    subStep,
  ];
}
