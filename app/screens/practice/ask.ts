import type { Result } from "#engine";
import type { EngineError } from "#workers/engine-api";

/** Asks the engine for one thing at a time [APP38]. */
export type Ask = (request: () => Promise<Result<null, EngineError>>) => Promise<void>;
