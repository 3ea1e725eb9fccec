import { UNDERSTAND } from "../../cues/understand.ts";
import type { AskedFor } from "./asked-for.ts";
import type { Span } from "./spans.ts";
import {
  FOUND,
  OTHERS_RIGHT,
  ASKS_BY_SIZE,
  IS_BY_SIZE,
  FACT,
  IN_BOTH,
  IN_ONE,
  HOLDS,
  MAY_HOLD,
  AGAIN,
  BECOMES,
  ACTIONS,
  AGE,
  ALONG,
  ASKED,
  BOUNDARIES,
  CANNOT,
  CLAUSE_STARTS,
  DENIED,
  EMBEDDERS,
  INTERJECTIONS,
  IN_PLACE,
  LABELS,
  LEADS,
  MEANT_ONCE,
  MENTION_RIGHT,
  OTHERS,
  PERSONAL,
  PLACES,
  PLAYTHINGS,
  QUESTION,
  RESTART,
  RESTARTS,
  RIGHT_ANSWER,
  SAID_OF_IT,
  SEGMENT,
  STATES,
  STATES_TO,
  STRONG_STATES,
  SUBJECT,
  SUBJECTS,
  TAG,
  TAIL,
  TAKEN,
  TAKEN_BACK,
} from "../../cues/en/stated.ts";

/**
 * `firm` behind "i got", `weak` behind any "is", `asked` in "is it 7?", `bare` by itself or first, `loose` among other words, `other` said by
 * somebody else, `denied` behind "not", `mention` of another number.
 */
export type Role = "firm" | "weak" | "asked" | "bare" | "loose" | "other" | "denied" | "mention";

