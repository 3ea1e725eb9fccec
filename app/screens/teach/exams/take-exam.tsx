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
      useListed={useExams}
      take={(from, { id, title }) =>
        ask("POST /classes/{class}/exams", { title, copyOf: { class: from, exam: id } }, { class: whole.id })
      }
      onMade={onMade}
      onClose={onClose}
    />
  );
}

function useExams(classId: string): SchoolData<readonly Taken[]> {
  const data = useSchoolData("GET /classes/{class}/exams", { class: classId });
  return { ...data, value: data.value?.exams ?? null };
}
