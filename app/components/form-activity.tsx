import { useEffect, useRef, useState, type ReactNode } from "react";
import type { AssignmentView } from "#engine";
import { useEngineView } from "../engine-store.ts";
import { useAct, type Act } from "../hooks/use-act.ts";
import { mustBeHere } from "../not-here.ts";
import { useText, type TextId } from "../text/text.ts";
import { AssignedFormStart, useAssignedForm } from "./assigned-form.tsx";
import { ButtonLink } from "./button.tsx";
import { Plate } from "./plate.tsx";
import { Screen } from "./screen.tsx";
import { Waiting } from "./waiting.tsx";

/** How what is pressed is sent, and what came of the last of it. */
export type Acting = Pick<Act, "act" | "trouble">;

interface FormActivityProps<View> {
  readonly id: string;
  /** The latest of its kind, whichever it is; null: there was none. */
  readonly view: View | null;
  /** Which it is. */
  readonly viewId: string | undefined;
  /** What the page is called before it begins. */
  readonly title: TextId;
  /** Begins one of the learner's own choice. */
  readonly start: Parameters<Act["act"]>[0];
  readonly renderView: (view: View, acting: Acting) => ReactNode;
}

/** A survey or a guide: one that a teacher gave begins by its button, any other with its address. */
export function FormActivity<View extends { readonly ended: string | null }>(
  props: FormActivityProps<View>,
): ReactNode {
  const assigned = useAssignedForm(props.id);
  return assigned === null ? <OwnForm {...props} /> : <AssignedForm {...props} assignment={assigned} />;
}

interface AssignedFormProps<View> extends FormActivityProps<View> {
  readonly assignment: AssignmentView;
}

function AssignedForm<View extends { readonly ended: string | null }>({
  id,
  view,
  viewId,
  title,
  assignment,
  renderView,
}: AssignedFormProps<View>): ReactNode {
  const t = useText();
  const hasLoaded = useEngineView((shown) => shown.activities !== undefined);
  const acting = useAct();
  // What was closed in the meantime is not gone on with.
  const isHere = viewId === id && (view?.ended === null ? !assignment.isShut : view?.ended === "complete");
  if (view !== null && isHere) return renderView(view, acting);
  return <Screen title={t(title)}>{hasLoaded ? <AssignedFormStart assignment={assignment} /> : <Waiting />}</Screen>;
}

function OwnForm<View>({ view, title, start, renderView }: FormActivityProps<View>): ReactNode {
  const t = useText();
  const hasLoaded = useEngineView((shown) => shown.activities !== undefined);
  const { act, trouble, error } = useAct();
  const [isBegun, setBegun] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    if (!hasLoaded || asked.current) return;
    asked.current = true;
    void act(start).then(setBegun);
  }, [hasLoaded, act, start]);

  if (isBegun && view !== null) return renderView(view, { act, trouble });
  mustBeHere(error);
  return (
    <Screen title={t(title)}>
      {trouble === null ? (
        <Waiting />
      ) : (
        <Plate title={t("think.none.title")} sentence={t("think.none.text")}>
          <ButtonLink href="/think" look="primary">
            {t("nav.think")}
          </ButtonLink>
        </Plate>
      )}
    </Screen>
  );
}
