import { TURN } from "../../cues/turn.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { tokeniseHint } from "../../hints/find-leak-tokens.ts";
import { sentencesOf } from "../compose/maths-text.ts";
import { readNumberWords } from "../../hints/find-leak-words.ts";
import { isWorthTheSame } from "./read-answer.ts";
import { pleaByLanguage } from "../understand/pleas.ts";
import { rowsIn } from "./in-a-row.ts";
import { isBetweenTwo, saysAnother, valuesSaid, type SaidValue } from "./said-values.ts";
import type { Talk } from "./talk.ts";
import { asksForSum, sumsSaid } from "./true-fact.ts";

/** Whether a value is said not to be the answer, or to be left out: "24 cant be it", "i did not count the 4". */
export function isDenied({ text, understood: { value } }: Pick<Talk, "text" | "understood">): boolean {
  const said = valuesSaid(text.toLowerCase().replaceAll("−", "-")).filter((one) => one.value === value);
  return said.length === 1 && said.every(({ before, behind }) => isDeniedBy(behind) || TURN.LEFT_OUT.test(before));
}

/** "24 cant be it", "40 tulips cant be right". */
function isDeniedBy(behind: string): boolean {
  return TURN.DENIED.test(behind) || TURN.DENIED.test(behind.replace(TURN.COUNTED_NOUN, ""));
}

/**
 * Whether numbers are listed of one number of the problem, where those of several are asked for: "24: 1, 2, 3, 4"; or all
 * of a kind, where one is asked for: "10 20 30 ... 240 250".
 */
export function isListOfOne(text: string, item: MathProblemItem): boolean {
  const { kind } = item.answer_spec;
  if (kind !== "list" && kind !== "set") return ALL_OF_A_KIND.test(text);
  const head = TURN.HEADS_LIST.exec(text.toLowerCase())?.[1];
  return head !== undefined && numbersOf(item).has(head);
}

/** The right answer in a message. */
export interface SaidRight {
  readonly value: string;
  /** Else it counts something, and may have been meant for no answer. */
  readonly isSure: boolean;
  /** It begins the message, or words give it for the answer: else it is only spoken of. */
  readonly isOffered: boolean;
  /** It is a sentence by itself, with nothing else in it but what it counts. */
  readonly isSentence: boolean;
}

/**
 * The right answer in the middle of other words, whatever they were read as [TRN71]: behind it come numbers of the
 * problem at most. Null: it is not there, or was not given for the answer.
 */
export function saidRight(talk: Talk): SaidRight | null {
  const { item } = talk.desk;
  // As it was written: what only mended spelling makes a number of is none; but a clock is read whole.
  const isTime = item.answer_spec.kind === "time";
  const typed = isTime ? talk.understood.plain.replaceAll(CLOCK, "$1:$2") : withSigns(talk.text.toLowerCase());
  const right = rightIn(talk, typed);
  const chain = chainIn(talk, typed);
  if (right?.isSure === true) return { ...right, isSentence: right.isSentence || chain !== null };
  if (chain !== null) return { value: chain, isSure: true, isOffered: true, isSentence: true };
  const digits = withSigns(withDigits(talk.text.toLowerCase()));
  if (right !== null || digits === typed) return right;
  // "I am eight": a word is more often no answer than a figure.
  const written = rightIn(talk, digits);
  return written?.isGiven === true ? written : null;
}

/**
 * What a sentence that asks nothing comes to, where each of its values is worth the answer, and is said to be or to become
 * the next: "26/48 halves to 13/24"; null where no sentence is one.
 */
function chainIn({ desk: { item }, locale, env: { content } }: Talk, text: string): string | null {
  if (TURN.SUPPOSED.test(text)) return null;
  const given = numbersOf(item);
  const told = sentencesOf(text).filter((sentence) => !TURN.ASKS.test(sentence));
  for (const sentence of told) {
    const said = valuesSaid(sentence);
    const values = said.map(({ value }) => value);
    const isChain =
      new Set(values).size > 1 &&
      !TURN.NOT_BEFORE.test(said[0]?.before ?? "") &&
      !isDeniedBy(said.at(-1)?.behind ?? "") &&
      said.every((one, at) => {
        const from = said[at - 1];
        return from === undefined || TURN.BECOMES.test(one.before.slice(from.before.length + from.value.length));
      });
    if (isChain && values.every((each) => isWorthTheSame(item, each, locale, content.checker)))
      return values.findLast((each) => !given.has(each)) ?? values.at(-1) ?? null;
  }
  return null;
}

