import type { ReactNode } from "react";
import { helpCountries } from "../../../components/help-countries.ts";
import { useText } from "../../../text/text.ts";
import shared from "../components/components.module.css";
import { Kept, useKeeping } from "../components/keeping.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { SelectField } from "../components/select-field.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSchool, useSchoolData } from "../session/school.tsx";

/** Whose help line a pupil who writes of danger is told, where they have said no country of their own [TEA199]. */
export function SchoolCountry(): ReactNode {
  const t = useText();
  const ask = useSchool();
  const data = useSchoolData("GET /school", { with: "country" });
  const { kept, error, keep } = useKeeping(data.value);
  return (
    <SchoolContent data={data}>
      {(value) => {
        const country = (kept ?? value).country ?? null;
        return (
          <>
            <SelectField
              label={t("teach.country")}
              value={country ?? ""}
              options={[{ id: "", name: t("teach.country.none") }, ...helpCountries(country)]}
              onChoose={(id) => void keep(() => ask("PATCH /school", { country: id === "" ? null : id }))}
            />
            <p className={shared["hint"]}>{t("teach.country.text")}</p>
            <Kept isKept={kept !== null} />
            <Trouble error={error} />
          </>
        );
      }}
    </SchoolContent>
  );
}
