import type { EngineError, FileFault } from "#workers/engine-api";
import type { TextId, TextValues } from "../../text/text.ts";
import { dateText } from "../charts/when.ts";

interface Words {
  readonly text: TextId;
  readonly values?: TextValues;
}

/** Why nothing of a file was taken in, and what can be done [APP82]. `now` is the device's clock [ms since 1970-01-01 UTC]. */
export function refusalWords(error: EngineError, now: number): Words {
  if (error.type === "not-allowed") return { text: "file.fault.shared" };
  if (error.type === "not-saved" && error.reason === "quota") return { text: "file.fault.no-room" };
  return error.type === "file" ? faultWords(error.fault, now) : { text: "file.fault.not-saved" };
}

function faultWords(fault: FileFault, now: number): Words {
  switch (fault.type) {
    case "damaged":
      return fault.where === "end"
        ? { text: "file.fault.cut-off" }
        : { text: "file.fault.damaged", values: { where: fault.where } };
    case "mixed":
      return { text: "file.fault.mixed", values: { where: fault.where } };
    case "future":
      return { text: "file.fault.future", values: { until: dateText(fault.until), today: dateText(now) } };
    default:
      return { text: `file.fault.${fault.type}` };
  }
}
