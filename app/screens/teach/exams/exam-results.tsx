import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { ExamResults } from "#engine/protocol/exams";
import { Button } from "../../../components/button.tsx";
import "../../../components/charts/print.css";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import tables from "../../../components/charts/tables.module.css";
import { dateTimeText, weekdayText } from "../../../components/charts/when.ts";
import { downloadCsv } from "../../../components/download-csv.ts";
import { Icon } from "../../../components/icons.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText, type Text } from "../../../text/text.ts";
import { pointsText } from "../../exam/points-text.ts";
import { examAdjustedWords } from "../adjust/adjust-words.ts";
import { AssignButton } from "../assign/assign-button.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { useAgainWhile, useLive } from "../live/use-live.ts";
import { useSchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import { AnswersDialog } from "./answers-dialog.tsx";
import { examFacts } from "./exam-facts.ts";
import css from "./results.module.css";
import { formLetter } from "./form-letter.ts";
import {
  isSameForAll,
  linesOf,
  questionName,
  resultsTable,
  shareWords,
  sumOf,
  type AnswerLine,
} from "./results-table.ts";

interface ExamResultsPageProps {
  readonly whole: WholeClass;
  readonly assignment: string;
}

/** What an exam showed: marks by pupil, questions, skills, kinds and misconceptions; each number opens what is behind it [TEA144]. */
export function ExamResultsPage({ whole, assignment }: ExamResultsPageProps): ReactNode {
  const t = useText();
  const params = { class: whole.id, assignment };
  const data = useSchoolData("GET /classes/{class}/assignments/{assignment}/results", params);
  useLive([whole.id], data.again);
  useAgainWhile((data.value?.unknown ?? 0) > 0, data.again);
  return (
    <>
      <p className={css["back"]}>
        <Link href={`/teach/class/${whole.id}/exams`}>
          <Icon name="left" /> {t("teach.exams.all")}
        </Link>
      </p>
      <SchoolContent data={data}>{(results) => <Results whole={whole} results={results} />}</SchoolContent>
    </>
  );
}

/** What is looked at: a title, and the answers it is of. */
interface Opened {
  readonly title: string;
  readonly lines: readonly AnswerLine[];
}

function Results({ whole, results }: { readonly whole: WholeClass; readonly results: ExamResults }): ReactNode {
  const t = useText();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { title, due, unknown } = results;
  const all = linesOf(results);
  const open = (name: string, isIn: (line: AnswerLine) => boolean) =>
    setOpened({ title: name, lines: all.filter(isIn) });
  const facts = [
    ...examFacts(t, { ...results, questions: Math.max(0, ...results.pupils.map(({ of }) => of)) }),
    ...(due === null ? [] : [t("teach.results.due", { day: weekdayText(due - 1, true) })]),
    t("teach.exams.sat", {
      done: results.pupils.filter(({ state }) => state === "done").length,
      of: results.pupils.length,
    }),
  ];
  return (
    <>
      <div className={css["head"]}>
        <div>
          <h2>{t("teach.results.title", { title })}</h2>
          <p className={css["quiet"]}>{facts.join(" · ")}</p>
        </div>
        <span className={css["actions"]}>
          <Button
            onClick={() =>
              downloadCsv(resultsTable(t, results), t("teach.results.sheet.file", { class: whole.name, title }))
            }
          >
            <Icon name="download" /> {t("teach.results.sheet")}
          </Button>
          <Button onClick={() => globalThis.print()}>
            <Icon name="print" /> {t("teach.exam.print")}
          </Button>
        </span>
      </div>
      {unknown > 0 && <p className={css["quiet"]}>{t("teach.class.unknown", { n: unknown })}</p>}
      {all.length === 0 && <p className={css["note"]}>{t("teach.results.none")}</p>}
      <Marks results={results} all={all} open={open} />
      {all.length > 0 && (
        <p className={css["legend"]}>
          {OUTCOMES.map((outcome) => (
            <span key={outcome}>
              <b data-outcome={outcome}>{SIGNS[outcome]}</b> {t(`teach.results.outcome.${outcome}`)}
            </span>
          ))}
          <span>{t("teach.results.legend")}</span>
        </p>
      )}
      {all.length > 0 && (
        <>
          <div className={css["two"]}>
            <Shares
              title={t("teach.results.by-skill")}
              rows={results.skills.map(({ skill, skillName, ...share }) => ({
                ...share,
                name: skillName,
                isIn: ({ question }: AnswerLine) => question?.question.skill === skill,
              }))}
              open={open}
            />
            <Shares
              title={t("teach.results.by-sort")}
              rows={results.sorts.map(({ sort, ...share }) => ({
                ...share,
                name: t(`teach.exam.sort.${sort}`),
                isIn: ({ question }: AnswerLine) => question?.question.sort === sort,
              }))}
              open={open}
            />
          </div>
          <Misconceptions whole={whole} results={results} open={open} />
          <Questions results={results} open={open} />
        </>
      )}
      {opened !== null && <AnswersDialog {...opened} results={results} onClose={() => setOpened(null)} />}
    </>
  );
}

type Open = (name: string, isIn: (line: AnswerLine) => boolean) => void;

const OUTCOMES = ["correct", "partial", "incorrect", "unanswered"] as const;
const SIGNS = { correct: "✓", partial: "½", incorrect: "×", unanswered: "–" } as const;

interface MarksProps {
  readonly results: ExamResults;
  readonly all: readonly AnswerLine[];
  readonly open: Open;
}

/** Pupils down, questions across. */
function Marks({ results, all, open }: MarksProps): ReactNode {
  const t = useText();
  const pupils = results.pupils.toSorted((a, b) => a.name.localeCompare(b.name));
  const count = Math.max(0, ...pupils.map(({ of }) => of));
  const positions = Array.from({ length: count }, (_, index) => index + 1);
  const total = sumOf(all);
  const isAdjusted = pupils.some(({ adjusted }) => adjusted !== undefined);
  const isSame = isSameForAll(results);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
    <div className={css["scroll"]} tabIndex={0} role="region" aria-label={t("teach.results.marks")}>
      <table {...tableRoles.table} className={css["marks"]} aria-label={t("teach.results.marks")}>
        <thead {...tableRoles.rows}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHead}>{t("teach.results.pupil")}</th>
            {results.forms > 1 && <th {...tableRoles.columnHead}>{t("teach.results.form")}</th>}
            <th {...tableRoles.columnHead}>{t("teach.results.points")}</th>
            {positions.map((position) => (
              <th {...tableRoles.columnHead} key={position} className={css["mark"]}>
                <Unseen>{t("teach.results.question")} </Unseen>
                {position}
              </th>
            ))}
            {isAdjusted && <th {...tableRoles.columnHead}>{t("teach.results.adjusted")}</th>}
            <th {...tableRoles.columnHead}>{t("teach.results.when")}</th>
          </tr>
        </thead>
        <tbody {...tableRoles.rows}>
          {pupils.map((pupil) => (
            <tr {...tableRoles.row} key={pupil.learner} data-state={pupil.state}>
              <th {...tableRoles.rowHead}>{pupil.name}</th>
              {results.forms > 1 && <td {...tableRoles.cell}>{formLetter(pupil.form)}</td>}
              <td {...tableRoles.cell}>
                {pupil.state === "done" ? (
                  <button
                    type="button"
                    className={css["number"]}
                    onClick={() => open(pupil.name, ({ learner }) => learner === pupil.learner)}
                  >
                    {t("teach.results.of", { points: pointsText(pupil.points), of: pupil.of })}
                    <Unseen> {t("teach.results.row", { name: pupil.name })}</Unseen>
                  </button>
                ) : (
                  <span className={css["quiet"]}>{t(`teach.results.state.${pupil.state}`)}</span>
                )}
              </td>
              {positions.map((position) => (
                <td {...tableRoles.cell} key={position} className={css["mark"]}>
                  <Mark pupil={pupil} position={position} open={open} />
                </td>
              ))}
              {isAdjusted && (
                <td {...tableRoles.cell} className={css["adjusted"]}>
                  {examAdjustedWords(t, pupil.adjusted)}
                </td>
              )}
              <td {...tableRoles.cell} className={css["when"]}>
                {whenWords(t, pupil)}
              </td>
            </tr>
          ))}
          {all.length > 0 && (
            <tr {...tableRoles.row} className={css["total"]}>
              <th {...tableRoles.rowHead}>{t("teach.results.everybody")}</th>
              {results.forms > 1 && <td {...tableRoles.cell} />}
              <td {...tableRoles.cell}>
                <button
                  type="button"
                  className={css["number"]}
                  onClick={() => open(t("teach.results.everybody"), () => true)}
                >
                  {shareWords(t, total, pupils)}
                  <Unseen> {t("teach.results.everybody")}</Unseen>
                </button>
              </td>
              {positions.map((position) => (
                <td {...tableRoles.cell} key={position} className={css["mark"]}>
                  {isSame && (
                    <button
                      type="button"
                      className={css["number"]}
                      onClick={() =>
                        open(
                          t("teach.results.question.of", { n: position }),
                          ({ answer }) => answer.position === position,
                        )
                      }
                    >
                      {pointsText(sumOf(all.filter((line) => line.answer.position === position)).points)}
                      <Unseen> {t("teach.results.question.of", { n: position })}</Unseen>
                    </button>
                  )}
                </td>
              ))}
              {isAdjusted && <td {...tableRoles.cell} />}
              <td {...tableRoles.cell} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

type Pupil = ExamResults["pupils"][number];

function Mark({ pupil, position, open }: { readonly pupil: Pupil; readonly position: number; readonly open: Open }) {
  const t = useText();
  const answer = pupil.answers[position - 1];
  if (answer === undefined) return null;
  const outcome = t(`teach.results.outcome.${answer.outcome}`);
  const words = t("teach.results.cell", { name: pupil.name, n: position, outcome });
  const isIt = (line: AnswerLine) => line.learner === pupil.learner && line.answer.position === position;
  return (
    <button
      type="button"
      className={css["sign"]}
      data-outcome={answer.outcome}
      data-known={answer.misconception !== null}
      aria-label={words}
      title={words}
      onClick={() => open(pupil.name, isIt)}
    >
      {SIGNS[answer.outcome]}
    </button>
  );
}

function whenWords(t: Text, { doneAt, daysLate }: Pupil): string {
  if (doneAt === null) return "";
  const date = dateTimeText(doneAt);
  return daysLate === null || daysLate === 0 ? date : t("teach.results.late", { date, days: daysLate });
}

interface SharesProps {
  readonly title: string;
  readonly rows: readonly {
    readonly name: string;
    readonly points: number;
    readonly of: number;
    readonly isIn: (line: AnswerLine) => boolean;
  }[];
  readonly open: Open;
}

function Shares({ title, rows, open }: SharesProps): ReactNode {
  const t = useText();
  return (
    <section className={css["card"]}>
      <h3>{title}</h3>
      <table {...tableRoles.table} className={tables["table"]} aria-label={title}>
        <tbody {...tableRoles.rows}>
          {rows
            .filter(({ of }) => of > 0)
            .map(({ name, points, of, isIn }) => (
              <tr {...tableRoles.row} key={name}>
                <th {...tableRoles.rowHead} className={tables["text"]}>
                  {name}
                </th>
                <td {...tableRoles.cell} className={css["barCell"]} aria-hidden="true">
                  <span className={css["bar"]}>
                    <span style={{ inlineSize: `${(100 * points) / of}%` }} />
                  </span>
                </td>
                <td {...tableRoles.cell} className={tables["number"]}>
                  <button type="button" className={css["number"]} onClick={() => open(name, isIn)}>
                    {t("teach.results.of", { points: pointsText(points), of })}
                    <Unseen> {name}</Unseen>
                  </button>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

interface MisconceptionsProps {
  readonly whole: WholeClass;
  readonly results: ExamResults;
  readonly open: Open;
}

function Misconceptions({ whole, results, open }: MisconceptionsProps): ReactNode {
  const t = useText();
  const nameOf = new Map(results.pupils.map(({ learner, name }) => [learner, name]));
  return (
    <section className={css["card"]}>
      <h3>{t("teach.results.misconceptions")}</h3>
      {results.misconceptions.length === 0 && <p className={css["quiet"]}>{t("teach.results.misconceptions.none")}</p>}
      <ul role="list" className={css["found"]}>
        {results.misconceptions.map(({ skill, skillName, rule, explanation, pupils }, index) => (
          <li key={`${skill} ${rule}`}>
            <div>
              <p>
                <b>
                  <RichText text={explanation ?? skillName} />
                </b>
              </p>
              <p className={css["quiet"]}>
                {skillName} · {new Intl.ListFormat("en").format(pupils.map((id) => nameOf.get(id) ?? ""))}
              </p>
            </div>
            <button
              type="button"
              className={css["number"]}
              onClick={() => open(skillName, ({ answer }) => answer.misconception === index)}
            >
              {t("teach.results.pupils", { n: pupils.length })}
              <Unseen> {skillName}</Unseen>
            </button>
            <AssignButton
              whole={whole}
              what={{ type: "items", skills: [{ id: skill, name: skillName }] }}
              pupils={pupils}
              about={skillName}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const COUNTS = [
  ["correct", "teach.results.right"],
  ["partial", "teach.results.partial"],
  ["incorrect", "teach.results.not"],
  ["unanswered", "teach.results.empty"],
] as const;

/** Each question with how many got it. */
function Questions({ results, open }: { readonly results: ExamResults; readonly open: Open }): ReactNode {
  const t = useText();
  return (
    <section className={css["card"]}>
      <h3>{t("teach.results.by-question")}</h3>
      <table
        {...tableRoles.table}
        className={`${tables["table"]} ${css["questions"]}`}
        aria-label={t("teach.results.by-question")}
      >
        <thead {...tableRoles.rows}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHead} className={tables["text"]}>
              {t("teach.results.question")}
            </th>
            {COUNTS.map(([outcome, text]) => (
              <th {...tableRoles.columnHead} key={outcome} className={tables["number"]}>
                {t(text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rows}>
          {results.questions.map((one, index) => {
            const name = questionName(t, one, results.forms);
            return (
              <tr {...tableRoles.row} key={`${name} ${one.question.stem}`}>
                <th {...tableRoles.rowHead} className={tables["text"]}>
                  <span className={css["quiet"]}>{name}</span>
                  <span className={css["stem"]}>
                    <RichText text={one.question.stem} />
                  </span>
                </th>
                {COUNTS.map(([outcome, text]) => (
                  <td {...tableRoles.cell} key={outcome} className={tables["number"]} data-head={t(text)}>
                    {one[outcome] === 0 ? (
                      <span className={css["quiet"]}>0</span>
                    ) : (
                      <button
                        type="button"
                        className={css["number"]}
                        onClick={() =>
                          open(name, ({ answer }) => answer.question === index && answer.outcome === outcome)
                        }
                      >
                        {one[outcome]}
                        <Unseen>
                          {" "}
                          {t(`teach.results.outcome.${outcome}`)}, {name}
                        </Unseen>
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
