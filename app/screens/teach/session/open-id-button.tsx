import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { askSchool, askStanding, type AskError } from "../ask-school.ts";
import css from "../components/components.module.css";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { openIdWords } from "./open-id-return.ts";
import { useSchoolData } from "./school.tsx";
import type { Teacher } from "./sign-in-form.tsx";

interface OpenIdButtonProps {
  readonly name: string;
  /** Why the last way there led to nothing. */
  readonly failed: AskError | null;
}

/** Leads to the school's own sign-in; the browser comes back to this page. */
export function OpenIdButton({ name, failed }: OpenIdButtonProps): ReactNode {
  const t = useText();
  const { busy, error, send } = useSending();
  const [isTried, setIsTried] = useState(false);
  const trouble = isTried ? error : failed;

  async function leave(): Promise<void> {
    setIsTried(true);
    const door = await send(() => askSchool("POST /auth/open-id", {}));
    if (door !== null) globalThis.location.assign(door.value.url);
  }

  return (
    <>
      <Trouble error={trouble} words={trouble && openIdWords(trouble, name)} />
      <Button aria-disabled={busy} onClick={() => void leave()}>
        {busy ? t("teach.working") : t("teach.open-id.use", { name })}
      </Button>
    </>
  );
}

/** The way there where a page must stay as it is: in another tab. Back here, who signed in there is signed in. */
export function OpenIdInOtherTab({ onSignedIn }: { readonly onSignedIn: (teacher: Teacher) => void }): ReactNode {
  const t = useText();
  const name = useSchoolData("GET /auth/open-id").value?.name ?? null;
  const look = useEffectEvent(async () => {
    if (name === null || document.visibilityState !== "visible") return;
    const standing = await askStanding();
    if (standing.ok && standing.value.session?.role === "teacher") onSignedIn(standing.value.session);
  });
  useEffect(() => {
    const change = (): void => void look();
    document.addEventListener("visibilitychange", change);
    return () => document.removeEventListener("visibilitychange", change);
  }, []);
  if (name === null) return null;
  return (
    <p className={css["quiet"]}>
      <a href="/teach" target="_blank" rel="noreferrer">
        {t("teach.open-id.other-tab", { name })}
      </a>
    </p>
  );
}
