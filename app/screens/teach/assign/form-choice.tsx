import type { ReactNode } from "react";
import type { FormList } from "#engine/protocol/surveys";
import { useText } from "../../../text/text.ts";
import { SchoolContent } from "../components/school-content.tsx";
import { SelectField } from "../components/select-field.tsx";
import { Alert } from "../components/trouble.tsx";
import { useSchoolData } from "../session/school.tsx";
import css from "./assign.module.css";
import { ChoicePills } from "./choice-pills.tsx";
import type { FormWhat } from "./offer.ts";

/** What is chosen first: what can be made of a skill, or one of the forms. */
export type AssignSort = "skill" | FormWhat["type"];
const SORTS: readonly AssignSort[] = ["skill", "survey", "guide"];

interface SortChoiceProps {
  readonly sort: AssignSort;
  readonly onChoose: (sort: AssignSort) => void;
}

export function SortChoice({ sort, onChoose }: SortChoiceProps): ReactNode {
  const t = useText();
  return (
    <ChoicePills
      legend={t("teach.assign.sort")}
      options={SORTS.map((id) => ({ id, text: t(`teach.assign.sort.${id}`) }))}
      value={sort}
      onChoose={onChoose}
    />
  );
}

interface FormChoiceProps {
  readonly classId: string;
  readonly sort: FormWhat["type"];
  readonly form: FormWhat | null;
  readonly isTried: boolean;
  readonly onChoose: (form: FormWhat | null) => void;
}

/** One of the surveys or guides, with what it asks [TEA68]. */
export function FormChoice({ classId, sort, form, isTried, onChoose }: FormChoiceProps): ReactNode {
  const t = useText();
  const data = useSchoolData("GET /classes/{class}/forms", { class: classId });
  return (
    <SchoolContent data={data}>
      {(forms) => {
        const all = sort === "survey" ? forms.surveys.map(surveyOf) : forms.guides.map(guideOf);
        const id = form === null ? "" : idOf(form);
        const chosen = all.find(({ what }) => idOf(what) === id);
        const options = all.map(({ what }) => ({ id: idOf(what), name: what.title }));
        return (
          <div className={css["forms"]}>
            <SelectField
              label={t(`teach.assign.${sort}`)}
              value={id}
              options={chosen === undefined ? [{ id: "", name: t("teach.assign.form.choose") }, ...options] : options}
              onChoose={(wanted) => onChoose(all.find(({ what }) => idOf(what) === wanted)?.what ?? null)}
            />
            {isTried && form === null && <Alert>{t("teach.assign.form.choose")}</Alert>}
            {chosen !== undefined && (
              <div className={css["what"]}>
                <p>{chosen.about}</p>
                <p className={css["hint"]}>{t(`teach.assign.${sort}.told`)}</p>
                <details className={css["problems"]}>
                  <summary>{t(`teach.assign.${sort}.see`)}</summary>
                  <ol>
                    {chosen.lines.map(({ key, text, more }) => (
                      <li key={key}>
                        {text}
                        {more !== "" && <span className={css["more"]}>{more}</span>}
                      </li>
                    ))}
                  </ol>
                </details>
              </div>
            )}
          </div>
        );
      }}
    </SchoolContent>
  );
}

/** One to choose, with what is asked in it. */
interface Listed {
  readonly what: FormWhat;
  readonly about: string;
  readonly lines: readonly { readonly key: string; readonly text: string; readonly more: string }[];
}

function surveyOf({ id, version, title, about, questions }: FormList["surveys"][number]): Listed {
  const lines = questions.map(({ id: key, text, choices }) => ({ key, text, more: choices.join(" · ") }));
  return { what: { type: "survey", survey: id, version, title }, about, lines };
}

function guideOf({ id, version, title, about, steps }: FormList["guides"][number]): Listed {
  const lines = steps.map(({ id: key, title: text, text: more }) => ({ key, text, more }));
  return { what: { type: "guide", guide: id, version, title }, about, lines };
}

function idOf(what: FormWhat): string {
  return what.type === "survey" ? what.survey : what.guide;
}
