import type { Row } from "#sim/learner";

const NONE = "-";

/** Rows as text: a line for each, a column for each world. */
export function tableOf(rows: readonly Row[], worlds: readonly string[]): readonly string[] {
  const lines = [
    ["measure", "policy", "pupils", ...worlds],
    ...rows.map((row) => [row.measure, row.policy, row.pupils, ...worlds.map((world) => cellOf(row, world))]),
  ];
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((cell, column) => (column < 3 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}

/** What holds for every world stands under the first. */
function cellOf({ values, places }: Row, world: string): string {
  const value = values[world] ?? values["any"];
  return value === undefined || value === null ? NONE : value.toFixed(places);
}
