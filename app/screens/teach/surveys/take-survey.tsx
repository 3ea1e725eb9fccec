import type { ReactNode } from "react";
import { useText } from "../../../text/text.ts";
import { TakeDialog, type Taken } from "../components/take-dialog.tsx";
import { useSchool, useSchoolData, type SchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";

interface TakeSurveyProps {
  readonly whole: WholeClass;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** Copies a survey of another class of the teacher's own [TEA174]. */
export function TakeSurvey({ whole, onMade, onClose }: TakeSurveyProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  return (
    <TakeDialog
      whole={whole}
      words={{
        one: t("teach.assign.survey"),
        nothing: t("teach.surveys.take.nothing"),
        none: t("teach.surveys.take.none"),
      }}
      renderListed={(from, show) => <Surveys from={from} show={show} />}
      take={(from, { id, title }) => {
        const body = { kind: "survey" as const, title, copyOf: { class: from, form: id } };
        return ask("POST /classes/{class}/own-forms", body, { class: whole.id });
      }}
      onMade={onMade}
      onClose={onClose}
    />
  );
}

interface ListedProps {
  readonly from: string;
  readonly show: (data: SchoolData<readonly Taken[]>) => ReactNode;
}

function Surveys({ from, show }: ListedProps): ReactNode {
  const data = useSchoolData("GET /classes/{class}/own-forms", { class: from });
  return show({ ...data, value: data.value?.forms ?? null });
}
