import type { Frame } from "../../items/question.ts";

// dialogue/turn/asked-rows.ts

const LEAD = "(?:(?:so|and|but|ok|okay|then|wait|or|um+|hmm?|oh|also|please|pls|hey|now) )*";
/** It begins as questions do, or ends as they do. */
export const ASKING = new RegExp(
  String.raw`\?\s*$|^${LEAD}(?:what(?:'?s)?|why|how|where|when|which|who|can|could|may|do|does|did|is|are|was|were|am|should|shall|must|would|will)\b|\b(?:right|correct|yes)[?]*$|\bis (?:that|it|this) (?:ok|okay|right|fine|allowed)\b|^and \d`,
  "u",
);
/** With the words turned round, or a word that asks: what follows is no explanation. */
export const IS_QUESTION = new RegExp(
  String.raw`^${LEAD}(?:what(?:'?s)? (?!a )|why |how (?!cool|nice|easy|fun)|where |which |(?:do|does|did|can|could|may|should|must|shall|am|was|have) (?:i|we|you|they|it|that)\b|(?:is|are|was|does) (?!it because)\S+ .*)`,
  "u",
);

// dialogue/turn/how-written.ts

/** What is to be done with a sign or a word of the answer. */
export const WRITES =
  /^(?!(?:so |but |and )*(?:why|how come)\b).*\b(?:write|writing|put|type|say|need|have to|make|ok|okay|include|use|give|leave|simplif\w*|reduced?|in order|want|is it(?! [-−$]?\d)|does it have|add the|pick)\b/u;
export const UNIT =
  /[$%¢₹]|\b(?:signs?|dollars?|cents?|units?|percents?|c?m[23]?|mm|km|metres?|meters?|centimetres?|centimeters?|inch(?:es)?|minutes?|mins?|hours?|weeks?|degrees?)(?: (?:sign|thing|symbol|word|mark|behind|after|at the end|too|as well|with it|or not|in|the|box|answer|or just|or only|number|\d+))*[?. ]*$/u;
export const REMAINDER = /\b(?:remainders?|left ?overs?)\b/u;
/** Another writing of the answer than the one that was given. */
export const OTHER_FORM =
  /\b(?:ok|okay|fine|allowed|as well|too|also|count|instead)\b[?. ]*$|\b(?:can|could|may) i (?:also )?(?:say|write|put)\b|\b(?:is|are) .*\b(?:ok|okay|fine|allowed)\b/u;
export const COMMA = /\b(?:or|is it|put|write) ?,|\bwith and\b|\b(?:commas?|dot|(?:a|the|decimal) point)\b/u;
export const AM_PM = /\b(?:am|pm|a\.m|p\.m)\b(?! i\b)/u;
export const COLON = /\bcolon\b|\d:\d\d/u;
export const ZEROS = /(?:^|\s)\.00?\b|\bzero (?:before|in front)|\bzeros?\b.*\b(?:end|behind|cents)\b/u;
export const ORDER = /\border\b/u;
export const LETTER = /\b[a-z] ?=|\b(?:the|a) letter\b/u;
export const LOWEST = /\b(?:simplif\w*|simpl(?:er|est)|reduce\w*|lowest|small(?:er|est)?)\b/u;
export const MIXED = /\b(?:mixed|improper|top heavy)\b|\d\/\d+ or \d+ \d+\/\d|\d \d+\/\d+ or \d+\/\d/u;
export const SLASH = /\bover\b|\bslash\b|\d\/\d.* or .*\d\/\d|\b(?:write|type|put) (?:a|the|my) fraction\b/u;
export const IN_WORDS = /\b(?:in|as|with) (?:words?|letters|digits|numbers)\b|\bspell\b|\bpick\b/u;
export const WHICH_BOX = /\b(?:which|what|first|second|each|other) box\b/u;
export const HOW_WRITTEN =
  /^(?:so |and |ok )*how (?:do|should|must|can|would) (?:i|we) (?:write|type|put|enter) (?:it|that|this|the answer|my answer|the time)\b/u;
/** Whether another answer is right as well: "can it be something else", "is there another answer". */
export const ONLY_ANSWER =
  /\b(?:can|could|may|might) (?:it|this|that|the answer) (?:also )?be (?:something|anything|another|other|more)\b|\b(?:is|are) there (?:just |only |more than )?(?:another|other|any other|more|one|two) (?:right )?(?:answers?|solutions?)\b/u;
/** How something is so, where no lesson says it. */
export const HOW_THAT = /^(?:(?:but|so|and|ok) )*how (?:come|does|do|did|is) (?:that|this|it|you|we)\b/u;

