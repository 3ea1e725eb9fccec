import {
  type BlueprintAnswer,
  type BlueprintStep,
  type DiagramInput,
  type HintLadder,
  type Operands,
  type StoryContext,
} from "#engine";
import { defineToldApart, type Cause } from "../../blueprints/causes-apart.ts";
import { fractionWords, partsName } from "../../blueprints/fraction-words.ts";
import { count, gcd } from "../../blueprints/kit.ts";
import { fractionErrors, strategies } from "../../blueprints/fractions/fraction-errors.ts";
import {
  asMixed,
  countOfParts,
  frac,
  lowest,
  step,
  texMixed,
  texOf,
  typed,
  typedMixed,
  typedResult,
  withWhole,
  wordings,
  type Frac,
  type Result,
} from "../../blueprints/fractions/kit-fractions.ts";
import { improperTrace, mixedTrace } from "../../blueprints/fractions/part-traces.ts";

interface Change extends Operands {
  /** w wholes and n/d. */
  readonly w: number;
  readonly n: number;
  readonly d: number;
  readonly to: "improper" | "mixed";
  readonly ask: "picture" | "bare" | "story";
}

const PART = { one: "part", many: "parts" };
const CIRCLE = { one: "circle", many: "circles" };
/** More are not drawn. */
const MOST_CIRCLES = 4;
/** Lengths somebody may measure, and up to how many wholes of the unit they are natural. */
const MEASURES = [
  { thing: "plank", unit: "m", most: 6 },
  { thing: "ribbon", unit: "m", most: 8 },
  { thing: "path", unit: "km", most: 20 },
  { thing: "fence", unit: "m", most: 20 },
  { thing: "wall", unit: "m", most: 20 },
] as const;

const named = fractionErrors<Change>(right);

