import { TURN } from "../../cues/turn.ts";

/** Whether somebody wants more to do. */
export function wishesHarder(plain: string): boolean {
  return TURN.TOO_EASY.test(plain) || TURN.HARDER.test(plain);
}

/** A harder one is asked for, not only spoken of. */
export function wantsHarder(plain: string): boolean {
  return TURN.WANTS_HARDER_CAN.test(plain);
}

export function isThanks(plain: string): boolean {
  return TURN.IS_THANKS_THANK.test(plain);
}
