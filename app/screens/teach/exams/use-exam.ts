import { useMemo } from "react";
import type { ExamDraft } from "#engine/exams";
import type { ChangeForm, ExamView } from "#engine/protocol/exams";
import { useOpenDraft, type OpenDraft } from "../components/use-open-draft.ts";
import { useSchool } from "../session/school.tsx";

export interface OpenExam extends Omit<OpenDraft<ExamView, ExamDraft>, "press" | "begin"> {
  /** Asks for something of the drawn form; null where it was refused. */
  readonly press: (wish: Omit<ChangeForm, "revision">) => Promise<ExamView | null>;
  readonly beginVersion: () => Promise<void>;
}

/** An exam that is worked on. */
export function useExam(classId: string, examId: string): OpenExam {
  const ask = useSchool();
  const calls = useMemo(() => {
    const params = { class: classId, exam: examId };
    return {
      params,
      load: () => ask("GET /classes/{class}/exams/{exam}", null, params),
      save: (body: { readonly revision: number; readonly draft: ExamDraft }) =>
        ask("PATCH /classes/{class}/exams/{exam}", body, params),
    };
  }, [ask, classId, examId]);
  const { press, begin, ...open } = useOpenDraft<ExamView, ExamDraft>(calls);
  const { params } = calls;
  return {
    ...open,
    press: (wish) => press((revision) => ask("POST /classes/{class}/exams/{exam}/form", { ...wish, revision }, params)),
    beginVersion: () => begin(() => ask("POST /classes/{class}/exams/{exam}/versions", {}, params)),
  };
}
