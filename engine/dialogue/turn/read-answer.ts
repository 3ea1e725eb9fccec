import { TURN } from "../../cues/turn.ts";
import type { Checker } from "../../answers/checker.ts";
import type { NumberLocale } from "../../answers/types.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import type { Understanding } from "../understand/understand.ts";

/** What was said, as the answer boxes take it. */
export type SpokenAnswer =
  | { readonly type: "given"; readonly given: readonly string[] }
  /** Not all boxes are filled. */
  | { readonly type: "boxes"; readonly labels: readonly string[] }
  /** Two at once, or none. */
  | { readonly type: "unsettled" };

/** The value said, box by box; several boxes only where the text fills them all [TRN4]. */
export function readAnswer(item: MathProblemItem, { value, plain }: Understanding): SpokenAnswer {
  const { parts: boxes, ui } = item.answer_spec;
  if (boxes !== undefined) {
    const labels = boxes.map(({ label }) => label);
    const given = fillBoxes(value ?? "", boxes.length) ?? fillBoxes(plain, boxes.length);
    return given === null ? { type: "boxes", labels } : { type: "given", given };
  }
  if (value === null) return { type: "unsettled" };
  if (ui.choices.length === 0) return { type: "given", given: [withoutMoney(item, value).slice(0, 200)] };
  const choice = matchChoice(value, ui.choices);
  return { type: "given", given: [(choice ?? value).slice(0, 200)] };
}

/** "500 euros", where the pupil thought of money by themselves: the number is the answer. */
function withoutMoney(
  { answer_spec: { kind, options }, problem_content: { stem } }: MathProblemItem,
  value: string,
): string {
  const isOfMoney = kind !== "integer" || options?.unit !== undefined || /\\\$|[£€₹]/u.test(stem);
  return isOfMoney ? value : value.replace(/^[£$€₹](?=\d)/u, "");
}

/** `1, 4 and 6` for three boxes. */
function fillBoxes(text: string, count: number): readonly string[] | null {
  const cut = text
    .split(TURN.CUT_THEN)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (cut.length === count && cut.every((part) => /\d/u.test(part))) {
    const numbers = cut.map((part) => NUMBER.exec(part)?.[0] ?? part);
    return numbers.map((part) => part.trim().slice(0, 200));
  }
  const numbers = text.match(new RegExp(NUMBER, "gu")) ?? [];
  return numbers.length === count ? numbers.map((part) => part.trim()) : null;
}

const NUMBER = /[-−]?\d+(?:\s+\d+\/\d+|[./]\d+)?/u;

/** Whether a value comes to the item's answer, in whatever form. */
export function isWorthTheSame(
  item: MathProblemItem,
  value: string | null,
  locale: NumberLocale,
  checker: Checker,
): boolean {
  const { parts: boxes, ui } = item.answer_spec;
  if (value === null || boxes !== undefined || ui.choices.length > 0) return false;
  return isStepValue(item, item.solution_logic.final_answer_canonical, value, locale, checker) === "right";
}

/** The choice whose words were said: its own text, its letter, or the only one that holds every word. */
export function matchChoice(value: string, choices: readonly string[]): string | undefined {
  const said = plainOf(value);
  // "5.39" or "5 39" for a time.
  const timed = said.replace(/^(\d{1,2})[. ](\d{2})$/u, "$1:$2");
  const exact = choices.find((choice) => [said, timed].includes(plainOf(choice)));
  if (exact !== undefined) return exact;
  if (isTruth(choices)) return choices.find((choice) => TURN.TRUTHS[choice]?.test(said) === true);
  if (/^[a-f]$/u.test(said)) return choices[said.charCodeAt(0) - 97];
  const words = said.split(" ").filter((word) => word !== "");
  const holding = choices.filter((choice) => {
    const own = plainOf(choice).split(" ");
    return words.length > 0 && words.every((word) => own.includes(word));
  });
  return holding.length === 1 ? holding[0] : undefined;
}

function isTruth(choices: readonly string[]): boolean {
  return choices.length === 2 && choices.includes("true") && choices.includes("false");
}

function plainOf(text: string): string {
  return text
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/gu, "$1/$2")
    .replaceAll("\\times", "×")
    .replaceAll("\\div", "÷")
    .toLowerCase()
    .replace(/(?<=\d)\s*[x*]\s*(?=\d)/gu, "×")
    .replaceAll("−", "-")
    .replace(/[^\p{L}\p{N}/<>=+×÷.-]+/gu, " ")
    .replace(/\s*([×÷+])\s*/gu, "$1")
    .trim();
}

/** Whether a value is what a small step arrives at; its form plays no part [TRN9]. */
export function isStepValue(
  item: MathProblemItem,
  expected: string,
  value: string,
  locale: NumberLocale,
  checker: Checker,
): "right" | "not-yet" | "unreadable" {
  const kind = item.answer_spec.kind ?? "number";
  // 2/1 is worth 2, and says another thing where the lower number of a fraction is asked for.
  const isOfParts = (kind === "fraction" || kind === "mixed") && !expected.includes("/");
  if (isOfParts && value.includes("/")) return "not-yet";
  const accept = ["value", "assignment", "label"] as const;
  const results = ([kind === "choice" || kind === "boolean" ? "number" : kind, "number"] as const).map(
    (each) => checker.check({ kind: each, expected, given: value, options: { locale, accept: [...accept] } }).verdict,
  );
  if (results.some((verdict) => verdict === "correct" || verdict === "wrong-form")) return "right";
  return results.every((verdict) => verdict === "unreadable") ? "unreadable" : "not-yet";
}
