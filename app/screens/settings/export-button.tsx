import { useState, type ReactNode } from "react";
import { engine } from "../../engine-client.ts";
import { useLearnerName } from "../../hooks/use-learner-name.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icons.tsx";
import { download } from "../../components/download.ts";
import { type TextId, useText } from "../../text/text.ts";
import { exportFileName } from "./export-file-name.ts";
import css from "./export-button.module.css";

/** "Export my data": the whole log as one JSON file in the downloads. */
export function ExportButton(): ReactNode {
  const t = useText();
  const name = useLearnerName();
  const [message, setMessage] = useState<TextId | null>(null);
  const [working, setWorking] = useState(false);

  async function save(): Promise<void> {
    setWorking(true);
    setMessage("settings.export.working");
    const exported = await engine.exportData();
    setWorking(false);
    if (exported.ok) download(exported.value, exportFileName(name, Date.now()), "application/json");
    setMessage(
      exported.ok
        ? "settings.export.done"
        : exported.error.type === "not-found"
          ? "settings.export.nothing"
          : "settings.export.failed",
    );
  }

  return (
    <span className={css["export"]}>
      <Button onClick={() => void save()} disabled={working}>
        <Icon name="download" />
        {t("settings.export")}
      </Button>
      <output>{message !== null && t(message)}</output>
    </span>
  );
}
