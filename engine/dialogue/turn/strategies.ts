import { spokenItem } from "../../items/spoken-words.ts";
import { COMPOSE } from "../../cues/compose.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { DIFFICULTIES } from "../../ids.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { ideasIn } from "../compose/ideas-in.ts";
import { numbersIn } from "../compose/liked-example.ts";
import type { ProblemKind } from "../../items/problem-kind.ts";
import { mathsOf, plainOf, sentencesOf } from "../compose/maths-text.ts";
import { PHRASES } from "../compose/phrases.ts";
import { problemText } from "../compose/problem-text.ts";
import { askAnswer, askSmallStep, askYours, currentSmallStep, moved } from "./ask-small-step.ts";
import { asExample, exampleFor, isStory } from "./give-example.ts";
import { timesActed, type Answer, type Talk } from "./talk.ts";
import { lowerFirst } from "../../lower-first.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { say } from "../../words/say.ts";
import type { Translations } from "../../words/types.ts";

interface Strategy {
  /** Its words are the same on every problem of the skill. */
  readonly isFixed?: true;
  readonly act: string;
  /** It is about other numbers. */
  readonly isOfOthers?: (talk: Talk) => boolean;
  readonly of: (talk: Talk) => readonly string[] | null;
}

const LIKED: Strategy = { act: "strategy-liked", of: fromWhatIsLiked, isOfOthers: () => true };
const AGAIN: Strategy = {
  act: "strategy-again",
  of: ideaAgain,
  isOfOthers: ({ lesson }) => isStory(lesson?.again ?? ""),
  isFixed: true,
};
const OTHERS: readonly Strategy[] = [
  { act: "strategy-prerequisite", of: prerequisiteIdea, isFixed: true },
  { act: "strategy-example", of: smallerExample, isOfOthers: () => true },
  { act: "strategy-picture", of: thePicture },
];

/**
 * Ways in beside the steps, in the order in which they are tried (requirement S4): who has said what they like gets that
 * first; of those that were taken on the problem before, the ones that would be told in the same words come last.
 */
function strategiesFor({ env, desk }: Talk): readonly Strategy[] {
  const ways = (env.profile?.likes.length ?? 0) > 0 ? [LIKED, AGAIN, ...OTHERS] : [AGAIN, LIKED, ...OTHERS];
  const before = desk.session.problems.at(-2)?.turns.flatMap((turn) => (turn.type === "reply" ? turn.act : [])) ?? [];
  const wornOf = ({ act, isFixed }: Strategy) => (before.includes(act) ? (isFixed === true ? 2 : 1) : 0);
  return ways.toSorted((a, b) => wornOf(a) - wornOf(b));
}

/** Sentences of another way in at most: as many as a lesson tells its idea again in. */
const STORY = 3;
/** Of a picture: half of it is none. */
const PICTURE = 5;

/** Another way in; once all were tried, the worked solution is offered [TRN11] [TRN12]. */
export function changeStrategy(talk: Talk, first: string | null, opening: string | null = null): Answer {
  const { scaffold } = talk.desk.problem;
  const place = scaffold?.step ?? null;
  const event = moved(talk, "stuck", (scaffold?.depth ?? 0) + 1, place);
  const way = otherWay(talk, first, opening);
  return way === null
    ? { ...offerSolution(talk, opening, [event]), first }
    : { ...way, category: "stuck", events: [event] };
}

/** The next way in that was not taken on the problem; null where all were. */
export function otherWay(talk: Talk, first: string | null = null, opening: string | null = null): Answer | null {
  for (const { act, of, isOfOthers } of strategiesFor(talk)) {
    if (timesActed(talk.desk, act) > 0) continue;
    const words = of(talk);
    if (words === null) continue;
    const at = currentSmallStep(talk);
    const asked =
      isOfOthers?.(talk) === true
        ? askYours(talk)
        : at === null
          ? { question: askAnswer(talk, true), asks: { kind: "answer" as const, step: null } }
          : askSmallStep(talk, at.smallStep, "help");
    const { question, asks } = asked;
    // A story without its end, or an example without its problem, says nothing.
    const all = [opening, ...words];
    const room = Math.min(act === "strategy-picture" ? PICTURE : STORY, sentencesOf(words.at(-1) ?? "").length);
    return { category: "conceptual_question", act, first, words: all, most: words.length, room, question, asks };
  }
  return null;
}

export function offerSolution(talk: Talk, opening: string | null, events: readonly NewEvent[] = []): Answer {
  const { speaker } = talk;
  const question = speaker.pick(PHRASES.offerSolution) ?? speaker.pick(PHRASES.askAgain);
  return {
    category: "stuck",
    act: "offer-solution",
    events,
    words: [opening],
    question,
    asks: { kind: "yes-no", step: null },
  };
}

const PLAIN: ReadonlySet<ProblemKind> = new Set(["add", "subtract", "multiply", "divide"]);

/** The calculation of the small step that is open, where it is another one than the problem's. */
function otherOperation(talk: Talk): ProblemKind | null {
  const { value = null, operation: ofStep = null, isOfWholes } = currentSmallStep(talk)?.smallStep ?? {};
  const ofItem = talk.kind;
  // The last step of a problem with a calculation of its own may be another one: 10 + 6 of 8 × 2.
  const isOwn = value === null && !(ofItem !== null && PLAIN.has(ofItem));
  const operation = isOwn || isOfWholes !== true ? null : ofStep;
  return operation === ofItem ? null : operation;
}

