import type { ReactNode } from "react";
import { Link } from "wouter";
import type { SurveyAnswers } from "#engine/protocol/surveys";
import { Button } from "../../../components/button.tsx";
import "../../../components/charts/print.css";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import tables from "../../../components/charts/tables.module.css";
import { dateTimeText, weekdayText } from "../../../components/charts/when.ts";
import { downloadCsv } from "../../../components/download-csv.ts";
import { Icon } from "../../../components/icons.tsx";
import { useText, type Text } from "../../../text/text.ts";
import { SchoolContent } from "../components/school-content.tsx";
import { useAgainWhile, useLive } from "../live/use-live.ts";
import { useSchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import {
  answersTable,
  answerWords,
  byName,
  medianWords,
  type AnswersPupil,
  type SurveyAnswer,
} from "./answers-table.ts";
import css from "./survey-answers.module.css";

interface SurveyAnswersPageProps {
  readonly whole: WholeClass;
  readonly assignment: string;
}

/** What a class answered: totals by question, then one row a pupil and one column a question [TEA160]. */
export function SurveyAnswersPage({ whole, assignment }: SurveyAnswersPageProps): ReactNode {
  const t = useText();
  const data = useSchoolData("GET /classes/{class}/assignments/{assignment}/answers", { class: whole.id, assignment });
  useLive([whole.id], data.again);
  useAgainWhile((data.value?.unknown ?? 0) > 0, data.again);
  return (
    <>
      <p className={css["back"]}>
        <Link href={`/teach/class/${whole.id}/work`}>
          <Icon name="left" /> {t("teach.answers.back")}
        </Link>
      </p>
      <SchoolContent data={data}>{(answers) => <Answers whole={whole} answers={answers} />}</SchoolContent>
    </>
  );
}

function Answers({ whole, answers }: { readonly whole: WholeClass; readonly answers: SurveyAnswers }): ReactNode {
  const t = useText();
  const { title, due, pupils, questions, unknown } = answers;
  const done = pupils.filter(({ state }) => state === "done").length;
  const facts = [
    t("teach.answers.done", { done, of: pupils.length }),
    ...(due === null ? [] : [t("teach.answers.due", { day: weekdayText(due - 1, true) })]),
  ];
  const isFew = questions.every(({ choices }) => choices.every(({ percent }) => percent === null));
  const hasHidden = pupils.some((pupil) => pupil.answers.some(({ hidden }) => hidden));
  return (
    <>
      <div className={css["head"]}>
        <div>
          <h2>{t("teach.answers.title", { title })}</h2>
          <p className={css["quiet"]}>{facts.join(" · ")}</p>
        </div>
        <span className={css["actions"]}>
          <Button
            onClick={() =>
              downloadCsv(answersTable(t, answers), t("teach.answers.table.file", { class: whole.name, title }))
            }
          >
            <Icon name="download" /> {t("teach.answers.table")}
          </Button>
          <Button onClick={() => globalThis.print()}>
            <Icon name="print" /> {t("teach.answers.print")}
          </Button>
        </span>
      </div>
      {unknown > 0 && <p className={css["quiet"]}>{t("teach.class.unknown", { n: unknown })}</p>}
      {done === 0 ? (
        <p className={css["note"]}>{t("teach.answers.none")}</p>
      ) : (
        <section>
          <h3>{t("teach.answers.totals")}</h3>
          {isFew && <p className={css["quiet"]}>{t("teach.answers.few")}</p>}
          <ol role="list" className={css["questions"]}>
            {questions.map((question, at) => (
              <Total key={question.id} question={question} number={at + 1} />
            ))}
          </ol>
        </section>
      )}
      <section className={css["by"]}>
        <h3>{t("teach.answers.by-pupil")}</h3>
        {hasHidden && <p className={css["note"]}>{t("teach.answers.hidden.text")}</p>}
        <Pupils answers={answers} />
      </section>
    </>
  );
}

interface TotalProps {
  readonly question: SurveyAnswers["questions"][number];
  /** 1-based, as in the head of the table. */
  readonly number: number;
}

function Total({ question, number }: TotalProps): ReactNode {
  const t = useText();
  const { text, type, isFollowUp, answered, leftOut, choices } = question;
  const median = medianWords(t, question);
  const facts = [
    ...(isFollowUp ? [t("teach.answers.follow-up")] : []),
    ...(type === "several" ? [t("teach.answers.several")] : []),
    t("teach.answers.answered", { n: answered }),
    ...(leftOut > 0 ? [t("teach.answers.left-out", { n: leftOut })] : []),
  ];
  return (
    <li className={css["question"]}>
      <h4>
        {number}. {text}
      </h4>
      <p className={css["quiet"]}>{facts.join(" · ")}</p>
      {type === "free-text" ? (
        answered > 0 && <p className={css["quiet"]}>{t("teach.answers.words")}</p>
      ) : (
        <table {...tableRoles.table} className={css["totals"]} aria-label={text}>
          <tbody {...tableRoles.rows}>
            {choices.map(({ choice, count, percent }) => (
              <tr {...tableRoles.row} key={choice}>
                <th {...tableRoles.rowHead}>{choice}</th>
                <td {...tableRoles.cell} className={css["barCell"]} aria-hidden="true">
                  <span className={css["bar"]}>
                    <span style={{ inlineSize: `${(100 * count) / Math.max(1, answered)}%` }} />
                  </span>
                </td>
                <td {...tableRoles.cell} className={css["count"]}>
                  {count}
                  {percent !== null && (
                    <span className={css["quiet"]}> · {t("teach.answers.percent", { percent })}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {median !== null && <p className={css["median"]}>{median}</p>}
    </li>
  );
}

function Pupils({ answers: { questions, pupils } }: { readonly answers: SurveyAnswers }): ReactNode {
  const t = useText();
  const name = t("teach.answers.by-pupil");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
    <div className={css["scroll"]} tabIndex={0} role="region" aria-label={name}>
      <table {...tableRoles.table} className={css["answers"]} aria-label={name}>
        <thead {...tableRoles.rows}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHead}>{t("teach.answers.pupil")}</th>
            <th {...tableRoles.columnHead}>{t("teach.answers.when")}</th>
            {questions.map(({ id, text }, at) => (
              <th {...tableRoles.columnHead} key={id}>
                {at + 1}. {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rows}>
          {byName(pupils).map((pupil) => (
            <tr {...tableRoles.row} key={pupil.learner} data-state={pupil.state}>
              <th {...tableRoles.rowHead} className={tables["text"]}>
                {pupil.name}
              </th>
              <td {...tableRoles.cell} className={css["when"]}>
                {whenWords(t, pupil)}
              </td>
              {questions.map(({ id, type }, at) => (
                <td {...tableRoles.cell} key={id} className={type === "free-text" ? css["free"] : undefined}>
                  <Cell answer={pupil.answers[at]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ answer }: { readonly answer: SurveyAnswer | undefined }): ReactNode {
  const t = useText();
  if (answer === undefined) return null;
  const words = answerWords(t, answer);
  if (answer.hidden) return <b className={css["hidden"]}>{words}</b>;
  return answer.outcome === "answered" ? words : <span className={css["quiet"]}>{words}</span>;
}

function whenWords(t: Text, { state, doneAt, daysLate }: AnswersPupil): string {
  if (doneAt === null) return t(`teach.answers.state.${state}`);
  const date = dateTimeText(doneAt);
  return daysLate === null || daysLate === 0 ? date : t("teach.answers.late", { date, days: daysLate });
}
