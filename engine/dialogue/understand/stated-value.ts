import { UNDERSTAND } from "../../cues/understand.ts";
import type { AskedFor } from "./asked-for.ts";
import { isGiven, roleAt, type Role } from "./number-role.ts";
import type { Frame, Span } from "./spans.ts";
import {
  ANSWER_IS,
  UNFINISHED,
  BETWEEN_TWO,
  CORRECTIONS,
  GOING_ON,
  INTERJECTIONS,
  LEADS,
  MOST_NUMBERS,
  OWN_WORDS,
} from "../../cues/en/stated.ts";

/** What the numbers of a message are there for. */
export interface Stated {
  /** The value stated; null where none is, or none was settled on. */
  readonly value: string | null;
  /** Several candidates were given and none settled on. */
  readonly isTorn: boolean;
  /** 0 to 1. */
  readonly certainty: number;
  /** As likely a step of a way as the answer: `5 and 3 is 8 so you carry`. */
  readonly isAside?: boolean;
}

export interface Candidate {
  readonly span: Span;
  readonly role: Role;
  readonly at: number;
  /** Behind "because": a reason, not the answer. */
  readonly isReason: boolean;
}

const NONE: Stated = { value: null, isTorn: false, certainty: 0 };

/** Which number of a message is said to be the answer: [UND4] in a sentence, [UND5] corrected, [UND6] not just mentioned. */
export function statedValue(frame: Frame, asked: AskedFor): Stated {
  const { words, spans } = frame;
  if (spans.length > MOST_NUMBERS) return NONE;
  const joined = joinedDigits(frame, asked);
  if (joined !== undefined) return { value: joined, isTorn: false, certainty: 0.8 };
  // `24 24 24 24`: counted up, or 6 7 6 7 for fun.
  if (
    spans.length > 3 &&
    !asked.isList &&
    spans.some(({ text }, i) => text.length > 1 && spans.slice(0, i).some((other) => other.text === text)) &&
    words.every((word) => word === "#")
  )
    return NONE;
  const candidates = candidatesIn(frame, asked);
  // `2000 and 236`; what two calculations come to is not put together yet.
  const [first, second] = spans.slice(-2);
  const [large, small] = [first?.text ?? "", second?.text ?? ""];
  const areParts = asked.kind === "integer" && second?.sort !== "result";
  const both = areParts ? sumOfPlaces(large, small) : undefined;
  const isAll = UNDERSTAND.IS_ALL_GOT;
  const said = ` ${words.join(" ")} `;
  const isRound = (spans.length === 2 && large.endsWith("00")) || first?.sort === "result";
  if (both !== undefined && (isRound ? UNDERSTAND.STATED_VALUE_AND : isAll).test(said))
    return { value: both, isTorn: false, certainty: 0.7 };
  if (isUnfinished(words)) return NONE;
  const isWorkedOut = !asked.isSum && candidates.some(({ span, role }) => span.sort !== "sum" && RANK[role] > 1);
  return choose(isWorkedOut ? candidates.filter(({ span }) => span.sort !== "sum") : candidates, words, asked);
}

/** Every number of a message with what it is there for. */
export function candidatesIn({ words, spans }: Frame, asked: AskedFor): readonly Candidate[] {
  const candidates: Candidate[] = [];
  let isReason = false;
  for (const [at, word] of words.entries()) {
    if (
      word === "because" ||
      word === "since" ||
      (word === "as" && at > 0 && !UNDERSTAND.CANDIDATES_IN_OUT.test(words[at - 1] ?? ""))
    )
      isReason = true;
    if (word === "so" || word === "therefore") isReason = false;
    const span = word === "#" ? spans[candidates.length] : undefined;
    if (span !== undefined)
      candidates.push({
        span: ofUnknown(span, words, at, asked),
        role: roleAt(words, at, span, asked, candidates.at(-1)?.span),
        at,
        isReason,
      });
  }
  return candidates;
}

