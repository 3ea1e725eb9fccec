import { useId, type ReactNode } from "react";
import css from "./components.module.css";

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly onChoose: (id: string) => void;
}

/** One of a list, by name, with its label; something is always chosen. */
export function SelectField({ label, value, options, onChoose }: SelectFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={css["field"]}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  );
}
