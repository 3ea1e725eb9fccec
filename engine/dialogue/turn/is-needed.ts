import { ASKED } from "../../cues/asked.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { sentencesOf } from "../compose/maths-text.ts";
import { TURN } from "../../cues/turn.ts";
import type { Talk } from "./talk.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { say } from "../../words/say.ts";

/** Whether a number of the problem that is asked about is used on some way to the answer [TRN83]; null for any other question. */
export function isNeeded({ understood, desk: { item }, env, speaker, translations }: Talk): string | null {
  const { plain } = understood;
  const isWhy = ASKED.WHY_TOLD.test(plain);
  const trace = env.content.trace(item);
  const told: ReadonlySet<string> = new Set(
    item.problem_content.stem.replaceAll("{,}", "").match(/(?<![\d./{])\d+(?![\d./}]|\\frac)/gu),
  );
  const number = TURN.NEEDED.exec(plain)?.slice(1).find(Boolean) ?? (isWhy ? numberMeant(plain, item) : undefined);
  if (number === undefined || trace === undefined || !told.has(number)) return null;
  // A place of a number that a line works on is not the number itself.
  const values = [...trace.givens, ...trace.routes.flat().flatMap(({ from }) => from)].map(({ value }) => value);
  const used = values.map(({ n, d }) => String(n / d));
  const { needed, toldAsNeeded, notNeeded, toldInVain } = SENTENCES.asked;
  const phrase = used.includes(number) ? (isWhy ? toldAsNeeded : needed) : isWhy ? toldInVain : notNeeded;
  return speaker.fresh(say(translations, phrase, { number: `$${number}$` }));
}

/** The number that is asked about, or the only one of the sentence that has a word of the question. */
function numberMeant(plain: string, { problem_content: { stem } }: MathProblemItem): string | undefined {
  const [named] = plain.match(/\d+/gu) ?? [];
  if (named !== undefined) return named;
  const words = (plain.match(/\p{L}{3,}/gu) ?? []).filter((word) => !ASKED.OF_ANY.test(word));
  const near = sentencesOf(stem.toLowerCase())
    .flatMap((sentence) => sentence.split(/, (?!\d)/u))
    .map((clause) => ({ clause, met: words.filter((word) => clause.includes(` ${word}`)).length }))
    .toSorted((a, b) => b.met - a.met)[0];
  const numbers = near === undefined || near.met === 0 ? [] : (near.clause.match(/\d+/gu) ?? []);
  return numbers.length === 1 ? numbers[0] : undefined;
}
