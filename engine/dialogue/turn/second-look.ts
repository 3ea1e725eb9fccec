import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { sentencesOf } from "../compose/maths-text.ts";
import { PHRASES } from "../compose/phrases.ts";
import { understand, type MessageContext, type Understanding } from "../understand/understand.ts";
import { asksOperation } from "./which-operation.ts";
import { FEELS_DUMB, MAY_TRY, TOO_EASY } from "./wishes.ts";
import { matchChoice } from "./read-answer.ts";

/**
 * What was understood, looked at again in the light of the problem [TRN27]: a yes is no answer to a sum, a question is
 * none to a choice, what is counted in the picture is not yet a fraction, and "now I get 58" is an answer.
 */
export function secondLook(
  message: string,
  first: Understanding,
  item: MathProblemItem,
  context: MessageContext,
): Understanding {
  const { plain } = first;
  // "M is 5", where no unknown is looked for.
  const [, ofPoint] = /^[a-z] = (.+)$/u.exec(first.value ?? "") ?? [];
  if (ofPoint !== undefined && !item.solution_logic.final_answer_canonical.includes("="))
    return secondLook(message, { ...first, value: ofPoint }, item, context);
  if (WHY_AGAIN.test(plain) || WHY_NOT.test(plain))
    return { ...first, ...NO_VALUE, category: "conceptual_question", ask: "why" };
  if (first.category !== "answer" && asksOperation(plain))
    return { ...first, ...NO_VALUE, category: "conceptual_question", ask: null };
  const asked = first.category === "conceptual_question" ? IS_IT.exec(plain)?.[1] : undefined;
  if (asked !== undefined) return { ...first, category: "answer", isAnswer: true, value: asked, ask: "is-it-right" };
  const claimed = first.value === null ? CLAIMS_RIGHT.exec(plain)?.[1] : undefined;
  if (claimed !== undefined) return { ...first, category: "answer", isAnswer: true, value: claimed, ask: null };
  if (FEELS_DUMB.test(plain) && first.category !== "answer")
    return { ...first, ...NO_VALUE, category: "stuck", mood: "frustrated", ask: null };
  if (SHRUG.test(message)) return { ...first, ...NO_VALUE, category: "stuck", ask: null };
  if (TOO_EASY.test(plain) && first.category !== "answer" && !/\b(?:what|how|when|why)\b/u.test(plain))
    return { ...first, ...NO_VALUE, category: "acknowledge", ask: null };
  if (MAY_TRY.test(plain) && first.value !== null && !/\bis (?:it|that)\b/u.test(plain))
    return { ...first, ...NO_VALUE, category: "conceptual_question", ask: null };
  const unknown = first.category === "stuck" ? UNKNOWN_TERM.exec(plain)?.[1] : undefined;
  if (unknown !== undefined && first.topics.length > 0)
    return { ...first, category: "conceptual_question", ask: "what-is", plain: `what is ${unknown}` };
  const truth = context.lastAsked === "yes-no" ? TRUTH.exec(plain)?.[1] : undefined;
  if (truth !== undefined && item.answer_spec.ui.choices.includes(truth))
    return { ...first, category: "answer", isAnswer: true, value: truth, ask: null };
  if (TELL_ME.test(plain) && first.category !== "answer")
    return { ...first, ...NO_VALUE, category: "stuck", ask: "tell-me" };
  if (WHAT_NEXT.test(plain)) return { ...first, ...NO_VALUE, category: "stuck", ask: null };
  if (first.category === "off_topic" && namesEither(plain, context)) return { ...first, category: "explanation" };
  if (isDigitOf(plain, item) && context.lastAsked !== "step") return { ...first, ...NO_VALUE, category: "explanation" };
  const could = COULD_BE.exec(plain)?.[1] ?? "";
  const choice = could === "" ? undefined : matchChoice(could, item.answer_spec.ui.choices);
  if (choice !== undefined && first.value === null)
    return { ...first, category: "answer", isAnswer: true, value: choice, ask: null };
  if (STOP.test(plain)) return { ...first, ...NO_VALUE, category: "stuck", ask: "stop" };
  if (first.category === "answer") return apartAgain(message, first, item) ?? noAnswer(first, item, context) ?? first;
  const several = severalIn(plain, item);
  if (several !== null) return { ...first, category: "answer", isAnswer: true, value: several, ask: null };
  if (first.value === null && OOPS.test(plain)) return { ...first, category: "acknowledge", ask: null };
  if (first.category === "off_topic" && TOLD.test(plain)) return { ...first, category: "explanation" };
  if (/^(?:off_topic|stuck|conceptual_question)$/u.test(first.category) && TOO_BIG.test(plain))
    return { ...first, category: "conceptual_question", ask: null };
  if (first.category === "off_topic" && RIGHT.test(plain))
    return { ...first, category: "conceptual_question", ask: "is-it-right" };
  if (first.category === "explanation" && context.lastAsked !== "why" && isNoWay(first))
    return { ...first, category: "off_topic" };
  const found = context.lastAsked === "why" ? undefined : NOW_GET.exec(plain)?.[1];
  if (found === undefined || (first.category !== "explanation" && first.category !== "acknowledge")) return first;
  const again = understand(`it is ${found}`, context);
  return again.category === "answer" && again.value !== null ? again : first;
}

