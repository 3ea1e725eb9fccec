import type { Operands, StemTemplate } from "#engine";

/** A text; or with it what is read aloud, or the unit that is asked for. */
type Wording<O extends Operands> = StemTemplate<O>["text"] | Omit<StemTemplate<O>, "id" | "when">;

/** Wordings that fit the same operands, by their ids. */
export function wordings<O extends Operands>(
  when: (o: O) => boolean,
  texts: Readonly<Record<string, Wording<O>>>,
): StemTemplate<O>[] {
  return Object.entries(texts).map(([id, wording]) => ({
    id,
    when,
    ...(typeof wording === "function" ? { text: wording } : wording),
  }));
}
