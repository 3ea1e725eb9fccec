import type { AskedFor } from "./asked-for.ts";
import type { Frame, Span } from "./spans.ts";
import {
  ACTIONS,
  AGE,
  ALONG,
  ANSWER_IS,
  ASKED,
  BETWEEN_TWO,
  BOUNDARIES,
  CANNOT,
  CLAUSE_STARTS,
  CORRECTIONS,
  DENIED,
  EMBEDDERS,
  GOES_ON,
  GOING_ON,
  INTERJECTIONS,
  IN_PLACE,
  LABELS,
  LEADS,
  MEANT_ONCE,
  MENTION_RIGHT,
  MOST_NUMBERS,
  OTHERS,
  OWN_WORDS,
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
  UNFINISHED,
  WHICH,
} from "./stated-cues.ts";

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

/**
 * `firm` behind "i got", `weak` behind any "is", `asked` in "is it 7?", `bare` by itself or first, `loose` among other words, `other` said by
 * somebody else, `denied` behind "not", `mention` of another number.
 */
type Role = "firm" | "weak" | "asked" | "bare" | "loose" | "other" | "denied" | "mention";

interface Candidate {
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
  const candidates: Candidate[] = [];
  let isReason = false;
  for (const [at, word] of words.entries()) {
    if (
      word === "because" ||
      word === "since" ||
      (word === "as" && at > 0 && !/^(?:out|same|well|far|such|just|as|much|many)$/u.test(words[at - 1] ?? ""))
    )
      isReason = true;
    if (word === "so" || word === "therefore") isReason = false;
    const span = word === "#" ? spans[candidates.length] : undefined;
    if (span !== undefined) candidates.push({ span, role: roleAt(words, at, span, asked), at, isReason });
  }
  if (isUnfinished(words)) return NONE;
  const isWorkedOut = !asked.isSum && candidates.some(({ span, role }) => span.sort !== "sum" && RANK[role] > 1);
  return choose(isWorkedOut ? candidates.filter(({ span }) => span.sort !== "sum") : candidates, words);
}

/** The last of the best; none where two stand side by side without one taking the other back. */
function choose(candidates: readonly Candidate[], words: readonly string[]): Stated {
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
      !between.includes("and") &&
      !isCountedOn(said.map(({ span }) => Number(span.text)))) ||
    isFollowedByOther(candidates, last, words);
  const isLost = rank === RANK.loose && best.some(({ span }) => span.text !== last.span.text);
  if (isTorn) return { value: null, isTorn, certainty: 0.8 };
  // `5 sevens are 35 and 3 more sevens is 21`: steps of a way, no conclusion.
  const before = best.at(-2);
  const steps = before === undefined ? [] : words.slice(before.at + 1, last.at);
  const isGoingOn =
    GOING_ON.test(` ${words.slice(last.at + 1).join(" ")} `) ||
    / so (?!(?:easy|sure|yes|hard|simple|i (?:think|got|say)|it is|that is|the answer) )/u.test(
      ` ${words.slice(last.at).join(" ")} `,
    );
  const isStep =
    isGoingOn ||
    (before !== undefined &&
      before.span.text !== last.span.text &&
      steps.includes("and") &&
      !steps.some((word) => OWN_WORDS.has(word)));
  return {
    value: last.span.text,
    isTorn,
    certainty: isLost ? 0.3 : isStep ? 0.5 : CERTAINTY[last.role],
    isAside: isStep || (last.role === "weak" && !words.slice(last.at).includes("because")),
  };
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
    / no (?!(?:idea|clue|i|more|need|matter|remainder) )/u.test(` ${between.join(" ")} `) ||
    (between.includes("then") && words.includes("thought"));
  return isLast && between.length < 8 && isTakenBack ? corrected(before.span, last.span, between) : undefined;
}

/** `7 remainder 3, sorry remainder 2`, `x = 6 wait negative 6`: only the part that was taken back changes. */
function corrected(before: Span, last: Span, between: readonly string[]): string {
  const whole = /^(\d+) r \d+$/u.exec(before.text)?.[1];
  if (whole !== undefined && /^(?:remainder|r|are|rest)$/u.test(between.at(-1) ?? "")) return `${whole} r ${last.text}`;
  const unknown =
    before.sort === "equation" && last.sort === "number" ? /^[a-z] = /u.exec(before.text)?.[0] : undefined;
  return `${unknown ?? ""}${last.text}`;
}

