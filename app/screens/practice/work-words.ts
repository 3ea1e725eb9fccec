import type { TurnView, WorkLineView } from "#engine";
import { unreadableRichText } from "../../text/reason-words.ts";
import type { Text, TextId } from "../../text/text.ts";

type Work = Extract<TurnView, { type: "work" }>;

/** What is said about lines of working: where to look first, and what the last line is for [SCR14]. */
export function workWords(t: Text, work: Work): string {
  const { lines, firstWrong, answer } = work;
  const wrong = firstWrong === null ? undefined : lines[firstWrong];
  const said = wrong === undefined ? noneWrongWords(t, lines) : wrongWords(t, wrong, (firstWrong ?? 0) + 1);
  const others = lines.flatMap((line, at) => noteWords(t, line, at + 1));
  const filled = wrong === undefined && answer !== null ? [t("work.filled")] : [];
  return [...said, ...others, ...filled].join(" ");
}

/** One or two words beside a line. */
export function lineWords(t: Text, { status, rule }: WorkLineView): string {
  if (status === "empty") return "";
  return status === "right" && rule !== null ? t(`work.rule.${rule}`) : t(`work.${status}`);
}

function noneWrongWords(t: Text, lines: readonly WorkLineView[]): readonly string[] {
  const checked = lines.filter(({ status }) => status === "right" || status === "run-on").length;
  const isOnlyAnswer = checked === 0 && lines.some(({ status }) => status === "answer");
  return [isOnlyAnswer ? t("work.only-answer") : t("work.none-wrong", { checked })];
}

/** Where to look in a wrong line, by what it nearly is, else by what sort of line it is. */
function wrongWords(t: Text, { because, near, sort }: WorkLineView, n: number): readonly string[] {
  const known = because ?? (near !== null && NEAR.has(near) ? near : null);
  const hint = known === null ? (`work.sort.${sort ?? "other"}` as const) : (`work.near.${known}` as TextId);
  return [t("work.first-wrong", { n }), t(hint)];
}

const NEAR: ReadonlySet<string> = new Set([
  "inverse-sign",
  "sign",
  "reciprocal",
  "power-of-ten",
  "coefficient",
  "constant",
  "bracket",
  "exponent",
]);

function noteWords(t: Text, line: WorkLineView, n: number): readonly string[] {
  if (line.status === "run-on") return [t("work.told-run-on", { n })];
  if (line.status !== "unreadable" || line.reason === null) return [];
  return [
    t("work.told-unreadable", { n }),
    unreadableRichText(t, line.reason, line.params, { kind: null, given: line.text }),
  ];
}
