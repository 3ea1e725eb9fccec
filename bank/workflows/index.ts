import type { Workflow } from "#engine";

export const workflows: readonly Workflow[] = [];
