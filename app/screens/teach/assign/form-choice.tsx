import { useEffect, type ReactNode } from "react";
import type { ExamSummary, ReadyExamList } from "#engine/protocol/exams";
import type { OwnFormSummary } from "#engine/protocol/own-forms";
import type { FormList } from "#engine/protocol/surveys";
import { useText, type Text } from "../../../text/text.ts";
import { SchoolContent } from "../components/school-content.tsx";
import { SelectField } from "../components/select-field.tsx";
import { Alert } from "../components/trouble.tsx";
import { useSchoolData } from "../session/school.tsx";
import css from "./assign.module.css";
import { ChoicePills } from "./choice-pills.tsx";
import type { ChosenForm, FormWhat } from "./offer.ts";

/** What is chosen first: what can be made of a skill, or one of the forms. */
export type AssignSort = "skill" | FormWhat["type"];
const SORTS: readonly AssignSort[] = ["skill", "exam", "survey", "guide"];

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

/** One of the exams, surveys or guides, the class's own first, with what it asks [TEA68] [TEA177] [TEA194]. */
export function FormChoice(props: FormChoiceProps): ReactNode {
  return props.sort === "exam" ? <ExamChoice {...props} /> : <SurveyOrGuideChoice {...props} />;
}

function ExamChoice({ classId, ...props }: FormChoiceProps): ReactNode {
  const t = useText();
  const own = useSchoolData("GET /classes/{class}/exams", { class: classId });
  const ready = useSchoolData("GET /classes/{class}/ready-exams", { class: classId });
  return (
    <SchoolContent data={own}>
      {({ exams }) => (
        <SchoolContent data={ready}>
          {({ exams: others }) => (
            <ListedChoice
              {...props}
              listed={[
                // One without a question is none to choose.
                ...exams.filter(({ questions }) => questions > 0).map((exam) => ownExamOf(t, exam)),
                ...others.map((exam) => readyExamOf(t, exam)),
              ]}
            />
          )}
        </SchoolContent>
      )}
    </SchoolContent>
  );
}

function SurveyOrGuideChoice({ classId, ...props }: FormChoiceProps): ReactNode {
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
  const hasOwn = listed.some(({ isOwn }) => isOwn);
  const options = listed.map(({ what, isOwn }) => ({
    id: idOf(what),
    name: what.title,
    ...(hasOwn ? { group: t(isOwn ? "teach.assign.form.own" : "teach.assign.form.bank") } : {}),
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
          {chosen.lines.length > 0 && (
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
          )}
        </div>
      )}
    </div>
  );
}

/** One to choose, with what is asked in it. */
interface Listed extends ChosenForm {
  /** Teachers of the class made it. */
  readonly isOwn: boolean;
  readonly about: string;
  readonly lines: readonly { readonly key: string; readonly text: string; readonly more: string }[];
}

function surveyOf({ id, version, title, about, questions }: FormList["surveys"][number]): Listed {
  const lines = questions.map(({ id: key, text, choices }) => ({ key, text, more: choices.join(" · ") }));
  return { what: { type: "survey", survey: id, version, title }, isOwn: false, about, lines };
}

/** One that is not finished is none to choose. */
function ownOf({ survey, guide, revision }: OwnFormSummary): readonly Listed[] {
  if (survey !== null) return [{ ...surveyOf(survey), isOwn: true, revision }];
  return guide === null ? [] : [{ ...guideOf(guide), isOwn: true, revision }];
}

function guideOf({ id, version, title, about, steps }: FormList["guides"][number]): Listed {
  const lines = steps.map(({ id: key, title: text, text: more }) => ({ key, text, more }));
  return { what: { type: "guide", guide: id, version, title }, isOwn: false, about, lines };
}

type Exam = Pick<ExamSummary, "id" | "version" | "title" | "questions" | "forms" | "selection" | "mayEndSooner">;

function ownExamOf(t: Text, exam: ExamSummary): Listed {
  const { frozenAt, version } = exam;
  const about = [factsOf(t, exam), ...(frozenAt === null ? [t("teach.exam.assign.first", { version })] : [])].join(" ");
  return { what: examOf(exam), isOwn: true, about, lines: [] };
}

function readyExamOf(t: Text, exam: ReadyExamList["exams"][number]): Listed {
  const lines = exam.sections.map(({ name, items, skills }) => ({
    key: name,
    text: `${name}: ${t("teach.exams.questions", { n: items })}`,
    more: skills.join(" · "),
  }));
  const about = [exam.about, factsOf(t, exam), t("teach.assign.exam.ready")].join(" ");
  return { what: examOf(exam), isOwn: false, about, lines };
}

function examOf({ id, version, title, questions }: Exam): FormWhat {
  return { type: "exam", exam: id, version, title, questions };
}

/** Who gets which questions. */
function factsOf(t: Text, { selection, forms, questions, mayEndSooner }: Exam): string {
  const dealt = selection === "adaptive" ? "own" : forms > 1 ? "forms" : "same";
  const sooner = mayEndSooner === true ? [t("teach.exam.sooner", { n: questions })] : [];
  return [t("teach.exam.assign.about", { dealt }), ...sooner].join(" ");
}

function isEdition(one: FormWhat, other: FormWhat): boolean {
  const isAsLong = one.type !== "exam" || other.type !== "exam" || one.questions === other.questions;
  return one.version === other.version && one.title === other.title && isAsLong;
}

function idOf(what: FormWhat): string {
  return what.type === "exam" ? what.exam : what.type === "survey" ? what.survey : what.guide;
}
