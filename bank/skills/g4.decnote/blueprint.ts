import { type BlueprintAnswer, type BlueprintStep, type DiagramInput, type StoryContext } from "#engine";
import { defineToldApart } from "../../blueprints/causes-apart.ts";
import { fractionWords } from "../../blueprints/fraction-words.ts";
import { count } from "../../blueprints/kit.ts";
import { wordings } from "../../blueprints/wordings.ts";
import {
  answerUnits,
  counted,
  fillsTwoPlaces,
  hintsOf,
  hundredths,
  lineStart,
  type Notation,
  places,
  stepOf,
  tenths,
} from "../../blueprints/decimals/decnote-numbers.ts";
import { countsHundredths, decnoteRules } from "../../blueprints/decimals/decnote-rules.ts";
import { countOf, dec, DECIMAL_PLACES, shortDec, texMixed } from "../../blueprints/decimals/kit-decimals.ts";
import { notationTrace } from "../../blueprints/decimals/decimal-traces.ts";

/** Write tenths and hundredths as decimals. */
export const blueprint = defineToldApart<Notation>({
  id: "g4.decnote",
  version: 13,
  createdOn: "2026-11-30",
  // Of the mark that is one too far it is only said that it may have been counted so.
  holdsOf: { "AD-01": ["no-carry"], "DC-N13": ["zero-at-the-end"], "DC-N14": ["one-off"] },
  levels: {
    1: {
      ranges: { n: [1, 9] },
      choices: { whole: [0], d: [10], ask: ["fraction", "words", "length", "bar", "line"] },
      // Of a single step, what a step is worth would be the answer.
      where: (o) => o.ask !== "line" || o.n > 1,
    },
    2: {
      ranges: { n: [11, 99] },
      choices: { whole: [0], d: [100], ask: ["fraction", "words", "length", "blocks", "to-fraction"] },
      where: (o) => o.n % 10 > 0,
    },
    3: {
      ranges: { n: [1, 9] },
      choices: { whole: [0], d: [100], ask: ["fraction", "words", "length", "length", "blocks", "to-fraction"] },
    },
    4: {
      ranges: { whole: [1, 9], n: [1, 9] },
      choices: { d: [10, 100, 100, 100, 100], ask: ["fraction", "words", "length", "chart", "blocks"] },
    },
    5: {
      ranges: { whole: [0, 20], n: [1, 99] },
      choices: { d: [100], ask: ["line", "count-on", "sum"] },
      where: (o) => (o.ask === "count-on" ? isBeforeNextTen(o) : o.n > 10 && o.n % 10 > 0),
    },
  },
  factors: [
    { name: "hundredths", weight: 2, of: (o) => (o.d === 100 ? 1 : 0) },
    { name: "empty-tenths-place", weight: 2, of: (o) => (o.d === 100 && o.n < 10 ? 1 : 0) },
    { name: "whole-part", weight: 2, of: (o) => (o.whole > 0 ? 1 : 0) },
    { name: "no-picture", weight: 0.5, of: (o) => (picture(o) === undefined ? 1 : 0) },
    {
      name: "places-crossed-or-joined",
      weight: 4,
      of: (o) => (o.ask === "count-on" || o.ask === "sum" || (o.ask === "line" && o.d === 100) ? 1 : 0),
    },
  ],
  stems: [
    ...wordings<Notation>((o) => o.ask === "fraction", {
      fraction: {
        text: (o) => `Write $${texMixed(o.whole, o.n, o.d)}$ as a decimal.`,
        spoken: (o) => `Write ${said(o)} as a decimal.`,
      },
      "fraction-told": {
        text: (o, c) => `${c.names[0]} writes $${texMixed(o.whole, o.n, o.d)}$ as a decimal. Which decimal is that?`,
        spoken: (o, c) => `${c.names[0]} writes ${said(o)} as a decimal. Which decimal is that?`,
      },
    }),
    ...wordings<Notation>((o) => o.ask === "words", {
      words: (o) => `Write ${made(o)} as a decimal.`,
      "words-told": (o, c) => `${c.names[0]} reads out a number: ${made(o)}. Write the number as a decimal.`,
    }),
    ...wordings<Notation>((o) => o.ask === "length", {
      length: {
        unit: () => "m",
        text: (o, c) => lengthStory(o, c, `$${texMixed(o.whole, o.n, o.d)}$`),
        spoken: (o, c) => lengthStory(o, c, said(o)),
      },
    }),
    ...wordings<Notation>((o) => o.ask === "bar", {
      bar: (_, c) =>
        `${c.names[0]} cuts a bar into ten equal parts and shades some of them. The whole bar is $1$. Write the shaded part as a decimal.`,
    }),
    ...wordings<Notation>((o) => o.ask === "blocks", {
      blocks: (o, c) =>
        `${c.names[0]} builds a number. A big square stands for $1$, a rod for a tenth, a small cube for a hundredth.` +
        ` ${o.whole === 0 ? "There is no big square. " : ""}Which decimal do the blocks show?`,
    }),
    ...wordings<Notation>((o) => o.ask === "chart", {
      chart: (_, c) => `${c.names[0]} fills in a place-value chart. Which decimal does the chart show?`,
    }),
    ...wordings<Notation>((o) => o.ask === "line", {
      line: () => "Which decimal belongs at the dot?",
      "line-told": (_, c) => `${c.names[0]} puts a dot on the number line. Which decimal belongs there?`,
    }),
    ...wordings<Notation>((o) => o.ask === "count-on", {
      "count-on": {
        text: (o, c) =>
          `${c.names[0]} counts on in steps of the same size: $${counted(o).join(",\\ ")},\\ \\square$. Which number comes next?`,
        spoken: (o, c) =>
          `${c.names[0]} counts on in steps of the same size: ${counted(o).join(", ")}. Which number comes next?`,
      },
    }),
    ...wordings<Notation>((o) => o.ask === "sum", {
      sum: {
        text: (o) =>
          `Write as one decimal: $${o.whole === 0 ? "" : `${o.whole} + `}\\frac{${tenths(o)}}{10} + \\frac{${hundredths(o)}}{100}$`,
        spoken: (o) =>
          `Write as one decimal: ${o.whole === 0 ? "" : `${o.whole} plus `}${fractionWords(tenths(o), 10)} plus ${fractionWords(hundredths(o), 100)}.`,
      },
    }),
    ...wordings<Notation>((o) => o.ask === "to-fraction", {
      "to-fraction": (o) => `Write $${dec(o.n, 2)}$ as a fraction.`,
      "to-fraction-told": {
        unit: () => "m",
        text: (o, c) =>
          `${c.names[0]}’s ${lengthOf(o)} is $${dec(o.n, 2)}$ metres long. Write that number as a fraction.`,
      },
    }),
  ],
  answer: answerOf,
  steps: stepsOf,
  hints: hintsOf,
  distractors: [
    {
      strategy: "ten-times-too-big",
      wrong: (o) => (o.ask === "to-fraction" ? undefined : shortDec(answerUnits(o), 1)),
    },
    {
      strategy: "one-too-many-in-the-last-place",
      wrong: (o) => (o.ask === "to-fraction" ? `${o.n + 1}/100` : plusOne(o)),
    },
  ],
  trace: notationTrace,
  misconceptions: decnoteRules,
  diagram: picture,
});

