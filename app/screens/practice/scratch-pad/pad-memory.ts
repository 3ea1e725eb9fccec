import { BLANK, type PadPage } from "./pad-page.ts";

interface Kept {
  readonly learner: string;
  readonly item: string;
  readonly page: PadPage;
}

/** The one page there is: in memory, of one problem of one learner [APP93]. */
export interface PadMemory {
  readonly page: (learner: string, item: string) => PadPage;
  readonly keep: (learner: string, item: string, page: PadPage) => void;
  /** Somebody else is at work, or nobody: nothing of who was before stays. */
  readonly atWork: (learner: string | null) => void;
}

export function createPadMemory(): PadMemory {
  let kept: Kept | null = null;
  return {
    page: (learner, item) => {
      if (kept?.learner !== learner || kept.item !== item) kept = null;
      return kept?.page ?? BLANK;
    },
    keep: (learner, item, page) => void (kept = { learner, item, page }),
    atWork: (learner) => {
      if (kept !== null && kept.learner !== learner) kept = null;
    },
  };
}
