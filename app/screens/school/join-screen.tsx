import { useEffect, type ReactNode } from "react";
import { useLocation } from "wouter";
import { ButtonLink } from "../../components/button.tsx";
import { useText } from "../../text/text.ts";
import css from "./school.module.css";
import { SignInSteps, type CodeWords } from "./sign-in-steps.tsx";
import { useSignIn } from "./use-sign-in.ts";

const CLASS_CODE: CodeWords = { text: "join.text", label: "join.code", hint: "join.code.hint" };

/** `/join`: a learner's own device becomes one of their class, or signs in again. */
export function JoinScreen(): ReactNode {
  const t = useText();
  const [, navigate] = useLocation();
  const signIn = useSignIn({ kind: "personal", onEntered: () => navigate("/") });
  useEffect(() => {
    document.title = `${t("join.title")} · ${t("app.name")}`;
  }, [t]);
  return (
    <main id="content" tabIndex={-1} className={css["page"]}>
      <h1>{t(signIn.step.type === "names" ? "join.who" : "join.title")}</h1>
      <SignInSteps signIn={signIn} code={CLASS_CODE} />
      <ButtonLink href="/" look="quiet">
        {t("join.back")}
      </ButtonLink>
    </main>
  );
}
