import type { ReactNode } from "react";
import { useText } from "../text/text.ts";
import css from "./waiting.module.css";

/** Shown while something loads; appears only when it takes long enough to wonder. */
export function Waiting(): ReactNode {
  const t = useText();
  return (
    <p role="status" className={css["waiting"]}>
      {t("app.loading")}
    </p>
  );
}
