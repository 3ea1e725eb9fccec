import { useEffect } from "react";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";

/** A shared device nobody touches is locked after this [ms] (threat TH1). */
const IDLE_MS = 300_000;
const LOOK_MS = 5_000;
const SIGNS = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** Locks a shared device that nobody touches; whoever was working stays on the screen by name, behind their PIN. */
export function useIdleLock(): void {
  const shared = useEngineView((view) => view.school?.shared === true);
  useEffect(() => {
    if (!shared) return undefined;
    let touched = performance.now();
    const touch = (): void => {
      touched = performance.now();
    };
    const look = setInterval(() => {
      if (performance.now() - touched >= IDLE_MS) void engine.lockDevice();
    }, LOOK_MS);
    for (const sign of SIGNS) globalThis.addEventListener(sign, touch, { passive: true });
    return () => {
      clearInterval(look);
      for (const sign of SIGNS) globalThis.removeEventListener(sign, touch);
    };
  }, [shared]);
}
