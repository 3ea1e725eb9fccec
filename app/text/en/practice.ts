/** Words of the practice screen. */
export const practice = {
  "practice.title": "Practice",
} as const;
