import { visitorWords } from "../../../components/visitor-sign.ts";
import { useText } from "../../../text/text.ts";
import type { Unsigned } from "../whole-class.ts";

/** A pupil's name, or the sign a visitor was told. */
export function useWhose(): (who: Unsigned["who"]) => string {
  const t = useText();
  return (who) => (who.type === "learner" ? who.name : visitorWords(t, who.code));
}
