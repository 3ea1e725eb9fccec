import { useState, type ReactNode } from "react";
import type { AlertView, AlertWords } from "#engine/protocol/class";
import { Button } from "../../../components/button.tsx";
import { dateTimeText } from "../../../components/charts/when.ts";
import { useText } from "../../../text/text.ts";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool } from "../session/school.tsx";
import css from "./alerts.module.css";

/** Whether a pupil wrote anything that the alert is about. */
export function hasWords({ kind }: Pick<AlertView, "kind">): boolean {
  return kind !== "person" && kind !== "replanned";
}

/** What was written, of each message that the alert stands for, by a press that is noted [TEA184]. */
export function ReadWords({ of: { learner, id } }: { readonly of: Pick<AlertView, "learner" | "id"> }): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { busy, error, send } = useSending();
  const [read, setRead] = useState<AlertWords["all"]>();

  async function look(): Promise<void> {
    const answer = await send(() => ask("POST /alerts/words", { learner, id, all: true }));
    if (answer !== null) setRead(answer.value.all ?? []);
  }

  if (read === undefined) {
    return (
      <>
        <Button aria-disabled={busy} onClick={() => void look()}>
          {t("teach.alert.read")}
        </Button>
        <p className={css["small"]}>{t("teach.alert.logged")}</p>
        <Trouble error={error} />
      </>
    );
  }
  return (
    <ol role="list" className={css["messages"]} aria-label={t("teach.alert.written")}>
      {read.map(({ at, words }, place) => (
        // The list comes once, whole.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <span className={css["small"]}>{dateTimeText(at)}</span>
          <blockquote className={css["words"]}>{words ?? t("teach.alert.no-words")}</blockquote>
        </li>
      ))}
    </ol>
  );
}
