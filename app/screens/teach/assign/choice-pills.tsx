import { useId, type ReactNode } from "react";
import css from "./assign.module.css";

interface ChoicePillsProps<Id extends string> {
  readonly legend: string;
  readonly options: readonly { readonly id: Id; readonly text: string }[];
  readonly value: Id;
  readonly onChoose: (id: Id) => void;
  /** Below the choices: more about the one that is chosen. */
  readonly children?: ReactNode;
}

/** One of a few, side by side. */
export function ChoicePills<Id extends string>(props: ChoicePillsProps<Id>): ReactNode {
  const { legend, options, value, onChoose, children } = props;
  const name = useId();
  return (
    <fieldset className={css["group"]}>
      <legend>{legend}</legend>
      <div className={css["pills"]}>
        {options.map(({ id, text }) => (
          <label key={id} className={css["pill"]}>
            <input type="radio" name={name} checked={id === value} onChange={() => onChoose(id)} />
            {text}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
