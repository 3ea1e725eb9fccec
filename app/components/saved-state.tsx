import type { ReactNode } from "react";
import { useEngineView } from "../engine-store.ts";
import { useText } from "../text/text.ts";
import { Icon } from "./icons.tsx";
import css from "./saved-state.module.css";

/** "Saved" is said only after the engine has written the answer to the disk (requirement D3). */
export function SavedState(): ReactNode {
  const t = useText();
  const save = useEngineView((view) => view.save.type);
  const unsent = useEngineView((view) => view.unsent);
  const isSent = useEngineView((view) => (view.school ?? null) === null || view.unsent === 0);
  const lost = save === "not-saved";
  return (
    <span
      role="status"
      aria-label={t("saved.label")}
      // Read out only when something is the matter: it changes with every answer.
      aria-live={lost ? "assertive" : "off"}
      data-unsent={unsent}
      data-save={save}
      className={`${css["saved"]} ${lost ? css["lost"] : ""}`}
    >
      {t(`saved.${save}`)}
      {!isSent && !lost && <span className={css["unsent"]}>{t("saved.unsent", { count: unsent })}</span>}
      <Icon name={lost ? "warning" : save === "saving" ? "waiting" : "save"} />
    </span>
  );
}
