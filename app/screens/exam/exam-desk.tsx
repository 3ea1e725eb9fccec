import { useRef, useState, type ReactNode } from "react";
import type { EvaluationView, ExamProblemView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useAct } from "../../hooks/use-act.ts";
import { TeacherAsked } from "../../components/ask-teacher.tsx";
import { Screen } from "../../components/screen.tsx";
import { Unseen } from "../../components/unseen.tsx";
import low from "../../components/low-screen.module.css";
import { useText, type TextId, type TextValues } from "../../text/text.ts";
import { ExamBar } from "./exam-bar.tsx";
import css from "./exam-desk.module.css";
import { ExamForm } from "./exam-form.tsx";
import { ExamPanel } from "./exam-panel.tsx";
import { FinishDialog } from "./finish-dialog.tsx";
import { isNewAnswer } from "./is-new-answer.ts";
import { useFinish, type TypedAnswer } from "./use-finish.ts";

interface News {
  readonly text: TextId;
  readonly values?: TextValues;
}

interface ExamDeskProps {
  readonly exam: EvaluationView;
  readonly problem: ExamProblemView;
}

/** One question of an exam; what was typed is kept, and nothing says what it is worth. */
export function ExamDesk({ exam, problem }: ExamDeskProps): ReactNode {
  const t = useText();
  const { act, ask, trouble } = useAct();
  const [news, setNews] = useState<News | null>(null);
  const { keep, finish, end, isAsking, stopAsking } = useFinish(exam, { act, ask });
  const isComplete = exam.answered.every(Boolean);
  const standing: TextId | null = isComplete
    ? "exam.all-answered"
    : problem.answered === null
      ? null
      : exam.position === exam.total
        ? "exam.last-answered"
        : "exam.answered";
  const said: News | null = trouble !== null ? { text: trouble } : (news ?? (standing && { text: standing }));

  // Something is to be done about it; what is kept needs no doing.
  const isAsked = trouble !== null || news?.text === "exam.empty" || news?.text === "exam.boxes";

  const typed = useRef<(() => TypedAnswer) | null>(null);

  /**
   * Beside what the pupil does, so that no answer waits for it or is passed over. What stands in every box when time is up
   * goes along as the answer [SCR42].
   */
  function tick(isUp: boolean): void {
    const now = isUp ? (typed.current?.() ?? null) : null;
    const isAnswer = now !== null && isNewAnswer(now.given, problem.answered);
    void engine.act({
      kind: "evaluation",
      command: isAnswer
        ? { type: "answer", item: problem.itemId, given: [...now.given], latencyMs: now.latencyMs }
        : { type: "tick" },
    });
  }

  async function answer({ given, latencyMs }: TypedAnswer): Promise<void> {
    const isEmpty = (text: string) => text.trim() === "";
    if (given.some(isEmpty)) {
      setNews({ text: given.every(isEmpty) ? "exam.empty" : "exam.boxes" });
      return;
    }
    const { position } = exam;
    const isKept = await act({
      kind: "evaluation",
      command: { type: "answer", item: problem.itemId, given: [...given], latencyMs },
    });
    setNews(isKept && position < exam.total ? { text: "exam.kept", values: { n: position } } : null);
  }

  async function go(position: number, typed: TypedAnswer | null): Promise<void> {
    setNews(null);
    stopAsking();
    if (!(await keep(typed))) return;
    await act({ kind: "evaluation", command: { type: "go", position } });
  }

  return (
    <Screen title={exam.title} width="full" progress={<ExamBar exam={exam} onTimeUp={tick} />}>
      <div className={`${low["low"]} ${css["desk"]}`} data-across>
        {/* The section's name would tell what to do: it stands in the result alone. */}
        <ExamPanel
          key={problem.itemId}
          place={`${exam.title} · ${t("exam.question", { n: exam.position })}`}
          problem={problem}
          readsChoices={exam.readAloud}
        />
        <div className={css["side"]}>
          <p role="status" aria-label={t("exam.status")} className={`${css["news"]} ${isAsked ? css["asked"] : ""}`}>
            {said !== null && t(said.text, said.values)} <TeacherAsked session={exam.session} />
            {news?.text === "exam.kept" && !isComplete && <Unseen>{t("exam.question", { n: exam.position })}</Unseen>}
          </p>
          <ExamForm
            key={problem.itemId}
            exam={exam}
            problem={problem}
            onAnswer={(given) => void answer(given)}
            onGo={(position, given) => void go(position, given)}
            onFinish={(given) => {
              setNews(null);
              void finish(given);
            }}
            typed={typed}
          />
        </div>
      </div>
      {isAsking && (
        <FinishDialog
          exam={exam}
          onGo={(position) => void go(position, null)}
          onFinish={() => void end()}
          onClose={stopAsking}
        />
      )}
    </Screen>
  );
}
