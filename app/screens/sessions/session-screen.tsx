import type { ReactNode } from "react";
import { Screen } from "../../parts/screen.tsx";
import { useText } from "../../text/text.ts";

export function SessionScreen(_: { readonly id: string }): ReactNode {
  const t = useText();
  return (
    <Screen title={t("nav.sessions")}>
      <h1>{t("nav.sessions")}</h1>
    </Screen>
  );
}
