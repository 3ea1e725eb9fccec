import type { MasteryPoint } from "#engine";

/** The points of a skill as CSV (RFC 4180), oldest first; shares with four digits [SCR125]. */
export function curveCsv(points: readonly MasteryPoint[]): string {
  const rows = points.map(({ at, what, known, low, high, became }) =>
    [new Date(at).toISOString(), what, ...[known, low, high].map((share) => share.toFixed(4)), became ?? ""].join(","),
  );
  return ["time,answer,known,low,high,became", ...rows, ""].join("\r\n");
}
