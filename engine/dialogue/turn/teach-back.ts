import { TURN } from "../../cues/turn.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { PHRASES } from "../compose/phrases.ts";
import type { Phrases } from "../compose/speaker.ts";
import { tellsNoWay } from "./strange-words.ts";
import { whatIsTrue } from "./claims.ts";
import { heardBank } from "./heard-bank.ts";
import type { Answer, Talk } from "./talk.ts";
import { isThanks } from "./wishes.ts";

/** An explanation that was asked for: thanked for, and the idea told beside it [TRN16]. */
export function onExplained(talk: Talk): Answer {
  // A bare number, or "because" alone, tells nothing of a way: nothing is said about it.
  return thanked(talk, "said-why", talk.understood.category !== "answer");
}

/** A reason that was written without being asked for, after a right answer: taken like one that was, once [TRN29]. */
export function onVolunteered(talk: Talk): Answer {
  return thanked(talk, "volunteered-why", true);
}

/**
 * What its words share with the lesson's says nothing of whether it is right [TRN33]: it is thanked for in one way,
 * agreed to where a calculation in it is true, and the lesson's own reason stands beside it.
 */
function thanked(talk: Talk, act: string, isWay: boolean): Answer {
  const { speaker, understood } = talk;
  const { plain } = understood;
  const told = whatIsTrue(talk);
  const fact = told === null ? null : speaker.pick(PHRASES.fact, { fact: told });
  const bank = tellsNoWay(plain) ? heardBank(talk) : PHRASES.explainedPlain;
  // Beside what is agreed to, another reason would sound like the better one.
  const idea = fact === null ? nextIdea(talk) : null;
  return {
    category: "explanation",
    act,
    events: [judged(talk, "explained")],
    words: [
      fact ?? (isWay && TELLS.test(plain) ? speaker.pick(bank) : null),
      idea === null ? null : speaker.pick(PHRASES.theIdea, { idea }),
      speaker.pick(PHRASES.goOn),
    ],
    question: null,
    asks: null,
  };
}

/** Of the lesson's reasons the first that was not said on this problem. */
function nextIdea({ desk, lesson }: Talk): string | null {
  const ideas = lesson?.rubric.map(({ idea }) => idea) ?? [];
  const said = desk.problem.turns.flatMap((turn) => (turn.type === "reply" ? turn.text : [])).join(" ");
  return ideas.find((idea) => !said.includes(idea)) ?? ideas[0] ?? null;
}

/** Two words at least. */
export const TELLS = /\p{L}.*\s.*\p{L}/u;

/** "No", "skip", or simply on to the next [TRN17]. */
export function leaveExplaining(talk: Talk): Answer {
  const words = [talk.speaker.pick(leftBank(talk.understood)), talk.speaker.pick(PHRASES.goOn)];
  return { category: "correct", act: "left-why", events: [leftWhy(talk)], words, question: null, asks: null };
}

/** A thank-you, "oh i see" and "okay" refuse nothing. */
function leftBank({ category, plain }: Talk["understood"]): Phrases {
  // Who writes a whole sentence has not only said no.
  if (category !== "acknowledge") return plain.split(" ").length < LONG ? PHRASES.leftWhy : PHRASES.toldAfter;
  if (isThanks(plain)) return PHRASES.thanks;
  return TURN.LEFT_BANK_SEE.test(plain) ? PHRASES.leftSeen : PHRASES.leftAgreed;
}

/** From so many words on something is told. */
const LONG = 8;

/** Nothing waits for the reason any longer. */
export function leftWhy(talk: Talk): NewEvent {
  return judged(talk, "left");
}

type Outcome = Extract<NewEvent, { type: "teach_back_judged" }>["body"]["outcome"];

/** Points are those of older logs, where explanations were judged by words. */
function judged({ desk }: Talk, outcome: Outcome): NewEvent {
  const { met = [], missing = [] } = desk.problem.teachBack ?? {};
  return { type: "teach_back_judged", body: { ...desk.ref, outcome, met: [...met], missing: [...missing] } };
}
