import type { EngineError, NoticeView } from "../engine-api.ts";
import type { StoreFailure } from "../store/store.ts";

export interface Notices {
  readonly list: () => readonly NoticeView[];
  readonly raise: (notice: NoticeView) => void;
  readonly lower: (...types: readonly NoticeView["type"][]) => void;
}

/** What is wrong now: one notice a type, in the order they came up. */
export function createNotices(): Notices {
  const byKey = new Map<string, NoticeView>();
  return {
    list: () => [...byKey.values()],
    raise: (notice) => void byKey.set(keyOf(notice), notice),
    lower: (...types) => {
      for (const [key, notice] of byKey) if (types.includes(notice.type)) byKey.delete(key);
    },
  };
}

/** The notice that tells of a failure of the store; null for those that are handled and never shown. */
export function noticeOf(failure: StoreFailure): NoticeView | null {
  switch (failure.type) {
    case "quota":
      return { type: "storage-full" };
    case "lost":
      return { type: "database-lost" };
    case "newer-version":
      return { type: "newer-version-elsewhere" };
    case "broken":
      return { type: "database-broken", canExport: false };
    case "cleared":
    case "conflict":
      return null;
  }
}

/** The same failure as an answer to a command. */
export function toEngineError(failure: StoreFailure): EngineError {
  switch (failure.type) {
    case "quota":
      return { type: "not-saved", reason: "quota" };
    case "lost":
    case "broken":
      return { type: "not-saved", reason: "database-lost" };
    case "newer-version":
      return { type: "not-saved", reason: "blocked" };
    case "cleared":
    case "conflict":
      return { type: "internal", message: `storage: ${failure.type}` };
  }
}

function keyOf(notice: NoticeView): string {
  return notice.type === "content-refused" ? `${notice.type}/${notice.skillName}` : notice.type;
}
