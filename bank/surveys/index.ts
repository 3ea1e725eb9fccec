import type { Survey } from "#engine";

export const surveys: readonly Survey[] = [];
