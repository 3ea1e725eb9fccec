/** What does not belong in plain text with short mathematics between dollar signs; `undefined` where all does [CHW9]. */
export function strayMarkup(text: string): string | undefined {
  const maths: string[] = [];
  const outside = text.replaceAll("\\$", "¤").replaceAll(/\$([^$]{0,2000})\$/gu, (_all, inner: string) => {
    maths.push(inner);
    return "0";
  });
  if (outside.includes("$")) return "a dollar sign without its pair";
  const bad = maths.map(faultOfMaths).find((fault) => fault !== undefined);
  if (bad !== undefined) return bad;
  const sign = outside.match(STRANGE_SIGN)?.[0];
  if (sign !== undefined) return `sign U+${(sign.codePointAt(0) ?? 0).toString(16)}`;
  return MARKS.find(([, cue]) => cue.test(outside))?.[0];
}

/** `\frac{1}{2}`, not `\href{…}`: short, of known commands, brackets in pairs. */
function faultOfMaths(maths: string): string | undefined {
  if (maths.trim() === "" || maths.length > 120) return "mathematics too long or empty";
  const command = [...maths.matchAll(/\\([a-zA-Z]+|.)/gu)].find(([, name = ""]) => !COMMANDS.has(name));
  if (command !== undefined) return "a command that is not allowed";
  let depth = 0;
  let deepest = 0;
  for (const sign of maths.replaceAll(/\\[{}]/gu, "")) {
    if (sign === "{") deepest = Math.max(deepest, ++depth);
    if (sign === "}" && --depth < 0) return "brackets without their pair";
  }
  if (depth !== 0 || deepest > 4) return "brackets without their pair";
  const words = maths.replaceAll(/\\text\s?\{[^{}]{0,30}\}/gu, "").replaceAll(/\\[a-zA-Z]+/gu, " ");
  return /[a-zA-Z]{4,}|[^\x20-\x7e×÷·−≤≥≠≈°π□½⅓⅔¼¾¤]/u.test(words) ? "words between dollar signs" : undefined;
}

/** Text has letters of our script, figures, and the marks of sentences and of simple mathematics. */
const STRANGE_SIGN = /[^A-Za-z\d\u00c0-\u017f\s.,;:?!'"’‘“”()\-–—…%¤€£¢+×÷·−=<>≤≥≠≈/°π□½⅓⅔¼¾⅕⅛²³&{}^|\\[\]*_`~#@$]/u;
const MARKS: readonly (readonly [string, RegExp])[] = [
  ["a line of its own", /\n\s*(?:[-*•+>#|]|\d{1,2}[.)]\s|\S*$^)/mu],
  ["a new paragraph", /\n\s*\n/u],
  [
    "a link",
    /https?:|www\.|:\/\/|\b(?:javascript|data|mailto|ftp|file):|\b[\w-]{2,40}\.(?:com|org|net|io|dev|edu|gov|co|uk|de|info|app|xyz|tv|me|ly)\b/iu,
  ],
  ["an escape", /%[\da-f]{2}/iu],
  ["an address", /\S@\S/u],
  ["a tag", /<\/?[a-z!?|]|&(?:[a-z]{2,8}|#x?[\da-f]{1,6});/iu],
  ["markdown", /\*|`|~|#|_|\||\[|\]|@|\\|[{}^]/u],
  ["signs in a row", /[!?.,;:'"\-–—…+=/%]{4,}|([^\p{L}\d\s.])(?:\s?\1){2,}|(?:^|\s)[.\-–—](?:\s?[.\-–—]){1,}(?=\s|$)/u],
  ["a gap before a point", /\s[.,;!](?:\s|$)/u],
  ["letters in a row", /(\p{L})\1{3,}/iu],
  ["words in a row", /\b(\p{L}+)(?:[\s,.]+\1\b){2,}/iu],
  ["an exclamation mark", /!/u],
];
const COMMANDS = new Set(
  "frac dfrac tfrac times cdot div pm sqrt square Box le leq ge geq lt gt ne neq approx text left right circ pi ldots dots cdots % , ; : ! { } $ quad degree".split(
    " ",
  ),
);
COMMANDS.add(" ");
