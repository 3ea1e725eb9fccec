import { useEffect, useEffectEvent } from "react";
import { watchLive } from "./live.ts";

/** Asks again in a while where something is still being made. */
export function useAgainWhile(isWaiting: boolean, again: () => void): void {
  const ask = useEffectEvent(again);
  useEffect(() => {
    if (!isWaiting) return;
    const asking = setInterval(() => ask(), WAIT_MS);
    return () => clearInterval(asking);
  }, [isWaiting]);
}

const WAIT_MS = 2_000;

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
