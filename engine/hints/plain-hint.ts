import { cutNumberWords, isNumberLetters, NUMBER_WORDS, romanValue } from "./number-letters.ts";

/**
 * A hint as it is meant, however it is typed [LEK14]: digits of any script, raised and ringed ones, entities, hidden
 * signs, letters spelled one by one or turned round, Roman numerals. Linear in its length.
 */
export function plainHint(text: string): string {
  const signs = unspell(fold(decodeEntities(text)));
  const hidden = hiddenIn(signs);
  return hidden.length === 0 ? signs : `${signs} ${hidden.map((said) => `The answer is ${said}.`).join(" ")}`;
}

/** Texts that have to be decoded to be read: whoever writes these does not do it in passing. */
function hiddenIn(text: string): readonly string[] {
  const hidden: string[] = [];
  for (const [token] of text.matchAll(CODED)) {
    const decoded = fromBase64(token) ?? fromHex(token);
    if (decoded !== undefined) hidden.push(decoded);
  }
  return hidden;
}

function decodeEntities(text: string): string {
  return text
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/giu, (all, hex?: string, decimal?: string) =>
      signOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16), all),
    )
    .replaceAll(/&([a-z]{2,8}\d{0,2});/giu, (all, name: string) => ENTITIES[name.toLowerCase()] ?? all)
    .replaceAll(/\\u\{?([\da-f]{4,6})\}?/giu, (all, hex: string) => signOf(Number.parseInt(hex, 16), all))
    .replaceAll(/%([2-7][\da-f])(?![\d])/giu, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
}

function signOf(point: number, otherwise: string): string {
  return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
    ? String.fromCodePoint(point)
    : otherwise;
}

/** One sign for all that look or mean alike; nothing that is not seen. */
function fold(text: string): string {
  if (/^[\x20-\x7e]*$/u.test(text)) return text;
  const raised = text
    .replaceAll(RAISED_FRACTION, (_all, top: string, bottom: string) => ` ${digitsOf(top)}/${digitsOf(bottom)}`)
    .replaceAll(/(?<=[\p{L}\p{Nd})\]}])[⁰¹²³⁴-⁹]{1,9}/gu, (run) => `^${digitsOf(run)}`);
  return [...raised.normalize("NFD").replaceAll(/[\p{M}\p{Cf}]/gu, "")]
    .map((sign) => (sign <= "~" || VULGAR.test(sign) ? sign : foldSign(sign)))
    .join("")
    .replaceAll(CJK_NUMBER, (run) => String(cjkValue(run)));
}

function foldSign(sign: string): string {
  const alike = LOOKALIKES[sign.toLowerCase()];
  if (alike !== undefined) return alike;
  const folded = sign.normalize("NFKC").replaceAll(/[\p{M}\p{Cf}]/gu, "");
  return folded.replaceAll(/\p{Nd}/gu, (digit) => (digit <= "9" ? digit : String(digitValue(digit))));
}

/** Digits of a script follow one another from zero on, ten by ten. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let below = 0;
  while (below < 60 && /\p{Nd}/u.test(String.fromCodePoint(point - below - 1))) below++;
  return below % 10;
}

function digitsOf(run: string): string {
  return run.normalize("NFKC");
}

function cjkValue(run: string): number {
  let total = 0;
  let digit = 0;
  for (const sign of run) {
    const scale = { 十: 10, 百: 100, 千: 1000 }[sign];
    if (scale === undefined) digit = digit * 10 + "〇一二三四五六七八九".indexOf(sign);
    else {
      total += (digit === 0 ? 1 : digit) * scale;
      digit = 0;
    }
  }
  return total + digit;
}

/** Letters one by one, words turned round or run together, Roman numerals: as the number words they are. */
function unspell(text: string): string {
  return text
    .replaceAll(SPELLED, (run) => {
      const letters = run.replaceAll(/[^a-z]/giu, "").toLowerCase();
      const words = [letters, letters.slice(1), turned(letters)].map(cutNumberWords).find((cut) => cut !== undefined);
      return words?.join(" ") ?? run;
    })
    .replaceAll(TURNED, (words) => turned(words.toLowerCase()))
    .replaceAll(/\b[a-z]{6,60}\b/giu, (word) => {
      if (isNumberLetters(word.toLowerCase())) return word;
      return cutNumberWords(word.toLowerCase())?.join(" ") ?? word;
    })
    .replaceAll(/\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{3,12}\b/giu, (mixed) => {
      const letters = mixed.toLowerCase().replaceAll(/[0134578]/gu, (digit) => LEET[digit] ?? digit);
      return isNumberLetters(letters) ? letters : mixed;
    })
    .replaceAll(/(?<![\p{L}\d'’\\{(])(?:[CLXVI]{2,12}|[clxvi]{2,12})(?![\p{L}\d'’}])/gu, (word) =>
      String(romanValue(word) ?? word),
    );
}

