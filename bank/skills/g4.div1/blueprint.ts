import { type BlueprintStep, type DiagramInput, type HintLadder } from "#engine";
import { defineToldApart } from "../../blueprints/causes-apart.ts";
import { boxWordings } from "../../blueprints/box-wordings.ts";
import { digitAt, digits, num, tex } from "../../blueprints/kit.ts";
import { step } from "../../blueprints/line-steps.ts";
import { namedError } from "../../blueprints/named-error.ts";
import { placeName } from "../../blueprints/place-words.ts";
import { wordings } from "../../blueprints/wordings.ts";
import { divisionStems, shareBar } from "../../blueprints/multiply-divide/stems.ts";
import { withoutInsideZeros } from "../../blueprints/multiply-divide/written.ts";
import { divisionTrace } from "../../blueprints/multiply-divide/product-traces.ts";

interface Quotient {
  readonly [name: string]: number | string;
  /** One digit. */
  readonly divisor: number;
  readonly quotient: number;
  readonly ask: "bare" | "share" | "groups-of" | "gap-factor" | "gap-divisor-known";
}

function oneOfPlace(place: string): string {
  return place.replace(/s$/u, "");
}

/** Divide by one digit with no remainder. */
export const blueprint = defineToldApart<Quotient>(
  {
    id: "g4.div1",
    version: 11,
    createdOn: "2026-11-30",
    levels: {
      1: {
        ranges: { divisor: [2, 4], quotient: [11, 43] },
        choices: { ask: ["bare", "share"] },
        where: (o) => dividend(o) < 100 && leftOvers(o) === 0 && digitAt(o.quotient, 0) > 0 && !hasTwins(o),
      },
      2: {
        ranges: { divisor: [2, 6], quotient: [12, 49] },
        choices: { ask: ["bare", "share", "groups-of"] },
        where: (o) => dividend(o) < 100 && leftOvers(o) > 0 && !hasTwins(o),
      },
      3: {
        ranges: { divisor: [3, 9], quotient: [23, 333] },
        choices: { ask: ["bare", "share", "groups-of"] },
        where: (o) =>
          dividend(o) > 99 && leftOvers(o) > 0 && !hasInsideZero(o) && digitAt(o.quotient, 0) > 0 && !hasTwins(o),
      },
      4: {
        ranges: { divisor: [3, 9], quotient: [102, 309] },
        choices: { ask: ["bare", "share", "groups-of"] },
        where: (o) => hasInsideZero(o) && !hasTwins(o),
      },
      5: {
        ranges: { divisor: [5, 9], quotient: [1002, 1999] },
        choices: { ask: ["share", "groups-of", "gap-factor", "gap-divisor-known"] },
        where: (o) => (leftOvers(o) > 1 || hasInsideZero(o)) && !hasTwins(o),
      },
    },
    factors: [
      { name: "digits", weight: 3, of: (o) => (digits(dividend(o)).length - 2) / 3 },
      { name: "divisor", weight: 1, of: (o) => o.divisor / 9 },
      { name: "left-overs", weight: 2, of: (o) => leftOvers(o) / 3 },
      { name: "zero-inside-the-quotient", weight: 2, of: (o) => (hasInsideZero(o) ? 1 : 0) },
      { name: "story", weight: 0.5, of: (o) => (o.ask === "share" || o.ask === "groups-of" ? 1 : 0) },
      { name: "unknown-position", weight: 1, of: (o) => (isGap(o) ? 1 : 0) },
    ],
    stems: [
      ...wordings<Quotient>(isBare, {
        "work-out": (o) => `Work out $${tex(dividend(o))} \\div ${o.divisor}$.`,
      }),
      ...boxWordings<Quotient>((o) => o.ask === "gap-divisor-known", {
        divisor: (o) => `${tex(dividend(o))} \\div \\square = ${o.divisor}`,
      }),
      ...divisionStems<Quotient>(dividend),
    ],
    answer: (o) => ({ kind: "integer", canonical: String(o.quotient) }),
    steps: stepsOf,
    trace: (o) => divisionTrace(dividend(o), o.divisor),
    sumTrace: ({ operation, numbers: [a, b] }) =>
      operation === "divide" && b > 1 && b < 10 && a % b === 0 ? divisionTrace(a, b) : undefined,
    hints: hintsOf,
    distractors: [
      { strategy: "one-too-many", wrong: (o) => String(o.quotient + 1) },
      { strategy: "ten-too-many", wrong: (o) => String(o.quotient + 10) },
      { strategy: "ten-too-few", wrong: (o) => String(o.quotient - 10) },
    ],
    misconceptions: [
      namedError("DV-03", "zero-of-the-quotient-left-out", "representation", {
        wrong: (o) => (hasInsideZero(o) ? String(withoutInsideZeros(o.quotient)) : undefined),
        did: "A zero is missing from your answer.",
        look: (o) => `How many digits should the answer have? Begin with the ${firstPlace(o)}.`,
        holds:
          "After the first digit of the answer, every place gets a digit. Where there is too little to divide, write a zero and go on.",
        sub: emptyStep,
        line: 2,
      }),
      namedError("DV-N8", "zero-of-the-quotient-in-another-place", "representation", {
        wrong: (o) => {
          const moved = withoutInsideZeros(o.quotient) * 10;
          return hasInsideZero(o) && digits(moved).length === digits(o.quotient).length ? String(moved) : undefined;
        },
        did: "A digit of your answer is one place too far to the left.",
        look: "In which place is there too little to divide? Begin on the left.",
        holds: "The place with too little to divide gets the zero. The next digit stands on its right.",
        sub: emptyStep,
        line: 2,
      }),
      ...[
        { lost: withoutPassingOn, from: firstLeft, isEverywhere: true },
        { lost: withoutLastPassedOn, from: beforeLast, isEverywhere: false },
      ].map(({ lost, from, isEverywhere }) =>
        namedError<Quotient>("DV-N5", "left-over-not-passed-on", "procedural", {
          wrong: (o) => (lost(o) === o.quotient ? undefined : String(lost(o))),
          did: (o) =>
            isEverywhere && lostOver(o) > 1 && !endsInZeros(lost(o), from(o))
              ? "You did not trade what was left over in any place."
              : leftOverLost(lost(o), from(o)),
          look: (o) => `Look at the ${from(o)[0].place} again. How many of them are left over?`,
          holds: (o) => tradeAfter(from(o)),
          sub: (o) =>
            `${leftOverStep(o, from(o))}${isEverywhere && lostOver(o) > 1 ? " Do the same in the next places." : ""}`,
          line: 2,
        }),
      ),
      namedError("DV-04", "quotient-digits-reversed", "procedural", {
        // Of three digits and more nobody does that.
        wrong: (o) =>
          digitAt(o.quotient, 0) === 0 || o.quotient > 99 ? undefined : String(Number(digits(o.quotient).join(""))),
        did: "You wrote the digits in the opposite order.",
        look: (o) => `Which place do you divide first: the ones or the ${firstPlace(o)}?`,
        holds: "Start with the biggest place and write its digit first, on the left.",
        sub: (o) =>
          `The ${firstPlace(o)} give the digit $${shares(o)[0].digit}$. On which side of your answer should it stand?`,
      }),
      namedError("DV-08", "multiplied-instead", "conceptual", {
        wrong: (o) => String(dividend(o) * o.divisor),
        did: (o) => `You multiplied ${num(dividend(o))} by ${o.divisor}.`,
        look: (o) => `Will the answer be bigger or smaller than $${tex(dividend(o))}$?`,
        holds: (o) => `$${tex(dividend(o))}$ is the whole amount already. Divide it place by place.`,
        sub: (o) =>
          `Your $${tex(dividend(o) * o.divisor)}$ is more than there was. Begin again: divide the ${firstTold(o)} by $${o.divisor}$.`,
      }),
      namedError("DV-N1", "subtracted-instead", "conceptual", {
        // A big number with a few taken away looks like no share of it.
        wrong: (o) => (dividend(o) < 100 ? String(dividend(o) - o.divisor) : undefined),
        did: (o) => `You took ${o.divisor} away from ${num(dividend(o))}.`,
        look: (o) => `Is ${o.divisor} taken away only once, or again and again until nothing is left?`,
        holds: "Dividing goes on until the whole is used up. Divide place by place, the biggest place first.",
        sub: (o) =>
          `With your $${tex(dividend(o) - o.divisor)}$, only one $${o.divisor}$ is gone. How many times does $${o.divisor}$ go into the ${firstTold(o)}?`,
      }),
    ],
    diagram: picture,
  },
  { others: (o) => [{ kind: "added", answer: String(dividend(o) + o.divisor) }] },
);

