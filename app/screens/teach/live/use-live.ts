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

/** Asks again now and then while the page is seen: what only time changes, no stream says. */
export function useAgainInTime(again: () => void): void {
  const ask = useEffectEvent(again);
  useEffect(() => {
    const asking = setInterval(() => {
      if (document.visibilityState === "visible") ask();
    }, IN_TIME_MS);
    return () => clearInterval(asking);
  }, []);
}

const IN_TIME_MS = 30_000;

/** Calls when one of these has changed, once for changes that come within `togetherMs`. */
export function useLive(names: readonly string[], onChange: () => void, togetherMs = 100): void {
  const changed = useEffectEvent(onChange);
  const wait = useEffectEvent(() => togetherMs);
  const wanted = useEffectEvent((name: string | null) => name === null || names.includes(name));
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const leave = watchLive((change) => {
      if (!wanted(change)) return;
      waiting ??= setTimeout(() => {
        waiting = undefined;
        changed();
      }, wait());
    });
    return () => {
      clearTimeout(waiting);
      leave();
    };
  }, []);
}