/** `400 and 80 and 2`: one after the other, where one number is asked for. */
function isEnumerated(said: readonly Candidate[], words: readonly string[]): boolean {
  return (
    said.length > 2 &&
    !isCountedOn(said.map(({ span }) => Number(span.text))) &&
    said.every(
      ({ at }, i) => i === 0 || /^(?:and|,)(?: and)?$/u.test(words.slice((said[i - 1]?.at ?? 0) + 1, at).join(" ")),
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
function joinedDigits({ words, spans }: Frame, { isList }: AskedFor): string | undefined {
  if (isList || spans.length < 2 || spans.length > 7) return undefined;
  const start = words.indexOf("#");
  const isLed = words.slice(0, start).every((word) => INTERJECTIONS.has(word) || LEADS.has(word));
  if (!isLed || words.slice(start, start + spans.length).some((word) => word !== "#")) return undefined;
  if (!words.slice(start + spans.length).every((word) => /^[.!?…]$/u.test(word))) return undefined;
  const digits = spans.map(({ text }) => text);
  if (digits.every((text) => text === digits[0]) && (digits[0] ?? "").length > 1) return digits[0];
  // `7 14 21`: counted on to the last.
  if (isCountedOn(digits.map(Number))) return digits.at(-1);
  return digits.every((text, i) => /^\d$/u.test(text) || (i === 0 ? /^\d{1,3}$/u : /^(?:\d{3}|0\d+)$/u).test(text))
    ? digits.join("")
    : undefined;
}

function roleAt(words: readonly string[], at: number, span: Span, asked: AskedFor): Role {
  const left = segmentBefore(words, at);
  const right = withoutTag(segmentAfter(words, at));
  const before = left.at(-1) ?? "";
  const leftText = ` ${left.join(" ")} `;
  const rightText = ` ${right.join(" ")} `;
  const isEnded = right.length === 0 || isTail(right, asked);
  const equals = asked.choices.includes(span.text.replace(/\s/gu, ""));
  if (
    equals &&
    !/^ (?:is|are|why|how|what|do|does|can|if) /u.test(leftText) &&
    !DENIED.test(leftText) &&
    !/^(?:than|before|after|and|from|of|to)$/u.test(before)
  )
    return "firm";
  if (LABELS.has(before) && !/ (?:missing|final|whole|total) number $/u.test(leftText) && !asked.about.includes(before))
    return "mention";
  if (AGE.test(leftText) && words.length < at + 3) return "mention";
  if (DENIED.test(leftText)) return "denied";
  if (
    MEANT_ONCE.test(` ${words.slice(0, at).join(" ")} `) &&
    TAKEN_BACK.test(` ${words.slice(at + 1, at + 20).join(" ")} `)
  )
    return "mention";
  if (isEnded && left.length < 7 && isAskedFor(left, asked)) return "firm";
  if (
    asked.kind === "time" &&
    isEnded &&
    /^\d{1,2}:\d\d/u.test(span.text) &&
    / (?:at|until|till|by|on) $/u.test(leftText)
  )
    return "firm";
  if (span.sort === "equation" && / value (?:of|for) $/u.test(leftText)) return "firm";
  if (span.sort === "sum" && !asked.isSum && (right.length > 0 || left.length > 0)) return "mention";
  if (RIGHT_ANSWER.test(rightText) && span.sort !== "sum") return "asked";
  if (PLAYTHINGS.has(right[0] ?? "") && words.length > 3 && !asked.about.includes(right[0] ?? "")) return "mention";
  if (IN_PLACE.test(rightText) && !QUESTION.test(leftText)) return "bare";
  if (
    WHICH.test(asked.about) &&
    /^ is (?:the )?(?:bigger|biggest|greater|greatest|smaller|smallest|larger|less|more|prime|even|odd|colder|warmer|higher|lower) $/u.test(
      rightText,
    )
  )
    return "firm";
  if (MENTION_RIGHT.test(rightText) && !(isEnded && isInStem(right[0] ?? "#", asked))) return "mention";
  if (isEnded && isEachOf(leftText, asked)) return "weak";
  if (ALONG.test(rightText) && words.indexOf("#") < at) return "mention";
  if (span.text.endsWith("%") && /^(?:sure|certain|true|real)$/u.test(right[0] ?? "")) return "mention";
  if (/^(?:give|gave|giving)$/u.test(before) && !asked.about.includes("give")) return "mention";
  if (asked.kind === "time" && isEnded && /^\d{1,2}:\d\d/u.test(span.text) && !QUESTION.test(leftText)) return "firm";
  if (/^ \w+ of # $/u.test(rightText) && isGiven(span, asked) && !asked.about.includes(`how many ${right[0] ?? ""}`))
    return "mention";
  const start = left.findIndex((word) => !INTERJECTIONS.has(word));
  const opening = start === -1 ? "" : ` ${left.slice(start).join(" ")} `;
  if (ASKED.test(opening)) return isEnded || right[0] === "or" ? "asked" : "mention";
  if (QUESTION.test(opening) && !(opening.startsWith(" is it ") && isEnded)) return "mention";
  if (CANNOT.test(leftText)) return "mention";
  if (asked.isList && span.text.includes(",")) return "firm";
  if (STATES_TO.test(leftText) && isEnded && !/ (?:counted|count|from|counting|then) /u.test(leftText)) return "firm";
  const from = at - left.length - 1;
  const isStepOn = words[from] === "then" && words.slice(0, from).some((word) => word === "#" || ACTIONS.has(word));
  return roleByCue({ left, right, isEnded, isStepOn }, span, asked);
}

/** `7 teams of 6` where the teams are known and not asked for. */
function isEachOf(leftText: string, { about }: AskedFor): boolean {
  const noun = /^ # (\w+) of $/u.exec(leftText)?.[1];
  return noun !== undefined && about.includes(noun) && !about.includes(`how many ${noun}`);
}

/** Whether the problem has this number. */
function isGiven({ text }: Span, { about }: AskedFor): boolean {
  return /^\d+$/u.test(text) && about.split(/\D+/u).includes(text);
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
  const isGoingOn = GOES_ON.test(` ${right.join(" ")} `);
  for (let i = left.length - 1; i >= Math.max(0, left.length - 6); i--) {
    const word = left[i] ?? "";
    if (word === "the" || word === "a" || word === "an") return i === 0 && isEnded && !isStepOn ? "bare" : "mention";
    if (ACTIONS.has(word)) return span.sort === "result" ? "weak" : "mention";
    if (PERSONAL.test(text) && !SAID_OF_IT.test(text)) return "mention";
    if (isGoingOn && STATES.has(word)) return "loose";
    if (STRONG_STATES.has(word)) return OTHERS.test(text) ? "other" : "firm";
    if (STATES.has(word) && (isEnded ? isSubject(left.slice(0, i), asked) : SUBJECT.test(text)))
      return OTHERS.test(text) ? "other" : SAID_OF_IT.test(text) && left.length < 5 ? "firm" : "weak";
    if (STATES.has(word) && !(i === 0 && /^(?:about|around)$/u.test(word))) return "loose";
  }
  if (span.sort === "result" && isGoingOn) return "loose";
  if (span.sort === "result" && (left.length > 1 || right.length > 0)) return "weak";
  if (span.sort === "result" || span.sort === "equation") return "firm";
  const isLead = left.every((word) => INTERJECTIONS.has(word) || LEADS.has(word));
  // `took 10 then 7`: a step more, not the answer.
  if (isLead && (isStepOn || right.at(-1) === "and")) return "loose";
  if (isLead && right.includes("#") && right[right.indexOf("#") - 1] !== "of" && !isEnded && !startsClause(right))
    return "loose";
  if (isLead && (isEnded || startsClause(right))) return "bare";
  if (isLead)
    return isNamedInStem(right[0], asked) && !/^(?:are|is|ha[sv]e?|goe?s?)$/u.test(right[1] ?? "") ? "bare" : "loose";
  return isEnded && left.length <= 3 && !PERSONAL.test(text) ? "loose" : "mention";
}

function startsClause([first = "", second = ""]: readonly string[]): boolean {
  return CLAUSE_STARTS.has(first) || (first === "and" && /^(?:i|it|that|then|my)$/u.test(second));
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
  return about.includes(word) && !/^(?:or|for|up)$/u.test(word);
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
