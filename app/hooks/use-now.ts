import { useState } from "react";

/** The time at which this part of the screen appeared [ms since 1970-01-01 UTC]; it does not tick. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
