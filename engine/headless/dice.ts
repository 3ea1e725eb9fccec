import { uuidFromName } from "../hash.ts";
import { DeviceId, EventId, LearnerId, SessionId } from "../ids.ts";
import { createRng } from "../random.ts";

/** Names and seeds that a device would draw, made from the learner and how far their log has come [HDL2]. */

export function learnerOf(seed: string): LearnerId {
  return LearnerId.parse(uuidFromName(`headless/learner/${seed}`));
}

/** The chain that is written without a browser, one a learner: beside those of their devices. */
export function deviceOf(learner: LearnerId): DeviceId {
  return DeviceId.parse(uuidFromName(`headless/device/${learner}`));
}

/** @param seq - of the event within its chain, from 1 */
export function eventIdOf(learner: LearnerId, seq: number): EventId {
  return EventId.parse(uuidFromName(`headless/event/${learner}/${seq}`));
}

/** @param seq - of the first event that the session may begin with */
export function sessionIdOf(learner: LearnerId, seq: number): SessionId {
  return SessionId.parse(uuidFromName(`headless/session/${learner}/${seq}`));
}

export function sessionSeedOf(learner: LearnerId, seq: number): string {
  return `${createRng(`headless/seed/${learner}/${seq}`).uint32()}`;
}
