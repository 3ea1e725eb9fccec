import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { MatrixView } from "#engine/protocol/class";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { stateWords, strandWords } from "../../../components/charts/mastery-words.ts";
import { SkillMark } from "../../../components/charts/skill-mark.tsx";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import { downloadCsv } from "../../../components/download-csv.ts";
import { Icon } from "../../../components/icons.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { AssignDialog } from "../assign/assign-dialog.tsx";
import { byName } from "../components/by-name.ts";
import { NamesButton, useShown } from "../components/names-hidden.tsx";
import { SelectField } from "../components/select-field.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import parts from "../components/components.module.css";
import { News } from "../components/words.tsx";
import { useAgainWhile, useLive } from "../live/use-live.ts";
import { useSchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import { CellDialog, type Chosen } from "./cell-dialog.tsx";
import css from "./skills.module.css";
import { isBlank, keptIn, skillRows, skillsTable } from "./skills-table.ts";

type Skill = MatrixView["skills"][number];
type Cell = MatrixView["pupils"][number]["cells"][number];

/** Where each pupil stands with each skill: skills down, pupils across; a cell opens the questions behind it [TEA82]. */
export function SkillsTab({ whole }: { readonly whole: WholeClass }): ReactNode {
  const data = useSchoolData("GET /classes/{class}/matrix", { class: whole.id });
  useLive([whole.id], data.again);
  useAgainWhile((data.value?.unknown ?? 0) > 0, data.again);
  return <SchoolContent data={data}>{(view) => <Matrix whole={whole} view={view} />}</SchoolContent>;
}

const ALL = "all";
const LEGEND = ["kept", "done", "review", "learning", "placed"] as const;

function Matrix({ whole, view }: { readonly whole: WholeClass; readonly view: MatrixView }): ReactNode {
  const t = useText();
  const grades = [...new Set(view.skills.map(({ grade }) => grade))].toSorted((a, b) => a - b);
  const [grade, setGrade] = useState<number | null>(() => busiestGrade(view));
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [given, setGiven] = useState<Skill | null>(null);
  const [news, setNews] = useState("");
  const isOpen = whole.code !== null;
  const pupils = useShown(whole, view.pupils).toSorted((a, b) => byName(a.name, b.name));
  const skills = skillRows(view, pupils, grade);
  const strands = [...new Set(skills.map(({ skill }) => skill.strand))];
  if (pupils.length === 0) return <p className={css["quiet"]}>{t("teach.class.nobody")}</p>;
  return (
    <>
      <div className={css["bar"]}>
        <SelectField
          label={t("teach.skills.grade")}
          value={grade === null ? ALL : `${grade}`}
          options={[
            { id: ALL, name: t("teach.skills.all") },
            ...grades.map((one) => ({ id: `${one}`, name: t("teach.skills.of-grade", { grade: one }) })),
          ]}
          onChoose={(value) => setGrade(value === ALL ? null : Number(value))}
        />
        <ul role="list" className={css["legend"]} aria-label={t("teach.skills.legend")}>
          {LEGEND.map((state) => (
            <li key={state}>
              <SkillMark state={state} size={22} /> {t(stateWords[state])}
            </li>
          ))}
          <li>
            <span className={css["dot"]} aria-hidden="true" /> {t("teach.skills.not-yet")}
          </li>
        </ul>
        <NamesButton />
        <ButtonLink href={`/teach/class/${whole.id}/report`}>{t("teach.class-report")}</ButtonLink>
        <Button onClick={() => globalThis.print()}>
          <Icon name="print" /> <span className={parts["word"]}>{t("teach.print")}</span>
        </Button>
        <Button onClick={() => downloadCsv(skillsTable(t, skills, pupils), `${whole.name} ${t("teach.tab.skills")}`)}>
          <Icon name="download" /> <span className={parts["word"]}>{t("teach.save-table")}</span>
        </Button>
      </div>
      {view.unknown > 0 && <p className={css["quiet"]}>{t("teach.class.unknown", { n: view.unknown })}</p>}
      {isOpen && <p className={css["press"]}>{t("teach.skills.press")}</p>}
      <News>{news}</News>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys */}
      <div className={css["scroll"]} tabIndex={0} role="region" aria-label={t("teach.tab.skills")}>
        <table {...tableRoles.table} className={css["table"]} aria-label={t("teach.tab.skills")}>
          <thead {...tableRoles.rows}>
            <tr {...tableRoles.row}>
              <th {...tableRoles.columnHead}>
                <Unseen>{t("teach.skills.skill")}</Unseen>
              </th>
              {pupils.map(({ learner, name }) => (
                <th {...tableRoles.columnHead} key={learner} className={css["name"]}>
                  <Link href={`/teach/class/${whole.id}/pupil/${learner}`} title={t("teach.report.open", { name })}>
                    {name}
                  </Link>
                </th>
              ))}
              <th {...tableRoles.columnHead}>{t("skill.state.kept")}</th>
            </tr>
          </thead>
          {strands.map((strand) => (
            <tbody {...tableRoles.rows} key={strand}>
              <tr {...tableRoles.row}>
                <th {...tableRoles.rowHead} className={css["strand"]} colSpan={pupils.length + 2}>
                  <StrandName strand={strand} />
                </th>
              </tr>
              {skills
                .filter(({ skill }) => skill.strand === strand)
                .map((row) => ({ ...row, kept: keptIn(row) }))
                .map(({ skill, cells, kept }) => (
                  <tr {...tableRoles.row} key={skill.id}>
                    <th {...tableRoles.rowHead}>
                      {isOpen ? (
                        <button
                          type="button"
                          aria-haspopup="dialog"
                          className={css["give"]}
                          onClick={() => {
                            setNews("");
                            setGiven(skill);
                          }}
                        >
                          {skill.name}
                        </button>
                      ) : (
                        skill.name
                      )}
                    </th>
                    {cells.map((cell, at) => {
                      const pupil = pupils[at];
                      return (
                        <td {...tableRoles.cell} key={pupil?.learner}>
                          {pupil !== undefined && cell !== undefined && (
                            <MatrixCell
                              cell={cell}
                              skill={skill}
                              name={pupil.name}
                              onOpen={() => setChosen({ learner: pupil.learner, name: pupil.name, skill, cell })}
                            />
                          )}
                        </td>
                      );
                    })}
                    <td {...tableRoles.cell} className={css["kept"]}>
                      <KeptBar kept={kept} of={pupils.length} />
                    </td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </div>
      {given !== null && (
        <AssignDialog
          whole={whole}
          what={{ type: "skills", skills: [{ id: given.id, name: given.name }] }}
          about={given.longName}
          onClose={() => setGiven(null)}
          onDone={(words) => {
            setGiven(null);
            setNews(words);
          }}
        />
      )}
      {chosen !== null && <CellDialog whole={whole} chosen={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

/** The grade most answers were given in; null: none were given. */
function busiestGrade({ skills, pupils }: MatrixView): number | null {
  const answers = new Map<number, number>();
  for (const { cells } of pupils) {
    for (const [at, { answers: n }] of cells.entries()) {
      const grade = skills[at]?.grade ?? 0;
      if (n > 0) answers.set(grade, (answers.get(grade) ?? 0) + n);
    }
  }
  const [first] = [...answers].toSorted(([, a], [, b]) => b - a);
  return first?.[0] ?? null;
}

function StrandName({ strand }: { readonly strand: string }): ReactNode {
  const t = useText();
  const { text, values } = strandWords(strand);
  return t(text, values);
}

interface MatrixCellProps {
  readonly cell: Cell;
  readonly skill: Skill;
  readonly name: string;
  readonly onOpen: () => void;
}

function MatrixCell({ cell, skill, name, onOpen }: MatrixCellProps): ReactNode {
  const t = useText();
  if (isBlank(cell)) {
    return (
      <>
        <span className={css["dot"]} aria-hidden="true" />
        <Unseen>{t("teach.skills.not-yet")}</Unseen>
      </>
    );
  }
  return (
    <button type="button" className={css["cell"]} onClick={onOpen}>
      <SkillMark state={cell.state} size={22} />
      <Unseen>
        {name}, {skill.name}: {t(stateWords[cell.state])}
      </Unseen>
    </button>
  );
}

/** Under five pupils a share would say more than anybody knows: the number stands alone. */
const LEAST_FOR_BAR = 5;

function KeptBar({ kept, of }: { readonly kept: number; readonly of: number }): ReactNode {
  return (
    <span className={css["keptLine"]}>
      {of >= LEAST_FOR_BAR && (
        <svg viewBox="0 0 60 8" width="60" height="8" aria-hidden="true" focusable="false">
          <rect className={css["track"]} width="60" height="8" rx="4" />
          <rect className={css["fill"]} width={(60 * kept) / of} height="8" rx="4" />
        </svg>
      )}
      {kept}
    </span>
  );
}
