import { useState, type ReactNode } from "react";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { Button } from "../../components/button.tsx";
import { Plate } from "../../components/plate.tsx";
import { useText } from "../../text/text.ts";
import { ExportButton } from "../settings/export-button.tsx";
import css from "./failed-screen.module.css";

/**
 * The engine cannot work. A broken database is first exported as far as it can be read; only then, and only
 * after a second press, does a new one take its place.
 */
export function FailedScreen(): ReactNode {
  const t = useText();
  const broken = useEngineView((view) => view.notices.find(({ type }) => type === "database-broken"));
  const reload = (
    <Button look="primary" onClick={() => globalThis.location.reload()}>
      {t("app.reload")}
    </Button>
  );
  if (broken?.type !== "database-broken") {
    return (
      <main>
        <Plate title={t("app.failed.title")} sentence={t("app.failed.text")}>
          {reload}
        </Plate>
      </main>
    );
  }
  return (
    <main>
      <Plate title={t("notice.database-broken")} sentence={t("app.broken.text")}>
        <div className={css["choices"]}>
          {reload}
          <ExportButton />
          <StartAfresh />
        </div>
      </Plate>
    </main>
  );
}

function StartAfresh(): ReactNode {
  const t = useText();
  const [asked, setAsked] = useState(false);
  if (!asked) return <Button onClick={() => setAsked(true)}>{t("notice.reset")}</Button>;
  return (
    <div role="group" aria-label={t("notice.reset")}>
      <p>{t("app.broken.sure")}</p>
      <Button onClick={() => void engine.resetStorage()}>{t("app.broken.yes")}</Button>
      <Button look="quiet" onClick={() => setAsked(false)}>
        {t("app.broken.no")}
      </Button>
    </div>
  );
}
