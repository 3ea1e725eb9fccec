import { LEAKS } from "../cues/leaks.ts";
import { PLAIN_LEAKS } from "../cues/plain-leaks.ts";
import { readBoolean } from "../answers/check-boolean.ts";
import { hasConditionBefore, isQuestion } from "./find-leak-context.ts";
import { tokeniseHint, type HintToken } from "./find-leak-tokens.ts";
import { isNumberWord, wordAt } from "./find-leak-words.ts";
import { sentencesOf } from "./leak-sentences.ts";
import type { LeakReport } from "./leak-types.ts";

/** A yes or no given away [LEK9]. */
export function findBooleanLeak(stem: string, expected: boolean, hint: string): LeakReport {
  const { tokens } = tokeniseHint(hint);
  for (let at = 0; at < tokens.length; at++) {
    const word = wordAt(tokens, at) ?? "";
    if (isQuestion(tokens, at) || hasConditionBefore(tokens, at)) continue;
    const isSaid =
      readBoolean(word) === expected && word.length > 1 && (opensSentence(tokens, at) || followsAnswer(tokens, at));
    const isJudged =
      expected &&
      (word === "correct" || word === "right") &&
      followsAnswer(tokens, at) &&
      wordAt(tokens, at - 1) !== "is";
    const isJudgedIs =
      expected &&
      (word === "correct" || word === "right") &&
      SUBJECTS.has(wordAt(tokens, at - 2) ?? "") &&
      wordAt(tokens, at - 1) === "is";
    if ((isSaid || isJudged || isJudgedIs) && !hasConditionAfter(tokens, at))
      return { leaks: true, why: `says ${word}` };
  }
  return restates(stem, expected, tokens)
    ? { leaks: true, why: "states what the question asks" }
    : { leaks: false, why: "does not say yes or no" };
}

/** A choice given away: named when the others are not, or called the answer [LEK10]. */
export function findChoiceLeak(expected: string, hint: string, choices: readonly string[]): LeakReport {
  const text = plain(hint);
  const right = plain(expected);
  const shown = choices.map(plain);
  const letter = String.fromCharCode(97 + shown.indexOf(right));
  if (shown.includes(right) && namesLetter(hint, letter))
    return { leaks: true, why: `names choice ${letter.toUpperCase()}` };
  const relation = RELATIONS.get(right);
  const named = standsIn(text, right) || (relation !== undefined && saysRelation(hint, relation));
  if (!named) return { leaks: false, why: "the right choice is not named" };
  if (isCalledAnswer(text, right)) return { leaks: true, why: `calls ${expected} the answer` };
  // "ten" inside "one hundred ten" is not another choice.
  const rest = text.split(right.trim()).join(" ");
  const others = shown.filter((choice) => choice !== right && standsIn(rest, choice));
  return others.length > 0
    ? { leaks: false, why: "names other choices too" }
    : { leaks: true, why: `names ${expected} and no other choice` };
}

export function namesOtherChoice(expected: string, hint: string, choices: readonly string[]): boolean {
  const text = plain(hint);
  return choices.some((choice) => plain(choice) !== plain(expected) && standsIn(text, plain(choice)));
}

/** A hint that speaks of signs, and not of which one goes there. */
export function explainsSigns(expected: string, hint: string): boolean {
  if (!/^[\s$]*[<>=][\s$]*$/u.test(expected)) return false;
  const holding = sentencesOf(hint).filter((sentence) => sentence.includes(expected.trim()));
  return holding.length > 0 && holding.every((sentence) => LEAKS.GENERAL.test(sentence));
}

/** Words that are no number: the text itself, where the stem does not say it already. */
export function findTextLeak(stem: string, expected: string, hint: string): LeakReport {
  const text = joinTerms(plain(hint));
  const right = joinTerms(plain(expected));
  if (!standsIn(text, right)) return { leaks: false, why: "the answer does not appear" };
  const leaks =
    !standsIn(joinTerms(plain(stem)), right) || isCalledAnswer(text, right) || text.includes(`=${right.trim()}`);
  return { leaks, why: leaks ? `contains ${expected}` : "only quotes the question" };
}

/** `7 x` is `7x`, and `x + 2` is `x+2`. */
function joinTerms(text: string): string {
  return text.replace(/(?<=\d) (?=[a-z]\b)/gu, "").replace(/ ?([-+*/^=]) ?/gu, "$1");
}

function opensSentence(tokens: readonly HintToken[], at: number): boolean {
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const opens = before === undefined || (before.type === "sign" && [".", "!", "?", ":"].includes(before.text));
  return opens && (after === undefined || (after.type === "sign" && [",", ".", "!", ";", ":"].includes(after.text)));
}

/** "the answer is no", "it is true", "it's true". */
function followsAnswer(tokens: readonly HintToken[], at: number): boolean {
  const before = wordAt(tokens, at - 1) ?? "";
  if (LEADS.has(before)) return true;
  return before === "is" && SUBJECTS.has(wordAt(tokens, at - 2) ?? "");
}

function hasConditionAfter(tokens: readonly HintToken[], at: number): boolean {
  const next = wordAt(tokens, at + 1) ?? "";
  return ["if", "when", "whenever", "that", "only", "unless", "or"].includes(next);
}

