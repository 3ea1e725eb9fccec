import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { Waiting } from "./components/waiting.tsx";
import { loadPart } from "./not-here.ts";

/** First part of the address the page was opened at. */
const openedAt = (globalThis as { readonly location?: Location }).location?.pathname.split("/")[1];

/**
 * A screen in a file of its own, fetched when first opened, or while the engine starts where the page was opened at it.
 * Not React's `lazy`, which holds back what has come for 300 ms once it has shown that it waits, and never asks again
 * for what it could not have.
 *
 * @param address - first part of the addresses it stands at
 */
export function part<Props extends object, Name extends string>(
  address: string,
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): ComponentType<Props> {
  let here: ComponentType<Props> | null = null;
  async function fetchIt(): Promise<void> {
    here = (await loadPart(load))[name];
  }
  if (address === openedAt) void fetchIt().catch(() => undefined);

  return function Part(props: Props): ReactNode {
    const [Screen, show] = useState(() => here);
    const [fault, setFault] = useState<unknown>(null);
    useEffect(() => {
      if (Screen !== null) return undefined;
      let current = true;
      fetchIt().then(
        () => current && show(() => here),
        (cause: unknown) => current && setFault(cause),
      );
      return () => {
        current = false;
      };
    }, [Screen]);
    if (fault !== null) throw fault;
    return Screen === null ? <Waiting /> : <Screen {...props} />;
  };
}
