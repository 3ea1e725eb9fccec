const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const PARTS = ["", "whole", "half", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** A whole number below a million in words: `four hundred seven`. */
export function numberWord(value: number): string {
  if (value < 0) return `negative ${numberWord(-value)}`;
  if (value < 20) return SMALL[value] ?? "";
  if (value < 100) return joined(TENS[Math.floor(value / 10)] ?? "", value % 10, "-");
  if (value < 1_000) return joined(`${numberWord(Math.floor(value / 100))} hundred`, value % 100, " ");
  return joined(`${numberWord(Math.floor(value / 1_000))} thousand`, value % 1_000, " ");
}

/** A fraction in words: `three fourths`. */
export function fractionWord(top: number, bottom: number): string {
  const part = PARTS[bottom] ?? (bottom === 12 ? "twelfth" : `${numberWord(bottom)}th`);
  if (top === 1) return `one ${part}`;
  return `${numberWord(top)} ${part === "half" ? "halves" : `${part}s`}`;
}

/** Digit by digit: `one two`. */
export function digitWords(digits: string): string {
  return [...digits].map((digit) => (digit === "." ? "point" : (SMALL[Number(digit)] ?? digit))).join(" ");
}

/** A number from 1 to 3999 in Roman letters. */
export function romanNumeral(value: number): string {
  const signs: readonly (readonly [number, string])[] = [
    [1000, "M"],
    [900, "CM"],
    [500, "D"],
    [400, "CD"],
    [100, "C"],
    [90, "XC"],
    [50, "L"],
    [40, "XL"],
    [10, "X"],
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ];
  let left = value;
  let text = "";
  for (const [worth, letters] of signs) {
    for (; left >= worth; left -= worth) text += letters;
  }
  return text;
}

const UNITS_BY_LANGUAGE = {
  german:
    "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
  spanish:
    "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve",
  french:
    "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
  turkish:
    "sıfır bir iki üç dört beş altı yedi sekiz dokuz on on+bir on+iki on+üç on+dört on+beş on+altı on+yedi on+sekiz on+dokuz",
  polish:
    "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście",
  chinese: "零 一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九",
} as const;

export type OtherLanguage = keyof typeof UNITS_BY_LANGUAGE;
export const OTHER_LANGUAGES = Object.keys(UNITS_BY_LANGUAGE) as OtherLanguage[];

/** In another language; above nineteen digit by digit. */
export function foreignNumberWord(value: number, language: OtherLanguage): string {
  const words = UNITS_BY_LANGUAGE[language].split(" ").map((word) => word.replaceAll("+", " "));
  const one = (number: number) => words[number] ?? "";
  return value < 20 ? one(value) : [...String(value)].map((digit) => one(Number(digit))).join(" ");
}

function joined(head: string, rest: number, between: string): string {
  return rest === 0 ? head : `${head}${between}${numberWord(rest)}`;
}