/** What the number at `words[at]` is there for, by the words on both its sides. */
export function roleAt(words: readonly string[], at: number, span: Span, asked: AskedFor, last?: Span): Role {
  const left = segmentBefore(words, at);
  const right = withoutTag(segmentAfter(words, at));
  const before = left.at(-1) ?? "";
  const leftText = ` ${left.join(" ")} `;
  const rightText = ` ${right.join(" ")} `;
  const isEnded = right.length === 0 || isTail(right, asked);
  const equals = asked.choices.includes(span.text.replace(/\s/gu, ""));
  if (
    equals &&
    !UNDERSTAND.ROLE_AT_WHY.test(leftText) &&
    !DENIED.test(leftText) &&
    !UNDERSTAND.ROLE_AT_EVEN.test(rightText) &&
    !UNDERSTAND.ROLE_AT_THAN.test(before)
  )
    return "firm";
  if (LABELS.has(before) && !UNDERSTAND.ROLE_AT_MISSING.test(leftText) && !asked.about.includes(before))
    return "mention";
  const start = left.findIndex((word) => !INTERJECTIONS.has(word));
  const opening = start === -1 ? "" : ` ${left.slice(start).join(" ")} `;
  const fact = FACT.exec(leftText);
  if (fact !== null && !asked.asks.includes("each") && (asked.isYesNo || !asked.asks.includes(` ${fact[1] ?? "#"}`)))
    return "mention";
  if (IN_ONE.test(rightText) && !UNDERSTAND.ROLE_AT_PER.test(asked.about)) return "mention";
  if (FOUND.test(leftText) && isEnded) return "weak";
  if (UNDERSTAND.MORE_TO_GO.test(` ${words.slice(at + 1, at + 5).join(" ")} `)) return "mention";
  if (last !== undefined && isOfGiven(leftText, span, last, asked)) return "mention";
  if (IN_BOTH.test(rightText) && UNDERSTAND.ROLE_AT_FACTOR.test(asked.about) && isOpen(left)) return "firm";
  if (UNDERSTAND.ROLE_AT_MAYBE.test(leftText) && isEnded && asked.kind !== "time") return "weak";
  if (UNDERSTAND.ROLE_AT_DOWN.test(before) && isEnded && new RegExp(`\\b${before}\\b[^?]*\\?`, "u").test(asked.about))
    return "weak";
  if (UNDERSTAND.ROLE_AT_KEEP.test(before) && asked.question.includes("which")) return "firm";
  if (MAY_HOLD.test(opening) && HOLDS.test(rightText) && span.sort !== "sum")
    return asked.isList && span.sort !== "list" ? "mention" : "asked";
  if (UNDERSTAND.ROLE_AT_IT.test(opening) && UNDERSTAND.ARTICLE_THE.test(right[0] ?? "")) return "mention";
  const isAge = asked.asks.includes("how old");
  if (isAge && UNDERSTAND.ROLE_AT_YEARS.test(rightText) && !UNDERSTAND.ROLE_AT_AM.test(leftText)) return "firm";
  if (AGE.test(leftText) && words.length < at + 3) return "mention";
  if (DENIED.test(leftText)) return "denied";
  if (OTHERS_RIGHT.test(` ${words.join(" ")} `) && !words.slice(0, 3).includes("i")) return "mention";
  // Money in a problem that has none.
  if (/^[$£€]/u.test(span.text) && words.length > 4 && left.length > 1 && !UNDERSTAND.MONEYED.test(asked.about))
    return "mention";
  if (
    MEANT_ONCE.test(` ${words.slice(0, at).join(" ")} `) &&
    TAKEN_BACK.test(` ${words.slice(at + 1, at + 20).join(" ")} `)
  )
    return "mention";
  if (/^\d+ r \d+$/u.test(span.text) && !QUESTION.test(opening)) return "firm";
  if (isEnded && left.length < 7 && isAskedFor(left, asked)) return "firm";
  // `2 tens and 4 ones` where the tutor asked how many tens.
  if (right[0] !== undefined && asked.question.includes(`how many ${right[0]}`) && isOpen(left)) return "firm";
  // `8 goes into 72 9 times`
  if (isTimesOf(leftText, rightText, asked)) return "weak";
  if (asked.kind === "time" && isEnded && /^\d{1,2}:\d\d/u.test(span.text) && UNDERSTAND.ROLE_AT_UNTIL.test(leftText))
    return "firm";
  if (span.sort === "equation" && UNDERSTAND.ROLE_AT_VALUE.test(leftText)) return "firm";
  if (span.sort === "sum" && !asked.isSum && (right.length > 0 || left.length > 0 || words.length > 4))
    return "mention";
  // `i do # first thats 54`, `omar has 35` as the problem says, `the 8 is ones`
  if (UNDERSTAND.ROLE_AT_DID.test(` ${words.slice(0, at).join(" ")} `)) return "mention";
  if (isSaidInStem(leftText, span, asked)) return "mention";
  if (before === "the" && UNDERSTAND.ROLE_AT_ONES.test(rightText)) return "mention";
  if (RIGHT_ANSWER.test(rightText) && span.sort !== "sum") return "asked";
  if (PLAYTHINGS.has(right[0] ?? "") && words.length > 3 && !asked.about.includes(right[0] ?? "")) return "mention";
  if (IN_PLACE.test(rightText) && !QUESTION.test(leftText)) return "bare";
  if (
    ASKS_BY_SIZE.test(asked.about) &&
    IS_BY_SIZE.test(rightText) &&
    isOpen(left) &&
    (asked.choices.length === 0 || !asked.choices.some((choice) => choice.includes(",")))
  )
    return "firm";
  if (MENTION_RIGHT.test(rightText) && !(isEnded && isInStem(right[0] ?? "#", asked))) return "mention";
  if (isEnded && isEachOf(leftText, asked)) return "weak";
  if (ALONG.test(rightText) && words.indexOf("#") < at) return "mention";
  if (span.text.endsWith("%") && UNDERSTAND.ROLE_AT_SURE.test(right[0] ?? "")) return "mention";
  if (UNDERSTAND.ROLE_AT_GIVE.test(before) && !asked.about.includes("give")) return "mention";
  if (asked.kind === "time" && isEnded && /^\d{1,2}:\d\d/u.test(span.text) && !QUESTION.test(leftText))
    return PERSONAL.test(leftText) && !SAID_OF_IT.test(leftText) ? "mention" : "firm";
  if (
    UNDERSTAND.ROLE_AT_OF.test(rightText) &&
    isGiven(span, asked) &&
    !asked.about.includes(`how many ${right[0] ?? ""}`)
  )
    return "mention";
  // `does 7 + 4 make 11`: asks a fact on the way.
  if (opening === " does " && span.sort === "result" && !asked.about.includes(span.text)) return "mention";
  if (AGAIN.test(leftText) && !isEnded) return "mention";
  if (BECOMES.test(leftText) && !asked.about.includes("become")) return "mention";
  if (UNDERSTAND.HAS.test(leftText) && isGiven(span, asked) && span.text !== asked.expected) return "mention";
  if (ASKED.test(opening)) return isEnded || right[0] === "or" ? "asked" : "mention";
  if (QUESTION.test(opening) && !(opening.startsWith(" is it ") && isEnded)) return "mention";
  if (CANNOT.test(leftText)) return "mention";
  if (asked.isList && span.text.includes(",")) return "firm";
  if (
    STATES_TO.test(leftText) &&
    isEnded &&
    (!UNDERSTAND.ROLE_AT_COUNTED.test(leftText) || UNDERSTAND.ROLE_AT_LANDED.test(leftText))
  )
    return "firm";
  const from = at - left.length - 1;
  if (isEnded && words[from] === "so" && UNDERSTAND.CONCLUDED.test(leftText)) return "firm";
  const isStepOn = words[from] === "then" && words.slice(0, from).some((word) => word === "#" || ACTIONS.has(word));
  return roleByCue({ left, right, isEnded, isStepOn }, span, asked);
}

