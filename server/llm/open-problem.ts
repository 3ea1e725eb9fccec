import { checkItem, type MathProblemItem } from "#engine";
import { leaksAnswer } from "./wire.ts";

/** Takes out of a text what may not go out; null where nothing is left. */
export type Cleaner = (text: string) => string | null;

/** While a problem is open no text that holds its answer goes to the model; when it is over everything may. */
export function cleanerOf(item: MathProblemItem | null, over: boolean): Cleaner {
  return (text) => (text.trim() === "" || (item !== null && !over && holdsAnswer(item, text)) ? null : text);
}

/** Whether a text gives the answer, is nothing but the answer, or has its figures in it where the problem has not. */
export function holdsAnswer(item: MathProblemItem, text: string): boolean {
  return leaksAnswer(item, text) || isAnswer(item, text) || namesAnswer(item, text);
}

/** What was typed into the boxes, without what is right or would give the answer away. */
export function wrongAnswers(item: MathProblemItem, given: readonly string[] | null): readonly string[] {
  if (given === null || isRight(item, given)) return [];
  return given.filter((text) => cleanerOf(item, false)(text) !== null);
}

/** A number of the problem's own can be its answer too: said by itself it is an answer. */
function isAnswer(item: MathProblemItem, text: string): boolean {
  return (
    text.length <= MAX_TYPED && [text, plain(text).replace(/^[a-z]=/iu, "")].some((typed) => isRight(item, [typed]))
  );
}

/** As long as what fits into a box. */
const MAX_TYPED = 200;

function isRight(item: MathProblemItem, given: readonly string[]): boolean {
  return ["correct", "wrong-form"].includes(checkItem(item, given, "en").verdict);
}

function namesAnswer(item: MathProblemItem, text: string): boolean {
  const { answer_spec: spec, solution_logic: solution, problem_content: content } = item;
  const answers = [solution.final_answer_canonical, ...(spec.parts ?? []).map(({ canonical }) => canonical)];
  const [said, asked] = [plain(text), plain(content.stem)];
  // Of `m = 110` the number alone is enough.
  const values = answers.flatMap((answer) => [plain(answer), plain(answer).replace(/^[a-z]=/iu, "")]);
  return values.some((answer) => /\d/u.test(answer) && stands(said, answer) && !stands(asked, answer));
}

/** Mathematics as it is typed: no dollar signs, LaTeX fractions with a stroke, one sort of minus, no spaces in sums. */
function plain(text: string): string {
  return text
    .replaceAll(/\\[dt]?frac\{([^{}]{1,20})\}\{([^{}]{1,20})\}/gu, " $1/$2 ")
    .replaceAll(/\\(?:times|cdot|div|left|right|,|;|!| )/gu, " ")
    .replaceAll(/[−–]/gu, "-")
    .replaceAll(/[$\\{}]/gu, "")
    .replaceAll(/\s*([=/<>+-])\s*/gu, "$1")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/(?<=\d),(?=\d{3})/gu, "")
    .trim();
}

/** Whether it stands there by itself and is no part of a longer number. */
function stands(text: string, answer: string): boolean {
  for (let at = text.indexOf(answer); at !== -1; at = text.indexOf(answer, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + answer.length)];
    if (!/(?:\d|\d[.,/])$/u.test(before) && !/^(?:\d|[.,/]\d)/u.test(after)) return true;
  }
  return false;
}
