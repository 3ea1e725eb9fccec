import { useEffect, useMemo, useRef, useState } from "react";
import type { PupilNow } from "#engine/protocol/class";
import { blendPupils, changedPupils } from "./blend-pupils.ts";
import { timePupils, type TimedPupil } from "./now-row.ts";

/** Less than a second: after it all is shown that an answer brought, however much. */
const LONGEST_FRAMES = 50;

/**
 * The newest answer of a class, one pupil a frame: with two hundred of them a dozen answer between two answers of the server, and formulas
 * are drawn, laid out and painted. Where many wait it is more a frame until nobody waits, whatever answers come meanwhile. What is made of
 * the list is of one list at any time [TEA81], [TEA180].
 */
export function useBlended(answer: readonly PupilNow[], at: number): readonly TimedPupil[] {
  const newest = useMemo(() => timePupils(answer, at), [answer, at]);
  const [shown, setShown] = useState(newest);
  const latest = useRef(shown);
  const pace = useRef(1);
  useEffect(() => {
    const changed = changedPupils(latest.current, newest);
    pace.current = Math.max(pace.current, Math.ceil(changed.length / LONGEST_FRAMES));
    const lists = blendPupils(latest.current, newest, { changed, most: pace.current });
    let frame = 0;
    const step = (): void => {
      const next = lists.next();
      if (next.done === true) {
        pace.current = 1;
        return;
      }
      latest.current = next.value;
      setShown(next.value);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [newest]);
  return shown;
}
