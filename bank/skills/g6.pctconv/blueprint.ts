import {
  type BlueprintAnswer,
  type BlueprintStep,
  type DiagramInput,
  type StemTemplate,
  type StoryContext,
} from "#engine";
import { defineToldApart } from "../../blueprints/causes-apart.ts";
import { fractionWords } from "../../blueprints/fraction-words.ts";
import { gcd, texFrac } from "../../blueprints/kit.ts";
import { asDecimal, type Conversion, hintsOf, percentOf } from "../../blueprints/decimals/pctconv-numbers.ts";
import { pctconvRules } from "../../blueprints/decimals/pctconv-rules.ts";
import { shortDec } from "../../blueprints/decimals/kit-decimals.ts";
import { conversionTrace } from "../../blueprints/decimals/decimal-traces.ts";

/** Change between fractions, decimals and percents. */
export const blueprint = defineToldApart<Conversion>({
  id: "g6.pctconv",
  version: 12,
  createdOn: "2026-11-30",
  // What is said of these is seen in the number: ten times too much, or a digit right after the point.
  holdsOf: {
    "RP-N3": ["one-side-divided"],
    "RP-21": ["zero-at-the-end"],
    "RP-N4": ["zero-at-the-end"],
    "RP-N6": ["zero-at-the-end"],
    "RP-N7": ["zero-at-the-end"],
    "RP-N1": ["number-told", "zero-at-the-end"],
  },
  levels: {
    1: {
      ranges: { n: [1, 9] },
      choices: { d: [10], from: ["fraction", "decimal"], to: ["percent"], ask: ["bare", "story", "story", "bar"] },
      where: (o) => o.ask !== "bar" || o.from === "fraction",
    },
    2: {
      ranges: { n: [11, 99] },
      choices: {
        d: [100],
        from: ["fraction", "decimal", "percent"],
        to: ["percent", "decimal"],
        ask: ["bare", "story"],
      },
      where: (o) => isRealChange(o) && o.n % 10 > 0,
    },
    3: {
      ranges: { n: [1, 24] },
      choices: {
        d: [4, 5, 20, 25],
        from: ["fraction", "percent"],
        to: ["percent", "fraction"],
        ask: ["bare", "story"],
      },
      where: (o) => isRealChange(o) && isLowest(o) && o.n < o.d && percentOf(o) > 100,
    },
    4: {
      ranges: { n: [1, 9] },
      choices: {
        d: [100],
        from: ["decimal", "percent"],
        to: ["percent", "decimal", "fraction", "fraction", "fraction"],
        ask: ["bare", "story"],
      },
      where: (o) => isRealChange(o) && (o.to !== "fraction" || !isLowest(o)),
    },
    5: {
      ranges: { n: [5, 399] },
      choices: {
        d: [1000, 40, 8, 100, 20],
        from: ["fraction", "decimal", "percent"],
        to: ["percent", "decimal"],
        ask: ["bare", "story"],
      },
      where: (o) => isRealChange(o) && isBeyondWholePercents(o),
    },
  },
  factors: [
    { name: "denominator-is-not-10", weight: 1, of: (o) => (o.d === 10 ? 0 : 1) },
    { name: "answer-in-lowest-terms", weight: 1, of: (o) => (o.to === "fraction" ? 1 : 0) },
    {
      name: "change-of-denominator",
      weight: 3,
      of: (o) =>
        o.from === "fraction" && 100 % o.d === 0 && o.d !== 10 && o.d !== 100 ? 1 : o.to === "fraction" ? 1 : 0,
    },
    { name: "below-ten-percent", weight: 3.5, of: (o) => (percentOf(o) < 100 ? 1 : 0) },
    { name: "part-of-a-percent", weight: 8, of: (o) => (percentOf(o) % 10 > 0 ? 1 : 0) },
    { name: "more-than-a-whole", weight: 8, of: (o) => (percentOf(o) > 1000 ? 1 : 0) },
    { name: "story", weight: 0.5, of: (o) => (o.ask === "story" ? 1 : 0) },
  ],
  stems: [
    ...told((o) => o.ask === "bare", {
      "write-as": (o) => `Write $${shown(o)}$ as ${wanted(o)}.`,
      "writes-as": (o, c) =>
        `${c.names[0]} changes $${shown(o)}$ into ${wanted(o)}. ${o.to === "percent" ? "What" : "Which"} ${o.to} is that?`,
    }),
    ...told((o) => o.ask === "bar", {
      bar: (_, c) => `${c.names[0]} shades part of a bar. What percent of the bar is shaded?`,
    }),
    ...told(isOfSmallParts, {
      puzzle: (o, c) => `${c.names[0]} has done $${shown(o)}$ of a puzzle. Write that part as ${wanted(o)}.`,
      book: (o, c) => `${c.names[0]} has read $${shown(o)}$ of a book. Write that part as ${wanted(o)}.`,
    }),
    ...told((o) => o.ask === "story" && percentOf(o) <= 1000 && o.from !== "decimal", {
      seats: (o) => `In a hall, $${shown(o)}$ of the seats are taken. Write that part as ${wanted(o)}.`,
    }),
    ...told((o) => o.ask === "story" && percentOf(o) <= 1000, {
      tank: (o, c) => `${c.names[0]} has filled $${shown(o)}$ of a water tank. Write that part as ${wanted(o)}.`,
    }),
    ...told((o) => o.ask === "story" && percentOf(o) <= 1000 && o.from === "decimal", {
      gauge: (o) => `A computer shows that $${shown(o)}$ of its memory is full. Write that part as ${wanted(o)}.`,
    }),
    ...told((o) => o.ask === "story" && percentOf(o) > 1000, {
      plant: (o, c) =>
        `${c.names[0]}’s plant is $${shown(o)}$ ${ofOrTimes(o)} the height it had last year. Write $${shown(o)}$ as ${wanted(o)}.`,
      collection: (o, c) =>
        o.from === "percent"
          ? `${c.names[0]} has $${shown(o)}$ as many ${c.thing.many} as last year. Write $${shown(o)}$ as ${wanted(o)}.`
          : `${c.names[0]} has $${shown(o)}$ times as many ${c.thing.many} as last year. Write $${shown(o)}$ as ${wanted(o)}.`,
    }),
  ],
  answer: answerOf,
  steps: stepsOf,
  hints: hintsOf,
  distractors: [
    { strategy: "ten-times-too-big", wrong: (o) => (o.to === "fraction" ? undefined : typed(o, percentOf(o) * 10)) },
    {
      strategy: "one-percent-more",
      wrong: (o) => (o.to === "fraction" ? `${percentOf(o) / 10 + 1}/100` : typed(o, percentOf(o) + 10)),
    },
  ],
  trace: conversionTrace,
  misconceptions: pctconvRules,
  diagram: picture,
});

