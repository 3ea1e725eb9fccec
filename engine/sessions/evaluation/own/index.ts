export {
  dealForms,
  drawAgain,
  drawAnother,
  drawForms,
  drawParallel,
  formOfLatecomer,
  freezeForm,
  keepQuestion,
  planOwnExam,
  type OwnExam,
} from "./draw-form.ts";
export { DrawnForm, ExamDraft, MAX_FORMS, MAX_OWN_QUESTIONS } from "./exam-draft.ts";
export { readyExams, type ReadyExam } from "./ready-exam.ts";
export { viewExamQuestion, viewForm, type DrawnQuestionView, type ExamQuestionView } from "./view-form.ts";
