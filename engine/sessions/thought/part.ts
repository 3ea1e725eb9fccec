import { receivedEvent } from "../../dialogue/received-event.ts";
import { redact, safetyOf } from "../../dialogue/safety/index.ts";
import { pleaIn } from "../../dialogue/understand/pleas.ts";
import { understand } from "../../dialogue/understand/understand.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { err, ok } from "../../result.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { ThoughtView } from "../../views/activity-views.ts";
import { openOf, type ActivityContext, type ActivityPart, type Decision } from "../activity.ts";
import { afterGuidance } from "../after-guidance.ts";
import { guidanceWords } from "../guidance-words.ts";
import { isFeeling } from "../is-feeling.ts";
import { isGoodbye } from "../is-goodbye.ts";
import { pickWords } from "../pick-words.ts";
import { talkView } from "../talk-view.ts";
import type { ThoughtCommand } from "./commands.ts";
import { PROMPTS, sortOf } from "./prompts.ts";
import type { ThoughtState } from "./state.ts";

/** The learner thinks aloud and drives; the tutor sends thoughts back as questions [THT1]-[THT6]. */
export const thoughtPart: ActivityPart<ThoughtCommand, ThoughtView> = {
  decide: (state, command, context, env) => {
    const open = openOf(state.activities.thought);
    if (command.type === "start") return start(open, context);
    if (open === null) return err({ type: "no-activity" });
    if (command.type === "end") return ok([ended(open)]);
    const text = command.text.trim();
    if (text === "") return err({ type: "bad-input", field: "text", message: "nothing is written" });
    return say(state, open, text, env);
  },
  view: (state) => {
    const session = state.activities.thought;
    return session && viewThought(session);
  },
};

function start(open: ThoughtState | null, { session, seed }: ActivityContext): Decision {
  if (open !== null) return ok([]);
  return ok([
    {
      type: "activity_started",
      body: { session, kind: "thought", source: "", version: 1, seed, policy: "thought/1" },
    },
    reply({ session, item: null, skill: null }, "welcome", pickWords(PROMPTS.welcome, seed, [])),
  ]);
}

function say(state: TutorState, open: ThoughtState, text: string, env: TutorEnv): Decision {
  const place = { session: open.id, item: null, skill: null };
  const heard = understand(text, {});
  const kept = redact(text);
  const events: NewEvent[] = [receivedEvent(place, kept, heard)];
  const finding = safetyOf(text);
  if (finding !== null) {
    const { kind, severity } = finding;
    const told = guidanceWords(finding, state, env);
    events.push({ type: "safety_flagged", body: { ...place, kind, severity } }, reply(place, `safety-${kind}`, told));
    return ok(events);
  }
  if (isGoodbye(heard)) {
    return ok([...events, reply(place, "goodbye", words(open, "goodbye")), ended(open)]);
  }
  const stay = afterGuidance(open.talk.findLast(({ who }) => who === "tutor")?.act ?? "", heard);
  if (stay !== null) return ok([...events, reply(place, "safety-after", stay)]);
  const plea = pleaIn(text);
  const sort = isFeeling(heard) ? "hurt" : sortOf(heard);
  events.push(plea === null ? reply(place, sort, words(open, sort)) : reply(place, "plea", plea.ask));
  const turns = open.turns + 1;
  if (turns % SUMMED_EVERY === 0) {
    events.push({ type: "thoughts_summed", body: { session: open.id, turns, text: summaryOf(open, kept) } });
  }
  return ok(events);
}

/** The learner's turns between two summaries. */
const SUMMED_EVERY = 5;

function words(open: ThoughtState, sort: keyof typeof PROMPTS): string {
  const said = open.talk.filter(({ who }) => who === "tutor").map(({ text }) => text);
  return pickWords(PROMPTS[sort], `${open.seed}/${open.turns}/${sort}`, said);
}

/** What was thought so far in the learner's own words: how it began, and what came lately [THT4]. */
function summaryOf({ summary, talk }: ThoughtState, latest: string): string {
  const own = [...talk.filter(({ who }) => who === "learner").map(({ text }) => text), latest].map(firstWords);
  const began = summary === null ? `You began with “${own[0] ?? ""}”.` : summary.slice(0, summary.indexOf("”.") + 2);
  const lately = own.slice(summary === null ? 1 : -SUMMED_EVERY).map((text) => `“${text}”`);
  return `${began} Then you thought: ${lately.join("; ")}.`.slice(0, 600);
}

function firstWords(text: string): string {
  const [sentence = ""] = text.replace(/[“”]/gu, '"').split(/(?<=[.!?])\s/u);
  return sentence.length <= 80 ? sentence : `${sentence.slice(0, 77).trimEnd()} …`;
}

function reply(place: { session: ThoughtState["id"]; item: null; skill: null }, act: string, text: string): NewEvent {
  return {
    type: "reply_given",
    body: {
      ...place,
      category: "thought",
      act,
      text,
      asks: act.startsWith("safety") || act === "goodbye" ? null : { kind: "open", text, step: null },
      source: "static",
      model: null,
    },
  };
}

function ended({ id: session }: ThoughtState): NewEvent {
  return { type: "activity_ended", body: { session, kind: "thought", reason: "learner-ended" } };
}

function viewThought({ id, startedAt, isPaused, reason, talk, summary, turns }: ThoughtState): ThoughtView {
  const isAllInSight = talk.filter(({ who }) => who === "learner").length === turns;
  const prompt = talk.findLast(({ who }) => who === "tutor")?.text ?? "";
  return {
    session: id,
    title: "",
    startedAt,
    isPaused,
    ended: reason,
    talk: talk.map(talkView),
    summary: isAllInSight ? null : summary,
    widget: reason === null ? { id, type: "free-text", prompt, longest: 500, draft: null } : null,
  };
}
