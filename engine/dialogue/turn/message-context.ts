import type { NumberLocale } from "../../answers/types.ts";
import type { Desk } from "../../sessions/learning/decide.ts";
import type { MessageContext } from "../understand/understand.ts";

/** What was open when it was written. */
export function contextOf({ problem, item }: Desk, locale: NumberLocale): MessageContext {
  const { answer_spec: spec, problem_content: content } = item;
  const last = problem.turns.findLast((turn) => turn.type === "reply");
  const asked = problem.asks?.kind ?? null;
  return {
    stem: content.stem,
    kind: spec.kind ?? "number",
    locale,
    ...(spec.ui.choices.length === 0 ? {} : { choices: spec.ui.choices }),
    ...(spec.parts === undefined ? {} : { parts: spec.parts.map(({ label }) => label) }),
    ...(last === undefined ? {} : { lastTutorMessage: last.text }),
    lastAsked: asked === "choice" || asked === "open" ? "answer" : asked,
  };
}
