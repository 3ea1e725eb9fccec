import { type BlueprintStep, type DiagramInput, type HintLadder } from "#engine";
import { defineToldApart } from "../causes-apart.ts";
import { boxWordings } from "../box-wordings.ts";
import { digitAt, digits, num, PLACES, tex } from "../kit.ts";
import { namedError } from "../named-error.ts";
import { wordings } from "../wordings.ts";
import { divisionStems, shareBar } from "./stems.ts";
import { withoutInsideZeros } from "./written.ts";
import { divisionTrace } from "./product-traces.ts";

interface Quotient {
  readonly [name: string]: number | string;
  /** One digit. */
  readonly divisor: number;
  readonly quotient: number;
  readonly ask: "bare" | "share" | "groups-of" | "gap-factor" | "gap-divisor-known";
}

/** Divide by one digit with no remainder. */
export const div1 = defineToldApart<Quotient>({
  id: "g4.div1",
  version: 9,
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
      divide: (o) => `Divide $${tex(dividend(o))}$ by $${o.divisor}$.`,
    }),
    ...boxWordings<Quotient>(isBare, {
      "box-last": (o) => `${tex(dividend(o))} \\div ${o.divisor} = \\square`,
    }),
    ...boxWordings<Quotient>((o) => o.ask === "gap-factor", {
      "factor-second": (o) => `${o.divisor} \\times \\square = ${tex(dividend(o))}`,
      "factor-turned": (o) => `${tex(dividend(o))} = \\square \\times ${o.divisor}`,
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
      holds: "Every place gets a digit. When a place cannot be shared out, write a zero there and go on.",
      sub: emptyStep,
      line: 2,
    }),
    namedError("DV-N8", "zero-of-the-quotient-in-another-place", "representation", {
      wrong: (o) => {
        const moved = withoutInsideZeros(o.quotient) * 10;
        return hasInsideZero(o) && digits(moved).length === digits(o.quotient).length ? String(moved) : undefined;
      },
      did: "The zero of your answer stands at the end.",
      look: "Which place of the answer stays empty? Begin on the left.",
      holds: "A place that cannot be shared out gets the zero. The next digit stands on its right.",
      sub: emptyStep,
      line: 2,
    }),
    namedError("DV-N5", "left-over-not-passed-on", "procedural", {
      wrong: (o) => {
        const wrong = withoutPassingOn(o);
        return wrong === o.quotient ? undefined : String(wrong);
      },
      did: "Something was left over in a place and was not passed on to the next.",
      look: (o) =>
        `Look at the ${shares(o).find((share) => share.left > 0)?.place ?? firstPlace(o)} again. How many of them are left over?`,
      holds: "What is left over is traded for ten times as many of the next place, and shared out there.",
      sub: (o) =>
        leftOverStep(
          o,
          shares(o).findIndex((share) => share.left > 0),
        ),
      line: 2,
    }),
    namedError("DV-N5", "left-over-not-passed-on", "procedural", {
      wrong: (o) => {
        const wrong = withoutLastPassedOn(o);
        return wrong === o.quotient ? undefined : String(wrong);
      },
      did: "Something was left over before the ones and was not passed on to the ones.",
      look: (o) => `Look at the ${shares(o).at(-2)?.place ?? firstPlace(o)} again. How many of them are left over?`,
      holds: "What is left over is traded for ten times as many of the next place, and shared out there.",
      sub: (o) => leftOverStep(o, shares(o).length - 2),
      line: 2,
    }),
    namedError("DV-04", "quotient-digits-reversed", "procedural", {
      // Of three digits and more nobody does that.
      wrong: (o) =>
        digitAt(o.quotient, 0) === 0 || o.quotient > 99 ? undefined : String(Number(digits(o.quotient).join(""))),
      did: "You may have written the digits in the opposite order.",
      look: (o) => `Which place do you share out first: the ones or the ${firstPlace(o)}?`,
      holds: "Start with the biggest place and write its digit first, on the left.",
      sub: (o) =>
        `Of the ${firstPlace(o)}, each part gets $${shares(o)[0]?.digit ?? 0}$. On which side of your answer does that digit stand?`,
    }),
    namedError("DV-08", "multiplied-instead", "conceptual", {
      wrong: (o) => String(dividend(o) * o.divisor),
      did: (o) => `You multiplied ${num(dividend(o))} by ${o.divisor}.`,
      look: (o) => `Will the answer be bigger or smaller than $${tex(dividend(o))}$?`,
      holds: "The whole is given already. Split it into equal parts, place by place.",
      sub: (o) =>
        `Your $${tex(dividend(o) * o.divisor)}$ is more than there was. Begin again: share the ${shares(o)[0]?.from ?? 0} ${firstPlace(o)} into $${o.divisor}$ parts.`,
    }),
    namedError("DV-N1", "subtracted-instead", "conceptual", {
      // A big number with a few taken away looks like no share of it.
      wrong: (o) => (dividend(o) < 100 ? String(dividend(o) - o.divisor) : undefined),
      did: "You took the smaller number away from the bigger number.",
      look: "Are you taking a single group away, or splitting everything into equal groups?",
      holds: "Dividing goes on until the whole is used up. Share out place by place, the biggest place first.",
      sub: (o) =>
        `With your $${tex(dividend(o) - o.divisor)}$, only one $${o.divisor}$ is gone. How many ${firstPlace(o)} does each of $${o.divisor}$ parts get?`,
    }),
  ],
  diagram: picture,
});

