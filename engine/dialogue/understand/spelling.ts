import { UNDERSTAND } from "../../cues/understand.ts";
import { firstByWord, wordSet } from "../../answers/read/table.ts";
import { wordsWithin } from "./glued.ts";

/**
 * A word as it is spelled, in lower case: phone spelling written out, letters that were held down let go, and one slip
 * of the finger (two in a long word) mended where the word is near one that matters and is none of its own [UND13].
 * Several words stand for some (`dont`).
 */
export function mendWord(typed: string, isAll = false): string {
  const word = typed.toLowerCase().replace(/['’`]/gu, "");
  const known = WRITTEN_OUT.get(word);
  if (known !== undefined) return known.replaceAll("_", " ");
  const tens = tensOrTeens(word);
  if (tens !== undefined) return tens;
  const heard = NO_VOWELS.get(word);
  if (heard !== undefined) return heard;
  if (isOwnWord(word) || TWISTED.has(word)) return word;
  const parts = UNDERSTAND.PARTS_CUT.exec(word)?.[1];
  if (parts !== undefined) return `${parts.replace(UNDERSTAND.MEND_WORD_SIC, "six")}ths`;
  const untwisted = untwist(word);
  if (untwisted !== undefined) return mendWord(untwisted);
  const apart = wordsApart(word) ?? wordsWithin(word, isKnown, isAll);
  if (apart !== undefined)
    return apart
      .split(" ")
      .map((part) => mendWord(part))
      .join(" ");
  const sounded = asSounded(word);
  if (sounded !== undefined) return sounded;
  const calm = letGo(word, 2);
  const short = letGo(word, 1);
  for (const form of [calm, short]) {
    if (form === word) continue;
    const found = WRITTEN_OUT.get(form);
    if (found !== undefined) return found.replaceAll("_", " ");
    if (isKnown(form) || (calm !== word && form.length < 4)) return form;
  }
  return (
    nearest(calm) ??
    slippedFirst(word) ??
    (short === calm ? undefined : nearest(short)) ??
    (calm === word ? calm : short)
  );
}

/** Two neighbours in the wrong order: `konw`, `whtas`. */
function untwist(word: string): string | undefined {
  for (let i = 0; i < Math.min(word.length - 1, 9); i++) {
    const form = word.slice(0, i) + (word[i + 1] ?? "") + (word[i] ?? "") + word.slice(i + 2);
    if (TWISTED.has(form)) return form;
  }
  return undefined;
}

function tensOrTeens(word: string): string | undefined {
  const [, stem = "eigh", end] = UNDERSTAND.TENS_OR_TEENS.exec(word) ?? [];
  if (end === undefined && !UNDERSTAND.TENS_OR_TEENS_EIGH.test(word)) return undefined;
  const isTeen = /n|m/u.test(end ?? "");
  const whole = stem
    .replace(UNDERSTAND.WHOLE_ATE, "eigh")
    .replace("fith", "fif")
    .replace(UNDERSTAND.WHOLE_NA, "nine")
    .replace(UNDERSTAND.WHOLE_FOU, isTeen ? "four" : "for");
  return whole + (isTeen ? "teen" : "ty");
}

/** As it is heard: `sixfs`, `fousand`, `seventi`; the vowels of the longer number words hardly matter. */
function asSounded(word: string): string | undefined {
  const lisped = word.replace(UNDERSTAND.LISPED_IR, "th");
  if (lisped !== word && (MATTERS.has(lisped) || WRITTEN_OUT.has(lisped))) return WRITTEN_OUT.get(lisped) ?? lisped;
  return BY_SOUND.get(soundOf(word));
}

/** The consonants of a word as they are heard. */
export function soundOf(word: string): string {
  return word
    .replace(UNDERSTAND.SOUND_OF_TH, "f")
    .replace(UNDERSTAND.SOUND_OF_WH, "w")
    .replace(/x/gu, "ks")
    .replace(/c(?=[eiy])/gu, "s")
    .replace(UNDERSTAND.SOUND_OF_CK, "k")
    .replace(/[zs]+/gu, "s")
    .replace(/(.)\1/gu, "$1")
    .replace(/(?!^)[aeiouyw]/gu, "");
}

/** Number words typed without gaps: `twohundred`, `fourtytwo`, `threequarters`. */
function wordsApart(word: string): string | undefined {
  if (word.length < 6 || word.length > 30) return undefined;
  const parts: string[] = [];
  for (let at = 0; at < word.length;) {
    const part = GLUED.find((number) => word.startsWith(number, at));
    if (part === undefined) return undefined;
    parts.push(part === "fourty" ? "forty" : part);
    at += part.length;
  }
  return parts.length > 1 ? parts.join(" ") : undefined;
}

/**
 * A short number word with one slip: too near other words to be mended but beside numbers, or alone.
 * @param isPlaced - whether only a number can stand there: then the slip may be the first letter
 */
export function shortNumber(word: string, isPlaced = false): string | undefined {
  if (word.length < 2 || word.length > 5 || SHORT.includes(word)) return undefined;
  if (!isPlaced && (word.length < 3 || isKnown(word) || NEAR_SHORT.has(word))) return undefined;
  if (isPlaced && NOT_COUNTED.has(word)) return undefined;
  const near = SHORT.filter(
    (target) =>
      `${target}s` !== word &&
      slipsBetween(word, target) === 1 &&
      (isPlaced || target[0] === word[0] || target[0] === word[1]),
  );
  return near.length === 1 ? near[0] : near.find((target) => target[0] === word[0]);
}

/** Words of mathematics, for finding an answer in a lesson; plural and singular are one. */
export function topicOf(word: string): string | undefined {
  if (TOPICS.has(word)) return word;
  const single = word.endsWith("s") ? word.slice(0, -1) : word;
  return TOPICS.has(single) ? single : TOPIC_FORMS.get(word);
}

function isOwnWord(word: string): boolean {
  return word.length < 4 || isKnown(word);
}

function isKnown(word: string): boolean {
  return MATTERS.has(word) || OWN.has(word) || TARGETS.has(word);
}

/** No letter more than `most` times in a row. */
function letGo(word: string, most: number): string {
  let kept = "";
  let run = 0;
  for (const letter of word) {
    run = kept.endsWith(letter) ? run + 1 : 1;
    if (run <= most) kept += letter;
  }
  return kept;
}

/** The word that matters with the same first letter and so few slips; the earlier in the list where two are as near. */
function nearest(word: string): string | undefined {
  if (word.length < 4 || word.length > 14) return undefined;
  let best: string | undefined;
  let least = 3;
  const [first = "", second = ""] = word;
  const swapped = (BY_LETTER.get(second) ?? []).filter((target) => target[1] === first || target.slice(1) === word);
  const shortened = (BY_SECOND.get(first) ?? []).filter((target) => word.length > 4 && target.slice(1) === word);
  const sounded = /[aeiou]/u.test(first)
    ? [...VOWELS].flatMap((vowel) => (vowel === first ? [] : (BY_LETTER.get(vowel) ?? [])))
    : [];
  for (const target of [
    ...sounded.filter((target) => target.slice(1) === word.slice(1)),
    ...(BY_LETTER.get(first) ?? []),
    ...swapped,
    ...shortened,
  ]) {
    const most = target.length >= 8 && word.length >= 6 ? 2 : target.length >= 5 ? 1 : 0;
    // An ending makes another word, not a slip: `metres`.
    if (word.startsWith(target) && UNDERSTAND.ENDING.test(word.slice(target.length))) continue;
    if (Math.abs(target.length - word.length) > most) continue;
    const slips = slipsBetween(word, target);
    const distance = slips + (target.length < word.length ? 0.1 : 0);
    if (slips <= most && distance < least) {
      best = target;
      least = distance;
    }
  }
  return best;
}

/** A longer number word whose first letter is its neighbour on the keyboard: `rhird`, `difteen`. */
function slippedFirst(word: string): string | undefined {
  return LONG_NUMBERS.find(
    (target) =>
      target.slice(1) === word.slice(1) && NEIGHBOURS.get(target.charAt(0))?.includes(word.charAt(0)) === true,
  );
}

/** Letters left out, put in, changed, or two neighbours swapped. */
export function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 9;
}

const WRITTEN_OUT = firstByWord(
  "borrow borow boro, borrowing borowing boroing, really realy realli, divisible divisable devisable divisble, i_do_not_know idek, dunno duno dono, idk ikd, do_not dont dnt donot dunt don, does_not doesnt dosnt doesent, did_not didnt dident, can_not cant cannot cnt carnt, is_not isnt isent, are_not arent, was_not wasnt, will_not wont, would_not wouldnt, should_not shouldnt, could_not couldnt, have_not havent, has_not hasnt, i_am im iam ima, i_have ive, it_is its itz tis, that_is thats thts dats, what_is whats wats wots wuts whts wts, how_is hows, why_is whys, where_is wheres, who_is whos, there_is theres, favourite fav fave favorite, they_are theyre, he_is hes, she_is shes, let_us lets, i_will ill, cents sents sentz centz, i_would id, you_are youre, you u uu uuu yu ya yoo, are r, your ur, why y wy, what wat wot wut wha whut, which wich whch witch whitch, is iz, how hw hwo haw, when wen whn, where wer whr wear, and adn nad amd abd nd &, because cos cuz coz bc becoz becuz becus bcos bcoz bcus bcuz cus cause becos bcz bcse becs bcuse b/c, please pls plz, thanks fank fanks tq thx thnx tnx thanx thks tnks tysm, thank_you ty thankyou, this dis ths, that dat tht, the da teh th, with wiv wif wth w/, just jst jus, think thnk fink tink, thing fing, know kno knw noe, something smth sumthin, maybe mayb maby prolly probs probly prob perhaps, ok oky okei mmk mmkay mk ohkay oka alrighty okeydokey okay okey oki okie okk kk k kay okai okeh okej, yes yse yessir yesh yuh mhm uhuh si oui ja aye yeah yea yep yup yh ye yah yeh yas yus yis, no nope nah na noo nop naw, want_to wanna, thinking thinkin, getting gettin, going_to gonna gunna, got_to gotta, have_to hafta, give_me gimme gimmie, let_me lemme, kind_of kinda, sort_of sorta, out_of outta, do_you dyou, what_do_you_mean wdym, i_do_not_care idc, i_know ik, oh_my omg omfg, be_right_back brb, to_be_honest tbh, right_now rn, oh_i_see oic, two tow tew dos zwei deux, three tres drei trois, seven siete sieben sept, ten diez zehn dix, twenty veinte zwanzig vingt, thirty treinta dreissig trente, point punto komma, minus menos moins minuses, four fuor foru fore foor fower cuatro vier, five fiv fvie fife fiev faiv cinco cinq, six siks sicks sics seks seis sechs, eight ait ayt eit ocho acht huit, nine nien nin nyn nain nueve neun neuf, one wun oen uno eins, zero ziro zro, twelve twelf, fifteen fiveteen, fifty fivety, thirty threety, half haf hlaf hafl harf hlf hafe harlf, quarters qtrs quatas, and_a ana anda nda, fifty fiddy, underneath underneeth undernith underneat, second secend secund, right rite, middle middel midle, eighths eighs ayths aiths eaths, eleven alevan levan elleven, quarter quatre cuarter kwarter quata quarta qtr qurter, quarters cuarters kwarters, minutes minits, fourth forth, fourths forths, forty fourti, eighth eith, ninth nineth, twelfth twelth, negative neg, plus plos, percent pursent persent procent prozent pct pcent, over ova ovr, answer awnser ans, question ques qn, denominator denom, help hlp halp hepl, confused konfused, understand overstand, hint hnt hnit, tell tel, skip skp, sorry sry soz sori, wait wate, great grate, before befor, got gt, have hav hve, would wud wuld, could cud culd, should shud shuld, does dus duz doez, said sed sayed, says sez, was woz, add ad, took tuk, away awy,, then thn, hundred hunnid, equals equal ekwals, multiply multiplie, multiplied timesed timsed timesd, divided dived",
);

/** Common words whose letters are often typed in the wrong order. */
const TWISTED = wordSet(
  "what whats that thats this think know dont didnt doesnt cant wont isnt question answer because where there their would could should with wrong right please help understand number have does just like want need make give tell show explain really maybe again wait sorry easy hard times goes equals same first next then when which",
);
const VOWELS = "aeiou";
const SHORT = "zero one two three four five six nine ten half seven eight".split(" ");
const NOT_COUNTED = wordSet(
  "to too the and an in is it on or of no so hour hours tens ones then their there times even not",
);
const NEAR_SHORT = wordSet(
  "too tee once done gone bone cone lone none tone zone ore owe ode ton tho for foul fire file fine sit sir sin sip sax sex nice teen tan tin tea ted tend hall halt hone sic fine",
);
/** The longer before the shorter, so that `seventeen` is not `seven teen`. */
const GLUED =
  "sevenths seventeen thousand quarters negative thirteen fourteen eighteen nineteen hundred million fifteen sixteen seventy quarter eighths percent fourths twelfths fifths sixths thirds eleven twelve twenty thirty fourty eighty ninety ninths tenths halves seven three eight forty fifty sixty minus point third zero four five nine half thre sevn fiv one two six ten and".split(
    " ",
  );
const TARGETS = wordSet([...WRITTEN_OUT.values()].join(" ").replaceAll("_", " "));
/** Words whose misspelling is mended: number words, words of mathematics, words that tell what a pupil wants. */
const NUMBER_WORDS =
  "three seven eight eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million quarter quarters third thirds fourths fifths sixths sevenths eighths ninths tenths elevenths twelfths thirteenths fourteenths seventeenths eighteenths nineteenths thirtieths fifteenths sixteenths twentieths eleventh twentieth tenth tenths hundredths thousandths fortieths fiftieths sixtieths seventieths eightieths ninetieths fifth sixth seventh eighth ninth nought minus negative point percent pounds dollars remainder halves zero centimetres centimeters kilometres kilograms litres metres grams minutes hours degrees wholes";
const LONG_NUMBERS = NUMBER_WORDS.split(" ").filter((word) => UNDERSTAND.LONG_NUMBERS_THIRD.test(word));
const NEIGHBOURS: ReadonlyMap<string, string> = new Map([
  ["e", "wr"],
  ["f", "dg"],
  ["h", "gj"],
  ["n", "bm"],
  ["q", "wa"],
  ["s", "ad"],
  ["t", "ry"],
]);
const CUES =
  "understand understood confused confusing because question answer explain forgot stuck please remember difficult probably definitely actually something nothing correct already thanks thought guess equals over multiplied divided subtracted added adding counted counting carried borrowed means";
const TOPIC_WORDS =
  "denominator numerator fraction decimal percent percentage multiply divide division multiplication addition subtraction subtract factor multiple prime composite remainder equation variable expression estimate round regroup borrow carry exchange equivalent simplify simplest improper mixed whole number digit tens ones hundreds hundredth tenth tenths hundredths thousandth place value point negative positive integer opposite absolute coordinate angle triangle square rectangle circle perimeter area volume average mean median mode ratio proportion sum difference product quotient even odd greater less equal symbol sign bracket exponent power root common lowest highest greatest least half quarter third group array row column line table double pattern sequence axis graph algebra formula unknown solve zero minus plus add times top bottom shape side length width height unit metre centimetre expanded form inverse flip reciprocal cancel convert";
const TOPICS = wordSet(TOPIC_WORDS);
const TOPIC_FORMS = firstByWord(
  "multiply multiplying multiplied multiplies, divide dividing divided divides divisor dividend divisible, subtract subtracting subtracted, add adding added adds adding, " +
    "round rounding rounded, borrow borrowing borrowed, carry carrying carried carries, simplify simplifying simplified reduce reduced, bottom bottoms, top tops, flip flipping flipped, " +
    "factor factors factorise, regroup regrouping, solve solving solved, estimate estimating, convert converting, times timesing timestable, whole wholes, half halves, axis axes, cancel cancelled cancelling",
);
const MATTERS = wordSet(`${NUMBER_WORDS} ${CUES} ${TOPIC_WORDS}`);
/** `svn`, `twnty`. */
const NO_VOWELS: ReadonlyMap<string, string> = new Map(
  NUMBER_WORDS.split(" ")
    .map((word) => [word.replace(/[aeiou]/gu, ""), word] as const)
    .toReversed(),
);
const BY_LETTER = byLetterAt(0);

/** Number words that no other word sounds like. */
const BY_SOUND: ReadonlyMap<string, string> = new Map(
  "eleven twelve sixteen seventeen nineteen twenty sixty seventy ninety hundred thousand negative"
    .split(" ")
    .map((word) => [soundOf(word), word]),
);

const BY_SECOND = byLetterAt(1);

/** The words that matter by one of their letters. */
function byLetterAt(at: number): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of MATTERS) groups.set(word[at] ?? "", [...(groups.get(word[at] ?? "") ?? []), word]);
  return groups;
}

/** Words of their own that lie near one that matters. */
const OWN = wordSet(
  "aight ought thee function position divisor dividend element elements seen seed sentence smallest expressions whose hour gram improve improved parameter dollar pace additional native tablet actual simply simpler shade halve halved media education radio guesses thinks cutting timed missed threes expand expands divides borrows opposites coordinates multiplies sixteenth fifteenth kilometre differences equally compose proportional tree thirsty fort paint print pint time timer minute mines menus price pride prize struck stick sever eights twenties tent tents plane plate angel tingle multiples while guest pound threw though reminder confuse carries curry different suck mins centimeter kilometer kilometers meters liters grass lites last tiles meter litre forget thousands friction ration share shake powder cancer mixer counter decision simple meant sevens thirties stack stock remained exploded",
);
