export { faultsInDraft, labelsOf, surveyOfDraft, type SurveyFault } from "./own-survey.ts";
export type { PreviewedSurvey, SurveyPreview } from "./preview-survey.ts";
export {
  FormDraft,
  MAX_OWN_CHOICES,
  MAX_OWN_SURVEY_QUESTIONS,
  MIN_OWN_CHOICES,
  SurveyDraft,
  type DraftQuestion,
} from "./survey-draft.ts";
