// sessions/is-feeling.ts

/** Of oneself and the work, and more than "this is hard". */
export const FELT =
  /\b(?:hate|cry|crying|give up|giving up|stupid|dumb|angry|fed up|sick of|worst|never right|sad|scared|afraid)\b/u;

// sessions/is-goodbye.ts

export const GOODBYE =
  /^(?:ok(?:ay)? |no |thanks |thank you )*(?:bye|goodbye|see you|done|i am done|that is all|that is it|no more questions)\b/u;

// sessions/is-feeling.ts, dialogue/turn

/** Of oneself, not of the tutor or the problem. */
export const FEELS_DUMB =
  /\b(?:i|im|i'm)\b(?! think (?:you|it|this|that))(?: \w+){0,3} (?:dumb|stupid|thick|an idiot|(?:rubbish|bad|no good|not good|terrible) at (?:this|it|maths?|everything)|not (?:smart|clever))\b/u;
