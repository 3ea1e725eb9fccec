import { visitorWords } from "../../../components/visitor-sign.ts";
import { useText } from "../../../text/text.ts";
import type { Unsigned } from "../whole-class.ts";

/** The pupil it says it is of, by a session, or by a name that was chosen; null where it says none. */
export function namedBy({ who, claims }: Unsigned): { readonly id: string; readonly name: string } | null {
  return who.type === "learner" ? who : claims;
}

/** A pupil's name, or the sign a visitor was told. */
export function useWhose(): (one: Unsigned) => string {
  const t = useText();
  return (one) => namedBy(one)?.name ?? (one.who.type === "visitor" ? visitorWords(t, one.who.code) : "");
}
