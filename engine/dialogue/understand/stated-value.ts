import { wordSet } from "../../answers/read/table.ts";
import type { Frame, Span } from "./spans.ts";

/** What the numbers of a message are there for. */
export interface Stated {
  /** The value stated; null where none is, or none was settled on. */
  readonly value: string | null;
  /** Several candidates were given and none settled on. */
  readonly isTorn: boolean;
  /** 0 to 1. */
  readonly certainty: number;
  /** Words stand beside the value that say why or how. */
  readonly hasReason: boolean;
}

type Role = "firm" | "asked" | "bare" | "loose" | "other" | "denied" | "mention";

interface Candidate {
  readonly span: Span;
  readonly role: Role;
  readonly at: number;
  /** Behind "because": a reason, not the answer. */
  readonly isReason: boolean;
}

const NONE: Stated = { value: null, isTorn: false, certainty: 0, hasReason: false };

/** Which number of a message is said to be the answer: [UND4] in a sentence, [UND5] corrected, [UND6] not just mentioned. */
export function statedValue(frame: Frame, isListAsked: boolean): Stated {
  const { words, spans } = frame;
  const joined = joinedDigits(frame, isListAsked);
  if (joined !== undefined) return { value: joined, isTorn: false, certainty: 0.8, hasReason: false };
  const candidates: Candidate[] = [];
  let isReason = false;
  for (const [at, word] of words.entries()) {
    if (word === "because" || word === "since" || (word === "as" && words[at + 1] !== "#" && at > 0)) isReason = true;
    if (word === "so" || word === "therefore") isReason = false;
    const span = word === "#" ? spans[candidates.length] : undefined;
    if (span !== undefined) candidates.push({ span, role: roleAt(words, at, span), at, isReason });
  }
  return choose(candidates, words);
}

function choose(candidates: readonly Candidate[], words: readonly string[]): Stated {
  const said = candidates.filter(({ role }) => role !== "mention" && role !== "denied");
  if (said.length === 0) return NONE;
  const open = said.filter(({ isReason }) => !isReason);
  const list = open.length > 0 ? open : said.filter(({ role }) => role === "firm");
  const rank = Math.max(...list.map(({ role }) => RANK[role]));
  const best = list.filter(({ role }) => RANK[role] === rank);
  const last = best.at(-1);
  if (last === undefined) return NONE;
  const others = list.filter(({ span, at }) => span.text !== last.span.text && at < last.at);
  const isTorn =
    others.some((other) => words.slice(other.at + 1, last.at).includes("or") && areNear(words, other.at, last.at)) ||
    (last.role === "bare" &&
      others.some(({ role }) => role === "bare") &&
      !isCorrected(words, others.at(-1)?.at ?? 0, last.at));
  const hasReason = words.length - last.at > 4 || candidates.length > 1 || words.includes("because");
  if (isTorn) return { value: null, isTorn: true, certainty: 0.8, hasReason };
  return { value: last.span.text, isTorn: false, certainty: CERTAINTY[last.role], hasReason };
}

/** `7 or 8`, `7 or maybe 8`; not `7 or is that 6 times 2.. no 7`. */
function areNear(words: readonly string[], from: number, to: number): boolean {
  return words
    .slice(from + 1, to)
    .every(
      (word) =>
        word === "or" || HEDGES.has(word) || FILLERS.has(word) || word === "is" || word === "it" || word === ",",
    );
}

function isCorrected(words: readonly string[], from: number, to: number): boolean {
  return (
    words.slice(from + 1, to).some((word) => CORRECTIONS.has(word) || word === "." || word === "so") ||
    words
      .slice(from + 1, to)
      .some((word) => /\p{L}/u.test(word) && !HEDGES.has(word) && word !== "and" && word !== "or")
  );
}