function rightIn(talk: Talk, text: string): (SaidRight & { readonly isGiven: boolean }) | null {
  const {
    desk: { item },
    locale,
    env: { content },
  } = talk;
  if (isBetweenTwo(talk) || isListOfOne(text, item)) return null;
  const given = numbersOf(item);
  const isSum = asksForSum(item);
  // "81/9" is still to be worked out.
  const isWhole = !item.solution_logic.final_answer_canonical.includes("/");
  const said = isSum ? sumsSaid(text) : valuesSaid(text);
  const lists = rowsIn(text).filter(({ count }) => count === null);
  const isListed = ({ length }: string) => lists.some(({ from, to }) => length >= from && length < to);
  const rights = said.filter(
    ({ value, before, behind, isDuration }) =>
      !(isDuration && !isOfTimes(item)) &&
      (!given.has(value) || (!isListed(before) && isGivenFor(item, { before, behind }, said.length === 1))) &&
      !(isWhole && value.includes("/")) &&
      !TURN.NOT_BEFORE.test(before) &&
      !TURN.LEFT_OUT.test(before) &&
      !isDeniedBy(behind) &&
      !goesOnBehind(before, behind) &&
      !/\d ?[-−+×*÷] $/u.test(before) &&
      !IN_LIST.test(behind) &&
      (isSum
        ? content.checker.checkItem(item, [value], locale).verdict === "correct"
        : isWorthTheSame(item, value, locale, content.checker)),
  );
  // What begins a message, and no more is said of it, is given for the answer sooner than what is told after it.
  const begins = rights.find(({ before, behind }) => before.trim() === "" && TURN.BEGINS.test(behind));
  const own = rights.find((each) => isBySelf(item, each));
  const right = begins ?? own ?? rights.at(-1);
  // What is supposed in another sentence is none of it.
  if (right === undefined || (right !== own && TURN.SUPPOSED.test(text))) return null;
  // `94 mm` where centimetres are asked is no right answer: it is marked with its unit.
  const amount = right.value + (/^[^\d.,:;!?]*/u.exec(right.behind)?.[0] ?? "");
  if (content.checker.checkItem(item, [amount], locale).reason === "wrong-unit") return null;
  // What is denied is no other answer, nor is the same one once more.
  const others = said
    .slice(said.indexOf(right) + 1)
    .filter(({ value, before }) => !given.has(value) && value !== right.value && !TURN.NOT_BEFORE.test(before))
    // "41. 2 no 3 no": tried and left.
    .filter(({ behind }) => right !== own || !isDeniedBy(behind));
  const goesOn = others.some((one) => !isReason(one.before.slice(right.before.length)));
  const { value, before, behind } = right;
  // What is asked in a sentence of its own speaks of other numbers as well.
  const isAsking = TURN.THEN_ASKS.test(behind) && (before.trim() === "" || TURN.GIVES.test(before));
  // "57430 - 5743 = 51687, that is 1000 less than mine" has found it, whatever is said of it then.
  const isResult = /=\s*$/u.test(before) && TURN.BEGINS.test(behind) && !TURN.TAKEN_BACK.test(behind);
  if (goesOn && before.trim() !== "" && !isAsking && !isResult) return null;
  const [, word = ""] = /^ ?(\p{L}+)/u.exec(right.behind) ?? [];
  const isOfStory = word.length > 1 && item.problem_content.stem.toLowerCase().includes(word);
  // "Thats 9 layers": what it counts, in a word of the pupil's own.
  const isCount = TURN.GIVES.test(before) && TURN.COUNTED_LAST.test(behind) && behind.search(TURN.PLACES) < 0;
  const isAlone = others.length === 0 || TURN.ASKS_WHETHER_SAME.test(behind);
  const stands = before.trim() === "" && (isAlone || TURN.TOLD_HOW.test(behind) || !TURN.TAKEN_BACK.test(behind));
  const isFirst = stands && (TURN.BEGINS.test(behind) || (said.length === 1 && isForeign(talk)));
  const isSentence = isAsking || (right === own && (!goesOn || TURN.ASKS_WHETHER_SAME.test(behind)));
  const ends = !goesOn && (TURN.ENDS.test(behind) || isOfStory || isCount);
  const isSure = !saysAnother(before) && (isFirst || isSentence || ends);
  const isGiven = isFirst || isSentence || (before.trim() !== "" && TURN.GIVES.test(before) && TURN.ENDS.test(behind));
  const isOffered = before.trim() === "" || TURN.GIVES.test(before);
  return { value, isSure, isOffered, isSentence, isGiven };
}