// dialogue/turn/asked-sum.ts

/** A calculation of two numbers in signs; `11` as a name of its numbers keeps their order. */
export const SUM =
  /(?<![\d./]|[-+×÷*/−] ?)(\d+(?:\.\d+)?) ?(\+|plus|-|−|minus|take away|x|×|\*|times|groups of|lots of|÷|divided by) ?(\d+(?:\.\d+)?)(?![\d/]|\.\d| ?[-+×÷*/−])/gu;
/** The same as it is told what to do with them. */
export const SUM_TOLD =
  /\b(add|plus|times|multiply|divide|share|subtract|minus|take(?: away)?) (\d+(?:\.\d+)?) (and|by|with|from|to|into|off) (\d+(?:\.\d+)?)(?![\d/]|\.\d)/u;
export const BACKWARDS = /^(?:from|off|into)$/u;
export const EITHER = / or /u;
/** What is to be done, not what it comes to. */
export const TO_DO =
  /\b(?:do|should|must|can|could|may|shall|have to|need to|supposed to) (?:i|we)\b|\b(?:i|we) (?:have to|need to|do|must|should|add|plus|times|multiply|divide|share|subtract|minus|take)\b|^(?:so |and |ok )*(?:or|is it|is that|then)\b|\bis (?:that|it|this) (?:ok|okay|fine|allowed)\b/u;
/** Half of a number, or twice it. */
export const HALVED = /\b(?:halve|half)(?: of)? (?:the )?(\d+(?:\.\d+)?)\b/u;
export const DOUBLED = /\bdouble (?:the )?(\d+(?:\.\d+)?)\b/u;
/** What is done with one number: "divide by 4". */
export const ONE_TOLD =
  /\b(add|plus|times|multiply|divide|subtract|minus|take(?: away)?)(?: (?:it|them|that|this|the sum|the total))?(?: by| with)? (\d+(?:\.\d+)?)(?! ?[-+×÷*/\d])/u;
/** With which number it begins. */
export const START = /\b(?:start|begin)s? (?:with|at|from) (?:the )?(\d+(?:\.\d+)?)\b/u;
/** Two calculations side by side. */
export const SAME_SUMS = /\b(?:the same|same thing|equal|matter)\b/u;

// dialogue/turn/asked-words.ts

export const ARTICLE = /^(?:an?|the) /u;
export const SAME_WORDS =
  /^(?:so |and |but |ok )*(?:is|are|does|do) (?:the word )?(.{2,30}?) (?:(?:just |also |really |always )?(?:the same(?: thing)?(?: as| like)?|means?(?: the same(?: thing)?(?: as)?)?|another word for|just) (.{2,30}?)|and (.{2,30}?) (?:mean )?the same(?: thing| word)?)(?: too| then| here| or not)?[?. ]*$/u;

// dialogue/turn/asked-name.ts

/** Which of two, of a word that stands before them. */
export const EITHER_OF =
  /^(?!.*\b(?:is|are) (?:\S+ ){1,3}the same\b)(?:(?:so|and|but|wait|ok) )*(?:is|are|does|do|was) (?!it\b|that\b|this\b|they\b|i\b|you\b|we\b|there\b)(?:the |an? )?(\S.* or \S.*|\S.*\b(?:left|right)\b.*)$/u;
/** Two words that are to be told apart. */
export const DIFFERENCE_OF =
  /\b(?:difference|different) (?:between|of) (?:the |an? )?(.+?) and (?:the |an? )?([^?.,]+)/u;
export const NAME_OF =
  /\bwhat (?:do|would|should|can) (?:you|we|they|i) call\b|\b(?:is there|what is|has it got) (?:a|the|any) (?:special |maths )?(?:name|word|term)\b(?: (?:for|of))?|\bwhat (?:is|are) .{0,30}\bcalled\b/u;

// dialogue/turn/asked-rows.ts

/** Whether the top or the bottom is changed. */
export const TOP_OR_BOTTOM =
  /\b(?:top|numerator)\b.*\b(?:or|and)\b.*\b(?:bottom|denominator)\b|\b(?:bottom|denominator)\b.*\bor\b.*\btop\b/u;
/** Whether the place where it begins counts. */
export const COUNTS_START =
  /^(?!.*\bwhy\b).*\bcount\b(?! (?:up|down|on|back|to|from)\b).*\b(?:starts?|started|starting|begins?|beginning|zero|0)\b/u;
