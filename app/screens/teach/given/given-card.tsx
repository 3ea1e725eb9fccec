import { memo, useId, useState, type FormEvent, type ReactNode } from "react";
import { useNow } from "../../../hooks/use-now.ts";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import tables from "../../../components/charts/tables.module.css";
import { dateText, dateTimeText } from "../../../components/charts/when.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { lower } from "../adjust/adjust-words.ts";
import { AssignButton } from "../assign/assign-button.tsx";
import { AdjustWork } from "../assign/adjust-work.tsx";
import { ADJUSTABLE_WORK, adjustedBody, adjustedOf, settableOf, type SetForPupil } from "../assign/adjusted.ts";
import assign from "../assign/assign.module.css";
import { DueChoice, dueFrom, endOfDue } from "../assign/due-choice.tsx";
import { offerOf } from "../assign/offer.ts";
import { Confirm } from "../components/confirm.tsx";
import { FormButtons } from "../components/form-buttons.tsx";
import { TableHead } from "../components/table-head.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool } from "../session/school.tsx";
import { useFocusOnFault } from "../session/use-focus-on-fault.ts";
import type { GivenWork, WholeClass } from "../whole-class.ts";
import css from "./work.module.css";
import {
  amountWords,
  countStates,
  devicesOf,
  dueOf,
  goalOf,
  isWhole,
  stateOf,
  stateWords,
  titleOf,
  type SkillNames,
} from "./work-words.ts";

interface GivenProps {
  readonly whole: WholeClass;
  readonly work: GivenWork;
  /** It was changed or taken back; the words say which. */
  readonly onDone: (words: string) => void;
  /** It was assigned again, which is said beside the button. */
  readonly onAgain: () => void;
}

const COUNTS = ["done", "late", "begun", "not-begun"] as const;

/** One assignment: what, by when, for whom, how many are where; opened, each pupil. */
export function GivenCard(props: GivenProps & { readonly names: SkillNames }): ReactNode {
  const { whole, work, names, onDone, onAgain } = props;
  const t = useText();
  const id = useId();
  const now = useNow();
  const [task, setTask] = useState<"change" | "remove" | null>(null);
  const title = titleOf(t, work, names);
  const counts = countStates(work.pupils);
  const whom =
    work.to.type === "class" ? t("teach.work.for.class") : t("teach.work.for.pupils", { n: work.pupils.length });
  const about = [
    whom,
    goalOf(t, work),
    dueOf(t, work, now),
    // A class that is put away has nothing on any device.
    whole.code === null ? "" : devicesOf(t, work, now),
  ];
  const made = { date: dateText(work.madeAt), teacher: work.teacher };
  return (
    <li className={css["card"]} aria-labelledby={id}>
      <div className={css["head"]}>
        <div>
          <h2 id={id}>{title}</h2>
          <p className={css["about"]}>
            {about.filter(Boolean).join(" · ")}
            <br />
            {t(work.teacher === "" ? "teach.work.by.nobody" : "teach.work.by", made)}
          </p>
          <AdjustedLine whole={whole} work={work} />
          {work.note !== "" && <p>{t("assigned.note", { note: work.note })}</p>}
        </div>
        <div className={css["actions"]}>
          {work.what.type === "exam" && (
            <ButtonLink href={`/teach/class/${whole.id}/exams?results=${work.id}`}>
              {t("teach.exams.results")} <Unseen>{title}</Unseen>
            </ButtonLink>
          )}
          {work.what.type === "survey" && (
            <ButtonLink href={`/teach/class/${whole.id}/work?answers=${work.id}`}>
              {t("teach.work.answers")} <Unseen>{title}</Unseen>
            </ButtonLink>
          )}
          {whole.code !== null && (
            <AssignButton
              whole={whole}
              what={offerOf(work.what, (id) => names.get(id) ?? id)}
              {...(work.to.type === "pupils" ? { pupils: work.pupils.map(({ learner }) => learner) } : {})}
              {...(work.adjusted === undefined ? {} : { adjusted: work.adjusted })}
              again
              label={t("teach.work.again")}
              about={title}
              onAssigned={onAgain}
            />
          )}
          <Button onClick={() => setTask("change")}>
            {t("teach.work.change")} <Unseen>{title}</Unseen>
          </Button>
          <Button look="quiet" onClick={() => setTask("remove")}>
            {t("teach.work.remove")} <Unseen>{title}</Unseen>
          </Button>
        </div>
      </div>
      {work.pupils.length === 0 ? (
        <p className={css["about"]}>{t("teach.work.nobody")}</p>
      ) : (
        <>
          <dl className={css["counts"]}>
            {COUNTS.filter((state) => state !== "late" || counts.late > 0).map((state) => (
              <div key={state} data-count={state}>
                <dd>{counts[state]}</dd>
                <dt>{t(`teach.work.count.${state}`)}</dt>
              </div>
            ))}
          </dl>
          <details className={css["pupils"]}>
            <summary>
              {t("teach.work.see")} <Unseen>{title}</Unseen>
            </summary>
            <PupilsTable whole={whole} work={work} title={title} />
          </details>
        </>
      )}
      {task === "change" && <ChangeWork {...props} onClose={() => setTask(null)} />}
      {task === "remove" && (
        <TakeBack
          {...props}
          onClose={() => setTask(null)}
          onDone={(words) => {
            setTask(null);
            onDone(words);
          }}
        />
      )}
    </li>
  );
}

