export { surveyPart } from "../sessions/survey/part.ts";