interface PlaceShare {
  readonly place: string;
  /** What is shared out in this place, left-overs of the place before included. */
  readonly from: number;
  readonly digit: number;
  readonly left: number;
}

/** Long division place by place, beginning with the first place that gives a digit. */
function shares(o: Quotient): PlaceShare[] {
  let left = 0;
  let begun = false;
  return digits(dividend(o))
    .toReversed()
    .flatMap((digit, index, all) => {
      const from = left * 10 + digit;
      const share = {
        place: PLACES[all.length - 1 - index] ?? "",
        from,
        digit: Math.floor(from / o.divisor),
        left: from % o.divisor,
      };
      left = share.left;
      begun ||= share.digit > 0;
      return begun ? [share] : [];
    });
}

/** How many places but the last leave something over. */
function leftOvers(o: Quotient): number {
  return shares(o).filter((share) => share.left > 0).length;
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
  return shares(o)[0]?.place ?? "ones";
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
        (digit === 0
          ? `There are ${from === 0 ? "no" : "too few"} ${place} to share out: write 0 in that place.`
          : from < 10
            ? `Share out the ${place}.`
            : at > 0
              ? `With what was left over there are ${from} ${place}: share them out.`
              : `The first digit is too small, so share out ${from} ${place}.`) +
        (left > 0 && digit > 0 ? " Pass on what is left over." : ""),
      math: `${from} \\div ${o.divisor} = ${digit}${left > 0 ? ` \\text{ remainder } ${left}` : ""}`,
      value: String(digit),
    })),
    {
      explanation: "Put the digits together, and check by multiplying.",
      math: `${o.divisor} \\times ${tex(o.quotient)} = ${tex(dividend(o))}`,
      value: String(o.quotient),
    },
  ];
}

function hintsOf(o: Quotient): HintLadder {
  const look =
    o.ask === "gap-factor"
      ? `How many groups of $${o.divisor}$ make $${tex(dividend(o))}$?`
      : o.ask === "gap-divisor-known"
        ? `Each part of the whole is $${o.divisor}$. How many such parts are there?`
        : firstShare(o);
  return [
    look,
    o.ask === "groups-of"
      ? `Begin with the biggest place: how many times does ${o.divisor} fit? If some are left over, trade each for ten of the next place.`
      : "Share out the biggest place first. If some are left over, trade each for ten of the next place.",
    subStep(o),
  ];
}

/** As many at a time as can be shared out first: of 1872 that is 18 hundreds. */
function firstShare(o: Quotient): string {
  const [first] = shares(o);
  return `Begin on the left. How many times does $${o.divisor}$ go into $${first?.from ?? 0}$? What you find counts ${first?.place ?? ""}.`;
}

function subStep(o: Quotient): string {
  const [first, second] = shares(o);
  if (first === undefined || second === undefined) return "Begin with the biggest place.";
  const rest = first.left > 0 ? ` remainder ${first.left}` : "";
  const carried =
    first.left > 0 && second.from !== o.quotient
      ? `With what is left over there are ${second.from} ${second.place} to share.`
      : `Now share out the ${second.place}${first.left > 0 ? ", and what is left over with them" : ""}.`;
  return `The ${first.place}: $${first.from} \\div ${o.divisor} = ${first.digit}$${rest}. ${carried}`;
}

/** The place where something is left over, and what there is to share in the next one. */
function leftOverStep(o: Quotient, at: number): string {
  const [own, next] = [shares(o)[at], shares(o)[at + 1]];
  if (own === undefined || next === undefined) return subStep(o);
  const result =
    own.digit === 0
      ? `$${own.from}$ is less than $${o.divisor}$`
      : `$${own.from} \\div ${o.divisor} = ${own.digit}$ remainder $${own.left}$`;
  const traded = `${own.left} ${own.left === 1 ? own.place.replace(/s$/u, "") : own.place}`;
  return next.from === o.quotient
    ? `The ${own.place}: ${result}. Trade what is left over for ${next.place}, and share these out too.`
    : `The ${own.place}: ${result}. Trade the ${traded} for ${next.place}: now there are ${next.from} to share.`;
}

/** The first place of the answer that stays empty. */
function emptyStep(o: Quotient): string {
  const empty = shares(o).find(({ digit }) => digit === 0);
  if (empty === undefined) return subStep(o);
  return empty.from === 0
    ? `There are no ${empty.place} to share out. Write 0 in the ${empty.place} of the answer, and go on with the next place.`
    : `$${empty.from}$ ${empty.from === 1 ? `${empty.place.replace(/s$/u, "")} is` : `${empty.place} are`} too few for $${o.divisor}$ equal parts. Write 0 in the ${empty.place} of the answer, and trade.`;
}

function picture(o: Quotient): DiagramInput | undefined {
  const whole = dividend(o);
  if (o.ask === "share" && whole < 1000) return shareBar(whole, o.divisor);
  if (!isBare(o) || whole > 99) return undefined;
  return {
    type: "base-ten",
    alt: `Blocks for ${num(whole)}, to be shared out into ${o.divisor} equal parts.`,
    groups: [{ hundreds: 0, tens: digitAt(whole, 1), ones: digitAt(whole, 0), label: String(whole) }],
  };
}
