/** The order of names, and of numbers in place of names: "Pupil 2" before "Pupil 10". */
export const byName = new Intl.Collator(undefined, { numeric: true }).compare;
