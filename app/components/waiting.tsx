import type { ReactNode } from "react";
import { useText } from "../text/text.ts";
import css from "./waiting.module.css";

/** While the engine starts; also what `index.html` shows where somebody is known, or who is learning is not the question. */
export function Opening(): ReactNode {
  const t = useText();
  return (
    <div className={css["opening"]}>
      <p className={css["mark"]}>
        <img src="/icon.svg" alt="" width="48" height="48" />
        {t("app.name")}
      </p>
      <Waiting />
    </div>
  );
}

/** Shown while something loads; appears only when it takes long enough to wonder. */
export function Waiting(): ReactNode {
  const t = useText();
  return (
    <p role="status" className={css["waiting"]}>
      {t("app.loading")}
    </p>
  );
}
