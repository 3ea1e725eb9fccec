import { asTyped, type BlueprintStep, type HintLadder, type TraceLine } from "#engine";
import { tex } from "../kit.ts";
import { lineTex } from "../line-steps.ts";
import { askedOf, categoriesOf, hasHalf, pairOf, symbols, type Ask, type Category, type Graph } from "./graph.ts";
import { graphTrace, readId } from "./graph-trace.ts";

/** What the parts of a graph are called, and where one is read. */
export const PARTS = {
  bar: { one: "bar", many: "bars", longer: "taller" },
  picture: { one: "row", many: "rows", longer: "longer" },
} as const;

/** The lines of the trace, each with what is done there. */
export function graphSteps(o: Graph): BlueprintStep[] {
  return routeOf(o).map((line) => ({
    explanation: explanationOf(o, line),
    math: mathOf(o, line),
    value: asTyped(line.result),
  }));
}

/** Where to look, the rule, and the lines of the trace before the last; of a single line only how it begins. */
export function graphHints(o: Graph): HintLadder {
  return [LOOKS[o.ask](o), RULES[o.ask](o), o.ask === "read" ? waysIn(o) : firstRead(o)];
}

/** "The bar for apples shows 30. Read the bar for pears, and add." What there is to read is left to be read. */
function firstRead(o: Graph): string {
  const [first, second, third] = askedOf(o);
  if (first === undefined || second === undefined) return "";
  const read = `The ${partOf(o, first)} shows $${tex(first.value)}$.`;
  const half = askedOf(o).find(hasHalf);
  switch (o.ask) {
    case "all":
      if (half !== undefined) return `${halfAsked(o, half)} Read the other ${PARTS[o.kind].many} too, and add.`;
      return `${read} Read the other ${PARTS[o.kind].many} in the same way, and add.`;
    case "two":
      return `${read} Now read the ${partOf(o, second)}, and add.`;
    case "two-more":
      return `${read} Read the ${partOf(o, second)}, and add the two. Then compare with the ${partOf(o, third ?? second)}.`;
    default:
      return `${read} Now read the ${partOf(o, second)}. How far apart are the two numbers?`;
  }
}

/** What is hard to read is pointed at. */
function halfAsked(o: Graph, half: Category): string {
  if (o.kind === "picture") return `The ${partOf(o, half)} ends with a half circle. How much does that stand for?`;
  const low = Math.floor(half.marks) * o.step;
  return `The ${partOf(o, half)} ends halfway between $${tex(low)}$ and $${tex(low + o.step)}$. Which number is that?`;
}

/** How the reading of the first category begins, without its number. */
export function waysIn(o: Graph): string {
  const [asked] = askedOf(o);
  if (asked === undefined) return "";
  if (o.kind === "picture") {
    return o.step === 1
      ? `Put a finger on the first circle in the ${partOf(o, asked)}, and count on to the last one.`
      : `Count on by ${o.step} for each ${hasHalf(asked) ? "whole " : ""}circle in the ${partOf(o, asked)}.`;
  }
  if (hasHalf(asked)) {
    const low = Math.floor(asked.marks) * o.step;
    return `The mark below the top of the bar for ${asked.name} says $${tex(low)}$. What does the mark above it say? Which number is in the middle?`;
  }
  if (o.step === 1) return `Put a finger on the top of the bar for ${asked.name} and go straight across to the scale.`;
  return `From one mark to the next the scale goes up by ${o.step}. Count on by ${o.step} to the top of the bar for ${asked.name}.`;
}

export function partOf({ kind }: Graph, { name }: Category): string {
  return `${PARTS[kind].one} for ${name}`;
}

function routeOf(o: Graph): readonly TraceLine[] {
  return graphTrace(o).routes[0] ?? [];
}

/** The category that a line reads; undefined where it calculates. */
function readBy(o: Graph, { id }: TraceLine): Category | undefined {
  return askedOf(o).find((_, index) => readId(index) === id);
}

function explanationOf(o: Graph, line: TraceLine): string {
  const category = readBy(o, line);
  if (category !== undefined) return readingOf(o, category);
  if (line.id === "difference") return "Take the smaller number away from the greater one.";
  const [first, second, ...rest] = askedOf(o);
  const next = rest[Number(line.id.split("-")[1]) - 3];
  return next === undefined
    ? `Add the numbers for ${first?.name} and ${second?.name}.`
    : `Now add the number for ${next.name}.`;
}

