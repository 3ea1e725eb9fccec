import { StrictMode, useLayoutEffect, type ReactNode } from "react";
import { Router } from "wouter";
import { App } from "./app.tsx";
import { Plate } from "./components/plate.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { Language } from "./language.tsx";
import { useText } from "./text/text.ts";

/** Where `index.html` is written there is no address, so none that is not safe. */
const isInsecure = (globalThis as { readonly isSecureContext?: boolean }).isSecureContext === false;

/**
 * The whole page, the same in a browser and where `index.html` is written.
 *
 * @param onDrawn - called once, before the first drawing is seen
 */
export function Root({ onDrawn }: { readonly onDrawn?: () => void }): ReactNode {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <StrictMode>
      <Router ssrPath="/">
        <Language>
          <CrashBoundary>{isInsecure ? <InsecureScreen /> : <App />}</CrashBoundary>
        </Language>
      </Router>
    </StrictMode>
  );
}

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
