import type { ReactNode } from "react";
import { useText } from "../../text/text.ts";
import type { ExamChoice } from "./exams.ts";
import css from "./exam.module.css";
import { minutesOf } from "./time-left.ts";

/** "20 questions · 30 minutes", "up to 20 questions · no time limit" */
export function ExamFacts({ exam }: { readonly exam: ExamChoice }): ReactNode {
  const t = useText();
  const time = exam.limitMs === null ? t("exam.no-limit") : t("exam.minutes", { n: minutesOf(exam.limitMs) });
  return (
    <p className={css["facts"]}>
      {t(exam.mayEndSooner ? "exam.questions.most" : "exam.questions", { n: exam.questions })} · {time}
    </p>
  );
}
