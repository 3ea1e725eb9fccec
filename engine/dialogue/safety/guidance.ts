import helpLines from "./help-lines.json" with { type: "json" };
import type { SafetyFinding, SafetyKind } from "./safety-of.ts";
import { mustSay } from "../../words/say.ts";
import type { Translations } from "../../words/types.ts";

/** Whom a child can call, free of charge; a fact with its date. */
export interface HelpLine {
  readonly name: string;
  readonly number: string;
  /** A second number of the same country. */
  readonly also?: string;
  /** Day on which the number was looked up [ISO date]. */
  readonly asOf: string;
}

export interface Guidance {
  /** For the pupil: kind, short, with an adult to turn to. */
  readonly text: string;
  /** With `urgent` and `concern` of being hurt, where the country has one we know. */
  readonly helpLine: HelpLine | null;
}

export interface GuidedPupil {
  /** [years]; null where it is not known: read as under 11. */
  readonly age: number | null;
  /** ISO 3166 two-letter code; null where it is not known. */
  readonly country: string | null;
}

/**
 * What is said to the pupil in place of teaching (urgent), or before it [SFT6]. Without a line we know, the text names a
 * grown-up and the country's emergency number.
 */
export function guidance(
  finding: SafetyFinding,
  { age, country }: GuidedPupil,
  translations: Translations | null = null,
): Guidance {
  const words = GUIDANCE_WORDS[finding.kind];
  const text = mustSay(translations, age !== null && age >= 11 ? words.older : words.younger);
  if (!NEEDS_LINE.has(finding.kind) || finding.severity === "mild") return { text, helpLine: null };
  const helpLine = helpLineOf(country);
  const urgent = finding.severity === "urgent" && helpLine === null ? ` ${mustSay(translations, NO_LINE)}` : "";
  return { text: `${text}${urgent}`, helpLine };
}

function helpLineOf(country: string | null): HelpLine | null {
  const code = (country ?? "").trim().slice(0, 2).toUpperCase();
  const found = helpLines.find(({ countries }) => countries.includes(code));
  if (found === undefined) return null;
  const { name, number, asOf } = found;
  return found.also === undefined ? { name, number, asOf } : { name, number, also: found.also, asOf };
}

const NEEDS_LINE: ReadonlySet<SafetyKind> = new Set<SafetyKind>(["self-harm", "abuse", "threat"]);
export const NO_LINE = "If you are in danger now, tell a grown-up you trust, or call your country's emergency number.";
export const GUIDANCE_WORDS: Readonly<Record<SafetyKind, { readonly younger: string; readonly older: string }>> = {
  "self-harm": {
    younger:
      "Thank you for telling me. That sounds very hard, and you matter. Please tell a grown-up you trust now: someone at home, or your teacher. The maths can wait.",
    older:
      "Thank you for telling me. That sounds very hard, and you matter. I am a maths program, so please talk to an adult you trust today: someone at home, a teacher, or a helpline. The maths can wait.",
  },
  abuse: {
    younger:
      "Thank you for telling me. Nobody is allowed to hurt you, and it is not your fault. Please tell a grown-up you trust, like your teacher. Keep telling until someone helps.",
    older:
      "Thank you for telling me. Nobody has the right to hurt you, and it is not your fault. Please tell an adult you trust, such as a teacher, and keep telling until someone helps.",
  },
  threat: {
    younger:
      "It sounds as if you are very cross or upset. Please tell a grown-up you trust how you feel, so that nobody gets hurt. You can come back to the maths later.",
    older:
      "It sounds as if something has made you very angry or upset. Please talk to an adult you trust about it, so that nobody gets hurt. You can come back to the maths later.",
  },
  "personal-data": {
    younger:
      "Let us keep that private: I have not kept it. Names, addresses, numbers and passwords are only for people you know. Ask a grown-up you trust if you are not sure.",
    older:
      "Let us keep that private: I have not kept it. Addresses, numbers and passwords are best not shared here. If somebody asked you for them, tell an adult you trust.",
  },
  swearing: {
    younger: "Let us use kind words here. If something is upsetting you, you can tell a grown-up you trust.",
    older: "Let us keep the words kind here. If something is bothering you, an adult you trust can help.",
  },
};
