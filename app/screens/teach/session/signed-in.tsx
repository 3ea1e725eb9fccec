import { useCallback, useRef, useState, type ReactNode } from "react";
import type { Result } from "#engine";
import type { SchoolAnswer, SchoolCallName } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import { askSchool, askStanding, type AskError, type AskSchool } from "../ask-school.ts";
import { OpenIdInOtherTab } from "./open-id-button.tsx";
import { SchoolProvider } from "./school.tsx";
import { SignInForm, type Teacher } from "./sign-in-form.tsx";
import { useIdleEnd } from "./use-idle-end.ts";

interface SignedInProps {
  readonly teacher: Teacher;
  /** The teacher left, or somebody else signed in (`next`): nothing of what was open is theirs to see. */
  readonly onEnd: (next: Teacher | null) => void;
  readonly children: ReactNode;
}

/** Everything inside asks as this teacher. Where the sign-in has ended it is asked for once, over what is open [TEA4]. */
export function SignedIn({ teacher, onEnd, children }: SignedInProps): ReactNode {
  const [asking, setAsking] = useState(false);
  /** Whoever waits for the same sign-in. */
  const waiting = useRef<readonly ((goesOn: boolean) => void)[]>([]);

  const signInAgain = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        waiting.current = [...waiting.current, resolve];
        setAsking(true);
      }),
    [],
  );

  useIdleEnd(() => onEnd(null));

  const ask = useCallback<AskSchool>(
    async (name, body, params) => {
      const answer = await askSchool(name, body, params);
      if (!(await hasEnded(answer)) || !(await signInAgain())) return answer;
      return askSchool(name, body, params);
    },
    [signInAgain],
  );

  function settle(goesOn: boolean): void {
    setAsking(false);
    for (const resolve of waiting.current) resolve(goesOn);
    waiting.current = [];
  }

  function signedIn(next: Teacher): void {
    settle(next.id === teacher.id);
    if (next.id !== teacher.id) onEnd(next);
  }

  function leave(): void {
    settle(false);
    onEnd(null);
  }

  return (
    <SchoolProvider value={ask}>
      {children}
      {asking && <SignInAgain onSignedIn={signedIn} onLeave={leave} />}
    </SchoolProvider>
  );
}

interface SignInAgainProps {
  readonly onSignedIn: (teacher: Teacher) => void;
  readonly onLeave: () => void;
}

/** The sign-in has ended in the middle of something: the page stays beneath, with all that was typed. */
function SignInAgain({ onSignedIn, onLeave }: SignInAgainProps): ReactNode {
  const t = useText();
  return (
    <Dialog title={t("teach.again.title")} text={t("teach.again.text")} onClose={onLeave}>
      <SignInForm onSignedIn={onSignedIn}>
        <Button look="quiet" onClick={onLeave}>
          {t("teach.again.leave")}
        </Button>
      </SignInForm>
      <OpenIdInOtherTab onSignedIn={onSignedIn} />
    </Dialog>
  );
}

/** A refusal may also be of a password or a right; whether it is the sign-in, the server says. */
async function hasEnded(answer: Result<SchoolAnswer<SchoolCallName>, AskError>): Promise<boolean> {
  if (answer.ok || answer.error.type !== "refused" || ![401, 403].includes(answer.error.status)) return false;
  const standing = await askStanding();
  return standing.ok && standing.value.session?.role !== "teacher";
}
