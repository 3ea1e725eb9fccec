import { useId, useState, type ComponentProps, type ReactNode, type Ref } from "react";
import { useText } from "../../../text/text.ts";
import css from "./components.module.css";

interface FieldProps extends Omit<ComponentProps<"input">, "id" | "onChange" | "ref"> {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** What may stand here; read out with the label. */
  readonly hint?: ReactNode;
  /** Why what stands here cannot be used. */
  readonly fault?: string | null;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text box with its label, a hint and what is the matter with it. */
export function Field({ label, value, onText, hint, fault = null, ...input }: FieldProps): ReactNode {
  const id = useId();
  const about = [hint === undefined ? "" : `${id}-hint`, fault === null ? "" : `${id}-fault`].filter(Boolean).join(" ");
  return (
    <div className={css["field"]}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        value={value}
        onChange={(event) => onText(event.target.value)}
        aria-invalid={fault !== null}
        aria-describedby={about === "" ? undefined : about}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css["hint"]}>
          {hint}
        </p>
      )}
      {fault !== null && (
        <p id={`${id}-fault`} className={css["fault"]}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** A password, hidden until its owner wants to see it. */
export function PasswordField(props: FieldProps): ReactNode {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <div className={css["password"]}>
      <Field {...props} type={shown ? "text" : "password"} autoCapitalize="none" autoCorrect="off" spellCheck={false} />
      <label className={css["show"]}>
        <input type="checkbox" checked={shown} onChange={({ target }) => setShown(target.checked)} />
        <span>{t("teach.password.show")}</span>
      </label>
    </div>
  );
}
