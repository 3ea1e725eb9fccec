import { useEffect, useRef, type RefObject } from "react";

/** Brings the first field that cannot be sent into focus, each time sending was tried. */
export function useFocusOnFault(tries: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return form;
}
