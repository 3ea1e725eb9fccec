import { useState, type ReactNode } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { askSchool } from "../ask-school.ts";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { canUsePasskeys } from "./can-use-passkeys.ts";

/** Signs in by what this device keeps, where it can keep anything. */
export function PasskeyButton({
  onSignedIn,
}: {
  readonly onSignedIn: (teacher: SchoolAnswer<"POST /auth/passkey">) => void;
}): ReactNode {
  const t = useText();
  const { busy, error, send } = useSending();
  const [isUnused, setIsUnused] = useState(false);
  const refused = error?.type === "refused" && error.status === 401;

  async function signIn(): Promise<void> {
    setIsUnused(false);
    const wish = await send(() => askSchool("POST /auth/passkey/challenge", {}));
    if (wish === null) return;
    const { signByPasskey } = await import("./teach-passkey.ts");
    const signed = await signByPasskey(wish.value);
    setIsUnused(signed === null);
    if (signed === null) return;
    const answer = await send(() => askSchool("POST /auth/passkey", signed));
    if (answer !== null) onSignedIn(answer.value);
  }

  if (!canUsePasskeys()) return null;
  return (
    <>
      <Trouble
        error={error}
        words={refused ? { text: "teach.passkey.no-match" } : isUnused ? { text: "teach.passkey.unused" } : null}
      />
      <Button aria-disabled={busy} onClick={() => void signIn()}>
        {busy ? t("teach.working") : t("teach.passkey.use")}
      </Button>
    </>
  );
}
