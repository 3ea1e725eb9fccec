import { useEffect, useRef, type RefObject } from "react";

/**
 * Brings the beginning of what is new into view, and keeps it there while the box changes its size (a turned tablet, a
 * keyboard that opens), unless somebody has scrolled since.
 *
 * @param earlier - turns that are not new when the page opens
 * @param count - turns there are
 */
export function useNewestInView(box: RefObject<HTMLElement | null>, earlier: number, count: number): void {
  const seen = useRef(earlier);
  const placed = useRef<{ readonly note: HTMLElement; readonly top: number } | null>(null);
  // After all that is drawn into the page by hand: measured earlier, the page would be laid out once more.
  useEffect(() => {
    const talk = box.current;
    const notes = [...(talk?.querySelectorAll<HTMLElement>("[data-turn]") ?? [])];
    const fresh = notes.filter((note) => Number(note.dataset["turn"]) >= seen.current);
    // What the pupil wrote may go when there is no room for it and for the reply.
    const newest = fresh.find((note) => note.dataset["who"] !== "learner") ?? fresh[0];
    if (talk !== null && newest !== undefined) placed.current = place(talk, newest);
    seen.current = count;
  }, [box, count]);

  useEffect(() => {
    const talk = box.current;
    if (talk === null) return;
    const observer = new ResizeObserver(() => {
      const last = placed.current;
      // What is new is brought into view above: twice would lay the page out twice.
      const isNew = talk.querySelector(`[data-turn="${seen.current}"]`) !== null;
      if (last === null || isNew || !talk.contains(last.note)) return;
      if (Math.abs(talk.scrollTop - last.top) <= 1) placed.current = place(talk, last.note);
    });
    observer.observe(talk);
    return () => observer.disconnect();
  }, [box]);
}

function place(talk: HTMLElement, note: HTMLElement): { readonly note: HTMLElement; readonly top: number } {
  talk.scrollTop = note.offsetTop;
  return { note, top: talk.scrollTop };
}