/** Change between mixed numbers and improper fractions. */
export const blueprint = defineToldApart<Change>(
  {
    id: "g4.mixed",
    version: 9,
    createdOn: "2026-11-30",
    // Of these it is only said what the number is: so many parts are in the wholes, so many wholes there are.
    holdsOf: {
      "FC-11": ["on-the-way", "one-left-out", "one-off", "one-group-off", "added-for-times"],
      "FR-N22": ["on-the-way"],
    },
    levels: {
      1: {
        ranges: { w: [2, 3], d: [2, 6], n: [1, 5] },
        choices: { to: ["improper"], ask: ["picture"] },
        where: (o) => inLowestTerms(o) && isWholeSeen(o),
      },
      2: {
        ranges: { w: [1, 3], d: [2, 8], n: [1, 7] },
        choices: { to: ["mixed"], ask: ["picture"] },
        where: (o) => inLowestTerms(o) && isRestSeen(o) && shadedIn(o).length <= MOST_CIRCLES,
      },
      3: {
        ranges: { w: [2, 7], d: [3, 9], n: [1, 8] },
        choices: { to: ["improper"], ask: ["bare", "story"] },
        where: (o) => inLowestTerms(o) && isTold(o),
      },
      4: {
        ranges: { w: [2, 8], d: [3, 8], n: [1, 7] },
        choices: { to: ["mixed"], ask: ["bare", "story"] },
        where: (o) => inLowestTerms(o) && isRestSeen(o) && o.w * o.d + o.n <= 40 && isTold(o),
      },
      5: {
        ranges: { w: [5, 15], d: [5, 12], n: [2, 11] },
        choices: { to: ["improper", "mixed", "mixed"], ask: ["bare", "story"] },
        where: (o) => inLowestTerms(o) && isRestSeen(o) && o.w * o.d > 40 && isTold(o),
      },
    },
    factors: [
      { name: "wholes", weight: 2, of: (o) => o.w / 16 },
      { name: "size-of-top", weight: 2, of: (o) => (o.w * o.d + o.n) / 192 },
      { name: "division-needed", weight: 1, of: (o) => (o.to === "mixed" ? 1 : 0) },
      { name: "no-picture", weight: 2, of: (o) => (o.ask === "picture" ? 0 : 1) },
    ],
    stems: [
      ...wordings<Change>((o) => o.to === "improper" && o.ask !== "story", {
        "write-improper": (o) => `Write $${texMixed(right(o))}$ as an improper fraction.`,
        "change-improper": (o) => `Change $${texMixed(right(o))}$ to an improper fraction.`,
      }),
      ...wordings<Change>((o) => o.to === "improper" && o.ask === "picture", {
        "picture-improper": (o, c) =>
          `${c.names[0]} shades $${texMixed(right(o))}$ circles. Write that number as an improper fraction.`,
        "picture-improper-cakes": (o, c) =>
          `Each circle is a cake. What is shaded is left after ${c.names[0]}’s party: $${texMixed(right(o))}$ cakes. Write this number as an improper fraction.`,
      }),
      ...wordings<Change>((o) => o.to === "improper" && o.ask === "story", {
        "measure-improper": (o, c) =>
          `${c.names[0]} measures a ${measured(o, c, texMixed(right(o)))} long. Write this number as an improper fraction.`,
      }),
      ...wordings<Change>((o) => o.to === "improper" && isJugs(o), {
        "jugs-improper": (o, c) =>
          `${c.names[0]} needs $${texMixed(right(o))}$ jugs of water for a fish tank. Write this number as an improper fraction.`,
      }),
      ...wordings<Change>((o) => o.to === "mixed" && o.ask !== "story", {
        "write-mixed": (o) => `${shadedInAll(o)}Write $${texOf(right(o))}$ as a mixed number.`,
        "change-mixed": (o) => `${shadedInAll(o)}Change $${texOf(right(o))}$ to a mixed number.`,
      }),
      ...wordings<Change>((o) => o.to === "mixed" && o.ask === "picture", {
        "picture-mixed": (o, c) =>
          `Each circle is one whole. ${c.names[0]} shades ${right(o).n} ${partsName(o.d)} in all, so $${texOf(right(o))}$ circles are shaded. Write this number as a mixed number.`,
        "picture-mixed-cakes": (o, c) =>
          `Each circle is a cake. The shaded pieces are left after ${c.names[0]}’s party: ${right(o).n} ${partsName(o.d)}, or $${texOf(right(o))}$ cakes. Write this number as a mixed number.`,
      }),
      ...wordings<Change>((o) => o.to === "mixed" && o.ask === "story", {
        "measure-mixed": (o, c) =>
          `${c.names[0]} lays ${right(o).n} strips of paper end to end. Each is ${fractionWords(1, o.d)} of a metre long, so together they are $${texOf(right(o))}$ metres long. Write this number as a mixed number.`,
      }),
      ...wordings<Change>((o) => o.to === "mixed" && isJugs(o), {
        "jugs-mixed": (o, c) =>
          `A glass holds ${fractionWords(1, o.d)} of a jug. ${c.names[0]} pours ${right(o).n} full glasses of water into a fish tank. That makes $${texOf(right(o))}$ jugs. Write this number as a mixed number.`,
      }),
    ],
    answer,
    steps,
    hints,
    distractors: strategies(right, {
      "one-part-too-many": (o) => written(o, right(o).n + 1),
      "one-part-too-few": (o) => written(o, right(o).n - 1),
    }),
    trace: (o) => (o.to === "improper" ? improperTrace(o) : mixedTrace(right(o))),
    misconceptions: [
      named("FC-10", "whole-added-to-the-top", "conceptual", {
        wrong: (o) => improperOnly(o, o.w + o.n),
        did: "You added the whole number to the top number.",
        look: "How many parts are there in just one whole?",
        holds: "Every whole is cut into as many parts as the bottom number says. Count the parts of all the wholes.",
        sub: (o) => `One whole is $${o.d}$ ${partsName(o.d)}. How many are there in all the wholes?`,
      }),
      named("FC-11", "old-top-forgotten", "omission", {
        wrong: (o) => improperOnly(o, o.w * o.d),
        did: "Your top number counts only the parts of the wholes.",
        look: "Which parts have you not counted yet?",
        holds: "The top number counts the parts of all the wholes and the parts of the fraction beside them.",
        sub: (o) =>
          `You have the $${o.w * o.d}$ parts of the wholes. Now add the ${countOfParts(o.n, o.d)} beside them.`,
        line: 2,
      }),
      // Where the solution counts the wholes is its last step or its first.
      ...(["improper", "mixed"] as const).map((to) =>
        named("FR-N26", "all-wholes-taken-for-one", "conceptual", {
          wrong: (o) => (o.to === to && o.ask === "picture" ? frac(right(o).n, shadedIn(o).length * o.d) : undefined),
          did: "You counted all the circles together as one whole.",
          look: "Each circle is one whole. How many parts does one circle have?",
          holds: "The bottom number says how many parts make one whole.",
          sub: (o) =>
            to === "improper"
              ? `One circle is cut into $${o.d}$ parts, so $${o.d}$ stays on the bottom.`
              : `One circle is cut into $${o.d}$ parts, so $${o.d}$ is the bottom number. How many whole circles can you put together from the shaded parts?`,
          line: to === "improper" ? 3 : 1,
        }),
      ),
      named("FC-12", "multiplied-by-the-top", "procedural", {
        // With 1 on top, the whole number and the bottom may as well have been added; in a picture one part miscounted, or
        // those counted in the last circle that are not shaded.
        wrong: (o) => {
          const top = o.w * o.n + o.d;
          const miscounted = o.ask === "picture" ? [right(o).n - 1, (o.w + 1) * o.d - o.n] : [];
          return o.n === 1 || miscounted.includes(top) ? undefined : improperOnly(o, top);
        },
        did: "You multiplied the whole number by the top number and added the bottom number.",
        look: "Which number says how many parts one whole has: the top number or the bottom number?",
        holds:
          "The bottom number says how many parts a whole has. Multiply the whole number by it. Then add the top number.",
        sub: (o) => `Start again with $${o.w} \\times ${o.d}$: the parts of the wholes.`,
      }),
      named("FC-13", "whole-written-before-the-top", "representation", {
        wrong: (o) => improperOnly(o, Number(`${o.w}${o.n}`)),
        did: "You wrote the whole number in front of the top number, as if they were one number.",
        look: "Is a whole the same as ten parts here? How many parts does a whole have?",
        holds: "The wholes have to be changed to parts: as many for each whole as the bottom number says.",
        sub: (o) => `Each whole makes $${o.d}$ parts. How many do $${o.w}$ of them make?`,
      }),
      named("FC-14", "whole-and-rest-swapped", "procedural", {
        wrong: (o) => (o.to === "mixed" ? withWhole(o.n, o.w, o.d) : undefined),
        did: "The number in front of your fraction does not count the wholes.",
        look: "Which number tells how many times the bottom number goes into the top number?",
        holds:
          "The result of the division is the number of wholes. What is left over is the top number of the fraction.",
        sub: (o) =>
          `$${right(o).n} \\div ${o.d}$ gives both numbers. Which of them counts the wholes, and stands in front?`,
        line: 2,
      }),
      named("FC-15", "digits-of-the-top-pulled-apart", "representation", {
        wrong: (o) =>
          o.to === "mixed" && right(o).n >= 10
            ? withWhole(Math.floor(right(o).n / 10), right(o).n % 10, o.d)
            : undefined,
        did: "You used the digits of the top number as wholes and parts.",
        look: "How many parts make one whole here?",
        holds: "The bottom number says how many parts make one whole. Divide the top number by it.",
        sub: (o) => `Take $${o.d}$ parts for a whole, again and again. How many wholes do $${right(o).n}$ parts make?`,
      }),
      named("FR-N22", "rest-forgotten", "omission", {
        wrong: (o) => (o.to === "mixed" ? o.w : undefined),
        did: "You gave only the wholes.",
        look: "Do the wholes use up all the parts?",
        holds: "What is left over after the division is still there: it becomes the fraction beside the wholes.",
        sub: (o) =>
          `Your wholes use $${o.w} \\times ${o.d} = ${o.w * o.d}$ parts. How many of the $${right(o).n}$ are not used yet?`,
        line: 2,
      }),
      named("FR-N23", "rest-over-the-wholes", "representation", {
        wrong: (o) => (o.to === "mixed" && o.w > 1 ? withWhole(o.w, o.n, o.w) : undefined),
        // Who judges 2 1/4 by eye may come to 2 1/2 as well.
        did: (o) =>
          o.w === 2 && o.n === 1
            ? "The bottom number of your fraction does not fit the size of the parts."
            : "You wrote the number of wholes on the bottom.",
        isFact: (o) => o.w === 2 && o.n === 1,
        look: "Has the size of the parts changed?",
        holds: "The parts left over are as big as before, so the bottom number stays the same.",
        sub: (o) =>
          `Your wholes and your top number are right. All the $${right(o).n}$ parts are ${partsName(o.d)}: which number goes on the bottom?`,
        line: 2,
      }),
      named("FR-N31", "whole-taken-out-and-top-kept", "omission", {
        wrong: (o) => (o.to === "mixed" ? withWhole(o.w, o.w * o.d + o.n, o.d) : undefined),
        did: "You wrote the wholes, and kept the old top number beside them.",
        look: "Does your top number still count the parts of the wholes?",
        holds: "Parts that make a whole are used up. Only what is left over stays on top.",
        sub: (o) => `The wholes use $${o.w * o.d}$ parts. How many of the $${right(o).n}$ stay?`,
        line: 2,
      }),
      named("FR-N32", "rest-and-bottom-swapped", "representation", {
        wrong: (o) => (o.to === "mixed" && o.n > 1 && o.d !== o.n ? withWhole(o.w, o.d, o.n) : undefined),
        did: "The bottom number of your fraction does not say how big the parts are.",
        look: "Into how many parts is one whole cut here?",
        holds: "The bottom number says into how many parts one whole is cut. What is left over is the top number.",
        sub: (o) => `One whole is cut into $${o.d}$ parts. Where does the $${o.d}$ belong?`,
        line: 2,
      }),
    ],
    diagram,
  },
  { others: readOff },
);

