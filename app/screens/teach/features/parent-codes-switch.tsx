import type { ReactNode } from "react";
import { useText } from "../../../text/text.ts";
import shared from "../components/components.module.css";
import { Kept } from "../components/keeping.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { SelectField } from "../components/select-field.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useChoices } from "../components/use-choices.ts";
import { useSchool, useSchoolData } from "../session/school.tsx";

/** Whether teachers of the school may make codes for parents; no class and no pupil has it otherwise [TEA152]. */
export function ParentCodesSwitch(): ReactNode {
  const t = useText();
  const ask = useSchool();
  const data = useSchoolData("GET /school");
  const { chosen, isKept, error, choose } = useChoices((parentCodes: boolean) => ask("PATCH /school", { parentCodes }));

  return (
    <SchoolContent data={data}>
      {(value) => (
        <>
          <SelectField
            label={t("teach.features.parents")}
            value={(chosen ?? value.parentCodes) ? "on" : "off"}
            options={[
              { id: "on", name: t("teach.features.on") },
              { id: "off", name: t("teach.features.off") },
            ]}
            onChoose={(id) => choose(id === "on")}
          />
          <p className={shared["hint"]}>{t("teach.features.parents.text")}</p>
          <Kept isKept={isKept} />
          <Trouble error={error} />
        </>
      )}
    </SchoolContent>
  );
}
