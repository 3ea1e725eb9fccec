import { useId, useState, type ReactNode } from "react";
import { textInForce, TEXT_SIZES, THEMES, useLooks } from "../looks.ts";
import { useText, type TextId } from "../text/text.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Icon } from "./icons.tsx";
import css from "./looks-button.module.css";
import { Unseen } from "./unseen.tsx";

const themeWords = { device: "looks.device", light: "looks.light", dark: "looks.dark" } as const;
const sizeWords = { usual: "looks.usual", large: "looks.large", larger: "looks.larger" } as const;

/** Light or dark, and how large the text is: kept on this device, for whoever works on it [APP81]. */
export function LooksButton({ where = "page" }: { readonly where?: "banner" | "page" }): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { looks, start, changeTheme, changeText } = useLooks();
  return (
    <>
      <button
        type="button"
        className={`${css["button"]} ${where === "banner" ? css["inBanner"] : ""}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="looks" size="1.5em" />
        <Unseen>{t("looks.title")}</Unseen>
      </button>
      {isOpen && (
        <Dialog
          title={t("looks.title")}
          look="sheet"
          onClose={() => setOpen(false)}
          foot={
            <Button look="primary" onClick={() => setOpen(false)}>
              {t("looks.done")}
            </Button>
          }
        >
          <Choice
            label={t("looks.theme")}
            options={THEMES}
            words={themeWords}
            value={looks.theme}
            onChange={changeTheme}
          />
          <Choice
            label={t("looks.text")}
            options={TEXT_SIZES}
            words={sizeWords}
            value={textInForce(looks, start)}
            onChange={changeText}
          />
        </Dialog>
      )}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly words: Readonly<Record<Value, TextId>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, words, value, onChange }: ChoiceProps<Value>): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={css["choice"]}>
      <p id={id}>{label}</p>
      <div>
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={id} checked={value === option} onChange={() => onChange(option)} />
            <span className={css["tile"]}>{t(words[option])}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