/** `is w 8`: what it is said to be of. */
function ofUnknown(span: Span, words: readonly string[], at: number, { unknown }: AskedFor): Span {
  const isAsked = UNDERSTAND.IS_ASKED_WOULD.exec(` ${words.slice(0, at).join(" ")} `);
  return unknown !== undefined && (isAsked?.[1] ?? isAsked?.[2]) === unknown && span.sort === "number"
    ? { text: `${unknown} = ${span.text}`, sort: "equation" }
    : span;
}

/** The last of the best; none where two stand side by side without one taking the other back. */
function choose(candidates: readonly Candidate[], words: readonly string[], asked: AskedFor): Stated {
  const changed = changedTo(candidates, words);
  if (changed !== undefined) return { value: changed, isTorn: false, certainty: 0.85 };
  const said = candidates.filter(({ role, isReason }) => !isReason && role !== "mention" && role !== "denied");
  const rank = Math.max(...said.map(({ role }) => RANK[role]));
  const best = said.filter(({ role }) => RANK[role] === rank);
  const last = best.at(-1);
  if (last === undefined) return NONE;
  if (isEnumerated(said, words)) return { value: null, isTorn: true, certainty: 0.7 };
  const other = said.findLast(({ span, at }) => span.text !== last.span.text && at < last.at);
  const between = other === undefined ? [] : words.slice(other.at + 1, last.at);
  const isSideBySide = between.length > 0 && between.every((word) => BETWEEN_TWO.has(word));
  const isTorn =
    (isSideBySide &&
      last.span.sort !== "result" &&
      !(other?.span.sort === "result" && !between.includes("or")) &&
      !between.includes("and") &&
      !isCountedOn(said.map(({ span }) => Number(span.text)))) ||
    isFollowedByOther(candidates, last, words);
  const isLost = rank === RANK.loose && best.some(({ span }) => span.text !== last.span.text);
  if (isTorn) return { value: null, isTorn, certainty: 0.8 };
  // `120 and 24`: parts, and nothing else.
  if (isPair(candidates, words) && !asked.isList) return { value: null, isTorn: true, certainty: 0.6 };
  // `680 because it is in the middle so you go down` goes on with the reason.
  const isGoingOn =
    words[last.at + 1] !== "because" &&
    (GOING_ON.test(` ${words.slice(last.at + 1).join(" ")} `) ||
      UNDERSTAND.IS_GOING_ON_EASY.test(` ${words.slice(last.at).join(" ")} `));
  const filled = isGoingOn ? undefined : filledIn(last.span, asked);
  if (filled !== undefined) return { value: filled, isTorn, certainty: 0.8 };
  // `x = 4, 4 + 9 is 13`: what a check comes out at, or sums side by side, leave what was said before.
  if (!isChained(best, last, words)) {
    const results = candidates.filter(({ span }) => span.from !== undefined);
    return choose(without(candidates, results), words, asked);
  }
  if (isPartOfProblem(last.span, asked)) return choose(without(candidates, [last]), words, asked);
  // `5 sevens are 35 and 3 more sevens is 21`: steps of a way, no conclusion.
  const before = best.at(-2);
  const steps = before === undefined ? [] : words.slice(before.at + 1, last.at);
  const isStep =
    isGoingOn ||
    (before !== undefined &&
      before.span.text !== last.span.text &&
      steps.includes("and") &&
      !steps.some((word) => OWN_WORDS.has(word)));
  // `its 32 and next is 64`
  const meant = isStep ? best.find(({ span }) => span.text === asked.expected) : undefined;
  if (meant !== undefined) return { value: meant.span.text, isTorn, certainty: 0.8 };
  return {
    value: last.span.text,
    isTorn,
    certainty: isLost ? 0.3 : isStep ? 0.5 : CERTAINTY[last.role],
    isAside: isStep || (last.role === "weak" && !words.slice(last.at).includes("because")),
  };
}

