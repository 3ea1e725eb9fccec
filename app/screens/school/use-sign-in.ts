import { useEffect, useRef, useState } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import type { KeptName } from "#engine/protocol/kept";
import type { EngineError, SchoolError } from "#workers/engine-api";
import { engine } from "../../engine-client.ts";
import { useEngine, useEngineView } from "../../engine-store.ts";
import { useLanguages } from "../../text/language.ts";
import { numberLocaleOf } from "../../text/number-locale.ts";
import type { TextId } from "../../text/text.ts";
import type { Classmate } from "./pin-entry.tsx";
import { deviceFacts, joinWords, type JoinWords } from "./join-words.ts";

/** A line that swallows what is sent says nothing for long: who can practise without it need not wait longer [ms]. */
const PATIENCE_MS = 5_000;

type Joined = SchoolAnswer<"POST /auth/join">;
type Session = SchoolAnswer<"POST /auth/pin">;

/** Where somebody stands on the way into their class. */
export type SignInStep =
  | { readonly type: "asking" }
  | { readonly type: "code" }
  | { readonly type: "names"; readonly joined: Joined }
  | { readonly type: "pin"; readonly joined: Joined; readonly learner: Classmate }
  | { readonly type: "keep"; readonly joined: Joined; readonly session: Session }
  | { readonly type: "grade"; readonly joined: Joined; readonly session: Session; readonly keepWork: boolean }
  /** Without the network: somebody works without saying who they are, or by a name that lies here. */
  | { readonly type: "visit"; readonly claims: KeptName | null }
  /** The device cannot ask who its class is. */
  | { readonly type: "unreachable" };

export interface SignIn {
  readonly step: SignInStep;
  readonly busy: boolean;
  /** What went wrong at this step; null where nothing did. */
  readonly trouble: JoinWords | null;
  readonly go: (step: SignInStep) => void;
  /** Looks again whose device this is. */
  readonly again: () => void;
  readonly sendCode: (code: string) => void;
  readonly sendPin: (pin: string) => void;
  readonly keep: (keepWork: boolean) => void;
  readonly chooseGrade: (grade: number) => void;
  /** Works without signing in; null where this device takes no visitors. */
  readonly visit: ((grade: number) => void) | null;
  /** Names to choose from while the school cannot be asked. */
  readonly kept: readonly KeptName[];
}

const NOBODY: readonly KeptName[] = [];

interface SignInOptions {
  readonly kind: "personal" | "kiosk";
  /** Straight to the PIN of this learner. */
  readonly learner?: string | undefined;
  readonly onEntered: () => void;
}

