import { useEffect, useId, useRef, type ReactNode } from "react";
import type { DraftStep, GuideDraft } from "#engine/own-forms";
import { Button } from "../../../components/button.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { KeptText } from "../components/kept-text.tsx";
import { useComingTo } from "../components/use-coming-to.ts";
import { SelectField } from "../components/select-field.tsx";
import exams from "../exams/exams.module.css";
import { changeStep, MOST_CHOICES, moveStep, removeStep, STEP_TYPES } from "./edit-draft.ts";
import { PartFaults, PartHead, type FocusWish } from "./part-head.tsx";
import css from "./surveys.module.css";
import type { WorkedOn } from "./use-preview.ts";

interface StepCardProps {
  readonly draft: GuideDraft;
  /** Its place in the draft, from 0. */
  readonly at: number;
  readonly step: DraftStep;
  /** What is missing, in words. */
  readonly faults: readonly string[];
  readonly focus: FocusWish | null;
  readonly onWork: (workedOn: WorkedOn) => void;
  readonly onChange: (draft: GuideDraft, focus?: FocusWish) => void;
}

/** One step: its kind, title and text, and where it, or each of its choices, leads [TEA178]. */
export function StepCard({ draft, at, step, faults, focus, onWork, onChange }: StepCardProps): ReactNode {
  const t = useText();
  const faultsId = useId();
  const n = at + 1;
  const { id, type, title, text } = step;
  const name = t("teach.guide.step", { n });
  const card = useComingTo<HTMLElement>(() => onWork({ part: id }));
  const words = useRef<HTMLInputElement>(null);
  const own = focus?.part === id ? focus : null;
  useEffect(() => {
    if (own?.on === "text") words.current?.focus();
  }, [own]);
  const set = (change: Partial<DraftStep>) => onChange(changeStep(draft, at, change));
  const isFaulty = faults.length > 0;
  return (
    <section className={exams["section"]} aria-label={name} ref={card}>
      <PartHead
        n={n}
        of={draft.steps.length}
        name={name}
        typeLabel={t("teach.guide.type", { n })}
        type={type}
        types={STEP_TYPES.map((one) => ({ id: one, name: t(`teach.guide.type.${one}`) }))}
        focus={own}
        onType={(chosen) => set({ type: STEP_TYPES.find((one) => one === chosen) ?? type })}
        onMove={(by) => onChange(moveStep(draft, at, by), { part: id, on: by === -1 ? "up" : "down" })}
        onRemove={() => onChange(removeStep(draft, at))}
      />
      <label className={css["around"]}>
        <span>{t("teach.guide.title.short")}</span>
        <KeptText
          ref={words}
          isLive
          className={css["line"]}
          aria-label={t("teach.guide.title", { n })}
          aria-invalid={isFaulty}
          aria-describedby={isFaulty ? faultsId : undefined}
          placeholder={t("teach.guide.title.empty")}
          text={title}
          maxLength={80}
          onKeep={(kept) => set({ title: kept })}
        />
      </label>
      <label className={css["around"]}>
        <span>{t("teach.guide.text.short")}</span>
        <KeptText
          isLive
          className={css["line"]}
          aria-label={t("teach.guide.text", { n })}
          placeholder={t("teach.guide.text.empty")}
          text={text}
          maxLength={500}
          onKeep={(kept) => set({ text: kept })}
        />
      </label>
      {type === "choice" ? (
        <Choices draft={draft} at={at} step={step} onChange={onChange} />
      ) : (
        <div className={css["when"]}>
          <Leads label={t("teach.guide.to", { n })} draft={draft} at={at} to={step.to} onChoose={(to) => set({ to })} />
        </div>
      )}
      <PartFaults id={faultsId} faults={faults} />
    </section>
  );
}

function Choices({ draft, at, step, onChange }: Pick<StepCardProps, "draft" | "at" | "step" | "onChange">): ReactNode {
  const t = useText();
  const { choices } = step;
  const n = at + 1;
  const set = (next: DraftStep["choices"]) => onChange(changeStep(draft, at, { choices: next }));
  return (
    <>
      <ol role="list" className={css["choices"]} aria-label={t("teach.guide.choices", { n })}>
        {choices.map((choice, place) => (
          // A choice that goes, or came, makes other lines of all that follow.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${choices.length} ${place}`} className={css["way"]}>
            <span className={css["mark"]} aria-hidden="true" />
            <KeptText
              isLive
              className={css["line"]}
              aria-label={t("teach.guide.choice", { place: place + 1, n })}
              placeholder={t("teach.survey.choice.empty", { place: place + 1 })}
              text={choice.text}
              maxLength={80}
              onKeep={(kept) => set(choices.with(place, { ...choice, text: kept }))}
            />
            <Leads
              label={t("teach.guide.choice.to", { place: place + 1 })}
              draft={draft}
              at={at}
              to={choice.to}
              onChoose={(to) => set(choices.with(place, { ...choice, to }))}
            />
            <button type="button" className={exams["out"]} onClick={() => set(choices.toSpliced(place, 1))}>
              ×<Unseen>{t("teach.guide.choice.remove", { place: place + 1, n })}</Unseen>
            </button>
          </li>
        ))}
      </ol>
      {choices.length < MOST_CHOICES && (
        <Button look="quiet" onClick={() => set([...choices, { text: "", to: "next" }])}>
          {t("teach.survey.choice.add")} <Unseen>{t("teach.guide.step", { n })}</Unseen>
        </Button>
      )}
    </>
  );
}

interface LeadsProps {
  readonly label: string;
  readonly draft: GuideDraft;
  readonly at: number;
  readonly to: DraftStep["to"];
  readonly onChoose: (to: DraftStep["to"]) => void;
}

/** The step behind it, the end, or another step by its number and title. */
function Leads({ label, draft: { steps }, at, to, onChoose }: LeadsProps): ReactNode {
  const t = useText();
  const others = steps.flatMap(({ id, title }, index) =>
    index === at ? [] : [{ id, name: t("teach.guide.to.step", { n: index + 1, title }) }],
  );
  const isLost = to !== "next" && to !== "end" && others.every(({ id }) => id !== to);
  const isLast = at + 1 === steps.length;
  return (
    <SelectField
      label={label}
      value={to}
      options={[
        { id: "next", name: t(isLast ? "teach.guide.to.next.last" : "teach.guide.to.next") },
        { id: "end", name: t("teach.guide.to.end") },
        ...(isLost ? [{ id: to, name: t("teach.guide.to.choose") }] : []),
        ...others,
      ]}
      onChoose={onChoose}
    />
  );
}
