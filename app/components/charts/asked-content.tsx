import type { ReactNode } from "react";
import type { Asking } from "../../hooks/use-asked.ts";
import { mustBeHere } from "../../not-here.ts";
import { useText } from "../../text/text.ts";
import { Button, ButtonLink } from "../button.tsx";
import { Plate } from "../plate.tsx";
import { Waiting } from "../waiting.tsx";

interface AskedContentProps<Value> {
  readonly asking: Asking<Value>;
  readonly children: (value: Value) => ReactNode;
}

/** Shows what the engine answered; until then that it is coming; on failure a sentence and one button. */
export function AskedContent<Value>({ asking, children }: AskedContentProps<Value>): ReactNode {
  const t = useText();
  const { asked, again } = asking;
  if (asked.type === "waiting") return <Waiting />;
  if (asked.type === "ready") return children(asked.value);
  mustBeHere(asked.error);
  if (asked.error.type === "not-found") {
    return (
      <Plate title={t("asked.not-found.title")} sentence={t("asked.not-found.text")}>
        <ButtonLink href="/sessions" look="primary">
          {t("asked.not-found.button")}
        </ButtonLink>
      </Plate>
    );
  }
  return (
    <Plate title={t("asked.failed.title")} sentence={t("asked.failed.text")}>
      <Button look="primary" onClick={again}>
        {t("asked.again")}
      </Button>
    </Plate>
  );
}