/** `8 3!!!` for 83: figures with gaps and nothing else. */
function joinedDigits({ words, spans }: Frame, isListAsked: boolean): string | undefined {
  const rest = words.filter((word) => word !== "#");
  if (isListAsked || spans.length < 2 || spans.length > 7 || !rest.every((word) => /^[.!?…]$/u.test(word)))
    return undefined;
  if (words.slice(0, spans.length).some((word) => word !== "#")) return undefined;
  const digits = spans.map(({ text }) => text);
  return digits.every((text) => /^\d{1,3}$/u.test(text)) ? digits.join("") : undefined;
}

function roleAt(words: readonly string[], at: number, span: Span): Role {
  const left = segmentBefore(words, at);
  const right = segmentAfter(words, at);
  const before = left.at(-1) ?? "";
  const leftText = ` ${left.join(" ")} `;
  const rightText = ` ${right.join(" ")} `;
  if (LABELS.has(before) || AGE.test(leftText)) return "mention";
  if (DENIED.test(leftText)) return "denied";
  if (
    /^ (?:is|are) (?:right|correct|the answer|it |my |what (?:i|you) (?:got|get|think)|the (?:result|right))/u.test(
      rightText,
    ) &&
    span.sort !== "sum"
  )
    return "asked";
  if (/^ (?:right|correct) /u.test(rightText) && before === "is") return "asked";
  if (MENTION_RIGHT.test(rightText)) return "mention";
  const opener = left.findIndex((word) => !FILLERS.has(word) && !HEDGES.has(word));
  const start = opener === -1 ? left.length : opener;
  const opening = ` ${left.slice(start).join(" ")} `;
  if (ASKED.test(opening))
    return right.length === 0 || startsWithTail(right) ? "asked" : right[0] === "or" ? "asked" : "mention";
  if (QUESTION.test(opening) || (opening.trim() === "" && /^ (?:or # )?\?/u.test(""))) return "mention";
  if (CANNOT.test(leftText)) return "mention";
  for (let i = left.length - 1; i >= Math.max(0, left.length - 6); i--) {
    const word = left[i] ?? "";
    if (STATES.has(word) && !(word === "has" && span.sort === "sum")) return isOther(leftText) ? "other" : "firm";
    if (ACTIONS.has(word)) return span.sort === "result" ? "firm" : "mention";
    if (word === "the") return "mention";
  }
  if (span.sort === "result" || span.sort === "equation") return "firm";
  const isLead = start === left.length;
  if (isLead)
    return right.length === 0 || startsWithTail(right)
      ? span.sort === "sum" && right.length > 0
        ? "loose"
        : "bare"
      : "loose";
  return left.some((word) => CONTENT.test(word)) ? "mention" : "loose";
}

/** Only a thing counted, "of them", "I think" behind the number. */
function startsWithTail(right: readonly string[]): boolean {
  return (
    right.length <= 5 &&
    right.every(
      (word, index) =>
        TAIL.has(word) || FILLERS.has(word) || HEDGES.has(word) || (index === 0 && /^\p{L}{3,}s$/u.test(word)),
    )
  );
}

function isOther(left: string): boolean {
  return /\b(?:friend|bro|brother|sister|mum|mom|dad|teacher|he|she|they|nan|calculator|book|miss|sir|partner)\b/u.test(
    left,
  );
}

function segmentBefore(words: readonly string[], at: number): readonly string[] {
  let start = at;
  while (start > 0 && !BOUNDARIES.has(words[start - 1] ?? "")) {
    start--;
    if (
      /^(?:i|is|it|my)$/u.test(words[start] ?? "") &&
      RESTART.test(` ${words.slice(start, at).join(" ")} `) &&
      !/^(?:why|how|what|when|where|if|know|which|do|did|can|and|get|understand)$/u.test(words[start - 1] ?? "")
    )
      break;
  }
  return words.slice(start, at);
}

function segmentAfter(words: readonly string[], at: number): readonly string[] {
  let end = at + 1;
  while (end < words.length && !BOUNDARIES.has(words[end] ?? "")) end++;
  return words.slice(at + 1, end);
}

const RANK: Readonly<Record<Role, number>> = { firm: 4, asked: 4, bare: 4, loose: 2, other: 1, denied: 0, mention: 0 };
const CERTAINTY: Readonly<Record<Role, number>> = {
  firm: 0.92,
  asked: 0.92,
  bare: 0.97,
  loose: 0.75,
  other: 0.7,
  denied: 0,
  mention: 0,
};
const BOUNDARIES = wordSet(
  ". , ; ! ? … : because so but wait actually sorry oops then since therefore no nope yes ok oh",
);
const RESTART =
  /^ (?:i (?:think|got|get|say|said|mean|meant|guess|reckon|make|choose|pick|am saying)|is it|is the answer|it is|my answer)/u;
const LABELS = wordSet(
  "number question problem step part page grade year level chapter class floor line room day lesson example section exercise number. form key age",
);
const AGE = / (?:i am|he is|she is|turned|turning) $/u;
const DENIED = / (?:not|never|without|except|instead of|rather than) (?:the |a )?$/u;
const MENTION_RIGHT =
  /^ (?:times(?! #)|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|seconds?|am|pm|goes?|fits?|can|cannot|was|were|comes?|is (?:my|a|an|in|on|not|too|wrong|bigger|smaller|less|more|greater|even|odd|prime|the same|just|hard|silly|so|his|her|under|above|below|between|near|closer)|are (?:both|the same|even|odd|too)|has|have|does|do|did|into|subscribers|followers|robux|vbucks|likes|pm|plus|minus) /u;
const ASKED =
  /^ (?:(?:is|was|would|could|can|should|will|might|does|may) (?:it|that|this|the answer|the result|they|there|x|[a-z])(?: (?:be|equals|make|come to|to be|is|get))?|is|what about|how about|what if it is|do (?:you|we|i) get|did you get|is it (?:like|about|the|maybe|just|actually)|is the (?:box|answer|result|total|number|missing number)(?: is)?) $/u;
const QUESTION =
  /^ (?:why|how|what|when|where|which|who|do|does|did|can|could|should|shall|would|will|is|are|was|has|have|am|whose|if)\b/u;
const CANNOT = / (?:do|does|did|can|could|is) not (?:really |even |no |know |get |understand |see |do |remember )+/u;
const STATES = wordSet(
  "is are equals got get gets getting think thought answer makes make be maybe says said say saying left total guess gives give mean meant choose pick reckon probably definitely try put wrote write was would could exactly about around like final idk i_do_not_know makes becomes leaves comes has need needs go now only answered",
);
const ACTIONS = wordSet(
  "added add adding did do doing times timesed multiplied multiply multiplying divided divide dividing took take taking subtracted subtract minus plus counted count counting from by with between into of use used using carry carried borrow borrowed keep kept split change changed turn turned start started broke round rounded up down to cross crossed cancel cancelled moved move lined flipped flip doubled halved off than after before both looked saw see over on till until past hate love tried next know",
);
const FILLERS = wordSet(
  "um umm uh er erm hmm hm ok oh well so the answer is it its lol haha please miss sir teacher ah hey yes no and a like just easy peasy done final yay that guys bro bruh man tho though idk",
);
const HEDGES = wordSet(
  "maybe probably perhaps i think guess about around or something possibly might be say reckon not sure it right correct if that isnt too also then really actually definitely very idk",
);
const TAIL = wordSet(
  "of them each more left over altogether in all total whole wholes ones tens hundreds thousands tenths hundredths i think so because is it right not sure or something isnt please lol now there it that final then rows boxes apples easy at the end was my answer for sure 100 though even much",
);
const CORRECTIONS = wordSet("no not wait actually sorry oops mean meant nope instead change rather but scratch wrong");
const CONTENT = /^\p{L}{2,}$/u;
