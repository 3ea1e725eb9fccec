import { useCallback, useState, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { ProblemPages, type ReadPage } from "../components/problem-pages.tsx";
import { useSchool } from "../session/school.tsx";
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
  const ask = useSchool();
  const { skill, how, rule } = filter;
  const read: ReadPage = useCallback(
    (before) =>
      ask("GET /classes/{class}/learners/{learner}/problems", null, {
        class: classId,
        learner,
        since: `${since}`,
        ...(skill === undefined ? {} : { skill }),
        ...(how === undefined ? {} : { how }),
        ...(rule === undefined ? {} : { rule }),
        ...(before === null ? {} : { before }),
      }),
    [ask, classId, learner, since, skill, how, rule],
  );
  return (
    <Dialog
      title={title}
      text={t("teach.report.behind.count", { n: count })}
      look="sheet"
      onClose={onClose}
      foot={<Button onClick={onClose}>{t("teach.close")}</Button>}
    >
      <ProblemPages read={read}>
        {(all) => count > all && rule === undefined && <p>{t("teach.report.behind.gone", { n: count - all })}</p>}
      </ProblemPages>
    </Dialog>
  );
}
