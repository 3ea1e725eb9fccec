import type { ReactNode } from "react";
import { Screen } from "../../parts/screen.tsx";
import { useText } from "../../text/text.ts";

export function MapScreen(): ReactNode {
  const t = useText();
  return (
    <Screen title={t("nav.map")}>
      <h1>{t("nav.map")}</h1>
    </Screen>
  );
}
