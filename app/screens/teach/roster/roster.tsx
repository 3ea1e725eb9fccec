import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import { Button } from "../../../components/button.tsx";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import tables from "../../../components/charts/tables.module.css";
import { dateText } from "../../../components/charts/when.ts";
import { Icon } from "../../../components/icons.tsx";
import { gradeWords } from "../../../text/grade-words.ts";
import { useText } from "../../../text/text.ts";
import { ReportLink } from "../reports/report-page.tsx";
import { useDrawCards } from "../cards/use-draw-cards.ts";
import type { Learner, WholeClass } from "../whole-class.ts";
import { AdjustedPupils } from "../adjust/adjust-learner.tsx";
import { ClassFeatures } from "../features/features-of.tsx";
import { Confirm } from "../components/confirm.tsx";
import { AddLearners } from "./add-learners.tsx";
import { Groups } from "./groups.tsx";
import { ManageLearner } from "./manage-learner.tsx";
import type { RosterChange } from "./plan-adding.ts";
import css from "./roster.module.css";
import { UndoAdding } from "./undo-adding.tsx";
import { News } from "../components/words.tsx";
import { Unseen } from "../../../components/unseen.tsx";

const UNCHANGED: RosterChange = { cards: [], grades: [] };

interface RosterProps {
  readonly whole: WholeClass;
  readonly onChange: () => void;
}

/** Who is in the class: the table, the way in for more, and cards with PINs. */
export function Roster({ whole, onChange }: RosterProps): ReactNode {
  const t = useText();
  const [managed, setManaged] = useState<string | null>(null);
  const [news, setNews] = useState("");
  const [changed, setChanged] = useState<RosterChange>(UNCHANGED);
  const learners = whole.roster.toSorted((a, b) => a.name.localeCompare(b.name));
  const open = learners.find(({ id }) => id === managed);
  const hasGrades = learners.some(({ grade }) => grade !== undefined);
  const undoable = stillSo(changed, learners);

  function tell(words: string): void {
    setNews(words);
    onChange();
  }

  return (
    <>
      <News>{news}</News>
      {undoable.learners.length + undoable.grades.length > 0 && (
        <UndoAdding
          whole={whole}
          {...undoable}
          onDone={(words) => {
            setChanged(UNCHANGED);
            tell(words);
          }}
        />
      )}
      {learners.length === 0 ? (
        <p className={css["empty"]}>{t("teach.roster.none")}</p>
      ) : (
        <>
          <div className={css["tools"]}>
            <p>{t("teach.classes.learners", { n: learners.length })}</p>
            <span className={css["acts"]}>
              <Link href={`/teach/class/${whole.id}/notes`}>{t("teach.note.all")}</Link>
              {whole.code !== null && <NewCards whole={whole} />}
            </span>
          </div>
          <table {...tableRoles.table} className={`${tables["table"]} ${css["dense"]}`} aria-label={t("teach.roster")}>
            <thead {...tableRoles.rows}>
              <tr {...tableRoles.row}>
                <th {...tableRoles.columnHead} className={tables["text"]}>
                  {t("teach.roster.name")}
                </th>
                {hasGrades && (
                  <th {...tableRoles.columnHead} className={tables["text"]}>
                    {t("teach.add.role.grade")}
                  </th>
                )}
                <th {...tableRoles.columnHead} className={tables["text"]}>
                  {t("teach.roster.since")}
                </th>
                <th {...tableRoles.columnHead} className={tables["text"]}>
                  {t("teach.roster.actions")}
                </th>
              </tr>
            </thead>
            <tbody {...tableRoles.rows}>
              {learners.map((learner) => (
                <tr {...tableRoles.row} key={learner.id} data-learner-id={learner.id}>
                  <th {...tableRoles.rowHead} className={tables["text"]}>
                    {learner.name}
                  </th>
                  {hasGrades && (
                    <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.add.role.grade")}>
                      {learner.grade === undefined ? "" : gradeWords(t, learner.grade)}
                    </td>
                  )}
                  <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.roster.since")}>
                    {dateText(learner.since)}
                  </td>
                  <td {...tableRoles.cell} className={tables["text"]}>
                    <span className={css["acts"]}>
                      <ReportLink classId={whole.id} learner={learner.id} name={learner.name} />
                      <Button onClick={() => setManaged(learner.id)}>
                        {t("teach.roster.manage")} <Unseen>{learner.name}</Unseen>
                      </Button>
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {whole.code !== null && (
        <AddLearners
          whole={whole}
          onChange={onChange}
          onNews={setNews}
          onChanged={(change) => {
            setNews("");
            setChanged(change);
          }}
        />
      )}
      <Groups whole={whole} onChange={tell} />
      <ClassFeatures whole={whole} />
      {/* What a dialog has changed is asked for anew. */}
      <AdjustedPupils whole={whole} key={managed} />
      {open !== undefined && (
        <ManageLearner whole={whole} learner={open} onClose={() => setManaged(null)} onDone={tell} />
      )}
    </>
  );
}

/** What a step did, but for what was changed since. */
function stillSo({ cards, grades }: RosterChange, learners: readonly Learner[]) {
  const gradeOf = new Map(learners.map(({ id, grade }) => [id, grade]));
  return {
    learners: cards.map(({ learner }) => learner).filter((id) => gradeOf.has(id)),
    grades: grades.filter(({ learner, grade }) => gradeOf.get(learner) === grade),
  };
}

/** Another PIN for everybody, as cards: asked first, since the PINs there are open nothing any more. */
function NewCards({ whole }: { readonly whole: WholeClass }): ReactNode {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Icon name="print" />
        {t("teach.cards.all")}
      </Button>
      {asking && <ConfirmNewCards whole={whole} onClose={() => setAsking(false)} />}
    </>
  );
}

function ConfirmNewCards({ whole, onClose }: { readonly whole: WholeClass; readonly onClose: () => void }): ReactNode {
  const t = useText();
  const learners = whole.roster.map(({ id }) => id);
  const { busy, error, draw, leave } = useDrawCards(whole.id, learners, onClose);
  return (
    <Confirm
      title={t("teach.cards.all.sure")}
      text={t("teach.cards.all.text")}
      yes={t("teach.cards.all.yes")}
      busy={busy}
      error={error}
      onYes={() => void draw()}
      onClose={leave}
    />
  );
}
