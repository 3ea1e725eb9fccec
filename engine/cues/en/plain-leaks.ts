// hints/find-leak-choice.ts

export const PLAIN_LEFT = /\\(?:left|right)|\\[,;:! ]|\\?\$/gu;
export const IS_CALLED_ANSWER_OR = /^[,]? or /u;

// hints/find-leak-context.ts

export const IS_COMPARED_EST = /(?:er|est|more|less)$/u;

// hints/find-leak-words.ts

export const READ_UNSIGNED_DOZENS = /^dozens?$/u;

// hints/find-leak-written.ts

export const PLAIN_OF_TIMES = /\\(?:times|cdot)\b|[×·]/gu;
export const PLAIN_OF_LEQ = /\\(?:leq?|le)\b|<=/gu;
export const PLAIN_OF_GEQ = /\\(?:geq?|ge)\b|>=/gu;
export const PLAIN_OF_AND = /\s*\b(?:and|or)\b\s*/gu;

// hints/find-plain-leak.ts

/** Signs, figures, gaps and single letters in a row. */
export const EQUATION = /(?:(?<![a-z\\])[a-z](?![a-z])|\\(?:times|div|cdot)(?![a-z])|[-+−×÷·*/=().\d\s□])+/gu;
export const ASKS_FOR_FIGURES_DIGITS = /\b(?:digits|figures|numerals?|as a number|standard form)\b/u;

export const LOWEST = /\b(?:lowest terms|simplest form|simplify|smallest (?:possible )?numbers)\b/iu;

// hints/find-leak-tokens.ts

/** "$4 and 50 cents": the number before the cents. */
export const DOLLARS_AND_CENTS = /\$\s?(\d+)(?=,? (?:and )?\d{1,2} ?(?:¢|cents?\b))/gu;
