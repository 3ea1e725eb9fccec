import type { ItemId, LearnerId, SessionId, SkillId } from "../../ids.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import type { Appeal } from "./appeals-state.ts";
import { askedIn, type Pupil } from "./view-misconceptions.ts";

/** A disputed answer for a teacher to look at. */
export interface AppealView {
  readonly learner: LearnerId;
  readonly session: SessionId;
  readonly item: ItemId;
  readonly skill: SkillId;
  readonly skillName: string;
  /** [ms since 1970-01-01 UTC], the server's. */
  readonly at: number;
  readonly given: readonly string[];
  /** Null where the item is of an older bank, and the log does not tell what was asked. */
  readonly stem: string | null;
  /** Null where the question has changed since. */
  readonly answer: string | null;
  /** What the second check made of it; null: not heard of yet. */
  readonly check: "disagrees" | "cannot-tell" | "form" | null;
  readonly ended: Appeal["ended"];
  readonly accepted: boolean | null;
}

/** The newest first [CLS10]. */
export function viewAppeals(pupils: readonly Pupil[], env: TutorEnv): readonly AppealView[] {
  return pupils
    .flatMap(({ learner, fold }) => fold.appeals.flatMap((appeal) => viewOne(learner, appeal, env)))
    .toSorted((a, b) => b.at - a.at);
}

function viewOne(
  learner: LearnerId,
  { of, asked, at, outcome, ended, accepted }: Appeal,
  { content }: TutorEnv,
): readonly AppealView[] {
  if (outcome === "agrees") return [];
  return [
    {
      learner,
      session: of.session,
      item: of.item,
      skill: of.skill,
      skillName: nameOfSkill(content.graph, of.skill),
      at,
      given: of.given,
      ...askedIn({ address: of, asked }, { content }),
      check: outcome,
      ended,
      accepted,
    },
  ];
}
