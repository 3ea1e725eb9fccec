import type { ReactNode } from "react";
import type { MatrixView } from "#engine/protocol/class";
import { Button } from "../../../components/button.tsx";
import { stateWords } from "../../../components/charts/mastery-words.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { Waiting } from "../../../components/waiting.tsx";
import { useText } from "../../../text/text.ts";
import { ProblemRecord } from "../../sessions/problem-record.tsx";
import { AssignButton } from "../assign/assign-button.tsx";
import { Trouble } from "../components/trouble.tsx";
import { WorksheetLink } from "../reports/worksheet-page.tsx";
import type { WholeClass } from "../whole-class.ts";
import { useQuestions } from "./use-questions.ts";

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
  const { got, error } = useQuestions(whole.id, learner, skill.id);

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
            what={{ type: "items", skill: { id: skill.id, name: skill.name } }}
            pupils={[learner]}
            label={t("teach.skills.assign")}
            look="primary"
          />
          <WorksheetLink classId={whole.id} skill={skill.id} />
          <Button onClick={onClose}>{t("teach.close")}</Button>
        </>
      }
    >
      <Trouble error={error} />
      {got === null && error === null && <Waiting />}
      {got?.problems.length === 0 && <p>{t("teach.skills.none")}</p>}
      {got?.problems.map((problem, index) => (
        <ProblemRecord
          key={problem.itemId}
          problem={problem}
          heading={t("teach.now.problem", { n: got.problems.length - index })}
          headingShown
        />
      ))}
    </Dialog>
  );
}
