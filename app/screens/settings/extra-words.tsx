import { useState, type ReactNode } from "react";
import type { LearnerProfile } from "#workers/engine-api";
import { engine } from "../../engine-client.ts";
import { useFeature } from "../../hooks/use-feature.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { useText } from "../../text/text.ts";
import { extraWordsState } from "./extra-words-state.ts";
import oneOf from "../../components/one-of.module.css";
import css from "./settings.module.css";

type Field = "words" | "dictation";

/** What a language model may add here, and whether it may: school and server stand above the learner's own switch. */
export function ExtraWords({ learner }: { readonly learner: LearnerProfile }): ReactNode {
  const t = useText();
  const { asked } = useAsked(() => engine.languageModel(), "languageModel");
  const [failed, setFailed] = useState(false);
  /** As pressed, until the engine has kept it. */
  const [wanted, setWanted] = useState<Partial<Record<Field, boolean>>>({});
  const status = asked.type === "ready" ? asked.value : null;
  const leftOn = { words: useFeature("words"), dictation: useFeature("dictation") };
  const { words, dictation } = extraWordsState(status, learner, leftOn);
  const isOn = (field: Field): boolean => wanted[field] ?? learner[field] === true;

  async function change(field: Field, on: boolean): Promise<void> {
    setWanted((now) => ({ ...now, [field]: on }));
    const kept = await engine.updateProfile({ [field]: on });
    setFailed(!kept.ok);
    if (!kept.ok) setWanted((now) => ({ ...now, [field]: !on }));
  }

  return (
    <>
      <p>{t("settings.words.text")}</p>
      <label className={oneOf["choice"]}>
        <input
          type="checkbox"
          checked={isOn("words") && leftOn.words}
          disabled={!words.canChange}
          onChange={({ target }) => void change("words", target.checked)}
        />
        <span>{t("settings.words.switch")}</span>
      </label>
      {words.reason !== null && (asked.type !== "waiting" || !leftOn.words) && (
        <p className={css["quiet"]}>{t(words.reason)}</p>
      )}
      <label className={oneOf["choice"]}>
        <input
          type="checkbox"
          checked={isOn("dictation") && dictation.canChange}
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
