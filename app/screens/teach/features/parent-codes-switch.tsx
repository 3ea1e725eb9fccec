import { useState, type ReactNode } from "react";
import { useText } from "../../../text/text.ts";
import shared from "../components/components.module.css";
import { SchoolContent } from "../components/school-content.tsx";
import { SelectField } from "../components/select-field.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool, useSchoolData } from "../session/school.tsx";

/** Whether teachers of the school may make codes for parents; no class and no pupil has it otherwise [TEA152]. */
export function ParentCodesSwitch(): ReactNode {
  const t = useText();
  const ask = useSchool();
  const data = useSchoolData("GET /school");
  const [kept, setKept] = useState<boolean | null>(null);
  const { error, send } = useSending();

  async function keep(parentCodes: boolean): Promise<void> {
    const done = await send(() => ask("PATCH /school", { parentCodes }));
    if (done !== null) setKept(done.value.parentCodes);
  }

  return (
    <SchoolContent data={data}>
      {(value) => (
        <>
          <SelectField
            label={t("teach.features.parents")}
            value={(kept ?? value.parentCodes) ? "on" : "off"}
            options={[
              { id: "on", name: t("teach.features.on") },
              { id: "off", name: t("teach.features.off") },
            ]}
            onChoose={(id) => void keep(id === "on")}
          />
          <p className={shared["hint"]}>{t("teach.features.parents.text")}</p>
          <output className={shared["hint"]}>{kept !== null && t("teach.features.kept")}</output>
          <Trouble error={error} />
        </>
      )}
    </SchoolContent>
  );
}
