import { useEffect, useRef, useState, type ReactNode } from "react";
import type { ExamDraft } from "#engine/exams";
import type { ExamView } from "#engine/protocol/exams";
import { Button } from "../../../components/button.tsx";
import "../../../components/charts/print.css";
import { Icon } from "../../../components/icons.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { useText } from "../../../text/text.ts";
import css from "./exams.module.css";
import { formLetter } from "./form-letter.ts";
import { QuestionList } from "./question-list.tsx";
import { answerOf } from "./question-text.tsx";
import type { OpenExam } from "./use-exam.ts";

/** Left above the question that is scrolled to [CSS px]. */
const ABOVE_PX = 16;

/** The section that is worked on; another one each time somebody comes to it. */
export interface WorkedOnSection {
  readonly section: number;
}

interface DrawnFormsProps {
  readonly view: ExamView;
  readonly draft: ExamDraft;
  readonly workedOn: WorkedOnSection | null;
  readonly isFrozen: boolean;
  readonly isSaving: boolean;
  readonly press: OpenExam["press"];
}

/** Every question as a pupil sees it, with its answer; a single one is exchanged or kept [TEA142]. */
export function DrawnForms({ view, draft, workedOn, isFrozen, isSaving, press }: DrawnFormsProps): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState(0);
  const [news, setNews] = useState("");
  const { drawn } = view;
  const at = Math.min(chosen, Math.max(0, drawn.length - 1));
  const questions = drawn[at]?.questions ?? [];
  const paper = useRef<HTMLElement>(null);
  // The paper has its own place beside the rules; on narrow screens it stands below them, and nothing moves.
  useEffect(() => {
    const { current } = paper;
    const line = current?.querySelector('[data-worked-on="true"]') ?? null;
    if (workedOn === null || current === null || line === null) return;
    const below = line.getBoundingClientRect().top - current.getBoundingClientRect().top;
    current.scrollTo({ top: current.scrollTop + below - ABOVE_PX });
  }, [workedOn]);

  async function exchange(position: number): Promise<void> {
    const before = stemAt(view, at, position);
    const next = await press({ act: "another", form: at, position });
    if (next === null) return;
    setNews(t(stemAt(next, at, position) === before ? "teach.form.only" : "teach.form.changed", { n: position }));
  }

  return (
    <section
      ref={paper}
      className={`${css["paper"]} ${css["beside"]}`}
      aria-label={t("teach.form.title")}
      aria-busy={isSaving}
    >
      <header className={css["paperHead"]}>
        <h2>{t("teach.form.title")}</h2>
        {drawn.length > 1 && (
          <span className={css["letters"]} role="group" aria-label={t("teach.form.choose")}>
            {drawn.map((_, form) => (
              <button
                type="button"
                key={formLetter(form)}
                aria-pressed={form === at}
                aria-label={t("teach.form.letter", { form: formLetter(form) })}
                onClick={() => setChosen(form)}
              >
                {formLetter(form)}
              </button>
            ))}
          </span>
        )}
        {!isFrozen && questions.length > 0 && (
          <span className={css["again"]}>
            <Button onClick={() => void press({ act: "again", form: at, position: null })}>
              <Icon name="again" /> {t("teach.form.again")}
            </Button>
            <span className={css["quiet"]}>{t("teach.form.again.hint")}</span>
          </span>
        )}
      </header>
      <output className={css["paperNews"]}>{news}</output>
      <PaperHead form={drawn.length > 1 ? at : null} />
      {questions.length === 0 ? (
        <p className={css["quiet"]}>
          {t(draft.selection === "adaptive" ? "teach.form.adaptive" : "teach.form.none")}
          {view.mayEndSooner === true && ` ${t("teach.exam.sooner", { n: view.questions })}`}
        </p>
      ) : (
        <QuestionList
          questions={questions.map((one) => ({
            ...one,
            isWorkedOn: one.section === workedOn?.section && draft.sections.length > 1,
          }))}
          act={
            isFrozen
              ? null
              : {
                  keep: (position, kept) => void press({ act: kept ? "keep" : "release", form: at, position }),
                  another: (position) => void exchange(position),
                }
          }
        />
      )}
      <Key form={drawn.length > 1 ? at : null} questions={questions} />
    </section>
  );
}

interface OnPaperProps {
  /** Which of several forms it is; null: there is one. */
  readonly form: number | null;
}

/** Which form it is and whose, on paper alone. */
function PaperHead({ form }: OnPaperProps): ReactNode {
  const t = useText();
  return (
    <div className={css["onPaper"]}>
      {form !== null && <p>{t("teach.form.letter", { form: formLetter(form) })}</p>}
      <p className={css["whose"]}>
        <span>{t("teach.sheet.name")}</span>
        <span>{t("teach.sheet.date")}</span>
      </p>
    </div>
  );
}

/** The answers, on a page of their own and on paper alone: a question that is handed out has none [TEA190]. */
function Key({
  form,
  questions,
}: OnPaperProps & { readonly questions: ExamView["drawn"][number]["questions"] }): ReactNode {
  const t = useText();
  return (
    <div className={`${css["onPaper"]} ${css["key"]}`}>
      <h2>{t("teach.sheet.answers")}</h2>
      {form !== null && <p>{t("teach.form.letter", { form: formLetter(form) })}</p>}
      <ol>
        {questions.map(({ position, question }) => (
          <li key={position} value={position}>
            {question !== null && <RichText text={answerOf(t, question)} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

function stemAt({ drawn }: ExamView, form: number, position: number): string | undefined {
  return drawn[form]?.questions[position - 1]?.question?.stem;
}
