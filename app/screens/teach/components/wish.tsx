import { useId, type ReactNode } from "react";
import shared from "./components.module.css";

interface WishProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
}

/** Something a teacher may want besides, switched on by a tick. */
export function Wish({ label, hint, checked, onCheck }: WishProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label className={shared["show"]}>
        <input
          type="checkbox"
          checked={checked}
          onChange={({ target }) => onCheck(target.checked)}
          aria-describedby={hint === undefined ? undefined : id}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={id} className={shared["hint"]}>
          {hint}
        </p>
      )}
    </div>
  );
}
