import { useEffect, useRef, type RefObject } from "react";

/** Tells when somebody comes to a card by any of what is in it, and not that they move within it. */
export function useComingTo<Card extends HTMLElement>(onCome: () => void): RefObject<Card | null> {
  const card = useRef<Card>(null);
  const latest = useRef(onCome);
  useEffect(() => {
    latest.current = onCome;
  });
  useEffect(() => {
    const { current } = card;
    const come = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && current?.contains(relatedTarget) === true)) latest.current();
    };
    current?.addEventListener("focusin", come);
    return () => current?.removeEventListener("focusin", come);
  }, []);
  return card;
}