/** Two places or more, beginning with the one that is spoken of. */
type Shares = [PlaceShare, PlaceShare, ...PlaceShare[]];

interface PlaceShare {
  readonly place: string;
  /** What is shared out in this place, left-overs of the place before included. */
  readonly from: number;
  readonly digit: number;
  readonly left: number;
}

/** Long division place by place, beginning with the first place that gives a digit. */
function shares(o: Quotient): Shares {
  let left = 0;
  let begun = false;
  const all = [...digits(dividend(o)).entries()].toReversed().flatMap(([place, digit]) => {
    const from = left * 10 + digit;
    const share = { place: placeName(place), from, digit: Math.floor(from / o.divisor), left: from % o.divisor };
    left = share.left;
    begun ||= share.digit > 0;
    return begun ? [share] : [];
  });
  return all as Shares;
}

/** The places from the first one on that fits. */
function sharesFrom(o: Quotient, fits: (share: PlaceShare) => boolean): Shares {
  return shares(o).slice(shares(o).findIndex(fits)) as Shares;
}

/** From the first place on that leaves something over. */
function firstLeft(o: Quotient): Shares {
  return sharesFrom(o, ({ left }) => left > 0);
}

/** The last two places. */
function beforeLast(o: Quotient): Shares {
  return shares(o).slice(-2) as Shares;
}

