/** What a text is about: signs and words of mathematics, for telling whether one text is near another. */
export type Idea =
  | "add"
  | "subtract"
  | "multiply"
  | "divide"
  | "fraction"
  | "decimal"
  | "places"
  | "line"
  | "round"
  | "negative"
  | "letter"
  | "both sides"
  | "percent"
  | "multiples"
  | "factors"
  | "shapes"
  | "double"
  | "zero"
  | "distance";

const SIGNS: readonly (readonly [Idea, RegExp])[] = [
  ["add", /\d[^-−$]{0,30}\+|\b(?:add|adding|added|plus|sum)\b/iu],
  [
    "subtract",
    /\d\s*[-−]\s*[\d\\]|\b(?:subtract\w*|take (?!the (?:digit|largest|greatest))\w+ (?:from|away)|take away|taken from|minus(?! sign))\b/iu,
  ],
  ["multiply", /\\times|\b(?:multipl(?:y|ied|ying)|times|groups?)\b/iu],
  ["divide", /\\div|\b(?:divid\w*|shared?|sharing)\b/iu],
  ["fraction", /\\frac|\b(?:fractions?|bottoms?|tops?|numerators?|denominators?|lowest terms)\b/iu],
  ["decimal", /\d\.\d|\b(?:decimals?|tenths?|hundredths?|points?)\b/iu],
  ["places", /\\text\s*\{\s*(?:ones|tens|hundreds)|\b(?:ones|tens|hundreds|digits?|places?|bundles?)\b/iu],
  ["line", /\b(?:number line|the line|spaces?|marks?)\b/iu],
  ["round", /\\approx|\b(?:round\w*|nearer|nearest|neighbours?|closest|half-way)\b/iu],
  ["negative", /(?:^|[^\w)}\d\s])\s?[-−]\d|\b(?:negative|below zero|opposites?|absolute value)\b/iu],
  ["letter", /\b(?:letter|unknown|variable)\b|[=+]\s*[a-z]\b(?!\s*[a-z])|\b\d*[a-z]\s*=/u],
  ["both sides", /\bboth sides|equals sign|balance\b/iu],
  ["percent", /%|\bper ?cent\b/iu],
  ["multiples", /\b(?:multiples?|LCM)\b/u],
  ["factors", /\b(?:factors?|GCF|primes?|composite)\b/iu],
  ["shapes", /\b(?:circles?|bars?|shaded|strips?|pizzas?)\b/iu],
  ["double", /\b(?:doubles?|twice|half|halve)\b/iu],
  [
    "distance",
    /\babsolute values?\b|\bhow far\b|\bdistances?\b|\bsteps? (?:it is )?(?:to|from) (?:0|zero)\b|\bwithout a sign\b|\|/iu,
  ],
  ["zero", /\bzeros?\b|(?<![\d.,-])0(?![\d.,])/iu],
];

export function ideasIn(text: string): ReadonlySet<Idea> {
  return new Set(SIGNS.filter(([, sign]) => sign.test(text)).map(([idea]) => idea));
}
