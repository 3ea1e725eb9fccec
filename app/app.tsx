import { Fragment, useEffect, useRef, type ReactNode } from "react";
import { Route, Switch, useLocation } from "wouter";
import { engine } from "./engine-client.ts";
import { useEngineView } from "./engine-store.ts";
import { ButtonLink } from "./components/button.tsx";
import { PartBoundary } from "./components/part-boundary.tsx";
import { Plate } from "./components/plate.tsx";
import { Screen } from "./components/screen.tsx";
import { Opening } from "./components/waiting.tsx";
import { startsWithForm } from "./first-paint.ts";
import { useFeature } from "./hooks/use-feature.ts";
import { useLooks } from "./looks.ts";
import { ExamGate } from "./screens/exam/exam-gate.tsx";
import { FailedScreen } from "./screens/failed/failed-screen.tsx";
import { FirstRun } from "./screens/home/first-run.tsx";
import { HomeScreen } from "./screens/home/home-screen.tsx";
import { useIdleLock } from "./screens/school/use-idle-lock.ts";
import * as parentWithoutNetwork from "./screens/parent/needs-network.tsx";
import * as withoutNetwork from "./screens/teach/needs-network.tsx";
import { part } from "./part.tsx";
import { isCounted, useReadiness } from "./readiness.ts";
import { useText, type TextId } from "./text/text.ts";

const PracticeScreen = part("practice", () => import("./screens/practice/practice-screen.tsx"), "PracticeScreen");
const MapScreen = part("map", () => import("./screens/map/map-screen.tsx"), "MapScreen");
const ReportScreen = part("report", () => import("./screens/report/report-screen.tsx"), "ReportScreen");
const SessionsScreen = part("sessions", () => import("./screens/sessions/sessions-screen.tsx"), "SessionsScreen");
const SessionScreen = part("sessions", () => import("./screens/sessions/session-screen.tsx"), "SessionScreen");
const LearnScreen = part("learn", () => import("./screens/learn/learn-screen.tsx"), "LearnScreen");
const LessonScreen = part("learn", () => import("./screens/learn/lesson-screen.tsx"), "LessonScreen");
const ExamsScreen = part("exam", () => import("./screens/exam/exams-screen.tsx"), "ExamsScreen");
const ExamScreen = part("exam", () => import("./screens/exam/exam-screen.tsx"), "ExamScreen");
const AskScreen = part("ask", () => import("./screens/ask/ask-screen.tsx"), "AskScreen");
const ThinkScreen = part("think", () => import("./screens/think/think-screen.tsx"), "ThinkScreen");
const GuideScreen = part("think", () => import("./screens/think/guide-screen.tsx"), "GuideScreen");
const SurveyScreen = part("survey", () => import("./screens/survey/survey-screen.tsx"), "SurveyScreen");
const DecisionsScreen = part("decisions", () => import("./screens/decisions/decisions-screen.tsx"), "DecisionsScreen");
// Not kept on the device: where it cannot be fetched, that is said in its place.
const TeachScreen = part(
  "teach",
  () => import("./screens/teach/teach-screen.tsx").catch(() => withoutNetwork),
  "TeachScreen",
);
const ParentScreen = part(
  "parent",
  () => import("./screens/parent/parent-screen.tsx").catch(() => parentWithoutNetwork),
  "ParentScreen",
);
const JoinScreen = part("join", () => import("./screens/school/join-screen.tsx"), "JoinScreen");
const KioskScreen = part("kiosk", () => import("./screens/school/kiosk-screen.tsx"), "KioskScreen");
const PathScreen = part("path", () => import("./screens/home/path-screen.tsx"), "PathScreen");
const PlacementScreen = part("placement", () => import("./screens/placement/placement-screen.tsx"), "PlacementScreen");
const AdultsScreen = part("grown-ups", () => import("./screens/home/adults-screen.tsx"), "AdultsScreen");
const SettingsScreen = part("settings", () => import("./screens/settings/settings-screen.tsx"), "SettingsScreen");

/** Which screen stands at which address, or that it is not on the device yet. */
export function App(): ReactNode {
  const [location] = useLocation();
  return (
    <PartBoundary place={location}>
      <ScreenHere />
    </PartBoundary>
  );
}

