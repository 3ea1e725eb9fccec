import { useEffect, useEffectEvent } from "react";

/** After this long without a touch the server ends the sign-in, and names shall not stand on a screen any longer [ms]. */
export const IDLE_END_MS = 2 * 60 * 60_000;
const LOOK_EVERY_MS = 30_000;

/** Calls `onIdle` when nobody has touched the page for two hours, a computer's sleep included [TEA13]. */
export function useIdleEnd(onIdle: () => void): void {
  const end = useEffectEvent(onIdle);
  useEffect(() => {
    let touchedAt = Date.now();
    const touch = (): void => {
      touchedAt = Date.now();
    };
    const look = (): void => {
      if (Date.now() - touchedAt >= IDLE_END_MS) end();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    // Before a touch is counted: the first one after a long sleep comes too late.
    const first = (): void => {
      look();
      touch();
    };
    for (const type of ["pointerdown", "keydown"] as const) globalThis.addEventListener(type, first, true);
    return () => {
      clearInterval(timer);
      for (const type of ["pointerdown", "keydown"] as const) globalThis.removeEventListener(type, first, true);
    };
  }, []);
}
