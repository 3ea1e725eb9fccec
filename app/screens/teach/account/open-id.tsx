import { useEffect, useState, type ReactNode } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { Confirm } from "../components/confirm.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { News } from "../components/words.tsx";
import { openIdWords, type OpenIdReturn } from "../session/open-id-return.ts";
import { useSchool } from "../session/school.tsx";
import { ProofForm } from "./proof-form.tsx";

interface OpenIdProps {
  readonly now: NonNullable<SchoolAnswer<"GET /auth/account">["openId"]>;
  /** The teacher comes from there. */
  readonly returned: OpenIdReturn | null;
  readonly onChange: () => void;
}

type Asked = "join" | "part" | null;

/** The school's own sign-in signs this teacher in as well, or no longer [TEA21]. */
export function OpenId({ now: { name, joined }, returned, onChange }: OpenIdProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [asked, setAsked] = useState<Asked>(null);
  const [news, setNews] = useState(joined && returned?.type === "joined" ? t("teach.open-id.joined", { name }) : "");
  const [failed, setFailed] = useState(returned?.type === "failed" ? returned.error : null);
  const { busy, error, send, forget } = useSending();

  // Whoever comes back sees what came of it, and not the top of the page.
  useEffect(() => {
    if (returned !== null) document.getElementById("open-id")?.scrollIntoView({ block: "center" });
  }, [returned]);

  function open(what: Asked): void {
    forget();
    setNews("");
    setFailed(null);
    setAsked(what);
  }

  async function part(): Promise<void> {
    if ((await send(() => ask("POST /auth/open-id/removal", {}))) === null) return;
    open(null);
    setNews(t("teach.open-id.parted", { name }));
    document.getElementById("content")?.focus();
    onChange();
  }

  return (
    <>
      <News>{news}</News>
      <Trouble error={failed} words={failed && openIdWords(failed, name)} />
      <p>{t(joined ? "teach.open-id.on" : "teach.open-id.text", { name })}</p>
      {asked === "join" ? (
        <ProofForm
          yes={t("teach.open-id.join.yes")}
          prove={(proof) => ask("POST /auth/open-id/joining", { proof })}
          onDone={({ url }) => globalThis.location.assign(url)}
          onCancel={() => open(null)}
        />
      ) : (
        <Button onClick={() => open(joined ? "part" : "join")}>
          {t(joined ? "teach.open-id.part" : "teach.open-id.join", { name })}
        </Button>
      )}
      {asked === "part" && (
        <Confirm
          title={t("teach.open-id.part.sure", { name })}
          text={t("teach.open-id.part.text", { name })}
          yes={t("teach.open-id.part.yes")}
          busy={busy}
          error={error}
          onYes={() => void part()}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}