function turned(letters: string): string {
  return [...letters].toReversed().join("");
}

/** Only what comes out as a number or a number word: any short word can be read as base64. */
function fromBase64(token: string): string | undefined {
  const body = token.replace(/={1,2}$/u, "");
  if (body.length < 2 || body.length > 60 || body.length % 4 === 1) return undefined;
  if (body.length === 2 && body === token) return undefined;
  let bits = 0;
  let count = 0;
  let decoded = "";
  for (const sign of body) {
    bits = ((bits << 6) | BASE64.indexOf(sign)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    const point = (bits >> count) & 0xff;
    if (point < 0x20 || point > 0x7e) return undefined;
    decoded += String.fromCharCode(point);
  }
  // Bits left over are zero in what was coded, and rarely in a word.
  if ((bits & ((1 << count) - 1)) !== 0) return undefined;
  const isNumber = /^[-+]?\$?\d+(?:,\d{3})*(?:[./]\d+)?%?$/u.test(decoded) || /\d.* | .*\d/u.test(decoded);
  return isNumber || cutNumberWords(decoded.toLowerCase().replaceAll(/[^a-z]/gu, "")) !== undefined
    ? decoded
    : undefined;
}

function fromHex(token: string): string | undefined {
  return /^0x[\da-f]{1,6}$/iu.test(token) ? String(Number.parseInt(token.slice(2), 16)) : undefined;
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: " ",
  amp: "&",
  lt: "<",
  gt: ">",
  minus: "−",
  times: "×",
  divide: "÷",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  zwj: "",
  zwnj: "",
  shy: "",
};
const VULGAR = /[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒−×÷·≤≥≠…’“”‘–—⁄]/u;
const RAISED_FRACTION = /([⁰¹²³⁴-⁹]{1,6})[⁄/]([₀-₉]{1,6})/gu;
const CJK_NUMBER = /[〇一二三四五六七八九十百千]{1,12}/gu;
/** Letters of other scripts that look like ours. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  х: "x",
  у: "y",
  і: "i",
  ѕ: "s",
  һ: "h",
  ν: "v",
  ο: "o",
  ε: "e",
  ι: "i",
  τ: "t",
  ω: "w",
};
const LEET: Readonly<Record<string, string>> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b" };
/** Three letters or more, each on its own: `t w e l v e`, `t-w-e-l-v-e`, `t.w.e.l.v.e`. */
const SPELLED = /(?<![\p{L}\d])[a-z]([\s.,*_·–-]{1,3})(?:[a-z]\1){1,40}[a-z](?![\p{L}\d])/giu;
/** Number words turned round, one or several; "net" is a word of its own. */
const TURNED = (() => {
  const word = `(?:${NUMBER_WORDS.filter((each) => each !== "ten")
    .map(turned)
    .join("|")})`;
  return new RegExp(`(?<!\\p{L})${word}(?:[- ]${word}){0,7}(?!\\p{L})`, "giu");
})();
const CODED = /(?<![\p{L}\d+/\\])(?:0x[\da-f]{1,6}|[A-Za-z\d+/]{2,60}={0,2})(?![\p{L}\d+/=])/giu;
const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
