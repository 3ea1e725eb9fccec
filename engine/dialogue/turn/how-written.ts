import { ASKED } from "../../cues/asked.ts";
import { mathsOf } from "../compose/maths-text.ts";
import { isWorthTheSame } from "./read-answer.ts";
import { valuesSaid } from "./said-values.ts";
import type { Talk } from "./talk.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { inLanguage, say } from "../../words/say.ts";

/** How an answer must be written, as the checker of this very problem takes it [TRN100]; null where nothing of it is asked. */
export function howWritten(talk: Talk): string | null {
  const { plain } = talk.understood;
  // A word that is asked about is explained first.
  if (talk.meaning !== null) return null;
  if (ASKED.HOW_WRITTEN.test(plain)) return inGeneral(talk);
  if (ASKED.ONLY_ANSWER.test(plain)) return onlyOne(talk);
  const other = otherForm(talk);
  if (other !== null || !ASKED.WRITES.test(plain)) return other;
  for (const { cue, say } of FORMS) {
    const said = cue.test(plain) ? say(talk) : null;
    if (said !== null) return said;
  }
  return null;
}

interface Form {
  readonly cue: RegExp;
  readonly say: (talk: Talk) => string | null;
}

const FORMS: readonly Form[] = [
  { cue: ASKED.WHICH_BOX, say: boxes },
  { cue: ASKED.IN_WORDS, say: inWords },
  { cue: ASKED.ORDER, say: order },
  { cue: ASKED.COMMA, say: mark },
  { cue: ASKED.COLON, say: (talk) => (specOf(talk).kind === "time" ? SENTENCES.written.time : null) },
  { cue: ASKED.ZEROS, say: zeros },
  { cue: ASKED.AM_PM, say: (talk) => (specOf(talk).kind === "time" ? halfOfDay(talk) : null) },
  { cue: ASKED.LOWEST, say: (talk) => ofFraction(talk, ([a, b]) => `${a * 2}/${b * 2}`, SENTENCES.written.lowest) },
  { cue: ASKED.MIXED, say: mixedOrNot },
  { cue: ASKED.SLASH, say: (talk) => (isFraction(talk) ? SENTENCES.written.fraction : null) },
  { cue: ASKED.LETTER, say: letter },
  { cue: ASKED.REMAINDER, say: remainder },
  { cue: ASKED.UNIT, say: unit },
];

function inGeneral(talk: Talk): string {
  const { kind, ui } = specOf(talk);
  if (ui.choices.length > 0) return SENTENCES.written.choice;
  if (isFraction(talk)) return answerOf(talk).includes(" ") ? SENTENCES.written.mixed : SENTENCES.written.fraction;
  return kind === "time" || kind === "list"
    ? SENTENCES.written[kind]
    : kind === "set"
      ? SENTENCES.written.list
      : SENTENCES.written.number;
}

/** Whether another answer is right as well. */
function onlyOne(talk: Talk): string | null {
  const { kind, parts, ui } = specOf(talk);
  if (ui.choices.length > 0) return SENTENCES.written.oneChoice;
  if (parts !== undefined) return SENTENCES.written.oneInEach;
  if (kind === "list" || kind === "set") return null;
  return /^(?:[a-z] = )?-?\d+$/u.test(answerOf(talk)) ? SENTENCES.written.oneNumber : SENTENCES.written.oneValue;
}

function specOf({ desk }: Talk) {
  return desk.item.answer_spec;
}

function isFraction(talk: Talk): boolean {
  const { kind } = specOf(talk);
  return kind === "fraction" || kind === "mixed";
}

function answerOf({ desk }: Talk): string {
  return desk.item.solution_logic.final_answer_canonical;
}

/** Whether the right answer, written like that, is marked right. */
function isTaken({ desk, env, locale }: Talk, given: string): boolean {
  return env.content.checker.checkItem(desk.item, [given], locale).verdict === "correct";
}

/** "Yes", "no" or "as you like", by which writings are taken; null where that cannot be told. */
function withOrWithout(talk: Talk, what: string, written: string, bare: string): string | null {
  const [isWith, isBare] = [isTaken(talk, written), isTaken(talk, bare)];
  const { may, with: withIt, without } = SENTENCES.written;
  const phrase = isWith && isBare ? may : isWith ? withIt : isBare ? without : null;
  const said = { what: inLanguage(talk.translations, what) };
  return phrase === null ? null : say(talk.translations, phrase, said);
}

const NAMES: Readonly<Record<string, string>> = {
  "₹": SENTENCES.signs.rupee,
  $: SENTENCES.signs.dollar,
  "%": SENTENCES.signs.percent,
  "¢": SENTENCES.signs.cents,
};
/** Kinds whose sign is no option of theirs. */
const SIGNS: Partial<Readonly<Record<string, string>>> = { money: "$", percent: "%" };

function unit(talk: Talk): string | null {
  const { kind = "number", options, parts, ui } = specOf(talk);
  if (parts !== undefined || ui.choices.length > 0) return null;
  const sign = options?.unit ?? SIGNS[kind];
  if (sign === undefined) return SENTENCES.written.numberOnly;
  const bare = answerOf(talk).replace(/[$%]| ?[a-z¢]+[²³]?$/gu, "");
  const written = kind === "money" && sign !== "¢" ? `${sign}${bare}` : sign === "%" ? `${bare}%` : `${bare} ${sign}`;
  return withOrWithout(talk, NAMES[sign] ?? SENTENCES.signs.unit, written, bare);
}

