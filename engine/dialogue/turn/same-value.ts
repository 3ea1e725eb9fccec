import type { Talk } from "./talk.ts";

const VALUE = String.raw`(\|?[-−]?\$?\d+(?:[./]\d+)?(?: \d+/\d+)?%?\|?)`;
/** "Is 3.6 the same as 3.60", "would |50| be the same as |-50|". */
const SAME = new RegExp(
  String.raw`\b(?:is|are|does|do|would|will|can) (?:[a-z]+ )?${VALUE} (?:be )?(?:really )?(?:the same(?: (?:value|number|thing|size))? as|equal(?: to)?|as much as|worth) ${VALUE}`,
  "u",
);

/** Whether two values are worth the same, where that is asked and may be said [TRN77]; null for any other question. */
export function sameValue({ text, speaker, locale, env }: Talk): string | null {
  const [, first, second] = SAME.exec(text.toLowerCase()) ?? [];
  if (first === undefined || second === undefined) return null;
  const { verdict } = env.content.checker.check({
    kind: "number",
    expected: plainValue(first),
    given: plainValue(second),
    options: { locale, accept: ["value"] },
  });
  if (verdict === "unreadable") return null;
  const isSame = verdict === "correct" || verdict === "wrong-form";
  const [a, b] = [first, second].map((value) => `$${value.replaceAll("%", String.raw`\%`)}$`);
  return speaker.fresh(isSame ? `Yes, ${a} and ${b} are worth the same.` : `No, ${a} and ${b} are not worth the same.`);
}

/** A value between bars is how far it is from 0. */
function plainValue(text: string): string {
  const [, inside] = /^\|[-−]?(.*)\|$/u.exec(text) ?? [];
  return inside ?? text.replaceAll("|", "");
}
