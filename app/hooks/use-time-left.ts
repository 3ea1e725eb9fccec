import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useEngine } from "../engine-store.ts";

const STEP_MS = 1000;
/** When the engine still gives time, it is asked again after this pause. */
const AGAIN_MS = 5000;
/** So often the engine may write down how much time has passed. */
const NOTE_MS = 60_000;

/**
 * Counts on from what the engine said was left, by a clock that nobody can set; null without a limit. `onUp` asks the
 * engine, which decides by its log whether time is up: at zero, when the page is looked at again after a while, and
 * every minute, so that the log knows of it. It is asked at once, too: after a restart its clock starts with that.
 *
 * @param onUp - told whether time is up by the page's own count
 */
export function useTimeLeft(leftMs: number | null, onUp: (isUp: boolean) => void): number | null {
  const viewedAt = useEngine((mirror) => mirror.viewedAt);
  const [now, setNow] = useState(() => performance.now());
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const left = leftMs === null ? null : Math.max(0, leftMs - Math.max(0, now - viewedAt));
  const isUp = left === 0;
  const isLimited = leftMs !== null;
  const askNow = useEffectEvent(() => {
    askedAt.current = performance.now();
    onUp(isUp);
  });
  const ask = useEffectEvent(() => {
    if (performance.now() - askedAt.current >= AGAIN_MS) askNow();
  });

  useEffect(() => {
    if (!isLimited) return;
    ask();
    const timer = setInterval(() => {
      setNow(performance.now());
      if (performance.now() - askedAt.current >= NOTE_MS) ask();
    }, STEP_MS);
    const look = () => {
      if (document.visibilityState === "visible") ask();
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isLimited]);

  useEffect(() => {
    if (!isUp) return;
    // What was asked a moment ago was another question.
    askNow();
    const timer = setInterval(() => ask(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUp]);

  return left;
}
