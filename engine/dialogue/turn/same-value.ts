import { TURN } from "../../cues/turn.ts";
import { listOf } from "./list-of.ts";
import { valuesSaid } from "./said-values.ts";
import type { Talk } from "./talk.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { mustSay, say } from "../../words/say.ts";

/** Values of which it is said, and not only asked, that they are worth the same, and they are [TRN79]; null for any others. */
export function sameValues(talk: Talk): string | null {
  const { translations, speaker } = talk;
  const same = saidSame(talk).map(([first, second]) =>
    mustSay(translations, SENTENCES.worth.pair, { first: shown(first), second: shown(second) }),
  );
  if (same.length === 0) return null;
  return speaker.fresh(say(translations, SENTENCES.worth.pairs, { pairs: listOf(same, translations) }));
}

/** "8/12 or 2/3": the two a pupil is between, where they are worth the same. */
export function sameCandidates({ text, speaker, locale, env, translations }: Talk): string | null {
  const [first, second, ...more] = valuesSaid(text.toLowerCase()).map(({ value }) => value);
  if (first === undefined || second === undefined || more.length > 0 || first === second) return null;
  if (isSame(first, second, locale, env) !== true) return null;
  const gaps = { first: shown(first), second: shown(second) };
  return speaker.fresh(say(translations, SENTENCES.worth.needNotChoose, gaps));
}

/** All pairs of them before the first that is not the same. */
export function saidSame({ text, locale, env }: Talk): readonly (readonly [string, string])[] {
  const pairs = [...text.toLowerCase().matchAll(TURN.STATED)].map(
    ([, first = "", second = ""]): readonly [string, string] => [first, second],
  );
  const off = pairs.findIndex(([first, second]) => first === second || isSame(first, second, locale, env) !== true);
  return off < 0 ? pairs : pairs.slice(0, off);
}

/** Whether two values are worth the same, where that is asked and may be said [TRN77]; null for any other question. */
export function sameValue({ text, speaker, locale, env, translations }: Talk): string | null {
  const [first, second] = (TURN.SAME.exec(text.toLowerCase())?.slice(1) ?? []).filter((value) => value !== undefined);
  if (first === undefined || second === undefined) return null;
  const same = first === second ? null : isSame(first, second, locale, env);
  if (same === null) return null;
  const phrase = same ? SENTENCES.worth.same : SENTENCES.worth.notSame;
  return speaker.fresh(say(translations, phrase, { first: shown(first), second: shown(second) }));
}

/** Null where one of them is no number. */
export function isSame(first: string, second: string, locale: Talk["locale"], env: Talk["env"]): boolean | null {
  const { verdict } = env.content.checker.check({
    kind: "number",
    expected: plainValue(first),
    given: plainValue(second),
    options: { locale, accept: ["value"] },
  });
  return verdict === "unreadable" ? null : verdict === "correct" || verdict === "wrong-form";
}

function shown(value: string): string {
  return `$${value.replaceAll("%", String.raw`\%`)}$`;
}

/** A value between bars is how far it is from 0. */
function plainValue(text: string): string {
  const [, inside] = /^\|[-−]?(.*)\|$/u.exec(text) ?? [];
  return inside ?? text.replaceAll("|", "");
}
