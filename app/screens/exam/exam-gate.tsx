import type { ReactNode } from "react";
import type { EvaluationView } from "#engine";
import { useEngineView } from "../../engine-store.ts";
import { Screen } from "../../components/screen.tsx";
import { useText, type TextId } from "../../text/text.ts";
import { OpenExam } from "./open-exam.tsx";

interface ExamGateProps {
  /** Name of what waits. */
  readonly title: TextId;
  /** That it waits, and what becomes of it. */
  readonly sentence: TextId;
  readonly children: ReactNode;
}

/** While an exam is open, its way back stands in place of what could help with it [SCR43]. */
export function ExamGate({ title, sentence, children }: ExamGateProps): ReactNode {
  const exam = useOpenExam();
  return exam === null ? children : <ExamFirst exam={exam} title={title} sentence={sentence} />;
}

interface ExamFirstProps extends Omit<ExamGateProps, "children"> {
  readonly exam: EvaluationView;
}

/** A page that says which exam comes first. */
export function ExamFirst({ exam, title, sentence }: ExamFirstProps): ReactNode {
  const t = useText();
  return (
    <Screen title={t(title)}>
      <h1>{t("exam.first")}</h1>
      <OpenExam exam={exam} sentence={t(sentence)} />
    </Screen>
  );
}

/** The exam that is under way; null where none is. */
export function useOpenExam(): EvaluationView | null {
  return useEngineView(({ activities }) => {
    const exam = activities?.evaluation ?? null;
    return exam?.ended === null && exam.position > 0 ? exam : null;
  });
}
