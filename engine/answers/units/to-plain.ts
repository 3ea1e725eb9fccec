import { plainCharacter, raisedDigit } from "../read/characters.ts";
import { MAX_LENGTH } from "../read/tokenise.ts";

/** Plain signs: LaTeX taken apart, raised digits as `^2`; money signs and words for degrees stand where units do. */
export function toPlain(typed: string): string {
  return typed
    .slice(0, MAX_LENGTH)
    .replaceAll(/\\(?:[,;:! ]|q?quad|left|right|displaystyle)/gu, " ")
    .replaceAll(/[⁻⁰¹²³⁴-⁹]+/gu, "^$&")
    .replaceAll(
      /\\([A-Za-z]+|.)|[^!-_a-~]/gu,
      (sign, command: string | undefined) =>
        SIGNS.get(command ?? sign) ?? plainCharacter(sign) ?? raisedDigit(sign) ?? sign,
    )
    .replaceAll(/\^ *\{? *° *\}?/gu, "°")
    .replaceAll(/\^ *\{([^{}]*)\}/gu, "^($1)")
    .replaceAll(/\\(?:text|math|operator|mbox)[a-z]* *\{([^{}]*)\}/gu, "$1")
    .replaceAll(/\\[dt]?frac *\{([^{}\\]*)\} *\{([^{}\\\d][^{}\\]*)\}/gu, "$1/($2)")
    .replace(/per cent\b/iu, "%")
    .replaceAll(/(?<![a-z])deg(?:ree)?s?(?![a-z]{2})\.?/giu, "°")
    .replaceAll(/(°(?= *[cfk])|(?<![a-z])(?:fl|fluid|nautical|metric|short|long))\.?[ -]+(?=[a-z])/giu, "$1")
    .replace(/[ .!?=,]+$/u, "")
    .replace(/^\$(.*)\$$/u, " $1")
    .replace(/^ *(?:[a-z' ]*\b(?:is|are)\b|(?:[a-z]+ *)?=)/iu, " ")
    .replace(/^ *\((-?[\d./]+[* ]*[A-Za-z°µΩ%][^()+]*)\)/u, " $1")
    .replace(MONEY, "$1$3 $2")
    .trimEnd();
}

/** What a sign or command of LaTeX is, behind it. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  'cdot* times* div/ circ° degree° OmegaΩ muµ %% $$ pounds£ euro€ prime\' º° ˚° ∘° ′\' ″" ”" “" μµ ΩΩ ℓL'
    .split(" ")
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
);
/** `$3 dollars` says the same twice. */
const MONEY =
  /^ *([-+]?) *([$€£₹]|Rs) *(-?[\d.,]*\d(?: \d{3}(?!\d))*(?: ?\d+\/\d+|\/\d+)?)(?: *(?:dollars|pounds|euros|usd))?/u;
