import { err } from "#engine";
import type { Store, StoreFailure } from "../store/store.ts";

type AsyncCall = Exclude<keyof Store, "onSignal" | "close">;

export interface FaultyStore extends Store {
  /** Names of the calls so far. */
  readonly calls: readonly AsyncCall[];
}

/** What happens instead of, or around, the n-th call (from 1). */
export type Fault =
  | { readonly type: "fail"; readonly failure: StoreFailure }
  | { readonly type: "throw"; readonly message: string }
  /** The worker dies: this call and all later ones never answer. With `after` the disk has done it. */
  | { readonly type: "die"; readonly when: "before" | "after" }
  /** Waits for somebody else first. */
  | { readonly type: "wait"; readonly until: Promise<unknown> };

/** A store whose calls can be made to fail, to hang or to be the last thing the worker ever did. */
export function createFaultyStore(
  inner: Store,
  faultAt: (call: AsyncCall, count: number) => Fault | undefined,
  onDeath: () => void = () => {},
): FaultyStore {
  const calls: AsyncCall[] = [];
  let dead = false;

  function hang(): Promise<never> {
    onDeath();
    return new Promise(() => {});
  }

  async function around(name: AsyncCall, args: readonly unknown[]): Promise<unknown> {
    if (dead) return hang();
    calls.push(name);
    const fault = faultAt(name, calls.length);
    if (fault?.type === "fail") return err(fault.failure);
    if (fault?.type === "throw") throw new Error(fault.message);
    if (fault?.type === "wait") await fault.until;
    if (fault?.type === "die") {
      dead = true;
      if (fault.when === "before") return hang();
    }
    const result = await (inner[name] as (...given: readonly unknown[]) => Promise<unknown>)(...args);
    return dead ? hang() : result;
  }

  return new Proxy(inner as FaultyStore, {
    get: (target, name) => {
      if (name === "calls") return calls;
      if (name === "onSignal" || name === "close") return target[name];
      return (...args: readonly unknown[]) => around(name as AsyncCall, args);
    },
  });
}
