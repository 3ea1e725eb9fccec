import { useId, type ReactNode } from "react";
import { useText, type TextId } from "../../../text/text.ts";
import shared from "../components/components.module.css";
import { SelectField } from "../components/select-field.tsx";
import { ROLES, type Role } from "./columns.ts";
import type { ByHand, NameTable } from "./plan-adding.ts";
import css from "./roster.module.css";

const ROLE_WORDS: Readonly<Record<Role, TextId>> = {
  first: "teach.add.role.first",
  name: "teach.add.role.name",
  last: "teach.add.role.last",
  group: "teach.add.role.group",
  grade: "teach.add.role.grade",
  none: "teach.add.role.none",
};

interface ColumnChoiceProps {
  readonly table: NameTable;
  readonly byHand: ByHand;
  readonly onChange: (byHand: ByHand) => void;
}

/** What the columns of a list hold, as it was read and as a teacher puts it right [TEA41]. */
export function ColumnChoice({ table, byHand, onChange }: ColumnChoiceProps): ReactNode {
  const t = useText();
  const id = useId();
  const { header, roles } = table;

  function choose(column: number, role: Role): void {
    // A pupil is in one group of a list, and in one grade.
    const isOnce = role === "group" || role === "grade";
    const others = roles.map((one) => (isOnce && one === role ? "none" : one));
    onChange({ ...byHand, hasHeader: header !== null, roles: Object.fromEntries(others.with(column, role).entries()) });
  }

  return (
    <section className={css["columns"]} aria-labelledby={id}>
      <h2 id={id}>{t("teach.add.columns")}</h2>
      <div className={css["choices"]}>
        {roles.map((role, at) => (
          <SelectField
            // oxlint-disable-next-line react/no-array-index-key -- a column is nothing but its place
            key={at}
            label={labelOf(header?.[at], t("teach.add.column", { n: at + 1 }))}
            value={role}
            options={ROLES.map((one) => ({ id: one, name: t(ROLE_WORDS[one]) }))}
            onChoose={(chosen) => choose(at, ROLES.find((one) => one === chosen) ?? "none")}
          />
        ))}
      </div>
      <label className={shared["show"]}>
        <input
          type="checkbox"
          checked={header !== null}
          onChange={({ target }) => onChange({ hasHeader: target.checked })}
        />
        <span>{t("teach.add.header")}</span>
      </label>
    </section>
  );
}

function labelOf(head: string | undefined, column: string): string {
  const tidy = head?.trim() ?? "";
  return tidy === "" ? column : `${column}: ${tidy}`;
}
