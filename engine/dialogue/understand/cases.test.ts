import { describe, expect, test } from "vitest";
import { understand, type MessageContext } from "./understand.ts";

/** What a message was labelled as. */
interface Label {
  readonly category: string;
  readonly value: string | null;
}

/** A message as a child typed it, labelled by hand. */
interface LabelledMessage extends Label {
  readonly stem?: string;
  readonly expected?: string;
  readonly kind?: NonNullable<MessageContext["kind"]> | "coordinate";
  readonly choices?: readonly string[];
  readonly last_tutor_message?: string;
  readonly message: string;
  /** What a second reader made of it, where that may be held as well. */
  readonly either?: Label;
}

interface Scores {
  /** Share of messages put in their category. */
  readonly category: number;
  /** Of those that state a value, the share whose value is read as it was said. */
  readonly value: number;
  /** Of those that state none, the share for which none is made up. */
  readonly none: number;
}

// What is reached, and may only go up; the aim on `held` is 0.94, 0.99 and 0.99.
// Rows of `held` are never shown, by a failure either: whoever writes rules must not have seen them.
describe("[UND17] messages of children that were labelled before there were rules", () => {
  test.for([
    { file: "dev", wanted: { category: 0.97, value: 0.99, none: 0.99 } },
    { file: "dev2", wanted: { category: 0.94, value: 0.99, none: 0.983 } },
    { file: "dev3", wanted: { category: 0.97, value: 0.99, none: 0.98 } },
    { file: "held", wanted: { category: 0.933, value: 0.973, none: 0.985 } },
  ])("$file", async ({ file, wanted }) => {
    const scores = scoresOf(await readRows(file));
    expect.soft(scores.category).toBeGreaterThanOrEqual(wanted.category);
    expect.soft(scores.value).toBeGreaterThanOrEqual(wanted.value);
    expect.soft(scores.none).toBeGreaterThanOrEqual(wanted.none);
  });
});

function scoresOf(rows: readonly LabelledMessage[]): Scores {
  const outcomes = rows.map((row) => {
    const { category, value } = understand(row.message, contextOf(row));
    const labels: readonly Label[] = row.either === undefined ? [row] : [row, row.either];
    return {
      isSorted: labels.some((label) => label.category === category),
      isSame: labels.some((label) => isSameValue(value, label.value, row.choices ?? [])),
      isStated: row.value !== null,
    };
  });
  const share = (list: readonly (typeof outcomes)[number][], key: "isSorted" | "isSame") =>
    list.length === 0 ? 0 : list.filter((outcome) => outcome[key]).length / list.length;
  return {
    category: share(outcomes, "isSorted"),
    value: share(
      outcomes.filter(({ isStated }) => isStated),
      "isSame",
    ),
    none: share(
      outcomes.filter(({ isStated }) => !isStated),
      "isSame",
    ),
  };
}

/**
 * The same value, as any careful reader would hold: labels differ in spaces, letter case and signs of operations, in
 * a unit's symbol or word, in marks of thousands, and in whether a choice is named in short, by its letter or in full.
 */
function isSameValue(value: string | null, labelled: string | null, choices: readonly string[]): boolean {
  if (value === null || labelled === null) return value === labelled;
  if (bare(value) === bare(labelled)) return true;
  const choice = choiceOf(value, choices);
  return choice !== undefined && choice === choiceOf(labelled, choices);
}

function bare(value: string): string {
  return value
    .toLowerCase()
    .replaceAll("−", "-")
    .replace(/[×*]/gu, "x")
    .replaceAll("÷", "/")
    .replaceAll("≥", ">=")
    .replaceAll("≤", "<=")
    .replace(/\^2|²/gu, "2")
    .replace(/\^3|³/gu, "3")
    .replace(/(?<=\d),(?=\d{3}(?!\d))/gu, "")
    .replace(/(?<![\d.])\.(?=\d)/gu, "0.")
    .replace(/\b(?:remainder|rem)\b/gu, "r")
    .replace(/\b(?:per ?cent)\b/gu, "%")
    .replace(
      /^([\d.]+) ?(pounds?|dollars?|euros?)$/u,
      (_, sum: string, name: string) => (COINS[name[0] ?? ""] ?? "") + sum,
    )
    .replace(/[a-z]+/gu, (word) => UNITS[word.replace(/s$/u, "")] ?? word)
    .replace(/\s/gu, "");
}

/** The one choice that has all the words, or the letter. */
function choiceOf(value: string, choices: readonly string[]): string | undefined {
  const exact = choices.filter((choice) => bare(choice) === bare(value));
  if (exact.length > 0) return exact[0];
  if (/^[a-e]$/iu.test(value)) return choices["abcde".indexOf(value.toLowerCase())];
  const words = value.toLowerCase().split(/\s+/u);
  const found = choices.filter((choice) => {
    const own = choice.toLowerCase().split(/\s+/u);
    return words.every((word) => own.includes(word));
  });
  return found.length === 1 ? found[0] : undefined;
}

const COINS: Readonly<Record<string, string>> = { p: "£", d: "$", e: "€" };
const UNITS: Readonly<Record<string, string>> = {
  centimetre: "cm",
  centimeter: "cm",
  metre: "m",
  meter: "m",
  kilometre: "km",
  kilometer: "km",
  millimetre: "mm",
  millimeter: "mm",
  gram: "g",
  kilogram: "kg",
  kilo: "kg",
  litre: "l",
  liter: "l",
  millilitre: "ml",
  milliliter: "ml",
  minute: "min",
  min: "min",
  second: "s",
  sec: "s",
  hour: "h",
  hr: "h",
  inch: "in",
  inche: "in",
  foot: "ft",
  feet: "ft",
  pence: "p",
  penny: "p",
  cent: "c",
  "¢": "c",
  degree: "°",
};

function contextOf(row: LabelledMessage): MessageContext {
  const { stem, expected, choices, last_tutor_message: lastTutorMessage } = row;
  const kind = row.kind === "coordinate" ? "point" : row.kind;
  return Object.fromEntries(
    Object.entries({ stem, expected, kind, choices, lastTutorMessage }).filter(([, value]) => value !== undefined),
  );
}

async function readRows(file: string): Promise<readonly LabelledMessage[]> {
  const { default: text } = (await import(`../cases/${file}.jsonl?raw`)) as { readonly default: string };
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LabelledMessage);
}
