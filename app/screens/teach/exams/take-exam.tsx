import { useState, type ReactNode } from "react";
import { Dialog } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import { FormButtons } from "../components/form-buttons.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { SelectField } from "../components/select-field.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool, useSchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import css from "./exams.module.css";

interface TakeExamProps {
  readonly whole: WholeClass;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** Copies an exam of another class of the teacher's own [TEA140]. */
export function TakeExam({ whole, onMade, onClose }: TakeExamProps): ReactNode {
  const t = useText();
  const data = useSchoolData("GET /classes");
  return (
    <Dialog title={t("teach.exams.take")} text={t("teach.exams.take.text")} onClose={onClose}>
      <SchoolContent data={data}>
        {({ classes }) => {
          const others = classes.filter(({ id }) => id !== whole.id);
          return others.length === 0 ? (
            <p className={css["quiet"]}>{t("teach.exams.take.nothing")}</p>
          ) : (
            <TakeForm whole={whole} others={others} onMade={onMade} onClose={onClose} />
          );
        }}
      </SchoolContent>
    </Dialog>
  );
}

interface TakeFormProps extends TakeExamProps {
  readonly others: readonly { readonly id: string; readonly name: string }[];
}

function TakeForm({ whole, others, onMade, onClose }: TakeFormProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { busy, error, send } = useSending();
  const [from, setFrom] = useState(others[0]?.id ?? "");
  const [chosen, setChosen] = useState("");
  const data = useSchoolData("GET /classes/{class}/exams", { class: from });

  async function take(exam: string, title: string): Promise<void> {
    const body = { title, copyOf: { class: from, exam } };
    const made = await send(() => ask("POST /classes/{class}/exams", body, { class: whole.id }));
    if (made !== null) onMade(made.value.id);
  }

  return (
    <div className={css["form"]}>
      <SelectField label={t("teach.exams.take.class")} value={from} options={others} onChoose={setFrom} />
      <SchoolContent data={data}>
        {({ exams }) => {
          const [first] = exams;
          const exam = exams.find(({ id }) => id === chosen) ?? first;
          if (exam === undefined) return <p className={css["quiet"]}>{t("teach.exams.take.none")}</p>;
          return (
            <form
              className={css["form"]}
              onSubmit={(event) => {
                event.preventDefault();
                void take(exam.id, exam.title);
              }}
            >
              <SelectField
                label={t("teach.exams.take.exam")}
                value={exam.id}
                options={exams.map(({ id, title }) => ({ id, name: title }))}
                onChoose={setChosen}
              />
              <Trouble error={error} />
              <FormButtons yes={t("teach.exams.take.yes")} busy={busy} onCancel={onClose} />
            </form>
          );
        }}
      </SchoolContent>
    </div>
  );
}
