import type { ReactNode } from "react";
import { ButtonLink } from "../../parts/button.tsx";
import { Plate } from "../../parts/plate.tsx";
import { Screen } from "../../parts/screen.tsx";
import { useText } from "../../text/text.ts";

/** An address that leads nowhere. */
export function NotFoundScreen(): ReactNode {
  const t = useText();
  return (
    <Screen title={t("missing.title")}>
      <Plate title={t("missing.title")} sentence={t("missing.text")}>
        <ButtonLink href="/" look="primary">
          {t("missing.home")}
        </ButtonLink>
      </Plate>
    </Screen>
  );
}
