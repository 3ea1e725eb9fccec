/** In this tab only, and gone with it: a reload shows the report again. */
const KEY = "mathflow-parent";

/** Letters of a code; what else is typed does not matter. */
export const CODE_LENGTH = 16;

export function lettersOf(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z]/gu, "");
}

interface Place {
  readonly location: Pick<Location, "hash" | "pathname" | "search">;
  readonly history: Pick<History, "replaceState" | "state">;
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
}

/**
 * The code that the address brought behind its `#`, which goes to no server, or that this tab has had before; "" where there is
 * none. It stands in the address no longer: not in the history, and for nobody to read off the screen [SCR151].
 */
export function takeCode({ location, history, sessionStorage }: Place): string {
  const code = lettersOf(location.hash);
  if (code.length !== CODE_LENGTH) return quietly(() => sessionStorage.getItem(KEY)) ?? "";
  history.replaceState(history.state, "", `${location.pathname}${location.search}`);
  keepCode({ sessionStorage }, code);
  return code;
}

/** "" forgets it. */
export function keepCode({ sessionStorage }: Pick<Place, "sessionStorage">, code: string): void {
  quietly(() => (code === "" ? sessionStorage.removeItem(KEY) : sessionStorage.setItem(KEY, code)));
}

/** A browser that keeps nothing asks for the code again after a reload. */
function quietly<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
