import type { Adjustments, ExamAdjusted } from "#engine";
import type { Text, TextId } from "../../../text/text.ts";

/** Every choice of extra time, in the order it is offered. */
export const EXTRA_TIMES = {
  none: "teach.adjust.time.none",
  quarter: "teach.adjust.time.quarter",
  half: "teach.adjust.time.half",
  double: "teach.adjust.time.double",
} as const satisfies Readonly<Record<Adjustments["extraTime"], TextId>>;

/** Every language level, in the order it is offered. */
export const LANGUAGES = {
  own: "teach.adjust.language.own",
  simple: "teach.adjust.language.simple",
  standard: "teach.adjust.language.standard",
  advanced: "teach.adjust.language.advanced",
} as const satisfies Readonly<Record<"own" | NonNullable<Adjustments["language"]>, TextId>>;

type Switch = Exclude<keyof Adjustments, "extraTime" | "language">;

/** What is on or off, with what it does. */
export const SWITCHES = {
  fewerChoices: { name: "teach.adjust.choices", text: "teach.adjust.choices.text" },
  readAloud: { name: "teach.adjust.aloud", text: "teach.adjust.aloud.text" },
  largerText: { name: "teach.adjust.text", text: "teach.adjust.text.text" },
} as const satisfies Readonly<Record<Switch, { readonly name: TextId; readonly text: TextId }>>;

export const SWITCH_NAMES = Object.keys(SWITCHES) as readonly Switch[];

/** What is set for a pupil, in one line: "Half more time, fewer choices"; "" for nothing. */
export function adjustedWords(t: Text, { extraTime, language, ...switches }: Adjustments): string {
  return sentence([
    ...(extraTime === "none" ? [] : [t(EXTRA_TIMES[extraTime])]),
    ...SWITCH_NAMES.filter((name) => switches[name]).map((name) => t(SWITCHES[name].name)),
    ...(language === undefined ? [] : [t(`teach.adjust.language.${language}`)]),
  ]);
}

/** What an exam was begun with, in one line; "" for nothing. */
export function examAdjustedWords(t: Text, adjusted: ExamAdjusted | undefined): string {
  return sentence([
    ...(adjusted?.extra_time === undefined ? [] : [t(EXTRA_TIMES[adjusted.extra_time])]),
    ...(adjusted?.fewer_choices === true ? [t(SWITCHES.fewerChoices.name)] : []),
    ...(adjusted?.read_aloud === true ? [t(SWITCHES.readAloud.name)] : []),
  ]);
}

/** "Sat with: half more time, fewer choices"; "" for nothing. */
export function satWithWords(t: Text, adjusted: ExamAdjusted | undefined): string {
  const words = examAdjustedWords(t, adjusted);
  return words === "" ? "" : t("teach.adjust.sat-with", { what: lower(words) });
}

/** "Set for Ben: half more time in exams, simple language". */
export function setForWords(t: Text, name: string, set: Adjustments): string {
  return t("teach.adjust.set-for", { name, what: lower(adjustedWords(t, set)) });
}

/** The first word keeps its capital, as a line begins with it. */
function sentence(parts: readonly string[]): string {
  return parts.map((part, at) => (at === 0 ? part : lower(part))).join(", ");
}

/** As it stands within a sentence. */
export function lower(part: string): string {
  return part.charAt(0).toLowerCase() + part.slice(1);
}
