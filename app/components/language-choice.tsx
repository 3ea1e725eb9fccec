import { useId, type ReactNode } from "react";
import type { AppLanguage } from "#engine";
import { useLanguages } from "../text/language.ts";
import { useText } from "../text/text.ts";
import { Unseen } from "./unseen.tsx";
import css from "./language-choice.module.css";
import oneOf from "./one-of.module.css";

/** Each language by its own name, whichever is read now. */
const NAMES = { en: "English", es: "Español" } as const satisfies Record<AppLanguage, string>;
const LANGUAGES = ["en", "es"] as const satisfies readonly AppLanguage[];

interface LanguageChoiceProps {
  readonly chosen: AppLanguage;
  /** Where room is dear: without a heading, and what stays English is said once that matters. */
  readonly isShort?: boolean;
  readonly onChoose: (language: AppLanguage) => void;
}

/** Which language the words of the app are in, and what stays English whichever is chosen [APP113]. */
export function LanguageChoice({ chosen, isShort = false, onChoose }: LanguageChoiceProps): ReactNode {
  const t = useText();
  const id = useId();
  const isMissing = useLanguages(({ spanish }) => spanish === "missing") && chosen === "es";
  return (
    <fieldset className={css["choice"]} aria-describedby={id}>
      <legend>{isShort ? <Unseen>{t("language.title")}</Unseen> : t("language.title")}</legend>
      <div className={css["languages"]}>
        {LANGUAGES.map((language) => (
          <label key={language} lang={language} className={oneOf["choice"]}>
            <input
              type="radio"
              name={`${id}language`}
              value={language}
              checked={chosen === language}
              onChange={() => onChoose(language)}
            />
            <span>{NAMES[language]}</span>
          </label>
        ))}
      </div>
      <p id={id} role="status">
        {isShort && chosen === "en" ? "" : t(isMissing ? "language.missing" : "language.about")}
      </p>
    </fieldset>
  );
}
