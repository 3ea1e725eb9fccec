/** What a pupil is at, in the order in which a teacher wants to know. */
export const NOW_STATES = ["alert", "asks", "stuck", "working", "idle", "unheard", "away"] as const;
export type NowState = (typeof NOW_STATES)[number];

/** Why somebody is stuck. */
export const STUCK_REASONS = ["two-in-a-row", "no-progress", "deep"] as const;
export type StuckReason = (typeof STUCK_REASONS)[number];
