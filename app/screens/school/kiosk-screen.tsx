import { useEffect, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useEngineView } from "../../engine-store.ts";
import { Face } from "../../components/own-pictures.tsx";
import { Notices } from "../../components/notices.tsx";
import { picturesOfPin } from "../../components/pin-pictures.tsx";
import { ReadinessLine } from "../../components/readiness-line.tsx";
import { UpdateOffer } from "../../components/update-offer.tsx";
import { visitorWords } from "../../components/visitor-sign.ts";
import { useText } from "../../text/text.ts";
import css from "./school.module.css";
import { SignInSteps, type CodeWords } from "./sign-in-steps.tsx";
import { useSignIn } from "./use-sign-in.ts";

const KIOSK_CODE: CodeWords = { text: "kiosk.setup.text", label: "kiosk.setup.code", hint: "kiosk.setup.hint" };

/** `/kiosk`, and every address of a shared device on which nobody is signed in: names, then a PIN. */
export function KioskScreen(): ReactNode {
  const t = useText();
  const [address, navigate] = useLocation();
  const locked = useEngineView((view) => view.locked ?? null);
  const sharedWith = useEngineView((view) => view.sharedWith ?? null);
  const visited = useEngineView((view) => view.visited ?? null);
  const signIn = useSignIn({
    kind: "kiosk",
    learner: locked?.id,
    // Who unlocks goes on where they were, and who has gone on meanwhile is not called back.
    onEntered: () => {
      if (globalThis.location.pathname === address && (address === "/kiosk" || locked === null)) navigate("/");
    },
  });
  const { step } = signIn;
  const isSetUp = step.type === "code";
  useEffect(() => {
    document.title = `${t("kiosk.title")} · ${t("app.name")}`;
  }, [t]);
  const isLocked = locked !== null && step.type === "pin" && step.learner.id === locked.id;
  const heading = isSetUp
    ? t("kiosk.setup.title")
    : isLocked
      ? t("kiosk.locked", { name: locked.name })
      : step.type !== "visit"
        ? t("kiosk.title")
        : step.claims === null
          ? t("kiosk.visit")
          : t("kiosk.kept.title", { name: step.claims.name });
  return (
    <>
      <UpdateOffer />
      <Notices show="news" />
      <main id="content" tabIndex={-1} className={`${css["page"]} ${css["wide"]}`}>
        <h1>{heading}</h1>
        {sharedWith !== null && !isSetUp && <p className={css["hint"]}>{t("kiosk.class", { name: sharedWith })}</p>}
        {visited !== null && step.type !== "visit" && <Visited code={visited} />}
        <ReadinessLine />
        <SignInSteps signIn={signIn} code={KIOSK_CODE} />
        <WaitingHere />
      </main>
    </>
  );
}

/** Work that has not reached the school is never silent, whoever it is of. */
function WaitingHere(): ReactNode {
  const t = useText();
  const waiting = useEngineView((view) => view.waiting);
  if (waiting === undefined || waiting.length === 0) return null;
  return (
    <section aria-label={t("kiosk.waiting")} className={css["waiting"]}>
      <ul role="list">
        {waiting.map(({ answers, visitor, initial, picture }) => {
          const name = visitor === null ? initial : visitorWords(t, visitor);
          return (
            <li key={`${name} ${picture ?? ""}`}>
              {visitor === null && <Face name={initial} picture={picture} />}
              {t("kiosk.waiting.of", { name, answers })}
            </li>
          );
        })}
      </ul>
      <p className={css["hint"]}>{t("kiosk.waiting.why")}</p>
    </section>
  );
}

/** What somebody who has just left without a name tells their teacher. It opens nothing. */
function Visited({ code }: { readonly code: string }): ReactNode {
  const t = useText();
  const [First, Second] = picturesOfPin(code.slice(0, 2)).map(({ Picture }) => Picture);
  return (
    <section role="status" className={css["visited"]}>
      <p>{t("kiosk.visited")}</p>
      <p className={css["sign"]}>
        {First !== undefined && <First size="1.6em" />}
        {Second !== undefined && <Second size="1.6em" />}
        <strong>{visitorWords(t, code)}</strong>
      </p>
      <p className={css["hint"]}>{t("kiosk.visited.why")}</p>
    </section>
  );
}
