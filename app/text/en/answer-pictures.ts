/** Pictures that set an answer. */
export const answerPictures = {
  "set.line": "Ring on the number line",
  "set.line.how": "Move the ring to your answer.",
  "set.nothing": "not set yet",
  "set.back": "One step left",
  "set.on": "One step right",
} as const;