function without(candidates: readonly Candidate[], left: readonly Candidate[]): readonly Candidate[] {
  return candidates.map((candidate) => (left.includes(candidate) ? { ...candidate, role: "mention" } : candidate));
}

/** Whether what is worked out last goes on from what was worked out before: not `6 x 20 is 120 and 6 x 4 is 24`. */
function isChained(best: readonly Candidate[], last: Candidate, words: readonly string[]): boolean {
  const { from } = last.span;
  const before = best.filter(({ span, at }) => span.from !== undefined && at < last.at);
  const nearest = before.at(-1);
  if (from === undefined || nearest === undefined) return true;
  const isConcluded = words.slice(nearest.at + 1, last.at).some((word) => UNDERSTAND.IS_CONCLUDED_ANSWER.test(word));
  return (
    isConcluded ||
    before.some(({ span }) => span.text.split(/[^\d.:]+/u).every((part) => part === "" || from.includes(part)))
  );
}

function isPair(candidates: readonly Candidate[], words: readonly string[]): boolean {
  return (
    UNDERSTAND.IS_PAIR_LEFT.test(words.join(" ")) &&
    candidates.every(({ span, role }) => span.sort === "number" && role !== "firm")
  );
}

/** `12 ÷ 4 = 3` where the problem has a box for the 12. */
function filledIn(span: Span, asked: AskedFor): string | undefined {
  if (!asked.hasBox || !isPartOfProblem(span, asked)) return undefined;
  const others = (span.from ?? []).filter((number) => !asked.given.has(number));
  return others.length === 1 ? others[0] : undefined;
}

/** `8 x 9 = 72` where 72 is to be divided. */
export function isPartOfProblem(span: Span, asked: AskedFor): boolean {
  if (span.sort !== "result" || !isGiven(span, asked) || span.text === asked.expected || (span.from?.length ?? 0) < 2)
    return false;
  return !(span.from ?? []).every((number) => asked.question.includes(number));
}

/** `463... wait i forgot to carry 473`: the last word behind a correction. */
function changedTo(candidates: readonly Candidate[], words: readonly string[]): string | undefined {
  const last = candidates.at(-1);
  const before = candidates.at(-2);
  if (last === undefined || before === undefined || RANK[before.role] < 2 || last.role === "denied") return undefined;
  const between = words.slice(before.at + 1, last.at);
  const isLast = words.slice(last.at + 1).every((word) => /^[.!?…]$/u.test(word) || INTERJECTIONS.has(word));
  const isTakenBack =
    between.some((word) => CORRECTIONS.has(word)) ||
    UNDERSTAND.IS_TAKEN_BACK_IDEA.test(` ${between.join(" ")} `) ||
    (between.at(-1) === "then" && before.span.text.includes("/") && last.span.text.includes("/")) ||
    (between.includes("then") &&
      (words.includes("thought") || UNDERSTAND.IS_TAKEN_BACK_FIRST.test(` ${words.slice(0, before.at).join(" ")} `)));
  return isLast && between.length < 8 && isTakenBack ? corrected(before.span, last.span, between) : undefined;
}

/** `7 remainder 3, sorry remainder 2`, `x = 6 wait negative 6`: only the part that was taken back changes. */
function corrected(before: Span, last: Span, between: readonly string[]): string {
  const whole = /^(\d+) r \d+$/u.exec(before.text)?.[1];
  if (whole !== undefined && UNDERSTAND.CORRECTED_REMAINDER.test(between.at(-1) ?? ""))
    return `${whole} r ${last.text}`;
  const unknown =
    before.sort === "equation" && last.sort === "number" ? /^[a-z] = /u.exec(before.text)?.[0] : undefined;
  return `${unknown ?? ""}${last.text}`;
}

