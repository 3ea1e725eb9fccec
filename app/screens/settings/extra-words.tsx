import { useState, type ReactNode } from "react";
import type { LearnerProfile } from "#workers/engine-api";
import { engine } from "../../engine-client.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { useText } from "../../text/text.ts";
import { extraWordsState } from "./extra-words-state.ts";
import css from "./settings.module.css";

/** What a language model may add here, and whether it may: school and server stand above the learner's own switch. */
export function ExtraWords({ learner }: { readonly learner: LearnerProfile }): ReactNode {
  const t = useText();
  const { asked } = useAsked(() => engine.languageModel(), "languageModel");
  const [failed, setFailed] = useState(false);
  const status = asked.type === "ready" ? asked.value : null;
  const { words, dictation } = extraWordsState(status, learner);

  async function change(field: "words" | "dictation", on: boolean): Promise<void> {
    setFailed(!(await engine.updateProfile({ [field]: on })).ok);
  }

  return (
    <>
      <p>{t("settings.words.text")}</p>
      <label className={css["choice"]}>
        <input
          type="checkbox"
          checked={learner.words === true}
          disabled={!words.canChange}
          onChange={({ target }) => void change("words", target.checked)}
        />
        <span>{t("settings.words.switch")}</span>
      </label>
      {words.reason !== null && asked.type !== "waiting" && <p className={css["quiet"]}>{t(words.reason)}</p>}
      <label className={css["choice"]}>
        <input
          type="checkbox"
          checked={learner.dictation === true && dictation.canChange}
          disabled={!dictation.canChange}
          onChange={({ target }) => void change("dictation", target.checked)}
        />
        <span>{t("settings.dictation.switch")}</span>
      </label>
      <p className={css["quiet"]}>{t(dictation.reason ?? "settings.dictation.text")}</p>
      <output>{failed && t("settings.not-saved")}</output>
    </>
  );
}