/** How many places but the last leave something over. */
function leftOvers(o: Quotient): number {
  return shares(o).filter((share) => share.left > 0).length;
}

/** In how many places what is left over would be lost. */
function lostOver(o: Quotient): number {
  return shares(o)
    .slice(0, -1)
    .filter(({ left }) => left > 0).length;
}

/** The quotient of a child who forgets what is left over in every place. */
function withoutPassingOn(o: Quotient): number {
  const all = digits(dividend(o)).toReversed();
  const places = shares(o);
  return places.reduce((number, share, index) => {
    const own = all[all.length - places.length + index] ?? 0;
    return number * 10 + (index === 0 ? share.digit : Math.floor(own / o.divisor));
  }, 0);
}

/** The quotient of a child who forgets what is left over before the ones. */
function withoutLastPassedOn(o: Quotient): number {
  const ones = digitAt(o.quotient, 0);
  return o.quotient - ones + Math.floor(digitAt(dividend(o), 0) / o.divisor);
}

function firstPlace(o: Quotient): string {
  return shares(o)[0].place;
}

/** The whole lies there in blocks. */
function isDrawn(o: Quotient): boolean {
  return isBare(o) && dividend(o) < 100;
}

function isBare(o: Quotient): boolean {
  return o.ask === "bare";
}

function isGap(o: Quotient): boolean {
  return o.ask === "gap-factor" || o.ask === "gap-divisor-known";
}

function hasInsideZero(o: Quotient): boolean {
  return withoutInsideZeros(o.quotient) !== o.quotient;
}

