import type { StoredRow, StreamKey, SyncStore } from "./store.ts";

const PAGE = 100;

/** A learner's whole log, for an export: page by page, as it is asked for. */
export async function* readLog(
  store: Pick<SyncStore, "readRows">,
  key: StreamKey,
): AsyncGenerator<readonly StoredRow[]> {
  for (let after = 0; ; after += PAGE) {
    const page = await store.readRows(key, after, PAGE);
    yield page;
    if (page.length < PAGE) return;
  }
}
