import { useState, type ReactNode } from "react";
import type { GuideDraft, GuideFault } from "#engine/own-forms";
import { Button } from "../../../components/button.tsx";
import { useText, type Text } from "../../../text/text.ts";
import exams from "../exams/exams.module.css";
import { Around, type DeskParts } from "./desk-parts.tsx";
import { addStep, MOST_STEPS } from "./edit-draft.ts";
import type { FocusWish } from "./part-head.tsx";
import { GuidePane } from "./preview-pane.tsx";
import { StepCard } from "./step-card.tsx";
import { useGuidePreview, type WorkedOn } from "./use-preview.ts";

interface GuideDeskProps {
  readonly draft: GuideDraft;
  readonly onChange: (draft: GuideDraft) => void;
  readonly draw: (parts: DeskParts) => ReactNode;
}

/** The steps of a guide, one card each, and where they lead [TEA178]. */
export function GuideDesk({ draft, onChange, draw }: GuideDeskProps): ReactNode {
  const t = useText();
  const [workedOn, setWorkedOn] = useState<WorkedOn | null>(null);
  const preview = useGuidePreview(draft, workedOn);
  const [focus, setFocus] = useState<FocusWish | null>(null);
  const faults = preview.seen?.faults ?? [];

  function change(next: GuideDraft, wish?: FocusWish): void {
    onChange(next);
    setFocus(wish ?? null);
  }

  function add(): void {
    const next = addStep(draft);
    const added = next.steps.at(-1);
    change(next, added && { part: added.id, on: "text" });
  }

  return draw({
    isKnown: preview.seen !== null,
    faults: faults.map((fault) => faultWords(t, fault)),
    renderPlan: (isTried, isFrozen) => (
      <>
        <Around
          first={draft.about}
          last={draft.closing}
          lastEmpty={t("assigned.done.guide")}
          onFirst={(about) => change({ ...draft, about })}
          onLast={(closing) => change({ ...draft, closing })}
        />
        {draft.steps.map((step, at) => (
          <StepCard
            key={step.id}
            draft={draft}
            at={at}
            step={step}
            faults={faults
              .filter((fault) => "step" in fault && fault.step === at + 1 && (isTried || isOfWays(fault)))
              .map((fault) => faultWords(t, fault))}
            focus={focus}
            onWork={setWorkedOn}
            onChange={change}
          />
        ))}
        {!isFrozen && draft.steps.length < MOST_STEPS && <Button onClick={add}>{t("teach.guide.add")}</Button>}
        {draft.steps.length >= MOST_STEPS && (
          <p className={exams["quiet"]}>{t("teach.guide.full", { most: MOST_STEPS })}</p>
        )}
      </>
    ),
    pane: <GuidePane preview={preview} />,
  });
}

/** A change of the order, or of another step, made it: it is told at once. */
function isOfWays({ type }: GuideFault): boolean {
  return type === "to-gone" || type === "never-reached" || type === "never-ends";
}

function faultWords(t: Text, fault: GuideFault): string {
  return t(`teach.guide.fault.${fault.type}`, { n: "step" in fault ? fault.step : 0 });
}
