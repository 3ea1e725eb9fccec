import { useEffect, useRef } from "react";
import { useEngine } from "../engine-store.ts";

/**
 * Keeps what is chosen or typed, so that it is there again after a reload or in another tab.
 *
 * @param keep - the same function as long as what it is kept under is the same
 */
export function useKeptDraft(given: readonly string[], keep: (given: readonly string[]) => unknown): void {
  const typed = JSON.stringify(given);
  const restarts = useEngine((mirror) => mirror.restarts);
  const saved = useRef({ typed, restarts });
  useEffect(() => {
    if (saved.current.typed === typed && saved.current.restarts === restarts) return;
    saved.current = { typed, restarts };
    keep(JSON.parse(typed) as readonly string[]);
  }, [keep, typed, restarts]);
}
