import { useRef, type ReactNode } from "react";
import type { EvaluationView, ExamProblemView } from "#engine";
import { useScrolls } from "../../hooks/use-scrolls.ts";
import { Diagram } from "../../parts/diagrams/diagram.tsx";
import { ReadAloud } from "../../parts/read-aloud/read-aloud.tsx";
import { RichText } from "../../parts/rich-text.tsx";
import { useText } from "../../text/text.ts";
import { STEM_ID } from "../practice/problem-panel.tsx";
import css from "./exam-desk.module.css";

const SHORT_STEM = 40;
const LONG_STEM = 110;

interface ExamPanelProps {
  readonly exam: EvaluationView;
  readonly problem: ExamProblemView;
}

/** What is asked, and its picture. */
export function ExamPanel({ exam, problem }: ExamPanelProps): ReactNode {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  const scrolls = useScrolls(panel);
  const { stem, diagram } = problem;
  return (
    <section
      ref={panel}
      // What scrolls can be scrolled with the keyboard, too.
      tabIndex={scrolls ? 0 : undefined}
      aria-label={t("practice.problem")}
      data-item-id={problem.itemId}
      data-skill-id={problem.skillId}
      className={css["problem"]}
    >
      <div className={css["top"]}>
        <h1 className={css["place"]}>
          {/* The section's name would tell what to do: it stands in the result alone. */}
          {exam.title} · {t("exam.question", { n: exam.position })}
        </h1>
        <ReadAloud text={stem} spoken={problem.spoken} />
      </div>
      <div className={diagram === null ? css["bare"] : ""}>
        <p id={STEM_ID} className={`${css["stem"]} ${sizeOf(stem)}`}>
          <RichText text={stem} />
        </p>
      </div>
      {diagram !== null && (
        <div className={css["picture"]}>
          <Diagram diagram={diagram} />
        </div>
      )}
    </section>
  );
}

/** Short questions are set larger, long ones a little smaller. */
function sizeOf(stem: string): string | undefined {
  if (stem.length <= SHORT_STEM) return css["short"];
  return stem.length > LONG_STEM ? css["long"] : "";
}
