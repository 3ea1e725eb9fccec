/** Reading aloud. */
export const aloud = {
  "aloud.read": "Read aloud",
  "aloud.stop": "Stop reading",
} as const;
