import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Button } from "../../../../components/button.tsx";
import { Icon } from "../../../../components/icons.tsx";
import { gradeWords } from "../../../../text/grade-words.ts";
import { useText, type TextId } from "../../../../text/text.ts";
import { useCardsDesk } from "../../cards/cards-desk.tsx";
import shared from "../../components/components.module.css";
import { SchoolContent } from "../../components/school-content.tsx";
import { SelectField } from "../../components/select-field.tsx";
import { Trouble } from "../../components/trouble.tsx";
import { Wish } from "../../components/wish.tsx";
import type { AskError } from "../../ask-school.ts";
import { useSchool, useSchoolData } from "../../session/school.tsx";
import type { WholeClass } from "../../whole-class.ts";
import type { RosterChange } from "../plan-adding.ts";
import css from "../roster.module.css";
import { applyRoster, stepsOf } from "./apply-roster.ts";
import {
  countChanges,
  diffRoster,
  regraded,
  type Change,
  type DiffRow,
  type Links,
  type Wishes,
} from "./diff-roster.ts";
import type { ListedClass, OneRoster } from "./teach-one-roster.ts";

interface RosterImportProps {
  readonly file: OneRoster;
  readonly whole: WholeClass;
  readonly onChange: () => void;
  readonly onChanged: (change: RosterChange) => void;
  /** The words say what was done; "": nothing. */
  readonly onDone: (words: string) => void;
}

/** A class of a school's system beside this one: what would change, before anything does [TEA45]. */
export function RosterImport(props: RosterImportProps): ReactNode {
  const t = useText();
  const { file, whole, onDone } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // It may stand below what is in sight, and is what the file was chosen for.
  useEffect(() => heading.current?.focus(), []);
  const sameTitle = file.classes.filter(({ title }) => title === whole.name);
  const only = file.classes.length === 1 ? file.classes : sameTitle;
  const [chosen, setChosen] = useState(only.length === 1 ? (only[0]?.sourcedId ?? "") : "");
  const links = useSchoolData("GET /classes/{class}/sourced-ids", { class: whole.id });
  const listed = file.classes.find(({ sourcedId }) => sourcedId === chosen);
  const options = file.classes.map((one) => ({ id: one.sourcedId, name: titleOf(one) }));

  function titleOf({ title, school, pupils }: ListedClass): string {
    const named = school === "" ? title : t("teach.one-roster.class.of", { title, school });
    return `${named} (${t("teach.classes.learners", { n: pupils.length })})`;
  }

  return (
    <section className={css["read"]} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t("teach.one-roster")}
      </h2>
      <SelectField
        label={t("teach.one-roster.class")}
        value={chosen}
        options={[{ id: "", name: t("teach.one-roster.choose") }, ...options]}
        onChoose={setChosen}
      />
      {listed === undefined ? (
        <div className={shared["row"]}>
          <Button onClick={() => onDone("")}>{t("teach.cancel")}</Button>
        </div>
      ) : (
        <SchoolContent data={links}>
          {(value) => <Compared {...props} listed={listed} links={value.links} onStep={links.again} key={chosen} />}
        </SchoolContent>
      )}
    </section>
  );
}

interface ComparedProps extends RosterImportProps {
  readonly listed: ListedClass;
  readonly links: Links;
  readonly onStep: () => void;
}

