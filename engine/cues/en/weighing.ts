// hints/weigh/choice-ways.ts

export const LISTED_AND = /:\s*([^:?]*\d[^:?]*\b(?:and|or)\b[^?]*)[.?]|[:?]\s*([^:?]*\bor\b[^?]*)\?/iu;
export const SORT_TRUE = /^(?:true|yes)$/u;
export const SORT_FALSE = /^(?:false|no)$/u;

// hints/weigh/digit-ways.ts

export const DECIMAL_CUE = /^(?:point|tenths?|hundredths?|decimals?)$/u;
export const PLACE_CUE =
  /^(?:ones?|tens?|hundreds?|thousands?|digits?|place|first|then|last|next|start|end|front|back|middle|write|after|comes|begins?|follows|stays?)$/u;

// hints/weigh/find-ways.ts

export const PICKS =
  /\b(?:which of|choose|which (?:is|are|has) the|which (?:number|fraction|decimal|list|order|story|sign|card) )\b/iu;

// hints/weigh/operations.ts

export const TWICE = /^(?:double[sd]?|doubling|twice|pair|both|two)$/u;
export const THRICE = /^(?:triple[sd]?|thrice|three)$/u;
export const TIMES_12 = /^dozens?$/u;
export const HALF = /^(?:half|double|twice|halve[sd]?|halves|middle)$/u;
export const QUARTER = /^(?:quarter|fourth)$/u;
export const ONE_MORE =
  /^(?:more|after|next|further|up|past|higher|above|bigger|follows?|following|another|over|extra|right|beyond)$/u;
export const ONE_LESS =
  /^(?:less|before|below|short|back|under|down|fewer|lower|smaller|shy|off|away|left|next|shorter|missing|too)$/u;
export const X10 = /^(?:tens?|zeros?|zeroes|0|times|behind|end|places?|dimes)$/u;
export const X100 = /^(?:hundreds?|zeros?|zeroes|places?)$/u;
export const X1000 = /^(?:thousands?|zeros?|zeroes|places?)$/u;
export const TENTH = /^(?:tenths?|point|places?|left|zero|0|drop|tens)$/u;
export const HUNDREDTH = /^(?:hundredths?|point|places?|hundred|percent)$/u;
export const X5 = /^(?:nickels?|hands?|fives)$/u;
export const X7 = /^(?:weeks?|sevens)$/u;
export const X24 = /^days?$/u;
export const X25 = /^quarters$/u;
export const X60 = /^(?:hours?|minutes?)$/u;
export const SQUARED = /^(?:itself|squared?)$/u;
export const NEGATED = /^(?:minus|negative|below|under|left|opposite|sign)$/u;
export const ADDED =
  /^(?:\+|plus|and|add|adds|added|adding|more|with|together|then|after|past|join|up|another|to|on|jumps?|hops?|further)$/u;
export const SUBTRACTED =
  /^(?:-|minus|less|take|taken|taking|away|subtract|fewer|short|back|before|down|too|lower|below|shorter|off|smaller|from|left|missing|difference|give)$/u;
export const MULTIPLIED =
  /^(?:\*|times|multipl\w+|groups?|rows?|of|each|by|sets?|lots|with|every|twos|threes|fours|fives|sixes|sevens|eights|nines|tens)$/u;
export const DIVIDED = /^(?:÷|\/|divid\w+|over|out|of|shared?|split|into|by|between|goes|parts?)$/u;
export const MIDDLE = /^(?:between|middle|halfway)$/u;

// hints/weigh/part-ways.ts

export const CUES_BUT = /^(?:but|except|missing|short|without|away|left|before|less|not|isn't|unshaded)$/u;

// hints/weigh/read-quantities.ts

export const IS_ORDINAL_ST = /^(?:st|nd|rd|th)$/u;

// hints/weigh/said-ways.ts

export const SAID_WAYS_SAME =
  /^(?:same|itself|already|unchanged|stays?|leave|without|drop|remains?|keeps?|equal|change|changes|nothing|back|bigger|larger|smaller|forget|right|there|also|too)$/u;
export const INSIDE_WAYS_FRAC = /frac[^$]*\\square/u;

// hints/weigh/step-ways.ts

export const KNOWN_CUE =
  /^(?:as|many|same|exactly|number|like|that|answer|than|has|if|don't|remember|minutes?|hours?)$/u;
export const STEP_WAYS_ONE = /^(?:one|1|just|right|next|immediately|single)$/u;
