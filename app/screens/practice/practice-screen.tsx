import type { ReactNode } from "react";
import { Screen } from "../../parts/screen.tsx";
import { useText } from "../../text/text.ts";

export function PracticeScreen({ skill }: { readonly skill: string | null }): ReactNode {
  const t = useText();
  return (
    <Screen title={t("practice.title")}>
      <h1>{skill ?? t("practice.title")}</h1>
    </Screen>
  );
}
