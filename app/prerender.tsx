import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Opening } from "./components/waiting.tsx";
import { Root } from "./root.tsx";
import { i18n } from "./text/text.ts";

/** What `index.html` shows before any script has come: drawn by the same code, so that the two cannot differ [APP73]. */
export function firstScreens(): { readonly form: string; readonly opening: string } {
  return {
    form: drawn(<Root />),
    opening: drawn(
      <I18nProvider i18n={i18n}>
        <Opening />
      </I18nProvider>,
    ),
  };
}

/** Hints that React adds for pictures stay out: the page's icon is fetched anyway. */
function drawn(screen: ReactNode): string {
  return renderToString(screen).replaceAll(/<link rel="preload"[^>]*>/gu, "");
}
