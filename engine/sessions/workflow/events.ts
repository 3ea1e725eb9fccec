import { z } from "zod";
import { define } from "../../events/define.ts";
import { SessionId } from "../../ids.ts";

/** One step of a guided process, with what was chosen or written there. */
export const WorkflowMoved = define("workflow_moved", {
  session: SessionId,
  step: z.string().max(40),
  given: z.array(z.string().max(500)).max(12),
  /** null: that was the last one. */
  next: z.string().max(40).nullable(),
});

/** The learner went back to a step: what came from there on is undone. */
export const WorkflowReturned = define("workflow_returned", { session: SessionId, step: z.string().max(40) });

export const WORKFLOW_EVENTS = [WorkflowMoved, WorkflowReturned] as const;
