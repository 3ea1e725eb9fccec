import { useState, type CSSProperties, type ReactNode } from "react";
import type { ExamProblemView, PlacementView } from "#engine";
import { useEngineView } from "../../engine-store.ts";
import { useAct } from "../../hooks/use-act.ts";
import { Button } from "../../components/button.tsx";
import { Screen } from "../../components/screen.tsx";
import low from "../../components/low-screen.module.css";
import { useText, type TextId } from "../../text/text.ts";
import desk from "../exam/exam-desk.module.css";
import { ExamPanel } from "../exam/exam-panel.tsx";
import { QuestionForm } from "../exam/question-form.tsx";
import type { TypedAnswer } from "../exam/use-finish.ts";
import css from "./placement.module.css";

interface PlacementDeskProps {
  readonly placement: PlacementView;
  readonly problem: ExamProblemView;
}

/** One question; nothing says what an answer is worth, and "I haven't learned this" is one [SCR120]. */
export function PlacementDesk({ placement, problem }: PlacementDeskProps): ReactNode {
  const t = useText();
  const readsChoices = useEngineView((view) => view.school?.adjustments?.readAloud === true);
  const { act, trouble, error } = useAct();
  const [missing, setMissing] = useState<TextId | null>(null);
  const item = problem.itemId;
  const said = missing ?? (error?.type === "bad-input" ? "placement.unread" : trouble);

  async function answer({ given, latencyMs }: TypedAnswer): Promise<void> {
    const isEmpty = (text: string) => text.trim() === "";
    if (given.some(isEmpty)) {
      setMissing(given.every(isEmpty) ? "placement.empty" : "placement.boxes");
      return;
    }
    setMissing(null);
    await act({ kind: "placement", command: { type: "answer", item, given: [...given], latencyMs } });
  }

  async function leaveOut({ latencyMs }: TypedAnswer): Promise<void> {
    setMissing(null);
    await act({ kind: "placement", command: { type: "not-learned", item, latencyMs } });
  }

  return (
    <Screen
      title={t("placement.title")}
      width="full"
      progress={<Progress placement={placement} />}
      tool={
        <Button look="quiet" onClick={() => void act({ kind: "placement", command: { type: "end" } })}>
          {t("placement.stop")}
        </Button>
      }
    >
      <div className={`${low["low"]} ${desk["desk"]}`} data-across>
        <ExamPanel
          key={item}
          place={`${t("placement.title")} · ${t("placement.progress", { answered: placement.answered, toCome: placement.toCome })}`}
          problem={problem}
          readsChoices={readsChoices}
        />
        <div className={desk["side"]}>
          <p
            role="status"
            aria-label={t("exam.status")}
            className={`${desk["news"]} ${said === null ? "" : desk["asked"]}`}
          >
            {said === null ? t("placement.note") : t(said)}
          </p>
          <QuestionForm
            key={item}
            problem={problem}
            submit={t("placement.next")}
            onAnswer={(typed) => void answer(typed)}
            ways={[
              {
                key: "not-learned",
                look: "secondary",
                label: t("placement.not-learned"),
                onPress: (typed) => void leaveOut(typed),
              },
            ]}
          />
        </div>
      </div>
    </Screen>
  );
}

/** How far, as near as that is known: what is still to come depends on the answers. */
function Progress({ placement: { answered, toCome } }: { readonly placement: PlacementView }): ReactNode {
  const t = useText();
  return (
    <div
      role="progressbar"
      aria-label={t("placement.title")}
      aria-valuemin={0}
      aria-valuemax={answered + toCome}
      aria-valuenow={answered}
      aria-valuetext={t("placement.progress", { answered, toCome })}
      className={css["progress"]}
    >
      <span style={{ "--share": answered / Math.max(1, answered + toCome) } as CSSProperties} />
    </div>
  );
}
