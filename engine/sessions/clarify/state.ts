import type { TutorQuestion } from "../../dialogue/events.ts";
import type { SessionId, SkillId } from "../../ids.ts";
import type { Projection } from "../../projections/projection.ts";
import { SkillId as SkillIdSchema } from "../../ids.ts";
import { lifeOf, type ActivityState } from "../activity.ts";

export interface DoubtTurn {
  readonly who: "learner" | "tutor";
  readonly text: string;
  readonly at: number;
  /** What the tutor meant by it; "" for the learner's words. */
  readonly act: string;
  /** What a language model wrote beneath it. */
  readonly words?: string;
}

/** A calculation that is gone through by small questions. */
export interface Walk {
  /** As it was asked for, in the learner's words. */
  readonly question: string;
  readonly skill: SkillId;
  /** The small question that waits, 1-based, and how often it was missed. */
  readonly at: number;
  readonly misses: number;
}

/** A question of an earlier session, and what was answered. */
export interface PastDoubt {
  readonly session: SessionId;
  readonly skill: SkillId;
  readonly question: string;
  readonly answer: string;
}

/** The latest question-and-answer session. */
export interface ClarifyState extends ActivityState {
  /** Chosen at the start, or talked about last. */
  readonly skill: SkillId | null;
  readonly talk: readonly DoubtTurn[];
  /** The question of the tutor that waits, and the skill it is about. */
  readonly asks: TutorQuestion | null;
  readonly walk: Walk | null;
  /** Answers so far, of all sessions, the latest of a skill last: of each skill a few [CLR22]. */
  readonly past: readonly PastDoubt[];
  /** Skills talked about, in order, each once. */
  readonly discussed: readonly SkillId[];
  /** Skills whose check question was asked. */
  readonly checked: readonly SkillId[];
  /** Messages since it is over [CLR23]. */
  readonly repliesAfter: number;
}

type ClarifyEventType =
  | "activity_started"
  | "activity_paused"
  | "activity_resumed"
  | "activity_ended"
  | "message_received"
  | "reply_given"
  | "words_added"
  | "doubt_discussed";

const LIFE = lifeOf<ClarifyState>("clarify", (base) => {
  const skill = SkillIdSchema.safeParse(base.source);
  const empty = { talk: [], asks: null, walk: null, past: [], discussed: [], checked: [], repliesAfter: 0 };
  return { ...base, ...empty, skill: skill.success ? skill.data : null };
});

export const clarifyProjection: Projection<ClarifyState | null, ClarifyEventType> = {
  initial: null,
  on: {
    ...LIFE,
    activity_started: (state, event) => {
      const begun = LIFE.activity_started(state, event);
      return begun === null || begun === state ? begun : { ...begun, past: state?.past ?? [] };
    },
    message_received: (state, { body, wall: at }) =>
      state?.id === body.session
        ? {
            ...state,
            talk: [...state.talk, { who: "learner", text: body.text, at, act: "" }],
            asks: null,
            repliesAfter: state.repliesAfter + (state.endedAt === null ? 0 : 1),
          }
        : state,
    reply_given: (state, { body, wall: at }) =>
      state?.id === body.session
        ? {
            ...state,
            talk: [...state.talk, { who: "tutor", text: body.text, at, act: body.act }],
            asks: body.asks,
            walk: walkAfter(state, body),
            past: pastWith(state, body),
            skill: body.skill ?? state.skill,
            checked:
              body.asks?.kind === "choice" && body.skill !== null ? once(state.checked, body.skill) : state.checked,
          }
        : state,
    words_added: (state, { body }) => {
      const at = state?.talk.findLastIndex(({ who, act }) => who === "tutor" && act === body.act) ?? -1;
      const turn = state?.talk[at];
      return state?.id === body.session && turn !== undefined && turn.words === undefined
        ? { ...state, talk: state.talk.with(at, { ...turn, words: body.text }) }
        : state;
    },
    doubt_discussed: (state, { body }) =>
      state?.id === body.session && body.skill !== null
        ? { ...state, discussed: once(state.discussed, body.skill) }
        : state,
  },
};

/** It goes on with each reply that asks for a step, and any other ends it. */
function walkAfter(
  { talk, walk }: ClarifyState,
  { act, asks, skill }: { readonly act: string; readonly asks: TutorQuestion | null; readonly skill: SkillId | null },
): Walk | null {
  const at = asks?.step ?? null;
  if (at === null || skill === null || !act.startsWith("walk-")) return null;
  if (act === "walk-begin" || walk === null) return { question: talk.at(-1)?.text ?? "", skill, at, misses: 0 };
  return { ...walk, at, misses: act === "walk-again" ? walk.misses + 1 : 0 };
}

/** Of each skill [discussions]; those of the session under way are among them. */
const KEPT = 10;

function pastWith(
  { id: session, talk, past }: ClarifyState,
  { act, skill, text: answer }: { readonly act: string; readonly skill: SkillId | null; readonly text: string },
): readonly PastDoubt[] {
  const question = talk.at(-1)?.text ?? "";
  if (skill === null || !(act === "answer" || act === "way") || question === "") return past;
  const own = past.filter((one) => one.skill === skill);
  const kept = own.length < KEPT ? past : past.filter((one) => one !== own[0]);
  return [...kept, { session, skill, question, answer }];
}

function once(skills: readonly SkillId[], skill: SkillId): readonly SkillId[] {
  return skills.includes(skill) ? skills : [...skills, skill];
}
