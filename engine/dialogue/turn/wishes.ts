/** Too little to do. */
export const TOO_EASY = /\b(?:too|so|2|really|very) easy\b|\bbaby (?:stuff|maths?|work)\b|\bfor bab(?:y|ies)\b/u;

/** Whether somebody wants more to do. */
export function wishesHarder(plain: string): boolean {
  return TOO_EASY.test(plain) || HARDER.test(plain);
}

const HARDER = /\b(?:harder|more difficult|hard ones|challeng\w*|boring|bored)\b/u;

/** A harder one is asked for, not only spoken of. */
export function wantsHarder(plain: string): boolean {
  return /\b(?:can|could|may|want|give|get|have)\b.*\b(?:harder|more difficult)\b/u.test(plain);
}

/** A way of one's own is proposed: "can i split it". */
export const MAY_TRY =
  /^(?:(?:so|and|but|ok|wait) )*can i (?:just )?(?:take|split|start|count|use|do|add|subtract|times|multiply|divide|share|draw|make|work)\b/u;

/** Of oneself, not of the tutor or the problem. */
export const FEELS_DUMB =
  /\b(?:i|im|i'm)\b(?! think (?:you|it|this|that))(?: \w+){0,3} (?:dumb|stupid|thick|an idiot|(?:rubbish|bad|no good|not good|terrible) at (?:this|it|maths?|everything)|not (?:smart|clever))\b/u;

/** How to go about it. */
export const HOW_TO_BEGIN =
  /\b(?:what|wat|where|how) (?:do|should|can|must|would) (?:i|we|you|u) (?:even )?(?:do|start|begin)\b|\b(?:what|wat)(?: is|'s|s)? (?:comes? |the )?first\b/u;

export function isThanks(plain: string): boolean {
  return /\b(?:thank|thanks|thx|ty|cheers)\b/u.test(plain);
}

/** "How do I know it's right" asks for no verdict. */
export const ASKS_HOW = /^(?:so |but |and )?how\b/u;

/** Another problem, in the place of this one. */
export const ANOTHER = /\b(?:another one|give me another|(?:new|next|different) (?:one|problem))\b/u;