/** Two places that follow each other are shared out alike: what is said of the one would be said again of the other. */
function hasTwins(o: Quotient): boolean {
  return shares(o).some(({ from, digit }, at, all) => digit > 0 && all[at + 1]?.from === from);
}

function dividend(o: Quotient): number {
  return o.divisor * o.quotient;
}

function stepsOf(o: Quotient): BlueprintStep[] {
  const places = shares(o);
  return [
    ...places.map(({ place, from, digit, left }, at) => ({
      explanation:
        (at === 0 ? turnedRound(o) : "") +
        (digit === 0
          ? from === 0
            ? `There are no ${place} to divide by ${o.divisor}: write 0 in the ${place} place.`
            : `There are too few ${place} to divide by ${o.divisor}: write 0 in the ${place} place, and trade the ${leftTold({ left, place })} for ${10 * left} ${places[at + 1]?.place ?? ""}.`
          : from < 10
            ? `Divide the ${place} by ${o.divisor}.`
            : at > 0
              ? `After trading there are ${from} ${place}: divide them by ${o.divisor}.`
              : `The first digit is less than ${o.divisor}, so divide ${from} ${place} by ${o.divisor}.`) +
        (left > 0 && digit > 0 ? ` Trade what is left over for ${places[at + 1]?.place ?? ""}.` : ""),
      math: `${from} \\div ${o.divisor} = ${digit}${left > 0 ? ` \\text{ remainder } ${left}` : ""}`,
      value: String(digit),
    })),
    step(
      "Put the digits together, and check by multiplying.",
      `${o.divisor} \\times ${tex(o.quotient)} = ${tex(dividend(o))}`,
      o.quotient,
    ),
  ];
}

function hintsOf(o: Quotient): HintLadder {
  const look =
    o.ask === "gap-factor"
      ? `How many groups of $${o.divisor}$ make $${tex(dividend(o))}$?`
      : o.ask === "gap-divisor-known"
        ? `What must $${o.divisor}$ be multiplied by to make $${tex(dividend(o))}$?`
        : firstShare(o);
  const begin =
    shares(o)[0].from > 9
      ? isGap(o)
        ? `Take the first two digits together, because the first is less than ${o.divisor}.`
        : "Divide one place at a time, from left to right."
      : o.ask === "groups-of"
        ? `Find how many ${o.divisor}s there are in $${tex(dividend(o))}$. Divide the biggest place first.`
        : "Divide the biggest place first.";
  return [
    look,
    isGap(o)
      ? `You find the number in the box by dividing: $${tex(dividend(o))} \\div ${o.divisor}$. ${begin} Trade what is left over for the next place, and go on.`
      : `${begin} ${ifLeft(o)}`,
    subStep(o),
  ];
}

/** As many at a time as can be shared out first: of 1872 that is 18 hundreds. */
function firstShare(o: Quotient): string {
  const [{ from, place }] = shares(o);
  if (isDrawn(o)) return `Look at the blocks. How many of the ${from} tens go into each of the ${o.divisor} parts?`;
  const begin =
    from > 9
      ? `The digit on the left is less than ${o.divisor}, so take the next digit with it: ${from} ${place}.`
      : "Begin on the left.";
  return `${begin} How many times does $${o.divisor}$ go into $${from}$? This gives the ${place} of the answer.`;
}

function subStep(o: Quotient): string {
  const [first, second] = shares(o);
  const rest = first.left > 0 ? ` remainder ${first.left}` : "";
  const own = `The ${first.place}: $${first.from} \\div ${o.divisor} = ${first.digit}$${rest}.`;
  if (second.digit === 0 && first.left === 0) {
    const written = `What do you write in the ${second.place} place of the answer?`;
    if (second.from === 0) return `${own} There are no ${second.place}. ${written}`;
    return `${own} There ${second.from === 1 ? "is" : "are"} ${leftTold({ left: second.from, place: second.place })}. Is that enough to divide by ${o.divisor}? ${written}`;
  }
  const carried =
    first.left > 0 && second.from !== o.quotient
      ? `Trade the ${leftTold(first)}: now there are ${second.from} ${second.place}. Divide these next.`
      : `Now divide the ${second.place}${first.left > 0 ? ", and what is left over with them" : ""}.`;
  return `${own} ${carried}`;
}

