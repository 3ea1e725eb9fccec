import { useEffect, useId, useRef, type ReactNode } from "react";
import type { DraftQuestion, SurveyDraft } from "#engine/own-forms";
import { Button } from "../../../components/button.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { KeptText } from "../components/kept-text.tsx";
import { useComingTo } from "../components/use-coming-to.ts";
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
import { PartFaults, PartHead, type FocusWish } from "./part-head.tsx";
import css from "./surveys.module.css";
import type { WorkedOn } from "./use-preview.ts";

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
  readonly onWork: (workedOn: WorkedOn) => void;
  readonly onChange: (draft: SurveyDraft, focus?: FocusWish) => void;
}

/** One question: its kind, text, what is chosen from, whether it must be answered, and of whom it is asked [TEA175]. */
export function QuestionCard({
  draft,
  at,
  question,
  labels,
  faults,
  focus,
  onWork,
  onChange,
}: QuestionCardProps): ReactNode {
  const t = useText();
  const faultsId = useId();
  const n = at + 1;
  const { id, type, text, required } = question;
  const name = t("teach.survey.question", { n });
  const card = useComingTo<HTMLElement>(() => onWork({ part: id }));
  const words = useRef<HTMLInputElement>(null);
  const own = focus?.part === id ? focus : null;
  useEffect(() => {
    if (own?.on === "text") words.current?.focus();
  }, [own]);
  const set = (change: Partial<DraftQuestion>) => onChange(changeQuestion(draft, at, change));
  const move = (by: -1 | 1) => onChange(moveQuestion(draft, at, by), { part: id, on: by === -1 ? "up" : "down" });
  return (
    <section className={exams["section"]} aria-label={name} ref={card} data-question={id}>
      <PartHead
        n={n}
        of={draft.questions.length}
        name={name}
        typeLabel={t("teach.survey.type", { n })}
        type={type}
        types={QUESTION_TYPES.map((one) => ({ id: one, name: t(`teach.survey.type.${one}`) }))}
        focus={own}
        onType={(chosen) => set({ type: QUESTION_TYPES.find((one) => one === chosen) ?? type })}
        onMove={move}
        onRemove={() => onChange(removeQuestion(draft, at))}
      />
      <KeptText
        ref={words}
        isLive
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
      <PartFaults id={faultsId} faults={faults} />
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
              isLive
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
              isLive
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
