import { useState, type ReactNode } from "react";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { Button } from "../../components/button.tsx";
import { NotHere } from "../../components/not-here.tsx";
import { Plate } from "../../components/plate.tsx";
import { useReadiness } from "../../readiness.ts";
import { useText } from "../../text/text.ts";
import { ExportButton } from "../settings/export-button.tsx";
import css from "./failed-screen.module.css";

const FAILED = { title: "app.failed.title", text: "app.failed.text" } as const;

/**
 * The engine cannot work. A broken database is first exported as far as it can be read; only then, and only
 * after a second press, does a new one take its place.
 */
export function FailedScreen(): ReactNode {
  const t = useText();
  const broken = useEngineView((view) => view.notices.find(({ type }) => type === "database-broken"));
  // The engine itself is among what may not be here; when everything is, something else is the matter.
  const isMissing = useReadiness((now) => !now.ready);
  if (broken?.type !== "database-broken") {
    return (
      <main>
        {isMissing ? (
          <NotHere otherwise={FAILED} />
        ) : (
          <Plate title={t(FAILED.title)} sentence={t(FAILED.text)}>
            <Reload />
          </Plate>
        )}
      </main>
    );
  }
  return (
    <main>
      <Plate title={t("notice.database-broken")} sentence={t("app.broken.text")}>
        <div className={css["choices"]}>
          <Reload />
          <ExportButton />
          <StartAfresh />
        </div>
      </Plate>
    </main>
  );
}

function Reload(): ReactNode {
  const t = useText();
  return (
    <Button look="primary" onClick={() => globalThis.location.reload()}>
      {t("app.reload")}
    </Button>
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
