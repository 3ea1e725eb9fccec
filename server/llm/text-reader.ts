/** Reads the field `text` out of a JSON object that comes in pieces. */
export interface TextReader {
  /** Takes one more piece; gives all of the text there is so far, undefined where this is no such object. */
  readonly read: (piece: string) => string | undefined;
}

/** Deeper than any reply that is asked for. */
const MAX_DEPTH = 8;

/**
 * One look at each character, whatever a model sends: no reading again from the start, no recursion. It looks for strings
 * only; whether the whole is JSON, and the right JSON, is asked at the end.
 */
export function createTextReader(): TextReader {
  let depth = 0;
  let begun = false;
  let broken = false;
  /** What the string that is open is, null outside of strings. */
  let open: "key" | "text" | "other" | null = null;
  let expectsKey = false;
  let key = "";
  let text = "";
  /** Characters after a backslash, null where there is none. */
  let escape: string | null = null;

  function outside(character: string): void {
    if (/\s/u.test(character)) return;
    if (depth === 0 && (begun || character !== "{")) broken = true;
    else if (character === "{" || character === "[") {
      begun = true;
      expectsKey = character === "{" && depth === 0;
      depth++;
      broken = depth > MAX_DEPTH;
    } else if (character === "}" || character === "]") depth--;
    else if (character === '"') start();
    else if (depth === 1 && character === ",") expectsKey = true;
    else if (depth === 1 && character === ":") expectsKey = false;
  }

  function start(): void {
    open = depth !== 1 ? "other" : expectsKey ? "key" : key === "text" ? "text" : "other";
    // The same field again: its last value is the one that counts.
    if (open === "key") key = "";
    if (open === "text") text = "";
  }

  function inside(character: string): void {
    if (escape !== null) escaped(escape + character);
    else if (character === "\\") escape = "";
    else if (character === '"') open = null;
    else if (character < " ") broken = true;
    else add(character);
  }

  function escaped(sofar: string): void {
    if (sofar.startsWith("u") && sofar.length < 5) {
      escape = sofar;
      return;
    }
    escape = null;
    const meant = sofar.startsWith("u") ? readHex(sofar.slice(1)) : ESCAPES[sofar];
    if (meant === undefined) broken = true;
    else add(meant);
  }

  function add(characters: string): void {
    if (open === "key") key += characters;
    if (open === "text") text += characters;
  }

  return {
    read: (piece) => {
      for (let at = 0; at < piece.length && !broken; at++) {
        const character = piece.charAt(at);
        if (open === null) outside(character);
        else inside(character);
      }
      return broken ? undefined : text;
    },
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

function readHex(digits: string): string | undefined {
  return /^[\da-f]{4}$/iu.test(digits) ? String.fromCharCode(parseInt(digits, 16)) : undefined;
}
