import type { NewEvent } from "../../events/tutor-event.ts";
import { sentencesOf } from "../compose/maths-text.ts";
import { PHRASES } from "../compose/phrases.ts";
import { languageOf, readingGrade } from "../../profile.ts";
import type { Answer, Talk } from "./talk.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { mustSay } from "../../words/say.ts";

const MAX_TEXT = 1_200;
const MAX_SENTENCES = 3;
const MAX_QUESTION = 400;

/** The reply as an event, after what it brings about: short enough for the pupil, and nothing in it given away. */
export function giveReply(talk: Talk, answer: Answer): readonly NewEvent[] {
  const question = answer.question ?? "";
  const statements = sentencesOf(question).filter((sentence) => !sentence.endsWith("?")).length;
  const usual = answer.asks === null ? MAX_SENTENCES : Math.min(MAX_SENTENCES, roomOf(talk));
  const most = Math.max(usual, answer.room ?? 0);
  const room = most - statements;
  const kept = keepWithin(answer.words, Math.max(1, room), answer.most ?? 0);
  const words = withFirst(talk, answer, kept, statements);
  const whole = answer.isVerbatim === true ? answer.words.join(" ").slice(0, MAX_TEXT) : wholeOf(talk, words, question);
  // A hint that was to ask for itself, and could not be said in company.
  const isAsking = answer.asks === null || question !== "" || whole.includes("?");
  const text = isAsking ? whole : [whole, talk.speaker.pick(PHRASES.askAgain) ?? ""].join(" ").trim();
  const asked = question !== "" && text.endsWith(question) ? question : (sentencesOf(text).at(-1) ?? "");
  return [
    ...(answer.events ?? []),
    {
      type: "reply_given",
      body: {
        ...talk.desk.ref,
        category: answer.category,
        act: answer.act,
        text,
        asks: answer.asks === null ? (answer.keeps ?? null) : { ...answer.asks, text: asked.slice(0, MAX_QUESTION) },
        source: "static",
        model: null,
      },
    },
  ];
}

/** Below this grade two sentences are enough. */
const READS_THREE = 3;

/** Sentences before the pupil is asked to do something [CMP4]. */
export function roomOf({ style, pacing, state, env }: Pick<Talk, "style" | "pacing" | "state" | "env">): number {
  if (languageOf(env) === "simple" || readingGrade(state.practice.grade ?? 0, env) < READS_THREE) return 2;
  return style.length === "quiet" || style.isDisengaged || pacing === "simplify" || pacing === "first-turn"
    ? 2
    : MAX_SENTENCES;
}

/** The word on an answer is always said; another one where it leaves three sentences at most. */
function withFirst(
  { understood }: Talk,
  { first = "", isFirstKept = false }: Answer,
  kept: readonly string[],
  asked: number,
): readonly string[] {
  if (first === null) return kept;
  const told = [first, ...kept].flatMap(sentencesOf).filter((sentence) => !sentence.endsWith("?")).length;
  const isSaid = first !== "" && (isFirstKept || understood.category === "answer" || told + asked <= MAX_SENTENCES);
  return isSaid ? [first, ...kept] : kept;
}

/** As many sentences as there is room for: first what weighs most, then the rest, each in its place. */
function keepWithin(words: readonly (string | null)[], room: number, most: number): readonly string[] {
  let left = room;
  const kept = words.map((): string => "");
  const order = words.map((_, at) => at).toSorted((a, b) => Number(b === most) - Number(a === most) || a - b);
  for (const at of order) {
    const sentences = sentencesOf(words[at] ?? "");
    const asks = sentences.at(-1)?.endsWith("?") === true ? 1 : 0;
    const cost = sentences.length - asks;
    if (cost <= left) kept[at] = sentences.join(" ");
    else if (at === most) kept[at] = sentences.slice(0, left).join(" ");
    else continue;
    left -= Math.min(cost, left);
  }
  return kept.filter((text) => text !== "");
}

/** What is harmless sentence by sentence may tell in company: then the last of them go. */
function wholeOf(talk: Talk, words: readonly string[], question: string): string {
  for (let count = words.length; count >= 0; count--) {
    const text = [...words.slice(0, count), question].filter((part) => part !== "").join(" ");
    if (text !== "" && text.length <= MAX_TEXT && talk.speaker.may(text)) return text;
  }
  return talk.speaker.pick(PHRASES.still) ?? mustSay(talk.translations, SENTENCES.facts.here);
}
