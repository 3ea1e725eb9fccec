import type { CheckerPartName, CheckerParts, PartName, TutorParts } from "#engine";

/** Brings in one part of the tutor's code; rejects when its chunk cannot be had. */
export async function importPart(name: PartName): Promise<Partial<TutorParts>> {
  return { [name]: await IMPORTS[name]() };
}

/** The same for a part of the answer checker. */
export async function importCheckerPart(name: CheckerPartName): Promise<Partial<CheckerParts>> {
  return name === "algebra"
    ? { algebra: (await import("#engine/parts/checker-algebra")).algebraPart }
    : { lines: (await import("#engine/parts/checker-lines")).linesPart };
}

/** Written out, so that the build makes one chunk a part. */
const IMPORTS: { readonly [Name in PartName]: () => Promise<TutorParts[Name]> } = {
  dialogue: async () => (await import("#engine/parts/dialogue")).dialoguePart,
  llm: async () => (await import("#engine/parts/llm")).llmPart,
  lesson: async () => (await import("#engine/parts/lesson")).lessonPart,
  clarify: async () => (await import("#engine/parts/clarify")).clarifyPart,
  evaluation: async () => (await import("#engine/parts/evaluation")).evaluationPart,
  survey: async () => (await import("#engine/parts/survey")).surveyPart,
  thought: async () => (await import("#engine/parts/thought")).thoughtPart,
  workflow: async () => (await import("#engine/parts/workflow")).workflowPart,
  placement: async () => (await import("#engine/parts/placement")).placementPart,
};
