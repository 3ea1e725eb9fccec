/** A rule that many believe and that is false [CHW8]; false rules in general cannot be told from true ones. */
export function falseRule(text: string): string | undefined {
  const plain = text.toLowerCase().replaceAll(/[’']/gu, "'").replaceAll(/\s+/gu, " ");
  const sentences = plain.split(/(?<=[.!?])\s/u);
  const said = sentences
    .filter((sentence) => !sentence.endsWith("?"))
    .flatMap((sentence) =>
      [...(DENIED.test(sentence) ? [] : FALSE_RULES), ...FALSE_DENIALS].flatMap(
        (rule) => rule.exec(sentence)?.[0] ?? [],
      ),
    );
  return said[0]?.slice(0, 60);
}

/** What is said not to be so. */
const DENIED =
  /\b(?:not|never|n't|cannot|don't|doesn't|isn't|only|sometimes|careful|instead of|rather than|mistake|would|unless|false|tempting)\b/u;
const FALSE_RULES: readonly RegExp[] = [
  /\b(?:multipl\w+|adding) (?:always (?:makes?|gives?)|makes? (?:every|any|all)) (?:\w+ ){0,3}(?:bigger|larger|greater|more)\b/u,
  /\b(?:divi\w+|subtract\w+) (?:always (?:makes?|gives?)|makes? (?:every|any|all)) (?:\w+ ){0,3}(?:smaller|less|fewer)\b/u,
  /\badd (?:up )?(?:the |both )?(?:denominators|bottoms|bottom numbers)\b/u,
  /\badd (?:the |both )?(?:tops|numerators|top numbers) and (?:add )?(?:the )?(?:bottoms|denominators|bottom numbers)\b/u,
  /\bsubtract (?:the |both )?(?:denominators|bottoms|bottom numbers)\b/u,
  /^(?!.*\b(?:multipl|divid|times|product|subtract|take away a)).*\btwo (?:minus(?:es)?|negatives?)(?: signs| numbers)? (?:always )?(?:make|give|are|become)s? (?:a |one )?(?:plus|positive)\b/u,
  /\blonger (?:a )?decimals? (?:is|are) (?:\w+ ){0,3}(?:larger|bigger|greater|more)\b/u,
  /\bmore (?:digits|decimals|decimal places)\b.{0,30}\b(?:larger|bigger|greater)\b/u,
  /\b(?:larger|bigger|greater) (?:the )?(?:bottom|denominator)(?: number)?,? (?:the|is the|makes the|has the|means a|gives a)?\s?(?:\w+ ){0,2}(?:larger|bigger|greater)\b/u,
  /\b(?:put|add|write|stick) (?:a |one )?(?:zero|0) (?:at|to|on) the end\b(?!.*\bwhole\b)/u,
  /\balways (?:take|subtract) the (?:smaller|lesser)(?: \w+)? (?:away )?from the (?:larger|bigger|greater)\b/u,
  /\b(?:subtraction|division) in any order\b/u,
  /\b(?:zero|0|one|1) is the (?:smallest|least) (?:of all )?numbers?(?: (?:there is|of all))?\b/u,
  /\brounding (?:always )?makes (?:\w+ ){0,3}(?:larger|bigger|smaller)\b/u,
  /\bsmaller digit away from the larger\b/u,
  /\bdivid\w* (?:\w+ ){0,3}by (?:zero|0)\b.{0,40}\b(?:zero|0|one|1|itself|infinity|number)\b/u,
  /\bany number times (?:zero|0) is (?:itself|the number|one|1)\b/u,
  /\bany number (?:divided by|over) itself is (?:zero|0)\b/u,
  /\b(?:one|1) is (?:a |the (?:first|smallest) )?prime\b/u,
  /\b(?:all|every) odd numbers? (?:is|are) (?:a )?primes?\b/u,
  /\b(?:all|every) primes?(?: numbers?)? (?:is|are) odd\b/u,
  /\b(?:subtract|divide|take away) (?:\w+ ){0,3}in any order\b/u,
  /\balways (?:add|work|go|calculate) (?:\w+ ){0,2}(?:before you multiply|from left to right)\b/u,
  /\bnumerator (?:is|stands|means) (?:\w+ ){0,2}(?:the )?(?:bottom|below|under)\b/u,
  /\bdenominator (?:is|stands|means) (?:\w+ ){0,2}(?:the )?(?:top|above)\b/u,
  /\bpercent means (?:out of |per )?(?:ten|10|a thousand|1000)\b/u,
  /\bproduct is (?:\w+ ){0,4}(?:add|sum)/u,
  /\bsum is (?:\w+ ){0,4}multipl/u,
  /\bequals? sign (?:means|says|tells you) (?:\w+ ){0,4}(?:answer|result|work it out)\b/u,
];
/** False because they deny what is so. */
const FALSE_DENIALS: readonly RegExp[] = [
  /\border of (?:the )?(?:digits|numbers)\b.{0,20}\b(?:does not|doesn't) matter/u,
  /\bsquare (?:is not|isn't|is never) a (?:rectangle|parallelogram|rhombus)\b/u,
  /\b(?:can't|cannot|can not) (?:take|subtract) (?:a )?(?:bigger|larger|greater) (?:\w+ )?from (?:a )?smaller\b/u,
  /\border (?:\w+ ){0,3}(?:does not|doesn't|never) matters? .{0,40}\b(?:subtract|divid|minus|take)/u,
];
