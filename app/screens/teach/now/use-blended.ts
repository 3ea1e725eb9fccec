import { useEffect, useMemo, useRef, useState } from "react";
import type { PupilNow } from "#engine/protocol/class";
import { blendPupils } from "./blend-pupils.ts";
import { timePupils, type TimedPupil } from "./now-row.ts";

/** A third of a second: after it all is shown that an answer brought, however much. */
const LONGEST_FRAMES = 20;

/**
 * The newest answer of a class, one pupil a frame: with two hundred of them a dozen answer between two answers of the server, and formulas
 * are drawn, laid out and painted. What is made of the list is of one list at any time [TEA81], [TEA180].
 */
export function useBlended(answer: readonly PupilNow[], at: number): readonly TimedPupil[] {
  const newest = useMemo(() => timePupils(answer, at), [answer, at]);
  const [shown, setShown] = useState(newest);
  const latest = useRef(shown);
  useEffect(() => {
    const lists = blendPupils(latest.current, newest, LONGEST_FRAMES);
    let frame = 0;
    const step = (): void => {
      const next = lists.next();
      if (next.done === true) return;
      latest.current = next.value;
      setShown(next.value);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [newest]);
  return shown;
}
