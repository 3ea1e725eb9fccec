/** Shares of easy, medium and hard questions of a whole exam (requirement S3). */
export const USUAL_MIX = { easy: 0.3, medium: 0.5, hard: 0.2 } as const;