/** The way into a class: code, name, PIN, and what must be asked once. Each step is the server's or the engine's to decide. */
export function useSignIn({ kind, learner: wanted, onEntered }: SignInOptions): SignIn {
  const own = useEngineView((view) => view.learner);
  const isGuest = useEngineView((view) => view.learner !== null && (view.school ?? view.trial ?? null) === null);
  const answers = useEngineView((view) => view.unsent);
  const takesVisitors = useEngineView((view) => (view.sharedWith ?? null) !== null) && kind === "kiosk";
  const kept = useEngineView((view) => view.keptNames ?? NOBODY);
  const [step, setStep] = useState<SignInStep>({ type: "asking" });
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<JoinWords | null>(null);
  const [round, setRound] = useState(0);
  const sending = useRef(false);

  useEffect(() => {
    let current = true;
    // Nobody is taken away from what they have chosen meanwhile.
    const show = (next: SignInStep) => setStep((last) => (last.type === "visit" ? last : next));
    const patience = setTimeout(() => {
      if (kind !== "kiosk" || (useEngine.getState().view.sharedWith ?? null) === null) return;
      setTrouble(joinWords({ type: "offline" }, null, deviceFacts()));
      show({ type: "unreachable" });
    }, PATIENCE_MS);
    async function look(): Promise<void> {
      const found = await engine.deviceNames();
      if (!current) return;
      clearTimeout(patience);
      setTrouble(null);
      if (found.ok && found.value.type === "class") show(stepFor(found.value.joined, wanted));
      else if (found.ok || (found.error.type === "refused" && found.error.status < 500 && found.error.status !== 429)) {
        show({ type: "code" });
        if (found.ok && found.value.type === "shut-out") {
          setTrouble({ text: kind === "kiosk" ? "kiosk.shut-out" : "join.shut-out" });
        }
      } else {
        setTrouble(joinWords(found.error, null, deviceFacts()));
        show({ type: "unreachable" });
      }
    }
    void look();
    return () => {
      current = false;
      clearTimeout(patience);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new round is a reason to look again
  }, [round, wanted, kind]);

  function go(next: SignInStep): void {
    setTrouble(null);
    setStep(next);
  }

  /** One thing at a time; what went wrong is said where it went wrong. */
  async function alone(work: () => Promise<SignInStep | JoinWords | null>): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const next = await work();
    sending.current = false;
    setBusy(false);
    if (next === null) return;
    if ("type" in next) go(next);
    else setTrouble(next);
  }

  async function enter(joined: Joined, session: Session, keepWork: boolean, grade: number | null) {
    const className = joined.class.name;
    const shared = await engine.shareDevice(session.kiosk ? className : null);
    if (!shared.ok) return joinWords(shared.error, null, deviceFacts());
    const locale = numberLocaleOf(navigator.language);
    const entered = await engine.enterSchool({ session, className, keepWork, grade, locale });
    if (!entered.ok) return joinWords(entered.error, null, deviceFacts());
    if (!entered.value.entered) return { type: "grade", joined, session, keepWork } as const;
    // Who was asked for their grade is new, and reads on in the language they read until now.
    if (grade !== null) await keepGuestLanguage();
    onEntered();
    return null;
  }

  return {
    step,
    busy,
    trouble,
    kept: takesVisitors ? kept : NOBODY,
    go,
    again: () => {
      go({ type: "asking" });
      setRound(round + 1);
    },
    sendCode: (code) =>
      void alone(async () => {
        const joined = await engine.school("POST /auth/join", { code, kind });
        if (!joined.ok) return joinWords(joined.error, refusedWords(kind, joined.error), deviceFacts());
        if (kind === "kiosk") await engine.shareDevice(joined.value.class.name);
        return { type: "names", joined: joined.value };
      }),
    visit: takesVisitors
      ? (grade) =>
          void alone(async () => {
            const claims = step.type === "visit" ? step.claims?.id : undefined;
            const begun = await engine.enterAsVisitor({ grade, locale: numberLocaleOf(navigator.language), claims });
            if (!begun.ok) return { text: "kiosk.visit.failed" };
            await keepGuestLanguage();
            onEntered();
            return null;
          })
      : null,
    sendPin: (pin) =>
      void alone(async () => {
        if (step.type !== "pin") return null;
        const { joined, learner } = step;
        const signedIn = await engine.school("POST /auth/pin", { learner: learner.id, pin });
        if (!signedIn.ok) return joinWords(signedIn.error, "join.pin.not", deviceFacts());
        const session = signedIn.value;
        // What came in a file under their own id is nobody's to keep or leave: the engine tells it from what was done here.
        const mine = own?.id === session.id || session.guests.some(({ guest }) => guest === own?.id);
        if (isGuest && !mine && answers > 0 && !session.kiosk) return { type: "keep", joined, session };
        return enter(joined, session, mine, null);
      }),
    keep: (keepWork) =>
      void alone(async () => (step.type === "keep" ? enter(step.joined, step.session, keepWork, null) : null)),
    chooseGrade: (grade) =>
      void alone(async () => (step.type === "grade" ? enter(step.joined, step.session, step.keepWork, grade) : null)),
  };
}

function refusedWords(kind: SignInOptions["kind"], error: SchoolError | EngineError): TextId {
  if (kind === "kiosk") return "kiosk.setup.unknown";
  return error.type === "refused" && error.status === 403 ? "join.shared" : "join.code.unknown";
}

function stepFor(joined: Joined, wanted: string | undefined): SignInStep {
  const learner = joined.learners.find(({ id }) => id === wanted);
  return learner === undefined ? { type: "names", joined } : { type: "pin", joined, learner };
}

async function keepGuestLanguage(): Promise<void> {
  const { guest } = useLanguages.getState();
  if (guest !== "en") await engine.updateProfile({ appLanguage: guest });
}
