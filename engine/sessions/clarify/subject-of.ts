import type { NumberSort, Operation, SkillNode } from "../../skills/skill-graph.ts";

/** What a question is about, as far as its words and signs say: which numbers, and what is done with them. */
export interface Subject {
  readonly numbers: ReadonlySet<NumberSort>;
  readonly operations: ReadonlySet<Operation>;
  /** It names something that no lesson is about: measures, shapes, data, powers … */
  readonly isElsewhere: boolean;
}

/** The subject of a question [CLR16]. @param plain - in lower case, its spelling mended */
export function subjectOf(plain: string): Subject {
  return {
    numbers: named(NUMBERS, plain),
    operations: named(OPERATIONS, plain),
    isElsewhere: ELSEWHERE.some((words) => words.test(plain)),
  };
}

/** Whether what a skill teaches is about it: each operation and each sort of number that is named. A skill that says
 * nothing of itself is not judged. */
export function isOfSubject({ numbers, operations, isElsewhere }: Subject, skill: SkillNode | undefined): boolean {
  if (isElsewhere) return false;
  const holdsAll = <Name>(named: ReadonlySet<Name>, own: readonly Name[] | undefined) =>
    own === undefined || [...named].every((name) => own.includes(name));
  return holdsAll(operations, skill?.operations) && holdsAll(numbers, skill?.numbers);
}

function named<Name extends string>(table: readonly (readonly [Name, RegExp])[], plain: string): ReadonlySet<Name> {
  return new Set(table.flatMap(([name, words]) => (words.test(plain) ? [name] : [])));
}

const NUMBERS: readonly (readonly [NumberSort, RegExp])[] = [
  ["percent", /%|\bper ?cents?\b|\bpercentages?\b/u],
  [
    "fraction",
    /\d\/\d|\b(?:fractions?|halves|half(?! past)|thirds?|quarters?(?! past| to\b)|fifths?|sixths?|eighths?|denominators?|numerators?|mixed)\b/u,
  ],
  ["decimal", /\d\.\d|\b(?:decimals?|(?:after|behind) the (?:point|dot))\b|\b(?:tenths|hundredths)\b/u],
  ["negative", /(?:^|[\s(])[-−]\d|\b(?:negatives?|below zero|minus \d+ (?:and|or|than)|a minus)\b/u],
  ["unknown", /\b(?:equations?|unknown)\b|(?:^|\s)\d*[xyn]\s*[-+=]|=\s*[xyn]\b/u],
];

const OPERATIONS: readonly (readonly [Operation, RegExp])[] = [
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
const ELSEWHERE: readonly RegExp[] = [
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
