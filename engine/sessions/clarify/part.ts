import type { NumberLocale } from "../../answers/types.ts";
import { ASK } from "../../cues/ask.ts";
import { receivedEvent } from "../../dialogue/received-event.ts";
import { redact, safetyOf } from "../../dialogue/safety/index.ts";
import { understand, type Understanding } from "../../dialogue/understand/understand.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import type { SkillId } from "../../ids.ts";
import { err, ok } from "../../result.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { ClarifyView } from "../../views/activity-views.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";
import { openOf, type ActivityContext, type ActivityPart, type Decision } from "../activity.ts";
import { afterGuidance } from "../after-guidance.ts";
import { guidanceWords } from "../guidance-words.ts";
import { isGoodbye } from "../is-goodbye.ts";
import { pickWords } from "../pick-words.ts";
import { answerTo } from "./answer-to.ts";
import type { ClarifyCommand } from "./commands.ts";
import { isLastReply, openly, ways, type Reply } from "./reply.ts";
import { mayReply, type ClarifyState } from "./state.ts";
import { viewClarify } from "./view-clarify.ts";
import { WAYS } from "./words.ts";

/** The learner asks, the answers are direct and short; it ends on the learner's word [CLR1]-[CLR9]. */
export const clarifyPart: ActivityPart<ClarifyCommand, ClarifyView> = {
  decide: (state, command, context, env) => {
    const open = openOf(state.activities.clarify);
    if (command.type === "start") return start(open, command.skill, context, env);
    if (command.type === "end")
      return open === null ? err({ type: "no-activity" }) : ok([ended(open, "learner-ended")]);
    const session = openForReply(state.activities.clarify);
    if (session === null) return err({ type: "no-activity" });
    const text = command.text.trim();
    if (text === "") return err({ type: "bad-input", field: "text", message: "nothing is written" });
    // What an exam asks is not explained while it is being sat [CLR8].
    if (openOf(state.activities.evaluation) !== null) return err({ type: "not-allowed" });
    return say(state, session, text, env, context.locale);
  },
  view: (state, env) => {
    const session = state.activities.clarify;
    return session && viewClarify(session, env);
  },
};

function start(
  open: ClarifyState | null,
  skill: SkillId | null,
  { session, seed }: ActivityContext,
  env: TutorEnv,
): Decision {
  if (skill !== null && !env.content.graph.byId.has(skill)) return err({ type: "unknown-skill", skill });
  if (open !== null && (skill === null || skill === open.source)) return ok([]);
  const name = skill === null ? null : nameOfSkill(env.content.graph, skill);
  const text = name === null ? pickWords(WAYS.welcome, seed, []) : `${name}. ${pickWords(WAYS.welcomeSkill, seed, [])}`;
  const started: NewEvent = {
    type: "activity_started",
    body: { session, kind: "clarify", source: skill ?? "", version: 1, seed, policy: "clarify/1" },
  };
  const place = { session, item: null, skill };
  return ok([
    ...(open === null ? [] : [ended(open, "replaced")]),
    started,
    replyEvent(place, "welcome", { act: "welcome", text, skill, asks: openly(text) }),
  ]);
}

function say(state: TutorState, open: ClarifyState, text: string, env: TutorEnv, locale: NumberLocale): Decision {
  const last = open.talk.findLast(({ who }) => who === "tutor");
  const heard = understand(text, {
    locale,
    ...(last && { lastTutorMessage: last.text }),
    lastAsked: open.asks?.kind === "yes-no" ? "yes-no" : null,
  });
  const place = { session: open.id, item: null, skill: open.skill };
  const received = receivedEvent(place, redact(text), heard);
  const finding = safetyOf(text);
  if (finding !== null) {
    const { kind, severity } = finding;
    const flagged: NewEvent = { type: "safety_flagged", body: { ...place, kind, severity } };
    const words = guidanceWords(finding, state, env);
    const reply: Reply = { act: `safety-${kind}`, text: words, skill: open.skill, asks: null };
    return ok([received, flagged, replyEvent(place, "off_topic", reply)]);
  }
  const stay = afterGuidance(last?.act ?? "", heard);
  if (stay !== null) {
    const reply: Reply = { act: "safety-after", text: stay, skill: open.skill, asks: null };
    return ok([received, replyEvent(place, heard.category, reply)]);
  }
  if (isLast(open, heard)) {
    const reply: Reply = { act: "goodbye", text: ways(open, "goodbye"), skill: open.skill, asks: null };
    const end = open.endedAt === null ? [ended(open, "learner-ended")] : [];
    return ok([received, replyEvent(place, "acknowledge", reply), ...end]);
  }
  const { reply: answer, outcome } = answerTo({ state, open, env, locale }, text, heard);
  const reply = isLastReply(open) ? { ...answer, asks: null } : answer;
  return ok([
    received,
    ...(outcome === null
      ? []
      : [{ type: "doubt_discussed" as const, body: { session: open.id, skill: reply.skill, outcome } }]),
    replyEvent(place, heard.category, reply),
  ]);
}

/** The session that takes a message: the one under way, or the latest for some replies after its end [CLR23]. */
function openForReply(session: ClarifyState | null): ClarifyState | null {
  return session !== null && mayReply(session) ? session : openOf(session);
}

/**
 * "No" to whether there is more, or a word of leaving: the learner ends it, nobody else does [CLR7]. A thank-you to the
 * goodbye is another one [CLR23].
 */
function isLast({ asks, endedAt }: ClarifyState, heard: Understanding): boolean {
  if (endedAt !== null && asks === null && heard.category === "acknowledge") return true;
  return isGoodbye(heard) || (asks?.kind === "yes-no" && ASK.IS_LAST_NOPE.test(heard.plain));
}

function replyEvent(
  place: { readonly session: ClarifyState["id"]; readonly item: null; readonly skill: SkillId | null },
  category: string,
  { act, text, skill, asks }: Reply,
): NewEvent {
  return {
    type: "reply_given",
    body: { ...place, skill, category, act, text: text.slice(0, 1_200), asks, source: "static", model: null },
  };
}

function ended({ id: session }: ClarifyState, reason: "learner-ended" | "replaced"): NewEvent {
  return { type: "activity_ended", body: { session, kind: "clarify", reason } };
}
