import { guidance, type SafetyFinding } from "../dialogue/safety/index.ts";
import type { TutorEnv, TutorState } from "../tutor-types.ts";

/** What is said in place of teaching, with the help line of the learner's country where there is one (requirement S6). */
export function guidanceWords(finding: SafetyFinding, { practice }: TutorState, { profile }: TutorEnv): string {
  // School grade and age go together: six in grade 1.
  const age = practice.grade === null ? null : practice.grade + 5;
  const { text, helpLine } = guidance(finding, { age, country: profile?.country ?? null });
  if (helpLine === null) return text;
  const numbers = [helpLine.number, helpLine.also].filter((number) => number !== undefined).join(", ");
  return `${text} ${helpLine.name}: ${numbers}.`;
}
