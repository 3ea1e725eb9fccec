import { defineBlueprint, type BlueprintAnswer, type BlueprintStep, type DiagramInput, type HintLadder } from "#engine";
import { gcd, texFrac } from "../kit.ts";
import { shortDec } from "./kit-decimals.ts";

interface Conversion {
  readonly [name: string]: number | string;
  /** The number is n/d. */
  readonly n: number;
  readonly d: number;
  readonly from: "fraction" | "decimal" | "percent";
  readonly to: "percent" | "decimal" | "fraction";
  readonly ask: "bare" | "story" | "bar";
}

/** Change between fractions, decimals and percents. */
export const pctconv = defineBlueprint<Conversion>({
  id: "g6.pctconv",
  version: 1,
  createdOn: "2026-11-20",
  levels: {
    1: {
      ranges: { n: [1, 9] },
      choices: { d: [10], from: ["fraction", "decimal"], to: ["percent"], ask: ["bare", "story", "story", "bar"] },
      where: (o) => o.ask !== "bar" || o.from === "fraction",
    },
    2: {
      ranges: { n: [11, 99] },
      choices: { d: [100], from: ["fraction", "decimal", "percent"], to: ["percent", "decimal"], ask: ["bare", "story"] },
      where: (o) => isRealChange(o) && o.n % 10 > 0,
    },
    3: {
      ranges: { n: [1, 24] },
      choices: { d: [4, 5, 20, 25], from: ["fraction", "percent"], to: ["percent", "fraction"], ask: ["bare", "story"] },
      where: (o) => isRealChange(o) && isLowest(o) && o.n < o.d && percentOf(o) > 100,
    },
    4: {
      ranges: { n: [1, 9] },
      choices: { d: [100], from: ["decimal", "percent"], to: ["percent", "decimal", "fraction"], ask: ["bare", "story"] },
      where: isRealChange,
    },
    5: {
      ranges: { n: [5, 399] },
      choices: { d: [1000, 40, 8, 100, 20], from: ["fraction", "decimal", "percent"], to: ["percent", "decimal"], ask: ["bare", "story"] },
      where: (o) => isRealChange(o) && isBeyondWholePercents(o),
    },
  },
  factors: [
    { name: "denominator-is-not-10", weight: 1, of: (o) => (o.d === 10 ? 0 : 1) },
    { name: "answer-in-lowest-terms", weight: 1, of: (o) => (o.to === "fraction" ? 1 : 0) },
    { name: "change-of-denominator", weight: 3, of: (o) => (o.from === "fraction" && 100 % o.d === 0 && o.d !== 10 && o.d !== 100 ? 1 : o.to === "fraction" ? 1 : 0) },
    { name: "below-ten-percent", weight: 3.5, of: (o) => (percentOf(o) < 100 ? 1 : 0) },
    { name: "part-of-a-percent", weight: 8, of: (o) => (percentOf(o) % 10 > 0 ? 1 : 0) },
    { name: "more-than-a-whole", weight: 8, of: (o) => (percentOf(o) > 1000 ? 1 : 0) },
    { name: "story", weight: 0.5, of: (o) => (o.ask === "story" ? 1 : 0) },
  ],
  stems: [
    { id: "write-as", when: (o) => o.ask === "bare", text: (o) => `Write $${shown(o)}$ as ${wanted(o)}.` },
    {
      id: "writes-as",
      when: (o) => o.ask === "bare",
      text: (o, c) => `${c.names[0]} changes $${shown(o)}$ into ${wanted(o)}. What does ${c.names[0]} write?`,
    },
    {
      id: "bar",
      when: (o) => o.ask === "bar",
      text: (_, c) => `${c.names[0]} shades part of a bar. What percent of the bar is shaded?`,
    },
    {
      id: "puzzle",
      when: (o) => o.ask === "story" && percentOf(o) <= 1000,
      text: (o, c) => `${c.names[0]} has done $${shown(o)}$ of a puzzle. Write that part as ${wanted(o)}.`,
    },
    {
      id: "book",
      when: (o) => o.ask === "story" && percentOf(o) <= 1000,
      text: (o, c) => `${c.names[0]} has read $${shown(o)}$ of a book. Write that part as ${wanted(o)}.`,
    },
    {
      id: "things",
      when: (o) => o.ask === "story" && percentOf(o) <= 1000,
      text: (o, c) => `In a big ${c.container.one}, $${shown(o)}$ of the ${c.thing.many} are red. Write that part as ${wanted(o)}.`,
    },
    {
      id: "plant",
      when: (o) => o.ask === "story" && percentOf(o) > 1000,
      text: (o, c) => `${c.names[0]}'s plant is $${shown(o)}$ ${ofOrTimes(o)} the height it had last year. Write that number as ${wanted(o)}.`,
    },
    {
      id: "collection",
      when: (o) => o.ask === "story" && percentOf(o) > 1000,
      text: (o, c) => `${c.names[0]}'s collection of ${c.thing.many} is $${shown(o)}$ ${ofOrTimes(o)} the size it had last year. Write that number as ${wanted(o)}.`,
    },
  ],
  answer: answerOf,
  steps: stepsOf,
  hints: hintsOf,
  distractors: [
    { strategy: "ten-times-too-big", wrong: (o) => (o.to === "fraction" ? undefined : typed(o, percentOf(o) * 10)) },
    { strategy: "one-percent-more", wrong: (o) => (o.to === "fraction" ? `${percentOf(o) / 10 + 1}/100` : typed(o, percentOf(o) + 10)) },
  ],
  misconceptions: [
    {
      id: "RP-21",
      tag: "percent-digits-right-after-the-point",
      category: "representation",
      wrong: (o) => (o.from === "percent" && o.to === "decimal" && percentOf(o) < 100 ? shortDec(percentOf(o), 2) : undefined),
      explanation: () => "You wrote the digit right after the point. That place counts tenths.",
      hints: (o) => [
        "Percent means hundredths. Which place after the point is for hundredths?",
        "Hundredths stand in the second place after the point. An empty place before them needs a zero.",
        hintsOf(o)[2],
      ],
      divergesAt: 2,
    },
    {
      id: "RP-22",
      tag: "multiplied-by-ten",
      category: "procedural",
      wrong: (o) => (o.to === "percent" && o.d !== 40 && o.d !== 8 ? `${shortDec(percentOf(o), 2)}%` : undefined),
      explanation: () => "Your answer counts tenths. Percent counts hundredths.",
      hints: (o) => [
        "Does percent count tenths or hundredths?",
        "Hundredths are smaller than tenths, so there are more of them. Change the number to hundredths first.",
        hintsOf(o)[2],
      ],
      divergesAt: 1,
    },
    {
      id: "RP-23",
      tag: "percent-sign-attached-to-the-decimal",
      category: "conceptual",
      wrong: (o) => (o.from === "decimal" && o.to === "percent" ? `${asDecimal(o)}%` : undefined),
      explanation: () => "You put a percent sign behind the decimal, which makes it a hundred times smaller.",
      hints: (o) => [
        "How many hundredths are in the decimal?",
        "Percent means out of a hundred. The sign may only stand behind the number of hundredths.",
        hintsOf(o)[2],
      ],
      divergesAt: 2,
    },
    {
      id: "RP-25",
      tag: "top-and-bottom-joined",
      category: "conceptual",
      wrong: (o) => (o.from === "fraction" && o.to === "percent" && o.n < o.d ? `${o.n}${o.d}%` : undefined),
      explanation: () => "You wrote the top and the bottom number next to each other.",
      hints: (o) => [
        "Is the fraction less than a whole? What does that tell you about the percent?",
        "Change the fraction so that its bottom number is 100. The top number is then the percent.",
        hintsOf(o)[2],
      ],
      divergesAt: 1,
    },
    {
      id: "RP-24",
      tag: "bottom-number-as-percent",
      category: "conceptual",
      wrong: (o) => (o.from === "fraction" && o.to === "percent" && o.d < 100 && 100 * o.n !== o.d * o.d ? `${o.d}%` : undefined),
      explanation: () => "You used the bottom number as the percent.",
      hints: (o) => [
        "What does the bottom number count: the parts that are taken, or all equal parts of the whole?",
        "Change the fraction so that its bottom number is 100. The top number is then the percent.",
        hintsOf(o)[2],
      ],
      divergesAt: 1,
    },
    {
      id: "RP-N1",
      tag: "top-number-as-percent",
      category: "conceptual",
      wrong: (o) => (o.from === "fraction" && o.to === "percent" && o.d !== 100 && o.d !== 10 ? `${o.n}%` : undefined),
      explanation: () => "You used the top number as the percent, but the bottom number is not 100.",
      hints: (o) => [
        "How many equal parts does this fraction make of the whole? How many parts does percent need?",
        "Percent means out of a hundred. Change the fraction so that its bottom number is 100.",
        hintsOf(o)[2],
      ],
      divergesAt: 1,
    },
    {
      id: "RP-N2",
      tag: "percent-sign-dropped",
      category: "omission",
      wrong: (o) => (o.from === "percent" && o.to === "decimal" ? shortDec(percentOf(o), 1) : undefined),
      explanation: () => "You left out the percent sign and kept the number.",
      hints: (o) => [
        "How much is a hundred percent as a number?",
        "Percent counts hundredths. Divide by 100: the digits move to places a hundred times smaller.",
        hintsOf(o)[2],
      ],
      divergesAt: 1,
    },
    {
      id: "DC-06",
      tag: "top-and-bottom-on-each-side-of-the-point",
      category: "conceptual",
      wrong: (o) => (o.from === "fraction" && o.to === "decimal" ? `${o.n}.${o.d}` : undefined),
      explanation: () => "You wrote the top number before the point and the bottom number after it.",
      hints: (o) => [
        "Is the fraction more than a whole or less than a whole?",
        "A fraction is a division: the bottom number tells how small the parts are. It is not written in the decimal.",
        hintsOf(o)[2],
      ],
      divergesAt: 1,
    },
    {
      id: "DC-07",
      tag: "bottom-number-after-the-point",
      category: "conceptual",
      wrong: (o) => (o.from === "fraction" && o.to === "decimal" ? `0.${o.d}` : undefined),
      explanation: () => "You wrote the bottom number of the fraction after the point.",
      hints: (o) => [
        "Which number of the fraction says how many parts are taken: the top or the bottom?",
        "Divide the top by the bottom. With 100 at the bottom, the top counts the hundredths.",
        hintsOf(o)[2],
      ],
      divergesAt: 1,
    },
    {
      id: "DC-09",
      tag: "digits-used-as-bottom-number",
      category: "conceptual",
      wrong: (o) => (o.to === "fraction" && percentOf(o) > 10 ? `1/${percentOf(o) / 10}` : undefined),
      explanation: () => "You used the number as the bottom of the fraction.",
      hints: (o) => [
        "Does the number say how many hundredths you have, or how many parts make a whole?",
        "The number of hundredths goes on top. The bottom number is 100. Then simplify.",
        hintsOf(o)[2],
      ],
      divergesAt: 1,
    },
    {
      id: "RP-N3",
      tag: "written-over-ten",
      category: "representation",
      wrong: (o) => {
        if (o.to !== "fraction") return undefined;
        const percent = percentOf(o) / 10;
        const common = gcd(percent, 10);
        return `${percent / common}/${10 / common}`;
      },
      explanation: () => "You took the number to be tenths. It counts hundredths.",
      hints: (o) => [
        "Does percent count tenths or hundredths?",
        "Percent means out of a hundred, so the bottom number is 100. Then simplify.",
        hintsOf(o)[2],
      ],
      divergesAt: 1,
    },
  ],
  diagram: picture,
});

