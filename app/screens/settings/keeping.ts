/** Changes that were made and are not kept yet, in order, and what came of the last ones. */
export interface Keeping<Change> {
  readonly underWay: readonly Change[];
  /** Whether any since the last moment at rest could not be kept; null: nothing was changed. */
  readonly failed: boolean | null;
}

export type KeepingStep<Change> =
  | { readonly type: "begun"; readonly change: Change }
  | { readonly type: "ended"; readonly change: Change; readonly isKept: boolean };

export const NOTHING_KEPT: Keeping<never> = { underWay: [], failed: null };

/** Several changes may be under way at once: only the end of the last one says that all is kept [SCR160]. */
export function afterStep<Change>({ underWay, failed }: Keeping<Change>, step: KeepingStep<Change>): Keeping<Change> {
  if (step.type === "begun")
    return { underWay: [...underWay, step.change], failed: underWay.length === 0 ? null : failed };
  return { underWay: underWay.filter((one) => one !== step.change), failed: failed === true || !step.isKept };
}

/** What is to be said: null while anything is under way, for then nobody knows. */
export function keptWord({ underWay, failed }: Keeping<unknown>): "kept" | "not-saved" | null {
  if (underWay.length > 0 || failed === null) return null;
  return failed ? "not-saved" : "kept";
}

/** What is chosen and not kept yet, the later one of two on top. */
export function aheadOf<Change extends object>({ underWay }: Keeping<Change>): Partial<Change> {
  return Object.assign({}, ...underWay) as Partial<Change>;
}
