import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { Icon } from "../../../components/icons.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { SelectField } from "../components/select-field.tsx";
import exams from "../exams/exams.module.css";
import css from "./surveys.module.css";

/** What of a card is to have the focus: its text once it is new, or the button that moved it. */
export interface FocusWish {
  readonly part: string;
  readonly on: "text" | "up" | "down";
}

interface PartHeadProps {
  /** The number that people count it by, from 1, and of how many. */
  readonly n: number;
  readonly of: number;
  /** "Question 2" */
  readonly name: string;
  readonly typeLabel: string;
  readonly type: string;
  readonly types: readonly { readonly id: string; readonly name: string }[];
  /** Which of its buttons is to have the focus. */
  readonly focus: FocusWish | null;
  readonly onType: (type: string) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** The head of a question or step: its number and kind, and the buttons that move or remove it [TEA175]. */
export function PartHead({
  n,
  of,
  name,
  typeLabel,
  type,
  types,
  focus,
  onType,
  onMove,
  onRemove,
}: PartHeadProps): ReactNode {
  const t = useText();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus?.on === "up") up.current?.focus();
    if (focus?.on === "down") down.current?.focus();
  }, [focus]);
  const [isFirst, isLast] = [n === 1, n === of];
  return (
    <div className={css["cardHead"]}>
      <span className={exams["number"]} aria-hidden="true">
        {n}
      </span>
      <div className={css["type"]}>
        <SelectField label={typeLabel} value={type} options={types} onChoose={onType} />
      </div>
      <span className={css["cardActions"]}>
        <Button ref={up} aria-disabled={isFirst} onClick={() => !isFirst && onMove(-1)}>
          <span aria-hidden="true">↑</span>
          <Unseen>{t("teach.survey.up", { question: name })}</Unseen>
        </Button>
        <Button ref={down} aria-disabled={isLast} onClick={() => !isLast && onMove(1)}>
          <span aria-hidden="true">↓</span>
          <Unseen>{t("teach.survey.down", { question: name })}</Unseen>
        </Button>
        <Button look="quiet" onClick={onRemove}>
          {t("teach.survey.remove")} <Unseen>{name}</Unseen>
        </Button>
      </span>
    </div>
  );
}

/** What is missing of a question or step, in words. */
export function PartFaults({ id, faults }: { readonly id: string; readonly faults: readonly string[] }): ReactNode {
  if (faults.length === 0) return null;
  return (
    <ul role="list" id={id} className={css["faults"]}>
      {faults.map((fault) => (
        <li key={fault}>
          <Icon name="warning" /> {fault}
        </li>
      ))}
    </ul>
  );
}
