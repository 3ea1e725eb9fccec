import { useSyncExternalStore, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import type { WholeClass } from "../whole-class.ts";

let isHidden = false;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether names are hidden: on every tab of every class, until they are shown again or the page is left. */
export function useNamesHidden(): boolean {
  return useSyncExternalStore(listen, () => isHidden);
}

/** Hides the names, or shows them again [TEA81]. */
export function NamesButton(): ReactNode {
  const t = useText();
  const hidden = useNamesHidden();
  return (
    <Button
      aria-pressed={hidden}
      onClick={() => {
        isHidden = !hidden;
        for (const listener of listeners) listener();
      }}
    >
      {t(hidden ? "teach.now.names" : "teach.now.no-names")}
    </Button>
  );
}

interface Named {
  readonly learner: string;
  readonly name: string;
}

/**
 * Pupils by the names that may be shown: their own, or numbers that stay theirs and say nothing of where a name stands in the
 * alphabet.
 */
export function useShown<Pupil extends Named>(
  { roster }: Pick<WholeClass, "roster">,
  pupils: readonly Pupil[],
): readonly Pupil[] {
  const t = useText();
  if (!useNamesHidden()) return pupils;
  const numbers = numbersOf(roster);
  return pupils.map((pupil) => ({
    ...pupil,
    name: t("teach.now.pupil", { n: numbers.get(pupil.learner) ?? 0 }),
  }));
}

/** By the class's whole list, never by who can be read at the moment; ids say nothing of names. */
export function numbersOf(roster: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  const ids = roster.map(({ id }) => id).toSorted();
  return new Map(ids.map((id, at) => [id, at + 1]));
}
