import { z } from "zod";
import { define } from "../../events/define.ts";
import { SessionId, SkillId } from "../../ids.ts";

/** What a doubt was about, and whether the bank had an answer; the words are in `message_received` and `reply_given`. */
export const DoubtDiscussed = define("doubt_discussed", {
  session: SessionId,
  skill: SkillId.nullable(),
  outcome: z.enum(["answered", "checked", "not-found"]),
});

export const CLARIFY_EVENTS = [DoubtDiscussed] as const;
