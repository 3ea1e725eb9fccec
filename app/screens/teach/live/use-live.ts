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

/** Calls when one of these has changed: soon, once for changes that come together, and no more often than every `apartMs`. */
export function useLive(names: readonly string[], onChange: () => void, apartMs = SOON_MS): void {
  const changed = useEffectEvent(onChange);
  const wanted = useEffectEvent((name: string | null) => name === null || names.includes(name));
  const waitAfter = useEffectEvent((last: number) => Math.max(SOON_MS, last + apartMs - Date.now()));
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let last = 0;
    const leave = watchLive((change) => {
      if (!wanted(change)) return;
      waiting ??= setTimeout(() => {
        waiting = undefined;
        last = Date.now();
        changed();
      }, waitAfter(last));
    });
    return () => {
      clearTimeout(waiting);
      leave();
    };
  }, []);
}

const SOON_MS = 100;
