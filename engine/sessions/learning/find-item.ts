import type { NewEvent } from "../../events/tutor-event.ts";
import { DIFFICULTIES, type Difficulty, type SessionId, type SkillId } from "../../ids.ts";
import type { ItemRejection, VerifiedItem } from "../../items/content.ts";
import { wordCount } from "../../word-count.ts";
import { languageOf } from "../../profile.ts";
import { masteryOf, type MasteryState } from "../../learner/mastery-state.ts";
import { createRng } from "../../random.ts";
import type { TutorEnv } from "../../tutor-types.ts";

/** Refused items tried before a skill is given up for this turn. */
const MAX_REFUSALS = 5;

/** Where a problem is to stand: which seeds are tried follows from it. */
export interface Place {
  readonly session: SessionId;
  readonly seed: string;
  readonly position: number;
}

interface Found {
  /** null when every try was refused, or there is none. */
  readonly verified: VerifiedItem | null;
  /** Everything that was refused on the way, to be recorded (requirement M2) [PRC9]. */
  readonly refused: readonly NewEvent[];
}

/** Drawn where the one with fewer words to read is served [PRF4]. */
const DRAWN_TO_READ = 2;

/**
 * A verified item of the skill, of the level wanted or the nearest there is; rather one that was not served before. In
 * simple language it is the one of two with fewer words to read: stories come, and less often.
 */
export function findItem(
  mastery: MasteryState,
  place: Place,
  { skill, difficulty: wanted }: { readonly skill: SkillId; readonly difficulty: Difficulty },
  env: TutorEnv,
): Found {
  const { content } = env;
  const drawn = languageOf(env) === "simple" ? DRAWN_TO_READ : 1;
  const refused: NewEvent[] = [];
  for (const difficulty of nearestFirst(wanted)) {
    const used = masteryOf(mastery, skill).used[difficulty] ?? [];
    const opens: VerifiedItem[] = [];
    for (const seed of freshSeeds(
      content.seeds(skill, difficulty),
      used,
      `${place.position}/${skill}/${difficulty}`,
      place.seed,
    )) {
      const address = { blueprint: skill, version: content.version(skill), difficulty, seed };
      const opened = content.open(address);
      if (opened.ok) {
        opens.push(opened.value);
        if (opens.length === drawn) break;
        continue;
      }
      refused.push(rejected(place.session, skill, address, opened.error));
      if (refused.length >= MAX_REFUSALS) break;
    }
    const [shortest = null] = opens.toSorted((a, b) => wordsOf(a) - wordsOf(b));
    if (shortest !== null || refused.length >= MAX_REFUSALS) return { verified: shortest, refused };
  }
  return { verified: null, refused };
}

function wordsOf({ item }: VerifiedItem): number {
  return wordCount(item.problem_content.stem);
}

/** Never served ones first, in this place's order, then those served longest ago. */
function freshSeeds(
  listed: readonly number[],
  used: readonly number[],
  place: string,
  seed: string,
): readonly number[] {
  const usedSet = new Set(used);
  const fresh = listed.filter((one) => !usedSet.has(one));
  if (fresh.length === 0) return used.filter((one) => listed.includes(one)).slice(0, MAX_REFUSALS);
  const rng = createRng(`${seed}/${place}`);
  return Array.from({ length: Math.min(MAX_REFUSALS, fresh.length) }, () => rng.pick(fresh));
}

function nearestFirst(wanted: Difficulty): readonly Difficulty[] {
  return DIFFICULTIES.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b);
}

export function rejected(
  session: SessionId,
  skill: SkillId,
  address: { blueprint: string; version: number; difficulty: Difficulty; seed: number },
  { reason, detail }: ItemRejection,
): NewEvent {
  return {
    type: "verification_rejected",
    body: { session, skill, ...address, version: Math.max(1, address.version), reason, detail },
  };
}
