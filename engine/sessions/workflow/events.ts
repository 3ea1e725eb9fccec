import { z } from "zod";
import { define } from "../../events/define.ts";
import { SessionId } from "../../ids.ts";

/** One step of a guided process, with what was chosen or written there. */
export const WorkflowMoved = define("workflow_moved", {
  session: SessionId,
  step: z.string().max(40),
  given: z.array(z.string().max(500)).max(12),
  next: z.string().max(40).nullable(),
});

export const WORKFLOW_EVENTS = [WorkflowMoved] as const;
