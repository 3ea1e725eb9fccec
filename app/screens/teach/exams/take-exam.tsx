import type { ReactNode } from "react";
import { useText } from "../../../text/text.ts";
import { TakeDialog, type Taken } from "../components/take-dialog.tsx";
import { useSchool, useSchoolData, type SchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";

interface TakeExamProps {
  readonly whole: WholeClass;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** Copies an exam of another class of the teacher's own [TEA140]. */
export function TakeExam({ whole, onMade, onClose }: TakeExamProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  return (
    <TakeDialog
      whole={whole}
      words={{
        one: t("teach.exams.take.exam"),
        nothing: t("teach.exams.take.nothing"),
        none: t("teach.exams.take.none"),
      }}
      renderListed={(from, show) => <Exams from={from} show={show} />}
      take={(from, { id, title }) =>
        ask("POST /classes/{class}/exams", { title, copyOf: { class: from, exam: id } }, { class: whole.id })
      }
      onMade={onMade}
      onClose={onClose}
    />
  );
}

interface ListedProps {
  readonly from: string;
  readonly show: (data: SchoolData<readonly Taken[]>) => ReactNode;
}

function Exams({ from, show }: ListedProps): ReactNode {
  const data = useSchoolData("GET /classes/{class}/exams", { class: from });
  return show({ ...data, value: data.value?.exams ?? null });
}
