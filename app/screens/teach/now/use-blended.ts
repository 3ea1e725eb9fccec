import { useEffect, useRef, useState } from "react";
import type { PupilNow } from "#engine/protocol/class";
import { blendPupils } from "./blend-pupils.ts";

/** Formulas are drawn, laid out and painted: of more rows than these a frame is too long. */
const MOST_A_FRAME = 2;

/**
 * The newest answer of a class, a few pupils a frame: with two hundred of them a dozen answer between two answers of the server. What is
 * made of the list is of one list at any time [TEA81], [TEA180].
 */
export function useBlended(newest: readonly PupilNow[]): readonly PupilNow[] {
  const [shown, setShown] = useState(newest);
  const latest = useRef(shown);
  useEffect(() => {
    let frame = 0;
    const step = (): void => {
      const next = blendPupils(latest.current, newest, MOST_A_FRAME);
      if (next === latest.current) return;
      latest.current = next;
      setShown(next);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [newest]);
  return shown;
}
