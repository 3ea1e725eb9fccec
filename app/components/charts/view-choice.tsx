import type { ReactNode } from "react";
import css from "./view-choice.module.css";

interface ViewChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly word: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Two or three ways to look at the same thing, side by side; one of them is pressed. */
export function ViewChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ViewChoiceProps<Value>): ReactNode {
  return (
    <fieldset aria-label={label} className={css["choice"]}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.word}
        </button>
      ))}
    </fieldset>
  );
}
