import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { AssignmentGoal } from "#engine";
import { useNow } from "../../../hooks/use-now.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import { Field } from "../components/field.tsx";
import { Alert, Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { WorksheetLink } from "../reports/worksheet-page.tsx";
import { useSchool } from "../session/school.tsx";
import { useFocusOnFault } from "../session/use-focus-on-fault.ts";
import { AdjustWork } from "./adjust-work.tsx";
import { adjustedBody, type SetForPupil } from "./adjusted.ts";
import css from "./assign.module.css";
import { DueChoice, endOfDue, proposedDue, type Due } from "./due-choice.tsx";
import { FormChoice, SortChoice, type AssignSort } from "./form-choice.tsx";
import { endsBefore, FROM_NOW, FromChoice, startOfFrom } from "./from-choice.tsx";
import {
  GOALS,
  isForm,
  kindsFor,
  skillsOfOffer,
  whatOf,
  type AssignProps,
  type ChosenForm,
  type SkillKind,
} from "./offer.ts";
import { Preview, seenForm, seenSkills } from "./preview.tsx";
import { useAssignable } from "./use-assignable.ts";
import { GoalChoice, SkillChoice, WhatChoice } from "./what-choice.tsx";
import { doneWords, pupilsOf, toWhom, WhomChoice, yesWords, type Whom } from "./whom-choice.tsx";

type AssignDialogProps = AssignProps & {
  readonly onClose: () => void;
  /** It is assigned; the words say to whom. */
  readonly onDone: (words: string) => void;
};

/** What, until when, for whom; all of it is filled in where it was opened from something. */
export function AssignDialog({
  whole,
  what,
  revision,
  pupils,
  adjusted,
  about,
  onClose,
  onDone,
}: AssignDialogProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const now = useNow();
  const id = useId();
  const [skills, setSkills] = useState(skillsOfOffer(what));
  const [kind, setKind] = useState<SkillKind>(what === null || isForm(what) ? "skills" : what.type);
  /** A survey or a guide instead of a skill; of it the one that is chosen. */
  const [sort, setSort] = useState<AssignSort>(what !== null && isForm(what) ? what.type : "skill");
  const [chosen, setForm] = useState<ChosenForm | null>(
    what !== null && isForm(what) ? { what, ...(revision === undefined ? {} : { revision }) } : null,
  );
  const form = chosen?.what ?? null;
  const [goal, setGoal] = useState<AssignmentGoal>(GOALS[0] as AssignmentGoal);
  const [from, setFrom] = useState(FROM_NOW);
  const [due, setDue] = useState<Due>(proposedDue);
  const [whom, setWhom] = useState<Whom>({ to: pupils === undefined ? "class" : "some", chosen: pupils ?? [] });
  const [set, setSet] = useState<readonly SetForPupil[]>(adjusted ?? []);
  const [note, setNote] = useState("");
  const [tries, setTries] = useState(0);
  /** It was pressed before the problems had come. */
  const [waits, setWaits] = useState(false);
  const { assignable, failed, another } = useAssignable(skills);
  const fields = useFocusOnFault(tries);
  const { busy, error, send } = useSending();
  const assignButton = useRef<HTMLButtonElement>(null);
  const isFilledIn = what !== null;
  useEffect(() => {
    // Once the dialog is open: the second press assigns.
    if (isFilledIn) assignButton.current?.focus();
  }, [isFilledIn]);
  useEffect(() => {
    if (waits && assignable !== null) fields.current?.requestSubmit();
  }, [waits, assignable, fields]);
  const isBusy = busy || (waits && !failed);
  const kinds = kindsFor(skills, assignable);
  const here = kinds.includes(kind) ? kind : kind === "items" && assignable === null ? kind : "skills";
  const end = endOfDue(due, now);
  const start = startOfFrom(from, now);
  const named = skills.map((skill) => ({ ...skill, name: assignable?.name ?? skill.name }));
  const seen = sort !== "skill" ? form && seenForm(form) : named.length > 0 ? seenSkills(here, named, goal) : null;

  async function assign(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    if (end === undefined || start === undefined || endsBefore(end, start)) return;
    if (pupilsOf(whole, whom)?.length === 0) return;
    const isWaiting = sort === "skill" && here === "items" && assignable === null;
    setWaits(isWaiting);
    const given = sort !== "skill" ? form : skills.length === 0 ? null : whatOf(here, skills, goal, assignable);
    if (isWaiting || given === null) return;
    const body = {
      what: given,
      to: toWhom(whole, whom),
      from: start,
      due: end,
      afterDue: due.isShut && end !== null ? ("shut" as const) : ("open" as const),
      note: note.trim(),
      ...adjustedBody(set, given.type, pupilsOf(whole, whom)),
      ...(sort === "skill" || chosen?.revision === undefined ? {} : { revision: chosen.revision }),
    };
    const made = await send(() => ask("POST /classes/{class}/assignments", body, { class: whole.id }));
    if (made !== null) onDone(doneWords(t, whole, whom));
  }

  return (
    <Dialog
      title={t("teach.assign")}
      {...(about === undefined ? {} : { text: about })}
      look="panel"
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form={id} ref={assignButton} look="primary" aria-disabled={isBusy}>
            {isBusy ? t("teach.working") : yesWords(t, whole, whom)}
          </Button>
          {sort === "skill" && skills.length === 1 && skills[0] !== undefined && (
            <WorksheetLink classId={whole.id} skill={skills[0].id} />
          )}
          <Button look="quiet" onClick={onClose}>
            {t("teach.cancel")}
          </Button>
        </>
      }
    >
      <form id={id} ref={fields} className={css["form"]} onSubmit={(event) => void assign(event)} noValidate>
        <Trouble error={error} />
        {failed && <Alert>{t("teach.assign.not-here")}</Alert>}
        {what === null && (
          <SortChoice
            sort={sort}
            onChoose={(next) => {
              setSort(next);
              setForm(null);
            }}
          />
        )}
        {sort !== "skill" && (
          <FormChoice classId={whole.id} sort={sort} form={form} isTried={tries > 0} onChoose={setForm} />
        )}
        {what === null && sort === "skill" && (
          <SkillChoice skill={skills[0] ?? null} isTried={tries > 0} onChoose={setSkills} />
        )}
        {sort === "skill" && skills.length > 0 && (
          <>
            <WhatChoice
              skills={skills}
              kind={here}
              kinds={kinds}
              assignable={assignable}
              onChoose={setKind}
              onOthers={another}
            />
            {here === "skills" && <GoalChoice goal={goal} onChoose={setGoal} />}
          </>
        )}
        <DueChoice due={due} now={now} isTried={tries > 0} onChange={setDue} />
        <FromChoice from={from} now={now} due={end} isTried={tries > 0} onChange={setFrom} />
        <WhomChoice whole={whole} whom={whom} isTried={tries > 0} onChange={setWhom} />
        <AdjustWork
          roster={whole.roster}
          pupils={pupilsOf(whole, whom)}
          type={sort === "skill" ? here : sort}
          set={set}
          onChange={setSet}
        />
        <Field
          label={t("teach.assign.note")}
          hint={t("teach.assign.note.hint")}
          value={note}
          onText={setNote}
          maxLength={200}
          autoComplete="off"
        />
        {seen !== null && <Preview seen={seen} due={end ?? null} note={note} now={now} />}
      </form>
    </Dialog>
  );
}
