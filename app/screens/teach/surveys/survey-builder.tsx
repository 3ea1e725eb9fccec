import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { OwnFormView } from "#engine/protocol/own-forms";
import type { SurveyDraft, SurveyFault } from "#engine/surveys";
import { Button } from "../../../components/button.tsx";
import { timeText } from "../../../components/charts/when.ts";
import { Icon } from "../../../components/icons.tsx";
import { Waiting } from "../../../components/waiting.tsx";
import { useText, type Text } from "../../../text/text.ts";
import { AssignDialog } from "../assign/assign-dialog.tsx";
import { KeptText } from "../components/kept-text.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { Alert, Trouble } from "../components/trouble.tsx";
import { News } from "../components/words.tsx";
import exams from "../exams/exams.module.css";
import type { WholeClass } from "../whole-class.ts";
import { addQuestion, MOST_QUESTIONS } from "./edit-draft.ts";
import { QuestionCard, type FocusWish } from "./question-card.tsx";
import { SurveyPreviewPane } from "./survey-preview.tsx";
import css from "./surveys.module.css";
import { useOwnForm, type OpenForm } from "./use-own-form.ts";
import { usePreview } from "./use-preview.ts";

interface SurveyBuilderProps {
  readonly whole: WholeClass;
  readonly form: string;
}

/** What a survey asks beside how pupils see it; each change is kept as it is made [TEA175]. */
export function SurveyBuilder({ whole, form }: SurveyBuilderProps): ReactNode {
  const t = useText();
  const open = useOwnForm(whole.id, form);
  const { view, draft, error, again } = open;
  return (
    <>
      <p className={exams["back"]}>
        <Link href={`/teach/class/${whole.id}/surveys`}>
          <Icon name="left" /> {t("teach.surveys.all")}
        </Link>
      </p>
      {view === null || draft === null ? (
        <SchoolContent data={{ value: null, error, again }}>{() => <Waiting />}</SchoolContent>
      ) : (
        <Builder key={`${open.loads} ${view.version}`} whole={whole} open={open} view={view} draft={draft} />
      )}
    </>
  );
}

interface BuilderProps {
  readonly whole: WholeClass;
  readonly open: OpenForm;
  readonly view: OwnFormView;
  readonly draft: SurveyDraft;
}

function Builder({ whole, open, view, draft }: BuilderProps): ReactNode {
  const t = useText();
  const { error, again, isSaving, savedAt, beginVersion } = open;
  const preview = usePreview(draft);
  const [isAssigning, setAssigning] = useState(false);
  const [isTried, setTried] = useState(false);
  const [focus, setFocus] = useState<FocusWish | null>(null);
  const [news, setNews] = useState("");
  const isFrozen = view.frozenAt !== null;
  const faults = preview.seen?.faults ?? [];
  const saved = isSaving
    ? t("teach.exam.saving")
    : savedAt === null
      ? ""
      : t("teach.exam.saved", { time: timeText(savedAt) });

  function change(next: SurveyDraft, wish?: FocusWish): void {
    open.change(next);
    setFocus(wish ?? null);
  }

  function add(): void {
    const next = addQuestion(draft);
    const added = next.questions.at(-1);
    change(next, added && { question: added.id, on: "text" });
  }

  function assign(): void {
    setTried(true);
    if (faults.length === 0) setAssigning(true);
  }

  return (
    <>
      <div className={exams["head"]}>
        {isFrozen ? (
          <h2 className={exams["name"]}>{draft.title}</h2>
        ) : (
          <KeptText
            className={exams["title"]}
            aria-label={t("teach.exam.title")}
            text={draft.title}
            maxLength={80}
            isNeeded
            onKeep={(title) => change({ ...draft, title })}
          />
        )}
        <span className={exams["chip"]} data-frozen={isFrozen}>
          {t(isFrozen ? "teach.exams.frozen" : "teach.exams.draft")}
        </span>
        <p className={exams["quiet"]} role="status">
          {isFrozen
            ? t("teach.exam.frozen", { version: view.version })
            : `${saved} ${t("teach.exam.frozen-later")}`.trim()}
        </p>
        <span className={exams["headActions"]}>
          {isFrozen && whole.code !== null && (
            <Button onClick={() => void beginVersion()}>{t("teach.exam.next")}</Button>
          )}
          {whole.code !== null && (
            <Button look="primary" aria-disabled={isSaving} onClick={() => !isSaving && assign()}>
              {t("teach.exam.assign")}
            </Button>
          )}
        </span>
      </div>
      <News>{news}</News>
      <Trouble error={error} />
      {error !== null && <Button onClick={again}>{t("teach-offline.retry")}</Button>}
      <Alert>{isTried && faults.length > 0 ? summaryOf(t, faults) : null}</Alert>
      <div className={exams["desk"]}>
        <fieldset className={exams["plan"]} disabled={isFrozen} aria-label={t("teach.survey.plan")}>
          <Around draft={draft} onChange={change} />
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
              onChange={change}
            />
          ))}
          {!isFrozen && draft.questions.length < MOST_QUESTIONS && (
            <Button onClick={add}>{t("teach.survey.add")}</Button>
          )}
          {draft.questions.length >= MOST_QUESTIONS && (
            <p className={exams["quiet"]}>{t("teach.survey.full", { most: MOST_QUESTIONS })}</p>
          )}
        </fieldset>
        <SurveyPreviewPane preview={preview} />
      </div>
      {isAssigning && (
        <AssignDialog
          whole={whole}
          what={{ type: "survey", survey: view.id, version: view.version, title: view.title }}
          revision={view.revision}
          {...(isFrozen ? {} : { about: t("teach.exam.assign.first", { version: view.version }) })}
          onClose={() => setAssigning(false)}
          onDone={(words) => {
            setAssigning(false);
            setNews(words);
            again();
          }}
        />
      )}
    </>
  );
}

interface AroundProps {
  readonly draft: SurveyDraft;
  readonly onChange: (draft: SurveyDraft) => void;
}

/** What pupils read before the first question, and at the end. */
function Around({ draft, onChange }: AroundProps): ReactNode {
  const t = useText();
  return (
    <section className={exams["section"]} aria-label={t("teach.survey.around")}>
      {(["about", "thanks"] as const).map((place) => (
        <label key={place} className={css["around"]}>
          <span>{t(`teach.survey.${place}`)}</span>
          <KeptText
            className={css["line"]}
            placeholder={t(`teach.survey.${place}.empty`)}
            text={draft[place]}
            maxLength={300}
            onKeep={(kept) => onChange({ ...draft, [place]: kept })}
          />
        </label>
      ))}
    </section>
  );
}

/** A change of the order, or of another question, made it: it is told at once. */
function isOfOrder({ type }: SurveyFault): boolean {
  return type === "when-gone" || type === "when-later" || type === "when-free";
}

function faultWords(t: Text, fault: SurveyFault): string {
  const n = "question" in fault ? fault.question : 0;
  return t(`teach.survey.fault.${fault.type}`, { n, on: "on" in fault ? fault.on : 0 });
}

function summaryOf(t: Text, faults: readonly SurveyFault[]): string {
  return [t("teach.survey.unfinished"), ...faults.map((fault) => faultWords(t, fault))].join(" ");
}