/** Wordings that are read aloud with their number in words: "seven tenths", "45 percent". */
function told(
  when: (o: Conversion) => boolean,
  texts: Readonly<Record<string, (o: Conversion, c: StoryContext) => string>>,
): StemTemplate<Conversion>[] {
  const number = (o: Conversion) =>
    o.from === "fraction" ? fractionWords(o.n, o.d) : shown(o).replace("\\%", " percent");
  return Object.entries(texts).map(([id, text]) => ({
    id,
    when,
    text,
    spoken: (o, c) => text(o, c).replaceAll(`$${shown(o)}$`, number(o)),
  }));
}

/** Parts of a book or a puzzle that somebody would name: no 37/40, and no decimals. */
function isOfSmallParts(o: Conversion): boolean {
  return o.ask === "story" && percentOf(o) <= 1000 && (o.from === "percent" || (o.from === "fraction" && o.d <= 10));
}

function isLowest(o: Conversion): boolean {
  return gcd(o.n, o.d) === 1;
}

function isRealChange(o: Conversion): boolean {
  return o.from !== o.to;
}

/** Level 5: parts of a percent up to a whole, or whole percents above 100. */
function isBeyondWholePercents(o: Conversion): boolean {
  const percent = percentOf(o);
  if (o.from === "fraction" && (!isLowest(o) || (o.to === "decimal" && o.d === 1000))) return false;
  if (percent < 1000) return percent % 10 > 0 && o.d !== 100 && o.d !== 20 && (o.d !== 1000 || o.from !== "fraction");
  // Nobody tells a story of 383 percent, nor of 61/20 times as much.
  if (o.ask === "story" && (percent % 50 !== 0 || o.from === "fraction")) return false;
  return percent > 1000 && percent < 4000 && percent % 10 === 0 && percent % 1000 > 0 && (o.d === 100 || o.d === 20);
}