/** `400 and 80 and 2`: one after the other, where one number is asked for. */
function isEnumerated(said: readonly Candidate[], words: readonly string[]): boolean {
  return (
    said.length > 2 &&
    said.every(({ span }) => span.sort !== "result") &&
    !isCountedOn(said.map(({ span }) => Number(span.text))) &&
    said.every(
      ({ at }, i) =>
        i === 0 || UNDERSTAND.IS_ENUMERATED_AND.test(words.slice((said[i - 1]?.at ?? 0) + 1, at).join(" ")),
    )
  );
}

function isCountedOn(numbers: readonly number[]): boolean {
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  return (
    numbers.length > 2 && step > 1 && numbers.every((number, i) => i === 0 || number - (numbers[i - 1] ?? 0) === step)
  );
}

/** `7 or 8 dunno which`. */
function isFollowedByOther(
  candidates: readonly Candidate[],
  { span, at }: Candidate,
  words: readonly string[],
): boolean {
  const next = candidates.find((other) => other.at > at);
  const between = next === undefined ? [] : words.slice(at + 1, next.at);
  return next?.span.text !== span.text && between.includes("or") && between.every((word) => BETWEEN_TWO.has(word));
}

/** `8 3!!!` for 83: figures with gaps and nothing else. */
export function joinedDigits({ words, spans }: Frame, { isList, expected }: AskedFor): string | undefined {
  if (isList || spans.length < 2 || spans.length > 7 || spans.some(({ sort }) => sort === "result")) return undefined;
  const start = words.indexOf("#");
  const isLed = words.slice(0, start).every((word) => INTERJECTIONS.has(word) || LEADS.has(word));
  if (!isLed || words.slice(start, start + spans.length).some((word) => word !== "#")) return undefined;
  if (!words.slice(start + spans.length).every((word) => /^[.!?…]$/u.test(word))) return undefined;
  const digits = spans.map(({ text }) => text);
  if (digits.length < 4 && digits.every((text) => text === digits[0]) && (digits[0] ?? "").length > 1) return digits[0];
  // `7 14 21`: counted on to the last.
  if (isCountedOn(digits.map(Number))) return digits.at(-1);
  // `303 243 235`: one after the other to the last.
  if (
    /^\d{1,3}$/u.test(expected) &&
    digits.length > 2 &&
    new Set(digits).size > 1 &&
    digits.every((text) => text.length > 1)
  )
    return digits.at(-1);
  // `60 3`, `300 48`: as dictation writes it.
  const both = digits.length === 2 ? sumOfPlaces(digits[0] ?? "", digits[1] ?? "") : undefined;
  if (both !== undefined) return both;
  return digits.every((text, i) => /^\d$/u.test(text) || (i === 0 ? /^\d{1,3}$/u : /^(?:\d{3}|0\d+)$/u).test(text))
    ? digits.join("")
    : undefined;
}

/** A number said by its places, where the smaller fits into the zeros of the larger: 300 and 48. */
function sumOfPlaces(large: string, small: string): string | undefined {
  const fits = /^[1-9]\d*0$/u.test(large) && /^[1-9]\d*$/u.test(small) && large.endsWith("0".repeat(small.length));
  return fits ? String(Number(large) + Number(small)) : undefined;
}

/** `48 but then what`: worked out so far, and then no more; not `the answer is 48 but then what`. */
function isUnfinished(words: readonly string[]): boolean {
  const first = words.indexOf("#");
  return (
    first >= 0 &&
    !ANSWER_IS.test(` ${words.slice(0, first).join(" ")} `) &&
    words.some((word, at) => word === "#" && UNFINISHED.test(` ${words.slice(at + 1, at + 20).join(" ")} `))
  );
}

const RANK: Readonly<Record<Role, number>> = {
  firm: 4,
  weak: 4,
  asked: 4,
  bare: 4,
  loose: 2,
  other: 1,
  denied: 0,
  mention: 0,
};
const CERTAINTY: Readonly<Record<Role, number>> = {
  firm: 0.93,
  weak: 0.8,
  asked: 0.93,
  bare: 0.97,
  loose: 0.55,
  other: 0.76,
  denied: 0,
  mention: 0,
};
