import { useCallback, useEffect, useRef, type RefObject } from "react";

/** What a pupil scrolls with. */
const BY_HAND = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Brings the beginning of what is new into view, and keeps it there while the box or what is in it changes its size (a
 * turned tablet, a keyboard that opens), until somebody scrolls. Gives back what ends the keeping.
 *
 * @param earlier - turns that are folded away when the page opens
 * @param count - turns there are
 */
export function useNewestInView(box: RefObject<HTMLElement | null>, earlier: number, count: number): () => void {
  const seen = useRef(earlier);
  const isOpening = useRef(true);
  const kept = useRef<HTMLElement | null>(null);
  const leave = useCallback(() => void (kept.current = null), []);
  // After all that is drawn into the page by hand: measured earlier, the page would be laid out once more.
  useEffect(() => {
    const talk = box.current;
    const notes = [...(talk?.querySelectorAll<HTMLElement>("[data-turn]") ?? [])];
    const fresh = notes.filter((note) => Number(note.dataset["turn"]) >= seen.current);
    // What the pupil wrote may go when there is no room for it and for the reply.
    const replies = fresh.filter((note) => note.dataset["who"] !== "learner");
    // A page that opens shows what was said last, not the beginning of all that is there.
    const newest = (isOpening.current ? replies.at(-1) : replies[0]) ?? fresh[0];
    if (talk !== null && newest !== undefined) {
      kept.current = newest;
      newest.scrollIntoView({ block: "start" });
    }
    isOpening.current = false;
    seen.current = count;
  }, [box, count]);

  useEffect(() => {
    const talk = box.current;
    if (talk === null) return;
    const observer = new ResizeObserver(() => {
      // What is new is brought into view above: twice would lay the page out twice.
      const isNew = talk.querySelector(`[data-turn="${seen.current}"]`) !== null;
      if (!isNew && kept.current !== null && talk.contains(kept.current)) {
        kept.current.scrollIntoView({ block: "start" });
      }
    });
    for (const part of [talk, ...talk.children]) observer.observe(part);
    for (const event of BY_HAND) talk.addEventListener(event, leave, { passive: true });
    return () => {
      observer.disconnect();
      for (const event of BY_HAND) talk.removeEventListener(event, leave);
    };
  }, [box, leave]);
  return leave;
}