/** Last hundredths digit 9, tenths below 9 or a full whole: where counting on changes the place before. */
function isBeforeNextTen(o: Notation): boolean {
  return o.n % 10 === 9 || o.n === 90;
}

/** What is so long: no ribbon has 9 centimetres, and no toy car 2. */
function lengthOf(o: Notation): string {
  if (o.whole > 0 || o.d === 10 || o.n > 9) return "ribbon";
  return o.n < 3 ? "bead" : o.n < 5 ? "paper clip" : "toy car";
}

function lengthStory(o: Notation, c: StoryContext, length: string): string {
  const unit = o.whole === 0 ? "of a metre" : "metres";
  return `${c.names[0]}’s ${lengthOf(o)} is ${length} ${unit} long. Write the length in metres as a decimal.`;
}

/** "3 and seven tenths", for reading a mixed number aloud. */
function said(o: Notation): string {
  const parts = fractionWords(o.n, o.d);
  return o.whole === 0 ? parts : `${o.whole} and ${parts}`;
}

/** "3 ones", "1 whole": nobody says "1 one". */
function wholesOf(o: Notation): string {
  return count(o.whole, { one: "whole", many: "ones" });
}

/** "3 ones and 7 tenths". */
function made(o: Notation): string {
  const parts = countOf(o.n, places(o));
  return o.whole === 0 ? parts : `${wholesOf(o)} and ${parts}`;
}

function plusOne(o: Notation): string {
  return o.ask === "count-on" ? shortDec(answerUnits(o) + stepOf(o), 2) : shortDec(answerUnits(o) + 1, places(o));
}

function answerOf(o: Notation): BlueprintAnswer {
  if (o.ask === "to-fraction") return { kind: "fraction", canonical: `${o.n}/100`, options: { forms: ["proper"] } };
  const canonical = o.ask === "count-on" ? shortDec(answerUnits(o), 2) : dec(answerUnits(o), places(o));
  return { kind: "decimal", canonical };
}

