import { withRecalled, type RecalledItem, type TutorEnv } from "#engine";
import type { Rows } from "./identity-store.ts";
import { classHooksOf } from "./pupil-folds.ts";
import type { IdentityHooks } from "./route.ts";

/** What a school has taken out. */
export async function recalledBy(rows: Rows, tenant: string): Promise<readonly RecalledItem[]> {
  return (await rows.list("recalled", [tenant])).map(({ address }) => address);
}

/** Work on the bank for what will be asked: without what the school has taken out [IDN211]. */
export function lookToAsk<Value>(
  hooks: IdentityHooks,
  { now, recalled }: { readonly now: number; readonly recalled: readonly RecalledItem[] },
  work: (env: TutorEnv) => Value,
): Promise<Value> {
  return classHooksOf(hooks).look(now, (env) => work({ ...env, content: withRecalled(env.content, recalled) }));
}
