import { SAFETY, SAFETY_ES } from "../../cues/safety.ts";
import { itemsOf } from "../understand/items.ts";
import { holdsPersonalData } from "./redact.ts";

export type SafetyKind = "self-harm" | "abuse" | "threat" | "personal-data" | "swearing";

/** What in a message needs care before teaching goes on (requirement S6). */
export interface SafetyFinding {
  readonly kind: SafetyKind;
  /** `urgent`: nothing is taught on top of it; `concern`: said kindly, and flagged; `mild`: said kindly. */
  readonly severity: "urgent" | "concern" | "mild";
}

/** What is past this is not read. */
const LONGEST = 2000;
const WINDOW = 480;

/**
 * What a message says that comes before any teaching, the gravest first; null for nearly all. Errs towards telling an
 * adult: what could be meant is a concern [SFT1].
 */
export function safetyOf(message: string): SafetyFinding | null {
  const text = message.slice(0, LONGEST);
  let gravest: SafetyFinding | null = null;
  for (let start = 0; start === 0 || start < text.length - 80; start += WINDOW - 80) {
    const finding = findingIn(text.slice(start, start + WINDOW));
    if (finding !== null && (gravest === null || GRAVITY[finding.severity] > GRAVITY[gravest.severity]))
      gravest = finding;
  }
  return gravest;
}

function findingIn(text: string): SafetyFinding | null {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\d*@$!#]+/gu, " ")} `;
  const found: (SafetyFinding | false)[] = [
    ...TABLES.flatMap(({ cues, saidIn }) => foundBy(cues, saidIn(text))),
    holdsPersonalData(text) && { kind: "personal-data", severity: "concern" },
    TABLES.some(({ cues }) => isSwearing(plain, cues)) && { kind: "swearing", severity: "mild" },
  ];
  const all = found.filter((finding) => finding !== false);
  return all.toSorted((a, b) => GRAVITY[b.severity] - GRAVITY[a.severity])[0] ?? null;
}

type Cues = typeof SAFETY | typeof SAFETY_ES;

function foundBy(cues: Cues, said: string): readonly (SafetyFinding | false)[] {
  const isPlay = cues.PLAY.test(said);
  const isLight = isPlay || cues.LIGHT.test(said);
  return [
    cues.HARM.test(said) &&
      !(isPlay && cues.KILLED.test(said)) && { kind: "self-harm", severity: isLight ? "concern" : "urgent" },
    cues.ABUSE.test(said) && !(isPlay && !cues.TOUCH.test(said)) && { kind: "abuse", severity: "urgent" },
    (cues.WEAPON.test(said) || cues.ATTACK.test(said)) && !isPlay && { kind: "threat", severity: "urgent" },
    cues.SAD.test(said) && { kind: "self-harm", severity: "concern" },
    cues.UNKIND.test(said) && !isPlay && { kind: "abuse", severity: "concern" },
    cues.THREAT.test(said) && !isPlay && { kind: "threat", severity: "concern" },
  ];
}

/** Mended words with one gap between, marks left out, and children's spellings of what matters here. */
function saidInEnglish(text: string): string {
  const words = itemsOf(text).flatMap(({ type, text }) => (type === "word" || type === "number" ? [text] : []));
  return meant(words.join(" "), SAFETY);
}

/** In lower case without accents, "pegaaa" as "pega". */
function saidInSpanish(text: string): string {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = plain.replaceAll(/(\p{L})\1{2,}/gu, "$1").match(/[\p{L}\d]+/gu) ?? [];
  return meant(words.join(" "), SAFETY_ES);
}

function meant(words: string, cues: Cues): string {
  return cues.SPELLINGS.reduce((said, [spelled, meant]) => said.replace(spelled, meant), ` ${words} `);
}

/** Whole words, with letters masked or put for others: `f**k`, `sh1t`, `a$$`. */
function isSwearing(plain: string, cues: Cues): boolean {
  if (SPELLED_OUT.test(plain)) return true;
  return plain.split(" ").some((word) => {
    if (word.length < 2 || /^[\d*]+$/u.test(word)) return false;
    const letters = word
      .replace(/[1!]/gu, "i")
      .replaceAll("$", "s")
      .replaceAll("@", "a")
      .replaceAll("0", "o")
      .replaceAll("3", "e")
      .replaceAll("4", "a");
    const calm = letters.replace(/(.)\1{2,}/gu, "$1");
    return cues.SWEARING.test(letters) || cues.SWEARING.test(calm) || cues.MASKED.test(word);
  });
}

const GRAVITY: Readonly<Record<SafetyFinding["severity"], number>> = { urgent: 3, concern: 2, mild: 1 };
const SPELLED_OUT = / (?:f u c k|s h i t|f u c k i n g|b i t c h) /u;
/** All tables, whatever the learner's language: children write in the words of home [SFT1]. */
const TABLES = [
  { cues: SAFETY, saidIn: saidInEnglish },
  { cues: SAFETY_ES, saidIn: saidInSpanish },
] as const;
