import type { Content } from "../items/content.ts";
import { err, ok, type Result } from "../result.ts";
import { TurnRequest } from "./commands.ts";
import { faultOf, newStanding, readLog, readState, saveState, type Standing } from "./headless-state.ts";
import { takeTurn, viewOf } from "./take-turn.ts";

/**
 * A line of `mathflow turn`, the body of `POST /v1/turn`, without its id: `{events, view, reply, state}`, with `why` where it
 * is asked for; else `{error}`, with the `refusal` where it is the tutor's [HDL5].
 *
 * @param input - JSON as it came: `{state?|log?, profile?, at?, seed?, why?, command}`
 */
export function turnLine(input: unknown, content: Content): object {
  const request = TurnRequest.safeParse(input);
  if (!request.success) return { error: faultOf(request.error) };
  const { command, profile, at, why } = request.data;
  const standing = standingOf(request.data, content);
  if (!standing.ok) return { error: standing.error };
  const turn = takeTurn(standing.value, { command, profile, at, why }, content);
  if (!turn.ok) return faultLine(turn.error);
  const { events, reply, standing: after, why: because } = turn.value;
  const view = viewOf(after, { profile, at }, content);
  return { events, view, reply, state: saveState(after, content.hash), ...(because === null ? {} : { why: because }) };
}

export function faultLine({ message, refusal }: { readonly message: string; readonly refusal?: object }): object {
  return { error: message, ...(refusal === undefined ? {} : { refusal }) };
}

/** Where a learner stands: by the state or the log that is handed in, else nobody knows them yet. */
export function standingOf(
  { state, log, seed }: Pick<TurnRequest, "state" | "log" | "seed">,
  { hash }: Content,
): Result<Standing, string> {
  const [hasState, hasLog] = [state, log].map((one) => one !== undefined && one !== null);
  if (hasState && hasLog) return err("state or log, not both");
  if (hasState) return readState(state, hash);
  return hasLog ? readLog(log) : ok(newStanding(seed));
}
