import type { NumberSort, Operation } from "../../skills/skill-graph.ts";

// sessions/clarify/answer-index.ts

export const NAMED_WITHOUT = /\bwithout\b.*$/u;

// sessions/clarify/asked-sum.ts

/** How the signs are written and said; `isTurned`: "take 3 from 8", and `{}` stands for a number. */
export const SIGNS: readonly {
  readonly sign: "+" | "-" | "×" | "÷";
  readonly words: string;
  readonly isTurned?: true;
}[] = [
  { sign: "+", words: String.raw`{} ?(?:\+|plus|add|added to) ?{}` },
  { sign: "+", words: String.raw`(?:add|adding|sum of) {} (?:and|to|with|plus) {}` },
  { sign: "-", words: String.raw`{} ?(?:-|−|minus|takeaway|take away|take|subtract) ?{}` },
  { sign: "-", words: String.raw`(?:take|taking|subtract|subtracting) {} (?:away )?from {}`, isTurned: true },
  { sign: "×", words: String.raw`{} ?(?:x|×|\*|times|multiplied by|timesed by) ?{}` },
  { sign: "×", words: String.raw`(?:multiply|multiplying|times|timesing) {} (?:by|and|with) {}` },
  { sign: "÷", words: String.raw`{} ?(?:÷|divided by|shared by|shared between) ?{}` },
  { sign: "÷", words: String.raw`{} \/ {}` },
  { sign: "÷", words: String.raw`(?:divide|dividing|share|sharing) {} (?:by|between|among) {}` },
];

// sessions/clarify/beside-of.ts

export const HURTS = /\bmy (?!brain)\w+ (?:hurts?|aches?)\b|\bi (?:hurt|cut|bumped) my\b/u;

// sessions/clarify/chosen-in.ts

export const PLACE_NUMBER = /^(?:number |choice |answer |the )?(?:([1-9])|([a-i])|(first|second|third))(?: one)?$/u;

// sessions/clarify/find-answer.ts

export const FIND_ANSWER_WHO = /^who\b/u;

// sessions/clarify/match-lesson.ts

/** "What is a denominator", "what does factor mean": the thing asked about. */
export const MEANING =
  /\b(?:what(?! if\b)|define|explain|meaning of|tell me about)\s*(?:is|are|'s|s|does|do|the word)?\s+(?:an? |the |word )*([\p{L}\p{N} '-]{2,40}?)(?: means?| meaning)?(?: again| please)?\s*[?.!]*$/u;

/** Words that say nothing of what is asked, and part those that do: "what does 9y even mean". */
export const EMPHASIS = / (?:even|actually|really|just|though|tho|exactly|ever|again|lol)\b/gu;

// sessions/clarify/part.ts

/** A reason is asked for, or whether two are alike, not what it comes to. */
export const ASKS_WHY = /\b(?:why|how come|what does .* mean|same)\b/u;
export const IS_LAST_NOPE = /^(?:no|nope|nah|nothing|not now)\b/u;

// sessions/clarify/read-cue.ts

/** What a question may begin with before it asks. */
export const BEFORE_A_QUESTION = String.raw`(?:(?:and|but|so|ok|um|please|hi|hey|hello) )*`;

// sessions/clarify/stems.ts

export const TOLD_ONE = /\b(\d|one|two|three|four)[ -]digits?\b/gu;
export const TOLD_WORD = /\b(?:word problems?|gcf|hcf|gcd|lcm|multiples?)\b/gu;
export const STEM_OF_UNKNOWN = /^(?:\d*[xyn]|unknown)$/u;
export const STEM_OF_ING = /(?:ing|tion|ions|ion|ied|ed|ies|es|s|ly|y)$/u;

// sessions/clarify/subject-of.ts

