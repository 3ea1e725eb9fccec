/**
 * Statements of a text that are false: `3 + 4 = 8`, `seven times eight is fifty-four`, `1/2 < 1/3`. Written for this
 * test alone, apart from what the product uses, so that one cannot have the other's blind spots. What holds a letter, a
 * box or a remainder is not judged.
 */
export function falseEquations(text: string): readonly string[] {
  const plain = plainMaths(text);
  return [...plain.matchAll(CHAIN)].flatMap((match) => {
    const chain = match[0].trim();
    const start = match.index + match[0].indexOf(chain);
    return isPartOfMore(plain.slice(0, start), chain, plain.slice(start + chain.length)) || !isFalse(chain)
      ? []
      : [chain];
  });
}

/** `x - 3 = 4`, `3x = 12`, `= 3 R 2`, `= 5 cm` say something else than their numbers alone. */
function isPartOfMore(before: string, chain: string, after: string): boolean {
  if (/^[-+*/]/u.test(chain) && /[\p{L})\]}□?_]$/u.test(before.trimEnd())) return true;
  return /[\p{L}□_^=<>]$/u.test(before) || /^\s*(?:r\b|remainder|[a-z]{1,2}\b|[\^□_*/=<>])/u.test(after);
}

const EXPRESSION = String.raw`[-+*/().\d\s%]*\d[-+*/().\d\s%]*`;
const CHAIN = new RegExp(`${EXPRESSION}(?:[=<>]${EXPRESSION})+`, "gu");

function plainMaths(text: string): string {
  const maths = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\\[dt]?frac\{([^{}]{1,20})\}\{([^{}]{1,20})\}/gu, "(($1)/($2))")
    .replaceAll(/\\(?:times|cdot)|[×·]/gu, "*")
    .replaceAll(/\\div|[÷⁄]/gu, "/")
    .replaceAll(/\\(?:lt|le)(?![a-z])/gu, "<")
    .replaceAll(/\\(?:gt|ge)(?![a-z])/gu, ">")
    .replaceAll(/\\[,;! ]|\$/gu, "")
    .replaceAll(/[−–]/gu, "-")
    .replaceAll(/(?<=\d),(?=\d{3})/gu, "");
  return wordsToDigits(maths)
    .replaceAll(/\bhalf of (\d+)/gu, "$1/2")
    .replaceAll(
      /\b(\d+) (half|third|fourth|quarter|fifth)s?\b/gu,
      (_, top: string, part: string) => `(${top}/${PARTS[part]})`,
    )
    .replaceAll(/\bdouble (\d+)/gu, "2*$1")
    .replaceAll(/\b(\d+) (?:and|plus) (\d+) (?:makes?|is|are|gives?)\b/gu, "$1+$2=")
    .replaceAll(/\bplus\b/gu, "+")
    .replaceAll(/\bminus\b/gu, "-")
    .replaceAll(/\btimes\b/gu, "*")
    .replaceAll(/\bdivided by\b/gu, "/")
    .replaceAll(/\bis (?:greater|more|larger|bigger) than\b/gu, ">")
    .replaceAll(/\bis (?:less|smaller) than\b/gu, "<")
    .replaceAll(/\b(?:equals|is equal to|is the same as)\b/gu, "=")
    .replaceAll(/(?<=\d\s*[-+*/]\s*\d+\s*)\b(?:is|makes?|gives?)\b(?=\s*\d)/gu, "=");
}

const PARTS: Readonly<Record<string, number>> = { half: 2, third: 3, fourth: 4, quarter: 4, fifth: 5 };
const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const WORD = `(?:${[...UNITS, ...TENS.slice(2), "hundred", "thousand"].join("|")})`;
/** "two hundred and four" is one number, "three and four" are two. */
const PHRASE = new RegExp(`\\b${WORD}(?:(?:[\\s-]|(?<=hundred|thousand)\\s+and\\s+)${WORD})*\\b`, "gu");

/** Number words up to 9,999 as digits, also `twenty-five` and `one hundred and six`. */
export function wordsToDigits(text: string): string {
  return text.replaceAll(PHRASE, (phrase) => {
    let total = 0;
    let part = 0;
    for (const one of phrase.split(/[\s-]+/u)) {
      if (one === "thousand") [total, part] = [total + Math.max(part, 1) * 1000, 0];
      else if (one === "hundred") part = Math.max(part, 1) * 100;
      else if (TENS.includes(one)) part += TENS.indexOf(one) * 10;
      else if (UNITS.includes(one)) part += UNITS.indexOf(one);
    }
    return String(total + part);
  });
}

function isFalse(chain: string): boolean {
  const sides = chain.split(/[=<>]/u).map(valueOf);
  const signs = chain.match(/[=<>]/gu) ?? [];
  return signs.some((sign, at) => {
    const [left, right] = [sides[at], sides[at + 1]];
    if (left === null || right === null || left === undefined || right === undefined) return false;
    const difference = left - right;
    const close = Math.abs(difference) < 1e-9 * Math.max(1, Math.abs(left));
    if (sign === "=") return !close;
    // `\le` is read as `<`, so that equal sides are never false.
    return !close && (sign === "<" ? difference > 0 : difference < 0);
  });
}

/** The value of an expression of numbers; null where it is none. */
function valueOf(text: string): number | null {
  // A mixed number is one number.
  const tokens =
    text.replaceAll(/(\d+)\s+(\d+)\s*\/\s*(\d+)/gu, "($1+$2/$3)").match(/\d+(?:\.\d+)?|\.\d+|[-+*/()%]/gu) ?? [];
  let at = 0;

  function sum(): number | null {
    let value = product();
    while (value !== null && (tokens[at] === "+" || tokens[at] === "-")) {
      const sign = tokens[at++] === "+" ? 1 : -1;
      const next = product();
      value = next === null ? null : value + sign * next;
    }
    return value;
  }

  function product(): number | null {
    let value = factor();
    while (value !== null && (tokens[at] === "*" || tokens[at] === "/")) {
      const times = tokens[at++] === "*";
      const next = factor();
      value = next === null || (!times && next === 0) ? null : times ? value * next : value / next;
    }
    return value;
  }

  function factor(): number | null {
    const token = tokens[at++];
    if (token === "-") {
      const inner = factor();
      return inner === null ? null : -inner;
    }
    let value: number | null = null;
    if (token === "(") {
      value = sum();
      if (tokens[at++] !== ")") return null;
    } else if (token !== undefined && /\d/u.test(token)) value = Number(token);
    if (value !== null && tokens[at] === "%") {
      at++;
      value /= 100;
    }
    return value;
  }

  const value = sum();
  return at === tokens.length ? value : null;
}
