import type { ReactNode } from "react";
import { Screen } from "../../parts/screen.tsx";
import { useText } from "../../text/text.ts";

export function ReportScreen(): ReactNode {
  const t = useText();
  return (
    <Screen title={t("nav.report")}>
      <h1>{t("nav.report")}</h1>
    </Screen>
  );
}
