import type { SyncTrouble } from "#workers/engine-api";
import type { TextId } from "./text.ts";

/** What stands between this device and the school, in words; null where nothing does. */
export function troubleOfSchool(trouble: SyncTrouble | null): TextId | null {
  switch (trouble) {
    case null:
      return null;
    case "signed-out":
      return "school.trouble.signed-out";
    case "outdated":
      return "school.trouble.outdated";
    case "offline":
    case "server":
      return "school.trouble.offline";
    case "busy":
      return "school.trouble.busy";
    case "damaged":
    case "refused":
    case "storage":
    case "no-progress":
      return "school.trouble.other";
  }
}

const DAY_MS = 86_400_000;

/** What the learner is told without asking: what only a person can mend, and work that has waited for a day. */
export function schoolNotice(
  { unsentSince, trouble }: { readonly unsentSince: number | null; readonly trouble: SyncTrouble | null },
  now: number,
): { readonly text: TextId; readonly since: number | null } | null {
  if (trouble === "signed-out") return { text: "school.trouble.signed-out", since: null };
  if (trouble === "outdated") return { text: "school.trouble.outdated", since: null };
  if (unsentSince !== null && now - unsentSince > DAY_MS) return { text: "school.waiting", since: unsentSince };
  return null;
}
