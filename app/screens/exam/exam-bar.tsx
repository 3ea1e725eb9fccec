import { useState, type CSSProperties, type ReactNode } from "react";
import type { EvaluationView } from "#engine";
import { useTimeLeft } from "../../hooks/use-time-left.ts";
import { Button } from "../../components/button.tsx";
import { useText } from "../../text/text.ts";
import css from "./exam-bar.module.css";
import { questionTimeWords, shareLeft, timeLeftWords } from "./time-left.ts";

interface ExamBarProps {
  readonly exam: EvaluationView;
  readonly onTimeUp: (isUp: boolean) => void;
}

/** How far, and how long still: two quiet lines; that of the time can be hidden. */
export function ExamBar({ exam, onTimeUp }: ExamBarProps): ReactNode {
  const t = useText();
  const answered = exam.answered.filter(Boolean).length;
  const place = { n: exam.position, count: exam.total };
  return (
    <div className={css["bar"]}>
      <div
        role="progressbar"
        aria-label={t("exam.progress")}
        aria-valuemin={0}
        aria-valuemax={exam.total}
        aria-valuenow={answered}
        aria-valuetext={t(exam.mayEndSooner ? "exam.place.most.long" : "exam.place.long", { ...place, answered })}
        className={css["part"]}
      >
        <span>{t(exam.mayEndSooner ? "exam.place.most" : "exam.place", place)}</span>
        <Line share={answered / Math.max(1, exam.total)} />
      </div>
      {exam.questionLimitMs !== null && (
        <Time
          key={exam.position}
          label="exam.time.question"
          leftMs={exam.questionLeftMs}
          limitMs={exam.questionLimitMs}
          onTimeUp={onTimeUp}
        />
      )}
      {exam.limitMs !== null && (
        <Time label="exam.time" leftMs={exam.leftMs} limitMs={exam.limitMs} onTimeUp={onTimeUp} />
      )}
    </div>
  );
}

interface TimeProps {
  /** Whose time it is. */
  readonly label: "exam.time" | "exam.time.question";
  readonly leftMs: number | null;
  readonly limitMs: number;
  readonly onTimeUp: (isUp: boolean) => void;
}

function Time({ label, leftMs, limitMs, onTimeUp }: TimeProps): ReactNode {
  const t = useText();
  const left = useTimeLeft(leftMs, onTimeUp) ?? 0;
  const [isHidden, setHidden] = useState(false);
  const words = label === "exam.time" ? timeLeftWords(left) : questionTimeWords(left);
  return (
    <>
      {!isHidden && (
        <div role="timer" aria-label={t(label)} className={css["part"]}>
          <span>{t(words.text, words.values)}</span>
          <Line share={shareLeft(left, limitMs)} />
        </div>
      )}
      <Button look="quiet" onClick={() => setHidden(!isHidden)}>
        {t(isHidden ? "exam.time.show" : "exam.time.hide")}
      </Button>
    </>
  );
}

function Line({ share }: { readonly share: number }): ReactNode {
  return (
    <span aria-hidden="true" className={css["line"]}>
      <span style={{ "--share": share } as CSSProperties} />
    </span>
  );
}