/** "41." and "5 carrots.": a sentence that holds nothing but a number and what the problem counts. */
export function isBySelf(
  { problem_content: { stem } }: MathProblemItem,
  { before, behind }: Pick<SaidValue, "before" | "behind">,
): boolean {
  const [end, noun = ""] = TURN.ENDS_SENTENCE.exec(behind) ?? [];
  return end !== undefined && /(?:^|[.!?])\s*$/u.test(before) && stem.toLowerCase().includes(noun);
}

/** "92, then i take 2" goes on to another number; "92, i went up from 57 and then 2 more" tells how it was found. */
function goesOnBehind(before: string, behind: string): boolean {
  return TURN.GOES_ON.test(behind) && !(before.trim() === "" && TURN.TOLD_HOW.test(behind));
}

/** Whether a problem has minutes or hours; where it has none they are of something else: "i have football in 5 mins". */
function isOfTimes({ problem_content: { stem, diagram }, answer_spec: { kind } }: MathProblemItem): boolean {
  return kind === "time" || TURN.OF_TIME.test(`${stem} ${diagram?.alt ?? ""}`);
}

/**
 * Whether a number that the problem tells as well is said for the answer: "i get 9 now, i took away too much", "5 then.",
 * "6 rows" where it asks how many rows.
 */
function isGivenFor(
  item: MathProblemItem,
  { before, behind }: Pick<SaidValue, "before" | "behind">,
  isOnly: boolean,
): boolean {
  const isFirst = before.trim() === "";
  const [, noun = ""] = /^ (\p{L}{3,})/u.exec(behind) ?? [];
  const asked = sentencesOf(item.problem_content.stem.toLowerCase()).at(-1) ?? "";
  if (isFirst && noun !== "" && asked.includes(noun)) return true;
  const isSaid = isFirst ? isOnly && behind.trim() !== "" : TURN.GIVES.test(before);
  return isSaid && TURN.BEGINS.test(behind);
}

/** What stands between an answer and a number behind it: that number is a piece of the reason, and no other answer. */
function isReason(between: string): boolean {
  const [, ...reasons] = between.split(TURN.REASONED);
  return reasons.length > 0 && !TURN.TAKEN_BACK.test(reasons.at(-1) ?? "");
}

/** "Minus 13" with its sign; "74 minus 30" is a calculation. */
function withSigns(text: string): string {
  return text.replaceAll(TURN.SIGN_IN_WORDS, "-");
}

/** Numbers that were written out, in digits; "one" is most often no number. */
function withDigits(text: string): string {
  const { plain, tokens } = tokeniseHint(text);
  let digits = "";
  let end = 0;
  for (let at = 0; at < tokens.length; at++) {
    const [token, read] = [tokens[at], readNumberWords(tokens, at)];
    if (token?.type !== "word" || read === undefined || read.value.d !== 1n || read.value.n < 2n) continue;
    digits += `${plain.slice(end, token.start)}${read.value.n}`;
    end = tokens[read.to - 1]?.end ?? token.end;
    at = read.to - 1;
  }
  return end === 0 ? text : digits + plain.slice(end);
}

/** In another language no word behind a number is read; what is asked is no answer. */
function isForeign({ text }: Talk): boolean {
  return pleaByLanguage(text) !== null && !/[?؟？]/u.test(text);
}

/** "7 40", where a time is asked for. */
const CLOCK = /(?<![\d:./] ?)(\d{1,2}) ([0-5]\d)(?! ?[\d:/])/gu;

/** "5 6 7 8 9": what is counted on is no answer. */
const IN_LIST = /^,? ?\d/u;

/** Two numbers or more, what is left out of the row, and its end; who says more, "… 63, so it is 63", has answered. */
const ALL_OF_A_KIND = /\d[, ]+\d+[, ]*(?:\.{2,}|…) ?\d[\d, ]*[.!]?\s*$/u;

/** Numbers that the problem tells, below zero with their sign. */
export function numbersOf({ problem_content: { stem, diagram } }: MathProblemItem): ReadonlySet<string> {
  const shown = diagram === undefined ? "" : diagram.alt;
  return new Set(`${stem} ${shown}`.replaceAll("{,}", "").match(/(?:(?<![\d}] ?)-)?\d+(?:\.\d+)?/gu));
}
