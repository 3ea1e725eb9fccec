import { timeText } from "../../components/charts/when.ts";
import type { TextId, TextValues } from "../../text/text.ts";
import type { AskError } from "./ask-school.ts";

export interface SchoolWords {
  readonly text: TextId;
  readonly values?: TextValues;
}

/** Why the server gave no answer, as a sentence that says what to do [TEA2]. */
export function schoolWords(error: AskError): SchoolWords {
  if (error.type === "offline") return { text: "teach.error.offline" };
  if (error.type === "garbled") return { text: "teach.error.garbled" };
  const { status, title, retryAfter, at } = error;
  if (status === 429) return tooMany(retryAfter, at);
  if (status === 503) return { text: "teach.error.busy" };
  if (status === 502) return { text: "teach.error.open-id" };
  if (status >= 500) return { text: "teach.error.broken" };
  if (status === 404) return { text: "teach.error.not-there" };
  return title === "" ? { text: "teach.error.refused" } : { text: "teach.error.said", values: { title } };
}

/** A minute or more is told with the clock: nobody counts seconds. */
function tooMany(retryAfter: number | null, at: number): SchoolWords {
  if (retryAfter === null) return { text: "teach.error.too-many" };
  if (retryAfter < 60) return { text: "teach.error.too-many-seconds", values: { seconds: Math.max(1, retryAfter) } };
  const minutes = Math.ceil(retryAfter / 60);
  return { text: "teach.error.too-many-minutes", values: { minutes, time: timeText(at + retryAfter * 1000) } };
}
