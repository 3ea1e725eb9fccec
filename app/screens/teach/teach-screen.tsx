import { useEffect, useRef, useState, type ReactNode } from "react";
import { Route, Switch, useLocation } from "wouter";
import { navigate as goTo } from "wouter/use-browser-location";
import { Button } from "../../components/button.tsx";
import { Plate } from "../../components/plate.tsx";
import { Waiting } from "../../components/waiting.tsx";
import { teach } from "../../text/en/teach.ts";
import { i18n, useText } from "../../text/text.ts";
import { AccountScreen } from "./account/account-screen.tsx";
import { PastAlerts } from "./alerts/past-alerts.tsx";
import { askStanding, type AskError } from "./ask-school.ts";
import { BoardScreen } from "./board/board-screen.tsx";
import { CardsDesk } from "./cards/cards-desk.tsx";
import { ClassScreen } from "./classes/class-screen.tsx";
import { ClassesScreen } from "./classes/classes-screen.tsx";
import { TryPage } from "./classes/try-page.tsx";
import { Frame } from "./frame.tsx";
import { NeedsNetwork } from "./needs-network.tsx";
import { NotThere } from "./components/school-content.tsx";
import { ServerScreen } from "./health/server-screen.tsx";
import { ActivityPage } from "./reports/activity-page.tsx";
import { ClassReportPage } from "./reports/class-report-page.tsx";
import { NotePage, NotesPage } from "./reports/note-page.tsx";
import { WorksheetPage } from "./reports/worksheet-page.tsx";
import { ReportPage } from "./reports/report-page.tsx";
import { SessionPage } from "./reports/session-page.tsx";
import { schoolWords } from "./school-words.ts";
import { finishOpenId, takeOpenIdReturn, type OpenIdReturn } from "./session/open-id-return.ts";
import { SignedIn } from "./session/signed-in.tsx";
import type { Teacher } from "./session/sign-in-form.tsx";
import { Welcome } from "./session/welcome.tsx";

// Words of teachers come with their page: a pupil's device does not carry them.
i18n.load("en", teach);

type Standing =
  | { readonly type: "asking" }
  | { readonly type: "failed"; readonly error: AskError }
  | { readonly type: "signed-out"; readonly pupil: boolean; readonly returned: OpenIdReturn | null }
  | { readonly type: "signed-in"; readonly teacher: Teacher };

