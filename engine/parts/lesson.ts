export { lessonPart } from "../sessions/lesson/part.ts";
