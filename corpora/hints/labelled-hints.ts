import type { AnswerKind } from "../../engine/answers/types.ts";

/** A hint of level 1 or 2, labelled by hand before the detector was written: does it give the answer away? */
export interface LabelledHint {
  readonly hint: string;
  readonly leaks: boolean;
}

export interface LabelledItem {
  readonly stem: string;
  readonly expected: string;
  readonly kind?: AnswerKind;
  readonly choices?: readonly string[];
  readonly gives: readonly string[];
  readonly keeps: readonly string[];
}

export const LABELLED_ITEMS: readonly LabelledItem[] = [
  {
    stem: "What is $7 + 5$?",
    expected: "12",
    kind: "integer",
    gives: [
      "The answer is 12.",
      "$7 + 5 = 12$.",
      "7 and 5 make twelve.",
      "Start at 7 and count on: 8, 9, 10, 11, 12.",
      "You should get 12 when you add them.",
      "It is the same as $10 + 2$.",
      "12 is what you are looking for.",
      "Think of a dozen: $6 + 6 = 12$.",
      "Seven plus five equals Twelve, doesn't it?",
      "The sum is 12.0.",
      "It is $24 \\div 2$.",
      "Twelve is the number after eleven, and that is your total.",
      "x = 12",
      "You need 1 ten and 2 ones, so 12.",
    ],
    keeps: [
      "Start at 7 and count on 5.",
      "How many more does 7 need to make ten?",
      "Split 5 into 3 and 2.",
      "$7 + 3 = 10$. How much of the 5 is left?",
      "Is your answer bigger than 7?",
      "Make a ten first: one of the numbers is near ten.",
      "Count on from the bigger number, one at a time.",
      "Draw 7 dots, then 5 more. How many are there?",
      "Did you write 21? Look at the order of the digits.",
      "You wrote 11. Count once more.",
      "Look at exercise 112 in your book for one like it.",
    ],
  },
  {
    stem: "What is $47 + 38$?",
    expected: "85",
    kind: "integer",
    gives: [
      "Tens: 40 + 30 = 70; ones: 7 + 8 = 15; $70 + 15 = 85$.",
      "Eighty-five is right.",
      "The sum comes to eighty five.",
      "It's 5 less than 90, so 85!",
      "$85$",
    ],
    keeps: [
      "Add the ones: $7 + 8 = 15$. Which digit stays in the ones place?",
      "Ten ones make one ten. Write that one small above the tens.",
      "Look at the tens place again. What happens when a place makes ten or more?",
      "The ones are 7 and 8: add these on their own first.",
      "You wrote 75. The carried ten was lost on the way.",
      "Write 5 in the ones place and carry 1.",
      "Round both numbers: 50 + 40 = 90. Is your answer near that?",
    ],
  },
  {
    stem: "What is $9 - 8$?",
    expected: "1",
    kind: "integer",
    gives: ["The answer is one.", "$9 - 8 = 1$", "That leaves 1.", "There is only one left.", "You get 1."],
    keeps: [
      "Which one of the two numbers is bigger?",
      "Count back one at a time.",
      "The ones digit is what matters here.",
      "Step 1: write the bigger number.",
      "Start with the one on the left.",
      "Cross out 8 of the 9 dots. How many are left?",
      "No one gets this at first. Draw it.",
    ],
  },
  {
    stem: "There are 2 bags with 4 beads each. How many beads are there?",
    expected: "8",
    kind: "integer",
    gives: ["There are 8 beads.", "Four and four is eight.", "2 × 4 = 8", "$4 + 4 = 8$ beads", "eight beads in all"],
    keeps: [
      "Each bag has 4 beads. Add the two bags together.",
      "The two numbers are 2 and 4.",
      "Think of 2 groups of 4.",
      "Count in fours: 4, then the next.",
      "Is it more than 6?",
    ],
  },
  {
    stem: "What is $6 \\times 2 - 6$?",
    expected: "6",
    kind: "integer",
    gives: ["So the answer is 6.", "You get 6 in the end.", "$12 - 6 = 6$", "That makes six.", "It equals 6."],
    keeps: [
      "Multiply 6 by 2 first.",
      "Do $6 \\times 2$ before you take away 6.",
      "There is a 6 at each end of the sum.",
      "$6 \\times 2 = 12$. What comes next?",
      "Take 6 away last.",
    ],
  },
  {
    stem: "Which fraction of the bar is coloured? The bar has 4 parts, 3 of them coloured.",
    expected: "3/4",
    kind: "fraction",
    gives: [
      "It is $\\frac{3}{4}$.",
      "Three quarters of it is coloured.",
      "three-fourths",
      "The answer is 0.75.",
      "That is 75%.",
      "It is the same as 6/8.",
      "¾ of the bar.",
      "Write 3 over 4.",
      "three out of four, so 3⁄4",
    ],
    keeps: [
      "How many equal parts are there?",
      "The bottom number tells how many parts there are: 4.",
      "3 parts are coloured. Where does that number go?",
      "A quarter is one of 4 equal parts.",
      "Is it more than $\\frac{1}{2}$?",
      "You wrote $\\frac{4}{3}$. Which number says how many parts there are?",
    ],
  },
  {
    stem: "What is $\\frac{1}{2} + \\frac{1}{3}$?",
    expected: "5/6",
    kind: "fraction",
    gives: [
      "$\\frac{1}{2} + \\frac{1}{3} = \\frac{5}{6}$",
      "Add: $\\frac{3}{6} + \\frac{2}{6}$ gives five sixths.",
      "You get 10/12, which simplifies.",
      "$\\frac{3+2}{6}$",
      "The sum is \\dfrac56.",
    ],
    keeps: [
      "Which number do both 2 and 3 divide?",
      "Make the bottoms the same: sixths.",
      "$\\frac{1}{2} = \\frac{3}{6}$. How many sixths is $\\frac{1}{3}$?",
      "You added the bottoms too: $\\frac{2}{5}$.",
      "Only the tops are added, once the bottoms are the same.",
    ],
  },
  {
    stem: "Write $\\frac{6}{8}$ in lowest terms.",
    expected: "3/4",
    kind: "fraction",
    gives: ["$\\frac{6}{8} = \\frac{3}{4}$", "Divide both by 2 and you have three fourths.", "It becomes 3/4."],
    keeps: [
      "Which number divides both 6 and 8?",
      "Divide top and bottom by 2.",
      "$\\frac{6}{8}$ can be made simpler: both numbers are even.",
      "6 = 2 × 3 and 8 = 2 × 4.",
    ],
  },
  {
    stem: "Write $\\frac{9}{4}$ as a mixed number.",
    expected: "2 1/4",
    kind: "mixed",
    gives: [
      "It is $2\\frac{1}{4}$.",
      "2¼",
      "two and a quarter",
      "Two wholes and one quarter: 2 1/4.",
      "That's 2.25 as a decimal.",
    ],
    keeps: [
      "How many times does 4 go into 9?",
      "$\\frac{4}{4}$ is one whole. How many wholes are in $\\frac{9}{4}$?",
      "Divide 9 by 4; what is left over stays above the 4.",
      "4 quarters make one whole.",
    ],
  },
  {
    stem: "What is $12.5 + 3.75$?",
    expected: "16.25",
    kind: "decimal",
    gives: [
      "16.25",
      "The total is 16.250.",
      "sixteen point two five",
      "$12.50 + 3.75 = 16.25$",
      "It is $16\\frac{1}{4}$.",
    ],
    keeps: [
      "Line up the decimal points.",
      "Write 12.5 as 12.50.",
      "12.5 + 3 = 15.5, then add the rest.",
      "12 + 3 = 15 and then the parts behind the points.",
    ],
  },
  {
    stem: "Mina pays \\$20 for something that costs \\$15.50. How much change do they get?",
    expected: "4.50",
    kind: "money",
    gives: [
      "Mina gets $4.50 back.",
      "The change is \\$4.5.",
      "That leaves four dollars and fifty cents.",
      "4 dollars 50 cents",
      "450 cents",
    ],
    keeps: [
      "Change is what was paid less what it costs.",
      "Count up from \\$15.50 to \\$16 first.",
      "\\$20 − \\$15 = \\$5. Now take the 50 cents.",
      "Line the points up: 20.00 and 15.50.",
    ],
  },
  {
    stem: "What is $25\\,\\%$ of 60?",
    expected: "15",
    kind: "integer",
    gives: ["It is 15.", "A quarter of 60 is 15.", "fifteen", "0.25 × 60 = 15", "$60 \\div 4$ makes fifteen."],
    keeps: [
      "25 % is a quarter.",
      "$60 \\div 4$ is what to work out.",
      "Half of 60 is 30. Halve once more.",
      "10 % is 6, and 5 % is half of that.",
    ],
  },
  {
    stem: "Write 0.45 as a percent.",
    expected: "45%",
    kind: "percent",
    gives: ["It is 45 %.", "forty-five percent", "$\\frac{45}{100}$, so 45%"],
    keeps: ["Percent means out of a hundred.", "Move the point two places.", "0.45 is how many hundredths?"],
  },
  {
    stem: "Solve $x + 3 = 10$.",
    expected: "x = 7",
    kind: "equation",
    gives: ["$x = 7$", "So x is 7.", "x equals seven.", "7 + 3 = 10, so that works.", "Try 7.", "$x = 10 - 3 = 7$"],
    keeps: [
      "Take 3 from both sides.",
      "What number plus 3 is 10?",
      "$x = 10 - 3$: now work it out.",
      "x is smaller than 10.",
      "$x + 3 - 3 = 10 - 3$",
    ],
  },
  {
    stem: "Solve $3x = 12$.",
    expected: "x = 4",
    kind: "equation",
    gives: ["Divide by 3: $x = \\frac{12}{3} = 4$.", "4 = x", "x = four", "$3 \\cdot 4 = 12$"],
    keeps: ["Divide both sides by 3.", "3 times what is 12?", "$\\frac{3x}{3} = \\frac{12}{3}$"],
  },
  {
    stem: "What is $-3 + 1$?",
    expected: "-2",
    kind: "integer",
    gives: ["minus two", "negative 2", "You land on −2.", "$-3 + 1 = -2$", "It's -2."],
    keeps: [
      "Start at −3 and step 1 to the right.",
      "3 − 1 is 2; which sign has the answer?",
      "There are two numbers here with different signs.",
      "Take 1 from 3 and keep the sign of the bigger one.",
    ],
  },
  {
    stem: "What is $0.3 \\times 0.2$?",
    expected: "0.06",
    kind: "decimal",
    gives: [".06", "six hundredths", "0.060", "The answer is $\\frac{6}{100}$."],
    keeps: [
      "3 × 2 = 6. How many decimal places do you need?",
      "Count the decimal places in both numbers.",
      "You wrote 0.6. Check the number of places.",
    ],
  },
  {
    stem: "Round 3,145 to the nearest thousand.",
    expected: "3000",
    kind: "integer",
    gives: ["3,000", "three thousand", "It rounds to 3 000.", "It is 3{,}000."],
    keeps: [
      "Look at the hundreds digit: 1.",
      "Is 3,145 nearer the lower or the higher thousand?",
      "The thousands digit is 3.",
      "A digit below 5 rounds down.",
    ],
  },
  {
    stem: "What is $12000 + 345$?",
    expected: "12345",
    kind: "integer",
    gives: ["12,345", "twelve thousand three hundred forty-five", "twelve thousand, three hundred and forty-five"],
    keeps: ["12,000 has three zeros.", "Put 345 where the zeros are.", "Write both under each other."],
  },
  {
    stem: "Which sign makes it true? $\\frac{1}{2} \\;?\\; \\frac{1}{3}$",
    expected: "$>$",
    kind: "choice",
    choices: ["$<$", "$>$", "$=$"],
    gives: ["The answer is >.", "$\\frac{1}{2} > \\frac{1}{3}$", "One half is greater than one third.", "Pick $>$."],
    keeps: [
      "Which piece is bigger, a half or a third?",
      "The open side of the sign faces the bigger number.",
      "Choose <, > or =.",
      "More parts means smaller parts.",
    ],
  },
  {
    stem: "Which shape has four equal sides?",
    expected: "square",
    kind: "choice",
    choices: ["triangle", "square", "circle"],
    gives: [
      "It is the square.",
      "Only a square has four equal sides.",
      "B is right.",
      "Choose B.",
      "The answer is b).",
    ],
    keeps: [
      "Count the sides of each shape.",
      "Is it the triangle, the square or the circle?",
      "A circle has no sides.",
      "Equal sides have the same length.",
    ],
  },
  {
    stem: "Is 91 a prime number?",
    expected: "no",
    kind: "boolean",
    gives: ["The answer is no.", "No, it isn't.", "It is false.", "91 is not a prime number."],
    keeps: [
      "Does 7 divide 91?",
      "Try the primes up to 9.",
      "Answer yes or no.",
      "A prime number has no divisors besides 1 and itself.",
      "There is no need to try even numbers.",
    ],
  },
  {
    stem: "Is $3 \\times 4 = 12$ true?",
    expected: "true",
    kind: "boolean",
    gives: ["Yes, it is true.", "The answer is true.", "It's correct."],
    keeps: ["Work out the left side.", "It is true if both sides are the same.", "True or false?"],
  },
  {
    stem: "How many sides has a hexagon?",
    expected: "6",
    gives: ["A hexagon has 6 sides.", "It has six sides.", "Hexa means six."],
    keeps: ["Count the corners.", "It has more sides than a pentagon.", "Think of a honeycomb cell."],
  },
  {
    stem: "Tom has 3 boxes of 7 pens and gives 9 away. How many pens has Tom now?",
    expected: "12",
    gives: ["21 − 9 = 12", "Tom has 12 pens now.", "$3 \\times 7 - 9 = 12$", "You will be left with a dozen pens."],
    keeps: [
      "How many pens are in the 3 boxes?",
      "$3 \\times 7 = 21$ pens at first.",
      "First multiply, then take the 9 away.",
    ],
  },
  {
    stem: "A class has 28 pupils. Half of them walk. How many walk?",
    expected: "14",
    gives: ["14 walk.", "28 ÷ 2 = 14", "Twice 14 is 28.", "It's fourteen.", "That's right, 14!"],
    keeps: [
      "Half means divided by 2.",
      "Split 28 into 20 and 8 and halve each.",
      "Half of 20 is 10. What is half of 8?",
      "What do you get when you share 28 between 2?",
    ],
  },
  {
    stem: "What is $5^2$?",
    expected: "25",
    gives: ["25", "5 × 5 = 25", "twenty-five", "five fives are twenty-five"],
    keeps: [
      "$5^2$ means $5 \\times 5$.",
      "The small 2 says how many fives are multiplied.",
      "It isn't 10.",
      "Look at page 125.",
    ],
  },
  {
    stem: "What is the value of the 4 in 4,382?",
    expected: "4000",
    gives: ["4,000", "four thousand", "$4 \\times 1000 = 4000$", "The 4 stands for four thousands, so 4000."],
    keeps: ["In which place does the 4 stand?", "Count the places from the right.", "The 4 is in the thousands place."],
  },
  {
    stem: "What is $100 - 98$?",
    expected: "2",
    kind: "integer",
    gives: ["The difference is 2.", "They are two apart.", "$98 + 2 = 100$", "You get two."],
    keeps: [
      "Count up from 98 to 100.",
      "The two numbers are close together.",
      "Step 2: count up.",
      "Look at both of them; 98 has 2 digits.",
      "98 + 1 = 99. Go on from there.",
    ],
  },
];

/** One row for each hint of the items. */
export function toLabelledHints(
  items: readonly LabelledItem[],
): readonly (LabelledHint & Omit<LabelledItem, "gives" | "keeps">)[] {
  return items.flatMap(({ gives, keeps, ...item }) => [
    ...gives.map((hint) => ({ ...item, hint, leaks: true })),
    ...keeps.map((hint) => ({ ...item, hint, leaks: false })),
  ]);
}
