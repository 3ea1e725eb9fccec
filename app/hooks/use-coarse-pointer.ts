import { useSyncExternalStore } from "react";

const query = typeof matchMedia === "function" ? matchMedia("(any-pointer: coarse)") : null;

/** True where fingers are used: the system's own keyboard then stays away, ours is on the screen. */
export function useCoarsePointer(): boolean {
  return useSyncExternalStore(
    (notify) => {
      query?.addEventListener("change", notify);
      return () => query?.removeEventListener("change", notify);
    },
    () => query?.matches ?? false,
  );
}
