import {
  err,
  withForms,
  withFrozen,
  withRecalled,
  type AppLanguage,
  type Content,
  type ProfileFacts,
  type Result,
  type SpokenWords,
  type TutorEnv,
} from "#engine";
import type { EngineError, NoticeView } from "../engine-api.ts";
import { mustHave, profileOnScreen, type CoreState, type HostDeps, type WithContent } from "./core-types.ts";
import { withAbout } from "./profile.ts";
import type { Notices } from "./notices.ts";
import type { Patience } from "./patience.ts";

interface ContentParts {
  readonly deps: Pick<HostDeps, "clock" | "loadWords">;
  readonly state: CoreState;
  /** Names this start of the worker. */
  readonly bootId: string;
  readonly notices: Notices;
  readonly soon: Patience["soon"];
  readonly tell: (notice: NoticeView) => void;
  readonly changed: () => void;
}

/** The tutor's surroundings at this moment, and work on the bank within them. */
export function createWithContent({ deps, state, bootId, notices, soon, tell, changed }: ContentParts): {
  readonly env: () => TutorEnv;
  readonly withContent: WithContent;
  readonly bringWords: () => Promise<void>;
} {
  const { clock, loadWords } = deps;
  let spoken: SpokenWords | null = null;
  let coming: Promise<true> | null = null;
  let isSlow = false;

  function env(): TutorEnv {
    const { account, trial } = profileOnScreen(state) ?? {};
    const { adjustments, features = trial?.features } = account ?? {};
    return {
      content: withGiven(mustHave(state.bank).content),
      now: clock.wall(),
      mono: clock.mono(),
      boot: bootId,
      profile: facts(),
      ...(adjustments === undefined ? {} : { adjustments }),
      ...(features?.ownChoice === false ? { ownChoice: false } : {}),
    };
  }

  /** Without what their school has taken out, with what a teacher gave the learner on the screen. */
  const withGiven = (content: Content) => {
    const { account, trial } = profileOnScreen(state) ?? {};
    const asked = withRecalled(content, account?.recalled ?? trial?.recalled ?? []);
    const words = chosenWords();
    const given = withForms(withFrozen(asked, state.frozen), state.forms);
    return words === null ? given : { ...given, spoken: words };
  };

  /** The language that who is on the screen reads, as far as the page has words of it: a screen is in one language. */
  function languageHere(): AppLanguage {
    const { appLanguage = "en" } = withAbout(profileOnScreen(state), state.memory?.state.about) ?? {};
    return appLanguage === state.pageSpeaks ? appLanguage : "en";
  }

  function chosenWords(): SpokenWords | null {
    return languageHere() === "en" ? null : spoken;
  }

  /** Where they cannot be had practice is English; they are asked for again with what is done next. */
  async function bringWords(): Promise<void> {
    const language = languageHere();
    if (language === "en" || spoken !== null) return;
    coming ??= fetchWords(language);
    // Who has waited once does not wait again: they are shown when they come.
    if (!isSlow) isSlow = (await soon(coming)) === null;
  }

  async function fetchWords(language: AppLanguage): Promise<true> {
    try {
      spoken = (await loadWords?.(language)) ?? null;
      changed();
    } catch {
      // Nothing is lost, and nothing is said to be missing.
    }
    coming = null;
    return true;
  }

  /** What words are fitted to: as the log has it, and as the device has what is in no log, or was said before it was. */
  function facts(): ProfileFacts {
    const profile = withAbout(profileOnScreen(state), state.memory?.state.about);
    const { likes = [], pace = "normal", language, age, curriculum, asked = false } = profile ?? {};
    // Who has said none of their own has their school's.
    const country = profile?.country ?? profile?.account?.country ?? null;
    return { country, likes, pace, language, age, curriculum, isAsked: asked };
  }

  async function withContent<Value>(
    work: (env: TutorEnv) => Value,
    how?: "quietly",
  ): Promise<Result<Value, EngineError>> {
    const bank = mustHave(state.bank);
    await bringWords();
    const moment = env();
    const running = bank.run((content) => work({ ...moment, content: withGiven(content) }));
    const done = await (how === "quietly" ? running : soon(running));
    if (bank.missing().length === 0 && done?.ok === true) notices.lower("content-missing");
    if (done?.ok === true) return done;
    if (how === "quietly") return err({ type: "content-missing" });
    console.error("a part of the problem bank could not be loaded", done?.error ?? "no answer");
    tell({ type: "content-missing" });
    return err({ type: "content-missing" });
  }

  return { env, withContent, bringWords };
}
