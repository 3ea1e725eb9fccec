import type { EngineError } from "#workers/engine-api";
import type { TextId } from "./text.ts";

/** What is said when a command of a lesson, exam, survey … was not taken. */
export function troubleWords(error: EngineError): TextId {
  switch (error.type) {
    case "not-saved":
      return "trouble.not-kept";
    case "moved-on":
    case "no-open-problem":
      return "practice.moved-on";
    case "not-allowed":
      return "trouble.not-allowed";
    case "bad-input":
      return "trouble.bad-input";
    case "content-missing":
      return "notice.content-missing";
    default:
      return "practice.again";
  }
}