/** A screen opens when the engine knows who is learning. */
function ScreenHere(): ReactNode {
  const phase = useEngineView((view) => view.phase);
  const learnerId = useEngineView((view) => view.learner?.id ?? null);
  const sharedWith = useEngineView((view) => view.sharedWith ?? null);
  const isShared = useEngineView((view) => view.school?.shared === true);
  const mayAsk = useFeature("ask");
  const [location] = useLocation();
  useFocusOnNewScreen();
  useTopForSomebodyNew(learnerId);
  useIdleLock();
  useTellReadiness();
  useWake();
  useStartOfText();

  // A teacher is nobody who learns on this device, and asks nothing of what it holds.
  if (/^\/teach(?:\/|$)/u.test(location)) {
    return <TeachScreen />;
  }
  // Nor is a parent, who comes with a code.
  if (location === "/parent") return <ParentScreen />;
  if (phase === "failed") return <FailedScreen />;
  if (phase === "loading" && !startsWithForm) return <Opening />;
  const isKiosk = location === "/kiosk" && !isShared;
  if (isKiosk || (learnerId === null && sharedWith !== null && location !== "/join")) {
    return <KioskScreen />;
  }
  if (location === "/join") {
    return <JoinScreen />;
  }
  if (learnerId === null) return <FirstRun />;
  return (
    <Fragment key={learnerId}>
      <Switch>
        <Route path="/">
          <HomeScreen />
        </Route>
        <Route path="/practice">
          <ExamGate title="practice.title" sentence="exam.first.practice">
            <PracticeScreen skill={null} />
          </ExamGate>
        </Route>
        <Route path="/practice/:skill">
          {({ skill }) => (
            <ExamGate title="practice.title" sentence="exam.first.practice">
              <PracticeScreen skill={skill} key={skill} />
            </ExamGate>
          )}
        </Route>
        <Route path="/learn">
          <LearnScreen />
        </Route>
        <Route path="/learn/:skill">
          {({ skill }) => (
            <ExamGate title="nav.learn" sentence="exam.first.lesson">
              <LessonScreen skill={skill} key={skill} />
            </ExamGate>
          )}
        </Route>
        <Route path="/exam">
          <ExamsScreen />
        </Route>
        <Route path="/exam/*">{({ "*": id }) => <ExamScreen id={decoded(id)} />}</Route>
        <Route path="/ask">
          <ExamGate title="nav.ask" sentence="exam.first.ask">
            {mayAsk ? <AskScreen /> : <SwitchedOff title="nav.ask" />}
          </ExamGate>
        </Route>
        <Route path="/survey/:id">{({ id }) => <SurveyScreen id={decoded(id)} key={id} />}</Route>
        <Route path="/think">
          <ThinkScreen />
        </Route>
        <Route path="/think/:guide">{({ guide }) => <GuideScreen id={decoded(guide)} key={guide} />}</Route>
        <Route path="/path">
          <PathScreen />
        </Route>
        <Route path="/placement">
          <ExamGate title="placement.title" sentence="exam.first.practice">
            <PlacementScreen />
          </ExamGate>
        </Route>
        <Route path="/grown-ups">
          <AdultsScreen />
        </Route>
        <Route path="/map">
          <MapScreen />
        </Route>
        <Route path="/report">
          <ReportScreen />
        </Route>
        <Route path="/sessions">
          <SessionsScreen />
        </Route>
        <Route path="/sessions/:id">{({ id }) => <SessionScreen id={id} key={id} />}</Route>
        <Route path="/decisions">
          <DecisionsScreen />
        </Route>
        <Route path="/kiosk">
          <HomeScreen />
        </Route>
        <Route path="/settings">
          <SettingsScreen />
        </Route>
        <Route>
          <NotFoundScreen />
        </Route>
      </Switch>
    </Fragment>
  );
}

/** What is known by its address, and put away by a teacher or the school. */
function SwitchedOff({ title }: { readonly title: TextId }): ReactNode {
  const t = useText();
  return (
    <Screen title={t(title)}>
      <Plate title={t(title)} sentence={t("switched-off.text")}>
        <ButtonLink href="/" look="primary">
          {t("missing.home")}
        </ButtonLink>
      </Plate>
    </Screen>
  );
}

/** An address that leads nowhere. */
function NotFoundScreen(): ReactNode {
  const t = useText();
  return (
    <Screen title={t("missing.title")}>
      <Plate title={t("missing.title")} sentence={t("missing.text")}>
        <ButtonLink href="/" look="primary">
          {t("missing.home")}
        </ButtonLink>
      </Plate>
    </Screen>
  );
}

/** What stands in the address, as it was meant. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A class hears how ready its devices are: when that changes, and when somebody comes to one. */
function useTellReadiness(): void {
  const className = useEngineView((view) => view.sharedWith ?? view.school?.className ?? null);
  const learnerId = useEngineView((view) => view.learner?.id ?? null);
  const isUp = useEngineView((view) => view.phase !== "loading");
  const percent = useReadiness((now) => (isCounted(now) ? now.percent : null));
  useEffect(() => {
    if (isUp && className !== null && percent !== null) void engine.tellReadiness(percent);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another learner is a reason to say it again
  }, [isUp, className, learnerId, percent]);
}

/** Text is as large as a teacher has set it for who is on the screen, where nobody chose otherwise on the device. */
function useStartOfText(): void {
  const isLarger = useEngineView((view) => view.school?.adjustments?.largerText === true);
  const startWith = useLooks((looks) => looks.startWith);
  useEffect(() => startWith(isLarger ? "large" : "usual"), [isLarger, startWith]);
}

/** Whoever comes back to the page finds what happened elsewhere meanwhile. */
function useWake(): void {
  useEffect(() => {
    const wake = (): void => {
      if (document.visibilityState === "visible") void engine.wake();
    };
    document.addEventListener("visibilitychange", wake);
    return () => document.removeEventListener("visibilitychange", wake);
  }, []);
}

/** Whoever begins to work sees the top of their home, also where the form before it was longer than the screen. */
function useTopForSomebodyNew(learnerId: string | null): void {
  const last = useRef(learnerId);
  useEffect(() => {
    if (last.current === learnerId) return;
    last.current = learnerId;
    globalThis.scrollTo(0, 0);
  }, [learnerId]);
}

/** Moves focus to the new screen's content, as a page load would, so that readers and keyboards start there. */
function useFocusOnNewScreen(): void {
  const [location] = useLocation();
  const last = useRef(location);
  useEffect(() => {
    if (last.current === location) return;
    last.current = location;
    globalThis.scrollTo(0, 0);
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [location]);
}