function Compared({ file, whole, listed, links, onChange, onChanged, onDone, onStep }: ComparedProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const lay = useCardsDesk();
  const [wishes, setWishes] = useState<Wishes>({ rename: true, leave: false });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AskError | null>(null);
  const rows = diffRoster(file, listed, { roster: whole.roster, links }, wishes);
  const counts = countChanges(rows);
  const grades = regraded(rows).map(({ learner, grade, gradeBefore: before }) => ({ learner, grade, before }));
  const steps = stepsOf(rows, wishes);
  const isSame = rows.every(({ change }) => AS_IT_IS.has(change));
  const leavers = [...t("teach.one-roster.leavers", { name: whole.name })].slice(0, 60).join("");

  async function apply(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(null);
    const { cards, result } = await applyRoster(ask, whole.id, leavers, steps);
    setBusy(false);
    if (cards.length > 0) lay(cards);
    onChanged({ cards, grades: result.ok ? grades : [] });
    onChange();
    if (!result.ok) {
      setError(result.error);
      onStep();
      return;
    }
    const done = {
      add: cards.length,
      rename: wishes.rename ? counts.renamed : 0,
      leave: wishes.leave ? counts.gone : 0,
      grades: grades.length,
    };
    onDone(t("teach.one-roster.done", done));
  }

  return (
    <>
      <p className={css["count"]}>
        {isSame
          ? t("teach.one-roster.nothing")
          : steps.length === 0
            ? t("teach.one-roster.nothing-chosen")
            : t("teach.one-roster.count", { ...counts, add: counts.new + counts.back, grades: grades.length })}
      </p>
      {listed.unknown > 0 && <p className={shared["note"]}>{t("teach.one-roster.unknown", { n: listed.unknown })}</p>}
      {(counts.renamed > 0 || !wishes.rename) && (
        <Wish
          label={t("teach.one-roster.rename")}
          checked={wishes.rename}
          onCheck={(rename) => setWishes({ ...wishes, rename })}
        />
      )}
      {counts.gone > 0 && (
        <Wish
          label={t("teach.one-roster.leave", { n: counts.gone })}
          hint={t("teach.one-roster.leave.hint", { leavers })}
          checked={wishes.leave}
          onCheck={(leave) => setWishes({ ...wishes, leave })}
        />
      )}
      <DiffTable rows={rows} wishes={wishes} />
      <Trouble error={error} />
      <div className={shared["row"]}>
        {steps.length > 0 && (
          <Button look="primary" aria-disabled={busy} onClick={() => void apply()}>
            {busy ? t("teach.working") : t("teach.one-roster.apply")}
          </Button>
        )}
        <Button onClick={() => onDone("")}>{t(steps.length > 0 ? "teach.cancel" : "teach.close")}</Button>
      </div>
    </>
  );
}

const CHANGE_WORDS: Readonly<Record<Change, TextId>> = {
  clash: "teach.one-roster.change.clash",
  "bad-name": "teach.one-roster.change.bad-name",
  "no-room": "teach.add.fate.no-room",
  gone: "teach.one-roster.change.gone",
  renamed: "teach.one-roster.change.renamed",
  back: "teach.one-roster.change.back",
  new: "teach.add.fate.add",
  known: "teach.one-roster.change.known",
  grade: "teach.one-roster.change.grade",
  same: "teach.one-roster.change.same",
  own: "teach.one-roster.change.own",
};
const NOT_DONE: ReadonlySet<Change> = new Set(["clash", "bad-name", "no-room"]);
const AS_IT_IS: ReadonlySet<Change> = new Set(["same", "own"]);

/** Whether a row is to be looked at before the button is pressed. */
function isGrave(change: Change, { leave }: Wishes): boolean {
  return NOT_DONE.has(change) || (change === "gone" && leave);
}

function DiffTable({ rows, wishes }: { readonly rows: readonly DiffRow[]; readonly wishes: Wishes }): ReactNode {
  const t = useText();
  const id = useId();

  const hasGrades = rows.some(({ grade }) => grade !== null);

  function wordsOf({ change, before, gradeBefore }: DiffRow): string {
    if (change === "grade") {
      return t(CHANGE_WORDS.grade, { before: gradeBefore === null ? "none" : gradeWords(t, gradeBefore) });
    }
    if (change === "gone" && wishes.leave) return t("teach.one-roster.change.leaves");
    if (change === "renamed" && !wishes.rename)
      return t("teach.one-roster.change.not-renamed", { before: before ?? "" });
    return t(CHANGE_WORDS[change], { before: before ?? "" });
  }

  return (
    <div className={css["preview"]}>
      <h3 id={id}>{t("teach.one-roster.preview")}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who scrolls by keyboard has to reach it */}
      <div className={css["scroll"]} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={css["lines"]} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t("teach.roster.name")}</th>
              {hasGrades && <th scope="col">{t("teach.add.role.grade")}</th>}
              <th scope="col">{t("teach.add.fate")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.learner ?? row.sourcedId} data-done={!isGrave(row.change, wishes)}>
                <th scope="row">{row.name}</th>
                {hasGrades && <td>{row.grade === null ? "" : gradeWords(t, row.grade)}</td>}
                <td>
                  <span className={css["fate"]}>
                    {!AS_IT_IS.has(row.change) && (
                      <Icon name={isGrave(row.change, wishes) ? "warning" : "tick"} size="1em" />
                    )}
                    {wordsOf(row)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