/** `7 teams of 6` where the teams are known and not asked for. */
function isEachOf(leftText: string, { about }: AskedFor): boolean {
  const noun = UNDERSTAND.NOUN_OF.exec(leftText)?.[1];
  return noun !== undefined && about.includes(noun) && !about.includes(`how many ${noun}`);
}

/** Whether the problem has this number. */
export function isGiven({ text }: Span, { given }: AskedFor): boolean {
  return given.has(text.replace(/[$£€%]/gu, ""));
}

/** `omar has 35`, word for word as the problem says. */
function isSaidInStem(leftText: string, { text }: Span, { about, expected }: AskedFor): boolean {
  const [, who, verb] = UNDERSTAND.IS_SAID_IN_STEM_HAS.exec(leftText) ?? [];
  return who !== undefined && text !== expected && about.includes(`${who} ${verb ?? ""} ${text}`);
}

/** `36 has 3 tens`, `8 nines are 72`, `1 kg is 1000 g`: told of a number that is known. */
function isOfGiven(leftText: string, span: Span, last: Span, asked: AskedFor): boolean {
  if (span.text === asked.expected) return false;
  if (/^1 ?[a-z]+$/u.test(last.text) && UNDERSTAND.IS_OF_GIVEN_HAS.test(leftText)) return true;
  if (UNDERSTAND.IS_OF_GIVEN_HAS_2.test(leftText))
    return isGiven(last, asked) && !UNDERSTAND.IS_OF_GIVEN_ROUND.test(asked.about);
  return UNDERSTAND.IS_OF_GIVEN_MAKES.test(leftText) && isGiven(span, asked);
}

function isOpen(left: readonly string[]): boolean {
  return left.every(
    (word) => INTERJECTIONS.has(word) || LEADS.has(word) || SUBJECTS.has(word) || STATES.has(word) || word === "goes",
  );
}

/** `it goes in 9 times`, `9 times`, of a division. */
function isTimesOf(leftText: string, rightText: string, { about }: AskedFor): boolean {
  return (
    UNDERSTAND.IS_TIMES_OF_TIMES.test(rightText) &&
    UNDERSTAND.IS_TIMES_OF_DIVI.test(about) &&
    UNDERSTAND.IS_TIMES_OF_GOES.test(leftText)
  );
}

/** `you divide by 3` where the tutor asked what to divide by. */
function isAskedFor(left: readonly string[], { question }: AskedFor): boolean {
  const before = left.at(-1) ?? "";
  const phrase = before.length < 4 ? left.slice(-2).join(" ") : before;
  return ACTIONS.has(before) && phrase.length > 3 && question.includes(` ${phrase}`);
}

interface Surroundings {
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly isEnded: boolean;
  readonly isStepOn: boolean;
}