/** Where the circles that look full are taken for wholes, and what is shaded of the last one for the rest. */
function readOff(o: Change): readonly Cause[] {
  if (o.to !== "mixed" || o.ask !== "picture") return [];
  const full = shadedIn(o).length - 1;
  const rest = frac(shadedIn(o).at(-1) ?? 0, o.d);
  return [rest, lowest(rest)].map(({ n, d }) => ({ kind: "read-off", answer: typedResult(withWhole(full, n, d)) }));
}

function answer(o: Change): BlueprintAnswer {
  return o.to === "improper"
    ? { kind: "fraction", canonical: typed(right(o)), options: { forms: ["improper"] } }
    : { kind: "mixed", canonical: typedMixed(right(o)), options: { forms: ["mixed"] } };
}

function steps(o: Change): BlueprintStep[] {
  const parts = o.w * o.d;
  return o.to === "improper"
    ? [
        step(
          `One whole is ${o.d} ${partsName(o.d)}, so change the wholes to ${partsName(o.d)}.`,
          `${o.w} \\times ${o.d}`,
          parts,
        ),
        step(`Add the ${count(o.n, PART)} beside the wholes.`, `${parts} + ${o.n}`, parts + o.n),
        step(`All the parts are ${partsName(o.d)}: keep the bottom number.`, texMixed(right(o)), right(o)),
      ]
    : [
        {
          explanation: `${o.d} ${partsName(o.d)} make one whole. See how many wholes there are.`,
          math: `${parts + o.n} \\div ${o.d} = ${o.w} \\text{ remainder } ${o.n}`,
          value: String(o.w),
        },
        step(
          "The remainder is the top number, and the bottom number stays the same.",
          texOf(right(o)),
          asMixed(right(o)),
        ),
      ];
}