/** A way of one's own that does not lead there. */
export const WHY_NOT = /\b(?:why|how come)\b.*\b(?:not|can'?t|cant|cannot|don'?t|dont)\b/u;
export const OF_SIDE = /\b(?:left|right)\b/u;
export const OF_BOTTOMS = /\b(?:add|plus|subtract|minus|take away|take)\b.*\b(?:bottoms?|denominators?)\b/u;
export const BOX_PLACE =
  /\bbox\b.*\b(?:first|front|start|beginning|left|middle|end|side|last|before|after|there|here)\b|\banswer\b.*\b(?:first|last|at the end|on the right)\b/u;
export const PLACING =
  /\b(?:goes?|put|write|stand|is|comes?) (?:on|at) (?:the )?(?:top|bottom)\b|\bline\b.*\bup\b|\bunder\b|\bbelow\b/u;
export const ON_TOP = /\btop\b/u;
export const RIGHT_SPELT =
  /^(?:so |and |ok |yay )*(?:did|have|was|is|am|are) (?:i|it|that|this|mine|we)\b.*\b(?:right|rite|wright|write|correct|corect|rigth)[?. ]*$/u;
export const MAY =
  /\b(?:is|would) (?:that|it|this) (?:be )?(?:ok|okay|fine|allowed|all ?right)\b(?! if i (?:add|plus|times|multiply|divide|share|subtract|minus|take)\b)|\bam i allowed\b|^(?:so |and |or |but |ok )*(?:can|could|may) (?:i|we) (?:also |just |still )?(?:go (?=\d)|cut it|(?:do|use|work|check|draw|write) (?:it|this|that|them|a picture|my|paper|columns?|a written)\b)|\bdo i have to do it (?:like|this|that|your)\b/u;
export const WHY = /^(?:so |and |but |ok )*(?:why|how come)\b(?!.*(?:\d|(?<!\band )\bnot\b|n'?t\b|\blike th|\bwork))/u;
/** Whether a number belongs to several that are looked for. */
export const IS_ONE_OF =
  /^(?:so |and |but |ok )*(?:is|does|do|are) (\d+) (?:one of|count|counts|in (?:it|them|both)|a (?:factor|multiple)|part of|go(?:es)? in)\b/u;

// dialogue/turn/second-look.ts

/** A question with a word in it that may be a sign: "is more left bigger". */
export const ASKS_OF_SIGN = /^(?:so |and |but )*(?:is|are|does|do|which) (?:\S+ ){2,}/u;

// dialogue/turn/on-question.ts

/** Where something in the working comes from. */
export const WHERE_FROM = /^(?:so |and |but |ok )*where (?:does|do|did)\b/u;
export const BEGINS_WHY = /^(?:so |and |but |ok )*(?:why|how come)\b/u;
/** What an answer of a lesson must be for. */
export const FRAMES: readonly (readonly [RegExp, readonly Frame[]])[] = [
  [BEGINS_WHY, ["why"]],
  [
    /^(?:so |and |but |ok )*how (?:do|can|should|would|must|to)\b/u,
    ["how", "case", "where", "other-way", "whether", "when", "operation"],
  ],
];
/** Which, whether or where: an answer is all that is wanted. */
export const OF_ONE_THING =
  /^(?:so |and |but |ok |wait )*(?:which|where|who|(?:is|are|do|does|can|could|should|must|may|was|did) (?!you\b))/u;
export const OF_PICTURE =
  /\bfor\b|\blook\b|\bcount\b|\bor\b|\bshow|\bmean|\bstand|\buse\b|\bhelp|\b(?:each|every|all|one|1|two|both)\b|^(?:so |and |but )*wh?at(?:'?s)?(?: [a-z]+)?(?: is| are| r)? (?:the|that|this|those|these|a|all)\b|\bdo (?:i|we) do with\b|^(?:so |and |but )*(?:which|(?:is|are) (?:the|this|that|these))\b/u;
export const NOT_OF_PICTURE =
  /\bhow (?:many|much|long|far|big|tall)\b|\b(?:tallest|longest|shortest|biggest|smallest|most|least)\b/u;
/** Whether all of it is to be counted. */
export const COUNTS_ALL = /\bcount\b.*\b(?:all|every|each|one by one|1 by 1)\b/u;
export const NUMBERS_OF_IT = /\bnumbers?\b/u;
/** "Is -10 colder than -8", to be turned into what it asks about. */
export const IS_IT_SO = /^(?:(?:wait|so|and|but|ok),? )*is ([-−]?\d+(?:[./]\d+)?) /u;
/** Which of two things the problem asks for. */
export const WHICH_TASK =
  /\b(?:find|look at|say|write|tell|give|count|know|want|wants|asking|ask|asks|answer|look for|work out|mean|means)\b.*\bor\b/u;
