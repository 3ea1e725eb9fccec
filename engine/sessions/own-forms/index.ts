export { FormDraft } from "./form-draft.ts";
export { faultsInDraft, labelsOf, surveyOfDraft, type SurveyFault } from "../survey/own/own-survey.ts";
export type { PreviewedSurvey, SurveyPreview } from "../survey/own/preview-survey.ts";
export {
  MAX_OWN_CHOICES,
  MAX_OWN_SURVEY_QUESTIONS,
  SurveyDraft,
  type DraftQuestion,
} from "../survey/own/survey-draft.ts";
export { faultsInGuide, guideOfDraft, type GuideFault } from "../workflow/own/own-guide.ts";
export type { GuidePreview, PreviewedGuide } from "../workflow/own/preview-guide.ts";
export { GuideDraft, MAX_OWN_STEPS, type DraftStep } from "../workflow/own/guide-draft.ts";
