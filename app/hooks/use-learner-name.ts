import { useEngineView } from "../engine-store.ts";
import { visitorWords } from "../components/visitor-sign.ts";
import { useText } from "../text/text.ts";

/** Who is on the screen: a name, or a visitor's sign in its place; "" where nobody is. */
export function useLearnerName(): string {
  const t = useText();
  const name = useEngineView((view) => view.learner?.name ?? "");
  const visitor = useEngineView((view) => view.school?.visitor ?? null);
  return visitor === null ? name : visitorWords(t, visitor);
}
