/** Words of the skill map, report, sessions and settings. */
export const review = {} as const;
