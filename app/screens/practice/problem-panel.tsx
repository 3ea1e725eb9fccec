import { useRef, type ReactNode } from "react";
import type { ProblemView } from "#engine";
import { Diagram } from "../../parts/diagrams/diagram.tsx";
import { useScrolls } from "../../hooks/use-scrolls.ts";
import { ReadAloud } from "../../parts/read-aloud/read-aloud.tsx";
import { RichText } from "../../parts/rich-text.tsx";
import { useText } from "../../text/text.ts";
import css from "./problem-panel.module.css";

/** Id of the text that answer boxes are described by. */
export const STEM_ID = "stem";
const SHORT_STEM = 40;
const LONG_STEM = 110;
/** Why a problem is here matters most where it is not the next new thing; small screens show only these. */
const TELLING: ReadonlySet<ProblemView["why"]> = new Set(["review", "sibling"]);

interface ProblemPanelProps {
  readonly problem: ProblemView;
}

/** What is asked: the largest text on the screen, then the picture in what room is left. */
export function ProblemPanel({ problem }: ProblemPanelProps): ReactNode {
  const t = useText();
  const { stem, spoken, diagram } = problem;
  const panel = useRef<HTMLElement>(null);
  const scrolls = useScrolls(panel);
  return (
    <section
      ref={panel}
      // What scrolls can be scrolled with the keyboard, too.
      tabIndex={scrolls ? 0 : undefined}
      aria-label={t("practice.problem")}
      data-item-id={problem.itemId}
      data-skill-id={problem.skillId}
      data-difficulty={problem.difficulty}
      className={css["problem"]}
    >
      <div className={css["line"]}>
        <h1>
          <span className={`${css["why"]} ${TELLING.has(problem.why) ? css["telling"] : ""}`}>
            {t(`why.${problem.why}`)}
          </span>
          {problem.skillName}
        </h1>
        <ReadAloud text={stem} spoken={spoken} />
      </div>
      {problem.offerSkip && <p className={css["offer"]}>{t("practice.offer-skip")}</p>}
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
