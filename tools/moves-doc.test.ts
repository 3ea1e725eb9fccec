import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { MOVES } from "#engine/dialogue/turn/moves";
import type { PrintedRow } from "#engine/dialogue/turn/row";
import { MOVES_DOC, movesDoc } from "./moves-doc.ts";

/** The formatter lines tables up. */
const plain = (text: string) => text.replaceAll(/ +/gu, " ").replaceAll(/-{3,}/gu, "---");

test("[TRN90] docs/tutor-moves.md says what the tables say: node tools/moves-doc.ts writes it", async () => {
  expect(plain(await readFile(MOVES_DOC, "utf8"))).toBe(plain(movesDoc()));
});

/** Paths of all rows that answer by themselves. */
function leaves(rows: readonly PrintedRow[], above = ""): readonly string[] {
  return rows.flatMap(({ row, rows: own }) => (own === undefined ? [above + row] : leaves(own, `${above}${row} / `)));
}

test("[TRN90] every row has a name of its own in its table, and says when it is taken", () => {
  const all = leaves(MOVES);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(80);
});
