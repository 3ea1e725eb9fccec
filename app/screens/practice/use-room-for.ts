import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

interface Room {
  /** What it was measured for. */
  readonly about: string;
  /** Null until it was measured: the part is there, to be measured. */
  readonly isEnough: boolean | null;
}

/**
 * Whether a part of what scrolls on the desk has room: nothing on the desk has to scroll or gets smaller for it. It is
 * measured before it is painted, whenever what it is about or the size of the desk changes.
 *
 * @param part - stands in `box`, and is there while this is true or not known yet
 * @param about - names what there is to measure; null where there is nothing
 */
export function useRoomFor(
  part: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  about: string | null,
): boolean {
  const [room, setRoom] = useState<Room>({ about: "", isEnough: null });
  const measured = useRef("");
  if (about !== null && room.about !== about) setRoom({ about, isEnough: null });
  const isWanted = about !== null;
  const isOpen = room.about !== about || room.isEnough === null;

  useLayoutEffect(() => {
    const desk = box.current?.parentElement?.parentElement;
    if (!isWanted || !isOpen || part.current === null || box.current === null || !desk) return;
    measured.current = sizeOf(desk);
    const isEnough = hasRoom(part.current, box.current, desk.firstElementChild);
    // oxlint-disable-next-line react/set-state-in-effect -- what is measured decides what is painted
    setRoom((last) => ({ ...last, isEnough }));
  }, [part, box, isWanted, isOpen]);

  useEffect(() => {
    const desk = box.current?.parentElement?.parentElement;
    if (!isWanted || !desk) return;
    const observer = new ResizeObserver(() => {
      if (sizeOf(desk) !== measured.current) setRoom((last) => ({ ...last, isEnough: null }));
    });
    observer.observe(desk);
    return () => observer.disconnect();
  }, [box, isWanted]);
  return isWanted && (isOpen || (room.isEnough ?? true));
}

function sizeOf({ clientWidth, clientHeight }: Element): string {
  return `${clientWidth}×${clientHeight}`;
}

function hasRoom(part: HTMLElement, box: HTMLElement, problem: Element | null): boolean {
  // Where the whole screen scrolls, what is new would be pushed out of sight.
  if (getComputedStyle(box).overflowY === "visible") return false;
  const pictures = [...(problem?.querySelectorAll("svg") ?? [])];
  const heights = () => pictures.map((picture) => picture.getBoundingClientRect().height);
  const { display } = part.style;
  part.style.display = "none";
  const before = heights();
  part.style.display = display;
  const shrinks = heights().some((height, at) => height < (before[at] ?? 0) - 1);
  return !shrinks && [box, problem].every((one) => one === null || one.scrollHeight <= one.clientHeight + 1);
}
