import { wordSet } from "../../answers/read/table.ts";
import type { AskedFor } from "./asked-for.ts";
import type { Frame, Span } from "./spans.ts";

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
    if (word === "because" || word === "since" || (word === "as" && at > 0 && words[at - 1] !== "out")) isReason = true;
    if (word === "so" || word === "therefore") isReason = false;
    const span = word === "#" ? spans[candidates.length] : undefined;
    if (span !== undefined) candidates.push({ span, role: roleAt(words, at, span, asked), at, isReason });
  }
  const isWorkedOut = !asked.isSum && candidates.some(({ span, role }) => span.sort !== "sum" && RANK[role] > 1);
  return choose(isWorkedOut ? candidates.filter(({ span }) => span.sort !== "sum") : candidates, words);
}

/** The last of the best; none where two stand side by side without one taking the other back. */
function choose(candidates: readonly Candidate[], words: readonly string[]): Stated {
  const changed = changedTo(candidates, words);
  if (changed !== undefined) return { value: changed, isTorn: false, certainty: 0.8 };
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
    (isSideBySide && !between.includes("and") && !isCountedOn(said.map(({ span }) => Number(span.text)))) ||
    isFollowedByOther(candidates, last, words);
  const isLost = rank === RANK.loose && best.some(({ span }) => span.text !== last.span.text);
  if (isTorn) return { value: null, isTorn, certainty: 0.8 };
  // `5 sevens are 35 and 3 more sevens is 21`: steps of a way, no conclusion.
  const before = best.at(-2);
  const steps = before === undefined ? [] : words.slice(before.at + 1, last.at);
  const isGoingOn = / so (?!(?:easy|sure|yes|hard|simple|i (?:think|got|say)|it is|that is|the answer) )/u.test(
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
  const isLast = words.slice(last.at + 1).every((word) => /^[.!?…]$/u.test(word));
  return isLast &&
    between.length < 8 &&
    (between.some((word) => CORRECTIONS.has(word)) || (between.includes("then") && words.includes("thought")))
    ? last.span.text
    : undefined;
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
    asked.kind === "time" &&
    isEnded &&
    /^\d{1,2}:\d\d/u.test(span.text) &&
    / (?:at|until|till|by|on) $/u.test(leftText)
  )
    return "firm";
  if (span.sort === "equation" && / value (?:of|for) $/u.test(leftText)) return "firm";
  if (span.sort === "sum" && !asked.isSum && (right.length > 0 || left.length > 0)) return "mention";
  if (RIGHT_ANSWER.test(rightText) && span.sort !== "sum") return "asked";
  if (PLAYTHINGS.has(right[0] ?? "") && !asked.about.includes(right[0] ?? "")) return "mention";
  if (IN_PLACE.test(rightText) && !QUESTION.test(leftText)) return "bare";
  if (
    WHICH.test(asked.about) &&
    /^ is (?:the )?(?:bigger|biggest|greater|greatest|smaller|smallest|larger|less|more|prime|even|odd|colder|warmer|higher|lower) $/u.test(
      rightText,
    )
  )
    return "firm";
  if (MENTION_RIGHT.test(rightText) && !(isEnded && asked.about.includes(right[0] ?? "#"))) return "mention";
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
    if (STATES.has(word)) return "loose";
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

const TAG =
  /^(?:is not it|is it not|is it|right|correct|yes|no|or no|or not|innit|(?:am|did|have|was) i .*|(?:is|was) (?:it|that|this) .*|do you agree|yes or no) $/u;
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
const BOUNDARIES = wordSet(
  ". , ; ! ? … : because so but wait actually sorry oops then since therefore no nope yes ok oh",
);
/** Words that start afresh behind others without a comma. */
/** A message with more than so many states none of them. */
const MOST_NUMBERS = 40;
/** Words looked at on either side of a number. */
const SEGMENT = 30;
const RESTARTS = wordSet("i is it my that the answer would maybe you we");
const RESTART =
  /^ (?:i (?:think|got|get|say|said|mean|meant|guess|reckon|make it|choose|pick|am saying|am going|change)|is it|is the answer|it is|my (?:final )?answer|that is|that makes|you get|you would get|we get|i would get|it makes|the answer|answer is|would it be|maybe) /u;
const EMBEDDERS = wordSet(
  "after before once till until keep always why how what when where if know which do did can and get understand does not say think way",
);
const LABELS = wordSet(
  "number question problem step part page grade year level chapter class floor line room day lesson example section exercise form key age questions numbers",
);
const AGE = / (?:i am|he is|she is|turned|turning) $/u;
const DENIED = / (?:not|never|without|except|instead of|rather than) (?:the |a |like |just |only |actually )?$/u;
const RIGHT_ANSWER =
  /^ (?:is|are|was) (?:right|correct|the (?:answer|result|right)|it |my (?:answer|guess|final|choice)|what (?:i|you|we) (?:got|get|think|make))/u;
const GOES_ON = /^ (?:and )?then /u;
const PLAYTHINGS = wordSet(
  "kills wins goals cats dogs pets friends brothers sisters cousins subs coins robux skins lives cookies subscribers followers likes kids cousins games levels",
);
const WHICH = /^(?:.{0,200}[.] )?which /u;
const IN_PLACE = /^ (?:goes|go|fits|works) (?:in |into |there |here |the |box |gap |blank |space )*$/u;
/** Ways to come to an answer that end in a word which elsewhere takes a number in passing. */
const STATES_TO =
  / (?:comes? (?:out )?(?:to|as|at|up to)|(?:ends?|ended|came) (?:up |out )(?:with|at|on|as|to)|chang\w+ (?:it |my answer |that |mine )?(?:to|for)|equals? to|rounds? (?:it |that )?(?:up |down )?to|adds? up to|go(?:ing|es)? (?:with|for)|left with|leaves (?:me|you|us|her|him) with|close to|near|(?:falls?|fell|went|goes|drops?|dropped) (?:down |up )?to|(?:same|equal|equals|equivalent|simplifies|reduces|turns|changes|becomes) (?:as|to|into)|i put|my answer to|(?:got|came|come|get) to|locked in|^(?:i )?(?:put|type|write|check|enter|choose)|nearest \w+ is|up to) (?:like |about |maybe )?$/u;
const MENTION_RIGHT =
  /^ (?:(?:and )?(?:it )?(?:is |was )?wrong|secs?|more (?:min|sec|minute|second|hint|try|trie|go|goe|question|example|chance)s?|is (?:the )?(?:hard|worst|best|tricky|easi|nice)\w*|(?:\w+ )?(?:outside|today|yesterday|tomorrow|tonight)|(?:lots|groups|sets) of #|(?:gone |off )?from #|(?:is|are|makes?|equals) (?:the same as |like |really |just )?#|times(?! #)|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|seconds?|am|pm|go|goes|fits?|can (?!i |we |you )|cannot|was|were|comes?|gets you|is (?:my|a|an|in|on|not|too|wrong|bigger|smaller|less|more|greater|even|odd|prime|the same|just|hard|silly|so|his|her|under|above|below|between|near|nearer|nearest|close|closer|only|still|also|like|itself|what|where|how|why)|are (?:both|the same|even|odd|too|not|in)|has|have (?!i |you |we )|does (?!it |that |this )|do (?!i |you |we )|did (?!i |you |it )|into|more to|subscribers|followers|robux|vbucks|likes|plus|minus|year old|percent of|down|itself|th|st|nd|rd) /u;
const ASKED =
  /^ (?:(?:(?:is|was|would|could|can|should|will|might|does|may)(?: not)?|it could|it might|it would|it should|it can|it must|it has to|it will|that could|that would|that must) ?(?:it|that|this|the answer|the result|they|there|x|[a-z])?(?: (?:be|equals|make|come to|to be|is|get|like|about|the|maybe|just|actually|been|like))?|what about|how about|what if it is|do (?:you|we|i) get|did (?:you|we|i) get|is the (?:box|answer|result|total|number|missing number)(?: is)?|(?:does|did) (?:it|that) (?:equals|make|come to)) $/u;
const QUESTION =
  /^ (?:why|how|what|when|where|which|who|do|does|did|can|could|should|shall|would|will|is|are|was|whose|if)\b/u;
const CANNOT =
  / (?:(?:do|does|did|can|could) not|never|cannot) (?:really |even |no |know |get |understand |see |do |remember |like |think )+(?!.*(?:but|maybe))/u;
const STRONG_STATES = wordSet(
  "equals got thought think answer answered maybe says said say saying total guess mean meant choose pick reckon probably definitely try exactly final idk only = result ans makes equal perhaps sum = putting",
);
const STATES = wordSet(
  "is are get gets getting make be left gives give becomes leaves comes has need needs now have wrote write was would could about around like go still was costs cost buy sold",
);
const SUBJECT =
  / (?:(?:it|that|this|answer|total|result|box|sum|[a-z]) (?:\w+ ){0,2}|(?:i|we) (?:get|make|have|now) (?:\w+ )?)$/u;
const OTHERS =
  / (?:friend|friends|bro|brother|sister|sis|mum|mom|dad|teacher|nan|calculator|book|partner|cousin|neighbour|neighbor|mate) /u;
const PERSONAL =
  / (?:my (?!answer|final|guess|mum|mom|dad|friend|teacher|bro|brother|sister|sis|nan|calculator|partner|mate)|favourite|favorite|favourit|i am (?!saying|going|sure|thinking|getting|guessing)|i have (?:a|an) |we live|we have|(?:we|they|i|he|she) (?:won|lost|beat|scored)|hate|love|like the|born|lucky|years? old|named) /u;
const SAID_OF_IT = / (?:it|that|answer) (?:is|was|equals|comes to) $/u;
const ACTIONS = wordSet(
  "added add adding did do doing times timesed multiplied multiply multiplying divided divide dividing took take taking subtracted subtract minus plus counted count counting from by with between into of use used using carry carried borrow borrowed keep kept split change changed turn turned start started starts starting broke round rounded up down to cross crossed cancel cancelled moved move lined flipped flip doubled halved off than after before both looked saw see over on till until past hate love tried next know under above below near in at want every first add carrying going goes if when there for put number times per same difference multiples factors table tables digit opposite",
);
const INTERJECTIONS = wordSet(
  "nvm nevermind um umm uh er erm hmm hm ok oh well so lol haha please miss sir teacher ah hey yes no and like just easy peasy done final yay guys bro bruh man though idk or maybe wait now right dude mate hello hi eh hum a-ha thats phew finally obviously simple",
);
const LEADS = wordSet(
  "# either missing number total result sum value box it is the answer , around roughly and or i think exactly like answer: all",
);
const CLAUSE_STARTS = wordSet(
  "maybe probably perhaps or i if as because you we when but idk it that the my done hm for after cause by is not final easy with using from in since where while although just , obviously clearly ?",
);
const TAIL = wordSet(
  "of them it each more left over altogether in all total whole wholes ones tens hundreds thousands i think so right not sure or something please lol now there final then at the end my answer for sure much is that too also probably maybe guess though correct ok easy peasy done yay if hm hmm tbh to be honest reckon around ish a b thing things apiece everyone per person both equal extra again again? around exactly definitely obviously like isnt thanks cm teacher bro x",
);
const PLACES = wordSet("ones tens hundreds top bottom piece part digit denominator numerator fingers");
const SUBJECTS = wordSet(
  "it that this answer he she they we i you there box x total result sum number final its everyone each would could must should might",
);
const TAKEN = wordSet("has was goes gets does fits times makes is means comes was minus plus less units");
const CORRECTIONS = wordSet("wait actually sorry oops whoops nope");
const BETWEEN_TWO = wordSet("or , maybe is it and either perhaps ? probably even like possibly um hmm uh");
const OWN_WORDS = wordSet("so i got get answer wait no sorry actually but mean final");
