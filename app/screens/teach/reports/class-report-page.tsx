import type { ReactNode } from "react";
import type { MatrixView, MisconceptionsView } from "#engine/protocol/class";
import type { ExamOverview } from "#engine/protocol/exams";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { stateWords } from "../../../components/charts/mastery-words.ts";
import { SkillMark } from "../../../components/charts/skill-mark.tsx";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import tables from "../../../components/charts/tables.module.css";
import { dateText } from "../../../components/charts/when.ts";
import { downloadCsv } from "../../../components/download-csv.ts";
import { Icon } from "../../../components/icons.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { AskedText } from "../../../components/asked-text.tsx";
import { byName } from "../components/by-name.ts";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { AdjustedOnReport } from "../adjust/adjust-learner.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { KeepGroups } from "../misconceptions/keep-groups.tsx";
import { timesOf } from "../misconceptions/misconception-table.ts";
import { useAgainWhile, useLive } from "../live/use-live.ts";
import { useSchoolData, type SchoolData } from "../session/school.tsx";
import { isBlank, keptIn, skillRows, type SkillRow } from "../skills/skills-table.ts";
import type { WholeClass } from "../whole-class.ts";
import page from "./class-report.module.css";
import { strandName } from "./coverage.tsx";
import { ClassPage, SheetHead, useSchoolName } from "./report-frame.tsx";
import { ExamsOnReport } from "./exam-overview.tsx";
import { examOverviewTable } from "./exam-overview-table.ts";
import css from "./report.module.css";

/** `/teach/class/:id/report`: where the class stands, what it mixes up, its exams, and who is taught what tomorrow, on one print [TEA108] [TEA205]. */
export function ClassReportPage({ id }: { readonly id: string }): ReactNode {
  return <ClassPage id={id}>{(whole, again) => <OfClass whole={whole} onChange={again} />}</ClassPage>;
}

interface OfClassProps {
  readonly whole: WholeClass;
  /** The groups of the class are other ones now. */
  readonly onChange: () => void;
}

function OfClass({ whole, onChange }: OfClassProps): ReactNode {
  const t = useText();
  const matrix = useSchoolData("GET /classes/{class}/matrix", { class: whole.id });
  const mistakes = useSchoolData("GET /classes/{class}/misconceptions", { class: whole.id, with: "others" });
  const exams = useSchoolData("GET /classes/{class}/exam-overview", { class: whole.id });
  const { teacher, school } = useSchoolName();
  useLive([whole.id], () => {
    matrix.again();
    mistakes.again();
    exams.again();
  });
  useAgainWhile((matrix.value?.unknown ?? 0) > 0, () => {
    exams.again();
    matrix.again();
    mistakes.again();
  });
  return (
    <SchoolContent data={matrix}>
      {(view) => (
        <article className={css["sheet"]}>
          <div className={css["tools"]}>
            <span className={css["acts"]}>
              <ButtonLink href={`/teach/class/${whole.id}/notes`}>{t("teach.note.all")}</ButtonLink>
              <ExamsFile data={exams} name={whole.name} />
              <Button look="primary" onClick={() => globalThis.print()}>
                <Icon name="print" /> {t("teach.print")}
              </Button>
            </span>
          </div>
          <SheetHead
            title={whole.name}
            sub={t("teach.class-report.of")}
            className={teacher}
            school={school}
            when={dateText(view.at)}
          />
          <p className={css["lead"]}>
            {t("teach.class-report.counts", {
              n: whole.roster.length,
              worked: view.pupils.filter(({ cells }) => cells.some(({ answers }) => answers > 0)).length,
            })}
          </p>
          {view.unknown > 0 && <p className={css["quiet"]}>{t("teach.class.unknown", { n: view.unknown })}</p>}
          <SchoolContent data={mistakes}>
            {(seen) => <Tomorrow whole={whole} view={seen} onChange={onChange} />}
          </SchoolContent>
          <Matrix view={view} />
          {exams.value !== null && <ExamsOnReport view={exams.value} />}
          <AdjustedOnReport whole={whole} className={css["block"]} />
          {mistakes.value !== null && mistakes.value.misconceptions.length > 0 && <AllMixed view={mistakes.value} />}
        </article>
      )}
    </SchoolContent>
  );
}

