import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { Plate } from "../../components/plate.tsx";
import { useText } from "../../text/text.ts";

/** What stands in place of the parents' page where it cannot be fetched: no device keeps it [SCR150]. */
export function ParentScreen(): ReactNode {
  const t = useText();
  return (
    <main id="content" tabIndex={-1}>
      <Plate title={t("parent-offline.title")} sentence={t("parent-offline.text")}>
        <Button look="primary" onClick={() => globalThis.location.reload()}>
          {t("teach-offline.retry")}
        </Button>
      </Plate>
    </main>
  );
}
