import { useEffect, useRef } from "react";

/** In the same place another page opens, or the first one again: what was pressed is gone, and the focus goes to the page [TEA12]. */
export function useNewPage(page: string): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    document.getElementById("content")?.focus();
  }, [page]);
}
