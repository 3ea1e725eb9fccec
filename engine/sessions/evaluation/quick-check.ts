/** Title of the exam that is put together for a learner where none was chosen. */
export const QUICK_CHECK = "A quick check";
