import { SAFETY } from "../../cues/safety.ts";
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
  const said = saidIn(text);
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\d*@$!#]+/gu, " ")} `;
  const isPlay = SAFETY.PLAY.test(said);
  const isLight = isPlay || SAFETY.LIGHT.test(said);
  const found: (SafetyFinding | false)[] = [
    SAFETY.HARM.test(said) &&
      !(isPlay && SAFETY.KILLED.test(said)) && { kind: "self-harm", severity: isLight ? "concern" : "urgent" },
    SAFETY.ABUSE.test(said) && !(isPlay && !SAFETY.TOUCH.test(said)) && { kind: "abuse", severity: "urgent" },
    (SAFETY.WEAPON.test(said) || SAFETY.ATTACK.test(said)) && !isPlay && { kind: "threat", severity: "urgent" },
    SAFETY.SAD.test(said) && { kind: "self-harm", severity: "concern" },
    SAFETY.UNKIND.test(said) && !isPlay && { kind: "abuse", severity: "concern" },
    SAFETY.THREAT.test(said) && !isPlay && { kind: "threat", severity: "concern" },
    holdsPersonalData(text) && { kind: "personal-data", severity: "concern" },
    isSwearing(plain) && { kind: "swearing", severity: "mild" },
  ];
  const all = found.filter((finding) => finding !== false);
  return all.toSorted((a, b) => GRAVITY[b.severity] - GRAVITY[a.severity])[0] ?? null;
}

/** Mended words with one gap between, marks left out, and children's spellings of what matters here. */
function saidIn(text: string): string {
  const words = itemsOf(text).flatMap(({ type, text }) => (type === "word" || type === "number" ? [text] : []));
  return SAFETY.SPELLINGS.reduce((said, [spelled, meant]) => said.replace(spelled, meant), ` ${words.join(" ")} `);
}

/** Whole words, with letters masked or put for others: `f**k`, `sh1t`, `a$$`. */
function isSwearing(plain: string): boolean {
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
    return SAFETY.SWEARING.test(letters) || SAFETY.SWEARING.test(calm) || SAFETY.MASKED.test(word);
  });
}

const GRAVITY: Readonly<Record<SafetyFinding["severity"], number>> = { urgent: 3, concern: 2, mild: 1 };
const SPELLED_OUT = / (?:f u c k|s h i t|f u c k i n g|b i t c h) /u;
