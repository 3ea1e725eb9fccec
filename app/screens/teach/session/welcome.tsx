import { useEffect, useState, type ReactNode } from "react";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { Waiting } from "../../../components/waiting.tsx";
import { useText } from "../../../text/text.ts";
import css from "../components/components.module.css";
import { useNewPage } from "../components/use-new-page.ts";
import { OpenIdButton } from "./open-id-button.tsx";
import type { OpenIdReturn } from "./open-id-return.ts";
import { useSchoolData } from "./school.tsx";
import { SetUpForm } from "./set-up-form.tsx";
import { SignInForm, type Teacher } from "./sign-in-form.tsx";

interface WelcomeProps {
  /** A pupil is signed in on this device. */
  readonly pupil: boolean;
  /** Somebody comes from the school's own sign-in. */
  readonly returned: OpenIdReturn | null;
  readonly onSignedIn: (teacher: Teacher) => void;
}

/** Signing in, or for who has a code, signing up. */
export function Welcome({ pupil, returned, onSignedIn }: WelcomeProps): ReactNode {
  const t = useText();
  const [code, setCode] = useState(takeCode);
  const isNewcomer = returned?.type === "newcomer";
  const [isNew, setIsNew] = useState(code !== "" || isNewcomer);
  useNewPage(isNew ? "new" : "known");
  const door = useSchoolData("GET /auth/open-id");
  const openId = door.value?.name ?? null;
  // The link may be opened where this page stands already.
  useEffect(() => {
    const look = (): void => {
      const taken = takeCode();
      if (taken === "") return;
      setCode(taken);
      setIsNew(true);
    };
    globalThis.addEventListener("hashchange", look);
    return () => globalThis.removeEventListener("hashchange", look);
  }, []);
  // A button that came later would push the fields away under a finger.
  if (door.value === null && door.error === null) return <Waiting />;
  return (
    <section className={css["narrow"]} key={isNew ? `new ${code}` : "known"}>
      <h1>{isNew ? t("teach.set-up.title") : t("teach.sign-in.title")}</h1>
      <p className={css["quiet"]}>{isNew ? t("teach.set-up.text") : t("teach.sign-in.text")}</p>
      {pupil && <p className={css["note"]}>{t("teach.sign-in.pupil")}</p>}
      {!isNew && openId !== null && (
        <>
          <OpenIdButton name={openId} failed={returned?.type === "failed" ? returned.error : null} />
          <p>{t("teach.open-id.or")}</p>
        </>
      )}
      {isNew && isNewcomer && openId !== null && (
        <p className={css["note"]}>{t("teach.open-id.newcomer", { name: openId })}</p>
      )}
      {isNew ? (
        <SetUpForm code={code} joins={isNewcomer} onSignedIn={onSignedIn}>
          <Button look="quiet" onClick={() => setIsNew(false)}>
            {t("teach.set-up.have-name")}
          </Button>
        </SetUpForm>
      ) : (
        <SignInForm onSignedIn={onSignedIn}>
          <Button look="quiet" onClick={() => setIsNew(true)}>
            {t("teach.sign-in.have-code")}
          </Button>
        </SignInForm>
      )}
      <ButtonLink href="/" look="quiet">
        {t("teach.to-desk")}
      </ButtonLink>
    </section>
  );
}

/** The code of an invitation's link, `/teach#BCDF-GHJK-MNPR`; it is taken out of the address, and so out of the history. */
function takeCode(): string {
  const code = decodeURIComponent(globalThis.location.hash.replace(/^#/u, ""));
  if (!/^[A-Za-z]{4}(?:-[A-Za-z]{4}){2}$/u.test(code)) return "";
  globalThis.history.replaceState(null, "", globalThis.location.pathname);
  return code;
}