function stepsOf(o: Notation): BlueprintStep[] {
  const value = answerOf(o).canonical;
  if (o.ask === "to-fraction") {
    return [
      {
        explanation: "The last digit is in the hundredths place, so the bottom number is 100.",
        math: "\\frac{\\square}{100}",
      },
      {
        explanation: "The number that the digits after the point make is the top number.",
        math: `${dec(o.n, 2)} = \\frac{${o.n}}{100}`,
        value,
      },
    ];
  }
  if (o.ask === "count-on") {
    const step = dec(stepOf(o), 2);
    return [
      {
        explanation: "Find the size of a step.",
        math: `${counted(o)[1]} - ${counted(o)[0]} = ${shortDec(stepOf(o), 2)}`,
        value: step,
      },
      {
        explanation: fillsTwoPlaces(o)
          ? "Ten hundredths make one tenth, and ten tenths make one whole."
          : "Ten in the last place make one in the place on its left, so that place goes up by one.",
        math: `${counted(o)[2]} + ${shortDec(stepOf(o), 2)} = ${fillsTwoPlaces(o) ? `${dec(answerUnits(o), 2)} = ` : ""}${value}`,
        value,
      },
    ];
  }
  const onLine =
    o.ask === "line"
      ? [
          {
            explanation: `A small step on this line is a ${o.d === 10 ? "tenth" : "hundredth"}.`,
            math: dec(1, places(o)),
          },
        ]
      : [];
  return [
    ...onLine,
    {
      explanation: `There ${o.whole === 1 ? "is" : "are"} ${wholesOf(o)} before the point.`,
      math: String(o.whole),
    },
    {
      explanation: countsHundredths(o)
        ? `${o.n} hundredths are ${countOf(tenths(o), 1)} and ${countOf(hundredths(o), 2)}.`
        : `Right after the point come the tenths: ${tenths(o) === 0 ? "there are none, so write 0" : tenths(o)}.`,
      math: `${o.whole}.${tenths(o)}`,
      value: `${o.whole}.${tenths(o)}`,
    },
    ...(o.d === 100
      ? [
          {
            explanation:
              o.ask === "line"
                ? `The dot is ${count(hundredths(o), STEP)} after ${lineStart(o)}: that many hundredths.`
                : `After the tenths come the hundredths: ${hundredths(o)}.`,
            math: value,
            value,
          },
        ]
      : []),
  ];
}

const STEP = { one: "step", many: "steps" };

function picture(o: Notation): DiagramInput | undefined {
  switch (o.ask) {
    case "bar":
      return {
        type: "fraction-bars",
        alt: `A bar cut into 10 equal parts. Shaded parts: ${o.n}.`,
        bars: [{ parts: 10, shaded: o.n }],
      };
    case "blocks": {
      const group = { hundreds: o.whole, tens: tenths(o), ones: hundredths(o) };
      return {
        type: "base-ten",
        alt: `Big squares: ${group.hundreds}. Rods: ${group.tens}. Small cubes: ${group.ones}.`,
        groups: [group],
      };
    }
    case "chart":
      return {
        type: "place-value-chart",
        alt: `A chart with ${o.whole} in the column of ones and ${o.n} in the column of ${DECIMAL_PLACES[places(o)]}. The other column is empty.`,
        headings: ["ones", "tenths", "hundredths"],
        rows: [o.d === 10 ? [String(o.whole), String(o.n), ""] : [String(o.whole), "", String(o.n)]],
      };
    case "line": {
      // Positions on the picture only; every number shown is written from whole hundredths.
      const start = o.d === 10 ? 10 * o.whole : 10 * o.whole + tenths(o);
      const [from, to] = o.d === 10 ? [o.whole, o.whole + 1] : [start / 10, (start + 1) / 10];
      const labels = o.d === 10 ? [String(o.whole), String(o.whole + 1)] : [dec(start, 1), dec(start + 1, 1)];
      return {
        type: "number-line",
        alt: `A number line from ${labels[0]} to ${labels[1]} with ten equal steps. A dot stands ${count(o.d === 10 ? o.n : hundredths(o), STEP)} after the left end.`,
        from,
        to,
        step: 1 / o.d,
        labels: [
          { at: from, text: labels[0] ?? "" },
          { at: to, text: labels[1] ?? "" },
        ],
        marks: [{ at: (o.d * o.whole + o.n) / o.d, text: "?" }],
      };
    }
    default:
      return undefined;
  }
}