/** For whom something is set with this work alone, and what. */
function AdjustedLine({ whole, work }: Pick<GivenProps, "whole" | "work">): ReactNode {
  const t = useText();
  const lines = whole.roster
    .map(({ id, name }) => ({ name, words: adjustedOf(t, work, id) }))
    .filter(({ words }) => words !== "")
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, words }) => t("teach.work.adjusted.one", { name, words: lower(words) }));
  if (lines.length === 0) return null;
  return <p className={css["about"]}>{t("teach.work.adjusted.all", { list: lines.join("; ") })}</p>;
}

const COUNTED_CELLS = ["state", "amount", "problems", "right", "when"] as const;
const WHOLE_CELLS = ["state", "when"] as const;

type PupilsProps = Omit<GivenProps, "onDone" | "onAgain"> & { readonly title: string };

/** Drawn anew where something of it has changed: most of a list does not when one pupil goes on. */
const PupilsTable = memo(
  AllPupils,
  (before, now) =>
    before.whole === now.whole &&
    before.title === now.title &&
    JSON.stringify(before.work) === JSON.stringify(now.work),
);

function AllPupils({ whole, work, title }: PupilsProps): ReactNode {
  const t = useText();
  const nameOf = new Map(whole.roster.map(({ id, name }) => [id, name]));
  const rows = work.pupils
    .map((pupil) => ({ pupil, name: nameOf.get(pupil.learner) ?? "" }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const cellsOf = isWhole(work) ? WHOLE_CELLS : COUNTED_CELLS;
  const shown = work.adjusted === undefined ? cellsOf : ([...cellsOf, "adjusted"] as const);
  return (
    <table {...tableRoles.table} className={tables["table"]} aria-label={title}>
      <TableHead heads={["pupil" as const, ...shown].map((head) => t(`teach.work.${head}`))} />
      <tbody {...tableRoles.rows}>
        {rows.map(({ pupil, name }) => {
          const at = pupil.doneAt ?? pupil.begunAt;
          const cells = {
            state: stateWords(t, pupil),
            amount: amountWords(t, work.unit, pupil),
            problems: String(pupil.problems),
            right: String(pupil.right),
            when: at === null ? "" : dateTimeText(at),
            adjusted: adjustedOf(t, work, pupil.learner),
          };
          return (
            <tr {...tableRoles.row} key={pupil.learner} data-state={stateOf(pupil)}>
              <th {...tableRoles.rowHead} className={tables["text"]}>
                {name}
              </th>
              {shown.map((head) => (
                <td {...tableRoles.cell} key={head} className={tables["text"]} data-head={t(`teach.work.${head}`)}>
                  {cells[head]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** By when it is wanted, and what is set with it for pupils who have not begun [TEA65], [TEA70]. */
function ChangeWork({ whole, work, onDone, onClose }: GivenProps & { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const ask = useSchool();
  const now = useNow();
  const [due, setDue] = useState(() => dueFrom(work.due, work.afterDue === "shut"));
  const { type } = work.what;
  const { open, kept, begun } = settableOf(work);
  const [set, setSet] = useState<readonly SetForPupil[]>(open.set);
  const [tries, setTries] = useState(0);
  const form = useFocusOnFault(tries);
  const { busy, error, send } = useSending();

  async function change(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    const end = endOfDue(due, now);
    if (end === undefined) return;
    const body = {
      due: end,
      afterDue: due.isShut && end !== null ? ("shut" as const) : ("open" as const),
      ...(set === open.set ? {} : { adjusted: [...kept, ...(adjustedBody(set, type, open.pupils).adjusted ?? [])] }),
    };
    const params = { class: whole.id, assignment: work.id };
    if ((await send(() => ask("PATCH /classes/{class}/assignments/{assignment}", body, params))) === null) return;
    onClose();
    onDone(t("teach.work.changed"));
  }

  return (
    <Dialog title={t("teach.work.change.title")} onClose={onClose}>
      <form ref={form} className={assign["form"]} onSubmit={(event) => void change(event)} noValidate>
        <DueChoice due={due} now={now} isTried={tries > 0} onChange={setDue} />
        {open.pupils.length > 0 && (
          <AdjustWork roster={whole.roster} pupils={open.pupils} type={type} set={set} onChange={setSet} />
        )}
        {begun > 0 && ADJUSTABLE_WORK[type].length > 0 && (
          <p className={assign["hint"]}>{t("teach.work.change.begun", { n: begun })}</p>
        )}
        <Trouble error={error} />
        <FormButtons yes={t("teach.save")} busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function TakeBack({ whole, work, onDone, onClose }: GivenProps & { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { busy, error, send } = useSending();

  async function remove(): Promise<void> {
    const params = { class: whole.id, assignment: work.id };
    const gone = await send(() => ask("DELETE /classes/{class}/assignments/{assignment}", null, params));
    if (gone !== null) onDone(t("teach.work.removed"));
  }

  return (
    <Confirm
      title={t("teach.work.remove.sure")}
      text={t("teach.work.remove.text")}
      yes={t("teach.work.remove.yes")}
      busy={busy}
      error={error}
      onYes={() => void remove()}
      onClose={onClose}
    />
  );
}
