import { type HintLadder, type Highlight, type MisconceptionRule } from "#engine";
import { defineToldApart } from "../../blueprints/causes-apart.ts";
import { digitAt, digits, num, tex } from "../../blueprints/kit.ts";
import { NOTHING, notesAt, placesAt } from "../../blueprints/highlights.ts";
import { placeName } from "../../blueprints/place-words.ts";
import { multiplyColumns, withoutInsideZeros } from "../../blueprints/multiply-divide/written.ts";
import { stepsOfLines } from "../../blueprints/line-steps.ts";
import { namedError } from "../../blueprints/named-error.ts";
import { wordings } from "../../blueprints/wordings.ts";
import { partialProductsTrace } from "../../blueprints/multiply-divide/product-traces.ts";
import {
  GAP_LOOK,
  isBare,
  labels,
  product,
  productAnswer,
  productStems,
  rectangle,
  type Product,
} from "../../blueprints/multiply-divide/written-products.ts";

/** What is said of these is seen in the number itself, whatever came before. */
const HOLDS_OF = {
  "ML-01": ["added-for-times"],
  "ML-06": ["place-left-out"],
  "ML-08": ["zero-at-the-end"],
  "ML-13": ["zero-at-the-end"],
} as const;

/** What is carried from a place, the first one that carries where none is named. */
function carrying(o: Product, place = carryingPlace(o)): string {
  return `Every ten ${placeName(place)} make one ${placeName(place + 1, 1)}. Add all these new ${placeName(place + 1)} to the ${placeName(place + 1)} that you get by multiplying.`;
}

