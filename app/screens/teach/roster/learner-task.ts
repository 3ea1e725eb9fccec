import type { Sending } from "../components/use-sending.ts";
import type { Learner, WholeClass } from "../whole-class.ts";

/** What everything in the dialog of a learner needs; what is done closes it. */
export interface LearnerTask {
  readonly whole: WholeClass;
  readonly learner: Learner;
  readonly sending: Sending;
  readonly onDone: (words: string) => void;
}
