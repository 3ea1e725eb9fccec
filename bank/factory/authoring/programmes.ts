interface Programme {
  /** The school grade of each year, in order. */
  readonly years: Readonly<Record<string, number>>;
  /** In the order in which they stand under a year. */
  readonly headings: readonly string[];
}

/**
 * Years and headings of the curricula that are no reading of the graph's grades and standards: where a skill may say
 * that it is taught.
 */
export const PROGRAMMES: Readonly<Record<"england-national" | "in-cbse", Programme>> = {
  "england-national": {
    years: {
      "Year 1": 0,
      "Year 2": 1,
      "Year 3": 2,
      "Year 4": 3,
      "Year 5": 4,
      "Year 6": 5,
      "Key stage 3": 6,
    },
    headings: [
      "Number and place value",
      "Addition and subtraction",
      "Multiplication and division",
      "Measurement",
      "Fractions",
      "Fractions (including decimals)",
      "Fractions (including decimals and percentages)",
      "Ratio and proportion",
      "Number",
      "Algebra",
      "Geometry",
      "Geometry and measures",
      "Statistics",
      "Probability",
    ],
  },
  "in-cbse": {
    years: { "Class 1": 1, "Class 2": 2, "Class 3": 3, "Class 4": 4, "Class 5": 5, "Class 6": 6, "Class 7": 7 },
    headings: [
      "Numbers",
      "Estimation",
      "Addition and subtraction",
      "Multiplication and division",
      "Factors and multiples",
      "Playing with numbers",
      "Problems in words",
      "Fractions",
      "Decimals",
      "Measurement",
      "Time",
      "Money",
      "Shapes and measures",
      "Mensuration",
      "Patterns",
      "Simple equations",
      "Comparing quantities",
      "Data handling",
      "Integers",
    ],
  },
};
