import { ASK } from "../../cues/ask.ts";
import { TURN } from "../../cues/turn.ts";
import type { Understanding } from "../../dialogue/understand/understand.ts";

/** What is said of oneself or to the tutor, and asks for nothing of a lesson. */
export type Beside = "greet" | "person" | "sadNews" | "unwell";

/** The first row that is met; a story with numbers tells of others. */
const ROWS: readonly (readonly [Beside, RegExp])[] = [
  ["unwell", TURN.UNWELL],
  ["unwell", ASK.HURTS],
  ["sadNews", TURN.SAD],
  ["person", TURN.PERSON],
];
/** A greeting with more words than this has something to say [words]. */
const GREETING_WORDS = 3;

/** Whether care, a greeting or a word about the tutor comes first [CLR15]; `null` for the rest. */
export function besideOf({ plain, category }: Pick<Understanding, "category" | "plain">): Beside | null {
  if (category === "answer" || /\d/u.test(plain)) return null;
  const row = ROWS.find(([, words]) => words.test(plain));
  if (row !== undefined) return row[0];
  return TURN.GREETING.test(plain) && plain.split(" ").length <= GREETING_WORDS ? "greet" : null;
}
