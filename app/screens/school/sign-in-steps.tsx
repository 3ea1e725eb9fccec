import { useId, useState, type FormEvent, type ReactNode } from "react";
import type { KeptName } from "#engine/protocol/kept";
import { useEngineView } from "../../engine-store.ts";
import { Button } from "../../components/button.tsx";
import { Waiting } from "../../components/waiting.tsx";
import { useText, type TextId } from "../../text/text.ts";
import { gradeWords, OFFERED_GRADES } from "../../text/grade-words.ts";
import { PinEntry } from "./pin-entry.tsx";
import css from "./school.module.css";
import type { SignIn } from "./use-sign-in.ts";

interface StepsProps {
  readonly signIn: SignIn;
  readonly code: CodeWords;
}

/** What is said of the code that is asked for. */
export interface CodeWords {
  readonly text: TextId;
  readonly label: TextId;
  readonly hint: TextId;
}

/** The step that is open, with what went wrong at it. */
export function SignInSteps({ signIn, code }: StepsProps): ReactNode {
  const t = useText();
  const { step, busy, trouble } = signIn;
  const message = trouble === null ? "" : t(trouble.text, trouble.values);
  switch (step.type) {
    case "asking":
      return <Waiting />;
    case "unreachable":
      return (
        <>
          <p role="alert">{message}</p>
          <KeptNames signIn={signIn} />
          <Button look={signIn.kept.length === 0 ? "primary" : "secondary"} big onClick={signIn.again}>
            {t("join.again")}
          </Button>
          {signIn.visit !== null && (
            <Button big onClick={() => signIn.go({ type: "visit", claims: null })}>
              {t("kiosk.visit")}
            </Button>
          )}
        </>
      );
    case "visit":
      return <Visit signIn={signIn} message={message} />;
    case "code":
      return <CodeForm words={code} message={message} busy={busy} onCode={signIn.sendCode} />;
    case "names":
      return <Names signIn={signIn} />;
    case "pin":
      return (
        <>
          <PinEntry key={step.learner.id} learner={step.learner} message={message} busy={busy} onPin={signIn.sendPin} />
          <Incoming busy={busy} />
          <Button look="quiet" onClick={() => signIn.go({ type: "names", joined: step.joined })}>
            {t("join.pin.not-me")}
          </Button>
        </>
      );
    case "keep":
      return <Keep signIn={signIn} message={message} />;
    case "grade":
      return (
        <section className={css["step"]} aria-labelledby="grade">
          <h2 id="grade">{t("join.grade.title", { name: step.session.name })}</h2>
          <p>{t("join.grade.text")}</p>
          <p role="alert" className={css["trouble"]}>
            {message}
          </p>
          <Grades busy={busy} onGrade={signIn.chooseGrade} />
        </section>
      );
  }
}

/** Names the class keeps on this device: whoever chooses one opens nothing of that pupil [SYN86]. */
function KeptNames({ signIn }: { readonly signIn: SignIn }): ReactNode {
  const t = useText();
  if (signIn.kept.length === 0) return null;
  return (
    <section className={css["step"]}>
      <p>{t("kiosk.kept")}</p>
      <NameList names={signIn.kept} onName={(claims) => signIn.go({ type: "visit", claims })} />
    </section>
  );
}

function Visit({ signIn, message }: { readonly signIn: SignIn; readonly message: string }): ReactNode {
  const t = useText();
  const isNamed = signIn.step.type === "visit" && signIn.step.claims !== null;
  return (
    <section className={css["step"]} aria-labelledby="visit">
      <p>{t(isNamed ? "kiosk.kept.text" : "kiosk.visit.text")}</p>
      <h2 id="visit">{t("kiosk.visit.grade")}</h2>
      <p role="alert" className={css["trouble"]}>
        {message}
      </p>
      <Grades busy={signIn.busy} onGrade={(grade) => signIn.visit?.(grade)} />
      <Button look="quiet" onClick={signIn.again}>
        {t("join.back")}
      </Button>
    </section>
  );
}

