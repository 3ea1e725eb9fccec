import type { ReactNode, Ref } from "react";
import { useText } from "../../../text/text.ts";
import { PasswordField } from "../components/field.tsx";
import { newPasswordFault } from "./field-faults.ts";

interface NewPasswordProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly fault: string | null;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A password to be: what makes one strong is its length, and that is told while it is typed. */
export function NewPassword({ label, value, onText, fault, ref }: NewPasswordProps): ReactNode {
  const t = useText();
  const missing = newPasswordFault(value);
  return (
    <PasswordField
      label={label}
      value={value}
      onText={onText}
      fault={fault}
      autoComplete="new-password"
      {...(ref !== undefined && { ref })}
      hint={
        <>
          {t("teach.password.hint")}{" "}
          <strong>
            {value !== "" && (missing === null ? t("teach.password.long") : t(missing.text, missing.values))}
          </strong>
        </>
      }
    />
  );
}
