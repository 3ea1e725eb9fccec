import { useEffect, type RefObject } from "react";

/**
 * Scrolls a panel so far that what a hint points at is seen, or its beginning where it is too high for the panel: when
 * more is said, and when the panel changes its size by it.
 *
 * @param said - counts what was said
 */
export function useHighlightsInView(panel: RefObject<HTMLElement | null>, said: number): void {
  useEffect(() => {
    const room = panel.current;
    // Before anything is said nothing is pointed at.
    if (room === null || said === 0) return;
    // It tells the first size, too, after all is laid out.
    const observer = new ResizeObserver(() => {
      const boxes = [...room.querySelectorAll("[data-highlight]")].map((part) => part.getBoundingClientRect());
      if (boxes.length > 0) room.scrollBy(0, wayToSee(boxes, room.getBoundingClientRect()));
    });
    observer.observe(room);
    return () => observer.disconnect();
  }, [panel, said]);
}

/** How far down to scroll, 0 where all is seen [px]. */
function wayToSee(boxes: readonly DOMRect[], seen: DOMRect): number {
  const first = Math.min(...boxes.map(({ top }) => top)) - seen.top;
  const last = Math.max(...boxes.map(({ bottom }) => bottom)) - seen.bottom;
  return first < 0 ? first - MARGIN : Math.min(first, Math.max(0, last + MARGIN));
}

/** Room left round it [px]. */
const MARGIN = 8;
