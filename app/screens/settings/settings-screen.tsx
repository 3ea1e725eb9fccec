import type { ReactNode } from "react";
import { Screen } from "../../parts/screen.tsx";
import { useText } from "../../text/text.ts";

export function SettingsScreen(): ReactNode {
  const t = useText();
  return (
    <Screen title={t("nav.settings")}>
      <h1>{t("nav.settings")}</h1>
    </Screen>
  );
}
