import { pairs, typed, type AnswerCase } from "./answer-case.ts";

/** Sets, intervals, points, lists and ratios. */
export const collectionCases: readonly AnswerCase[] = [
  // Sets
  ...typed("set", "{1,2,3}", {
    correct: [
      "{1,2,3}",
      "{3,2,1}",
      "{ 1 , 2 , 3 }",
      "{1,2,2,3}",
      "\\{1,2,3\\}",
      "{1, 4/2, 3}",
      "{3,1,2,1}",
      "\\left\\{1,2,3\\right\\}",
      "{1.0,2,3}",
      "{1,2}∪{3}",
    ],
    incorrect: ["{1,2}", "{1,2,4}", "{1,2,3,4}", "{}", "(1,2,3)", "[1,2,3]", "{-1,2,3}", "{6}", "{{1},2,3}", "∅"],
    unreadable: ["{1,2,3", "1,2,3}", "{1,2,3)", ""],
  }),
  ...typed("set", "{1,2,3}", { "wrong-form": ["1,2,3", "3,1,2"], incorrect: ["1,2", "1,2,4"] }),
  ...typed(
    "set",
    "{1,2,3}",
    { correct: ["1,2,3", "3, 2, 1", "{1,2,3}", "1,2,2,3"], incorrect: ["1,2", "1,2,4", "6"] },
    { accept: "bare-list" },
  ),
  ...typed("set", "{2,-2}", {
    correct: ["{-2,2}", "±2", "{±2}", "{\\pm 2}"],
    incorrect: ["{2}", "{2,2}", "{-2}", "±1", "2"],
  }),
  ...typed("set", "{1/2,3}", {
    correct: ["{0.5,3}", "{3,½}", "{2/4,3}", "{6/2,1/2}", "{\\frac12,3}"],
    incorrect: ["{2,3}", "{1/2}", "{1,2,3}", "{0.5,0.3}"],
  }),
  ...typed("set", "{}", {
    correct: ["∅", "\\emptyset", "\\varnothing", "{ }", "\\{\\}"],
    incorrect: ["{0}", "0", "{∅}", "{1}"],
  }),
  ...typed("set", "{x,2x}", { correct: ["{2x,x}", "{x,x+x}"], incorrect: ["{x}", "{x,3x}", "{x,2y}"] }),
  ...typed("set", "{sqrt(2),-sqrt(2)}", {
    correct: ["{-√2,√2}", "{±√2}", "{2/√2,-√2}"],
    incorrect: ["{1.414,-1.414}", "{√2}", "{2,-2}"],
  }),
  ...typed("set", "{(1,2),(3,4)}", {
    correct: ["{(3,4),(1,2)}", "{(1,2),(3,4),(1,2)}"],
    incorrect: ["{(2,1),(3,4)}", "{(1,2)}", "{1,2,3,4}"],
  }),
  ...typed("set", "{a,b}", { correct: ["{b,a}"], incorrect: ["{a,c}", "{A,B}", "{ab}"] }),
  ...typed(
    "set",
    "{5,7,9}",
    { correct: ["{5,7}", "{9,5}", "{7,9}"], incorrect: ["{5,6}", "{5}", "{5,5}"] },
    { choose: 2 },
  ),
  ...typed("set", "{x | x > 2}", {
    correct: ["{x | x>2}", "{x | 2<x}", "\\{x \\mid x > 2\\}"],
    incorrect: ["{x | x<2}", "{x | x>=2}", "{2}"],
  }),

  // Intervals
  ...typed("interval", "[1,4)", {
    correct: [
      "[1,4)",
      "[ 1 , 4 )",
      "[1, 4)",
      "[2/2,4)",
      "\\left[1,4\\right)",
      "[1,2)∪[2,4)",
      "[1,3]U[2,4)",
      "[1,2] \\cup (2,4)",
    ],
    incorrect: ["(1,4)", "[1,4]", "(1,4]", "[1,5)", "[0,4)", "{1,4}", "[1,2)∪(2,4)", "[-1,4)"],
    unreadable: ["[1,4", "1,4)", "[4,1)", "[1)", ""],
  }),
  ...typed("interval", "(-infinity,3)", {
    correct: ["(-∞,3)", "(-inf,3)", "(-oo,3)", "(-\\infty,3)", "(-infinity, 3)", "(−∞,3)"],
    incorrect: ["(-∞,3]", "(3,∞)", "(-∞,-3)", "(-∞,∞)"],
    unreadable: ["[-∞,3)", "(-∞,3", "(∞,3)"],
  }),
  ...typed("interval", "[2,infinity)", {
    correct: ["[2,∞)", "[2,inf)", "[2,\\infty)", "[2,oo)", "[2,+∞)"],
    incorrect: ["(2,∞)", "(-∞,2]", "[-2,∞)"],
    unreadable: ["[2,∞]", "[2,"],
  }),
  ...typed("interval", "(-infinity,infinity)", {
    correct: ["(-∞,∞)", "(-oo,oo)", "\\mathbb{R}", "ℝ", "(-∞,0]∪(0,∞)", "all real numbers"],
    incorrect: ["(0,∞)", "(-∞,0)∪(0,∞)", "∅"],
  }),
  ...typed("interval", "(1,2) U (3,4)", {
    correct: ["(1,2)∪(3,4)", "(3,4)∪(1,2)", "(1,2) \\cup (3,4)", "(1,2)U(3,4)", "(1,1.5]∪(1.5,2)∪(3,4)"],
    incorrect: ["(1,4)", "(1,2)", "(1,2)∩(3,4)", "(1,2]∪(3,4)", "(1,2)∪(3,5)"],
    unreadable: ["(1,2)∪", "∪(1,2)", "(1,2)(3,4"],
  }),
  ...typed("interval", "[0,1]", {
    correct: ["[0,1/2]∪[1/2,1]", "[0,0.5]∪[0.3,1]", "[0,1]"],
    incorrect: ["[0,1/2)∪(1/2,1]", "[0,1)", "{0,1}"],
  }),
  ...typed("interval", "[0,2]", { correct: ["[0,3]∩[-1,2]", "[0,2]"], incorrect: ["[0,3]∪[-1,2]", "[-1,3]"] }),
  ...typed(
    "interval",
    "[1,4)",
    { correct: ["1<=x<4", "4>x>=1", "x>=1 and x<4", "1≤x<4", "[1,4)"], incorrect: ["1<x<4", "x>=1", "1<=x<=4"] },
    { accept: "inequality" },
  ),
  ...typed(
    "interval",
    "(-infinity,5]",
    { correct: ["x<=5", "5>=x", "x≤5"], incorrect: ["x<5", "x>=5"] },
    { accept: "inequality" },
  ),
  ...typed(
    "interval",
    "(1,3)",
    { correct: ["]1,3[", "] 1 , 3 ["], incorrect: ["[1,3]", "]1,3]", "[1,3["] },
    { notation: "reversed-brackets" },
  ),
  ...typed(
    "interval",
    "[1,3)",
    { correct: ["[1,3["], incorrect: ["]1,3]", "]1,3[", "[1,3]"] },
    { notation: "reversed-brackets" },
  ),
  ...typed("interval", "(1,3)", { correct: ["(1,3)"], incorrect: ["[1,3]"] }, { notation: "standard" }),
  ...typed("interval", "(-sqrt(2),sqrt(2))", {
    correct: ["(-√2,√2)", "(-\\sqrt{2},\\sqrt{2})"],
    incorrect: ["(-1.414,1.414)", "(-2,2)"],
  }),
  ...typed("interval", "[-1/2,3/4)", { correct: ["[-0.5,0.75)", "[-½,¾)"], incorrect: ["[1/2,3/4)", "(-1/2,3/4]"] }),

  // Points
  ...typed("point", "(1,2)", {
    correct: ["(1,2)", "( 1 , 2 )", "(1.0,2)", "(2/2,4/2)", "\\left(1,2\\right)", "(1, 2)", "(+1,2)"],
    incorrect: ["(2,1)", "(1,-2)", "[1,2]", "{1,2}", "(1,2,3)", "(1.2,0)", "(-1,-2)", "(1,20)", "3"],
    unreadable: ["(1,2", "1,2)", "", "()"],
  }),
  ...typed("point", "(1,2)", { "wrong-form": ["1,2"], incorrect: ["2,1"] }),
  ...typed(
    "point",
    "(1,2)",
    { correct: ["1,2", "1, 2", "(1,2)"], incorrect: ["2,1", "1,2,3", "12"] },
    { accept: "bare-list" },
  ),
  ...typed("point", "(1/2,-3)", {
    correct: ["(0.5,-3)", "(½,−3)", "(2/4,-3)", "(\\frac{1}{2},-3)"],
    incorrect: ["(-3,1/2)", "(1/2,3)", "(2,-3)", "(0.5,-0.3)"],
  }),
  ...typed("point", "(0,0,1)", {
    correct: ["(0,0,1)", "(0, 0, 1)"],
    incorrect: ["(0,1)", "(0,1,0)", "(0,0,1,0)", "(1,0,0)"],
  }),
  ...typed("point", "(a,2b)", { correct: ["(a,b+b)", "(a,2*b)"], incorrect: ["(2b,a)", "(a,b)", "(A,2b)"] }),
  ...typed("point", "(sqrt(3),pi)", { correct: ["(√3,π)", "(3/√3,pi)"], incorrect: ["(1.73,3.14)", "(π,√3)"] }),
  ...typed("point", "(2500,4)", { correct: ["(2500,4)", "(2500, 4.0)"], incorrect: ["(2,500,4)", "(250,4)"] }),
  ...typed("coordinate", "(3,-4)", { correct: ["(3,-4)", "(3,−4)", "( 3, -4 )"], incorrect: ["(-4,3)", "(-3,4)"] }),
  ...typed("point", "(2.5,1)", { correct: ["(2,5;1)"], incorrect: ["(2,4;1)"] }, { locale: "fr" }),
  ...typed(
    "point",
    "(1.414,2)",
    { correct: ["(1.41,2)", "(1.42,2.01)"], incorrect: ["(1.5,2)", "(1.41,2.1)"] },
    { tolerance: { abs: 0.01 } },
  ),

  // Lists
  ...typed("list", "[1,2,3]", {
    correct: ["[1,2,3]", "[ 1, 2, 3 ]", "[1,4/2,3.0]"],
    incorrect: ["[3,2,1]", "[1,2]", "[1,2,3,4]", "{1,2,3}", "[1,2,2]"],
    unreadable: ["[1,2,3", "1,2,3]", ""],
  }),
  ...typed("list", "1, 2, 3", {
    correct: ["1,2,3", "1, 2, 3", "1 , 2 , 3"],
    incorrect: ["3,2,1", "1,2", "1,2,3,4", "1,2,4"],
  }),
  ...typed(
    "list",
    "[1,2,3]",
    { correct: ["[3,2,1]", "[2,1,3]", "[1,2,3]"], incorrect: ["[1,2]", "[1,2,4]", "[1,1,2,3]", "[1,2,2]"] },
    { ordered: false },
  ),
  ...typed("list", "[1,2,3]", { correct: ["[1,2,3]"], incorrect: ["[3,2,1]", "[1,3,2]"] }, { ordered: true }),
  ...typed("list", "[1,2,3]", { correct: ["1,2,3", "[1,2,3]"], incorrect: ["3,2,1"] }, { accept: "bare-list" }),
  ...typed(
    "list",
    "2, 2, 5",
    { correct: ["2,2,5", "5,2,2", "2,5,2"], incorrect: ["2,5", "2,5,5", "2,2,2,5"] },
    { ordered: false },
  ),
  ...typed("list", "[1/2,3/4]", { correct: ["[0.5,0.75]", "[½,¾]"], incorrect: ["[3/4,1/2]", "[1/2]", "[1/2,3/5]"] }),
  ...typed(
    "list",
    "[1/2,3]",
    { correct: ["[1/2,3]"], "wrong-form": ["[2/4,3]", "[1/2,6/2]"], incorrect: ["[2/4,4]"] },
    { simplify: "required" },
  ),
  ...typed("list", "[x,x^2]", { correct: ["[x,x*x]"], incorrect: ["[x^2,x]", "[x,2x]"] }),
  ...typed(
    "list",
    "[1.5,2.5]",
    { correct: ["[1.5,2.5]", "[1.54,2.46]"], incorrect: ["[1.6,2.5]", "[2.5,1.5]"] },
    { tolerance: { abs: 0.05 } },
  ),

  // Ratios
  ...typed("ratio", "3:4", {
    correct: ["3:4", "3 : 4", "6:8", "0.75:1", "3 to 4", "1.5:2", "300:400", "9:12"],
    incorrect: ["4:3", "3:5", "3:4:5", "-3:4", "6:4"],
    unreadable: ["3:", ":4", "", "3::4", ":"],
  }),
  ...typed("ratio", "1:2:3", {
    correct: ["1:2:3", "2:4:6", "10:20:30"],
    incorrect: ["3:2:1", "1:2", "1:2:4", "1:3:2"],
  }),
  ...typed("ratio", "3:4", { correct: ["3/4", "3:4"], incorrect: ["4/3", "3/5"] }, { accept: "ratio" }),
  ...pairs("ratio", "correct", [
    ["1:2", "1/3:2/3"],
    ["2:5", "0.4:1"],
    ["5:1", "10:2"],
  ]),
];