interface ExamsFileProps {
  readonly data: SchoolData<ExamOverview>;
  /** Of the class. */
  readonly name: string;
}

function ExamsFile({ data: { value }, name }: ExamsFileProps): ReactNode {
  const t = useText();
  if (value === null || value.exams.length === 0) return null;
  const save = () => downloadCsv(examOverviewTable(t, value), t("teach.class-report.exams.file", { name }));
  return (
    <Button onClick={save}>
      <Icon name="download" /> {t("teach.class-report.exams.table")}
    </Button>
  );
}

const nameIn = ({ names }: MisconceptionsView, id: string) => names.find(({ learner }) => learner === id)?.name ?? "";

/** In the order of names. */
const namesIn = (view: MisconceptionsView, ids: readonly string[]) =>
  ids
    .map((id) => nameIn(view, id))
    .toSorted(byName)
    .join(", ");

/** The groups of tomorrow's lesson, with who is in each. */
function Tomorrow({ whole, view, onChange }: OfClassProps & { readonly view: MisconceptionsView }): ReactNode {
  const t = useText();
  const { lesson, misconceptions } = view;
  const { own = [], ready = [], none = [], quiet = [] } = lesson.others ?? {};
  const names = (ids: readonly string[]) => namesIn(view, ids);
  return (
    <section className={css["block"]} aria-label={t("teach.mistakes.tomorrow")}>
      <h2>{t("teach.mistakes.tomorrow")}</h2>
      <p className={css["quiet"]}>{t(misconceptions.length === 0 ? "teach.mistakes.none" : "teach.mistakes.from")}</p>
      {misconceptions.length > 0 && lesson.groups.length === 0 && (
        <p className={css["quiet"]}>{t("teach.mistakes.no-group")}</p>
      )}
      <KeepGroups whole={whole} view={view} onChange={onChange} />
      <ol className={page["groups"]}>
        {lesson.groups.map(({ misconception, pupils }) => {
          const about = misconceptions[misconception];
          return (
            about !== undefined && (
              <li key={`${about.skill} ${about.rule}`}>
                <p>
                  <b>{about.skillName}</b>: {about.explanation ?? t("teach.mistakes.no-words")}
                </p>
                <p>{names(pupils)}</p>
                <ul role="list" className={css["examples"]}>
                  {about.examples.map(({ learner, stem, given, answer, at }) => (
                    <li key={`${learner} ${at} ${stem}`}>
                      <span>
                        <AskedText stem={stem} isGone={answer === null} />
                      </span>
                      <span className={css["typed"]}>{given.join("; ")}</span>
                      {answer !== null && (
                        <span className={css["quiet"]}>
                          {t("teach.mistakes.right")} <RichText text={answer} />
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </li>
            )
          );
        })}
      </ol>
      {own.length > 0 && (
        <div>
          <b>{t("teach.mistakes.own")}</b>
          <ul role="list">
            {own.map(({ learner, misconceptions: theirs }) => (
              <li key={learner}>
                {nameIn(view, learner)}:{" "}
                {theirs.map((at) => (
                  <span key={at}>
                    <RichText text={misconceptions[at]?.explanation ?? misconceptions[at]?.skillName ?? ""} />{" "}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {(["ready", "none-yet", "quiet"] as const).map((list) => {
        const pupils = { ready, "none-yet": none, quiet }[list];
        return (
          pupils.length > 0 && (
            <p key={list}>
              <b>{t(`teach.mistakes.${list}`)}</b>: {names(pupils)}
            </p>
          )
        );
      })}
    </section>
  );
}

const LEGEND = ["kept", "done", "review", "learning", "placed"] as const;

/** Skills of which there is something to show, by strand, with every pupil. */
function Matrix({ view }: { readonly view: MatrixView }): ReactNode {
  const t = useText();
  const pupils = view.pupils.toSorted((a, b) => a.name.localeCompare(b.name));
  const rows = skillRows(view, pupils, null).filter(({ cells }) => cells.some((cell) => !isBlank(cell)));
  const strands = [...new Set(rows.map(({ skill }) => skill.strand))];
  if (rows.length === 0) return null;
  return (
    <section className={css["block"]} aria-label={t("teach.class-report.matrix")}>
      <h2>{t("teach.class-report.matrix")}</h2>
      <ul role="list" className={page["legend"]}>
        {LEGEND.map((state) => (
          <li key={state}>
            <SkillMark state={state} size={16} /> {t(stateWords[state])}
          </li>
        ))}
      </ul>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys */}
      <div className={page["scroll"]} tabIndex={0} role="region" aria-label={t("teach.tab.skills")}>
        <table {...tableRoles.table} className={page["matrix"]} aria-label={t("teach.class-report.matrix")}>
          <thead {...tableRoles.rows}>
            <tr {...tableRoles.row}>
              <th {...tableRoles.columnHead}>
                <Unseen>{t("teach.skills.skill")}</Unseen>
              </th>
              {pupils.map(({ learner, name }) => (
                <th {...tableRoles.columnHead} key={learner} className={page["name"]}>
                  <span>{name}</span>
                </th>
              ))}
              <th {...tableRoles.columnHead}>{t("skill.state.kept")}</th>
            </tr>
          </thead>
          {strands.map((strand) => (
            <tbody {...tableRoles.rows} key={strand}>
              <tr {...tableRoles.row}>
                <th {...tableRoles.rowHead} colSpan={pupils.length + 2} className={page["strand"]}>
                  {strandName(t, strand)}
                </th>
              </tr>
              {rows
                .filter(({ skill }) => skill.strand === strand)
                .map((row) => (
                  <MatrixRow key={row.skill.id} row={row} learners={pupils.map(({ learner }) => learner)} />
                ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

function MatrixRow({ row, learners }: { readonly row: SkillRow; readonly learners: readonly string[] }): ReactNode {
  const t = useText();
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHead}>{row.skill.name}</th>
      {learners.map((learner, at) => {
        const cell = row.cells[at];
        return (
          <td {...tableRoles.cell} key={learner}>
            {cell === undefined || isBlank(cell) ? (
              <Unseen>{t("teach.skills.not-yet")}</Unseen>
            ) : (
              <>
                <SkillMark state={cell.state} size={16} />
                <Unseen>{t(stateWords[cell.state])}</Unseen>
              </>
            )}
          </td>
        );
      })}
      <td {...tableRoles.cell} className={page["kept"]}>
        {keptIn(row)}
      </td>
    </tr>
  );
}

const MOST_MIXED = 12;

/** The mix-ups of most pupils in the last days, with who and how often. */
function AllMixed({ view }: { readonly view: MisconceptionsView }): ReactNode {
  const t = useText();
  const more = view.misconceptions.length - MOST_MIXED;
  return (
    <section className={css["block"]} aria-label={t("teach.mistakes.all")}>
      <h2>{t("teach.mistakes.all")}</h2>
      <table
        {...tableRoles.table}
        className={`${tables["table"]} ${css["table"]}`}
        aria-label={t("teach.mistakes.all")}
      >
        <thead {...tableRoles.rows}>
          <tr {...tableRoles.row}>
            {(["what", "skill", "pupils"] as const).map((head) => (
              <th {...tableRoles.columnHead} key={head} className={tables["text"]}>
                {t(`teach.mistakes.head.${head}`)}
              </th>
            ))}
            <th {...tableRoles.columnHead} className={tables["number"]}>
              {t("teach.mistakes.head.times")}
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.rows}>
          {view.misconceptions.slice(0, MOST_MIXED).map((one) => (
            <tr {...tableRoles.row} key={`${one.skill} ${one.rule}`}>
              <th {...tableRoles.rowHead} className={tables["text"]}>
                {one.explanation ?? t("teach.mistakes.no-words")}
              </th>
              <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.mistakes.head.skill")}>
                {one.skillName}
              </td>
              <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.mistakes.head.pupils")}>
                {namesIn(
                  view,
                  one.pupils.map(({ learner }) => learner),
                )}
              </td>
              <td {...tableRoles.cell} className={tables["number"]} data-head={t("teach.mistakes.head.times")}>
                {timesOf(one)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className={css["quiet"]}>{t("teach.class-report.more", { n: more })}</p>}
    </section>
  );
}