/** `/teach`: who asks is known by the session alone; without one there is only the way to sign in. */
export function TeachScreen(): ReactNode {
  const { standing, again, setTeacher } = useStanding();
  const [, navigate] = useLocation();
  const before = useRef(standing.type);
  useEffect(() => {
    const isOther = before.current !== "asking" && before.current !== standing.type;
    before.current = standing.type;
    // What was pressed to come in, or to go, is gone.
    if (isOther) document.getElementById("content")?.focus();
  }, [standing.type]);

  function end(next: Teacher | null): void {
    navigate("/teach");
    setTeacher(next);
  }

  if (standing.type === "asking") return <Waiting />;
  if (standing.type === "failed") {
    return standing.error.type === "offline" ? (
      <NeedsNetwork onRetry={again} />
    ) : (
      <NoSchool error={standing.error} onRetry={again} />
    );
  }
  if (standing.type === "signed-out") {
    return (
      <Frame teacher={null}>
        <Welcome pupil={standing.pupil} returned={standing.returned} onSignedIn={setTeacher} />
      </Frame>
    );
  }
  const { teacher } = standing;
  return (
    <SignedIn teacher={teacher} onEnd={end} key={teacher.id}>
      <Switch>
        <Route path="/teach/class/:id/board/:show?">
          {({ id, show = "" }) => <BoardScreen classId={id} path={show} />}
        </Route>
        <Route>
          <CardsDesk teacher={teacher} onSignedOut={() => end(null)}>
            <Switch>
              <Route path="/teach">
                <ClassesScreen />
              </Route>
              <Route path="/teach/class/:id/pupil/:learner">
                {({ id, learner }) => <ReportPage id={id} learner={learner} key={learner} />}
              </Route>
              <Route path="/teach/class/:id/pupil/:learner/session/:session">
                {({ id, learner, session }) => (
                  <SessionPage id={id} learner={learner} session={session} key={session} />
                )}
              </Route>
              <Route path="/teach/class/:id/pupil/:learner/activity/:session">
                {({ id, learner, session }) => (
                  <ActivityPage id={id} learner={learner} session={session} key={session} />
                )}
              </Route>
              <Route path="/teach/class/:id/pupil/:learner/note">
                {({ id, learner }) => <NotePage id={id} learner={learner} key={learner} />}
              </Route>
              <Route path="/teach/class/:id/notes">{({ id }) => <NotesPage id={id} key={id} />}</Route>
              <Route path="/teach/class/:id/report">{({ id }) => <ClassReportPage id={id} key={id} />}</Route>
              <Route path="/teach/class/:id/try">{({ id }) => <TryPage id={id} key={id} />}</Route>
              <Route path="/teach/class/:id/worksheet">{({ id }) => <WorksheetPage id={id} key={id} />}</Route>
              <Route path="/teach/class/:id/:tab?">
                {({ id, tab = "" }) => <ClassScreen id={id} path={tab} key={id} />}
              </Route>
              <Route path="/teach/alerts">
                <PastAlerts isAdmin={teacher.admin} />
              </Route>
              <Route path="/teach/account">
                <AccountScreen teacher={teacher} />
              </Route>
              {teacher.admin && (
                <Route path="/teach/server">
                  <ServerScreen />
                </Route>
              )}
              <Route>
                <NotThere />
              </Route>
            </Switch>
          </CardsDesk>
        </Route>
      </Switch>
    </SignedIn>
  );
}

function useStanding(): {
  readonly standing: Standing;
  readonly again: () => void;
  readonly setTeacher: (teacher: Teacher | null) => void;
} {
  const [standing, setStanding] = useState<Standing>({ type: "asking" });
  const [round, setRound] = useState(0);
  const [query] = useState(takeOpenIdReturn);
  /** What the browser came back with counts once. */
  const coming = useRef<Promise<OpenIdReturn> | null>(null);
  useEffect(() => {
    let current = true;
    async function ask(): Promise<void> {
      if (query !== "") coming.current ??= finishOpenId(query);
      const returned = await coming.current;
      const found = await findStanding(returned);
      if (!current) return;
      // A teacher who is signed in had gone there to join.
      if (found.type === "signed-in" && returned !== null && returned.type !== "signed-in") {
        goTo("/teach/account", { replace: true, state: returned });
      }
      setStanding(found);
    }
    void ask();
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new round is a reason to ask again
  }, [round, query]);
  return {
    standing,
    again: () => {
      setStanding({ type: "asking" });
      setRound((last) => last + 1);
    },
    setTeacher: (teacher) =>
      setStanding(
        teacher === null ? { type: "signed-out", pupil: false, returned: null } : { type: "signed-in", teacher },
      ),
  };
}

async function findStanding(returned: OpenIdReturn | null): Promise<Standing> {
  if (returned?.type === "signed-in") return returned;
  const standing = await askStanding();
  if (!standing.ok) return { type: "failed", error: standing.error };
  const { session } = standing.value;
  return session?.role === "teacher"
    ? { type: "signed-in", teacher: session }
    : { type: "signed-out", pupil: session !== null, returned };
}

/** Something answered, but no school: another network's page, or a server that keeps no classes. */
function NoSchool({ error, onRetry }: { readonly error: AskError; readonly onRetry: () => void }): ReactNode {
  const t = useText();
  const isMissing = error.type === "refused" && error.status === 404;
  const words = isMissing ? ({ text: "teach.error.no-school" } as const) : schoolWords(error);
  return (
    <Frame teacher={null}>
      <Plate title={t("teach.error.title")} sentence={t(words.text, "values" in words ? words.values : {})}>
        <Button look="primary" onClick={onRetry}>
          {t("teach-offline.retry")}
        </Button>
      </Plate>
    </Frame>
  );
}
