import { useEffect, useRef, type ReactNode } from "react";
import type { PupilNow } from "#engine/protocol/class";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { ProblemRecord } from "../../sessions/problem-record.tsx";
import type { AskSchool } from "../ask-school.ts";
import { AssignButton } from "../assign/assign-button.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { tell } from "../live/live.ts";
import { useLive } from "../live/use-live.ts";
import { PraiseButton } from "../notes/praise-button.tsx";
import { useSchool, useSchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import { minutesSince } from "./now-words.ts";
import css from "./now.module.css";

interface PupilPanelProps {
  readonly whole: WholeClass;
  readonly now: PupilNow;
  readonly at: number;
  readonly onClose: () => void;
}

/** The problems of the latest session as the pupil has them, the newest first, with all that was typed and said. */
export function PupilPanel({ whole, now, at, onClose }: PupilPanelProps): ReactNode {
  const t = useText();
  const { name } = now;
  const params = { class: whole.id, learner: now.learner };
  const data = useSchoolData("GET /classes/{class}/learners/{learner}/work", params);
  const heading = useRef<HTMLHeadingElement>(null);
  useLive([whole.id], data.again);
  const toHeading = () => heading.current?.focus();
  useEffect(toHeading, []);
  const minutes = minutesSince(at, now.lastAt);
  const assign = { whole, pupils: [now.learner] };
  return (
    <section className={css["panel"]} aria-label={name}>
      <header className={css["panelHead"]}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <p>
            {t(now.lastAt === null ? "teach.now.state.never" : `teach.now.panel.${now.state}`, { n: minutes ?? 0 })}
            {now.stuck !== null && ` ${t(`teach.now.stuck.${now.stuck}`)}`}
          </p>
        </div>
        <Button look="quiet" onClick={onClose}>
          {t("teach.close")}
        </Button>
      </header>
      <div className={css["panelAct"]}>
        {now.state === "asks" && <WithWhoAsks learner={now.learner} name={name} onWith={toHeading} />}
        {now.state === "stuck" && <WithWhoIsStuck learner={now.learner} name={name} onWith={toHeading} />}
        {now.on !== null && (
          <>
            <AssignButton
              {...assign}
              what={{ type: "lesson", skill: { id: now.on.skill, name: now.on.skillName } }}
              label={t("teach.now.give-lesson")}
            />
            <AssignButton
              {...assign}
              what={{ type: "skills", skills: [{ id: now.on.skill, name: now.on.skillName }] }}
              label={t("teach.now.give-like")}
            />
          </>
        )}
        <PraiseButton classId={whole.id} learner={now.learner} name={name} />
        <ButtonLink href={`/teach/class/${whole.id}/pupil/${now.learner}`}>{t("teach.report")}</ButtonLink>
      </div>
      <div className={css["panelBody"]}>
        <SchoolContent data={data}>
          {({ problems }) =>
            problems.length === 0 ? (
              <p className={css["quietLine"]}>{t("teach.now.nothing")}</p>
            ) : (
              problems.map((problem, index) => (
                <ProblemRecord
                  key={problem.itemId}
                  problem={problem}
                  heading={t("teach.now.problem", { n: problems.length - index })}
                  headingShown
                />
              ))
            )
          }
        </SchoolContent>
      </div>
    </section>
  );
}

interface WithProps {
  readonly learner: PupilNow["learner"];
  readonly name: string;
  /** It is done, and the button goes. */
  readonly onWith: () => void;
}

/** The teacher goes to whoever asked; what was asked is done with. */
function WithWhoAsks({ learner, name, onWith }: WithProps): ReactNode {
  const ask = useSchool();
  const { value, again } = useSchoolData("GET /alerts");
  const alert = value?.alerts.find((one) => one.learner === learner && one.kind === "person");
  if (alert === undefined) return null;
  const settle = () => ask("POST /alerts/marks", { learner, id: alert.id, done: "helped" });
  return (
    <WithThem
      name={name}
      settle={settle}
      onSettled={() => {
        onWith();
        again();
      }}
    />
  );
}

/** The teacher goes to whoever is stuck; of this bout nothing more is said. */
function WithWhoIsStuck({ learner, name, onWith }: WithProps): ReactNode {
  const ask = useSchool();
  const { value } = useSchoolData("GET /alerts/stuck");
  const bout = value?.stuck.find((one) => one.learner === learner);
  if (bout === undefined) return null;
  const settle = () => ask("POST /alerts/stuck/marks", { learner, id: bout.id, done: "helped" });
  return (
    <WithThem
      name={name}
      settle={settle}
      onSettled={() => {
        onWith();
        tell("alerts");
      }}
    />
  );
}

interface WithThemProps {
  readonly name: string;
  readonly settle: () => ReturnType<AskSchool>;
  readonly onSettled: () => void;
}

function WithThem({ name, settle, onSettled }: WithThemProps): ReactNode {
  const t = useText();
  const { busy, error, send } = useSending();

  async function press(): Promise<void> {
    if ((await send(settle)) !== null) onSettled();
  }

  return (
    <>
      <Button look="primary" aria-disabled={busy} onClick={() => void press()}>
        {t("teach.now.with", { name })}
      </Button>
      <Trouble error={error} />
    </>
  );
}
