import type { ReactNode } from "react";
import type { ProblemView } from "#engine";
import { Button } from "../../parts/button.tsx";
import { Diagram } from "../../parts/diagrams/diagram.tsx";
import { RichText } from "../../parts/rich-text.tsx";
import { useText } from "../../text/text.ts";
import css from "./problem-panel.module.css";

/** Id of the text that answer boxes are described by. */
export const STEM_ID = "stem";
const LONG_STEM = 110;

interface ProblemPanelProps {
  readonly problem: ProblemView;
  readonly onSkip: () => void;
}

/** What is asked: the largest text on the screen, then the picture in what room is left. */
export function ProblemPanel({ problem, onSkip }: ProblemPanelProps): ReactNode {
  const t = useText();
  const { stem, diagram } = problem;
  return (
    <section
      aria-label={t("practice.problem")}
      data-item-id={problem.itemId}
      data-skill-id={problem.skillId}
      data-difficulty={problem.difficulty}
      className={css["problem"]}
    >
      <div className={css["line"]}>
        <h1>
          <span className={css["why"]}>{t(`why.${problem.why}`)}</span>
          {problem.skillName}
        </h1>
        {problem.phase === "open" && (
          <Button look="quiet" onClick={onSkip}>
            {t("practice.skip")}
          </Button>
        )}
      </div>
      {problem.offerSkip && <p className={css["offer"]}>{t("practice.offer-skip")}</p>}
      <div className={diagram === null ? css["bare"] : ""}>
        <p id={STEM_ID} className={`${css["stem"]} ${stem.length > LONG_STEM ? css["long"] : ""}`}>
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