/** After a place there are zeros only: who stops there, and fills up with zeros, has the same number. */
function endsInZeros(wrong: number, { length }: Shares): boolean {
  return wrong % 10 ** (length - 1) === 0;
}

/** What was left over in a place, and lost. */
function leftOverLost(wrong: number, from: Shares): string {
  const [own, next] = from;
  return endsInZeros(wrong, from)
    ? `You stopped after the ${own.place}, or did not trade the ${own.place} that were left for ${next.place}.`
    : `You did not trade the ${own.left === 1 ? `${oneOfPlace(own.place)} that was` : `${own.place} that were`} left over for ${next.place}.`;
}

/** "30 tens", "1 thousand": what is divided first. */
function firstTold(o: Quotient): string {
  const [{ from, place }] = shares(o);
  return leftTold({ left: from, place });
}

/** "4 thousands", "1 ten": what is left over in a place. */
function leftTold({ left, place }: Pick<PlaceShare, "left" | "place">): string {
  return `${left} ${left === 1 ? oneOfPlace(place) : place}`;
}

/** "If tens are left over, trade each ten that is left over for 10 ones." */
function ifLeft(o: Quotient): string {
  const [first, second, third] = shares(o);
  return `If ${first.place} are left over, trade each ${oneOfPlace(first.place)} for 10 ${second.place}.${third === undefined ? " Then go on dividing." : " Do the same in the next places."}`;
}

/** The same for who lost what was left over in a place. */
function tradeAfter([own, next]: Shares): string {
  return `Trade each ${oneOfPlace(own.place)} that is left over for 10 ${next.place}, and divide these too.`;
}

/** How a missing factor is found. */
function turnedRound(o: Quotient): string {
  const sum = `${num(dividend(o))} ÷ ${o.divisor}`;
  if (o.ask === "gap-factor") return `Dividing undoes multiplying, so work out ${sum}. `;
  return o.ask === "gap-divisor-known"
    ? `The box times ${o.divisor} makes ${num(dividend(o))}, so work out ${sum}. `
    : "";
}

/** The place where something is left over, and what there is to divide in the next one. */
function leftOverStep(o: Quotient, [own, next]: Shares): string {
  const result =
    own.digit === 0
      ? `$${own.from}$ is less than $${o.divisor}$`
      : `$${own.from} \\div ${o.divisor} = ${own.digit}$ remainder $${own.left}$`;
  return next.from === o.quotient
    ? `The ${own.place}: ${result}. Trade what is left over for ${next.place}, and divide these too.`
    : `The ${own.place}: ${result}. Trade the ${leftTold(own)} for ${next.place}: now there are ${next.from} ${next.place} to divide.`;
}

/** The first place with too little to divide. */
function emptyStep(o: Quotient): string {
  const [{ from, place }] = sharesFrom(o, ({ digit }) => digit === 0);
  return from === 0
    ? `There are no ${place}. Write 0 in the ${place} of the answer, and go on with the next place.`
    : `$${from}$ ${from === 1 ? `${oneOfPlace(place)} is` : `${place} are`} too few to divide by $${o.divisor}$. Write 0 in the ${place} of the answer, and trade.`;
}

function picture(o: Quotient): DiagramInput | undefined {
  const whole = dividend(o);
  if (o.ask === "share" && whole < 1000) return shareBar(whole, o.divisor);
  if (!isDrawn(o)) return undefined;
  return {
    type: "base-ten",
    alt: `Blocks for ${num(whole)}, to be shared out into ${o.divisor} equal parts.`,
    groups: [{ hundreds: 0, tens: digitAt(whole, 1), ones: digitAt(whole, 0), label: String(whole) }],
  };
}
