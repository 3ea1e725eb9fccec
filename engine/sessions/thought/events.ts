import { z } from "zod";
import { define } from "../../events/define.ts";
import { SessionId } from "../../ids.ts";

/** What was thought about so far, made when the window slides on. */
export const ThoughtsSummed = define("thoughts_summed", {
  session: SessionId,
  turns: z.int().positive(),
  text: z.string().max(600),
});

export const THOUGHT_EVENTS = [ThoughtsSummed] as const;
