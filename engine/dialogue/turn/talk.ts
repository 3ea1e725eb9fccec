import type { NumberLocale } from "../../answers/types.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import type { Lesson } from "../../items/lesson.ts";
import { heardIn, spokenFor, spokenLesson, type SpokenWords } from "../../items/spoken-words.ts";
import type { ProblemKind } from "../../items/problem-kind.ts";
import type { Desk } from "../../sessions/learning/decide.ts";
import type { ProblemState, ReplyTurn, Turn } from "../../sessions/learning/practice-state.ts";
import { languageOf } from "../../profile.ts";
import type { Trace } from "../../trace/types.ts";
import type { Translations } from "../../words/types.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { guardOf } from "../compose/guard.ts";
import { smallStepsOf, type SmallStep } from "../compose/small-steps-of.ts";
import { PHRASES } from "../compose/phrases.ts";
import { createSpeaker, type Speaker, type SpeakerOptions } from "../compose/speaker.ts";
import type { TutorQuestion } from "../events.ts";
import type { SafetyFinding } from "../safety/index.ts";
import type { Understanding } from "../understand/understand.ts";
import { memoryOf, type Memory } from "./memory.ts";
import { pacingFacts, pacingOf, type Pacing } from "./pacing.ts";
import { styleOf, type Style } from "./style.ts";

/** Everything one reply is made from. */
export interface Talk {
  readonly state: TutorState;
  readonly env: TutorEnv;
  readonly desk: Desk;
  /** The message as it was written; personal data taken out. */
  readonly written: string;
  /** The same as the reader hears it: in English. */
  readonly text: string;
  readonly locale: NumberLocale;
  readonly understood: Understanding;
  /** What of it concerns the pupil's safety; null where nothing does. */
  readonly finding: SafetyFinding | null;
  /** What the word means that the message asks about; null where it asks about none. */
  readonly meaning: string | null;
  /** A kind word in the language that a question was asked in, where that is another one than the app's. */
  readonly heardAbroad: string | null;
  readonly memory: Memory;
  /** What the problem is spoken of in; null for English. */
  readonly spoken: SpokenWords | null;
  /** What the tutor says in it; null for English. */
  readonly translations: Translations | null;
  readonly lesson: Lesson | undefined;
  readonly smallSteps: readonly SmallStep[];
  /** What the problem is about, by its content; null where that is none or several things. */
  readonly kind: ProblemKind | null;
  /** How the problem is solved; undefined where its content has no trace. */
  readonly trace: Trace | undefined;
  readonly pacing: Pacing;
  readonly style: Style;
  /** The newest reply with a question that still waits. */
  readonly asked: ReplyTurn | null;
  readonly speaker: Speaker;
}

/** What is said, and what comes about besides. */
export interface Answer {
  readonly category: string;
  readonly act: string;
  /** Recorded before the reply; nothing unless told. */
  readonly events?: readonly NewEvent[];
  /** Said before the rest, and not counted: what an answer came to, or how a plea or a feeling is taken. */
  readonly first?: string | null;
  /** It is said however many sentences come after it. */
  readonly isFirstKept?: boolean;
  /** In the order in which they are said; what is too much for the pupil is left out. */
  readonly words: readonly (string | null)[];
  /** Which of them must be there when not all fit; the first unless told. */
  readonly most?: number;
  /** Sentences that belong together, where they are more than there is room for usually. */
  readonly room?: number;
  /** Said whole, also when it was said before: nothing is left out of guidance. */
  readonly isVerbatim?: boolean;
  /** A question of before that goes on waiting. */
  readonly keeps?: TutorQuestion | null;
  /** What the pupil is asked to do. */
  readonly question: string | null;
  readonly asks: Pick<TutorQuestion, "kind" | "step"> | null;
}

export function createTalk({
  state,
  env,
  desk,
  written,
  text,
  locale,
  understood,
  finding,
}: Pick<Talk, "state" | "env" | "desk" | "written" | "text" | "locale" | "understood" | "finding">): Talk {
  const { session, problem, item } = desk;
  const memory = memoryOf(session);
  const spoken = spokenFor(env.content, item);
  const messages = memory.turns.flatMap((turn) => (turn.who === "learner" ? [turn.text] : []));
  return {
    state,
    env,
    desk,
    written,
    text,
    locale,
    understood,
    finding,
    meaning: null,
    heardAbroad: null,
    memory,
    spoken,
    translations: spoken?.phrases ?? null,
    lesson: spokenLesson(env.content, problem.skill, spoken),
    smallSteps: smallStepsOf(item, env.content.checker),
    kind: env.content.kind(item),
    trace: env.content.trace(item),
    pacing: pacingOf(pacingFacts(session, problem, state.mastery)),
    style: styleOf([...messages, text].slice(-8)),
    asked: askedBy(problem),
    speaker: speakerOf(desk, problem.phase === "open", env),
  };
}

/** The same talk after the problem was finished within this turn: its answer may be said. */
export function afterFinish(talk: Talk): Talk {
  return { ...talk, speaker: speakerOf(talk.desk, false, talk.env) };
}

/** No problem comes after the last one of a session [TRN91]. */
const SESSION_OVER: NonNullable<SpeakerOptions["instead"]> = new Map([[PHRASES.goOn, PHRASES.goOnAfter]]);

/** Problems whose phrases are not used again while there are others. */
const OTHERS_REMEMBERED = 4;

function speakerOf({ session, problem, item }: Desk, isOpen: boolean, env: TutorEnv): Speaker {
  const spoken = spokenFor(env.content, item);
  const others = session.problems.filter((other) => other !== problem);
  const elsewhere = others.slice(-OTHERS_REMEMBERED).flatMap((other) => other.turns.flatMap(textOf));
  const said = problem.turns.flatMap(textOf);
  const turns = problem.turns.length;
  return createSpeaker({
    seed: `${session.seed}/${problem.item}/${turns}`,
    said,
    elsewhere,
    may: guardOf(item, isOpen, (text) => heardIn(spoken, text)),
    isShort: languageOf(env) === "simple",
    translations: spoken?.phrases ?? null,
    ...(session.endedAt !== null && { instead: SESSION_OVER }),
  });
}

function textOf(turn: Turn): readonly string[] {
  return turn.type === "reply" || turn.type === "hint" ? [turn.text] : [];
}

function askedBy({ turns, asks }: ProblemState): ReplyTurn | null {
  if (asks === null) return null;
  const isReply = (turn: Turn): turn is ReplyTurn => turn.type === "reply" && turn.asks !== null;
  // A reply in between only keeps it.
  return (
    turns.findLast((turn): turn is ReplyTurn => isReply(turn) && turn.text.includes(asks.text)) ??
    turns.findLast(isReply) ??
    null
  );
}

/** How often a reply of this policy was given on the problem. */
export function timesActed({ problem }: Desk, act: string): number {
  return problem.turns.filter((turn) => turn.type === "reply" && turn.act === act).length;
}