/** The number in tenths of a percent: 0.125 → 125. Whole by choice of the operands. */
function percentOf(o: Conversion): number {
  return (1000 * o.n) / o.d;
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
  return percent > 1000 && percent < 4000 && percent % 10 === 0 && percent % 1000 > 0 && (o.d === 100 || o.d === 20);
}

function asDecimal(o: Conversion): string {
  return shortDec(percentOf(o), 3);
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
      { explanation: "Percent and hundredths are the same: write the number over 100.", math: `${shown(o)} = ${over}` },
      bottom === 100
        ? { explanation: "No number divides both top and bottom, so this is the simplest form.", math: over, value }
        : { explanation: `Divide top and bottom by ${100 / bottom}.`, math: `${over} = ${texFrac(top, bottom)}`, value },
    ];
  }
  const first =
    o.from === "fraction"
      ? 100 % o.d === 0
        ? { explanation: "Change the fraction to hundredths.", math: `${shown(o)} = ${texFrac((o.n * 100) / o.d, 100)}` }
        : { explanation: "Divide the top by the bottom to get a decimal.", math: `${o.n} \\div ${o.d} = ${asDecimal(o)}` }
      : o.from === "decimal"
        ? { explanation: "Percent counts hundredths, so multiply by 100.", math: `${shown(o)} \\times 100 = ${percent}` }
        : { explanation: "Percent means out of 100, so divide by 100.", math: `${percent} \\div 100` };
  return [
    first,
    o.to === "percent"
      ? { explanation: "So many hundredths are so many percent.", math: `${shown(o)} = ${sign}`, value: asPercent(o) }
      : { explanation: "Write it with a point: the second place after the point is for hundredths.", math: `${shown(o)} = ${asDecimal(o)}`, value: asDecimal(o) },
  ];
}

