import { useLayoutEffect } from "react";

/**
 * While the caller is there the frame is as wide as tables of a whole class are. The frame's style could ask by `:has` what it
 * holds, and would then be found anew for each row that comes or goes.
 */
export function useWide(): void {
  useLayoutEffect(() => {
    const main = document.getElementById("content");
    main?.toggleAttribute("data-wide", true);
    return () => void main?.toggleAttribute("data-wide", false);
  }, []);
}
