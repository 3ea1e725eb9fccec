import { guidance, type SafetyFinding } from "../dialogue/safety/index.ts";
import { ageOf } from "../profile.ts";
import type { TutorEnv, TutorState } from "../tutor-types.ts";

/** What is said in place of teaching, with the help line of the learner's country where there is one (requirement S6). */
export function guidanceWords(finding: SafetyFinding, { practice }: TutorState, env: TutorEnv): string {
  const age = ageOf(practice.grade, env);
  const { text, helpLine } = guidance(finding, { age, country: env.profile?.country ?? null });
  if (helpLine === null) return text;
  const numbers = [helpLine.number, helpLine.also].filter((number) => number !== undefined).join(", ");
  return `${text} ${helpLine.name}: ${numbers}.`;
}
