import { useState, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { EraseByName } from "../components/erase-by-name.tsx";
import { useSchool } from "../session/school.tsx";
import type { LearnerTask } from "./learner-task.ts";
import css from "./roster.module.css";

/** What is lost, and the name typed, before it is done [TEA8]. */
export function EraseLearner({ whole, learner, sending, onDone }: LearnerTask): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [open, setOpen] = useState(false);
  const { name } = learner;

  async function erase(): Promise<void> {
    const params = { class: whole.id, learner: learner.id };
    const erased = await sending.send(() => ask("POST /classes/{class}/learners/{learner}/erasure", {}, params));
    if (erased === null) return;
    onDone(t(erased.value.logErased ? "teach.erase.done" : "teach.erase.done-later", { name }));
  }

  if (!open) {
    return (
      <section className={css["task"]}>
        <p>{t("teach.erase.text")}</p>
        <Button onClick={() => setOpen(true)}>{t("teach.erase.button")}</Button>
      </section>
    );
  }
  return (
    <section className={`${css["task"]} ${css["grave"]}`}>
      <p>{t("teach.erase.lost", { name })}</p>
      <EraseByName name={name} busy={sending.busy} isAsked onErase={erase} onKeep={() => setOpen(false)} />
    </section>
  );
}
