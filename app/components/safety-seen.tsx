import type { ReactNode } from "react";
import { useEngineView } from "../engine-store.ts";
import { useText } from "../text/text.ts";

/**
 * Whether the teacher of a class can see by now what was sent: once the server has it, and no earlier. Nothing for who works
 * for themselves. It stands beneath whatever the engine says teachers are told of [APP98], [APP104].
 */
export function TeacherSees(): ReactNode {
  const t = useText();
  const school = useEngineView((view) => view.school ?? null);
  const unsent = useEngineView((view) => view.unsent);
  const isTrial = useEngineView((view) => (view.trial ?? null) !== null);
  if (isTrial) return t("trial.nobody");
  if (school === null) return null;
  const isThere = unsent === 0 && school.unsentSince === null && school.trouble === null;
  return t(isThere ? "practice.teacher.sees" : "practice.teacher.will-see");
}
