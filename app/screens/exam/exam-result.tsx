import { useEffect, useId, useRef, type ReactNode } from "react";
import type { EndReason, EvaluationView, ExamAbilityView, ExamResultView } from "#engine";
import { useAct } from "../../hooks/use-act.ts";
import { useFeature } from "../../hooks/use-feature.ts";
import { useLearnerName } from "../../hooks/use-learner-name.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import "../../components/charts/print.css";
import tables from "../../components/charts/tables.module.css";
import { strandWords } from "../../components/charts/mastery-words.ts";
import { tableRoles } from "../../components/charts/table-roles.ts";
import { dateTimeText } from "../../components/charts/when.ts";
import { Icon } from "../../components/icons.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { Screen } from "../../components/screen.tsx";
import { PractiseLink } from "../../components/practise-link.tsx";
import { useText, type TextId } from "../../text/text.ts";
import { ProblemRecord } from "../sessions/problem-record.tsx";
import css from "./exam-result.module.css";
import { pointsText } from "./points-text.ts";

interface ExamResultProps {
  readonly exam: EvaluationView;
  readonly result: ExamResultView;
}

/** What an exam showed, what to do next, and every question again, where the school has left that on. Prints as it stands. */
export function ExamResult({ exam, result }: ExamResultProps): ReactNode {
  const t = useText();
  const { act, trouble } = useAct();
  const name = useLearnerName();
  const mayReview = useFeature("examReview");
  const review = mayReview ? result.review : [];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const points = { points: pointsText(result.points), of: result.of };
  return (
    <Screen title={t("result.title", { title: exam.title })}>
      <div className={css["head"]}>
        <h1 ref={heading} tabIndex={-1}>
          {t("result.title", { title: exam.title })}
        </h1>
        <p className={css["printOnly"]}>{name}</p>
        <p className={css["quiet"]}>
          {dateTimeText(exam.startedAt)}
          {exam.ended !== null && ` · ${t(endWords(exam, exam.ended))}`}
        </p>
        <p className={css["points"]}>
          {result.points === 0
            ? t("result.no-points", points)
            : `${t("result.points", points)} · ${t("result.percent", { percent: result.percent })}`}
        </p>
        <Counts result={result} />
      </div>
      <Listing title={t("result.strengths")} texts={result.strengths} />
      <Listing title={t("result.weak")} texts={result.weakAreas} />
      <Listing title={t("result.patterns")} texts={result.patterns} />
      <NextSteps result={result} />
      {result.ability !== null && <Ability ability={result.ability} />}
      <Sorts result={result} />
      <div className={css["row"]}>
        {exam.mayBeAgain && (
          <Button onClick={() => void act({ kind: "evaluation", command: { type: "start", exam: exam.examId } })}>
            {t("result.again")}
          </Button>
        )}
        <Button onClick={() => globalThis.print()}>
          <Icon name="print" />
          {t("report.print")}
        </Button>
        <ButtonLink href="/exam" look="quiet">
          {t("result.all")}
        </ButtonLink>
      </div>
      <p role="status">{trouble !== null && t(trouble)}</p>
      {result.unseen > 0 && review.length > 0 && (
        <p className={css["quiet"]}>{t("result.unseen-more", { n: result.unseen })}</p>
      )}
      {review.length > 0 && <h2 className={css["review"]}>{t("result.review")}</h2>}
      {review.map((problem) => (
        <ProblemRecord
          key={problem.itemId}
          problem={problem}
          heading={t("exam.question", { n: problem.position })}
          headingShown
        />
      ))}
    </Screen>
  );
}

function endWords({ mayEndSooner }: EvaluationView, reason: EndReason): TextId {
  return mayEndSooner && reason === "complete" ? "result.ended.enough" : `result.ended.${reason}`;
}

/** "Right 12 · Partly right 2 · Not yet 5 · No answer 1": only what there is. */
function Counts({ result }: { readonly result: ExamResultView }): ReactNode {
  const t = useText();
  const counts = (["correct", "partial", "incorrect", "unanswered"] as const).filter((what) => result[what] > 0);
  return (
    <dl className={css["counts"]}>
      {counts.map((what) => (
        <div key={what}>
          <dt>{t(`result.${what}`)}</dt>
          <dd>{result[what]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Listing({ title, texts }: { readonly title: string; readonly texts: readonly string[] }): ReactNode {
  const id = useId();
  if (texts.length === 0) return null;
  return (
    <section className={css["card"]} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <RichText text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextSteps({ result }: { readonly result: ExamResultView }): ReactNode {
  const t = useText();
  const id = useId();
  if (result.nextSteps.length === 0) return null;
  return (
    <section className={css["card"]} aria-labelledby={id}>
      <h2 id={id}>{t("result.next")}</h2>
      <ul role="list" className={css["steps"]}>
        {result.nextSteps.map(({ text, skillId }) => (
          <li key={text}>
            <span>
              <RichText text={text} />
            </span>
            {skillId !== null && <PractiseLink skillId={skillId}>{t("result.practise")}</PractiseLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which questions fit, how sure that is, and how each part went; nothing is said of what too few answers tell. */
function Ability({ ability: { answers, grades, strands } }: { readonly ability: ExamAbilityView }): ReactNode {
  const t = useText();
  const id = useId();
  const isWide = grades !== null && grades.from < grades.to;
  return (
    <section className={css["card"]} aria-labelledby={id}>
      <h2 id={id}>{t("result.ability")}</h2>
      <p>
        {grades === null ? t("result.ability.few", { n: answers }) : t("result.ability.about", { grade: grades.about })}{" "}
        {isWide && t("result.ability.range", { n: answers, from: grades.from, to: grades.to })}
      </p>
      {strands.length > 0 && (
        <ul>
          {strands.map(({ strand, right, of, level }) => {
            const { text, values } = strandWords(strand);
            const words = t(`result.ability.${level ?? "unsure"}`);
            return <li key={strand}>{t("result.ability.strand", { strand: t(text, values), right, of, words })}</li>;
          })}
        </ul>
      )}
    </section>
  );
}

function Sorts({ result }: { readonly result: ExamResultView }): ReactNode {
  const t = useText();
  const rows = result.bySort.filter(({ of }) => of > 0);
  if (rows.length === 0) return null;
  return (
    <table className={`${tables["table"]} ${css["sorts"]}`} {...tableRoles.table} aria-label={t("result.sorts")}>
      <thead {...tableRoles.rows}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHead} className={tables["text"]}>
            {t("result.col.sort")}
          </th>
          <th {...tableRoles.columnHead} className={tables["number"]}>
            {t("result.col.points")}
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.rows}>
        {rows.map(({ sort, points, of }) => (
          <tr {...tableRoles.row} key={sort}>
            <th {...tableRoles.rowHead} className={tables["text"]}>
              {t(`result.sort.${sort}`)}
            </th>
            <td {...tableRoles.cell} data-head={t("result.col.points")} className={tables["number"]}>
              {t("result.points", { points: pointsText(points), of })}
            </td>
          </tr>
        ))}
        {result.unseen > 0 && (
          <tr {...tableRoles.row}>
            <th {...tableRoles.rowHead} className={tables["text"]}>
              {t("result.unseen")}
            </th>
            <td {...tableRoles.cell} data-head={t("result.col.points")} className={tables["number"]}>
              {t("result.points", { points: "0", of: result.unseen })}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
