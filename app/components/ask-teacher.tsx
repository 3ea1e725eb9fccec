import type { ReactNode } from "react";
import type { ActivityKind, ItemId, SessionId } from "#engine";
import { engine } from "../engine-client.ts";
import { useEngineView } from "../engine-store.ts";
import { useAct } from "../hooks/use-act.ts";
import { useText } from "../text/text.ts";
import { Button } from "./button.tsx";
import { TeacherSees } from "./safety-seen.tsx";

interface AskTeacherProps {
  /** The problem it is about. */
  readonly item?: ItemId;
  /** What it is pressed in; absent: a problem, or no activity. */
  readonly at?: ActivityKind;
}

/** Calls the teacher of a class, and helps with nothing; there is none for who works for themselves [APP98]. */
export function AskTeacher({ item, at }: AskTeacherProps): ReactNode {
  const t = useText();
  const { ask, trouble } = useAct();
  const isInClass = useEngineView((view) => (view.school ?? view.trial ?? null) !== null);
  if (!isInClass) return null;
  return (
    <>
      <Button look="quiet" onClick={() => void ask(() => engine.askTeacher(item ?? null, at))}>
        {t("practice.ask-teacher")}
      </Button>
      {trouble !== null && <span role="alert">{t(trouble)}</span>}
    </>
  );
}

/** That they were asked, beside a problem, and whether they can see it by now. Announced by what it stands in. */
export function TeacherAsked({ session }: { readonly session: SessionId | null }): ReactNode {
  const t = useText();
  const isAsked = useTeacherAsked(session);
  return (
    isAsked && (
      <>
        {t("practice.asked-teacher")} <TeacherSees />
      </>
    )
  );
}

/** Whether they were asked from there a short while ago. */
export function useTeacherAsked(session: SessionId | null): boolean {
  return useEngineView(({ askedTeacher }) => (askedTeacher ?? null) !== null && askedTeacher?.session === session);
}
