import { forms, pairs, typed, type AnswerCase } from "./answer-case.ts";

/** The right value in the form asked; a wrong value is incorrect in whatever form. */
export const formCases: readonly AnswerCase[] = [
  // Equal but for the order of sums and products
  ...typed(
    "expression",
    "2x+3y",
    {
      correct: ["2x+3y", "3y+2x", "y*3+x*2", "2x + 3y"],
      "wrong-form": ["x+x+3y", "2(x+y)+y", "(4x+6y)/2"],
      incorrect: ["2x-3y", "2y+3x"],
    },
    { form: "same" },
  ),
  ...typed(
    "expression",
    "x^2",
    { correct: ["x^2", "x²"], "wrong-form": ["x*x", "x^3/x", "x^2+0"], incorrect: ["2x", "x^3"] },
    { form: "same" },
  ),
  ...typed(
    "expression",
    "(x+4)(x-1)",
    {
      correct: ["(x+4)(x-1)", "(x-1)(x+4)", "(4+x)(x-1)", "(-1+x)(4+x)"],
      "wrong-form": ["x^2+3x-4", "x(x+3)-4"],
      incorrect: ["(x+1)(x-4)"],
    },
    { form: "same" },
  ),
  ...typed(
    "equation",
    "y=3x-4",
    {
      correct: ["y=3x-4", "3x-4=y", "y=-4+3x"],
      "wrong-form": ["y+4=3x", "3x-y=4", "2y=6x-8"],
      incorrect: ["y=3x+4", "x=3y-4"],
    },
    { form: "same" },
  ),

  // Factored
  ...typed(
    "expression",
    "(x+3)(x-5)",
    {
      correct: ["(x+3)(x-5)", "(x-5)(x+3)", "(3+x)(x-5)", "(-x-3)(5-x)", "-(x+3)(5-x)", "(x-5)*(x+3)"],
      "wrong-form": ["x^2-2x-15", "x(x-2)-15", "(x-1)^2-16"],
      incorrect: ["(x-3)(x+5)", "x^2-2x+15"],
    },
    { form: "factored" },
  ),
  ...typed(
    "expression",
    "3(x+1)(x-2)",
    {
      correct: ["3(x+1)(x-2)", "3(x-2)(x+1)", "(x+1)*3*(x-2)"],
      "wrong-form": ["(3x+3)(x-2)", "(x+1)(3x-6)", "3(x^2-x-2)", "3x^2-3x-6"],
      incorrect: ["(x+1)(x-2)", "3(x-1)(x+2)"],
    },
    { form: "factored" },
  ),
  ...typed(
    "expression",
    "(x-4)^2",
    {
      correct: ["(x-4)^2", "(x-4)(x-4)", "(4-x)^2"],
      "wrong-form": ["x^2-8x+16", "x(x-8)+16"],
      incorrect: ["(x+4)^2", "(x-4)(x+4)"],
    },
    { form: "factored" },
  ),
  ...typed(
    "expression",
    "x(x+7)",
    { correct: ["x(x+7)", "(x+7)x"], "wrong-form": ["x^2+7x", "x*x+7x"], incorrect: ["x(x-7)"] },
    { form: "factored" },
  ),
  ...typed(
    "expression",
    "(2x+1)(3x-2)",
    {
      correct: ["(2x+1)(3x-2)", "(3x-2)(2x+1)", "(-2x-1)(2-3x)"],
      "wrong-form": ["6x^2-x-2"],
      incorrect: ["(2x-1)(3x+2)"],
    },
    { form: "factored" },
  ),
  ...typed(
    "expression",
    "(x^2+1)(x-1)",
    {
      correct: ["(x^2+1)(x-1)", "(x-1)(1+x^2)"],
      "wrong-form": ["x^3-x^2+x-1", "x^2(x-1)+(x-1)"],
      incorrect: ["(x^2-1)(x-1)"],
    },
    { form: "factored" },
  ),
  ...typed(
    "expression",
    "(x-2)(x+2)(x^2+4)",
    { correct: ["(x^2+4)(x-2)(x+2)"], "wrong-form": ["(x^2-4)(x^2+4)", "x^4-16"], incorrect: ["(x-4)(x+4)"] },
    { form: "factored" },
  ),
  ...typed(
    "expression",
    "(a-b)(a+b)",
    { correct: ["(a+b)(a-b)"], "wrong-form": ["a^2-b^2"], incorrect: ["(a-b)^2"] },
    { form: "factored" },
  ),

  // Expanded
  ...typed(
    "expression",
    "x^2+5x+6",
    {
      correct: ["x^2+5x+6", "6+5x+x^2", "5x+x²+6"],
      "wrong-form": ["(x+2)(x+3)", "x^2+2x+3x+6", "x*x+5x+6", "x(x+5)+6", "x^2+5x+4+2"],
      incorrect: ["x^2+5x-6", "x^2+6"],
    },
    { form: "expanded" },
  ),
  ...typed(
    "expression",
    "6x-15",
    { correct: ["6x-15", "-15+6x"], "wrong-form": ["3(2x-5)", "6(x-2.5)", "2x+4x-15"], incorrect: ["6x-5", "6x+15"] },
    { form: "expanded" },
  ),
  ...typed(
    "expression",
    "x^3-1",
    { correct: ["x^3-1", "-1+x^3"], "wrong-form": ["(x-1)(x^2+x+1)", "x^2*x-1"], incorrect: ["(x-1)^3"] },
    { form: "expanded" },
  ),
  ...typed(
    "expression",
    "a^2+2ab+b^2",
    { correct: ["a^2+2ab+b^2", "b^2+2ab+a^2"], "wrong-form": ["(a+b)^2", "a^2+ab+ba+b^2"], incorrect: ["a^2+b^2"] },
    { form: "expanded" },
  ),

  // Simplified
  ...typed(
    "expression",
    "5x+2",
    { correct: ["5x+2", "2+5x"], "wrong-form": ["3x+2x+2", "5x+1+1", "x*5+2+0"], incorrect: ["5x", "7x"] },
    { form: "simplified" },
  ),
  ...typed(
    "expression",
    "3*sqrt(2)",
    {
      correct: ["3√2", "3sqrt(2)", "3\\sqrt{2}"],
      "wrong-form": ["sqrt(18)", "6/sqrt(2)"],
      incorrect: ["2sqrt(3)", "4.24"],
    },
    { form: "simplified" },
  ),
  ...typed(
    "expression",
    "x/4",
    { correct: ["x/4", "\\frac{x}{4}"], "wrong-form": ["2x/8", "3x/12"], incorrect: ["4x"] },
    { form: "simplified" },
  ),
  ...typed(
    "expression",
    "x^6",
    { correct: ["x^6"], "wrong-form": ["x^2*x^4", "x*x^5", "(x^2)^3"], incorrect: ["x^5", "x^8"] },
    { form: "simplified" },
  ),
  ...typed(
    "expression",
    "sqrt(5)/5",
    { correct: ["sqrt(5)/5", "\\frac{\\sqrt{5}}{5}"], "wrong-form": ["1/sqrt(5)"], incorrect: ["sqrt(5)"] },
    { form: "simplified" },
  ),
  ...typed(
    "fraction",
    "3/7",
    { correct: ["3/7"], "wrong-form": ["6/14", "9/21"], incorrect: ["7/3"] },
    { form: "simplified" },
  ),
  ...forms("expression", "simplified", {
    correct: ["x", "3x", "a+b", "x^2+1", "2xy", "x/y", "sqrt(3)", "x+y-z", "-x", "(x+1)/(x+2)", "pi r^2"],
    "wrong-form": [
      "x+x",
      "2x+3x",
      "x+0",
      "3+4",
      "x*x",
      "6/8",
      "x/1",
      "--x",
      "(2x)/(4y)",
      "sqrt(20)",
      "x^2*x",
      "x-x",
      "5*2x",
      "(x^2-1)/(x-1)",
    ],
  }),

  // Single and partial fractions
  ...typed(
    "expression",
    "(2x+1)/(x(x+1))",
    {
      correct: ["(2x+1)/(x(x+1))", "(1+2x)/(x^2+x)", "\\frac{2x+1}{x(x+1)}"],
      "wrong-form": ["1/x+1/(x+1)", "2/(x+1)+1/(x(x+1))"],
      incorrect: ["2/(x(x+1))", "1/x-1/(x+1)"],
    },
    { form: "single_fraction" },
  ),
  ...typed(
    "expression",
    "(a+b)/c",
    {
      correct: ["(a+b)/c", "\\frac{a+b}{c}", "(b+a)/c"],
      "wrong-form": ["a/c+b/c", "\\frac{a}{c}+\\frac{b}{c}"],
      incorrect: ["a+b/c", "a/c+b"],
    },
    { form: "single_fraction" },
  ),
  ...typed(
    "expression",
    "(x^2+1)/x",
    { correct: ["(x^2+1)/x", "(1+x^2)/x"], "wrong-form": ["x+1/x"], incorrect: ["(x+1)/x"] },
    { form: "single_fraction" },
  ),
  ...typed(
    "expression",
    "1/(x-1)-1/(x+1)",
    {
      correct: ["1/(x-1)-1/(x+1)", "-1/(x+1)+1/(x-1)", "\\frac{1}{x-1}-\\frac{1}{x+1}"],
      "wrong-form": ["2/(x^2-1)", "2/((x-1)(x+1))"],
      incorrect: ["1/(x-1)+1/(x+1)"],
    },
    { form: "partial_fractions" },
  ),
  ...typed(
    "expression",
    "2/x+3/(x+4)",
    {
      correct: ["2/x+3/(x+4)", "3/(x+4)+2/x", "3/(4+x)+2/x"],
      "wrong-form": ["(5x+8)/(x(x+4))", "(5x+8)/(x^2+4x)"],
      incorrect: ["3/x+2/(x+4)"],
    },
    { form: "partial_fractions" },
  ),
  ...typed(
    "expression",
    "1+1/(x-2)",
    { correct: ["1+1/(x-2)", "1/(x-2)+1"], "wrong-form": ["(x-1)/(x-2)"], incorrect: ["1-1/(x-2)"] },
    { form: "partial_fractions" },
  ),

  // Completed square
  ...typed(
    "expression",
    "(x+3)^2-2",
    {
      correct: ["(x+3)^2-2", "-2+(x+3)^2", "(3+x)^2-2", "(-x-3)^2-2"],
      "wrong-form": ["x^2+6x+7", "x(x+6)+7", "(x+3)(x+3)+x-x-2"],
      incorrect: ["(x-3)^2-2", "(x+3)^2+2"],
    },
    { form: "completed_square" },
  ),
  ...typed(
    "expression",
    "2(x-1)^2+5",
    {
      correct: ["2(x-1)^2+5", "5+2(x-1)^2", "2(1-x)^2+5"],
      "wrong-form": ["2x^2-4x+7", "2(x^2-2x)+7"],
      incorrect: ["2(x+1)^2+5", "(2x-1)^2+5"],
    },
    { form: "completed_square" },
  ),
  ...typed(
    "expression",
    "(x-5/2)^2-1/4",
    {
      correct: ["(x-5/2)^2-1/4", "(x-2.5)^2-0.25"],
      "wrong-form": ["x^2-5x+6", "(x-2)(x-3)"],
      incorrect: ["(x-5/2)^2+1/4"],
    },
    { form: "completed_square" },
  ),
  ...typed(
    "expression",
    "(x-7)^2",
    { correct: ["(x-7)^2", "(7-x)^2"], "wrong-form": ["x^2-14x+49"], incorrect: ["(x+7)^2"] },
    { form: "completed_square" },
  ),

  // Rational denominators
  ...typed(
    "expression",
    "sqrt(3)/3",
    {
      correct: ["sqrt(3)/3", "\\frac{\\sqrt{3}}{3}", "(1/3)sqrt(3)"],
      "wrong-form": ["1/sqrt(3)", "\\frac{1}{\\sqrt{3}}"],
      incorrect: ["sqrt(3)", "3/sqrt(3)"],
    },
    { form: "rationalised" },
  ),
  ...typed(
    "expression",
    "sqrt(2)-1",
    { correct: ["sqrt(2)-1", "-1+√2"], "wrong-form": ["1/(sqrt(2)+1)"], incorrect: ["sqrt(2)+1"] },
    { form: "rationalised" },
  ),
  ...typed(
    "expression",
    "2*sqrt(5)",
    { correct: ["2sqrt(5)"], "wrong-form": ["10/sqrt(5)"], incorrect: ["5sqrt(2)"] },
    { rationalise: true },
  ),

  // Other forms
  ...typed(
    "expression",
    "2^3*3*5",
    {
      correct: ["2^3*3*5", "2*2*2*3*5", "5*3*2^3", "2³·3·5", "2^3\\cdot3\\cdot5"],
      "wrong-form": ["120", "8*15", "4*30", "2^3*15"],
      incorrect: ["2^2*3*5", "2*3*5"],
    },
    { form: "prime_factorization" },
  ),
  ...typed(
    "expression",
    "7^2",
    { correct: ["7^2", "7*7", "7²"], "wrong-form": ["49"], incorrect: ["7", "2^7"] },
    { form: "prime_factorization" },
  ),
  ...typed(
    "expression",
    "x^-3",
    { correct: ["x^-3", "x^{-3}", "x^(-3)"], "wrong-form": ["1/x^3", "\\frac{1}{x^3}"], incorrect: ["x^3", "-x^3"] },
    { form: "no_fractions" },
  ),
  ...typed(
    "equation",
    "y=-2x+7",
    {
      correct: ["y=-2x+7", "y=7-2x"],
      "wrong-form": ["2x+y=7", "y-7=-2x", "2y=14-4x"],
      incorrect: ["y=2x+7", "y=-2x-7"],
    },
    { form: "slope_intercept" },
  ),
  ...typed(
    "equation",
    "y=x/2-3",
    { correct: ["y=x/2-3", "y=\\frac12x-3", "y=0.5x-3"], "wrong-form": ["x-2y=6"], incorrect: ["y=x/2+3"] },
    { form: "slope_intercept" },
  ),
  ...typed(
    "expression",
    "5 r 3",
    { correct: ["5 r 3", "5 R 3", "5r3", "5 remainder 3"], incorrect: ["5 r 2", "3 r 5", "4 r 3"] },
    { form: "remainder" },
  ),
  ...typed(
    "ratio",
    "2:3",
    { correct: ["2:3"], "wrong-form": ["4:6", "20:30"], incorrect: ["3:2"] },
    { form: "lowest_terms" },
  ),

  // Any form
  ...typed(
    "expression",
    "x^2-9",
    { correct: ["(x-3)(x+3)", "x*x-9", "-(9-x^2)", "x^2+1-10"], incorrect: ["(x-3)^2"] },
    { form: "any" },
  ),

  // Form only: nothing else is looked at
  ...forms("expression", "factored", {
    correct: ["(x+1)(x+2)", "x(x-1)", "2(x+5)", "(x-1)^3"],
    "wrong-form": ["x^2+3x+2", "x^2-x", "2x+10", "x(x+1)+2"],
  }),
  ...forms("expression", "expanded", {
    correct: ["x^2+3x+2", "x+1", "3a+3b"],
    "wrong-form": ["(x+1)(x+2)", "3(a+b)", "x+x"],
  }),
  ...forms("fraction", "lowest_terms", { correct: ["3/4", "-5/2", "1/3"], "wrong-form": ["6/8", "3/1", "5/-2"] }),
  ...forms("expression", "single_fraction", { correct: ["(x+1)/(x+2)", "a/b"], "wrong-form": ["1/a+1/b", "x+1/x"] }),
  ...forms("expression", "completed_square", { correct: ["(x-1)^2+2", "3(x+2)^2-5"], "wrong-form": ["x^2-2x+3"] }),
  ...pairs(
    "expression",
    "incorrect",
    [
      ["(x-1)(x+2)", "x^2+x+2"],
      ["(x-1)(x+2)", "(x-1)(x-2)"],
      ["(x-1)(x+2)", "0"],
    ],
    { form: "factored" },
  ),
  ...pairs(
    "expression",
    "unreadable",
    [
      ["(x-1)(x+2)", "(x-1)(x+2"],
      ["(x-1)(x+2)", ""],
      ["(x-1)(x+2)", "(x-1)(x+)"],
    ],
    { form: "factored" },
  ),
];
