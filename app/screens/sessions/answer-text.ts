import type { Text } from "../../text/text.ts";

/**
 * A canonical answer as content text [SCR6]: `5/6` and `2 1/3` as fractions between dollar signs, `x = 4` as
 * mathematics, a money sign as money. What already holds mathematics, and words, stay as they are.
 */
export function answerAsRichText(answer: string): string {
  return answer
    .split("; ")
    .map((part) => onePart(part))
    .join("; ");
}

/** The parts of an answer in several boxes, each with what its box is for. */
export function labelledAnswer(answer: string, labels: readonly string[]): string {
  const parts = answer.split("; ");
  if (parts.length !== labels.length) return answerAsRichText(answer);
  return parts.map((part, box) => `${labels[box] === "" ? "" : `${labels[box]}: `}${onePart(part)}`).join("; ");
}

function onePart(part: string): string {
  if (/(?<!\\)\$[^$]*[\\^_{][^$]*\$/u.test(part)) return part;
  const equation = /^(?<variable>[a-z]) ?= ?(?<value>\S.*)$/u.exec(part);
  const number = numberAsLatex(equation?.groups?.["value"] ?? part);
  if (equation !== null && number !== null) return `$${equation.groups?.["variable"]} = ${number}$`;
  if (number !== null && !/^[\d.]+$/u.test(number)) return `$${number}$`;
  return part.replaceAll(/(?<!\\)\$/gu, "\\$");
}

/** A number as LaTeX; null for what is none. */
function numberAsLatex(text: string): string | null {
  const fraction = /^(?<sign>[-−]?)(?:(?<whole>\d+) )?(?<top>\d+)\/(?<bottom>\d+)$/u.exec(text);
  if (fraction?.groups !== undefined) {
    const { sign, whole, top, bottom } = fraction.groups;
    return `${sign === "" ? "" : "-"}${whole ?? ""}\\dfrac{${top}}{${bottom}}`;
  }
  return /^[-−]?\d+(?:\.\d+)?$/u.test(text) ? text.replace("−", "-") : null;
}

/** What was typed, as it was typed [SCR7]: only a choice with mathematics in it is drawn as it was shown. */
export function isChoiceWithMaths(given: string, choices: readonly string[]): boolean {
  return choices.includes(given) && given.includes("$");
}

/** A choice in words: truth values are `true` and `false` in the data only. */
export function choiceText(t: Text, choice: string, choices: readonly string[]): string {
  if (choices.length > 0 && choice === "true") return t("practice.true");
  if (choices.length > 0 && choice === "false") return t("practice.false");
  return choice;
}
