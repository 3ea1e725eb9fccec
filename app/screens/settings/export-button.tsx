import { useState, type ReactNode } from "react";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { Button } from "../../parts/button.tsx";
import { Icon } from "../../parts/icons.tsx";
import { type TextId, useText } from "../../text/text.ts";
import { exportFileName } from "./export-file-name.ts";
import css from "./export-button.module.css";

/** "Export my data": the whole log as one JSON file in the downloads. */
export function ExportButton(): ReactNode {
  const t = useText();
  const name = useEngineView((view) => view.learner?.name ?? "");
  const [message, setMessage] = useState<TextId | null>(null);
  const [working, setWorking] = useState(false);

  async function save(): Promise<void> {
    setWorking(true);
    setMessage("settings.export.working");
    const exported = await engine.exportData();
    setWorking(false);
    if (exported.ok) download(exported.value, exportFileName(name, Date.now()));
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

function download(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Browsers start the download before the next task; the address may go after it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
