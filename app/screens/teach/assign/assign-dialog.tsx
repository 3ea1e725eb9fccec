import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { SkillId } from "#engine";
import type { AskedAgain } from "#engine/protocol/assignments";
import { engine } from "../../../engine-client.ts";
import { useAsked } from "../../../hooks/use-asked.ts";
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
import { SkillPicker } from "../exams/skill-picker.tsx";
import { AdjustWork } from "./adjust-work.tsx";
import { AgainChoice } from "./again-choice.tsx";
import { adjustedBody, type SetForPupil } from "./adjusted.ts";
import css from "./assign.module.css";
import { DueChoice, endOfDue, proposedDue, type Due } from "./due-choice.tsx";
import { FormChoice, SortChoice, type AssignSort } from "./form-choice.tsx";
import { endsBefore, FROM_NOW, FromChoice, startOfFrom } from "./from-choice.tsx";
import { FIRST_GOAL, goalOf } from "./goal.ts";
import { GoalChoice } from "./goal-choice.tsx";
import {
  FEWEST,
  isForm,
  kindsFor,
  MOST_SKILLS,
  skillsOfOffer,
  whatOf,
  type AssignProps,
  type ChosenForm,
  type SkillKind,
} from "./offer.ts";
import { Preview, seenForm, seenSkills } from "./preview.tsx";
import { ProblemChoice } from "./problem-choice.tsx";
import { useChosen, type ProblemsOf } from "./use-chosen.ts";
import { SkillChoice, WhatChoice } from "./what-choice.tsx";
import { doneWords, pupilsOf, toWhom, WhomChoice, yesWords, type Whom } from "./whom-choice.tsx";

type AssignDialogProps = AssignProps & {
  readonly onClose: () => void;
  /** It is assigned; the words say to whom. */
  readonly onDone: (words: string) => void;
};

/** From first steps to the middle. */
const FIRST_LEVELS = [1, 2, 3] as const;

