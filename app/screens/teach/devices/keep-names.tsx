import { useId, type ReactNode } from "react";
import { useText } from "../../../text/text.ts";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool, useSchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import css from "./devices.module.css";

/** Whether the names of the class stay on its shared devices, and what that means [TEA30]; nothing where the server has no such choice. */
export function KeepNames({ whole }: { readonly whole: WholeClass }): ReactNode {
  const t = useText();
  const ask = useSchool();
  const about = useId();
  const data = useSchoolData("GET /classes/{class}/kept-names", { class: whole.id });
  const { busy, error, send } = useSending();
  if (data.value === null) return null;
  const { keepsNames } = data.value;

  async function change(): Promise<void> {
    const body = { keepsNames: !keepsNames };
    const done = await send(() => ask("PATCH /classes/{class}/kept-names", body, { class: whole.id }));
    if (done !== null) data.again();
  }

  return (
    <div className={css["keep"]}>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={keepsNames}
          aria-checked={keepsNames}
          aria-disabled={busy}
          aria-describedby={about}
          onChange={() => void change()}
        />
        {t("teach.devices.keep")}
      </label>
      <p id={about} className={css["note"]}>
        {t("teach.devices.keep.about")} {t(keepsNames ? "teach.devices.keep.on" : "teach.devices.keep.off")}
      </p>
      <Trouble error={error} />
    </div>
  );
}
