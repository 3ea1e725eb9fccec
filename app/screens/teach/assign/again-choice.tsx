import type { ReactNode } from "react";
import type { AskedAgain } from "#engine/protocol/assignments";
import { useText } from "../../../text/text.ts";
import { SchoolContent } from "../components/school-content.tsx";
import { useSchoolData } from "../session/school.tsx";
import css from "./assign.module.css";
import { ChoicePills } from "./choice-pills.tsx";
import { againOf, type ExamWhat } from "./offer.ts";

interface AgainChoiceProps {
  readonly classId: string;
  readonly exam: ExamWhat;
  readonly again: AskedAgain;
  readonly onChoose: (again: AskedAgain) => void;
}

/** Which questions an exam asks that the class was given before [TEA206]. */
export function AgainChoice({ classId, exam, again, onChoose }: AgainChoiceProps): ReactNode {
  const t = useText();
  const data = useSchoolData("GET /classes/{class}/exams", { class: classId });
  return (
    <div className={css["forms"]}>
      <SchoolContent data={data}>
        {({ exams }) => {
          const kind = againOf(exam, exams);
          if (kind === "own") return <p className={css["hint"]}>{t("teach.assign.again.own")}</p>;
          if (kind === "changed") return <p className={css["hint"]}>{t("teach.assign.again.changed")}</p>;
          return (
            <ChoicePills
              legend={t("teach.assign.again")}
              options={[
                { id: "same", text: t("teach.assign.again.same") },
                { id: "other", text: t("teach.assign.again.other") },
              ]}
              value={again}
              onChoose={onChoose}
            >
              <p className={css["hint"]}>
                {t(again === "same" ? "teach.assign.again.same.text" : `teach.assign.again.${kind}`)}
              </p>
            </ChoicePills>
          );
        }}
      </SchoolContent>
    </div>
  );
}
