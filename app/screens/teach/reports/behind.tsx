import { useState, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { ProblemRecord } from "../../sessions/problem-record.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { useSchoolData } from "../session/school.tsx";
import css from "./report.module.css";

/** Whose report it is, and since when [ms since 1970-01-01 UTC]. */
export interface Whose {
  readonly classId: string;
  readonly learner: string;
  readonly since: number;
}

interface Filter {
  readonly skill?: string;
  readonly how?: string;
  readonly rule?: string;
}

interface BehindProps {
  readonly whose: Whose;
  readonly filter: Filter;
  readonly count: number;
  /** What is counted, in words: title of what opens. */
  readonly title: string;
  /** What stands there; the number unless told. */
  readonly children?: ReactNode;
}

/** A number that opens the problems behind it; none opens nothing [TEA102]. */
export function Behind({ whose, filter, count, title, children }: BehindProps): ReactNode {
  const t = useText();
  const [open, setOpen] = useState(false);
  const shown = children ?? count;
  if (count === 0) return shown;
  return (
    <>
      <button type="button" className={css["behind"]} onClick={() => setOpen(true)}>
        {shown} <Unseen>{`${title}. ${t("teach.report.behind")}`}</Unseen>
      </button>
      {open && <BehindDialog {...{ whose, filter, count, title }} onClose={() => setOpen(false)} />}
    </>
  );
}

function BehindDialog({
  whose: { classId, learner, since },
  filter,
  count,
  title,
  onClose,
}: BehindProps & { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const data = useSchoolData("GET /classes/{class}/learners/{learner}/problems", {
    class: classId,
    learner,
    since: `${since}`,
    ...filter,
  });
  const gone = data.value === null ? 0 : count - data.value.problems.length;
  return (
    <Dialog
      title={title}
      text={t("teach.report.behind.count", { n: count })}
      look="sheet"
      onClose={onClose}
      foot={<Button onClick={onClose}>{t("teach.close")}</Button>}
    >
      <SchoolContent data={data}>
        {({ problems }) => (
          <>
            {gone > 0 && filter.rule === undefined && <p>{t("teach.report.behind.gone", { n: gone })}</p>}
            {problems.map((problem, index) => (
              <ProblemRecord
                key={`${problem.itemId} ${problem.servedAt}`}
                problem={problem}
                heading={t("teach.now.problem", { n: problems.length - index })}
                headingShown
              />
            ))}
          </>
        )}
      </SchoolContent>
    </Dialog>
  );
}