/** A statement with every number and telling word of the question: "91 is not a prime number". */
function restates(stem: string, expected: boolean, tokens: readonly HintToken[]): boolean {
  const asked = tokeniseHint(stem).tokens;
  if (!["is", "are", "does", "do", "can", "has", "have"].includes(wordAt(asked, 0) ?? "")) return false;
  const telling = new Set(
    asked
      .slice(1)
      .filter((token) => token.type === "figure" || (token.type === "word" && token.text.length > 3))
      .map(({ text }) => text),
  );
  if (telling.size < 2) return false;
  let sentence: HintToken[] = [];
  for (const [at, token] of tokens.entries()) {
    const ends = token.type === "sign" && [".", "!", "?"].includes(token.text);
    if (!ends) sentence.push(token);
    if (!ends && at < tokens.length - 1) continue;
    const said = new Set(sentence.map(({ text }) => text));
    const denies = ["not", "isn't", "aren't", "doesn't", "don't", "cannot", "can't", "no"].some((word) =>
      said.has(word),
    );
    const states =
      token.text !== "?" &&
      !["if", "when", "whether", "what", "which", "how", "find", "decide", "check"].some((word) => said.has(word));
    const verb = ["is", "are", "does", "isn't", "aren't", "doesn't", "can", "can't", "has", "have"].some((word) =>
      said.has(word),
    );
    // "They are equal" speaks of the question's numbers without naming them.
    const pronoun = ["it", "they", "both"].some((word) => said.has(word));
    const isSaid = [...telling].every((word) => said.has(word) || (pronoun && /\d/u.test(word)));
    if (states && verb && denies !== expected && isSaid) return true;
    sentence = [];
  }
  return false;
}

function plain(text: string): string {
  return ` ${text
    .replace(PLAIN_LEAKS.PLAIN_LEFT, " ")
    .replace(/\\[dt]frac/gu, "\\frac")
    .replace(/\\lt(?![a-z])/gu, "<")
    .replace(/\\gt(?![a-z])/gu, ">")
    .replace(/[−–]/gu, "-")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim()} `;
}

/** Whole words only: "square" does not stand in "squares". */
function standsIn(text: string, part: string): boolean {
  const wanted = part.trim();
  if (wanted === "") return false;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const joined = (inside: string | undefined, outside: string | undefined) =>
      (/[\p{L}\d]/u.test(inside ?? "") && /[\p{L}\d]/u.test(outside ?? "")) ||
      (/\d/u.test(inside ?? "") && outside === "/");
    const before = joined(wanted[0], text[at - 1]);
    const after =
      joined(wanted.at(-1), text[at + wanted.length]) ||
      /^\.\d/u.test(text.slice(at + wanted.length, at + wanted.length + 2));
    if (!before && !after) return true;
  }
  return false;
}

function isCalledAnswer(text: string, right: string): boolean {
  const wanted = right.trim();
  return [
    "answer is ",
    "answer: ",
    "choose ",
    "pick ",
    "it is ",
    "it's ",
    "it is the ",
    "answer is the ",
    "choose the ",
    "pick the ",
    "it is a ",
    "that is the ",
  ].some((lead) => {
    const at = text.indexOf(` ${lead}${wanted}`);
    return (
      at !== -1 &&
      !/[\p{L}\d]/u.test(text[at + 1 + lead.length + wanted.length] ?? "") &&
      !PLAIN_LEAKS.IS_CALLED_ANSWER_OR.test(text.slice(at + 1 + lead.length + wanted.length))
    );
  });
}

function namesLetter(hint: string, letter: string): boolean {
  const upper = letter.toUpperCase();
  const lead = new RegExp(`(?:answer is|choose|pick|choice|option|it's|it is) \\(?(?:${upper}\\b|${letter}\\))`, "iu");
  return (
    lead.test(hint.replace(/\s+/gu, " ")) ||
    new RegExp(`(?:^|[.!?] )\\(?${upper}\\)? is (?:right|correct|the answer|it\\b)`, "u").test(hint)
  );
}

/** "one half is greater than one third": a comparison of two numbers, said and not asked. */
function saysRelation(hint: string, wordsFor: ReadonlySet<string>): boolean {
  const { tokens } = tokeniseHint(hint);
  return tokens.some((_token, at) => {
    const word = wordAt(tokens, at) ?? "";
    if (!wordsFor.has(word) || isQuestion(tokens, at) || hasConditionBefore(tokens, at)) return false;
    const near = (from: number, to: number) =>
      tokens
        .slice(Math.max(from, 0), to)
        .some((token) => token.type === "figure" || (token.type === "word" && isNumberWord(token.text)));
    return near(at - 4, at) && near(at + 1, at + 4);
  });
}

const SUBJECTS = new Set(["it", "that", "this", "answer", "statement", "equation", "sentence", "claim", "result"]);
const LEADS = new Set(["it's", "that's", "answer", "say", "choose", "pick", "get", "so"]);
const RELATIONS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [" > ", new Set(["greater", "bigger", "more", "larger"])],
  [" < ", new Set(["less", "smaller", "fewer"])],
  [" = ", new Set(["equal", "equals", "same"])],
]);
