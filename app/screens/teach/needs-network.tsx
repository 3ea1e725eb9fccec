import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../components/button.tsx";
import { Plate } from "../../components/plate.tsx";
import { useText } from "../../text/text.ts";

/**
 * There is no network, or no server behind it. Stands apart from the teacher's page: devices do not keep that page, so this
 * is also what is shown when it cannot be fetched [TEA5].
 */
export function NeedsNetwork({ onRetry }: { readonly onRetry?: () => void }): ReactNode {
  const t = useText();
  return (
    <main id="content" tabIndex={-1}>
      <Plate title={t("teach-offline.title")} sentence={t("teach-offline.text")}>
        <Button look="primary" onClick={onRetry ?? (() => globalThis.location.reload())}>
          {t("teach-offline.retry")}
        </Button>
        <ButtonLink href="/" look="quiet">
          {t("teach-offline.home")}
        </ButtonLink>
      </Plate>
    </main>
  );
}

/** The same in place of the page itself. */
export function TeachScreen(): ReactNode {
  return <NeedsNetwork />;
}