/** The idea of the lesson said another way. */
function ideaAgain(talk: Talk): readonly string[] | null {
  const { lesson, speaker } = talk;
  // It is about what the problem does.
  if (otherOperation(talk) !== null) return null;
  if (isStory(lesson?.again ?? "")) {
    const value = currentSmallStep(talk)?.smallStep.value ?? "";
    // Its numbers would be taken for what the step asks.
    if (numbersIn(lesson?.again ?? "").includes(value)) return null;
    const story = asExample(talk, lesson?.again ?? "");
    return story === null ? null : [speaker.pick(PHRASES.strategy) ?? "", story];
  }
  const again = wholeEnough(lesson?.again, speaker.part(lesson?.again, STORY));
  const opening = again === null ? null : speaker.pick(PHRASES.strategy);
  return again === null ? null : [opening ?? "", again];
}

/** A story that breaks off before its end is none. */
function wholeEnough(text = "", part: string | null): string | null {
  return part === null || sentencesOf(part).length < sentencesOf(text).length ? null : part;
}

/** A small example from what the pupil likes. */
function fromWhatIsLiked(talk: Talk): readonly string[] | null {
  const example = exampleFor(talk, otherOperation(talk));
  return example === null ? null : [talk.speaker.pick(PHRASES.strategy) ?? "", example];
}

/**
 * What a skill underneath says: of all that its lessons tell, the sentence that shares most with the problem and speaks of
 * nothing that does not occur in it; none where all are far from it [TRN30].
 */
function prerequisiteIdea(talk: Talk): readonly string[] | null {
  const { desk, env, speaker } = talk;
  // Skills have English names, and without its name nobody sees what it has to do with the problem.
  if (otherOperation(talk) !== null || talk.spoken !== null) return null;
  const text = problemText(desk.item);
  const [here, numbers] = [ideasIn(text), new Set(numbersIn(text))];
  const isForeign = (told: string) => numbersIn(told).some((number) => !numbers.has(number));
  const near = (env.content.graph.byId.get(desk.ref.skill)?.prerequisites ?? []).flatMap((id) =>
    (env.content.lesson(id)?.idea ?? []).flatMap((idea) => {
      const about = ideasIn(idea);
      // One that speaks of other numbers is further away, and so is a skill that is named by them.
      const name = nameOfSkill(env.content.graph, id);
      const shared = about.size - (isForeign(idea) ? 1 : 0) - (isForeign(name) ? 1 : 0);
      return about.size > 0 && shared > 0 && [...about].every((each) => here.has(each)) && !COMPOSE.LEANS.test(idea)
        ? [{ id, idea, shared }]
        : [];
    }),
  );
  for (const { id, idea } of near.toSorted((a, b) => b.shared - a.shared)) {
    const name = nameOfSkill(env.content.graph, id);
    const said = speaker.fresh(idea);
    // Without the name of the skill nobody sees what it has to do with the problem.
    const opening = said === null ? null : speaker.pick(PHRASES.beneath, { skill: name });
    if (said !== null && opening !== null) return [`${opening} ${said}`];
  }
  return null;
}

/** A problem of the same skill and sort with smaller numbers, done. */
function smallerExample({ desk, env, speaker, translations }: Talk): readonly string[] | null {
  const { address, skill } = desk.problem;
  const seen = { stem: desk.item.meta.generation?.stem, kind: desk.item.answer_spec.kind };
  for (const difficulty of DIFFICULTIES.filter((each) => each <= address.difficulty)) {
    for (const seed of env.content.seeds(skill, difficulty).slice(0, EXAMPLES_TRIED)) {
      const opened = env.content.open({ blueprint: address.blueprint, version: address.version, difficulty, seed });
      const item = opened.ok && seed !== address.seed ? spokenItem(env.content, opened.value.item) : null;
      const isAlike = item?.meta.generation?.stem === seen.stem && item?.answer_spec.kind === seen.kind;
      const solution = item !== null && isAlike ? exampleOf(item, translations) : null;
      const stem = item?.problem_content.stem ?? "";
      const opening = solution === null ? null : speaker.pick(PHRASES.example, { stem });
      const told = opening === null ? null : speaker.fresh(solution);
      if (opening !== null && told !== null) return [`${opening} ${told}`];
    }
  }
  return null;
}

/** Of each level; opening one costs a fraction of a millisecond. */
const EXAMPLES_TRIED = 12;

/** Short enough to be read in one go, and without a picture. */
function exampleOf(item: MathProblemItem, translations: Translations | null): string | null {
  const { stem, diagram } = item.problem_content;
  const last = item.solution_logic.steps.findLast(({ math }) => math.includes("="));
  if (diagram !== undefined || stem.length > 90 || sentencesOf(stem).length > 1 || last === undefined) return null;
  // The last line may be a check: `6 \times 315 = 1890`.
  const { final_answer_canonical: answer } = item.solution_logic;
  const isResult = plainOf(last.math.slice(last.math.lastIndexOf("=") + 1)) === answer;
  return isResult || !/^[-\d./]+$/u.test(answer)
    ? say(translations, SENTENCES.example.comesTo, { sum: `$${last.math}$` })
    : say(translations, SENTENCES.example.answer, { answer: mathsOf(answer) });
}

/** Sentences that a picture may take in a reply, whole. */
const PICTURE_ROOM = 3;

function thePicture({ desk, speaker }: Talk): readonly string[] | null {
  const { diagram } = desk.item.problem_content;
  if (diagram === undefined) return null;
  // A graph or a clock takes more words than a reply has room for.
  if (sentencesOf(diagram.alt).length > PICTURE_ROOM) return null;
  const alt = diagram.alt.endsWith(".") ? diagram.alt : `${diagram.alt}.`;
  // What is in it says nothing to one who does not know that it is the picture.
  const told = speaker.pick(PHRASES.picture, { alt: lowerFirst(alt) });
  return told === null ? null : [told];
}