/** On a problem that is over: whether another writing is taken as well. */
function otherForm({ desk, env, locale, understood: { plain }, text, translations }: Talk): string | null {
  if (desk.problem.phase === "open" || !ASKED.OTHER_FORM.test(plain)) return null;
  const own = desk.item.solution_logic.final_answer_canonical;
  const said = valuesSaid(text.toLowerCase()).map(({ value }) => value);
  const value = said.find((each) => each !== own && isWorthTheSame(desk.item, each, locale, env.content.checker));
  if (value === undefined) return null;
  const isRight = env.content.checker.checkItem(desk.item, [value], locale).verdict === "correct";
  const phrase = isRight ? SENTENCES.written.alsoRight : SENTENCES.written.otherForm;
  return say(translations, phrase, { value: mathsOf(value) });
}

function remainder({ desk }: Talk): string | null {
  const { answer_spec: spec } = desk.item;
  const isAsked = spec.parts !== undefined || spec.options?.form === "remainder";
  return spec.ui.choices.length > 0 || isAsked ? null : SENTENCES.written.noRemainder;
}

function halfOfDay(talk: Talk): string | null {
  const [bare = "", half] = answerOf(talk).split(" ");
  const what = SENTENCES.signs.halfOfDay;
  return half === undefined
    ? withOrWithout(talk, what, `${bare} am`, bare)
    : withOrWithout(talk, what, answerOf(talk), bare);
}

function letter(talk: Talk): string | null {
  const [, sign] = /^([a-z]) = /u.exec(answerOf(talk)) ?? [];
  return sign === undefined ? null : withOrWithout(talk, `$${sign} =$`, answerOf(talk), answerOf(talk).slice(4));
}

/** Comma or point: between numbers, before the parts of one, or between its thousands. */
function mark(talk: Talk): string | null {
  const answer = answerOf(talk);
  const { kind } = specOf(talk);
  if (kind === "list" || kind === "set")
    return isTaken(talk, answer.replaceAll(",", " ")) ? SENTENCES.written.commasOrGaps : SENTENCES.written.list;
  if (/^\d{4,}$/u.test(answer))
    return withOrWithout(talk, SENTENCES.signs.comma, answer.replace(/(\d{3})$/u, ",$1"), answer);
  if (/^\d+$/u.test(answer)) return SENTENCES.written.number;
  if (!/^\d+\.\d+$/u.test(answer)) return null;
  const [comma, point] = [isTaken(talk, answer.replace(".", ",")), isTaken(talk, answer)];
  if (comma && point) return SENTENCES.written.pointAndComma;
  return comma ? SENTENCES.written.comma : SENTENCES.written.point;
}

/** Whether several numbers may stand in any order. */
function order(talk: Talk): string | null {
  const numbers = answerOf(talk).split(", ");
  if (numbers.length < 2) return null;
  return isTaken(talk, numbers.toReversed().join(", ")) ? SENTENCES.written.anyOrder : SENTENCES.written.thatOrder;
}

/** ".00" behind whole dollars, or a zero more behind a decimal. */
function zeros(talk: Talk): string | null {
  const answer = answerOf(talk);
  if (/:0\d/u.test(answer)) return withOrWithout(talk, SENTENCES.signs.zero, answer, answer.replace(":0", ":"));
  const longer = answer.includes(".") ? `${answer}0` : `${answer}.00`;
  return /^\d+(?:\.\d+)?$/u.test(answer) ? withOrWithout(talk, SENTENCES.signs.zeros, longer, answer) : null;
}

function inWords(talk: Talk): string {
  return specOf(talk).ui.choices.length > 0 ? SENTENCES.written.choice : SENTENCES.written.number;
}

function boxes(talk: Talk): string | null {
  const labels = specOf(talk).parts?.map(({ label }) => label) ?? [];
  return labels.length === 0 ? null : say(talk.translations, SENTENCES.written.boxes, { labels: labels.join(", ") });
}

type Fraction = readonly [top: number, bottom: number];

function fractionOf(answer: string): Fraction | null {
  const [, whole = "0", top = 0, bottom = 0] = /^(?:(\d+) )?(\d+)\/(\d+)$/u.exec(answer) ?? [];
  return bottom === 0 ? null : [Number(whole) * Number(bottom) + Number(top), Number(bottom)];
}

/** Whether another form of the answer is taken as well. */
function ofFraction(talk: Talk, form: (fraction: Fraction) => string, own: string): string | null {
  const fraction = fractionOf(answerOf(talk));
  if (fraction === null) return null;
  return isTaken(talk, form(fraction)) ? SENTENCES.written.anyForm : own;
}

function mixedOrNot(talk: Talk): string | null {
  const fraction = fractionOf(answerOf(talk));
  if (fraction === null || fraction[0] < fraction[1]) return null;
  const [top, bottom] = fraction;
  const improper = isTaken(talk, `${top}/${bottom}`);
  const mixed = isTaken(talk, `${Math.floor(top / bottom)} ${top % bottom}/${bottom}`);
  if (improper && mixed) return SENTENCES.written.bothForms;
  return mixed ? SENTENCES.written.mixedHere : SENTENCES.written.improperHere;
}
