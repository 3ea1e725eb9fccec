// dialogue/turn/ask-small-step.ts

export const TO_DO =
  /^(?:Find|Go|Begin|See|Count|Look|Take|Write|Add|Subtract|Multiply|Divide|Share|Put|Keep|Trade|Break|Open|Start|Read|Change|Split|Work|Make|List|Compare|Turn|Cut|Draw|Use|Ask)\b/u;

// dialogue/compose/ideas-in.ts

export const SIGNS_ADD = /\d[^-−$]{0,30}\+|\b(?:add|adding|added|plus|sum)\b/iu;
export const SIGNS_SUBTRACT =
  /\d\s*[-−]\s*[\d\\]|\b(?:subtract\w*|take (?!the (?:digit|largest|greatest))\w+ (?:from|away)|take away|taken from|minus(?! sign))\b/iu;
export const SIGNS_MULTIPL = /\\times|\b(?:multipl(?:y|ied|ying)|times|groups?)\b/iu;
export const SIGNS_DIVID = /\\div|\b(?:divid\w*|shared?|sharing)\b/iu;
export const SIGNS_FRACTIONS = /\\frac|\b(?:fractions?|bottoms?|tops?|numerators?|denominators?|lowest terms)\b/iu;
export const SIGNS_DECIMALS = /\d\.\d|\b(?:decimals?|tenths?|hundredths?|points?)\b/iu;
export const SIGNS_ONES = /\\text\s*\{\s*(?:ones|tens|hundreds)|\b(?:ones|tens|hundreds|digits?|places?|bundles?)\b/iu;
export const SIGNS_NUMBER = /\b(?:number line|the line|spaces?|marks?)\b/iu;
export const SIGNS_ROUND = /\\approx|\b(?:round\w*|nearer|nearest|neighbours?|closest|half-?way)\b/iu;
export const SIGNS_NEGATIVE = /(?:^|[^\w)}\d\s])\s?[-−]\d|\b(?:negative|below zero|opposites?|absolute value)\b/iu;
export const SIGNS_LETTER = /\b(?:letter|unknown|variable)\b|[=+]\s*[a-z]\b(?!\s*[a-z])|\b\d*[a-z]\s*=/u;
export const SIGNS_BOTH = /\bboth sides|equals sign|balance\b/iu;
export const SIGNS_PER = /%|\bper ?cent\b/iu;
export const SIGNS_MULTIPLES = /\b(?:multiples?|LCM)\b/u;
export const SIGNS_FACTORS = /\b(?:factors?|GCF|primes?|composite)\b/iu;
export const SIGNS_CIRCLES = /\b(?:circles?|bars?|shaded|strips?|pizzas?)\b/iu;
export const SIGNS_DOUBLES = /\b(?:doubles?|twice|half|halve)\b/iu;
export const SIGNS_ABSOLUTE =
  /\babsolute values?\b|\bhow far\b|\bdistances?\b|\bsteps? (?:it is )?(?:to|from) (?:0|zero)\b|\bwithout a sign\b|\|/iu;
export const SIGNS_ZEROS = /\bzeros?\b|(?<![\d.,-])0(?![\d.,])/iu;

// dialogue/compose/kind-named.ts

export const NAMED_ADD = /\b(?:add|adding|addition|plus|sum)\b/u;
export const NAMED_SUBTRACT = /\b(?:subtract\w*|take away|minus|difference)\b/u;
export const NAMED_MULTIPL = /\b(?:multipl(?:y|ying|ication)|times|product)\b/u;
export const NAMED_DIVID = /\b(?:divid(?:e|ing)|division|share|sharing|quotient)\b/u;
export const NAMED_MULTIPLES = /\b(?:multiples?)\b/u;
export const NAMED_FACTORS = /\b(?:factors?)\b/u;
export const NAMED_PERCENT = /\b(?:percent\w*)\b/u;
export const NAMED_MIXED = /\b(?:mixed number|improper)\b/u;
export const NAMED_LOWEST = /\b(?:lowest terms|simplif\w+|simplest)\b/u;
export const NAMED_EQUIVALENT = /\b(?:equivalent)\b/u;
export const NAMED_FRACTION = /\b(?:fraction|numerator|denominator)s?\b/u;
export const NAMED_DECIMAL = /\b(?:decimal|tenth)s?\b/u;
export const NAMED_ROUND = /\b(?:round\w*)\b/u;
export const NAMED_NEGATIVE = /\b(?:negative|below zero|opposite)\b/u;
export const NAMED_TENS = /\b(?:tens|place value)\b/u;

// dialogue/compose/small-steps-of.ts

export const UNIT_OF_ONE = /^(?:one|ten|hundred|thousand|tenth|hundredth)$/u;
/** Of which a plural ends in `es`. */
export const ENDS_IN_ES = /(?:x|ch|sh)$/u;
/** "Count the spaces: there are 7." */
export const COUNTED = /:\s*(?:there (?:is|are) )?\$?(\d+(?:\.\d+)?)\$?\./u;
/** What stands there only together with the answer. */
export const LEADS_NOWHERE = /like this\.$|:$|^No (?:smaller|larger|bigger)\b/u;
/** "… so write 3 and carry 1 ten" tells what 13 is made of. */
export const SAYS_WHAT_TO_WRITE = /\bso (?:write|this is)\b/u;
export const WITHOUT_RESULT_SO = /(?:,?\s*so |\s*\bIt is )\$?\d[^.]*\.$/u;
export const CUT_THERE = /:\s+(?:there (?:is|are) )?\$?\d[^.]*(?=\.)/u;
export const WITHOUT_COUNT_IN = /^In [^.]*\.\s*/u;
export const THOUGHTS_OF_THEY = /^(?:that|it|they|so|these|this|each)\b/iu;
export const TASK_FIND = /^(?:Find|See|Count|Look|Take|Write)\b/u;
export const HIDES_ANSWER_QUAD = /,\s*\\(?:quad|;)/u;

// dialogue/compose/speaker.ts

/** A sentence that needs the one before it. */
export const LEANS = /^(?:so|it|its|that|then|they|this|these|there|here|but|and|without|each)\b|\buntil then\b/iu;
