import { useState, type FormEvent, type ReactNode } from "react";
import type { NumberLocale } from "#engine";
import type { LearnerProfile } from "#workers/engine-api";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { Button } from "../../components/button.tsx";
import { type TextId, useText } from "../../text/text.ts";
import { gradesWith, gradeWords } from "../../text/grade-words.ts";
import { PictureChoice } from "../home/picture-choice.tsx";
import oneOf from "../../components/one-of.module.css";
import css from "./settings.module.css";

const MAX_NAME_LENGTH = 40;

/** How each country of the checker's list writes the same sort of number. */
const examples: Readonly<Record<NumberLocale, string>> = {
  en: "1,234.5",
  uk: "1,234.5",
  in: "1,23,456.5",
  ch: "1’234.5",
  fr: "1 234,5",
  de: "1.234,5",
};
const locales = ["en", "uk", "in", "ch", "fr", "de"] as const satisfies readonly NumberLocale[];

/** Name, grade, picture and number writing; one button keeps them. */
export function ProfileForm({ learner }: { readonly learner: LearnerProfile }): ReactNode {
  const t = useText();
  // On a shared device the name is the class list's, and not to be changed here.
  const isShared = useEngineView((view) => view.school?.shared === true);
  const [name, setName] = useState(learner.name);
  const [grade, setGrade] = useState(learner.grade);
  const [locale, setLocale] = useState<NumberLocale>(learner.locale);
  const [picture, setPicture] = useState(learner.picture);
  const [message, setMessage] = useState<TextId | null>(null);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === "" && !isShared) {
      setMessage("settings.name.missing");
      return;
    }
    const saved = await engine.updateProfile({
      ...(isShared ? {} : { name: trimmed }),
      grade,
      locale,
      picture,
    });
    setMessage(saved.ok ? "settings.saved" : "settings.not-saved");
  }

  /** Any further change makes the last message untrue. */
  function change<Value>(set: (value: Value) => void): (value: Value) => void {
    return (value) => {
      setMessage(null);
      set(value);
    };
  }

  return (
    <form className={css["form"]} onSubmit={(event) => void save(event)} noValidate>
      {!isShared && (
        <label className={css["field"]}>
          {t("settings.name")}
          <input
            value={name}
            onChange={(event) => change(setName)(event.target.value)}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={message === "settings.name.missing"}
          />
        </label>
      )}
      <label className={css["field"]}>
        {t("settings.grade")}
        <select value={grade} onChange={(event) => change(setGrade)(Number(event.target.value))}>
          {gradesWith(learner.grade).map((value) => (
            <option key={value} value={value}>
              {gradeWords(t, value, learner.curriculum ?? null)}
            </option>
          ))}
        </select>
      </label>
      <PictureChoice value={picture} onChange={change(setPicture)} />
      <fieldset className={css["choices"]}>
        <legend>{t("settings.numbers")}</legend>
        {locales.map((value) => (
          <label key={value} className={oneOf["choice"]}>
            <input
              type="radio"
              name="locale"
              value={value}
              checked={locale === value}
              onChange={() => change(setLocale)(value)}
            />
            <span>{t(`settings.numbers.${value}`, { example: examples[value] })}</span>
          </label>
        ))}
      </fieldset>
      <div className={css["save"]}>
        <Button type="submit" look="primary">
          {t("settings.save")}
        </Button>
        <output>{message !== null && t(message)}</output>
      </div>
    </form>
  );
}
