import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { loadBankFromFiles } from "#bank/factory";
import type { Content } from "#engine";
import { MOVES } from "#engine/dialogue/turn/moves";
import type { PrintedRow } from "#engine/dialogue/turn/row";
import { newStanding, takeTurn, type HeadlessCommand, type Standing } from "#engine/headless";
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

/** What is written on a problem of a skill, and the rows that answer it. */
const CASES: readonly (readonly [string, string, string])[] = [
  ["g2.sub2b", "i want to die", "safety"],
  ["g2.sub2b", "what does subtract mean", "meaning"],
  ["g2.sub2b", "my grandma died", "beside / no-answer / sad-news"],
  ["g2.sub2b", "i need to think", "beside / no-answer / thinking"],
  ["g2.sub2b", "no entiendo", "open / plea"],
  ["g2.sub2b", "2 take 8 is 6", "open / answer / not-right / no-attempt / slip-in-sum"],
  ["g2.sub2b", "3 - 8 cant do so 8 - 3 = 5", "open / answer / not-right / no-attempt / true-elsewhere"],
  ["g2.sub2b", "8 - 2", "open / answer / marked"],
  ["g2.sub2b", "i dont get it", "open / stuck"],
  ["g2.sub2b", "yes my dog is big", "open / yes-beside"],
  ["g2.sub2b", "ok", "open / ok"],
  ["g6.intcmp", "1 is bigger than -3 and 13 is bigger than 1", "open / answer / of-other-numbers"],
  ["g2.pv3", "i think its 3 and then 5 and 2 maybe", "open / answer / not-right / boxes-told"],
  ["g4.simplify", "3/4 = 6/8", "open / answer / not-right / no-attempt / says-true"],
  ["g4.simplify", "1/2 is the same as 2/4", "open / explanation"],
  ["g6.eqadd", "x + 3 = 9", "open / answer / not-right / no-attempt / stray"],
  ["g6.eqadd", "5 and 3", "open / answer / several-values"],
];

describe("[TRN90] what `why` tells of a message", () => {
  let content: Content;
  beforeAll(async () => {
    content = await loadBankFromFiles();
  });

  function play(standing: Standing, command: HeadlessCommand) {
    const turn = takeTurn(standing, { command, profile: { grade: 4, locale: "en" }, why: true }, content);
    if (!turn.ok) throw new Error(turn.error.message);
    return turn.value;
  }

  test.for(CASES)("%s: %s", ([skill, text, row]) => {
    const { standing } = play(newStanding("moves"), { type: "serve", skill, difficulty: 2, seed: "3" });
    expect(leaves(MOVES)).toContain(row);
    expect(play(standing, { type: "message", text }).why?.row).toBe(row);
  });

  test("a small step and a problem that is over have tables of their own", () => {
    const { standing } = play(newStanding("moves"), { type: "serve", skill: "g2.sub2b", difficulty: 2, seed: "3" });
    const stepped = play(standing, { type: "message", text: "i dont get it" });
    const missed = play(stepped.standing, { type: "message", text: "3" });
    expect(missed.why?.row).toBe("open / answer / small-step / not-the-step / step-missed");
    const solved = play(standing, { type: "show-solution" });
    expect(play(solved.standing, { type: "message", text: "what now" }).why?.row).toBe("over / what-now");
  });
});
