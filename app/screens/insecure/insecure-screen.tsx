import type { ReactNode } from "react";
import { Plate } from "../../parts/plate.tsx";
import { useText } from "../../text/text.ts";

/**
 * At a plain `http` address of another machine the browser has no service worker, no locks and no random ids for
 * us: nothing could be kept. Loading again would change nothing, so nothing is offered to press [APP22].
 */
export function InsecureScreen(): ReactNode {
  const t = useText();
  return (
    <main>
      <Plate title={t("app.insecure.title")} sentence={t("app.insecure.text")} />
    </main>
  );
}
