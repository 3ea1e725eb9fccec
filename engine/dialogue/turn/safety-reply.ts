import { guidanceWords } from "../../sessions/guidance-words.ts";
import type { SafetyFinding } from "../safety/index.ts";
import type { Answer, Talk } from "./talk.ts";

/** Somebody is hurt, or in danger of it: what is written next is heard, too. */
const HURT: ReadonlySet<SafetyFinding["kind"]> = new Set(["self-harm", "abuse"]);

/** Guidance as it stands, and nothing else where it is urgent; else the question that waits goes on waiting (requirement S6) [TRN2]. */
export function safetyReply({ state, env, desk }: Talk, finding: SafetyFinding): Answer {
  return {
    category: "safety",
    act: `safety-${HURT.has(finding.kind) ? finding.severity : finding.kind}`,
    words: [guidanceWords(finding, state, env)],
    isVerbatim: true,
    question: null,
    asks: null,
    keeps: finding.severity === "urgent" ? null : desk.problem.asks,
  };
}