function asPercent(o: Conversion): string {
  return `${shortDec(percentOf(o), 1)}%`;
}

/** A number of tenths of a percent as this question wants its answer typed. */
function typed(o: Conversion, percent: number): string {
  return o.to === "percent" ? `${shortDec(percent, 1)}%` : shortDec(percent, 3);
}

function shown(o: Conversion): string {
  if (o.from === "fraction") return texFrac(o.n, o.d);
  return o.from === "decimal" ? asDecimal(o) : asPercent(o).replace("%", "\\%");
}

/** "250% of", but "2.5 times". */
function ofOrTimes(o: Conversion): string {
  return o.from === "percent" ? "of" : "times";
}

function wanted(o: Conversion): string {
  return o.to === "fraction" ? "a fraction in its simplest form" : `a ${o.to}`;
}

function lowest(o: Conversion): readonly [top: number, bottom: number] {
  const common = gcd(o.n, o.d);
  return [o.n / common, o.d / common];
}

function answerOf(o: Conversion): BlueprintAnswer {
  if (o.to === "percent") return { kind: "percent", canonical: asPercent(o) };
  if (o.to === "decimal") return { kind: "decimal", canonical: asDecimal(o) };
  return { kind: "fraction", canonical: lowest(o).join("/"), options: { form: "lowest_terms" } };
}

function stepsOf(o: Conversion): BlueprintStep[] {
  const percent = shortDec(percentOf(o), 1);
  const sign = `${percent}\\%`;
  if (o.to === "fraction") {
    const [top, bottom] = lowest(o);
    const over = texFrac(Number(percent), 100);
    const value = `${top}/${bottom}`;
    return [
      {
        explanation:
          o.from === "percent"
            ? "Percent means hundredths: write the number before the percent sign over 100."
            : "Write the number of hundredths over 100.",
        math: `${shown(o)} = ${over}`,
      },
      {
        explanation: `Divide the numerator and the denominator by ${100 / bottom}.`,
        math: `${over} = ${texFrac(top, bottom)}`,
        value,
      },
    ];
  }
  const first =
    o.from === "fraction"
      ? 100 % o.d === 0
        ? inHundredths(o)
        : {
            explanation: "Divide the numerator by the denominator to get a decimal.",
            math: `${o.n} \\div ${o.d} = ${asDecimal(o)}`,
          }
      : o.from === "decimal"
        ? {
            explanation: "Percent counts hundredths, so multiply by 100.",
            math: `${shown(o)} \\times 100 = ${percent}`,
          }
        : { explanation: "Percent means out of 100, so divide by 100.", math: `${percent} \\div 100` };
  return [
    first,
    o.to === "percent"
      ? { explanation: "The number of hundredths is the percent.", math: `${shown(o)} = ${sign}`, value: asPercent(o) }
      : {
          explanation:
            o.from === "percent" && percentOf(o) % 10 > 0
              ? "To divide by 100, move each digit two places: ones become hundredths, and what comes after them follows."
              : percentOf(o) > 1000
                ? "A hundred hundredths make a whole: write the wholes before the point."
                : "Write the hundredths with a point: the second place after the point is for hundredths.",
          // Of 140 hundredths the last place is told, too: 1.40.
          math: `${shown(o)} = ${percentOf(o) % 100 === 0 ? `${(percentOf(o) / 1000).toFixed(2)} = ` : ""}${asDecimal(o)}`,
          value: asDecimal(o),
        },
  ];
}

/** The fraction with 100 on the bottom, and what that is good for. */
function inHundredths(o: Conversion): BlueprintStep {
  return o.d === 100
    ? { explanation: "The denominator is 100, so the numerator counts hundredths.", math: shown(o) }
    : {
        explanation: `Make the denominator 100, to count hundredths: multiply the numerator and the denominator by ${100 / o.d}.`,
        math: `${shown(o)} = ${texFrac((o.n * 100) / o.d, 100)}`,
      };
}

function picture(o: Conversion): DiagramInput | undefined {
  return o.ask === "bar"
    ? {
        type: "fraction-bars",
        alt: `A bar cut into ${o.d} equal parts. Shaded parts: ${o.n}.`,
        bars: [{ parts: o.d, shaded: o.n }],
      }
    : undefined;
}
