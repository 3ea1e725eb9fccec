import { useCallback, type ReactNode } from "react";
import type { MatrixView } from "#engine/protocol/class";
import { Button } from "../../../components/button.tsx";
import { stateWords } from "../../../components/charts/mastery-words.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import { AssignButton } from "../assign/assign-button.tsx";
import { ProblemPages, type ReadPage } from "../components/problem-pages.tsx";
import { WorksheetLink } from "../reports/worksheet-page.tsx";
import { useSchool } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";

export interface Chosen {
  readonly learner: string;
  readonly name: string;
  readonly skill: MatrixView["skills"][number];
  readonly cell: MatrixView["pupils"][number]["cells"][number];
}

/** The questions behind a cell, newest first [TEA82]. */
export function CellDialog({
  whole,
  chosen,
  onClose,
}: {
  readonly whole: WholeClass;
  readonly chosen: Chosen;
  readonly onClose: () => void;
}): ReactNode {
  const t = useText();
  const { learner, name, skill, cell } = chosen;
  const ask = useSchool();
  const read: ReadPage = useCallback(
    (before) =>
      ask(
        "POST /classes/{class}/learners/{learner}/questions",
        { skill: skill.id, ...(before === null ? {} : { before }) },
        { class: whole.id, learner },
      ),
    [ask, whole.id, learner, skill.id],
  );

  return (
    <Dialog
      title={`${name} · ${skill.longName}`}
      text={`${t(stateWords[cell.state])}. ${t("teach.skills.answers", { n: cell.answers })}`}
      look="sheet"
      onClose={onClose}
      foot={
        <>
          <AssignButton
            whole={whole}
            what={{ type: "items", skills: [{ id: skill.id, name: skill.name }] }}
            pupils={[learner]}
            label={t("teach.skills.assign")}
            look="primary"
          />
          <WorksheetLink classId={whole.id} skill={skill.id} />
          <Button onClick={onClose}>{t("teach.close")}</Button>
        </>
      }
    >
      <ProblemPages read={read}>{(shown) => shown === 0 && <p>{t("teach.skills.none")}</p>}</ProblemPages>
    </Dialog>
  );
}
