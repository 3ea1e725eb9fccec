import { describe, expect, test } from "vitest";
import { isSameValue } from "./same-value.fixture.ts";
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

// What is reached, and may only go up; the aim on `held` is 0.92, 0.99 and 0.99.
// Rows of `held` are never shown, by a failure either: whoever writes rules must not have seen them.
describe("[UND17] messages of children that were labelled before there were rules", () => {
  test.for([
    { file: "dev", wanted: { category: 0.97, value: 0.99, none: 0.994 } },
    { file: "dev2", wanted: { category: 0.94, value: 0.99, none: 0.983 } },
    { file: "dev3", wanted: { category: 0.97, value: 0.99, none: 0.98 } },
    { file: "held", wanted: { category: 0.95, value: 0.99, none: 0.994 } },
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

function contextOf(row: LabelledMessage): MessageContext {
  const { stem, expected, choices, last_tutor_message: lastTutorMessage } = row;
  const kind = row.kind === "coordinate" ? "point" : row.kind;
  return Object.fromEntries(
    Object.entries({ stem, expected, kind, choices, lastTutorMessage }).filter(([, value]) => value !== undefined),
  );
}

async function readRows(file: string): Promise<readonly LabelledMessage[]> {
  const { default: text } = (await import(`../../../corpora/messages/${file}.jsonl?raw`)) as {
    readonly default: string;
  };
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LabelledMessage);
}
