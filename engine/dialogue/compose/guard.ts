import { findLeak } from "../../hints/find-leak.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { sanitise } from "../safety/index.ts";

/** Whether a text may be said. */
export type Guard = (text: string) => boolean;

/** While a problem is open nothing may give its answer away [CMP1]; at any time only clean words go out [CMP5]. */
export function guardOf(item: MathProblemItem, isOpen: boolean, heard: (text: string) => string = same): Guard {
  return (text) => {
    if (sanitise(text) === null) return false;
    if (!isOpen) return true;
    // Number words of another language tell the answer as well.
    const english = heard(text);
    return !leaksAnswer(item, text) && (english === text || !leaksAnswer(item, english));
  };
}

const same = (text: string): string => text;

/** The answer of the problem, of any of its boxes, in any equivalent form that `find` knows. */
export function leaksAnswer(item: MathProblemItem, text: string, find = findLeak, said = ""): boolean {
  const { answer_spec: spec, solution_logic: solution, problem_content: content } = item;
  if (statesComparison(item, text)) return true;
  const boxes = spec.parts ?? [{ kind: spec.kind ?? "number", canonical: solution.final_answer_canonical }];
  return boxes.some(
    ({ kind, canonical }) =>
      find({ stem: content.stem, expected: canonical, kind, hint: text, said, choices: spec.ui.choices }).leaks,
  );
}

/** Where the sign between two numbers is asked, the two with that sign between them. */
function statesComparison(
  { solution_logic: solution, problem_content: content }: MathProblemItem,
  text: string,
): boolean {
  const sign = solution.final_answer_canonical.trim();
  if (!/^[<>=]$/u.test(sign)) return false;
  const plain = (each: string) => each.replaceAll(/\\;|\s|\$|\\lt|\\gt/gu, (mark) => SIGNS[mark] ?? "");
  const asked = plain(content.stem).match(/[-−\d./{}\\a-z]+\\square[-−\d./{}\\a-z]+/u)?.[0];
  return asked !== undefined && plain(text).includes(asked.replace("\\square", sign));
}

const SIGNS: Readonly<Record<string, string>> = { "\\lt": "<", "\\gt": ">" };

/** Whether a text says a value that a small step asks for; `stem` is what the step shows of itself. */
export function tellsValue(value: string, stem: string, text: string): boolean {
  return findLeak({ stem, expected: value, hint: text }).leaks;
}
