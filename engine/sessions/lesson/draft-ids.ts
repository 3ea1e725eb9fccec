import { uuidFromName } from "../../hash.ts";
import type { ItemId, SessionId } from "../../ids.ts";

/**
 * Under which the host keeps a choice at a lesson's check question that is picked and not sent (requirement F2).
 *
 * @param question - `checkKey` of the question
 */
export function checkDraftId(session: SessionId, question: string): string {
  return uuidFromName(`check/${session}/${question}`);
}

/** Under which what is typed into a line of an example to finish, and not sent, is kept. @param step - 1-based */
export function blankDraftId(session: SessionId, item: ItemId, step: number): string {
  return uuidFromName(`blank/${session}/${item}/${step}`);
}
