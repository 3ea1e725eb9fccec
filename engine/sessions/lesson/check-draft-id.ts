import { uuidFromName } from "../../hash.ts";
import type { SessionId, SkillId } from "../../ids.ts";

/** Under which the host keeps a choice at a lesson's check question that is picked and not sent (requirement F2). */
export function checkDraftId(session: SessionId, skill: SkillId): string {
  return uuidFromName(`check/${session}/${skill}`);
}
