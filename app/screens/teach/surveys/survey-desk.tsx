import { useState, type ReactNode } from "react";
import type { SurveyDraft, SurveyFault } from "#engine/own-forms";
import { Button } from "../../../components/button.tsx";
import { useText, type Text } from "../../../text/text.ts";
import exams from "../exams/exams.module.css";
import { Around, type DeskParts } from "./desk-parts.tsx";
import { addQuestion, MOST_QUESTIONS } from "./edit-draft.ts";
import type { FocusWish } from "./part-head.tsx";
import { SurveyPane } from "./preview-pane.tsx";
import { QuestionCard } from "./question-card.tsx";
import { useSurveyPreview, type WorkedOn } from "./use-preview.ts";

interface SurveyDeskProps {
  readonly draft: SurveyDraft;
  readonly onChange: (draft: SurveyDraft) => void;
  readonly draw: (parts: DeskParts) => ReactNode;
}

/** The questions of a survey, one card each [TEA175]. */
export function SurveyDesk({ draft, onChange, draw }: SurveyDeskProps): ReactNode {
  const t = useText();
  const [workedOn, setWorkedOn] = useState<WorkedOn | null>(null);
  const preview = useSurveyPreview(draft, workedOn);
  const [focus, setFocus] = useState<FocusWish | null>(null);
  const faults = preview.seen?.faults ?? [];

  function change(next: SurveyDraft, wish?: FocusWish): void {
    onChange(next);
    setFocus(wish ?? null);
  }

  function add(): void {
    const next = addQuestion(draft);
    const added = next.questions.at(-1);
    change(next, added && { part: added.id, on: "text" });
  }

  return draw({
    isKnown: preview.seen !== null,
    faults: faults.map((fault) => faultWords(t, fault)),
    renderPlan: (isTried, isFrozen) => (
      <>
        <Around
          first={draft.about}
          last={draft.thanks}
          lastEmpty={t("survey.thanks")}
          onFirst={(about) => change({ ...draft, about })}
          onLast={(thanks) => change({ ...draft, thanks })}
        />
        {draft.questions.map((question, at) => (
          <QuestionCard
            key={question.id}
            draft={draft}
            at={at}
            question={question}
            labels={preview.seen?.labels ?? []}
            faults={faults
              .filter((fault) => "question" in fault && fault.question === at + 1 && (isTried || isOfOrder(fault)))
              .map((fault) => faultWords(t, fault))}
            focus={focus}
            onWork={setWorkedOn}
            onChange={change}
          />
        ))}
        {!isFrozen && draft.questions.length < MOST_QUESTIONS && <Button onClick={add}>{t("teach.survey.add")}</Button>}
        {draft.questions.length >= MOST_QUESTIONS && (
          <p className={exams["quiet"]}>{t("teach.survey.full", { most: MOST_QUESTIONS })}</p>
        )}
      </>
    ),
    pane: <SurveyPane preview={preview} />,
  });
}

/** A change of the order, or of another question, made it: it is told at once. */
function isOfOrder({ type }: SurveyFault): boolean {
  return type === "when-gone" || type === "when-later" || type === "when-free";
}

function faultWords(t: Text, fault: SurveyFault): string {
  const n = "question" in fault ? fault.question : 0;
  return t(`teach.survey.fault.${fault.type}`, { n, on: "on" in fault ? fault.on : 0 });
}
