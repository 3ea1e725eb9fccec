import type {
  ActivitiesView,
  AppLanguage,
  FrozenItem,
  GivenForms,
  PracticeView,
  Result,
  SpokenWords,
  TutorEnv,
  TutorState,
} from "#engine";
import type { BankInParts } from "#bank";
import type { Examine } from "../appeal/examine-appeal.ts";
import type { LlmSeam } from "../llm/llm-seam.ts";
import type { SchoolSeam } from "../school/http-school.ts";
import type { EngineError, EngineView, SaveState } from "../engine-api.ts";
import type { Bus, Clock, Ids, Locks, StorageFacts, Timers } from "../seams.ts";
import type { ProfileRow } from "../store/rows.ts";
import type { DeviceRecord, Store } from "../store/store.ts";
import type { SyncSeam } from "../sync/sync-seam.ts";
import type { Journal } from "./journal.ts";
import type { LearnerMemory } from "./learner-memory.ts";
import type { Tutor } from "./tutor.ts";

/** Everything the host needs of the world. */
export interface HostDeps {
  readonly store: Store;
  readonly tutor: Tutor;
  /** Loads and checks the bank; rejects when it cannot be had. */
  readonly loadContent: () => Promise<BankInParts>;
  /** Brings in what is said in another language; absent: English alone is spoken. */
  readonly loadWords?: (language: AppLanguage) => Promise<SpokenWords | null>;
  /** Brings in the second method for disputed answers; rejects when it cannot be had. */
  readonly loadExaminer: () => Promise<Examine>;
  /** Brings in the way to the proxy of a language model; absent: there is none. */
  readonly loadLlm?: () => Promise<LlmSeam>;
  /** Brings in sync with the school's server; absent: work stays on this device. */
  readonly loadSync?: () => Promise<SyncSeam>;
  /** Brings in the way to the school's server; absent: there is none. */
  readonly loadSchool?: () => Promise<SchoolSeam>;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly ids: Ids;
  readonly locks: Locks;
  readonly bus: Bus;
  readonly storage: StorageFacts;
  /** The second copy. */
  readonly journal: Journal;
  /** Version of the program, written into every event. */
  readonly build: string;
}

export type Outcome = Result<null, EngineError>;

/**
 * Runs pure work on the bank, with every strand it opens items of brought in first [HST26]. `quietly`: for what nobody asked
 * for; where a part cannot be had nothing is said.
 */
export type WithContent = <Value>(
  work: (env: TutorEnv) => Value,
  how?: "quietly",
) => Promise<Result<Value, EngineError>>;

/** What there is to see of a state. */
export interface LaidOut {
  readonly of: TutorState;
  readonly practice: PracticeView;
  readonly activities: ActivitiesView;
}

/** What the worker holds. Changed only under the lock. */
export interface CoreState {
  phase: EngineView["phase"];
  record: DeviceRecord | null;
  bank: BankInParts | null;
  /** Whole questions of exams that a teacher gave the learner on the screen. */
  frozen: readonly FrozenItem[];
  /** Surveys and guides that a teacher gave them. */
  forms: GivenForms;
  /** Something is being fetched, and it takes long enough to be said. */
  fetching: boolean;
  /** The language besides English that the page has words of; English while it has none. */
  pageSpeaks: AppLanguage;
  memory: LearnerMemory | null;
  /** What the last command has laid out, until it is shown. */
  laidOut: LaidOut | null;
  save: SaveState;
}

/** Of the learner who is practising. */
export function profileOnScreen({ record, memory }: Pick<CoreState, "record" | "memory">): ProfileRow | undefined {
  return record?.profiles.find(({ id }) => id === memory?.learner);
}

/** For what is there once the start is complete. */
export function mustHave<Value>(value: Value | null): Value {
  if (value === null) throw new Error("used before the start was complete");
  return value;
}