/** Multiply up to four digits by one digit. */
export const blueprint = defineToldApart<Product>({
  id: "g4.mul1",
  version: 11,
  createdOn: "2026-11-30",
  holdsOf: HOLDS_OF,
  levels: {
    1: {
      ranges: { a: [11, 44], b: [2, 4] },
      choices: { ask: ["bare", "story"] },
      // Of 33 nobody sees which 3 is meant.
      where: (o) => onesOf(o) > 0 && carryCount(o) === 0 && o.a % 11 !== 0,
    },
    2: {
      ranges: { a: [13, 99], b: [3, 9] },
      choices: { ask: ["bare", "bare", "story"] },
      where: (o) => onesOf(o) * o.b > 9,
    },
    3: {
      ranges: { a: [112, 499], b: [3, 7] },
      choices: { ask: ["bare", "story", "times-as-many"] },
      where: (o) => !hasInsideZero(o) && onesOf(o) > 0 && carryCount(o) > 0,
    },
    4: {
      ranges: { a: [102, 909], b: [4, 9] },
      choices: { ask: ["bare", "story", "times-as-many"] },
      where: (o) => hasInsideZero(o) && onesOf(o) * o.b > 9,
    },
    5: {
      ranges: { a: [1122, 9899], b: [4, 9] },
      choices: { ask: ["bare", "story", "times-as-many", "gap"] },
      where: (o) => onesOf(o) > 0 && carryCount(o) > 2,
    },
  },
  factors: [
    { name: "digits", weight: 2, of: (o) => (digits(o.a).length - 1) / 3 },
    { name: "carries", weight: 2, of: (o) => carryCount(o) / 3 },
    { name: "one-digit-factor", weight: 1, of: (o) => o.b / 9 },
    { name: "zero-inside", weight: 1, of: (o) => (hasInsideZero(o) ? 1 : 0) },
    { name: "story", weight: 0.5, of: (o) => (o.ask === "story" || o.ask === "times-as-many" ? 1 : 0) },
    { name: "unknown-is-the-dividend", weight: 1, of: (o) => (o.ask === "gap" ? 1 : 0) },
  ],
  stems: [
    ...productStems,
    ...wordings<Product>((o) => o.ask === "story" && o.a > 99, {
      laps: {
        unit: () => "m",
        text: (o, c) =>
          `The path round a lake is ${num(o.a)} metres long. ${c.names[0]} cycles round the lake ${o.b} times. How many metres is that?`,
      },
    }),
    ...wordings<Product>((o) => o.ask === "story", {
      points: (o, c) =>
        `${c.names[0]} scores ${num(o.a)} points in every round of a game. How many points does ${c.names[0]} score in ${o.b} rounds?`,
    }),
    ...wordings<Product>((o) => o.ask === "times-as-many", {
      // Of so many things no child has some.
      "times-as-many": (o) =>
        `A small library has ${num(o.a)} books. A large library has ${o.b} times as many. How many books does the large library have?`,
    }),
  ],
  answer: productAnswer,
  trace: (o) => partialProductsTrace(o.a, o.b),
  sumTrace: ({ operation, numbers: [a, b] }) =>
    operation === "multiply" && Math.min(a, b) < 10 ? partialProductsTrace(Math.max(a, b), Math.min(a, b)) : undefined,
  steps: (o) => stepsOfLines(partialProductsTrace(o.a, o.b).routes[0] ?? [], ({ id }) => says(o, id)),
  hints: hintsOf,
  highlights: (o) => [everyPlace(o), everyPlace(o), subStepHighlights(o)],
  distractors: [
    { strategy: "one-group-too-few", wrong: (o) => String(product(o) - o.a) },
    { strategy: "ten-too-many", wrong: (o) => String(product(o) + 10) },
    { strategy: "top-digit-only", wrong: (o) => String((o.a - onesOf(o)) * o.b + onesOf(o)) },
  ],
  misconceptions: [
    namedError("ML-06", "carry-forgotten", "procedural", {
      wrong: (o) => changed(o, multiplyColumns(o.a, o.b, { keepCarry: false })),
      did: (o) =>
        carryCount(o) > 1
          ? "The parts that were carried are missing from your answer."
          : "A part that was carried to the next place is missing from your answer.",
      look: "In which place do you first get ten or more?",
      holds: (o) => carrying(o),
      sub: (o) => carryStep(o),
      highlights: (o) => [NOTHING, notesAt(carriedTo(o)), carryStepHighlights(o)],
      line: 2,
    }),
    ...([0, -1] as const).map((which): MisconceptionRule<Product> =>
      namedError("ML-06", "carry-forgotten", "procedural", {
        wrong: (o) => {
          const place = carryingPlaces(o).at(which);
          return place === undefined || carryCount(o) < 2
            ? undefined
            : String(product(o) - carriedFrom(o, place) * 10 ** (place + 1));
        },
        did: "A part that was carried to the next place is missing from your answer.",
        look: "In which places do you get ten or more? Did you add what you carried each time?",
        holds: (o) => carrying(o, carryingPlaces(o).at(which)),
        sub: (o) => carryStep(o, carryingPlaces(o).at(which)),
        highlights: (o) => {
          const place = carryingPlaces(o).at(which) ?? 0;
          return [NOTHING, notesAt(place + 1), [...placesAt(place), ...notesAt(place + 1)]];
        },
        line: 2,
      }),
    ),
    namedError("ML-07", "carry-added-before-multiplying", "procedural", {
      wrong: (o) => changed(o, multiplyColumns(o.a, o.b, { carryFirst: true })),
      did: "You multiplied the carried number too.",
      look: "Which comes first in the next place: multiplying, or adding what you carried?",
      holds: "What you carried has been multiplied already. Multiply the next digit first, then add what you carried.",
      sub: (o) => carryStep(o),
      highlights: (o) => [placesAt(carriedTo(o)), placesAt(carriedTo(o)), carryStepHighlights(o)],
      line: 2,
    }),
    namedError("ML-08", "partial-products-side-by-side", "representation", {
      // Of more digits nobody writes so long a number.
      wrong: (o) =>
        o.a > 999
          ? undefined
          : changed(
              o,
              Number(
                digits(o.a)
                  .map((digit) => digit * o.b)
                  .toReversed()
                  .join(""),
              ),
            ),
      did: "The products of the digits stand next to each other in your answer.",
      look: "How many digits can stand in one place?",
      holds:
        "A place holds a single digit. Of two digits, only the last one stays. The first is carried to the next place and added there.",
      sub: (o) => carryStep(o),
      highlights: (o) => [NOTHING, notesAt(carriedTo(o)), carryStepHighlights(o)],
      line: 3,
    }),
    namedError("ML-N17", "tens-not-multiplied", "omission", {
      wrong: (o) => (o.a < 100 && tensOf(o) > 0 ? changed(o, tensOf(o) + onesOf(o) * o.b) : undefined),
      did: (o) => `You multiplied only the ones of ${o.a}.`,
      look: (o) => `Which digit of $${o.a}$ have you not multiplied yet?`,
      holds: "Every place is multiplied: the ones, and the tens too.",
      sub: (o) => `The $${tensOf(o)}$ is taken ${o.b} times too: what is $${tensOf(o)} \\times ${o.b}$?`,
      highlights: (o) => [everyPlace(o), everyPlace(o), placesAt(1)],
      line: 2,
    }),
    namedError("ML-N18", "ones-not-multiplied", "omission", {
      wrong: (o) => (o.a < 100 && onesOf(o) > 0 ? changed(o, tensOf(o) * o.b + onesOf(o)) : undefined),
      did: (o) => `You multiplied only the tens of ${o.a}.`,
      look: (o) => `Which digit of $${o.a}$ have you not multiplied yet?`,
      holds: "Every place is multiplied: the tens, and the ones too.",
      sub: (o) => `The $${onesOf(o)}$ is taken ${o.b} times too: what is $${onesOf(o)} \\times ${o.b}$?`,
      highlights: (o) => [everyPlace(o), everyPlace(o), placesAt(0)],
    }),
    namedError("ML-13", "inside-zero-left-out", "representation", {
      wrong: (o) => (hasInsideZero(o) ? String(withoutInsideZeros(o.a) * o.b) : undefined),
      did: (o) => `Your answer is ${num(withoutInsideZeros(o.a))} × ${o.b}: the zero inside ${num(o.a)} is not there.`,
      isFact: true,
      look: (o) => `Name the places of $${tex(o.a)}$ one by one. Which place is empty?`,
      holds: "A zero inside a number keeps the other digits in their places. It must keep doing so while you multiply.",
      sub: (o) =>
        `The 0 of ${num(o.a)} is multiplied too: $0 \\times ${o.b} = 0$. What you carried to that place is all that stands there.`,
      highlights: (o) => [everyPlace(o), zeroPlaces(o), subStepHighlights(o)],
      line: 2,
    }),
    namedError("ML-N2", "zero-times-digit-is-the-digit", "conceptual", {
      wrong: (o) => (hasInsideZero(o) ? changed(o, multiplyColumns(o.a, o.b, { zeroGives: o.b })) : undefined),
      did: (o) => `You took 0 times ${o.b} to be ${o.b}.`,
      look: (o) => `How many are there altogether in ${o.b} groups with nothing in them?`,
      holds: "Zero times any number is zero. Only what you carried is left in that place.",
      sub: (o) => carryStep(o),
      highlights: (o) => [zeroPlaces(o), zeroPlaces(o), carryStepHighlights(o)],
      line: 2,
    }),
    namedError("ML-N8", "divided-where-the-start-is-asked", "conceptual", {
      wrong: (o) => (o.ask === "gap" && o.a % o.b === 0 ? String(o.a / o.b) : undefined),
      did: "You divided once more.",
      look: "Is the number in the box bigger or smaller than the number that came out?",
      holds: "Multiplying undoes dividing: put the equal parts together again.",
      sub: (o) =>
        `Put your $${tex(o.a / o.b)}$ into the box: is $${tex(o.a / o.b)} \\div ${o.b}$ as much as $${tex(o.a)}$?`,
    }),
    namedError("ML-01", "added-instead-of-multiplied", "conceptual", {
      wrong: (o) => String(o.a + o.b),
      did: "You added the numbers.",
      look: (o) =>
        o.ask === "gap"
          ? "Which operation undoes dividing: adding or multiplying?"
          : `Does adding give you $${tex(o.a)}$ taken $${o.b}$ times, or only $${tex(o.a)}$ and $${o.b}$ more?`,
      holds: "Multiplying repeats the same number. Multiply every place, then add the parts.",
      sub: (o) =>
        `In your $${tex(o.a + o.b)}$ the $${tex(o.a)}$ is there only once. Take it $${o.b}$ times: begin with the ones.`,
      highlights: (o) => [NOTHING, everyPlace(o), subStepHighlights(o)],
    }),
  ],
  diagram: (o) =>
    isDrawn(o)
      ? rectangle(` ${o.b} high. Its width is split into ${labels(o.a).join(" and ")}`, labels(o.a), [String(o.b)])
      : undefined,
});

