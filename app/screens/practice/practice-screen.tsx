import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import type { SkillId } from "#engine";
import type { EngineError } from "#workers/engine-api";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useFeature } from "../../hooks/use-feature.ts";
import { ButtonLink } from "../../components/button.tsx";
import { Plate } from "../../components/plate.tsx";
import { Screen } from "../../components/screen.tsx";
import { Waiting } from "../../components/waiting.tsx";
import { mustBeHere } from "../../not-here.ts";
import { nameHere } from "../../text/language.ts";
import { useText } from "../../text/text.ts";
import { Desk } from "./desk.tsx";
import { lessonOnDesk } from "./lesson-on-desk.ts";
import { SessionProgress } from "./session-progress.tsx";
import { SessionSummary, SUMMARY_SEARCH } from "./session-summary.tsx";

/** `/practice` and `/practice/:skill`: takes up the open session or starts one, then shows what the engine says. */
export function PracticeScreen({ skill }: { readonly skill: string | null }): ReactNode {
  const t = useText();
  const practice = useEngineView((view) => view.practice);
  const lesson = useEngineView((view) => lessonOnDesk(view, skill));
  const [, navigate] = useLocation();
  useEffect(() => {
    // The practice of a lesson stands in its lesson, which goes on with its own plan.
    if (lesson !== null) navigate(`/learn/${lesson}`, { replace: true });
  }, [lesson, navigate]);
  const mayPick = useFeature("ownChoice");
  const [trouble, setTrouble] = useState<EngineError | null>(null);
  const search = useSearch();
  // A session under way is shown as it is; only a chosen skill may call for another. So is a summary that was left to look again.
  const [started, setStarted] = useState(
    practice.type === "summary" ? search === SUMMARY_SEARCH : skill === null && practice.type === "problem",
  );
  const asked = useRef(false);

  const start = useCallback(async (): Promise<void> => {
    const begun = await engine.startPractice({ skillId: skill as SkillId | null });
    setTrouble(begun.ok ? null : begun.error);
    setStarted(true);
  }, [skill]);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    // oxlint-disable-next-line react/set-state-in-effect -- the state is set when the engine has answered
    if (!started) void start();
  }, [started, start]);
  // The session of this page was left for hours: it is over, and the next one begins.
  const wasOnDesk = useRef(false);
  useEffect(() => {
    if (practice.type === "none" && wasOnDesk.current) void start();
    wasOnDesk.current = practice.type === "problem";
  }, [practice.type, start]);

  const emptyHanded =
    practice.type === "summary" && practice.summary.reason === "nothing-left" && practice.summary.problems === 0;
  mustBeHere(trouble);
  const refused = trouble === null ? null : trouble.type === "nothing-to-practise" ? "nothing" : "unknown";
  if (trouble?.type === "not-allowed" && skill !== null && !mayPick) return <PickedPlate />;
  const plate = refused ?? (started && emptyHanded ? "nothing" : null);
  if (plate !== null) {
    return (
      <Screen title={t("practice.title")}>
        <Plate title={t(`${plate}.title`)} sentence={t(`${plate}.text`)}>
          <ButtonLink href="/map" look="primary">
            {t("nothing.map")}
          </ButtonLink>
        </Plate>
      </Screen>
    );
  }
  if (!started || practice.type === "none") {
    return (
      <Screen title={t("practice.title")}>
        <Waiting />
      </Screen>
    );
  }
  if (practice.type === "summary") {
    return (
      <Screen title={t("practice.title")}>
        <SessionSummary summary={practice.summary} end={practice.end} onAgain={() => void start()} />
      </Screen>
    );
  }
  return (
    <Screen
      title={nameHere(practice.problem.skillId, practice.problem.skillName)}
      width="full"
      progress={<SessionProgress session={practice.session} />}
    >
      <Desk key={practice.problem.itemId} problem={practice.problem} />
    </Screen>
  );
}

/** The pupil's school has the tutor pick what is practised, and this address asks for a skill. */
function PickedPlate(): ReactNode {
  const t = useText();
  return (
    <Screen title={t("practice.title")}>
      <Plate title={t("own-choice.title")} sentence={t("own-choice.text")}>
        <ButtonLink href="/practice" look="primary">
          {t("home.practise")}
        </ButtonLink>
      </Plate>
    </Screen>
  );
}
