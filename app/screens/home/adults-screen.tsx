import type { ReactNode } from "react";
import { Screen } from "../../components/screen.tsx";
import { useText } from "../../text/text.ts";
import { ExportButton } from "../settings/export-button.tsx";
import css from "./home.module.css";
import { Ways } from "./ways.tsx";

const WAYS = [
  { href: "/sessions", icon: "sessions", text: "nav.sessions", about: "nav.sessions.about" },
  { href: "/decisions", icon: "info", text: "nav.decisions", about: "nav.decisions.about" },
  { href: "/settings", icon: "settings", text: "nav.settings", about: "nav.settings.about" },
] as const;

/** `/grown-ups`: what a child need not read, and what is to be said of the device. */
export function AdultsScreen(): ReactNode {
  const t = useText();
  return (
    <Screen title={t("nav.adults")} notices="all">
      <div className={css["page"]}>
        <h1>{t("nav.adults")}</h1>
        <Ways label={t("nav.adults")} ways={WAYS} />
        <ExportButton />
      </div>
    </Screen>
  );
}