function hints(o: Change): HintLadder {
  return o.to === "improper"
    ? [
        `How many ${partsName(o.d)} are there in one whole? And in all the wholes?`,
        "Multiply the whole number by the bottom number. Then add the top number. The bottom number stays the same.",
        `$${o.w} \\times ${o.d} = ${o.w * o.d}$: that is how many ${partsName(o.d)} the wholes make. How many are there together with the ${countOfParts(o.n, o.d)} beside the wholes?`,
      ]
    : [
        `How many ${partsName(o.d)} make one whole? How many wholes can you make from $${right(o).n}$ of them?`,
        "Divide the top number by the bottom number. The result gives the wholes, and what is left over stays as parts.",
        `$${o.w} \\times ${o.d} = ${o.w * o.d}$. How many of the $${right(o).n}$ parts are left over then?`,
      ];
}

/** Circles as the stem tells of them: for a mixed number whole ones and the rest, and else none that is whole yet. */
function diagram(o: Change): DiagramInput | undefined {
  if (o.ask !== "picture") return undefined;
  const shaded = shadedIn(o);
  const [each = 0, full] = [shaded[0], shaded.length - 1];
  const isAlike = shaded.every((parts) => parts === each);
  return {
    type: "fraction-circles",
    alt: `${count(shaded.length, CIRCLE)}, each cut into ${o.d} equal parts. ${isAlike ? `Shaded in each circle: ${each}.` : `Shaded in ${full === 1 ? "the first one" : `each of the first ${full}`}: ${each}. Shaded in the last one: ${shaded.at(-1)}.`}`,
    parts: o.d,
    shaded: [...shaded],
  };
}

