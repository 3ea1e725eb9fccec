import { z } from "zod";
import type { Asked } from "./route.ts";

/** What a browser has begun and has a few minutes to finish; worth nothing else. */
const Begun = z.discriminatedUnion("type", [
  /** The password was right; `password`: a mark of it, which no other one has. */
  z.strictObject({ type: z.literal("second-step"), tenant: z.uuid(), teacher: z.uuid(), password: z.string() }),
  z.strictObject({ type: z.literal("new-passkey"), challenge: z.string(), teacher: z.uuid() }),
  z.strictObject({ type: z.literal("passkey"), challenge: z.string() }),
  /** On the way to the school's own sign-in; `joins`: the teacher who wants it for their account. */
  z.strictObject({
    type: z.literal("open-id"),
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    joins: z.uuid().nullable(),
  }),
  /** Came back from it, and is nobody here yet. */
  z.strictObject({ type: z.literal("newcomer"), issuer: z.string(), subject: z.string() }),
]);
export type Begun = z.infer<typeof Begun>;
type BegunOf<Type extends Begun["type"]> = Extract<Begun, { readonly type: Type }>;

const Kept = z.strictObject({ at: z.int(), what: Begun });

/** Long enough to look for a telephone. */
export const BEGUN_MS = 5 * 60_000;
/** Clocks of several servers may be so far apart. */
const APART_MS = 60_000;
const USE = "begun";

/**
 * Gives the browser what it has begun to keep, sealed, in the place of anything before. The server keeps nothing of it: who knocks
 * without coming in writes no row.
 */
export function begin({ deps, cookies, now }: Asked, what: Begun): void {
  const kept: z.infer<typeof Kept> = { at: now, what };
  cookies.set("begun", deps.seal.seal(USE, JSON.stringify(kept)), BEGUN_MS);
}

/** What this browser has begun of that kind and when, if there is still time. */
export function findBegun<Type extends Begun["type"]>(
  { deps, cookies, now }: Asked,
  type: Type,
): { readonly at: number; readonly what: BegunOf<Type> } | undefined {
  const text = cookies.begun === undefined ? undefined : deps.seal.open(USE, cookies.begun);
  if (text === undefined) return undefined;
  // One of another version is none.
  const kept = Kept.safeParse(JSON.parse(text)).data;
  if (kept === undefined || kept.at > now + APART_MS || kept.at + BEGUN_MS <= now || kept.what.type !== type)
    return undefined;
  return { at: kept.at, what: kept.what as BegunOf<Type> };
}

export function endBegun({ cookies }: Asked): void {
  cookies.set("begun", "", 0);
}
