import { useEffect, type ReactNode } from "react";
import type { OwnFormSummary } from "#engine/protocol/own-forms";
import type { FormList } from "#engine/protocol/surveys";
import { useText } from "../../../text/text.ts";
import { SchoolContent } from "../components/school-content.tsx";
import { SelectField } from "../components/select-field.tsx";
import { Alert } from "../components/trouble.tsx";
import { useSchoolData } from "../session/school.tsx";
import css from "./assign.module.css";
import { ChoicePills } from "./choice-pills.tsx";
import type { ChosenForm, FormWhat } from "./offer.ts";

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
  readonly onChoose: (form: ChosenForm | null) => void;
}

/** One of the surveys or guides, the class's own first, with what it asks [TEA68] [TEA177]. */
export function FormChoice({ classId, ...props }: FormChoiceProps): ReactNode {
  const bank = useSchoolData("GET /classes/{class}/forms", { class: classId });
  const own = useSchoolData("GET /classes/{class}/own-forms", { class: classId });
  const isSurvey = props.sort === "survey";
  return (
    <SchoolContent data={bank}>
      {({ surveys, guides }) => (
        <SchoolContent data={own}>
          {({ forms }) => (
            <ListedChoice
              {...props}
              listed={[
                ...forms.filter(({ kind }) => kind === props.sort).flatMap(ownOf),
                ...(isSurvey ? surveys.map(surveyOf) : guides.map(guideOf)),
              ]}
            />
          )}
        </SchoolContent>
      )}
    </SchoolContent>
  );
}

interface ListedChoiceProps extends Omit<FormChoiceProps, "classId"> {
  readonly listed: readonly Listed[];
}

function ListedChoice({ listed, sort, form, isTried, onChoose }: ListedChoiceProps): ReactNode {
  const t = useText();
  const id = form === null ? "" : idOf(form);
  const chosen = listed.find(({ what }) => idOf(what) === id);
  // It was proposed as it was once: what is assigned is what is listed now.
  const newer = chosen !== undefined && form !== null && !isEdition(chosen.what, form) ? chosen : undefined;
  useEffect(() => {
    if (newer !== undefined) onChoose(newer);
  }, [newer, onChoose]);
  const hasOwn = listed.some(({ revision }) => revision !== undefined);
  const options = listed.map(({ what, revision }) => ({
    id: idOf(what),
    name: what.title,
    ...(hasOwn ? { group: t(revision === undefined ? "teach.assign.form.bank" : "teach.assign.form.own") } : {}),
  }));
  return (
    <div className={css["forms"]}>
      <SelectField
        label={t(`teach.assign.${sort}`)}
        value={id}
        options={chosen === undefined ? [{ id: "", name: t("teach.assign.form.choose") }, ...options] : options}
        onChoose={(wanted) => onChoose(listed.find(({ what }) => idOf(what) === wanted) ?? null)}
      />
      {isTried && form === null && <Alert>{t("teach.assign.form.choose")}</Alert>}
      {chosen !== undefined && (
        <div className={css["what"]}>
          {chosen.about !== "" && <p>{chosen.about}</p>}
          <p className={css["hint"]}>{t(`teach.assign.${sort}.told`)}</p>
          <details className={css["problems"]}>
            <summary>{t(`teach.assign.${sort}.see`)}</summary>
            <ol className={css["list"]}>
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
}

/** One to choose, with what is asked in it. */
interface Listed extends ChosenForm {
  readonly about: string;
  readonly lines: readonly { readonly key: string; readonly text: string; readonly more: string }[];
}

function surveyOf({ id, version, title, about, questions }: FormList["surveys"][number]): Listed {
  const lines = questions.map(({ id: key, text, choices }) => ({ key, text, more: choices.join(" · ") }));
  return { what: { type: "survey", survey: id, version, title }, about, lines };
}

/** One that is not finished is none to choose. */
function ownOf({ survey, guide, revision }: OwnFormSummary): readonly Listed[] {
  if (survey !== null) return [{ ...surveyOf(survey), revision }];
  return guide === null ? [] : [{ ...guideOf(guide), revision }];
}

function guideOf({ id, version, title, about, steps }: FormList["guides"][number]): Listed {
  const lines = steps.map(({ id: key, title: text, text: more }) => ({ key, text, more }));
  return { what: { type: "guide", guide: id, version, title }, about, lines };
}

function isEdition(one: FormWhat, other: FormWhat): boolean {
  return one.version === other.version && one.title === other.title;
}

function idOf(what: FormWhat): string {
  return what.type === "survey" ? what.survey : what.guide;
}
