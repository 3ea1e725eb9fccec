/** What stands for a number without being one [CHW5]: letters, words of other languages, things of which everybody knows how many there are. */

/** A letter by itself, or letters that are no word, unless the problem or somebody before has them. */
export function strangeLetters(plain: string, known: string): string | undefined {
  const outside = plain.replaceAll(/\\[a-z]+/giu, " ");
  const words = new Set(known.match(/\p{L}+/gu));
  const single = [...outside.matchAll(/(?<![\p{L}'’])[b-hj-z](?![\p{L}'’])/giu)].find(
    ([letter]) => !words.has(letter.toLowerCase()),
  );
  if (single !== undefined) return single[0];
  const name = [...outside.matchAll(/(?<=[\p{L}\d,;:] )\p{Lu}\p{Ll}{1,20}/gu)].find(
    ([word]) => !words.has(word.toLowerCase()) && !NAMES.has(word),
  );
  if (name !== undefined) return name[0];
  const mute = outside
    .match(/(?<![\p{L}'’])[b-df-hj-np-tv-xz]{2,20}(?![\p{L}])/giu)
    ?.find((run) => !words.has(run.toLowerCase()) && !MUTE.has(run.toLowerCase()) && !SHORT_NAMES.has(run));
  if (mute !== undefined || BACKWARDS.test(outside)) return mute ?? "backwards";
  return outside
    .match(/(?<!\p{L})\p{L}*(?:\p{Ll}\p{Lu}|\p{Lu}{2})\p{L}*/gu)
    ?.find((run) => !SHORT_NAMES.has(run) && !words.has(run.toLowerCase()));
}

/** Number words of other languages, without those that are English words too. */
export function foreignNumber(plain: string): string | undefined {
  const found = plain
    .toLowerCase()
    .replaceAll(/[łı]/gu, (letter) => (letter === "ł" ? "l" : "i"))
    .match(/\p{L}{2,}/gu);
  return found?.find((word) => FOREIGN.has(word) || FOREIGN_ENDS.test(word));
}

/** "as many as a spider has legs", "the letter at that place of the alphabet". */
export function knownQuantity(plain: string, shown: string): string | undefined {
  const text = plain.toLowerCase();
  const noun = KNOWN_NOUNS.exec(text)?.[0];
  return noun !== undefined && !shown.includes(noun.slice(0, -1)) && KNOWN_CUES.test(text) ? noun : undefined;
}

const SHORT_NAMES = new Set(["LCM", "GCF", "GCD", "HCF", "LCD", "OK"]);
const NAMES = new Set(["Math", "English"]);
const MUTE = new Set("hmm mm cm km ml kg lb ft st nd rd th vs mr dr pm qt pt".split(" "));
const BACKWARDS =
  /(?<!work |working |count |counting |go |going )\b(?:right to left|backwards?|revers\p{L}{0,4}|mirror\p{L}{0,2}|upside|first letters?)\b/iu;
const FOREIGN: ReadonlySet<string> = new Set(
  (
    "null ein eins eine zwei drei vier funf fuenf sechs sieben acht neun zehn zwolf zwoelf " +
    "cero uno dos tres cuatro cinco seis siete ocho nueve diez doce trece catorce quince treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento " +
    "deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze trente quarante cinquante soixante " +
    "quattro cinque sette otto dieci undici dodici tredici quindici trenta dois quatro oito dez doze vinte " +
    "uc twee drie vijf zes zeven negen tien twaalf sifir bir iki dort bes alti yedi sekiz dokuz yirmi otuz kirk elli " +
    "jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec moja mbili tatu"
  ).split(" "),
);
const FOREIGN_ENDS =
  /^(?:\p{L}{3,8}zehn|\p{L}{0,14}(?:zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend)|dieci\p{L}{3,6}|veinti?\p{L}{0,8}|vingt\p{L}{0,8}|venti\p{L}{0,8}|\p{L}{2,8}(?:nascie|dziesci|dziesiat|dzie[sś]ci))$/u;
const KNOWN_NOUNS =
  /\b(?:days|weeks|months|hours|minutes|seconds|fingers|toes|thumbs|legs|wheels|eyes|ears|arms|paws|strings|letters|alphabet|planets|continents|seasons|players|sides of an?|corners of an?|states|keys on|squares on|dwarfs|wonders|inches|feet in|cents in|sides on)\b/u;
const KNOWN_CUES =
  /\b(?:as many|same (?:number|as)|number of|how many|just like|think of|equals?|there are|like the|place of|letter|as there are|count(?:ing)? the)\b/u;