function Grades({ busy, onGrade }: { readonly busy: boolean; readonly onGrade: (grade: number) => void }): ReactNode {
  const t = useText();
  return (
    <div className={css["names"]}>
      {OFFERED_GRADES.map((grade) => (
        <Button key={grade} big disabled={busy} onClick={() => onGrade(grade)}>
          {gradeWords(t, grade)}
        </Button>
      ))}
    </div>
  );
}

function CodeForm({
  words,
  message,
  busy,
  onCode,
}: {
  readonly words: CodeWords;
  readonly message: string;
  readonly busy: boolean;
  readonly onCode: (code: string) => void;
}): ReactNode {
  const t = useText();
  const [code, setCode] = useState("");
  const [missing, setMissing] = useState(false);
  const hint = useId();

  function send(event: FormEvent): void {
    event.preventDefault();
    setMissing(code.trim() === "");
    if (code.trim() !== "") onCode(code);
  }

  return (
    <form className={css["step"]} onSubmit={send} noValidate>
      <p>{t(words.text)}</p>
      <label className={css["field"]}>
        {t(words.label)}
        <input
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          aria-describedby={hint}
        />
      </label>
      <p id={hint} className={css["hint"]}>
        {t(words.hint)}
      </p>
      <p role="alert" className={css["trouble"]}>
        {missing ? t("join.code.missing") : message}
      </p>
      <Button type="submit" look="primary" big disabled={busy}>
        {t("join.next")}
      </Button>
    </form>
  );
}

function Names({ signIn }: { readonly signIn: SignIn }): ReactNode {
  const t = useText();
  const { step } = signIn;
  if (step.type !== "names") return null;
  const { joined } = step;
  return (
    <section className={css["step"]}>
      {joined.learners.length === 0 && <p>{t("join.nobody")}</p>}
      <NameList names={joined.learners} onName={(learner) => signIn.go({ type: "pin", joined, learner })} />
      <div className={css["ways"]}>
        <Button look="quiet" onClick={signIn.again}>
          {t("kiosk.refresh")}
        </Button>
        <Button look="quiet" onClick={() => signIn.go({ type: "code" })}>
          {t("join.code")}
        </Button>
      </div>
    </section>
  );
}

interface NameListProps<Named extends KeptName> {
  readonly names: readonly Named[];
  readonly onName: (named: Named) => void;
}

function NameList<Named extends KeptName>({ names, onName }: NameListProps<Named>): ReactNode {
  const t = useText();
  return (
    <ul className={css["names"]} aria-label={t("join.learners")}>
      {names.toSorted(byName).map((named) => (
        <li key={named.id}>
          <Button big onClick={() => onName(named)}>
            <span className={css["face"]} aria-hidden="true">
              {[...named.name][0]?.toUpperCase()}
            </span>
            <span className={css["name"]}>{named.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** As a class list has them. */
function byName(a: KeptName, b: KeptName): number {
  return a.name.localeCompare(b.name, undefined, { sensitivity: "base" });
}

function Keep({ signIn, message }: { readonly signIn: SignIn; readonly message: string }): ReactNode {
  const t = useText();
  const name = useEngineView((view) => view.learner?.name ?? "");
  const answers = useEngineView((view) => view.unsent);
  return (
    <section className={css["step"]} aria-labelledby="keep">
      <h2 id="keep">{t("join.keep.title")}</h2>
      <p>{t("join.keep.text", { name, answers })}</p>
      <p role="alert" className={css["trouble"]}>
        {message}
      </p>
      <Button look="primary" big disabled={signIn.busy} onClick={() => signIn.keep(true)}>
        {t("join.keep.yes")}
      </Button>
      <Button big disabled={signIn.busy} onClick={() => signIn.keep(false)}>
        {t("join.keep.no")}
      </Button>
    </section>
  );
}

/** A long history takes a moment to come. */
function Incoming({ busy }: { readonly busy: boolean }): ReactNode {
  const t = useText();
  return (
    <p role="status" className={css["hint"]}>
      {busy ? t("join.fetching") : ""}
    </p>
  );
}
