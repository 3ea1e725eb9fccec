// hints/find-leak-beside.ts

export const PINS =
  /\b(?:between|too (?:big|small|large|many|few|much|high|low)|only|more than|less than|bigger than|smaller than|greater than|but|not|neither|nor|already|reach|in the middle|below|above|over|under)\b/u;
export const CORRECTS =
  /\b(?:not|isn't|no|wrote|have|had|got|said|answered|too|already|is even|already goes|goes up)\b/u;
export const UP =
  /\b(?:one (?:more|further|higher|up|after|bigger|below the)|too (?:low|few|small|little)|(?:one|\d+|\w+) (?:short|more than that|missing|higher)|is (?:one|\d+) (?:less|fewer|smaller)|(?:just )?after it|the one after|next one|below the (?:right|answer|number)|short|add (?:just )?(?:one|\d+)|more than that|further up|(?:one|\d+) below|higher)\b/u;
export const DOWN =
  /\b(?:one (?:less|back|lower|down|before|fewer|smaller|above the|too)|too (?:high|many|big|large|much)|(?:one|\d+|\w+) (?:over|too far|lower)|is (?:one|\d+) more|just before|(?:the )?one before|go back|above the (?:right|answer)|take (?:one|\d+) (?:off|away)|less than that|(?:one|\d+) above|step back|lower)\b/u;
export const IS_TOLD_ONE = /\b(?:one|1|the (?:one|number|next)|just (?:before|after)|next)\b/u;

// hints/find-leak-digits.ts

export const ORDER =
  /\b(?:start|starts|first|then|next|last|after|end|ends|front|back|behind|still|stays?|left over|hundreds|tens|ones)\b/gu;
export const EMPTY = /\b(?:all gone|used up|nothing|empty|none)\b/gu;

// hints/find-leak-left.ts

export const ENDS_BETWEEN = /\bbetween\b/u;
export const NEARER =
  /\b(?:closer to the|nearer to the|much too far|too far away|past the middle|below the middle|above the middle|closest is|so (?:it|we|you) (?:goes?|rounds?) (?:up|down)|the (?:lower|upper|higher) one(?:,| is| and)|round(?:s|ed)? it (?:up|down))\b/u;
export const LIST = /[:?]\s*([^:?]*\bor\b[^?]*)\?|:\s*((?:[^:?.]|\.(?=\d)){3,120}\band\b(?:[^?.]|\.(?=\d))*)\./iu;
export const ASKS_FOR_DIGIT = /\bdigit\b/iu;
export const RULES_OUT =
  /\b(?:not|isn't|aren't|can't|cannot|won't|doesn't|don't|neither|nor|out|never|too (?:big|small|large|many|few)|leaves?|cross|strike|rule|drop|throw|forget|wrong|fails?|composite|could be split)\b/u;

// hints/find-leak-choice.ts

/** Told of signs as such. */
export const GENERAL =
  /\b(?:both|means|read (?:it )?|reads|as well|either|always (?:opens|points)|which|opens to the (?:larger|bigger|greater|smaller)|say the sentence)\b/u;

// hints/find-leak-places.ts

export const PLACE = /\b(ones|units|tens|hundreds|thousands)\b/u;
export const CLAUSES_THEN =
  /(?<=[.!?;])\s+|,? (?:and|then) (?=(?:the|at|in|for|as)\b)|, (?=\S+ (?:tens|ones|hundreds))/u;
export const PLACES_IN_WHICH = /^(?:that|which|it|this|and that)\b/u;
export const PLACES_IN_NOTHING = /\b(?:nothing|none|no|empty)\b/u;

// hints/find-leak-unit.ts

export const SMALLER_UNITS: readonly (readonly [RegExp, RegExp, bigint])[] = [
  [/millilit(?:re|er)s?|ml\b/u, /\blit(?:re|er)s?\b|\bl\b/u, 1000n],
  [/centimet(?:re|er)s?|cm\b/u, /\bmet(?:re|er)s?\b|\bm\b/u, 100n],
  [/millimet(?:re|er)s?|mm\b/u, /\bmet(?:re|er)s?\b/u, 1000n],
  [/met(?:re|er)s?\b/u, /\bkilomet(?:re|er)s?\b|\bkm\b/u, 1000n],
  [/grams?|g\b/u, /\bkilograms?\b|\bkg\b/u, 1000n],
  [/minutes?\b/u, /\bhours?\b/u, 60n],
];

// hints/leak-sentences.ts

export const IS_CONDITIONAL_WHEN = /\b(?:if|when|whether|whenever|unless|suppose)\b/u;

// hints/number-letters.ts

export const ROMAN = /^(?=[CLXVI]{2,12}$)C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/u;

// hints/weigh/said-ways.ts

const DIGIT = "one|two|three|four|five|six|seven|eight|nine";
const TEN = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
/** Not ten: "one ten" is a place. */
const TEEN = "eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen";
export const SPOKEN = new RegExp(
  `\\b((?:(?:${TEN})[ -])?(?:${DIGIT})|${TEN}|${TEEN})(?: hundred(?: and)?)? ((?:${TEN})(?:[ -](?:${DIGIT}))?|${TEEN}|${DIGIT})\\b`,
  "gu",
);
