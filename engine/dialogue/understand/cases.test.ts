import { describe, expect, test } from "vitest";
import { understand, type MessageContext } from "./understand.ts";

/** A message as a child typed it, labelled by hand. */
interface LabelledMessage {
  readonly stem?: string;
  readonly expected?: string;
  readonly kind?: NonNullable<MessageContext["kind"]>;
  readonly choices?: readonly string[];
  readonly last_tutor_message?: string;
  readonly message: string;
  readonly category: string;
  readonly value: string | null;
}

interface Scores {
  /** Share of messages put in their category. */
  readonly category: number;
  /** Of those that state a value, the share whose value is read as it was said. */
  readonly value: number;
  /** Of those that state none, the share for which none is made up. */
  readonly none: number;
}

// What is reached, and may only go up; the aim on `held` is 0.92, 0.99 and 0.99.
// Rows of `held` are never shown, by a failure either: whoever writes rules must not have seen them.
describe("[UND17] messages of children that were labelled before there were rules", () => {
  test.for([
    { file: "dev", wanted: { category: 0.97, value: 0.99, none: 0.98 } },
    { file: "held", wanted: { category: 0.93, value: 0.97, none: 0.979 } },
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
    const isSame = value === null || row.value === null ? value === row.value : bare(value) === bare(row.value);
    return { isSorted: category === row.category, isSame, isStated: row.value !== null };
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

/** Gaps around signs, letter case and which of its signs stands for an operation do not change what would be typed. */
function bare(value: string): string {
  return value
    .toLowerCase()
    .replaceAll("−", "-")
    .replace(/[×*]/gu, "x")
    .replaceAll("÷", "/")
    .replace(/\s*([-+*/×÷=<>,%x])\s*/gu, "$1")
    .trim();
}

function contextOf(row: LabelledMessage): MessageContext {
  const { stem, expected, kind, choices, last_tutor_message: lastTutorMessage } = row;
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
