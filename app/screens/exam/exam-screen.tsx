import type { ReactNode } from "react";
import { useEngineView } from "../../engine-store.ts";
import { Screen } from "../../components/screen.tsx";
import { Waiting } from "../../components/waiting.tsx";
import { useText } from "../../text/text.ts";
import { ExamDesk } from "./exam-desk.tsx";
import { ExamFirst, useOpenExam } from "./exam-gate.tsx";
import { ExamResult } from "./exam-result.tsx";
import { ExamStart } from "./exam-start.tsx";

/** `/exam/:id`: the way to the exam that is open, where it is another one; else this one, its result, or how to begin. */
export function ExamScreen({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const hasLoaded = useEngineView((view) => view.activities !== undefined);
  const exam = useEngineView((view) => view.activities?.evaluation ?? null);
  const open = useOpenExam();

  if (open !== null && open.examId !== id) {
    return <ExamFirst exam={open} title="exam.title" sentence="exam.first.exam" />;
  }
  if (exam !== null && exam.ended === null && exam.problem !== null)
    return <ExamDesk exam={exam} problem={exam.problem} />;
  if (exam?.examId === id && exam.result !== null) return <ExamResult exam={exam} result={exam.result} />;
  if (!hasLoaded) {
    return (
      <Screen title={t("exam.title")}>
        <Waiting />
      </Screen>
    );
  }
  return <ExamStart id={id} />;
}
