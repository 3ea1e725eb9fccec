import type { StorageView } from "#workers/engine-api";
import type { Words } from "../../components/charts/mastery-words.ts";

/** What the browser's answer means for the work on this device [SCR9], one sentence each. */
export function storageWords(storage: StorageView, isApple: boolean): readonly Words[] {
  const kept: Words =
    storage.persisted === null
      ? { text: "settings.storage.cannot-ask" }
      : { text: storage.persisted ? "settings.storage.persisted" : "settings.storage.not-persisted" };
  const installed: Words = storage.installed
    ? { text: "settings.storage.installed" }
    : { text: isApple ? "settings.storage.not-installed.apple" : "settings.storage.not-installed" };
  const count: Words = { text: "settings.storage.count", values: { count: storage.events } };
  const size: readonly Words[] =
    storage.usageBytes === null || storage.events === 0
      ? []
      : [{ text: "settings.storage.size", values: { size: sizeText(storage.usageBytes) } }];
  return [count, ...size, kept, installed];
}

/** 1.4 MB; kilobytes under one megabyte, gigabytes from a thousand on. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