/** What, until when, for whom; all of it is filled in where it was opened from something. */
export function AssignDialog({
  whole,
  what,
  revision,
  pupils,
  adjusted,
  again = false,
  about,
  onClose,
  onDone,
}: AssignDialogProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const now = useNow();
  const id = useId();
  const [offered, setSkills] = useState(skillsOfOffer(what));
  const [isChoosing, setChoosing] = useState(false);
  const { asked } = useAsked(() => engine.askableSkills(), "askable skills");
  const [kind, setKind] = useState<SkillKind>(what === null || isForm(what) ? "skills" : what.type);
  /** An exam, a survey or a guide instead of skills; of it the one that is chosen. */
  const [sort, setSort] = useState<AssignSort>(what !== null && isForm(what) ? what.type : "skill");
  const [chosen, setForm] = useState<ChosenForm | null>(
    what !== null && isForm(what) ? { what, ...(revision === undefined ? {} : { revision }) } : null,
  );
  const form = chosen?.what ?? null;
  /** An exam that the class was given before, as it was then. */
  const earlier = again && what?.type === "exam" ? what : null;
  const [questions, setQuestions] = useState<AskedAgain>("same");
  const [draft, setGoal] = useState(FIRST_GOAL);
  const [wish, setWish] = useState<ProblemsOf>({ count: FEWEST, levels: FIRST_LEVELS });
  const [from, setFrom] = useState(FROM_NOW);
  const [due, setDue] = useState<Due>(proposedDue);
  const [whom, setWhom] = useState<Whom>({ to: pupils === undefined ? "class" : "some", chosen: pupils ?? [] });
  const [set, setSet] = useState<readonly SetForPupil[]>(adjusted ?? []);
  const [note, setNote] = useState("");
  const [tries, setTries] = useState(0);
  /** It was pressed before the problems had come. */
  const [waits, setWaits] = useState(false);
  const chosenProblems = useChosen(offered, wish);
  const { assignable, isAsked, failed } = chosenProblems;
  const fields = useFocusOnFault(tries);
  const { busy, error, send } = useSending();
  const assignButton = useRef<HTMLButtonElement>(null);
  const isFilledIn = what !== null;
  useEffect(() => {
    // Once the dialog is open: the second press assigns.
    if (isFilledIn) assignButton.current?.focus();
  }, [isFilledIn]);
  useEffect(() => {
    if (waits && !isAsked && !failed) fields.current?.requestSubmit();
  }, [waits, isAsked, failed, fields]);
  const isBusy = busy || (waits && !failed);
  const nameOf = (skill: string) =>
    (asked.type === "ready" ? asked.value : []).find((one) => one.id === skill)?.name ??
    offered.find((one) => one.id === skill)?.name ??
    skill;
  const skills = offered.map(({ id: skill }) => ({ id: skill, name: nameOf(skill) }));
  const kinds = kindsFor(skills, assignable);
  const here = kinds.includes(kind) ? kind : kind === "items" && assignable === null ? kind : "skills";
  // What is typed for practice keeps nothing else from being assigned.
  const goal = goalOf(here === "skills" ? draft : FIRST_GOAL);
  const end = endOfDue(due, now);
  const start = startOfFrom(from, now);
  const problems = assignable?.problems.length ?? wish.count;
  const seen =
    sort !== "skill"
      ? form && seenForm(form)
      : skills.length > 0 && goal !== undefined
        ? seenSkills(here, skills, { goal, problems })
        : null;

  async function assign(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    if (end === undefined || start === undefined || endsBefore(end, start)) return;
    if (pupilsOf(whole, whom)?.length === 0) return;
    const isWaiting = sort === "skill" && here === "items" && (assignable === null || isAsked);
    setWaits(isWaiting);
    const given =
      sort !== "skill"
        ? form
        : skills.length === 0 || goal === undefined
          ? null
          : whatOf(here, skills, goal, assignable);
    if (isWaiting || given === null) return;
    const body = {
      what: given,
      to: toWhom(whole, whom),
      from: start,
      due: end,
      afterDue: due.isShut && end !== null ? ("shut" as const) : ("open" as const),
      note: note.trim(),
      ...adjustedBody(set, given.type, pupilsOf(whole, whom)),
      ...(earlier === null ? {} : { again: questions }),
      ...(sort === "skill" || chosen?.revision === undefined ? {} : { revision: chosen.revision }),
    };
    const made = await send(() => ask("POST /classes/{class}/assignments", body, { class: whole.id }));
    if (made !== null) onDone(doneWords(t, whole, whom));
  }

  // The list of all skills has a search box: inside the form its Enter would assign.
  const picker = isChoosing && (
    <SkillPicker
      title={t("teach.assign.skills.of")}
      chosen={offered.map((skill) => skill.id as SkillId)}
      most={MOST_SKILLS}
      onClose={(next) => {
        setChoosing(false);
        setSkills(next.map((skill) => ({ id: skill, name: nameOf(skill) })));
      }}
    />
  );
  return (
    <>
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
          {earlier !== null && (
            <AgainChoice classId={whole.id} exam={earlier} again={questions} onChoose={setQuestions} />
          )}
          {sort !== "skill" && earlier === null && (
            <FormChoice classId={whole.id} sort={sort} form={form} isTried={tries > 0} onChoose={setForm} />
          )}
          {sort === "skill" && (
            <SkillChoice skills={skills} isTried={tries > 0} onChange={setSkills} onChoose={() => setChoosing(true)} />
          )}
          {sort === "skill" && skills.length > 0 && (
            <>
              <WhatChoice kind={here} kinds={kinds} onChoose={setKind}>
                {here === "items" && <ProblemChoice chosen={chosenProblems} wish={wish} onChange={setWish} />}
              </WhatChoice>
              {here === "skills" && <GoalChoice goal={draft} isTried={tries > 0} onChange={setGoal} />}
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
      {picker}
    </>
  );
}
