import { pairs, typed, type AnswerCase } from "./answer-case.ts";

/** Equations, inequalities and systems. */
export const relationCases: readonly AnswerCase[] = [
  // Solved equations
  ...typed("equation", "x=4", {
    correct: [
      "x=4",
      "4=x",
      "x = 4",
      "x=8/2",
      "x=4.0",
      "2x=8",
      "x-4=0",
      "x+1=5",
      "0=4-x",
      "3x=x+8",
      "$x=4$",
      "x==4",
      "x=2+2",
      "-x=-4",
    ],
    incorrect: ["x=-4", "x=5", "x=0.4", "x^2=16", "x<4", "x≠4", "4=4", "x=x", "x=4 and x=5"],
    "wrong-form": ["4"],
    unreadable: ["x=", "=4=", "", "x 4 =="],
  }),
  ...typed(
    "equation",
    "x=4",
    { correct: ["4", "x=4", "4.0", "8/2"], incorrect: ["5", "-4", "x=5"] },
    { accept: "value" },
  ),
  ...typed(
    "equation",
    "t=5/2",
    { correct: ["t=2.5", "t=2 1/2", "5/2=t", "2t=5", "t=\\frac{5}{2}"], incorrect: ["t=2/5", "t=25", "t=-5/2"] },
    { variable: "t" },
  ),
  ...typed("equation", "x=-1/3", {
    correct: ["x=-1/3", "3x=-1", "x=1/-3", "3x+1=0", "x=-\\frac13"],
    incorrect: ["x=1/3", "x=-3", "x=-0.33"],
  }),
  ...typed("equation", "x=sqrt(2)", {
    correct: ["x=√2", "x=2^(1/2)", "x=\\sqrt{2}", "x-√2=0", "x=2/√2"],
    incorrect: ["x=1.414", "x=-√2", "x^2=2", "x=2"],
  }),

  // Equations between expressions
  ...typed("equation", "y=3x-2", {
    correct: [
      "y=3x-2",
      "3x-2=y",
      "3x-y=2",
      "y+2=3x",
      "2y=6x-4",
      "y-3x+2=0",
      "y=-2+3x",
      "x=(y+2)/3",
      "0=3x-y-2",
      "-y=2-3x",
      "y/3=x-2/3",
      "y = 3(x-1)+1",
      "y-1=3(x-1)",
    ],
    incorrect: [
      "y=3x+2",
      "y=2x-3",
      "x=3y-2",
      "y=3x",
      "3x-2=0",
      "y>3x-2",
      "y=-3x-2",
      "y=3x-2+x",
      "xy=3x^2-2x",
      "y^2=(3x-2)^2",
      "y≠3x-2",
    ],
    unreadable: ["y=", "y=3x-", "=3x-2", "y==="],
  }),
  ...typed("equation", "x^2+y^2=25", {
    correct: ["y^2+x^2=25", "x^2=25-y^2", "2x^2+2y^2=50", "x²+y²=25", "x^2+y^2-25=0", "25=x^2+y^2"],
    incorrect: ["x^2+y^2=5", "x+y=5", "x^2-y^2=25", "(x+y)^2=25", "y=sqrt(25-x^2)"],
  }),
  ...typed("equation", "A=1/2*b*h", {
    correct: ["A=bh/2", "2A=bh", "A=0.5bh", "A=\\frac{1}{2}bh", "A=\\frac{bh}{2}"],
    incorrect: ["A=bh", "A=2bh", "a=bh/2", "A=b+h/2"],
  }),
  ...typed("equation", "xy=12", {
    correct: ["yx=12", "y=12/x", "x=12/y", "2xy=24"],
    incorrect: ["x+y=12", "x/y=12", "xy=-12"],
  }),
  ...typed("equation", "x^2=9", {
    correct: ["x^2-9=0", "9=x^2", "(x-3)(x+3)=0", "2x^2=18"],
    incorrect: ["x=3", "x=-3", "x^2=3", "x^2=-9", "(x-3)^2=0"],
  }),
  ...typed(
    "equation",
    "f(x)=2x+1",
    { correct: ["f(x)=1+2x", "f(x)-1=2x"], incorrect: ["f(x)=2x-1", "g(x)=2x+1"] },
    { functions: ["f", "g"] },
  ),
  ...typed("equation", "F=m*a", { correct: ["F=ma", "ma=F", "F=am", "-F=-am"], incorrect: ["F=m/a", "f=ma", "F=m+a"] }),

  // The same solutions
  ...typed(
    "equation",
    "x^2=9",
    {
      correct: [
        "x=3 or x=-3",
        "x=±3",
        "x=-3 or x=3",
        "x^2-9=0",
        "x=3, x=-3",
        "x = \\pm 3",
        "x=3 or x=-3 or x=3",
        "|x|=3",
        "±3",
        "{3,-3}",
        "3,-3",
      ],
      incorrect: ["x=3", "x=-3", "x=9", "x=3 and x=-3", "x=±9", "x=3 or x=3"],
    },
    { equiv: "solution_set" },
  ),
  ...typed(
    "equation",
    "(x-5)^2=0",
    { correct: ["x=5", "x=5 or x=5", "x-5=0", "2x=10"], incorrect: ["x=-5", "x=5 or x=-5"] },
    { equiv: "solution_set" },
  ),
  ...typed(
    "equation",
    "x^2-x-6=0",
    {
      correct: ["x=3 or x=-2", "x=-2 or x=3", "(x-3)(x+2)=0", "x^2=x+6"],
      incorrect: ["x=2 or x=-3", "x=3", "x=6 or x=-1"],
    },
    { equiv: "solution_set" },
  ),
  ...typed(
    "equation",
    "2x+3=11",
    { correct: ["x=4", "2x=8", "x-4=0", "4=x"], incorrect: ["x=7", "x=-4", "x=4 or x=5"] },
    { equiv: "solution_set" },
  ),
  // Roots where floats fall just short of their ends
  ...typed(
    "equation",
    "sqrt(x^2-2)=0",
    {
      correct: ["x=sqrt(2) or x=-sqrt(2)", "x^2=2", "(x^2-2)^(1/3)=0", "sqrt(x^4-3)=1"],
      incorrect: ["x=sqrt(2)", "ln(x^2-2)=0", "sqrt(x^2-pi)=0", "sqrt(2^x-3)=0"],
    },
    { equiv: "solution_set" },
  ),
  ...typed(
    "equation",
    "3/x=6",
    { correct: ["x=1/2", "x=0.5", "2x=1"], incorrect: ["x=2", "x=18", "x=0"] },
    { equiv: "solution_set" },
  ),
  ...typed(
    "equation",
    "x^2=2",
    { correct: ["x=±√2", "x=sqrt(2) or x=-sqrt(2)"], incorrect: ["x=√2", "x=±1.414", "x=±2"] },
    { equiv: "solution_set" },
  ),
  ...typed(
    "equation",
    "x^3=x",
    { correct: ["x=0 or x=1 or x=-1", "x(x-1)(x+1)=0"], incorrect: ["x^2=1", "x=1 or x=-1", "x=1"] },
    { equiv: "solution_set" },
  ),
  ...typed(
    "equation",
    "x^2+1=0",
    { correct: ["x^2=-1", "no solution"], incorrect: ["x=1", "x=-1", "x=0"] },
    { equiv: "solution_set" },
  ),
  ...typed(
    "equation",
    "(x-2)^2=0",
    { correct: ["(2-x)^2=0", "x^2-4x+4=0"], incorrect: ["x=2", "x=-2"] },
    { equiv: "value" },
  ),

  // Inequalities
  ...typed("inequality", "x<3", {
    correct: ["x<3", "3>x", "2x<6", "x-3<0", "-x>-3", "x \\lt 3", "0>x-3", "x+1<4", "x<6/2"],
    incorrect: ["x>3", "x<=3", "x<-3", "x=3", "3<x", "-x<-3", "x≠3", "y<3", "x<30", "x≥3"],
    unreadable: ["x<", "<3", "x<<3", "x 3 <", "", "x><"],
  }),
  ...typed("inequality", "x>=-2", {
    correct: ["x≥-2", "-2<=x", "x=>-2", "x \\geq -2", "x\\ge-2", "-x<=2", "2x>=-4", "x\\geqslant -2", "x+2>=0"],
    incorrect: ["x>-2", "x<=-2", "x>=2", "-x>=2", "x=-2"],
  }),
  ...typed("inequality", "-3x<12", {
    correct: ["x>-4", "3x>-12", "-4<x", "-x<4", "x+4>0"],
    incorrect: ["x<-4", "x>4", "x<4", "x>=-4"],
  }),
  ...typed("inequality", "1<x<=5", {
    correct: [
      "1<x<=5",
      "5>=x>1",
      "x>1 and x<=5",
      "x<=5 and x>1",
      "1<x≤5",
      "1 < x and x <= 5",
      "2<2x<=10",
      "1\\lt x\\le 5",
    ],
    incorrect: ["1<x<5", "1<=x<=5", "x>1", "x<=5", "x>1 or x<=5", "1<x<=6"],
  }),
  ...typed("inequality", "x<-1 or x>2", {
    correct: ["x>2 or x<-1", "2<x or x<-1", "x<-1 or 2x>4", "-1>x or x>2"],
    incorrect: ["x<-1 and x>2", "-1<x<2", "x<-1", "x>2", "x<=-1 or x>=2", "x<2 or x>-1"],
  }),
  ...typed("inequality", "x^2<4", {
    correct: ["-2<x<2", "x>-2 and x<2", "|x|<2", "x^2-4<0", "4>x^2"],
    incorrect: ["x<2", "x>-2", "-2<=x<=2", "x<-2 or x>2"],
  }),
  ...typed("inequality", "|x|>3", { correct: ["x<-3 or x>3", "x^2>9"], incorrect: ["x>3", "-3<x<3", "|x|>=3"] }),
  ...typed("inequality", "x≠2", {
    correct: ["x!=2", "x\\ne 2", "x\\neq2", "x<2 or x>2", "2≠x", "x<>2", "x-2≠0"],
    incorrect: ["x=2", "x≠-2", "x<2", "x>2"],
  }),
  ...typed("inequality", "y>2x+1", {
    correct: ["2x+1<y", "y-2x>1", "2y>4x+2", "2x-y<-1", "-y<-2x-1"],
    incorrect: ["y<2x+1", "y>=2x+1", "y>2x-1", "x>2y+1", "y=2x+1"],
  }),
  ...typed(
    "inequality",
    "x>=5",
    { correct: ["[5,∞)", "[5,inf)", "[5,infinity)", "[5, \\infty)", "x>=5"], incorrect: ["(5,∞)", "(-∞,5]", "[-5,∞)"] },
    { accept: "interval" },
  ),
  ...typed(
    "inequality",
    "0<x<1",
    { correct: ["(0,1)", "(0, 1)"], incorrect: ["[0,1]", "[0,1)", "(0,2)"] },
    { accept: "interval" },
  ),
  ...typed("inequality", "2x+1<7", { correct: ["x<3", "3>x"], incorrect: ["x<4", "x>3"] }, { equiv: "solution_set" }),
  ...pairs("inequality", "correct", [
    ["a+b<c", "a<c-b"],
    ["p<=q", "q>=p"],
    ["x>0", "0<x"],
    ["x>1/2", "2x>1"],
    ["x<-0.5", "x<-1/2"],
    ["x*y>0", "y*x>0"],
    ["x>sqrt(2)", "x>√2"],
  ]),
  ...pairs("inequality", "incorrect", [
    ["a+b<c", "a<c+b"],
    ["x>0", "x>=0"],
    ["x>1", "a>1"],
    ["x>0", "x^2>0"],
    ["x>1/2", "x>0.50001"],
    ["x*y>0", "x>0"],
  ]),

  // Systems
  ...typed("system", "x=1 and y=2", {
    correct: [
      "x=1 and y=2",
      "y=2 and x=1",
      "x=1, y=2",
      "y=2, x=1",
      "x=1; y=2",
      "x = 1 and 2 = y",
      "[x=1, y=2]",
      "\\begin{cases}x=1\\\\y=2\\end{cases}",
      "{x=1, y=2}",
    ],
    incorrect: ["x=2 and y=1", "x=1", "x=1 or y=2", "x=1 and y=3", "x=1 and y=2 and z=3", "y=2"],
    unreadable: ["x=1 and", ""],
  }),
  ...typed(
    "system",
    "x+y=5 and x-y=1",
    {
      correct: [
        "x-y=1 and x+y=5",
        "y=5-x and x=y+1",
        "x=3 and y=2",
        "2x+2y=10 and x-y=1",
        "2x=6 and x-y=1",
        "x+y=5, x-y=1",
      ],
      incorrect: ["x+y=5", "x=2 and y=3", "x+y=5 and x-y=-1", "x+y=5 and 2x+2y=10", "x+y=1 and x-y=5"],
    },
    { equiv: "solution_set" },
  ),
  ...typed(
    "system",
    "y=x^2 and y=4",
    { correct: ["y=4 and x^2=4", "y=4 and x^2=y"], incorrect: ["x=2 and y=4", "y=4", "x=-2 and y=4"] },
    { equiv: "solution_set" },
  ),
  ...typed("system", "x=0 and y=-1/2", {
    correct: ["y=-0.5 and x=0", "x=0, 2y=-1"],
    incorrect: ["x=0, y=1/2", "x=-1/2, y=0"],
  }),
];
