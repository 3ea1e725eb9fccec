import type { CatalogView } from "#engine";

export type ExamChoice = CatalogView["exams"][number];

/** The exam that is there without any blueprint: seven questions on what is being learned, or on one thing. */
export const QUICK_ID = "default";
const QUICK_QUESTIONS = 7;

/** What can be taken: the quick check first, then the exams of the bank in their order [SCR17]. */
export function examChoices(catalog: CatalogView, quick: Pick<ExamChoice, "title" | "about">): readonly ExamChoice[] {
  const { exams } = catalog;
  return exams.some(({ id }) => id === QUICK_ID) ? exams : [quickExam(QUICK_ID, quick), ...exams];
}

/** The exam with this address; null where there is none. `default/SKILL` is a quick check on one thing [SCR17]. */
export function examOfAddress(
  id: string,
  choices: readonly ExamChoice[],
  quick: Pick<ExamChoice, "title" | "about">,
): ExamChoice | null {
  const known = choices.find((exam) => exam.id === id);
  if (known !== undefined) return known;
  return id.startsWith(`${QUICK_ID}/`) ? quickExam(id, quick) : null;
}

function quickExam(id: string, words: Pick<ExamChoice, "title" | "about">): ExamChoice {
  return { id, ...words, questions: QUICK_QUESTIONS, mayEndSooner: false, limitMs: null };
}
