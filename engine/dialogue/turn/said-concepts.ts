/** What can be said of a way to an answer, whatever the words for it. */
const CONCEPTS: readonly (readonly [name: string, words: RegExp])[] = [
  ["ones", /\b(?:ones|1s|units?|cubes?|singles?)\b/u],
  ["tens", /\b(?:tens|10s|rods?|bundles?)\b/u],
  ["ten", /\b(?:ten|10)\b/u],
  ["hundred", /\b(?:hundreds?|100s?)\b/u],
  ["place", /\b(?:places?|positions?|columns?|spots?|stands?|middle|digits?)\b/u],
  ["worth", /\b(?:worth|values?|means?|stands? for|counts?(?! (?:in|on|up|every))|tells?|says?)\b/u],
  [
    "join",
    /\b(?:add\w*|plus(?:sed)?|put (?:them |it )?together|together|sum|with|goes? to|make[s]? \d+|and \d+ more|count\w* up)\b/u,
  ],
  ["take", /\b(?:tak(?:e|es|ing)|took|taken|subtract\w*|minus|away|gave|less)\b/u],
  [
    "multiply",
    /\b(?:multipl(?:y|ied|ies|ying|ication)|timesed|times (?=by|the|it|each|both|every|\d|a |top|bottom|them|two|three|four|five|six|seven|eight|nine|ten|tables?)|times tables?|tables? of|\d+s? tables?|lots of|groups of|doubl\w*)/u,
  ],
  ["divide", /\b(?:divid\w*|shar(?:e|ed|es|ing)|halv\w*|goes? in(?:to)?|went in|go in|fits?)\b/u],
  [
    "same",
    /\b(?:same|equal|equivalent|alike|common|match\w*|all (?:are|have|the)|in each|each \w+ (?:has|have|is)|every \w+ has|every|each|all \w+(?:ths|ds|quarters))\b/u,
  ],
  ["both", /\b(?:both|each|share|common|top and (?:the )?bottom|two lists|two tables|they have|every)\b/u],
  [
    "size",
    /\b(?:sizes?|amounts?|much|as big|same bottoms?|same denom\w*|\w+(?:enths|ifths|ixths|ghths|inths|thirds|quarters|halves))\b/u,
  ],
  ["different", /\b(?:different|not the same)\b/u],
  ["top", /\b(?:tops?|numerators?)\b/u],
  ["bottom", /\b(?:bottoms?|denominators?)\b/u],
  [
    "few",
    /\b(?:few|not enough|n't enough|smaller|less than(?! (?:zero|0))|too small|too little|can ?not take|can't take|cant take|not many|no tens|no ones)\b/u,
  ],
  [
    "trade",
    /\b(?:trad\w+|open\w*|borrow\w*|break\w*|broke|swap\w*|regroup\w*|exchang\w*|chang\w+|turn(?:s|ed)?|became|becomes?|split)\b/u,
  ],
  ["move", /\b(?:carr\w+|mov\w+|pass\w*|next|over to|goes? (?:over|to|on)|goes? on|bring down|new ten|new hundred)\b/u],
  ["make", /\b(?:mak(?:e|es|ing)|made|(?:is|was) \d+|more than|over|becomes?|became|or more)\b/u],
  ["fewer", /\b(?:fewer|(?:ten|one|1) less|less tens?|tens? (?:are )?left|left in the tens)\b/u],
  ["between", /\b(?:between|sides?|neighbou?rs?|middle of)\b/u],
  ["near", /\b(?:near\w*|clos\w+|away from|half ?way|past half|5 or more|less than 5|less than half|shorter)\b/u],
  ["zero", /\b(?:zeros?|0|nought|empty|nothing there|hole|gap)\b/u],
  ["nothing", /\b(?:nothing|no remainder|exactly|no more|none|only 1|only one)\b/u],
  [
    "group",
    /\b(?:groups?|bags?|box(?:es)?|rows?|plates?|packs?|jars?|trays?|lots|teams?|fives|twos|eights|sevens|\d+s)\b/u,
  ],
  ["again", /\b(?:again|repeat\w*|once more|skip count\w*|one more|another|extra|\d more|for every|every)\b/u],
  ["known", /\b(?:know|start\w*|double|from \d|first)\b/u],
  ["half", /\b(?:half|halves|twice|double|count\w* in)\b/u],
  [
    "parts",
    /\b(?:parts?|pieces?|split|apart|cut|tens and (?:the )?ones|five|each bit|bits?|spaces?|gaps?|hops?|jumps?|squares?|slices?)\b/u,
  ],
  ["first", /\b(?:first|start\w*|begin\w*|biggest|largest|on the left)\b/u],
  ["left over", /\b(?:left over|leftovers?|remain\w*|rest|extra|left)\b/u],
  ["factor", /\b(?:factors?|divides?|goes? into|go into)\b/u],
  [
    "multiple",
    /\b(?:multiples?|times tables?|(?:both|two|2|\d+s?) (?:times )?tables?|tables? of|count\w* (?:up|in)|keep adding|lists?|listed|steps of)\b/u,
  ],
  ["only", /\b(?:only|itself|two factors|2 factors|other factors?|more factors|no others?)\b/u],
  ["greatest", /\b(?:greatest|biggest|largest|highest|most)\b/u],
  ["least", /\b(?:least|smallest|lowest|first)\b/u],
  ["lowest", /\b(?:lowest|until|no more|not go|only 1|only one|nothing else|any ?more|far)\b/u],
  ["all", /\b(?:all|altogether|in total|whole|total)\b/u],
  ["meant", /\b(?:shaded|colou?red|asked|meant?|you mean)\b/u],
  ["from zero", /\b(?:from (?:0|zero|the start)|to the point|start\w* (?:at|from) (?:0|zero)|beginning)\b/u],
  ["count", /\b(?:count\w*|how many|number of|there (?:are|is) \d+)\b/u],
  ["stay", /\b(?:stay\w*|keep\w*|kept|not change|still|leave|left the|the same)\b/u],
  ["change", /\b(?:chang\w+|mov\w+|turn\w*|cut|equal|writ\w+|same)\b/u],
  ["tenths", /\btenths?|\b(?:10 parts|out of (?:ten|10))\b/u],
  ["hundredths", /\bhundredths?|\b(?:100 parts|out of (?:a )?(?:hundred|100))\b/u],
  ["after", /\b(?:after|first place|second place|the first|the second|next|point|dots?)\b/u],
  ["line up", /\b(?:line\w* (?:them )?up|under|each other|points?|dots?|same place)\b/u],
  [
    "percent",
    /\b(?:percent|hundredths?|out of (?:a )?(?:hundred|100)|per (?:hundred|100)|over (?:a )?(?:hundred|100))\b|%/u,
  ],
  ["distance", /\b(?:distance|how far|steps?|far|further|away)\b/u],
  [
    "side",
    /\b(?:(?:left|right) of|(?:on|to) the (?:left|right)|left side|below|above|sides?|minus|negative|sign|direction)\b/u,
  ],
  [
    "line",
    /\b(?:number line|(?:further|more|to the|on the) (?:left|right)|(?:left|right) of|thermometer|colder|warmer)\b/u,
  ],
  ["less", /\b(?:less|smaller|more negative|colder|lower)\b/u],
  ["below", /\b(?:below (?:zero|0)|negatives?|minus)\b/u],
  ["total", /\b(?:total|whole|altogether|in all|all of it)\b/u],
  [
    "back",
    /\b(?:back|undo\w*|undid|opposite|inverse|reverse|put back|backwards?|take away|took|minus|subtract\w*|divid\w*)\b/u,
  ],
  ["undo", /\b(?:undo\w*|undid|opposite|inverse|cancel\w*|get rid|reverse)\b/u],
  ["both sides", /\b(?:(?:both|each|two) sides?|both pans|other side|the same to both|balance)\b/u],
];

/** The concepts of a text, by name. */
export function conceptsIn(text: string): ReadonlySet<string> {
  return new Set(CONCEPTS.filter(([, words]) => words.test(text)).map(([name]) => name));
}

/** How many of these concepts a text says in words of their own: a word that says two counts once, and so do two words for one. */
export function countConcepts(names: ReadonlySet<string>, text: string): number {
  const spans = CONCEPTS.filter(([name]) => names.has(name)).flatMap(([name, words]) =>
    [...text.matchAll(new RegExp(words.source, "gu"))].map(({ index, 0: said }) => ({
      name,
      word: said.replace(/s$/u, ""),
      from: index,
      to: index + said.length,
    })),
  );
  const taken: (typeof spans)[number][] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (taken.every(({ name, word, to }) => name !== span.name && word !== span.word && to <= span.from))
      taken.push(span);
  }
  return taken.length;
}

/** The text without the words that say one of the concepts. */
export function withoutConcepts(text: string): string {
  return CONCEPTS.reduce((rest, [, words]) => rest.replaceAll(new RegExp(words.source, "gu"), " "), text);
}
