import type { ExamBlueprint } from "#engine";

export const exams: readonly ExamBlueprint[] = [];
