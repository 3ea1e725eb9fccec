import { useId, useState, type FormEvent, type ReactNode } from "react";
import type { ExamView } from "#engine/protocol/exams";
import { useNow } from "../../../hooks/use-now.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import { AdjustWork } from "../assign/adjust-work.tsx";
import { adjustedBody, type SetForPupil } from "../assign/adjusted.ts";
import assign from "../assign/assign.module.css";
import { DueChoice, endOfDue, proposedDue } from "../assign/due-choice.tsx";
import { endsBefore, FROM_NOW, FromChoice, startOfFrom } from "../assign/from-choice.tsx";
import { pupilsOf, toWhom, WhomChoice, yesWords, type Whom } from "../assign/whom-choice.tsx";
import { Field } from "../components/field.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool } from "../session/school.tsx";
import { useFocusOnFault } from "../session/use-focus-on-fault.ts";
import type { WholeClass } from "../whole-class.ts";

interface AssignExamProps {
  readonly whole: WholeClass;
  readonly exam: ExamView;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Until when and for whom; with the first assignment the version is frozen [TEA143]. */
export function AssignExam({ whole, exam, onClose, onDone }: AssignExamProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const now = useNow();
  const id = useId();
  const [from, setFrom] = useState(FROM_NOW);
  const [due, setDue] = useState(proposedDue);
  const [whom, setWhom] = useState<Whom>({ to: "class", chosen: [] });
  const [set, setSet] = useState<readonly SetForPupil[]>([]);
  const [note, setNote] = useState("");
  const [tries, setTries] = useState(0);
  const form = useFocusOnFault(tries);
  const { busy, error, send } = useSending();
  const { version, title, questions, frozenAt } = exam;
  const end = endOfDue(due, now);
  const start = startOfFrom(from, now);

  async function give(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    if (end === undefined || start === undefined || endsBefore(end, start)) return;
    if (pupilsOf(whole, whom)?.length === 0) return;
    const body = {
      what: { type: "exam" as const, exam: exam.id, version, title, questions },
      to: toWhom(whole, whom),
      from: start,
      due: end,
      afterDue: due.isShut && end !== null ? ("shut" as const) : ("open" as const),
      note: note.trim(),
      ...adjustedBody(set, "exam", pupilsOf(whole, whom)),
    };
    if ((await send(() => ask("POST /classes/{class}/assignments", body, { class: whole.id }))) !== null) onDone();
  }

  const about = [
    t("teach.exam.assign.about", {
      dealt: exam.draft.selection === "adaptive" ? "own" : exam.forms > 1 ? "forms" : "same",
    }),
    ...(frozenAt === null ? [t("teach.exam.assign.first", { version })] : []),
  ].join(" ");
  return (
    <Dialog
      title={t("teach.exam.assign.title", { title })}
      text={about}
      look="panel"
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form={id} look="primary" aria-disabled={busy}>
            {busy ? t("teach.working") : yesWords(t, whole, whom)}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t("teach.cancel")}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} className={assign["form"]} onSubmit={(event) => void give(event)} noValidate>
        <Trouble error={error} />
        <DueChoice due={due} now={now} isTried={tries > 0} onChange={setDue} />
        <FromChoice from={from} now={now} due={end} isTried={tries > 0} onChange={setFrom} />
        <WhomChoice whole={whole} whom={whom} isTried={tries > 0} onChange={setWhom} />
        <AdjustWork roster={whole.roster} pupils={pupilsOf(whole, whom)} type="exam" set={set} onChange={setSet} />
        <Field
          label={t("teach.assign.note")}
          hint={t("teach.assign.note.hint")}
          value={note}
          onText={setNote}
          maxLength={200}
          autoComplete="off"
        />
        <p className={assign["hint"]}>{t("teach.exam.assign.review")}</p>
      </form>
    </Dialog>
  );
}
