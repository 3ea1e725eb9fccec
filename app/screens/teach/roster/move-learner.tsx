import { useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import shared from "../components/components.module.css";
import { useSchool, useSchoolData } from "../session/school.tsx";
import type { LearnerTask } from "./learner-task.ts";
import { SelectField } from "../components/select-field.tsx";
import css from "./roster.module.css";

/** To another class, with or without staying in this one; and out of this one, for who is in another as well. */
export function MoveLearner({ whole, learner, sending, onDone }: LearnerTask): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { value } = useSchoolData("GET /classes");
  const others = (value?.classes ?? []).filter((one) => one.id !== whole.id && one.code !== null);
  const [chosen, setChosen] = useState("");
  const [keep, setKeep] = useState(false);
  const to = others.find((one) => one.id === chosen) ?? others[0];
  const params = { class: whole.id, learner: learner.id };

  async function move(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (to === undefined) return;
    const body = { to: to.id, keep };
    const moved = await sending.send(() => ask("POST /classes/{class}/learners/{learner}/move", body, params));
    if (moved === null) return;
    onDone(t(keep ? "teach.move.kept" : "teach.move.moved", { name: learner.name, class: to.name }));
  }

  async function takeOut(): Promise<void> {
    const out = await sending.send(() => ask("DELETE /classes/{class}/learners/{learner}", null, params));
    if (out !== null) onDone(t("teach.out.done", { name: learner.name }));
  }

  // Nobody can be moved where there is no other class.
  if (to === undefined) return null;
  return (
    <>
      <form className={css["task"]} onSubmit={(event) => void move(event)}>
        <SelectField label={t("teach.move.to")} value={to.id} options={others} onChoose={setChosen} />
        <label className={shared["show"]}>
          <input type="checkbox" checked={keep} onChange={({ target }) => setKeep(target.checked)} />
          <span>{t("teach.move.keep")}</span>
        </label>
        <Button type="submit" aria-disabled={sending.busy}>
          {t("teach.move.button")}
        </Button>
      </form>
      <section className={css["task"]}>
        <p>{t("teach.out.text")}</p>
        <Button aria-disabled={sending.busy} onClick={() => void takeOut()}>
          {t("teach.out.button")}
        </Button>
      </section>
    </>
  );
}
