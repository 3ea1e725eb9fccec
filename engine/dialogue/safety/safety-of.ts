export type SafetyKind = "self-harm" | "abuse" | "threat" | "personal-data" | "swearing";

/** What in a message needs care before teaching goes on (requirement S6). */
export interface SafetyFinding {
  readonly kind: SafetyKind;
  /** `urgent`: nothing is taught on top of it; `concern`: said kindly, and flagged; `mild`: said kindly. */
  readonly severity: "urgent" | "concern" | "mild";
}

/** What a message says that comes before any teaching, the gravest first; null for nearly all. */
export function safetyOf(message: string): SafetyFinding | null {
  const said = message.slice(0, 2000).normalize("NFKC").toLowerCase();
  if (/\b(?:kill|hurt|cut) (?:my ?self|me)\b/u.test(said)) return { kind: "self-harm", severity: "urgent" };
  return null;
}