function hintsOf(o: Conversion): HintLadder {
  if (o.to === "fraction") {
    return [
      o.from === "percent" ? "What does the percent sign mean?" : "In which place after the point does the last digit stand?",
      "Write the number of hundredths over 100. Then divide top and bottom by the same number, until no number divides both.",
      `Over 100 the top number is ${shortDec(percentOf(o), 1)}. Which numbers divide both top and bottom?`,
    ];
  }
  if (o.to === "decimal") {
    return o.from === "percent"
      ? [
          "What does the percent sign mean?",
          "Percent means out of a hundred: divide by 100, and the digits move to places a hundred times smaller.",
          `Dividing ${shortDec(percentOf(o), 1)} by 10 gives ${shortDec(percentOf(o), 2)}. Now divide by 10 again.`,
        ]
      : [
          "What does the bottom number tell you about the size of the parts?",
          "A fraction is a division: divide the top by the bottom. With 100 at the bottom the top counts hundredths.",
          100 % o.d === 0
            ? `There are ${shortDec(percentOf(o), 1)} hundredths. Which places do they need?`
            : `A single part is $1 \\div ${o.d} = ${shortDec(1000 / o.d, 3)}$. Take ${o.n} of them.`,
        ];
  }
  return o.from === "decimal"
    ? [
        "How many hundredths are in the decimal?",
        "Percent means out of a hundred. Multiply the decimal by 100: the digits move to places a hundred times bigger.",
        `Multiplying ${asDecimal(o)} by 10 gives ${shortDec(percentOf(o), 2)}. Now multiply by 10 again.`,
      ]
    : [
        o.ask === "bar" ? "How many equal parts has the bar, and how many are shaded?" : "What must the bottom number be before you can read off the percent?",
        "Percent means out of a hundred. Change the fraction so that its bottom number is 100.",
        100 % o.d === 0
          ? o.d === 100
            ? "The bottom number is 100 already. What does the top number tell you?"
            : `$${o.d} \\times ${100 / o.d} = 100$. Multiply the top by ${100 / o.d} too.`
          : `A single part is $100 \\div ${o.d} = ${shortDec(1000 / o.d, 1)}$ percent. Take ${o.n} of them.`,
      ];
}

function picture(o: Conversion): DiagramInput | undefined {
  return o.ask === "bar"
    ? { type: "fraction-bars", alt: `A bar cut into ${o.d} equal parts. Shaded parts: ${o.n}.`, bars: [{ parts: o.d, shaded: o.n }] }
    : undefined;
}
