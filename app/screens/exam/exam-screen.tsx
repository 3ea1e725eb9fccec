import { useEffect, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useEngineView } from "../../engine-store.ts";
import { Screen } from "../../parts/screen.tsx";
import { Waiting } from "../../parts/waiting.tsx";
import { useText } from "../../text/text.ts";
import { ExamDesk } from "./exam-desk.tsx";
import { ExamResult } from "./exam-result.tsx";
import { ExamStart } from "./exam-start.tsx";

/** `/exam/:id`: the exam that is open, whatever the address says; else the result of this one, or how to begin. */
export function ExamScreen({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const [, navigate] = useLocation();
  const hasLoaded = useEngineView((view) => view.activities !== undefined);
  const exam = useEngineView((view) => view.activities?.evaluation ?? null);
  const openId = exam !== null && exam.ended === null ? exam.examId : null;
  useEffect(() => {
    if (openId !== null && openId !== id) navigate(`/exam/${encodeURIComponent(openId)}`, { replace: true });
  }, [openId, id, navigate]);

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
