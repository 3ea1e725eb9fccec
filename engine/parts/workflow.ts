export { workflowPart } from "../sessions/workflow/part.ts";
