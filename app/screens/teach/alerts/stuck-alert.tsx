import type { ReactNode } from "react";
import { Link } from "wouter";
import type { StuckAlert } from "#engine/protocol/class";
import { Button } from "../../../components/button.tsx";
import { dateTimeText } from "../../../components/charts/when.ts";
import { Dialog, DialogButtons } from "../../../components/dialog.tsx";
import { Icon } from "../../../components/icons.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { useSending } from "../components/use-sending.ts";
import { tell } from "../live/live.ts";
import { nowAddress } from "../now/now-address.ts";
import { useSchool } from "../session/school.tsx";
import { AlertEnds, SeeToIt, type End } from "./alert-ends.tsx";

interface StuckLineProps {
  readonly of: StuckAlert;
  /** As it may be shown. */
  readonly name: string;
  readonly onOpen: () => void;
}

/** A pupil who is stuck now: it comes and goes with their work [TEA86]. */
export function StuckLine({ of, name, onOpen }: StuckLineProps): ReactNode {
  const t = useText();
  return (
    <li data-kind="stuck">
      <Icon name="flag" />
      <p>
        <strong>{t("teach.alert.stuck", { name })}</strong> <StuckFacts of={of} />
      </p>
      <Button onClick={onOpen}>
        {t("teach.alert.open")} <Unseen>{name}</Unseen>
      </Button>
    </li>
  );
}

function StuckFacts({ of: { class: inClass, at, seen } }: { readonly of: StuckAlert }): ReactNode {
  const t = useText();
  const facts = [inClass.name, t("teach.alert.since", { time: dateTimeText(at) })];
  if (seen !== null) facts.push(t("teach.alert.sees-to", { name: seen.by, time: dateTimeText(seen.at) }));
  return facts.join(" · ");
}

interface StuckDialogProps {
  readonly of: StuckAlert;
  /** It ended while the teacher looked at it. */
  readonly isOver: boolean;
  readonly onClose: () => void;
}

export function StuckDialog({ of, isOver, onClose }: StuckDialogProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { busy, error, send } = useSending();
  const { id, learner, name, class: inClass, why } = of;

  async function mark(done: End | null): Promise<void> {
    if ((await send(() => ask("POST /alerts/stuck/marks", { learner, id, done }))) === null) return;
    tell("alerts");
    onClose();
  }

  const toPupil = (
    <p>
      <Link href={nowAddress(inClass.id, learner)} onClick={onClose}>
        {t("teach.alert.to-pupil", { name, class: inClass.name })}
      </Link>
    </p>
  );
  if (isOver) {
    return (
      <Dialog title={name} onClose={onClose}>
        <p role="status">{t("teach.alert.over", { name })}</p>
        {toPupil}
        <DialogButtons>
          <Button look="primary" onClick={onClose}>
            {t("teach.close")}
          </Button>
        </DialogButtons>
      </Dialog>
    );
  }
  return (
    <Dialog title={t("teach.alert.stuck", { name })} onClose={onClose}>
      <p>
        <StuckFacts of={of} />
      </p>
      <p>
        {t(`teach.now.stuck.${why}`)} {t("teach.alert.about.stuck")}
      </p>
      {of.seen === null && (
        <p>
          <SeeToIt busy={busy} onPress={() => void mark(null)} />
        </p>
      )}
      {toPupil}
      <AlertEnds busy={busy} error={error} onMark={(done) => void mark(done)} onClose={onClose} />
    </Dialog>
  );
}
