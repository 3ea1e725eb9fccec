import type { ReactNode } from "react";
import { useText } from "../../../text/text.ts";
import { TakeDialog, type Taken } from "../components/take-dialog.tsx";
import { useSchool, useSchoolData, type SchoolData } from "../session/school.tsx";
import type { OwnFormSummary } from "#engine/protocol/own-forms";
import type { WholeClass } from "../whole-class.ts";

type TakenForm = Taken & Pick<OwnFormSummary, "kind">;

interface TakeFormProps {
  readonly whole: WholeClass;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** Copies a survey or guide of another class of the teacher's own [TEA174]. */
export function TakeForm({ whole, onMade, onClose }: TakeFormProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  return (
    <TakeDialog<TakenForm>
      whole={whole}
      words={{
        one: t("teach.surveys.take.one"),
        nothing: t("teach.surveys.take.nothing"),
        none: t("teach.surveys.take.none"),
      }}
      renderListed={(from, show) => <Forms from={from} show={show} />}
      take={(from, { id, title, kind }) => {
        const body = { kind, title, copyOf: { class: from, form: id } };
        return ask("POST /classes/{class}/own-forms", body, { class: whole.id });
      }}
      onMade={onMade}
      onClose={onClose}
    />
  );
}

interface ListedProps {
  readonly from: string;
  readonly show: (data: SchoolData<readonly TakenForm[]>) => ReactNode;
}

function Forms({ from, show }: ListedProps): ReactNode {
  const data = useSchoolData("GET /classes/{class}/own-forms", { class: from });
  return show({ ...data, value: data.value?.forms ?? null });
}
