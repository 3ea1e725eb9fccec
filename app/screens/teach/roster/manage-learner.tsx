import { useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { download } from "../../../components/download.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { gradeWords } from "../../../text/grade-words.ts";
import { useText } from "../../../text/text.ts";
import { exportFileName } from "../../settings/export-file-name.ts";
import { useCardsDesk } from "../cards/cards-desk.tsx";
import type { Learner, WholeClass } from "../whole-class.ts";
import { LearnerAdjustments } from "../adjust/adjust-learner.tsx";
import { LearnerFeatures } from "../features/features-of.tsx";
import { Field } from "../components/field.tsx";
import shared from "../components/components.module.css";
import { SelectField } from "../components/select-field.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { nameFault } from "../session/field-faults.ts";
import { useSchool } from "../session/school.tsx";
import { EraseLearner } from "./erase-learner.tsx";
import type { LearnerTask } from "./learner-task.ts";
import { MoveLearner } from "./move-learner.tsx";
import css from "./roster.module.css";

interface ManageLearnerProps {
  readonly whole: WholeClass;
  readonly learner: Learner;
  readonly onClose: () => void;
  /** Something of the roster changed; the words say what. */
  readonly onDone: (words: string) => void;
}

/** Everything that can be done for one learner, the everyday things first. One thing goes on at a time. */
export function ManageLearner({ whole, learner, onClose, onDone }: ManageLearnerProps): ReactNode {
  const t = useText();
  const sending = useSending();
  const task: LearnerTask = {
    whole,
    learner,
    sending,
    onDone: (words) => {
      onClose();
      onDone(words);
    },
  };
  return (
    <Dialog title={learner.name} onClose={onClose}>
      <Trouble error={sending.error} />
      {whole.code !== null && <NewPin {...task} onClose={onClose} />}
      <Rename {...task} />
      <SchoolGrade {...task} />
      <MoveLearner {...task} />
      <section className={css["task"]}>
        <p>{t("teach.adjust.learner.text")}</p>
        <LearnerAdjustments whole={whole} learner={learner} />
      </section>
      <section className={css["task"]}>
        <p>{t("teach.features.learner.text")}</p>
        <LearnerFeatures whole={whole} learner={learner} />
      </section>
      <Data {...task} />
      <EraseLearner {...task} />
      <div className={shared["row"]}>
        <Button look="primary" onClick={onClose}>
          {t("teach.close")}
        </Button>
      </div>
    </Dialog>
  );
}

function NewPin({ whole, learner, sending, onClose }: LearnerTask & { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const ask = useSchool();
  const lay = useCardsDesk();
  async function draw(): Promise<void> {
    const params = { class: whole.id, learner: learner.id };
    const drawn = await sending.send(() => ask("POST /classes/{class}/learners/{learner}/pin", {}, params));
    if (drawn === null) return;
    onClose();
    lay([drawn.value]);
  }
  return (
    <section className={css["task"]}>
      <p>{t("teach.pin.text")}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog begins */}
      <Button autoFocus aria-disabled={sending.busy} onClick={() => void draw()}>
        {t("teach.pin.new")}
      </Button>
    </section>
  );
}

function Rename({ whole, learner, sending, onDone }: LearnerTask): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [name, setName] = useState(learner.name);
  const fault = nameFault(name);

  async function rename(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (fault !== null) return;
    const params = { class: whole.id, learner: learner.id };
    const renamed = await sending.send(() => ask("PATCH /classes/{class}/learners/{learner}", { name }, params));
    if (renamed !== null) onDone(t("teach.learner.renamed", { name: renamed.value.name }));
  }

  return (
    <form className={css["task"]} onSubmit={(event) => void rename(event)} noValidate>
      <Field
        label={t("teach.learner.name")}
        value={name}
        onText={setName}
        fault={fault && t(fault.text, fault.values)}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" aria-disabled={sending.busy}>
        {t("teach.learner.rename")}
      </Button>
    </form>
  );
}

const NOT_SAID = "";
/** Kindergarten to the last one. */
const GRADES = Array.from({ length: 13 }, (_, grade) => grade);

/** Which grade the school has the pupil in: a tablet on which they begin does not ask for it [TEA50]. */
function SchoolGrade({ whole, learner, sending, onDone }: LearnerTask): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [chosen, setChosen] = useState(learner.grade === undefined ? NOT_SAID : String(learner.grade));

  async function keep(event: FormEvent): Promise<void> {
    event.preventDefault();
    const grade = chosen === NOT_SAID ? null : Number(chosen);
    const params = { class: whole.id, learner: learner.id };
    const kept = await sending.send(() => ask("PATCH /classes/{class}/learners/{learner}", { grade }, params));
    if (kept === null) return;
    const { name, grade: now } = kept.value;
    onDone(
      now === undefined
        ? t("teach.learner.grade.gone", { name })
        : t("teach.learner.grade.kept", { name, grade: gradeWords(t, now) }),
    );
  }

  return (
    <form className={css["task"]} onSubmit={(event) => void keep(event)} noValidate>
      <SelectField
        label={t("teach.add.role.grade")}
        value={chosen}
        options={[
          { id: NOT_SAID, name: t("teach.learner.grade.none") },
          ...GRADES.map((grade) => ({ id: String(grade), name: gradeWords(t, grade) })),
        ]}
        onChoose={setChosen}
      />
      <p className={shared["hint"]}>{t("teach.learner.grade.text")}</p>
      <Button type="submit" aria-disabled={sending.busy}>
        {t("teach.learner.grade.keep")}
      </Button>
    </form>
  );
}

function Data({ whole, learner, sending }: LearnerTask): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [saved, setSaved] = useState(false);

  async function save(): Promise<void> {
    const params = { class: whole.id, learner: learner.id };
    const data = await sending.send(() => ask("GET /classes/{class}/learners/{learner}/data", null, params));
    setSaved(data !== null);
    if (data === null) return;
    download(JSON.stringify(data.value, null, 2), exportFileName(learner.name, Date.now()), "application/json");
  }

  return (
    <section className={css["task"]}>
      <p>{t("teach.data.text")}</p>
      <Button aria-disabled={sending.busy} onClick={() => void save()}>
        {t("teach.data.button")}
      </Button>
      <output>{saved && t("teach.data.done")}</output>
    </section>
  );
}
