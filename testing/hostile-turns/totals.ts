import type { Finding, LessonResult, Row } from "./types.ts";

/** All lessons together. */
export interface Totals {
  readonly lessons: number;
  readonly turns: number;
  readonly asks: number;
  readonly calls: number;
  readonly rows: Readonly<Record<string, Row>>;
  readonly findings: readonly Finding[];
  readonly events: Readonly<Record<string, number>>;
  readonly circuitOpened: number;
}

export const NO_TOTALS: Totals = {
  lessons: 0,
  turns: 0,
  asks: 0,
  calls: 0,
  rows: {},
  findings: [],
  events: {},
  circuitOpened: 0,
};

export function addLesson(totals: Totals, lesson: LessonResult): Totals {
  return {
    lessons: totals.lessons + 1,
    turns: totals.turns + lesson.turns,
    asks: totals.asks + lesson.asks,
    calls: totals.calls + lesson.calls,
    rows: joined(totals.rows, lesson.rows, (a, b) => ({
      asked: a.asked + b.asked,
      words: a.words + b.words,
      sentences: a.sentences + b.sentences,
    })),
    findings: [...totals.findings, ...lesson.findings],
    events: joined(totals.events, lesson.events, (a, b) => a + b),
    circuitOpened: totals.circuitOpened + (lesson.circuitOpened ? 1 : 0),
  };
}

/** JSON lines: one a behaviour and mode, one a sort of finding, one over all. */
export function linesOf({ rows, findings, ...all }: Totals): readonly string[] {
  const byPlace: Readonly<Record<string, readonly Finding[] | undefined>> = Object.groupBy(
    findings.flatMap((finding) => finding.behaviour.split("+").map((name) => ({ ...finding, name }))),
    ({ name, kind }) => `${name}|${kind}`,
  );
  const rowLines = Object.keys(rows)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((key) => {
      const [behaviour, mode] = key.split("|");
      return { behaviour, mode, ...rows[key], found: countBySort(byPlace[key] ?? []) };
    });
  return [...rowLines, { all: true, ...all, found: countBySort(findings) }].map((line) => JSON.stringify(line));
}

function countBySort(findings: readonly Finding[]): Readonly<Record<string, number>> {
  const bySort = Object.groupBy(findings, ({ sort }) => sort);
  return Object.fromEntries(Object.entries(bySort).map(([sort, all]) => [sort, all.length]));
}

function joined<Value>(
  a: Readonly<Record<string, Value>>,
  b: Readonly<Record<string, Value>>,
  join: (a: Value, b: Value) => Value,
): Readonly<Record<string, Value>> {
  const both: Record<string, Value> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const known = both[key];
    both[key] = known === undefined ? value : join(known, value);
  }
  return both;
}