/** By the nearest word on the left that tells. */
function roleByCue({ left, right, isEnded, isStepOn }: Surroundings, span: Span, asked: AskedFor): Role {
  const text = ` ${left.join(" ")} `;
  for (let i = left.length - 1; i >= Math.max(0, left.length - 6); i--) {
    const word = left[i] ?? "";
    if (word === "the" || word === "a" || word === "an") return i === 0 && isEnded && !isStepOn ? "bare" : "mention";
    if (ACTIONS.has(word)) return span.sort === "result" ? "weak" : "mention";
    if (PERSONAL.test(text) && !SAID_OF_IT.test(text)) return "mention";
    if (STRONG_STATES.has(word)) return OTHERS.test(text) ? "other" : "firm";
    if (STATES.has(word) && (isEnded ? isSubject(left.slice(0, i), asked) : SUBJECT.test(text)))
      return OTHERS.test(text) ? "other" : SAID_OF_IT.test(text) && left.length < 5 ? "firm" : "weak";
    if (STATES.has(word) && !(i === 0 && UNDERSTAND.ROLE_BY_CUE_ABOUT.test(word))) return "loose";
  }
  if (span.sort === "result" && (left.length > 1 || right.length > 0)) return "weak";
  if (span.sort === "result" || span.sort === "equation") return "firm";
  const isLead = left.every((word) => INTERJECTIONS.has(word) || LEADS.has(word));
  // `took 10 then 7`: a step more, not the answer.
  if (isLead && (isStepOn || right.at(-1) === "and")) return "loose";
  if (isLead && right.includes("#") && right[right.indexOf("#") - 1] !== "of" && !isEnded && !startsClause(right))
    return "loose";
  if (isLead && (isEnded || startsClause(right))) return "bare";
  if (isLead)
    return isNamedInStem(right[0], asked) && !UNDERSTAND.ROLE_BY_CUE_GOE.test(right[1] ?? "") ? "bare" : "loose";
  return isEnded && left.length <= 3 && !PERSONAL.test(text) ? "loose" : "mention";
}

function startsClause([first = "", second = ""]: readonly string[]): boolean {
  if (UNDERSTAND.STARTS_CLAUSE_CAN.test(first)) return UNDERSTAND.STARTS_CLAUSE_WE.test(second);
  return CLAUSE_STARTS.has(first) || (first === "and" && UNDERSTAND.STARTS_CLAUSE_THEN.test(second));
}

/** `it`, `he`, `the missing number`, a name or thing of the problem, or nobody; not `the ones`, `each piece`. */
function isSubject(words: readonly string[], asked: AskedFor): boolean {
  if (words.some((word) => PLACES.has(word))) return false;
  const isAll = words.every((word) => INTERJECTIONS.has(word) || LEADS.has(word));
  return isAll || words.some((word) => word === "#" || SUBJECTS.has(word) || isNamedInStem(word, asked));
}

/** Only a thing counted, "of them", "I think" behind the number. */
function isTail(right: readonly string[], asked: AskedFor): boolean {
  return (
    right.length <= 6 &&
    right.every((word, index) => TAIL.has(word) || INTERJECTIONS.has(word) || (index < 2 && isNamedInStem(word, asked)))
  );
}

function isInStem(word: string, { about }: AskedFor): boolean {
  return about.includes(word) && !UNDERSTAND.IS_IN_STEM_OR.test(word);
}

function isNamedInStem(word: string | undefined, { about }: AskedFor): boolean {
  return (
    word !== undefined && word.length > 2 && (about.includes(word) || /^\p{L}{3,}s$/u.test(word)) && !TAKEN.has(word)
  );
}

/** `its 411 isnt it`. */
function withoutTag(right: readonly string[]): readonly string[] {
  const text = right.join(" ");
  return TAG.test(`${text} `) ? [] : right;
}

function segmentBefore(words: readonly string[], at: number): readonly string[] {
  let start = at;
  while (start > 0 && at - start < SEGMENT && !BOUNDARIES.has(words[start - 1] ?? "")) {
    start--;
    const isRestart = RESTARTS.has(words[start] ?? "") && RESTART.test(` ${words.slice(start, start + 5).join(" ")} `);
    if (isRestart && start > 0 && !EMBEDDERS.has(words[start - 1] ?? "")) break;
  }
  return words.slice(start, at).filter((word) => !word.startsWith(":"));
}

function segmentAfter(words: readonly string[], at: number): readonly string[] {
  let end = at + 1;
  while (end < words.length && end - at < SEGMENT && !BOUNDARIES.has(words[end] ?? "")) end++;
  return words.slice(at + 1, end).filter((word) => !word.startsWith(":"));
}
