import type { SafetyFinding } from "../safety/index.ts";
import type { Answer, Talk } from "./talk.ts";

/** Guidance, and nothing else where it is urgent (requirement S6) [TRN2]. */
export function safetyReply(talk: Talk, finding: SafetyFinding): Answer {
  const guided =
    finding.severity === "urgent"
      ? "Please tell a grown-up you trust about this now."
      : "Keep that to yourself here, please.";
  return {
    category: "safety",
    act: `safety-${finding.severity}`,
    events: [],
    words: [guided],
    question: null,
    asks: finding.severity === "urgent" ? null : talk.desk.problem.asks,
  };
}
