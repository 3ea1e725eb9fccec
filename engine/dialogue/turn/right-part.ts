import { TURN } from "../../cues/turn.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { PHRASES } from "../compose/phrases.ts";
import type { Speaker } from "../compose/speaker.ts";
import { askAnswer, currentSmallStep, moved } from "./ask-small-step.ts";
import { listOf } from "./list-of.ts";
import { isOnALine } from "./on-a-line.ts";
import { tellingWords, valuesSaid } from "./said-values.ts";
import type { Answer, Talk } from "./talk.ts";
import { inLanguage } from "../../words/say.ts";
import type { Translations } from "../../words/types.ts";

/** A part of an answer that is written of several: its name as it is called, and what it is. */
interface Part {
  readonly name: string;
  readonly value: string;
}

/** What stands of an answer that is not right as a whole, and what does not [TRN96]; null where all or none of it does. */
export function whatStands(
  item: MathProblemItem,
  given: readonly string[],
  speaker: Speaker,
  translations: Translations | null = null,
): string | null {
  const [right, said] = [partsOf(item), partsOf(item, given)];
  if (right.length < 2 || said.length === 0 || said.some(({ name }, at) => name !== right[at]?.name)) return null;
  const stands = right.filter(({ value }, at) => isSame(value, said[at]?.value));
  return tell(right, stands, speaker, translations);
}

/**
 * One part of the answer, by its name or by what it is [TRN96]: what stands is said, also of what was told before, and the
 * rest asked for; null for anything else.
 */
export function onPart(talk: Talk): Answer | null {
  const { desk, speaker, understood } = talk;
  const parts = partsOf(desk.item);
  const isOfBoxes = desk.item.answer_spec.parts !== undefined;
  const said = partIn(parts, understood.plain, understood.category === "answer" && !isOfBoxes && !isOfLine(talk));
  const open = desk.problem.scaffold?.active === true ? currentSmallStep(talk)?.smallStep : undefined;
  // What a small step asks for answers the step.
  if (said === null || (open !== undefined && isSame(open.value ?? "", said.part.value))) return null;
  const before = desk.problem.turns.flatMap((turn) => {
    const one = turn.type === "said" ? partIn(parts, turn.text.toLowerCase(), !isOfBoxes) : null;
    return one?.isRight === true ? [one.part] : [];
  });
  const isWhole = said.isRight && new Set([...before, said.part]).size === parts.length;
  const words = [
    said.isRight
      ? (tell(parts, [...before, said.part], speaker, talk.translations) ?? speaker.pick(PHRASES.goodPiece))
      : speaker.pick(PHRASES.partNot, { part: inLanguage(talk.translations, said.part.name) }),
  ];
  const depth = desk.problem.scaffold?.depth ?? 0;
  return {
    category: "explanation",
    act: "heard",
    // The step that leads to it is done.
    events: said.isRight && desk.problem.scaffold?.active === true ? [moved(talk, "left", depth, null)] : [],
    words,
    question: (isWhole ? speaker.pick(PHRASES.askMain) : null) ?? askAnswer(talk, true),
    asks: { kind: "answer", step: null },
  };
}

/** "15 left" of a time is a step of the way, though the answer may have the same minutes. */
function isOfLine({ desk: { item }, locale, env: { content }, understood: { value } }: Talk): boolean {
  return value !== null && isOnALine({ item, locale, content }, value);
}

/** The part that a message with one number gives, and whether it is what that part is. */
function partIn(
  parts: readonly Part[],
  plain: string,
  isBare: boolean,
): { readonly part: Part; readonly isRight: boolean } | null {
  const [only, ...more] = valuesSaid(plain);
  const value = TURN.PART_VALUE.exec(only?.value ?? "")?.[1];
  if (parts.length < 2 || value === undefined || more.length > 0 || TURN.DENIED.test(only?.behind ?? "")) return null;
  const strictly = parts.filter(({ name }) => nameOf(name).test(plain));
  const counted = parts.filter(
    (each) => TURN.PART_COUNTS[each.name]?.test(plain) === true && isSame(each.value, value),
  );
  const named = strictly.length > 0 ? strictly : counted;
  const isFew = tellingWords(plain) < 2;
  const [part] = named.length > 0 ? named : isBare && isFew ? parts.filter((each) => isSame(each.value, value)) : [];
  return part === undefined || named.length > 1 ? null : { part, isRight: isSame(part.value, value) };
}

function tell(
  parts: readonly Part[],
  stands: readonly Part[],
  speaker: Speaker,
  translations: Translations | null,
): string | null {
  const others = parts.filter((part) => !stands.includes(part));
  if (stands.length === 0 || others.length === 0) return null;
  const nameIn = ({ name }: Part) => inLanguage(translations, name);
  const gaps = {
    right: listOf([...new Set(stands.map(nameIn))], translations),
    other: listOf(others.map(nameIn), translations),
  };
  return speaker.pick(PHRASES.partRight, gaps);
}

function partsOf(
  { answer_spec: spec, solution_logic: solution }: MathProblemItem,
  given?: readonly string[],
): readonly Part[] {
  if (spec.parts !== undefined)
    return spec.parts.some(({ label }) => label.length < 2)
      ? []
      : spec.parts.map(({ label, canonical }, at) => ({ name: label, value: given?.[at] ?? (given ? "" : canonical) }));
  if (spec.ui.choices.length > 0) return [];
  const text = (given?.[0] ?? solution.final_answer_canonical).trim().toLowerCase();
  for (const { form, names } of TURN.WRITTEN_OF_PARTS) {
    const found = form
      .exec(text)
      ?.slice(1)
      .filter((each) => each !== undefined);
    if (found !== undefined) return found.map((value, at) => ({ name: names[at] ?? "", value }));
  }
  return [];
}

function nameOf(name: string): RegExp {
  return TURN.PART_NAMES[name] ?? new RegExp(String.raw`\b${name.toLowerCase().replaceAll(/[^\p{L} ]/gu, "")}\b`, "u");
}

function isSame(right: string, said = ""): boolean {
  return right === said || (/^\d+$/u.test(right) && /^\d+$/u.test(said) && Number(right) === Number(said));
}
