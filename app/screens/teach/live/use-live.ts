import { useEffect, useEffectEvent } from "react";
import { watchLive } from "./live.ts";

/** Calls when one of these has changed, once for changes that come together. */
export function useLive(names: readonly string[], onChange: () => void): void {
  const changed = useEffectEvent(onChange);
  const wanted = useEffectEvent((name: string | null) => name === null || names.includes(name));
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const leave = watchLive((change) => {
      if (!wanted(change)) return;
      waiting ??= setTimeout(() => {
        waiting = undefined;
        changed();
      }, 100);
    });
    return () => {
      clearTimeout(waiting);
      leave();
    };
  }, []);
}
