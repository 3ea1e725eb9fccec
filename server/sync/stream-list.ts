import { isVisitorId } from "#engine/protocol/visitor";
import type { StreamKey } from "./store.ts";

/** A learner's stream with the cursor of its last row. */
export interface StreamHead extends StreamKey {
  readonly head: number;
}

/** For those who follow the logs and were not there for a while. */
export interface StreamList {
  /** Streams that hold rows, in order of tenant and learner, those after `after` first [RGR13]. */
  readonly readHeads: (after: StreamKey | null, limit: number) => Promise<readonly StreamHead[]>;
}

const PAGE = 500;

/** All of them but visitors', of which nothing is made [SYN77]; a page at a time, and `pause` is waited for after each. */
export async function* learnersStreams(
  { readHeads }: StreamList,
  pause: () => Promise<void>,
): AsyncGenerator<StreamHead> {
  let after: StreamKey | null = null;
  for (;;) {
    const heads: readonly StreamHead[] = await readHeads(after, PAGE);
    yield* heads.filter(({ learner }) => !isVisitorId(learner));
    after = heads.at(-1) ?? null;
    if (after === null) return;
    await pause();
  }
}
