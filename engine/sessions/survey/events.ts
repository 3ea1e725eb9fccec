import { z } from "zod";
import { define } from "../../events/define.ts";
import { SessionId } from "../../ids.ts";

/** Answered, or skipped where that is allowed; a later one for the same question replaces it. */
export const SurveyAnswered = define("survey_answered", {
  session: SessionId,
  question: z.string().max(40),
  given: z.array(z.string().max(500)).max(12),
  skipped: z.boolean(),
});

/** The learner went back to a question; what was given there is offered again. */
export const SurveyReopened = define("survey_reopened", { session: SessionId, question: z.string().max(40) });

export const SURVEY_EVENTS = [SurveyAnswered, SurveyReopened] as const;
