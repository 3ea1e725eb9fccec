import { I18nProvider } from "@lingui/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { watchForInstallOffer } from "./install.ts";
import { InsecureScreen } from "./screens/insecure/insecure-screen.tsx";
import { i18n } from "./text/text.ts";
import { watchForUpdates } from "./updates.ts";

const place = document.getElementById("app");
if (place === null) throw new Error("index.html has no #app");

watchForUpdates();
watchForInstallOffer();
createRoot(place).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <CrashBoundary>{globalThis.isSecureContext ? <App /> : <InsecureScreen />}</CrashBoundary>
    </I18nProvider>
  </StrictMode>,
);
