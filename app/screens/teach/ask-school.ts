import type { Result } from "#engine";
import type { SchoolAnswer, SchoolBody, SchoolCallName } from "#engine/protocol/identity";
import type { EngineError, SchoolError, SchoolParams, Standing } from "#workers/engine-api";
import { engine } from "../../engine-client.ts";

/** Why there is no answer, and when that was clear [ms since 1970-01-01 UTC]: a wait counts from there. */
export type AskError = SchoolError & { readonly at: number };

export type AskSchool = <Name extends SchoolCallName>(
  name: Name,
  body: SchoolBody<Name>,
  params?: SchoolParams,
) => Promise<Result<SchoolAnswer<Name>, AskError>>;

/** Asks the school's server through the worker. A worker that died on the way is as good as no answer. */
export const askSchool: AskSchool = async (name, body, params = {}) => timed(await engine.school(name, body, params));

/** Who is signed in, if anybody is. */
export async function askStanding(): Promise<Result<Standing, AskError>> {
  return timed(await engine.standing());
}

type Internal = Extract<EngineError, { readonly type: "internal" }>;

function timed<Value>(answer: Result<Value, SchoolError | Internal>): Result<Value, AskError> {
  if (answer.ok) return answer;
  const { error } = answer;
  const at = Date.now();
  return { ok: false, error: error.type === "internal" ? { type: "offline", at } : { ...error, at } };
}
