import type { ReactNode } from "react";
import { useLocation } from "wouter";
import type { EvaluationView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useAct } from "../../hooks/use-act.ts";
import { useTimeLeft } from "../../hooks/use-time-left.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { nameHere } from "../../text/language.ts";
import { useText } from "../../text/text.ts";
import { FinishDialog } from "./finish-dialog.tsx";
import { isNewAnswer } from "./is-new-answer.ts";
import css from "./open-exam.module.css";
import { timeLeftWords } from "./time-left.ts";
import { useFinish } from "./use-finish.ts";

interface OpenExamProps {
  readonly exam: EvaluationView;
  /** What waits for it. */
  readonly sentence: string;
}

/** The exam that is under way: its name, the time left, the way back to it and the way to its end [SCR43]. */
export function OpenExam({ exam, sentence }: OpenExamProps): ReactNode {
  const t = useText();
  const [, navigate] = useLocation();
  const { act, ask, trouble } = useAct();
  const { finish, end, isAsking, stopAsking } = useFinish(exam, { act, ask });
  const href = `/exam/${encodeURIComponent(exam.examId)}`;
  const draft = exam.problem?.draft ?? [];
  const typed = isNewAnswer(draft, exam.problem?.answered ?? null) ? { given: draft, latencyMs: 0 } : null;

  async function go(position: number): Promise<void> {
    stopAsking();
    if (await act({ kind: "evaluation", command: { type: "go", position } })) navigate(href);
  }

  return (
    <section aria-label={t("exam.title")} className={css["card"]}>
      <p className={css["lead"]}>{t("exam.open", { title: nameHere(exam.examId, exam.title) })}</p>
      <TimeLeft leftMs={exam.leftMs} />
      <p>{sentence}</p>
      <div className={css["row"]}>
        <ButtonLink href={href} look="primary" big>
          {t("exam.go-on")}
        </ButtonLink>
        <Button onClick={() => void finish(typed)}>{t("exam.finish")}</Button>
      </div>
      <p role="status" className={css["trouble"]}>
        {trouble !== null && t(trouble)}
      </p>
      {isAsking && (
        <FinishDialog
          exam={exam}
          onGo={(position) => void go(position)}
          onFinish={() => void end().then(() => navigate(href))}
          onClose={stopAsking}
        />
      )}
    </section>
  );
}

/** When the time is up the engine is asked, and the exam ends by itself. */
function TimeLeft({ leftMs }: { readonly leftMs: number | null }): ReactNode {
  const t = useText();
  const left = useTimeLeft(leftMs, () => void engine.act({ kind: "evaluation", command: { type: "tick" } }));
  if (left === null) return null;
  const words = timeLeftWords(left);
  return (
    <p role="timer" aria-label={t("exam.time")}>
      {t(words.text, words.values)}
    </p>
  );
}
