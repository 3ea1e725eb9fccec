import type { ReactNode } from "react";
import { Link } from "wouter";
import "../../../components/charts/print.css";
import { useText } from "../../../text/text.ts";
import { NotThere, SchoolContent } from "../components/school-content.tsx";
import { useSchoolData } from "../session/school.tsx";
import type { Learner, WholeClass } from "../whole-class.ts";
import css from "./report.module.css";
import { useSince } from "./since-choice.tsx";

/** A page of a class that is made for paper too: what leads back stands above it, and is not printed. */
export function ClassPage({
  id,
  renderWay,
  children,
}: {
  readonly id: string;
  /** What leads back to a nearer page. */
  readonly renderWay?: (whole: WholeClass) => ReactNode;
  /** `again`: the class has changed. */
  readonly children: (whole: WholeClass, again: () => void) => ReactNode;
}): ReactNode {
  const data = useSchoolData("GET /classes/{class}", { class: id });
  return (
    <SchoolContent data={data}>
      {(whole) => (
        <>
          <p className={css["back"]}>
            <Link href={`/teach/class/${id}`}>{whole.name}</Link>
            {renderWay?.(whole)}
          </p>
          {children(whole, data.again)}
        </>
      )}
    </SchoolContent>
  );
}

/** The same about one pupil of the class. */
export function PupilPage({
  id,
  learner,
  renderWay,
  children,
}: {
  readonly id: string;
  readonly learner: string;
  readonly renderWay?: (pupil: Learner) => ReactNode;
  readonly children: (whole: WholeClass, pupil: Learner) => ReactNode;
}): ReactNode {
  const pupilOf = ({ roster }: WholeClass) => roster.find((one) => one.id === learner);
  return (
    <ClassPage
      id={id}
      renderWay={(whole) => {
        const pupil = pupilOf(whole);
        return pupil !== undefined && renderWay?.(pupil);
      }}
    >
      {(whole) => {
        const pupil = pupilOf(whole);
        return pupil === undefined ? <NotThere /> : children(whole, pupil);
      }}
    </ClassPage>
  );
}

/** The same, reached from the pupil's report: it leads back there, to the same time. */
export function PageOfReport({
  id,
  learner,
  children,
}: {
  readonly id: string;
  readonly learner: string;
  readonly children: (whole: WholeClass) => ReactNode;
}): ReactNode {
  const t = useText();
  const { search } = useSince();
  return (
    <PupilPage
      id={id}
      learner={learner}
      renderWay={({ name }) => (
        <Link href={`/teach/class/${id}/pupil/${learner}?${search}`}>{t("teach.report.back", { name })}</Link>
      )}
    >
      {children}
    </PupilPage>
  );
}

interface SheetHeadProps {
  readonly title: string;
  readonly sub: string;
  readonly school: string;
  readonly className: string;
  readonly when: string;
}

/** The head of a page of paper: who, what, which class, and when. */
export function SheetHead({ title, sub, school, className, when }: SheetHeadProps): ReactNode {
  return (
    <header className={css["head"]}>
      <div>
        <h1>{title}</h1>
        <p className={css["quiet"]}>{sub}</p>
      </div>
      <p className={css["meta"]}>
        <b>{className}</b>
        <br />
        {school}
        {school !== "" && <br />}
        <span className={css["quiet"]}>{when}</span>
      </p>
    </header>
  );
}

/** Name of the teacher who is signed in and of the school. */
export function useSchoolName(): { readonly teacher: string; readonly school: string } {
  const { value } = useSchoolData("GET /auth/session");
  return value?.role === "teacher" ? { teacher: value.name, school: value.school } : { teacher: "", school: "" };
}

/** What stands there before the first answer, in words of the page. */
export function useSheetWords(whole: WholeClass, grade: number | null): string {
  const t = useText();
  return grade === null ? whole.name : t("teach.report.class-grade", { name: whole.name, grade });
}