export const NUMBERS: readonly (readonly [NumberSort, RegExp])[] = [
  ["percent", /%|\bper ?cents?\b|\bpercentages?\b/u],
  [
    "fraction",
    /\d\/\d|\b(?:fractions?|halves|half(?! past)|thirds?|quarters?(?! past| to\b)|fifths?|sixths?|eighths?|denominators?|numerators?|mixed)\b/u,
  ],
  ["decimal", /\d\.\d|\b(?:decimals?|(?:after|behind) the (?:point|dot))\b|\b(?:tenths|hundredths)\b/u],
  ["negative", /(?:^|[\s(|])[-−]\d|\b(?:negatives?|below zero|minus \d+ (?:and|or|than)|a minus)\b/u],
  ["unknown", /\b(?:equations?|unknown)\b|(?:^|\s)\d*[xyn]\s*[-+=]|=\s*[xyn]\b/u],
];
export const OPERATIONS: readonly (readonly [Operation, RegExp])[] = [
  ["add", /\d\s*\+\s*[\d?_]|[?_]\s*\+\s*\d|\b(?:add|adds|added|adding|addition|plus|sum of)\b/u],
  ["subtract", /\d\s*[-−]\s*\d|\b(?:subtract\w*|minus|take away|taking away|difference between (?:\d|two numbers))\b/u],
  [
    "multiply",
    /\d\s*[x×*]\s*\d|\d ?[a-z] ?=|\b(?:multipl(?:y|ied|ying|ication)|times(?! tables?)|product)\b|\b(?:half|third|quarter) of (?:a|an|\d)/u,
  ],
  ["round", /(?<!\b(?:way|turn|turned|turn \w+|swap|other|go|goes|all) )\bround(?:s|ed|ing)?\b/u],
  ["divide", /\d\s*÷\s*\d|\b(?:divid\w*|division|shared? (?:by|between|among))\b/u],
];
/** Domains of school mathematics that the bank has no lesson of, by their own words. */
export const ELSEWHERE: readonly RegExp[] = [
  /\b(?:angles?|hexagons?|pentagons?|polygons?|circles?(?!.*graph)|parallel|symmetry|symmetrical|pi|radius|diameter)\b|\bsquares? (?:a|is|has|with)\b/u,
  /(?<!square )\b(?:kg|grams?|km|feet|foot|ft|miles?|ml|litres?|liters?|cups?|gallons?|pints?)\b/u,
  /\b(?:modes?|probability|chances?|dice|(?:line|pie|circle) (?:graphs?|charts?)|coordinates?|grids?|ratios?|recipe)\b/u,
  /\b(?:powers?|exponents?|squared|cubed|(?:square|cube|triang\w+|perfect|happy) numbers?|roots?|times itself)\b|\blittle [2-9]|\border of operations\b|\d ?[a-z] ?[-+] ?\d/u,
  /\b(?:percent\w*|per ?cents?) of\b|\b[a-z] ?[-+] ?[a-z] ?=/u,
  /\b(?:euros?|tax|interest|discount)\b|\b\d+ ?(?:%|percent) (?:off|more|less)\b|\bhow (?:many|much) percent\b/u,
  /\(-?\d+, ?-?\d+\)/u,
  /\d ?[-+] ?\d+ ?[x×*÷] ?\d|\d ?[x×*÷] ?\d+ ?[-+] ?\d/u,
  /\bareas?\b.*\b(?:triang\w*|trape\w*|parallelograms?)\b/u,
];

// sessions/clarify/term-asked-for.ts

export const ROOT_OF_ING = /(?:ing|ed|es|s)$/u;
/** "What is a denominator", "what does factor mean", "what is the bottom number called": the thing asked about. */
export const NOUN = String.raw`(?:an? |the |word )*((?!(?:if|i|you|we|there|it|this|that|happens|about|for|when)\b)[\p{L}\p{N} '-]{2,40}?)`;
export const TERM_ASKED_FOR_MEANING = new RegExp(
  String.raw`^${BEFORE_A_QUESTION}(?:(?:can|could) you )?(?:(?:what (?:is|are)|whats|what's|define|explain|(?:the )?meaning of|tell me about) ${NOUN}(?: means?| meaning| called)?|what (?:does|do) ${NOUN} means?)(?: again| please)?\s*[?.!]*$`,
  "u",
);

// sessions/clarify/worked-example.ts

/** Sorts of number that are changed into one another, by how they are written and named; the first that is met. */
export const GIVEN = [
  ["percent", { written: /\d ?%/u, named: /\bper ?cents?\b|\bpercentages?\b/u }],
  ["mixed", { written: /\d \d+\/\d/u, named: /\bmixed\b/u }],
  ["fraction", { written: /\d\/\d/u, named: /(?<!mixed )\bfractions?\b|\bimproper\b|\btop heavy\b/u }],
  ["decimal", { written: /\d\.\d/u, named: /\bdecimals?\b/u }],
] as const;
