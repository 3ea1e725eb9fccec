import { useState, type ReactNode } from "react";
import { useText } from "../../../text/text.ts";
import shared from "./components.module.css";
import { useSending } from "./use-sending.ts";

/** Each choice is kept at once; what the server answered stands until it is asked anew. */
export function useKeeping<Value>(asked: Value | null) {
  const { error, send } = useSending();
  const [answer, setAnswer] = useState<{ readonly to: Value | null; readonly value: Value } | null>(null);
  const kept = answer?.to === asked ? answer.value : null;

  async function keep(request: Parameters<typeof send<Value>>[0]): Promise<void> {
    const done = await send(request);
    if (done !== null) setAnswer({ to: asked, value: done.value });
  }

  return { kept, error, keep };
}

/** Says so, once it is. */
export function Kept({ isKept }: { readonly isKept: boolean }): ReactNode {
  const t = useText();
  return <output className={shared["hint"]}>{isKept && t("teach.features.kept")}</output>;
}