function isDrawn(o: Product): boolean {
  return isBare(o) && o.a < 500 && !hasInsideZero(o);
}

function onesOf(o: Product): number {
  return digitAt(o.a, 0);
}

/** What the tens are worth: 30 of 38. */
function tensOf(o: Product): number {
  return 10 * digitAt(o.a, 1);
}

function hasInsideZero(o: Product): boolean {
  return withoutInsideZeros(o.a) !== o.a;
}

/** How many places hand something on to the next, the last place not counted. */
function carryCount(o: Product): number {
  let carry = 0;
  return digits(o.a).filter((digit, place, all) => {
    carry = Math.floor((digit * o.b + carry) / 10);
    return place < all.length - 1 && carry > 0;
  }).length;
}

/** What a place hands on to the next: of 268 × 4 the ones hand on 3, and the tens 2. */
function carriedFrom(o: Product, place: number): number {
  return Math.floor(((o.a % 10 ** (place + 1)) * o.b) / 10 ** (place + 1));
}

/** The places that hand something on, the last place not counted. */
function carryingPlaces(o: Product): readonly number[] {
  return [...digits(o.a).keys()].slice(0, -1).filter((place) => carriedFrom(o, place) > 0);
}

function changed(o: Product, wrong: number): string | undefined {
  return wrong === product(o) ? undefined : String(wrong);
}

