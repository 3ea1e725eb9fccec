import { understand } from "../../dialogue/understand/understand.ts";
import type { SkillId } from "../../ids.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import type { ClarifyView } from "../../views/activity-views.ts";
import { talkView } from "../talk-view.ts";
import { lessonsNamed } from "./named-lessons.ts";
import { readAsked } from "./read-asked.ts";
import { mayReply, type ClarifyState } from "./state.ts";

export function viewClarify(session: ClarifyState, env: TutorEnv): ClarifyView {
  const { content } = env;
  const { id, startedAt, isPaused, reason, talk, asks, skill, discussed } = session;
  const nameOf = (one: SkillId): string => nameOfSkill(content.graph, one);
  const check = asks?.kind === "choice" && skill !== null ? content.lesson(skill)?.check : undefined;
  const prompt = asks?.text ?? "";
  return {
    session: id,
    title: skill === null ? "" : nameOf(skill),
    startedAt,
    isPaused,
    ended: reason,
    skillId: skill,
    talk: talk.map(talkView),
    topics: topicsOf(session, env),
    past: pastOf(session),
    about: aboutOf(session, content.graph),
    asks,
    widget:
      reason !== null && !mayReply(session)
        ? null
        : check !== undefined
          ? { id, type: "choices", prompt, choices: check.choices, several: false, draft: null }
          : { id, type: "free-text", prompt, longest: LONGEST_TEXT, draft: null },
    discussed: discussed.map((one) => ({ skillId: one, name: nameOf(one) })),
  };
}

/** [UTF-16 units] */
const LONGEST_TEXT = 500;

/** What is offered where the last question was about none of the lessons, or which is not sure [CLR16]. */
function topicsOf({ talk, skill }: ClarifyState, env: TutorEnv): ClarifyView["topics"] {
  if (!OFFERS_TOPICS.has(talk.at(-1)?.act ?? "")) return [];
  const asked = talk.findLast(({ who }) => who === "learner")?.text ?? "";
  const { question, place } = readAsked(understand(asked, {}), asked, skill, env);
  return lessonsNamed(question, place, env).map(({ about: { skill: skillId } }) => ({
    skillId,
    name: nameOfSkill(env.content.graph, skillId),
  }));
}

const OFFERS_TOPICS: ReadonlySet<string> = new Set(["topics", "unsure"]);

/** Earlier discussions at hand [CLR22]. */
const PAST = 5;

function pastOf({ id, skill, past }: ClarifyState): ClarifyView["past"] {
  const earlier = past.filter((one) => one.skill === skill && one.session !== id);
  return earlier
    .filter(({ question }, at) => at === earlier.findLastIndex((one) => one.question === question))
    .slice(-PAST)
    .toReversed()
    .map(({ question, answer }) => ({ question, answer }));
}

/** The skill that the last answer is from: its lesson can be opened, and it can be practised [CLR21]. */
function aboutOf({ talk, skill }: ClarifyState, graph: TutorEnv["content"]["graph"]): ClarifyView["about"] {
  const isAnswer = ANSWERS.has(talk.at(-1)?.act ?? "");
  return isAnswer && skill !== null ? { skillId: skill, name: nameOfSkill(graph, skill) } : null;
}

const ANSWERS: ReadonlySet<string> = new Set(["answer", "way", "walk-done", "check-right", "check-not-yet"]);
