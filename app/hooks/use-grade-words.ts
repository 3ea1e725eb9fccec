import { useCallback } from "react";
import { useEngineView } from "../engine-store.ts";
import { gradeWords } from "../text/grade-words.ts";
import { useText } from "../text/text.ts";

/** Names a school grade as the learner's own curriculum does. */
export function useGradeWords(): (grade: number) => string {
  const t = useText();
  const curriculum = useEngineView((view) => view.learner?.curriculum ?? null);
  return useCallback((grade) => gradeWords(t, grade, curriculum), [t, curriculum]);
}
