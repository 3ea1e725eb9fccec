import type { EngineError } from "#workers/engine-api";
import type { TextId } from "../text/text.ts";

/** Why what a teacher gave cannot be begun. */
export function troubleOfStart(error: EngineError): TextId {
  switch (error.type) {
    case "not-found":
      return error.what === "assignment" ? "assigned.gone" : "assigned.not-here";
    case "nothing-to-practise":
    case "content-missing":
      return "assigned.not-here";
    case "not-saved":
      return "trouble.not-kept";
    case "not-allowed":
      return "trouble.not-allowed";
    default:
      return "practice.again";
  }
}