/** What a picture without a whole circle stands for. */
function shadedInAll(o: Change): string {
  return o.ask === "picture" ? `In the picture ${right(o).n} ${partsName(o.d)} are shaded in all. ` : "";
}

/** How many parts of each circle are shaded. Where wholes are to be found, in every circle a part is left white. */
function shadedIn(o: Change): readonly number[] {
  const each = o.to === "improper" ? o.d : o.d - 1;
  const { n } = right(o);
  const full = Math.ceil(n / each) - 1;
  return [...Array.from({ length: full }, () => each), n - full * each];
}

/** Nobody measures in sevenths or elevenths of a metre. */
function isTold(o: Change): boolean {
  return o.ask !== "story" || [2, 3, 4, 5, 8, 10].includes(o.d);
}

/** Jugs are told in halves, thirds, quarters and fifths. */
function isJugs(o: Change): boolean {
  return o.ask === "story" && o.d <= 5 && o.w <= 8;
}

/** "fence: it is 5 1/2 m", for a thing of such a length. */
function measured(o: Change, c: StoryContext, length: string): string {
  const { thing, unit } = c.rng.pick(
    MEASURES.filter(({ most, unit }) => o.w < most && (unit !== "km" || 20 % o.d === 0)),
  );
  return `${thing}: it is $${length}$ ${unit}`;
}

function inLowestTerms(o: Change): boolean {
  return o.n < o.d && gcd(o.n, o.d) === 1;
}

/** With as many parts left over as wholes nobody sees whether they have changed places. */
function isRestSeen(o: Change): boolean {
  return o.to !== "mixed" || o.w !== o.n;
}

/** Of 3/4 for 2 1/4 nobody knows whether the 2 was added to the top, or the circles were counted as one whole. */
function isWholeSeen(o: Change): boolean {
  return (o.w + o.n) * (o.w + 1) !== right(o).n;
}

/** A wrong improper fraction with the right bottom, for items that ask for one. */
function improperOnly(o: Change, n: number): Result | undefined {
  return o.to === "improper" ? frac(n, o.d) : undefined;
}

/** n/d in the form the item asks for. */
function written(o: Change, n: number): Result {
  return o.to === "improper" ? frac(n, o.d) : asMixed(frac(n, o.d));
}

function right(o: Change): Frac {
  return frac(o.w * o.d + o.n, o.d);
}
