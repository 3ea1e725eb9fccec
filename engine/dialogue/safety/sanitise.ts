/**
 * A sentence as it may be said to a pupil, or null where internal language would reach one [SFT7] (requirement S6): ids,
 * code, marks of a program that went astray, talk about the pupil as "the student".
 */
export function sanitise(sentence: string): string | null {
  const text = sentence.trim();
  if (text === "" || text.length > 2000) return null;
  const outside = text.replace(/\$[^$]{0,400}\$/gu, " ").replace(/(?<![\^_}\p{L}\\])\{[\d\s,./−-]{0,80}\}/gu, " ");
  return INTERNAL.some((cue) => cue.test(outside)) || BROKEN.some((cue) => cue.test(text)) ? null : text;
}

/** Looked for outside of LaTeX between dollar signs. */
const INTERNAL: readonly RegExp[] = [
  /\b(?:the|this) (?:student|pupil|learner|user)(?:'s|’s|s)?\b/iu,
  /\b(?:assessment|reasoning|category|confidence|intent|classification|response|output|system|assistant|tutor|turn|note to self|internal|rubric|feedback|verdict)\s?:/iu,
  /\b(?:category|misconception|mastery|rubric|classif\p{L}+|scaffold\p{L}*|distractor|knowledge component|system prompt|language model|json|schema)\b/iu,
  // `g5.fracadd`, `FR-01`, `und_4`, `someName`, `off_topic`
  /\bg\d{1,2}\.[a-z]\w*/iu,
  /\b[A-Z]{2,6}-?\d{1,4}\b/u,
  /\b[a-z]+_[a-z_]+\b/iu,
  /\b[a-z]+[A-Z][a-zA-Z]*\b/u,
  /[{}\\]|\[\s?["']|"\s?:|=>|;\s*$/u,
  /<\/?[a-z!][^>]{0,200}>|&(?:[a-z]{2,8}|#\d{1,6});/iu,
  /https?:|www\.|\b[\w-]{2,40}\.(?:com|org|net|io|dev|json|ts|js)\b/iu,
  /\*\*|^#{1,6} |`|\[[^\]]{1,80}\]\(/u,
  /\^\S|_\S|\b(?:frac|sqrt|cdot|times|div|square)\{/u,
];
/** Looked for everywhere. */
const BROKEN: readonly RegExp[] = [
  /\b(?:undefined|NaN|Infinity|null)\b/u,
  /\[object\b|\bfunction\s?\(|\bError:|\bTypeError\b|\bat \S+:\d+:\d+/u,
  /\{\{|\}\}\s*\{\{|\$\{|%[sd]\b/u,
  /(?![\n\t])\p{Cc}|\uFFFD/u,
];