/** `below`, to a hint that asks "above zero or below zero?". */
function namesEither(plain: string, { lastTutorMessage = "" }: MessageContext): boolean {
  const asked = /[^.?!]* or [^.?!]*\?/u.exec(lastTutorMessage.toLowerCase())?.[0] ?? "";
  const words = plain.match(/[\p{L}\d]+/gu) ?? [];
  return words.length > 0 && words.length < 4 && new Set(asked.match(/[\p{L}\d]+/gu)).has(words[0] ?? "");
}

/** `the 2`: a digit of the problem, to a hint that asks for one. */
function isDigitOf(plain: string, { problem_content: { stem } }: MathProblemItem): boolean {
  const digit = /^(?:it is |is it )?the (\d)[.?!]*$/u.exec(plain)?.[1];
  return digit !== undefined && /\d{2,}/u.test(stem) && stem.includes(digit);
}

const NO_VALUE = { isAnswer: false, value: null } as const;
const WHY_AGAIN =
  /^(?:(?:yes|yea|yeah|ok|okay|no|and|so|but|hmm?) )*(?:why|how come|what if)\b(?: (?:though|tho|not|is that|they|it|are|is|not|aren't|arent|isn't|isnt|so|does it|again|then|that))*[.?]*$/u;
const WHY_NOT = /^(?:and |but |so )?why (?:can't|cant|cannot|can not|don't|dont|do not) (?:i|we|you|u)\b/u;
const WHAT_NEXT =
  /^(?:so |and |ok |okay |now )*what(?:'s|s| is| comes| do i do| do we do| now)(?: comes)? ?(?:the )?(?:next|now|first)?(?: step)?[.?]*$/u;
/** A term that somebody says they do not know: "i dont know what times is". */
const UNKNOWN_TERM =
  /\b(?:(?:don't|dont|do not|never) (?:know|get|understand|learned|learnt)(?: it)?|no idea) what (?:is )?((?:an? |the )?[a-z]+(?: [a-z]+)?)(?: (?:is|are|means?|does|do))?\b(?: (?:in front )?(?:mean|means|is|are))?[.?]*(?:$| we| so)/u;
/** A value that is asked about is stated, whatever can be chosen. */
const IS_IT = /^(?:(?:so|and|ok|then) )*is it ([-−]?\d+(?:[./]\d+)?)[?.! ]*$/u;
/** "100 is right, my mum is a teacher": given before or not, it is an answer. */
const CLAIMS_RIGHT = /^(?:(?:no|but|yes) )?([-−]?\d+(?:[./]\d+)?) is (?:right|correct)\b(?! or\b)/u;
const SHRUG = /^\W*shrugs?\W*$|^\s*🤷/iu;
const TRUTH = /^(?:(?:no|yes|ok|so) )*(?:i (?:got|get|think|say|said|put)|it is|it's|its)? ?(true|false)[.!]*$/u;
/** A plea for the answer, also as what somebody else has said. */
const TELL_ME =
  /^(?:(?:ok|okay|so|and|but|well|then|yes|no) )*what (?:is|was) (?:it|the answer)(?: then| now| though)?[.?]*$|\b(?:tell|give|show) me (?:the|that) answer\b|^tell me\b(?! (?:a|about|more|why|how|what|when|your|if|the (?:rule|way|steps?))\b)|\b(?:say|print) (?:me )?(?:the answer|it)\b(?! (?:again|in|is|like|out|another|other|differently|once|slow|more|with))/u;
const COULD_BE = /^(?:so |and |or )*(?:could|can|might) it be (.+?)[.?]*$/u;
/** How somebody came to know, said where no reason was asked for. */
const TOLD =
  /^(?:i )?(?:just )?(?:know|knew) (?:it|that)$|^i (?:just )?(?:drew|counted|used|looked at) (?:it|them|my fingers|the picture)\b|\b(?:teacher|mum|mom|dad|brother|sister|friend) (?:told|showed|taught) me\b/u;
const STOP =
  /\b(?:can|may|could) (?:i|we) (?:please )?(?:stop|finish|be done|leave)\b|\bi (?:want to|wanna|need to|have to) (?:stop|leave)\b|\bi(?:'m| am|m) (?:done|finished) (?:for today|for now)\b/u;
const NOW_GET = /\b(?:i|we) (?:now )?(?:get|got)\s+((?:[a-z] = )?[-−]?\d[^a-z]*(?:[a-z]{1,12})?)[.?]*$/u;

const OOPS =
  /^(?:oh |oops |wait |sorry )*i (?:read|saw|copied|typed|wrote|pressed|did) (?:it|that|the \w+) (?:wrong|rong|wrongly)\b/u;
export const TOO_BIG =
  /^(?:is it |was it |am i |so )*(?:too|to|2) (?:high|low|big|small)\b|^(?:warmer|hotter|colder)\b/u;
const RIGHT = /^(?:is (?:it|this|that)|am i|did i|was i|have i)\b.*\b(?:right|correct)\b/u;

/** "My answer is 3, 8, 4" where several values are asked: the numbers alone, and all of them; null for anything else. */
function severalIn(plain: string, { answer_spec: spec }: MathProblemItem): string | null {
  const isMany = spec.parts !== undefined || spec.kind === "list" || spec.kind === "set";
  const rest = SEVERAL.exec(plain)?.[1];
  if (!isMany || rest === undefined) return null;
  const numbers = rest.match(/[-−]?\d+(?:[./]\d+)?/gu) ?? [];
  return numbers.length === (spec.parts?.length ?? numbers.length) && numbers.length > 1 ? numbers.join(", ") : null;
}

const SEVERAL =
  /^(?:(?:so|ok|okay|oh|maybe|well|i (?:think|got|get|have)|(?:my |the )?answer is|it is|it's|its|is it|they are|could it be)[ ,:]*)*((?:[-−]?\d+(?:[./]\d+)?(?:\s*[,;]\s*|\s+and\s+|\s+)?){2,})[.?]*$/u;

/** "I saw a big bird today" tells of no way to an answer. */
function isNoWay({ plain, topics }: Understanding): boolean {
  return topics.length === 0 && !/\d/u.test(plain) && !WAY.test(plain);
}

const WAY =
  /\b(?:because|cos|cuz|coz|bc|since|so|first|then|add\w*|plus\w*|minus\w*|take\w*|took|taking|count\w*|drew|draw\w*|time\w*|multipl\w*|divid\w*|shar\w*|same|both|put\w*|head|did|do|use\w*|using|make\w*|made|move\w*|swap\w*|trad\w*|carr\w*|borrow\w*|line\w*|top\w*|bottom\w*|each|all|split\w*|doubl\w*|hal\w*|guess\w*|check\w*|get|got|think|thought|work\w*|know|knew|read\w*|mistake\w*|mixed|forgot|number\w*|sign\w*|part\w*|one|ones|ten|tens|undo|opposite|balanc\w*|left|right|more|less|bigger|smaller|zero|point\w*|dot\w*|group\w*|bits?|colou?red|shaded|calculator)\b/u;

/** "1 2 3 6" is four numbers, not one. */
function apartAgain(
  message: string,
  first: Understanding,
  { answer_spec: spec }: MathProblemItem,
): Understanding | null {
  const apart = /(?<![\d/.,])\d{1,2}(?: \d{1,2})+(?![\d/.,])/u.exec(message)?.[0];
  if (apart === undefined || first.value !== apart.replaceAll(" ", "")) return null;
  const isMany = spec.kind === "list" || spec.kind === "set";
  return { ...first, value: isMany ? apart.replaceAll(" ", ", ") : null };
}

function noAnswer(first: Understanding, item: MathProblemItem, context: MessageContext): Understanding | null {
  const { choices } = item.answer_spec.ui;
  const { lastAsked } = context;
  const { plain } = first;
  const value = first.value ?? "";
  const isTruth = matchChoice(value, choices) !== undefined && (plain.split(" ").length > 1 || isTruthAsked(context));
  if (/^(?:yes|no)$/iu.test(value) && !isTruth)
    return { ...first, ...NO_VALUE, category: value.toLowerCase() === "yes" ? "acknowledge" : "stuck" };
  const isQuestion =
    /^(?:(?:so|and|but|ok|okay) )*(?:is|are|was|does) /u.test(plain) && !/^(?:so )?is it\b/u.test(plain);
  if (choices.length > 0 && isQuestion && value !== "" && matchChoice(value, choices) === undefined)
    return { ...first, ...NO_VALUE, category: "conceptual_question" };
  // "Do the same to both" is a way; "it is the same" is a sign.
  if (value === "=" && /\b(?:do|did|does|doing|kept|keep|have to|has to|must)\b/u.test(plain))
    return { ...first, ...NO_VALUE, category: "explanation" };
  const isCounted = item.answer_spec.kind === "fraction" && /^\d+$/u.test(value) && COUNTED.test(plain);
  return isCounted && lastAsked !== "step" ? { ...first, ...NO_VALUE, category: "explanation" } : null;
}

const COUNTED =
  /\b(?:bits?|parts?|pieces?|spaces?|squares?|slices?|shaded|coloured|colored|all together|altogether)\b/u;

/**
 * Whether a bare yes or no is an answer to a problem that asks whether something is so: not where the tutor asked
 * something else since.
 */
function isTruthAsked({ lastTutorMessage = "", stem = "" }: MessageContext): boolean {
  const asked = sentencesOf(lastTutorMessage).at(-1) ?? "";
  if (!asked.endsWith("?")) return true;
  return /true or false|yes or no/iu.test(asked) || stem.includes(asked) || FOR_ANSWER.has(asked);
}

/** Asks for the answer, and could not be answered by yes or no itself. */
const FOR_ANSWER: ReadonlySet<string> = new Set(
  [PHRASES.askFirst, PHRASES.askOpen, PHRASES.askAgain, PHRASES.askMain, PHRASES.askAfter]
    .flat()
    .filter((question) => !/^(?:so )?(?:is|are|do|does|can|will|would)\b/iu.test(question)),
);
