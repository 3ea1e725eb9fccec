import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkCase, type CheckCase } from "#engine/testing";

interface CorpusRow extends CheckCase {
  readonly id: string;
  readonly verdict: string;
}

/** Cases collected from other checkers' tests lie beside the repository on some machines; they are not ours to ship. */
const CORPORA = new URL("../../shared/corpora/", import.meta.url);
const DISAGREEMENTS = readFileSync(new URL("../engine/answers/DISAGREEMENTS.md", import.meta.url), "utf8");
/** How many rows there are. */
const SIZES = [
  ["nasty", 220],
  ["kas", 756],
  ["khan-exercises", 296],
  ["mathsteps", 306],
] as const;
const SPELLING: Readonly<Record<string, string>> = { "wrong-form": "wrong_form", unreadable: "unparseable" };

describe.runIf(existsSync(CORPORA))("cases of other checkers", () => {
  test.each(SIZES)(
    "[CHK29] every row of %s is marked as its source marks it, or listed with a reason",
    (name, size) => {
      const rows = readFileSync(new URL(`${name}.jsonl`, CORPORA), "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as CorpusRow);
      expect(rows).toHaveLength(size);
      const judged = rows.map((row) => ({ ...row, got: checkCase(row) }));
      const differing = judged.filter(({ verdict, got }) => (SPELLING[got?.verdict ?? ""] ?? got?.verdict) !== verdict);
      process.stdout.write(`${name}: ${size - differing.length} of ${size} agree\n`);
      const unlisted = differing.filter((row) => !isListed(name, row));
      expect(
        unlisted.map(
          ({ id, kind, expected, given, verdict, got }) =>
            `${id} ${kind} ${expected} <= ${given}: ${verdict}, ours ${got?.verdict} ${got?.reason}`,
        ),
      ).toEqual([]);
    },
  );
});

function isListed(source: string, { expected, given }: CorpusRow): boolean {
  return DISAGREEMENTS.split("\n").some((line) => {
    const [name = "", right = "", typed = ""] = line.split(" | ").map((cell) => cell.replace(/^\| /u, "").trim());
    return name === source && right.includes(`\`${expected}\``) && typed === `\`${given.trim()}\``;
  });
}
