import { useId, type ReactNode } from "react";
import css from "./components.module.css";

interface Option {
  readonly id: string;
  readonly name: string;
  /** Its heading in the list; options of one group stand together. */
  readonly group?: string;
}

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChoose: (id: string) => void;
}

/** One of a list, by name, with its label; something is always chosen. */
export function SelectField({ label, value, options, onChoose }: SelectFieldProps): ReactNode {
  const id = useId();
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <div className={css["field"]}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {groups.map((group) => {
          const own = options.filter((one) => one.group === group);
          return group === undefined ? (
            <Options key="" options={own} />
          ) : (
            <optgroup key={group} label={group}>
              <Options options={own} />
            </optgroup>
          );
        })}
      </select>
    </div>
  );
}

function Options({ options }: Pick<SelectFieldProps, "options">): ReactNode {
  return options.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
