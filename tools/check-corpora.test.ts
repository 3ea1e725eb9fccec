import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkCase, type CheckCase } from "#engine";

interface CorpusRow extends CheckCase {
  readonly id: string;
  readonly verdict: string;
}

/** Cases collected from other checkers' tests lie beside the repository on some machines; they are not ours to ship. */
const CORPORA = new URL("../../shared/corpora/", import.meta.url);
/** Share of rows marked as their source marks them, and how many rows there must be at least. */
const FLOORS = [
  ["nasty", 0.97, 70],
  ["kas", 0.75, 110],
  ["khan-exercises", 0.85, 110],
  ["mathsteps", 0.98, 58],
] as const;
const SPELLING: Readonly<Record<string, string>> = { "wrong-form": "wrong_form", unreadable: "unparseable" };

describe.runIf(existsSync(CORPORA))("cases of other checkers", () => {
  test.each(FLOORS)("[CHK29] %s: at least %d agree", (name, floor, least) => {
    const rows = readFileSync(new URL(`${name}.jsonl`, CORPORA), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as CorpusRow);
    const judged = rows.flatMap((row) => {
      const result = checkCase(row);
      return result === undefined ? [] : [{ ...row, got: SPELLING[result.verdict] ?? result.verdict }];
    });
    const differing = judged.filter(({ verdict, got }) => verdict !== got);
    const list = differing.map(
      ({ id, kind, expected, given, verdict, got }) => `${id} ${kind} ${expected} <= ${given}: ${verdict}, ours ${got}`,
    );
    const score = 1 - differing.length / judged.length;
    process.stdout.write(
      `${name}: ${judged.length - differing.length} of ${judged.length} agree\n${list.join("\n")}\n`,
    );
    expect(judged.length).toBeGreaterThanOrEqual(least);
    expect(score).toBeGreaterThanOrEqual(floor);
  });
});
