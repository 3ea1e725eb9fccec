import type { ReactNode } from "react";
import type { LearnerId } from "#engine";
import { Button } from "../../../components/button.tsx";
import { useText, type Text } from "../../../text/text.ts";
import shared from "../components/components.module.css";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import { changeGrades } from "./change-grades.ts";
import type { Regraded } from "./plan-adding.ts";
import css from "./roster.module.css";

type Kept = readonly { readonly name: string; readonly why: "used" | "old" }[];

interface UndoAddingProps {
  readonly whole: WholeClass;
  /** Who was added in the last step; of them, those who are still there. */
  readonly learners: readonly LearnerId[];
  /** Whose grade it changed, where nobody has changed it since. */
  readonly grades: readonly Regraded[];
  /** Nothing is left to take back; the words say what was done. */
  readonly onDone: (words: string) => void;
}

/** Takes back what the last step did: who was added, as long as nobody has begun to work as one of them, and grades [TEA43]. */
export function UndoAdding({ whole, learners, grades, onDone }: UndoAddingProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { busy, error, send } = useSending();
  const both = learners.length > 0 && grades.length > 0 ? "yes" : "no";

  async function undo(): Promise<void> {
    const back = grades.map(({ learner, before }) => ({ learner, grade: before }));
    if (grades.length > 0 && (await send(() => changeGrades(ask, whole, back))) === null) return;
    const words = grades.length > 0 ? [t("teach.undo.grades.back", { n: grades.length })] : [];
    if (learners.length === 0) {
      onDone(words.join(" "));
      return;
    }
    const undone = await send(() =>
      ask("POST /classes/{class}/undo", { learners: [...learners] }, { class: whole.id }),
    );
    if (undone === null) return;
    const { gone, kept } = undone.value;
    onDone([...words, t("teach.undo.gone", { n: gone.length }), ...keptWords(t, kept)].join(" "));
  }

  return (
    <div className={css["undo"]}>
      {learners.length > 0 && <p>{t("teach.undo.added", { n: learners.length })}</p>}
      {grades.length > 0 && <p>{t("teach.undo.grades", { n: grades.length })}</p>}
      <Button aria-disabled={busy} onClick={() => void undo()}>
        {busy ? t("teach.working") : t("teach.undo.button", { n: learners.length, grades: grades.length, both })}
      </Button>
      {learners.length > 0 && <p className={shared["hint"]}>{t("teach.undo.hint")}</p>}
      <Trouble error={error} />
    </div>
  );
}

function keptWords(t: Text, kept: Kept): readonly string[] {
  return (["used", "old"] as const).flatMap((why) => {
    const names = kept.filter((one) => one.why === why).map(({ name }) => name);
    if (names.length === 0) return [];
    const values = { n: names.length, names: names.join(", ") };
    return [t(why === "used" ? "teach.undo.kept.used" : "teach.undo.kept.old", values)];
  });
}
