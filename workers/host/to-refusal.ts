import type { TutorRefusal } from "#engine";
import type { EngineError } from "../engine-api.ts";

/** A refusal of the tutor in the words of the worker's API. */
export function toRefusal(refusal: TutorRefusal): EngineError {
  switch (refusal.type) {
    case "no-open-problem":
      return { type: "no-open-problem" };
    case "moved-on":
      return { type: "moved-on" };
    case "already-tried":
      return { type: "already-tried" };
    case "no-session":
      return { type: "no-open-problem" };
    case "no-activity":
      return { type: "not-found", what: "activity" };
    case "not-found":
      return { type: "not-found", what: refusal.what };
    case "not-allowed":
      return { type: "not-allowed" };
    case "not-enrolled":
      return { type: "no-learner" };
    case "nothing-to-practise":
      return { type: "nothing-to-practise" };
    case "unknown-skill":
      return { type: "not-found", what: refusal.skill };
    case "bad-input":
      return { type: "bad-input", field: refusal.field, message: refusal.message };
  }
}
