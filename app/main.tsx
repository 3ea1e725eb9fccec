import { I18nProvider } from "@lingui/react";
import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { watchForInstallOffer } from "./install.ts";
import { startLooks } from "./looks.ts";
import { Plate } from "./components/plate.tsx";
import { i18n, useText } from "./text/text.ts";
import { watchForUpdates } from "./updates.ts";

const place = document.getElementById("app");
if (place === null) throw new Error("index.html has no #app");

startLooks();
watchForUpdates(import.meta.url);
watchForInstallOffer();
createRoot(place).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <CrashBoundary>{globalThis.isSecureContext ? <App /> : <InsecureScreen />}</CrashBoundary>
    </I18nProvider>
  </StrictMode>,
);

/**
 * At a plain `http` address of another machine the browser has no service worker, no locks and no random ids for
 * us: nothing could be kept. Loading again would change nothing, so nothing is offered to press [APP22].
 */
function InsecureScreen(): ReactNode {
  const t = useText();
  return (
    <main>
      <Plate title={t("app.insecure.title")} sentence={t("app.insecure.text")} />
    </main>
  );
}
