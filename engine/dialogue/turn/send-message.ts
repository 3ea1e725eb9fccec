import type { NewEvent } from "../../events/tutor-event.ts";
import { err, ok, type Result } from "../../result.ts";
import type { Decision } from "../../sessions/activity.ts";
import { heardIn, spokenFor } from "../../items/spoken-words.ts";
import { openDesk, talkDesk } from "../../sessions/learning/decide.ts";
import { currentProblem } from "../../sessions/learning/practice-state.ts";
import type { TutorCommand, TutorEnv, TutorRefusal, TutorState } from "../../tutor-types.ts";
import { smallStepsOf } from "../compose/small-steps-of.ts";
import { receivedEvent } from "../received-event.ts";
import { redact, safetyOf } from "../safety/index.ts";
import { itemsOf } from "../understand/items.ts";
import { mendWord } from "../understand/spelling.ts";
import { understand } from "../understand/understand.ts";
import { giveReply } from "./give-reply.ts";
import { contextOf } from "./message-context.ts";
import { MOVES } from "./moves.ts";
import { withMeaning } from "./on-question.ts";
import { answerBy, type Answered } from "./row.ts";
import { secondLook } from "./second-look.ts";
import { inEnglish } from "./asked-rows.ts";
import { createTalk, type Talk } from "./talk.ts";

type SendMessage = Extract<TutorCommand, { type: "send-message" }>;

/** What is past this is not kept: nobody reads it. */
const MAX_MESSAGE = 500;

/** One turn (requirement T1): normalise, load, classify, verify, diagnose, route, respond; the host saves. */
export function sendMessage(state: TutorState, command: SendMessage, env: TutorEnv): Decision {
  const begun = beginTalk(state, command, env);
  if (!begun.ok) return begun;
  const talk = begun.value;
  const { finding } = talk;
  const { ref } = talk.desk;
  const received = receivedEvent(ref, talk.written, talk.understood);
  const flagged: readonly NewEvent[] =
    finding === null
      ? []
      : [{ type: "safety_flagged", body: { ...ref, kind: finding.kind, severity: finding.severity } }];
  const { talk: after, answer } = answerTo(talk);
  const reply = giveReply(after, answer);
  return ok([received, ...flagged, ...onNextDesk(reply)]);
}

/** What the tables of moves answer, and by which row. */
export function answerTo(talk: Talk): Answered {
  const answered = answerBy(MOVES, talk);
  if (answered === null) throw new Error(`no row answers a message of ${talk.understood.category}`);
  return answered;
}

/** What a message is taken for, before anything is answered. */
export function beginTalk(state: TutorState, command: SendMessage, env: TutorEnv): Result<Talk, TutorRefusal> {
  const written = command.text.normalize("NFC").slice(0, MAX_MESSAGE).trim();
  if (written === "") return err({ type: "bad-input", field: "text", message: "nothing is written" });
  const desk = talkDesk(state, command.item, env);
  if (!desk.ok) return desk;
  const spoken = spokenFor(env.content, desk.value.item);
  const heard = (said: string) => heardIn(spoken, said, noNumber);
  const finding = safetyOf(written);
  const kept = redact(written).slice(0, MAX_MESSAGE);
  const text = heard(kept);
  const context = contextOf(desk.value, command.locale);
  const understood = secondLook(text, understand(text, context), desk.value.item, context);
  const { locale } = command;
  return ok(
    withMeaning(
      inEnglish(createTalk({ state, env, desk: desk.value, written: kept, text, locale, understood, finding })),
    ),
  );
}

/** A word of another language is no number because an English one is spelled much like it. */
function noNumber(word: string): string {
  const mended = mendWord(word);
  const isMended = mended !== word.toLowerCase();
  return isMended && itemsOf(mended).some(({ type }) => type === "number") ? NO_WORD : word;
}

const NO_WORD = "thing";

/** The longest part of a first reply, which does not depend on what is written: `smallStepsOf` keeps what it found. */
export function expectMessage(state: TutorState, env: TutorEnv): void {
  const problem = currentProblem(state.practice);
  const desk = problem === null ? null : openDesk(state, problem.item, env);
  if (desk?.ok === true) smallStepsOf(desk.value.item, env.content.checker);
}

/** A reply after the next problem came onto the desk belongs to that one. */
function onNextDesk(events: readonly NewEvent[]): readonly NewEvent[] {
  const served = events.find((event) => event.type === "problem_served")?.body;
  if (served === undefined) return events;
  return events.map((event) =>
    event.type === "reply_given"
      ? { ...event, body: { ...event.body, item: served.item, skill: served.skill } }
      : event,
  );
}
