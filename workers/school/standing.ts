import { err, ok, type Result } from "#engine";
import type { SchoolAnswer } from "#engine/protocol/identity";
import type { SchoolError, SchoolSeam } from "./http-school.ts";

type Told = SchoolAnswer<"GET /auth/standing">;

/** What this browser is to its school. A server of before standings says who is signed in; the device is `unknown` then. */
export interface Standing {
  readonly device: Told["device"] | "unknown";
  readonly session: Told["session"];
}

/** Whose device this is, as its sign-in screens need it. */
export type DeviceNames =
  | { readonly type: "stranger" }
  | { readonly type: "shut-out" }
  | { readonly type: "class"; readonly joined: SchoolAnswer<"POST /auth/join"> };

/** Asks in a way that nobody refuses: what is no news is no error in the browser's console [SCL3]. */
export async function findStanding(school: SchoolSeam): Promise<Result<Standing, SchoolError>> {
  const told = await school.call("GET /auth/standing", null);
  if (told.ok || !isRefused(told.error, 404)) return told;
  const session = await school.call("GET /auth/session", null);
  if (session.ok) return ok({ device: "unknown", session: session.value });
  return isRefused(session.error, 401) ? ok({ device: "unknown", session: null }) : session;
}

/**
 * The names of the class this device is of; they come only where it is of one, so that nobody's asking is counted as a guess.
 *
 * @param isKnownHere - this device remembers a class; where its server cannot say, that decides
 */
export async function findNames(school: SchoolSeam, isKnownHere: boolean): Promise<Result<DeviceNames, SchoolError>> {
  const standing = await findStanding(school);
  if (!standing.ok) return standing;
  const { device } = standing.value;
  if (device === null || (device === "unknown" && !isKnownHere)) return ok({ type: "stranger" });
  if (device !== "unknown" && device.type === "shut-out") return ok({ type: "shut-out" });
  const joined = await school.call("POST /auth/join", {});
  if (joined.ok) return ok({ type: "class", joined: joined.value });
  // Shut out, or its class archived, a moment ago; or long ago, of a server that says so only here [IDN40].
  if (isRefused(joined.error, 410)) return ok({ type: "shut-out" });
  return isRefused(joined.error, 404) ? ok({ type: "stranger" }) : err(joined.error);
}

function isRefused(error: SchoolError, status: number): boolean {
  return error.type === "refused" && error.status === status;
}
