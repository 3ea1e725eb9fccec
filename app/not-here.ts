import type { EngineError } from "#workers/engine-api";

/**
 * A part of the app that this device does not have yet and cannot fetch now. It is thrown where parts are loaded,
 * and shown in the place of the screen that needs it (`PartBoundary`).
 */
export class NotHereYet extends Error {
  override readonly name = "NotHereYet";
}

/** For a screen that cannot be drawn without the answer: the same, where a part of the engine is not here. */
export function mustBeHere(error: EngineError | null): void {
  if (error?.type === "content-missing") throw new NotHereYet("a part of the problem bank could not be loaded");
}

/** Loads a part of the page [APP72]. A fault in the part itself stays what it is. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof ReferenceError) throw cause;
    throw new NotHereYet("a part of the page could not be loaded", { cause });
  }
}

/** Longest wait for the server's answer [ms]. */
const ANSWER_MS = 5_000;

/** Whether the server can be reached: browsers call a network without one "online", and portals answer in its place. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(ANSWER_MS) });
    return answer.headers.get("content-type")?.includes("json") === true;
  } catch {
    return false;
  }
}

const RELOADED = "mathflow-reloaded-for-missing-file";
/** Within this time of a load, a page is not loaded again by itself [ms]: what is still missing then is gone. */
const ONCE_IN_MS = 30_000;

/**
 * Loads the page again when the server is there, which brings what is missing: a browser does not fetch a module
 * again that it could not have once. Never without a server, since where no copy is kept the browser would show its
 * own page then; by itself never twice in a row. What is written is kept by the engine.
 *
 * @returns whether the server answers
 */
export async function reloadForMissing(how: "asked" | "by-itself" = "by-itself"): Promise<boolean> {
  if (!(await serverAnswers())) return false;
  const before = Number(sessionStorage.getItem(RELOADED) ?? Number.NaN);
  if (how === "by-itself" && Date.now() - before < ONCE_IN_MS) return true;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  globalThis.location.reload();
  return true;
}