function readingOf(o: Graph, category: Category): string {
  const { marks, name } = category;
  if (o.kind === "picture") {
    const row = `The row for ${name} has ${symbols(marks)}`;
    if (o.step === 1) return `${row}.`;
    return hasHalf(category)
      ? `${row}: each circle stands for ${o.step}, and a half circle for ${o.step / 2}.`
      : `${row}, and each circle stands for ${o.step}.`;
  }
  const low = Math.floor(marks) * o.step;
  return hasHalf(category)
    ? `The bar for ${name} ends halfway between ${low} and ${low + o.step}.`
    : `Go from the top of the bar for ${name} across to the scale${o.step > 1 ? `, where each step is ${o.step}` : ""}.`;
}

function mathOf(o: Graph, line: TraceLine): string {
  const category = readBy(o, line);
  if (category === undefined) return lineTex(line);
  const { label, marks, value } = category;
  const whole = Math.floor(marks);
  if (o.step === 1 || (o.kind === "bar" && !hasHalf(category))) return `\\text{${label}: } ${tex(value)}`;
  const wholes = o.kind === "bar" ? tex(whole * o.step) : `${whole} \\times ${o.step}`;
  return `${wholes}${hasHalf(category) ? ` + ${o.step / 2}` : ""} = ${tex(value)}`;
}

type Words = Readonly<Record<Ask, (o: Graph) => string>>;

const LOOKS: Words = {
  read: (o) =>
    o.kind === "bar"
      ? askedOf(o).some(hasHalf)
        ? `Put a finger on the top of the bar for ${askedOf(o)[0]?.name} and go across to the scale. Is there a mark?`
        : "Which bar does the question ask about? Where is its top?"
      : "What does one circle stand for? Read the key.",
  two: (o) => `Which two ${PARTS[o.kind].many} does the question ask about?`,
  all: (o) => `Does the question ask about some of the ${PARTS[o.kind].many}, or about all?`,
  more: (o) => `Find the two ${PARTS[o.kind].many} that the question names. Which one is ${PARTS[o.kind].longer}?`,
  fewer: (o) => `Find the two ${PARTS[o.kind].many} that the question names. Which one is ${PARTS[o.kind].longer}?`,
  "two-more": () => "What has to be put together before you can compare?",
};

const RULES: Words = {
  read: readingRule,
  two: (o) =>
    askedOf(o).some(hasHalf)
      ? `${readingRule(o)} Read both numbers like that, and add.`
      : `${readBoth(o)} Then put the two amounts together.`,
  all: (o) =>
    askedOf(o).some(hasHalf)
      ? `Read each ${PARTS[o.kind].one}. ${readingRule(o)} Then add all the numbers.`
      : `Read every ${PARTS[o.kind].one}, and write down its number. Then add.`,
  more: (o) => `${readBoth(o)} Then find how far apart the numbers are.`,
  fewer: (o) => `${readBoth(o)} Then find how far apart the numbers are.`,
  "two-more": (o) =>
    `${askedOf(o).some(hasHalf) ? `${readingRule(o)} ` : ""}First add the numbers for ${pairOf(o)[0]?.name} and ${pairOf(o)[1]?.name}. Then compare with the number for ${askedOf(o)[2]?.name}.`,
};

/** What is hard about reading is said, where there is such a thing. */
function readBoth(o: Graph): string {
  return askedOf(o).some(hasHalf)
    ? readingRule(o)
    : o.kind === "bar"
      ? "Read both numbers first."
      : o.step === 1
        ? "Count the circles in both rows first."
        : "Read both rows first: for every circle count the number in the key.";
}

function readingRule(o: Graph): string {
  const isHalf = askedOf(o).some(hasHalf);
  if (o.kind === "bar") {
    if (isHalf) return "A bar that ends halfway between two marks shows the number in the middle.";
    return o.step === 1
      ? `First find the name ${askedOf(o)[0]?.label} under the bars.`
      : "Only every second mark has a number. Find out how much one step is, from one mark to the next.";
  }
  if (isHalf) return "For every circle count the number in the key. For a half circle count half of it.";
  return o.step === 1
    ? "Each circle in the row counts as one."
    : "For every circle count the number in the key, and not just 1.";
}

/** How many things the graph shows in all. */
export function wholeGraph(o: Graph): number {
  return categoriesOf(o).reduce((sum, { value }) => sum + value, 0);
}
