import type { ReactNode } from "react";
import { Button } from "../../../parts/button.tsx";
import { useText } from "../../../text/text.ts";
import { Dialog } from "../parts/dialog.tsx";
import { SignInForm, type Teacher } from "./sign-in-form.tsx";

interface SignInAgainProps {
  readonly onSignedIn: (teacher: Teacher) => void;
  readonly onLeave: () => void;
}

/** The sign-in has ended in the middle of something: the page stays beneath, with all that was typed. */
export function SignInAgain({ onSignedIn, onLeave }: SignInAgainProps): ReactNode {
  const t = useText();
  return (
    <Dialog title={t("teach.again.title")} onClose={onLeave}>
      <p>{t("teach.again.text")}</p>
      <SignInForm onSignedIn={onSignedIn}>
        <Button look="quiet" onClick={onLeave}>
          {t("teach.again.leave")}
        </Button>
      </SignInForm>
    </Dialog>
  );
}
