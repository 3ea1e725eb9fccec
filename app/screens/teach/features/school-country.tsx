import type { ReactNode } from "react";
import { helpCountries } from "../../../components/help-countries.ts";
import { useText } from "../../../text/text.ts";
import shared from "../components/components.module.css";
import { Kept } from "../components/keeping.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { SelectField } from "../components/select-field.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useChoices } from "../components/use-choices.ts";
import { useSchool, useSchoolData } from "../session/school.tsx";

/** Whose help line a pupil who writes of danger is told, where they have said no country of their own [TEA199]. */
export function SchoolCountry(): ReactNode {
  const t = useText();
  const ask = useSchool();
  const data = useSchoolData("GET /school", { with: "country" });
  const { chosen, isKept, error, choose } = useChoices((country: string) =>
    ask("PATCH /school", { country: country === "" ? null : country }),
  );
  return (
    <SchoolContent data={data}>
      {(value) => {
        const country = chosen ?? value.country ?? "";
        return (
          <>
            <SelectField
              label={t("teach.country")}
              value={country}
              options={[{ id: "", name: t("teach.country.none") }, ...helpCountries(country || null)]}
              onChoose={choose}
            />
            <p className={shared["hint"]}>{t("teach.country.text")}</p>
            <Kept isKept={isKept} />
            <Trouble error={error} />
          </>
        );
      }}
    </SchoolContent>
  );
}