/** "There are 0 tens: 0 × 6 = 0. " before the hundreds of 202, whose tens are no part of the sum. */
function emptyBefore({ a, b }: Product, line: string): string {
  const place = digits(a).findIndex((_, at) => placeName(at) === line) - 1;
  return place > 0 && digitAt(a, place) === 0 ? `There are 0 ${placeName(place)}: 0 × ${b} = 0. ` : "";
}

function says(o: Product, line: string): string {
  if (line !== "total") return `${emptyBefore(o, line)}Multiply the ${line}.`;
  return o.ask === "gap" ? "Add the parts. That number goes in the box." : "Add the parts.";
}

function hintsOf(o: Product): HintLadder {
  const names = [...digits(o.a).keys()].map((place) => placeName(place)).toReversed();
  return [
    o.ask === "gap"
      ? GAP_LOOK
      : isDrawn(o)
        ? "Look at the rectangle. Which parts does it have, and how wide is each of them?"
        : `Split $${tex(o.a)}$ into ${names.slice(0, -1).join(", ")} and ${names.at(-1)}. Which numbers do you multiply by $${o.b}$?`,
    o.ask === "gap"
      ? `Multiplying undoes dividing. Multiply every place of $${tex(o.a)}$ by $${o.b}$, then add the parts.`
      : isDrawn(o)
        ? `Multiply the width of each part by $${o.b}$. Then add the parts.`
        : `Multiply every place by $${o.b}$, then add the parts.`,
    subStep(o),
  ];
}

function everyPlace(o: Product): readonly Highlight[] {
  return placesAt(...digits(o.a).keys());
}

function zeroPlaces(o: Product): readonly Highlight[] {
  return placesAt(...digits(o.a).flatMap((digit, place) => (digit === 0 ? [place] : [])));
}

/** The first place that makes ten or more. */
function carryingPlace(o: Product): number {
  return digits(o.a).findIndex((digit) => digit * o.b > 9);
}

function carriedTo(o: Product): number {
  return carryingPlace(o) + 1;
}

function subStepHighlights(o: Product): readonly Highlight[] {
  return placesAt(0, nextPlace(o));
}

/** The place that follows the ones, empty places left out. */
function nextPlace(o: Product): number {
  return digits(o.a).findIndex((digit, place) => place > 0 && digit > 0);
}

/** The parts of the number, as the steps have them. */
function subStep(o: Product): string {
  const next = nextPlace(o);
  const part = digitAt(o.a, next) * 10 ** next;
  return `The ones: $${onesOf(o)} \\times ${o.b} = ${onesOf(o) * o.b}$.${next > 1 ? " There are 0 tens." : ""} Now the ${placeName(next)}: what is $${tex(part)} \\times ${o.b}$? At the end, add all the parts.`;
}

function carryStepHighlights(o: Product): readonly Highlight[] {
  return [...placesAt(carryingPlace(o)), ...notesAt(carriedTo(o))];
}

/** For those who write digit below digit: a carry, the first one where none is named, and where it belongs. */
function carryStep(o: Product, place = carryingPlace(o)): string {
  const made = digitAt(o.a, place) * o.b;
  const before = place === 0 ? 0 : carriedFrom(o, place - 1);
  const all = made + before;
  const added = before === 0 ? "" : `, and the ${before} carried before makes $${all}$`;
  return (
    `The ${placeName(place)}: $${digitAt(o.a, place)} \\times ${o.b} = ${made}$${added}. Write the ${all % 10} and carry ${Math.floor(all / 10)}. ` +
    `For the ${placeName(place + 1)}, work out $${digitAt(o.a, place + 1)} \\times ${o.b}$ first, then add the ${Math.floor(all / 10)}.`
  );
}
