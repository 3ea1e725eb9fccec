/** What units are about, in the words of the classroom. */
export const TOPICS = [
  "Adding and subtracting",
  "Multiplying and dividing",
  "Rounding and place value",
  "Fractions",
  "Decimals",
  "Word problems",
  "Factors and multiples",
  "Equations",
  "Negative numbers",
] as const;

/** The school grade in which a topic is first taught; those not named are there from the beginning. */
export const TOPICS_FROM_GRADE: Readonly<Partial<Record<(typeof TOPICS)[number], number>>> = {
  "Multiplying and dividing": 3,
  Fractions: 3,
  Decimals: 4,
  "Factors and multiples": 4,
  Equations: 6,
  "Negative numbers": 6,
};
