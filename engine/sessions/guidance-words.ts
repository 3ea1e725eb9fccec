import { guidance, type SafetyFinding } from "../dialogue/safety/index.ts";
import { ageOf } from "../profile.ts";
import type { TutorEnv, TutorState } from "../tutor-types.ts";

/** What is said in place of teaching, with the help line of the learner's country where there is one (requirement S6). */
export function guidanceWords(finding: SafetyFinding, { practice }: TutorState, env: TutorEnv): string {
  const age = ageOf(practice.grade, env);
  const pupil = { age, country: env.profile?.country ?? null };
  // In the language of the app, whatever the problem's own is.
  const { text, helpLine } = guidance(finding, pupil, env.content.spoken?.phrases ?? null);
  if (helpLine === null) return text;
  const numbers = [helpLine.number, helpLine.also].filter((number) => number !== undefined).join(", ");
  return `${text} ${helpLine.name}: ${numbers}.`;
}
