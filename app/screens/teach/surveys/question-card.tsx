import { useEffect, useId, useRef, type ReactNode } from "react";
import type { DraftQuestion, SurveyDraft } from "#engine/surveys";
import { Button } from "../../../components/button.tsx";
import { Icon } from "../../../components/icons.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { KeptText } from "../components/kept-text.tsx";
import { SelectField } from "../components/select-field.tsx";
import exams from "../exams/exams.module.css";
import { AskedAfter } from "./asked-after.tsx";
import {
  changeQuestion,
  MOST_CHOICES,
  moveQuestion,
  QUESTION_TYPES,
  removeChoice,
  removeQuestion,
} from "./edit-draft.ts";
import css from "./surveys.module.css";

/** What of a card is to have the focus: its text once it is new, or the button that moved it. */
export interface FocusWish {
  readonly question: string;
  readonly on: "text" | "up" | "down";
}

interface QuestionCardProps {
  readonly draft: SurveyDraft;
  /** Its place in the draft, from 0. */
  readonly at: number;
  readonly question: DraftQuestion;
  /** What is chosen from at each question of the draft. */
  readonly labels: readonly (readonly string[])[];
  /** What is missing, in words. */
  readonly faults: readonly string[];
  readonly focus: FocusWish | null;
  readonly onChange: (draft: SurveyDraft, focus?: FocusWish) => void;
}

/** One question: its kind, text, what is chosen from, whether it must be answered, and of whom it is asked [TEA175]. */
export function QuestionCard({ draft, at, question, labels, faults, focus, onChange }: QuestionCardProps): ReactNode {
  const t = useText();
  const faultsId = useId();
  const n = at + 1;
  const { id, type, text, required } = question;
  const name = t("teach.survey.question", { n });
  const words = useRef<HTMLInputElement>(null);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus?.question === id) ({ text: words, up, down })[focus.on].current?.focus();
  }, [focus, id]);
  const set = (change: Partial<DraftQuestion>) => onChange(changeQuestion(draft, at, change));
  const move = (by: -1 | 1) => onChange(moveQuestion(draft, at, by), { question: id, on: by === -1 ? "up" : "down" });
  const [isFirst, isLast] = [at === 0, n === draft.questions.length];
  return (
    <section className={exams["section"]} aria-label={name} data-question={id}>
      <div className={css["cardHead"]}>
        <span className={exams["number"]} aria-hidden="true">
          {n}
        </span>
        <div className={css["type"]}>
          <SelectField
            label={t("teach.survey.type", { n })}
            value={type}
            options={QUESTION_TYPES.map((one) => ({ id: one, name: t(`teach.survey.type.${one}`) }))}
            onChoose={(chosen) => set({ type: QUESTION_TYPES.find((one) => one === chosen) ?? type })}
          />
        </div>
        <span className={css["cardActions"]}>
          <Button ref={up} aria-disabled={isFirst} onClick={() => !isFirst && move(-1)}>
            <span aria-hidden="true">↑</span>
            <Unseen>{t("teach.survey.up", { question: name })}</Unseen>
          </Button>
          <Button ref={down} aria-disabled={isLast} onClick={() => !isLast && move(1)}>
            <span aria-hidden="true">↓</span>
            <Unseen>{t("teach.survey.down", { question: name })}</Unseen>
          </Button>
          <Button look="quiet" onClick={() => onChange(removeQuestion(draft, at))}>
            {t("teach.survey.remove")} <Unseen>{name}</Unseen>
          </Button>
        </span>
      </div>
      <KeptText
        ref={words}
        className={css["line"]}
        aria-label={t("teach.survey.text", { n })}
        aria-invalid={faults.length > 0}
        aria-describedby={faults.length > 0 ? faultsId : undefined}
        placeholder={t("teach.survey.text.empty")}
        text={text}
        maxLength={300}
        onKeep={(kept) => set({ text: kept })}
      />
      <Answers draft={draft} at={at} question={question} onChange={onChange} />
      <div className={css["rules"]}>
        <label className={exams["check"]}>
          <input type="checkbox" checked={required} onChange={({ target }) => set({ required: target.checked })} />
          {t("teach.survey.required")}
        </label>
        {(at > 0 || question.when !== null) && (
          <AskedAfter draft={draft} at={at} labels={labels} onChange={(when) => set({ when })} />
        )}
      </div>
      {faults.length > 0 && (
        <ul role="list" id={faultsId} className={css["faults"]}>
          {faults.map((fault) => (
            <li key={fault}>
              <Icon name="warning" /> {fault}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type AnswersProps = Pick<QuestionCardProps, "draft" | "at" | "question" | "onChange">;

/** What is chosen from: choices, what the ends of a rating mean, or nothing. */
function Answers({ draft, at, question, onChange }: AnswersProps): ReactNode {
  const t = useText();
  const { type, choices, ends } = question;
  const set = (change: Partial<DraftQuestion>) => onChange(changeQuestion(draft, at, change));
  const n = at + 1;
  if (type === "free-text") return <p className={exams["quiet"]}>{t("teach.survey.free-text.text")}</p>;
  if (type === "rating") {
    return (
      <div className={css["ends"]}>
        {(["low", "high"] as const).map((end) => (
          <label key={end}>
            <span>{t(`teach.survey.rating.${end}`)}</span>
            <KeptText
              className={css["line"]}
              aria-label={t(`teach.survey.rating.${end}.of`, { n })}
              placeholder={t(`teach.survey.rating.${end}.empty`)}
              text={ends[end]}
              maxLength={40}
              onKeep={(kept) => set({ ends: { ...ends, [end]: kept } })}
            />
          </label>
        ))}
      </div>
    );
  }
  return (
    <>
      <ol role="list" className={css["choices"]} aria-label={t("teach.survey.choices", { n })}>
        {choices.map((choice, place) => (
          // A choice that goes, or came, makes other lines of all that follow.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${choices.length} ${place}`}>
            <span className={css["mark"]} data-several={type === "several"} aria-hidden="true" />
            <KeptText
              className={css["line"]}
              aria-label={t("teach.survey.choice", { place: place + 1, n })}
              placeholder={t("teach.survey.choice.empty", { place: place + 1 })}
              text={choice}
              maxLength={80}
              onKeep={(kept) => set({ choices: choices.with(place, kept) })}
            />
            <button type="button" className={exams["out"]} onClick={() => onChange(removeChoice(draft, at, place))}>
              ×<Unseen>{t("teach.survey.choice.remove", { place: place + 1, n })}</Unseen>
            </button>
          </li>
        ))}
      </ol>
      {choices.length < MOST_CHOICES && (
        <Button look="quiet" onClick={() => set({ choices: [...choices, ""] })}>
          {t("teach.survey.choice.add")} <Unseen>{t("teach.survey.question", { n })}</Unseen>
        </Button>
      )}
    </>
  );
}
