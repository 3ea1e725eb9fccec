import { typed, type AnswerCase } from "./answer-case.ts";

/** Texts made to break a checker: long, deep, huge, or nearly right beyond the digits of a machine number. */
export const hostileCases: readonly AnswerCase[] = [
  ...typed("expression", "x", {
    incorrect: ["x+10^-300", "x*(1+10^-20)", "x+0.00000000000000000001", "x^1.0000000001"],
    unreadable: [
      "(".repeat(60),
      "(".repeat(60) + "x" + ")".repeat(60),
      "x".repeat(201),
      "1".repeat(250),
      "-".repeat(150) + "x",
      "9^9^9^9",
      "sin(".repeat(50),
      "\\frac{".repeat(40),
      "x^".repeat(90),
      "|".repeat(99),
      "{".repeat(80),
      "((((((((((",
      "1/(x-x)",
      "x/(2-2)",
      "\ud800",
      "x\u0000y",
      "<script>alert(1)</script>",
      "'; DROP TABLE",
      "__proto__ + @",
      "NaN + ?",
    ],
  }),
  ...typed("expression", "(x-1)^12", {
    correct: ["(1-x)^12", "(x^2-2x+1)^6", "((x-1)^3)^4", "((x-1)^4)^3"],
    incorrect: ["(x+1)^12", "x^12-1", "(x-1)^12+1", "(x-1)^11"],
  }),
  ...typed("expression", "(x+a)^300", {
    correct: ["(a+x)^300", "(-x-a)^300"],
    incorrect: ["(x-a)^300", "(x+a)^299", "x^300+a^300"],
  }),
  ...typed("expression", "x^1000", { correct: ["x^500*x^500", "(x^10)^100"], incorrect: ["x^999", "1000x"] }),
  ...typed("integer", "10^30", {
    correct: ["1000000000000000000000000000000", "10^15*10^15", "(10^10)^3"],
    incorrect: ["10^31", "10^30+1", "999999999999999999999999999999"],
  }),
  ...typed("integer", "2^200", {
    correct: ["4^100", "2^100*2^100", "(2^50)^4"],
    incorrect: ["2^201", "2^200+1", "2^199"],
  }),
  ...typed("decimal", "10^-50", { correct: ["1/10^50", "0.1^50"], incorrect: ["0", "10^-51", "2*10^-50"] }),
  ...typed("fraction", "1/3", {
    incorrect: ["0.33333333333333333333333333333333", "333333333/1000000000", "1/3.0000000001"],
  }),
  ...typed("expression", "sqrt(10^20+1)", { incorrect: ["10^10", "10^10+10^-11"] }),
  ...typed("expression", "sin(x)", { incorrect: ["sin(x)+10^-15", "sin(x*1.0000000001)", "sin(x+0.000001)"] }),
  ...typed("expression", "x^2", {
    incorrect: ["x^2+(x-1)(x-2)(x-3)(x-4)(x-5)", "|x|^2.000001", "x^2+sin(pi*x)*0.001"],
  }),
  ...typed("expression", "2^x", { incorrect: ["2^x+10^-9", "2.0000001^x", "1+x*ln(2)"] }),
  ...typed("expression", "0", {
    correct: ["x-x", "0/(x^2+1)", "sin(x)-sin(x)", "(x+1)^2-x^2-2x-1", "sqrt(2)*sqrt(3)-sqrt(6)"],
    incorrect: ["10^-30", "x", "x^2-x", "sin(10^6*pi*x)", "e^(-1000)", "sqrt(2)*sqrt(3)-2.449489742783178"],
  }),
  ...typed("equation", "x=1", { incorrect: ["x=1.0000000000001", "x=0.99999999999999", "x=1+10^-20"] }),
  ...typed("set", "{1,2}", { incorrect: ["{1,2.000000001}", "{1,2,2.0000001}"], unreadable: ["{".repeat(50)] }),
];
