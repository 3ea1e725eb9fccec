import { useEffect, useRef, useState, type ReactNode } from "react";
import type { ExamDraft, ExamQuestionView } from "#engine/exams";
import type { ExamView } from "#engine/protocol/exams";
import { Button } from "../../../components/button.tsx";
import "../../../components/charts/print.css";
import { Diagram } from "../../../components/diagrams/diagram.tsx";
import { Icon } from "../../../components/icons.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText, type Text } from "../../../text/text.ts";
import { choiceText, labelledAnswer } from "../../sessions/answer-text.ts";
import css from "./exams.module.css";
import { formLetter } from "./form-letter.ts";
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
        <p className={css["quiet"]}>{t(draft.selection === "adaptive" ? "teach.form.adaptive" : "teach.form.none")}</p>
      ) : (
        <ol className={css["questions"]}>
          {questions.map(({ position, section, kept, question }) => (
            <li
              key={position}
              data-worked-on={section === workedOn?.section && draft.sections.length > 1}
              aria-label={t("teach.form.of", { n: position })}
            >
              <span className={css["number"]} aria-hidden="true">
                {position}
              </span>
              <div className={css["question"]}>
                {question === null ? (
                  <p className={css["gone"]}>{t("teach.form.gone")}</p>
                ) : (
                  <>
                    <QuestionText question={question} />
                    {question.choices.length === 0 && <WriteHere labels={question.labels} />}
                  </>
                )}
              </div>
              {!isFrozen && (
                <span className={css["questionActions"]}>
                  <button
                    type="button"
                    className={css["small"]}
                    aria-pressed={kept}
                    onClick={() => void press({ act: kept ? "release" : "keep", form: at, position })}
                  >
                    {t(kept ? "teach.form.kept" : "teach.form.keep")}
                    <Unseen> {t("teach.form.of", { n: position })}</Unseen>
                  </button>
                  <button type="button" className={css["small"]} onClick={() => void exchange(position)}>
                    {t("teach.form.another")}
                    <Unseen> {t("teach.form.of", { n: position })}</Unseen>
                  </button>
                </span>
              )}
            </li>
          ))}
        </ol>
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

/** Room for an answer, on paper alone: one line for each of its parts. */
function WriteHere({ labels }: { readonly labels: readonly string[] }): ReactNode {
  const t = useText();
  return (
    <div className={css["onPaper"]}>
      {(labels.length === 0 ? [t("teach.sheet.answer")] : labels).map((label) => (
        <p key={label} className={css["line"]}>
          <RichText text={label} />
        </p>
      ))}
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

function answerOf(t: Text, { answer, choices, labels }: ExamQuestionView): string {
  return labelledAnswer(choiceText(t, answer, choices), labels);
}

function stemAt({ drawn }: ExamView, form: number, position: number): string | undefined {
  return drawn[form]?.questions[position - 1]?.question?.stem;
}

/** What is asked, its picture, what may be chosen, and the answer. */
export function QuestionText({ question }: { readonly question: ExamQuestionView }): ReactNode {
  const t = useText();
  const { stem, diagram, choices, skillName, difficulty, sort } = question;
  return (
    <>
      <p className={css["stem"]}>
        <RichText text={stem} />
      </p>
      {diagram !== null && (
        <div className={css["picture"]}>
          <Diagram diagram={diagram} />
        </div>
      )}
      {choices.length > 0 && (
        <ul className={css["choices"]}>
          {choices.map((choice) => (
            <li key={choice}>
              <RichText text={choiceText(t, choice, choices)} />
            </li>
          ))}
        </ul>
      )}
      <p className={css["answer"]}>
        {t("teach.form.answer")}{" "}
        <b>
          <RichText text={answerOf(t, question)} />
        </b>
      </p>
      <p className={css["meta"]}>
        {t("teach.form.meta", {
          skill: skillName,
          level: difficulty,
          sort: t(`teach.exam.sort.${sort}`).toLowerCase(),
        })}
      </p>
    </>
  );
}
