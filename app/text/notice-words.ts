import type { NoticeView } from "#workers/engine-api";
import { nameHere } from "./language.ts";
import type { TextId, TextValues } from "./text.ts";

export interface NoticeWords {
  readonly text: TextId;
  readonly values?: TextValues;
  /** True when work may be lost if nobody does anything. */
  readonly grave: boolean;
  readonly action: "reload" | "fetch" | "reset" | "settings" | "install" | null;
}

/** The sentence for a notice and what can be done about it. */
export function noticeWords(notice: NoticeView): NoticeWords {
  switch (notice.type) {
    case "storage-full":
      return { text: "notice.storage-full", grave: true, action: "settings" };
    case "storage-cleared":
      return { text: "notice.storage-cleared", grave: false, action: null };
    case "database-lost":
      return { text: "notice.database-lost", grave: true, action: "reload" };
    case "database-broken":
      return { text: "notice.database-broken", grave: true, action: notice.canExport ? "settings" : "reset" };
    case "upgrade-blocked":
      return { text: "notice.upgrade-blocked", grave: true, action: "reload" };
    case "newer-version-elsewhere":
      return { text: "notice.newer-version-elsewhere", grave: true, action: "reload" };
    case "other-tab-active":
      return { text: "notice.other-tab-active", grave: false, action: null };
    case "not-persistent":
      return { text: "notice.not-persistent", grave: false, action: "install" };
    case "content-refused":
      return {
        text: "notice.content-refused",
        values: { skill: nameHere(notice.skillId, notice.skillName) },
        grave: false,
        action: null,
      };
    case "content-missing":
      return { text: "notice.content-missing", grave: true, action: "fetch" };
    case "rows-unreadable":
      return { text: "notice.rows-unreadable", values: { rows: notice.rows }, grave: false, action: "settings" };
  }
}
