/** How a problem that is over ended: found at once without help, found later or with help, shown, or skipped. */
export const FOUND_HOW = ["alone", "helped", "shown", "skipped"] as const;
export type FoundHow = (typeof FOUND_HOW)[number];
