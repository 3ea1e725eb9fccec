import type { ReactNode } from "react";
import { Button } from "../../../parts/button.tsx";
import { Dialog } from "../../../parts/dialog.tsx";
import { useText } from "../../../text/text.ts";
import { SignInForm, type Teacher } from "./sign-in-form.tsx";

interface SignInAgainProps {
  readonly onSignedIn: (teacher: Teacher) => void;
  readonly onLeave: () => void;
}

/** The sign-in has ended in the middle of something: the page stays beneath, with all that was typed. */
export function SignInAgain({ onSignedIn, onLeave }: SignInAgainProps): ReactNode {
  const t = useText();
  return (
    <Dialog title={t("teach.again.title")} text={t("teach.again.text")} onClose={onLeave}>
      <SignInForm onSignedIn={onSignedIn}>
        <Button look="quiet" onClick={onLeave}>
          {t("teach.again.leave")}
        </Button>
      </SignInForm>
    </Dialog>
  );
}
