import type { LabelledItem } from "./labelled-hints.fixture.ts";

/**
 * Hints in the manner of tutors and language models, labelled after the detector was first written. When they were
 * first read it found 80 of 100 leaks in the first half and 93 of 100 in the second, with at most one false alarm.
 */
export const TUTOR_ITEMS: readonly LabelledItem[] = [
  {
    stem: "What is 8 × 7?",
    expected: "56",
    gives: [
      "Great effort! Remember that 8 × 7 is the same as 7 × 8, which is 56.",
      "5, 6, 7, 8: fifty-six is seven times eight.",
      "You're close! Your answer should be 56, not 54.",
      "40 + 16 = 56",
    ],
    keeps: [
      "Think of 7 × 7 = 49 and add one more 7.",
      "You could do 8 × 5 = 40 and 8 × 2 = 16, then put them together.",
      "The product ends in 6. Which multiples of 7 end in 6?",
      "It's between 50 and 60.",
    ],
  },
  {
    stem: "Sara has 24 cookies and shares them equally among 6 friends. How many does each friend get?",
    expected: "4",
    gives: [
      "Each friend gets 4 cookies.",
      "6 × 4 = 24, so use that fact.",
      "Every friend ends up with four.",
    ],
    keeps: [
      "How many groups of 6 fit in 24?",
      "Divide the cookies into 6 equal piles. What operation is that?",
      "Follow these four steps and check each one.",
    ],
  },
  {
    stem: "A pizza is cut into 8 slices. Leo eats 3. What fraction is left?",
    expected: "5/8",
    gives: [
      "There are five eighths left.",
      "1 - \\frac{3}{8} = \\frac{5}{8}",
      "What's left is 0.625 of the pizza.",
    ],
    keeps: [
      "Leo ate 3/8 of the pizza. What is left?",
      "8 - 3 = 5 slices are left. How do you write that as a part of the pizza?",
      "The whole pizza is 8/8.",
    ],
  },
  {
    stem: "Solve 2x + 3 = 11",
    expected: "4",
    gives: [
      "2x = 8, so x = 4.",
      "Check: 2(4) + 3 = 11.",
    ],
    keeps: [
      "Subtract 3 from both sides first: 2x = 8.",
      "Then divide both sides by 2.",
    ],
  },
  {
    stem: "Solve 2x + 3 = 11",
    expected: "x=4",
    gives: [
      "x must be four",
    ],
    keeps: [
      "Undo the + 3, then undo the × 2. Two steps.",
    ],
  },
  {
    stem: "What is 3/4 of 20?",
    expected: "15",
    gives: [
      "20 ÷ 4 = 5 and 5 × 3 = 15.",
    ],
    keeps: [
      "Find 1/4 of 20 first: that is 5. Then take three of them.",
      "3 times 5 is?",
    ],
  },
  {
    stem: "What is 15 - 7?",
    expected: "8",
    gives: [
      "7 + 8 = 15",
      "The difference between them is eight.",
      "Counting back from 15: 14, 13, 12, 11, 10, 9, 8.",
    ],
    keeps: [
      "15 - 5 = 10, then take away 2 more.",
      "Think: 7 plus what makes 15?",
      "Use your ten frame: fill one with 10 and put 5 in the other.",
    ],
  },
  {
    stem: "What is the area of a rectangle 6 cm by 4 cm?",
    expected: "24",
    gives: [
      "The area is 24 square centimetres.",
      "6 × 4 equals 24 cm².",
    ],
    keeps: [
      "Area is length times width: 6 × 4.",
      "The perimeter is 20 cm, but that isn't what is asked.",
    ],
  },
  {
    stem: "Which is larger, 0.5 or 0.45?",
    expected: "0.5",
    gives: [
      "0.5 is larger.",
      "Since 0.50 > 0.45, the answer is 0.5.",
    ],
    keeps: [
      "Compare the tenths: 5 tenths and 4 tenths.",
      "Write 0.5 as 0.50 and compare with 0.45.",
    ],
  },
  {
    stem: "Jo had 12 marbles, lost 5 and found 5. How many now?",
    expected: "12",
    gives: [
      "12 - 5 + 5 = 12",
      "So Jo ends with 12.",
      "Jo is back to 12 marbles.",
    ],
    keeps: [
      "Jo had 12 marbles at the start.",
      "12 - 5 = 7, then 7 + 5 = ?",
    ],
  },
  {
    stem: "What is 10% of 350?",
    expected: "35",
    gives: [
      "350 ÷ 10 = 35",
      "Move the decimal point one place left to get thirty-five.",
    ],
    keeps: [
      "To find 10%, divide by 10.",
    ],
  },
  {
    stem: "How many centimetres are in 2.5 metres?",
    expected: "250",
    gives: [
      "Two hundred and fifty centimetres.",
      "2.5 × 100 = 250",
    ],
    keeps: [
      "1 metre is 100 cm.",
    ],
  },
  {
    stem: "What is -4 - 3?",
    expected: "-7",
    gives: [
      "You end at negative seven.",
      "You end at – 7",
    ],
    keeps: [
      "Start at -4 and go 3 to the left.",
      "4 + 3 = 7, so think about the sign.",
    ],
  },
  {
    stem: "What is 2 + 2?",
    expected: "4",
    gives: [
      "1, 2, 3, 4!",
    ],
    keeps: [
      "Hold up 2 fingers on each hand. Count them all.",
    ],
  },
  {
    stem: "What is the next number: 2, 4, 6, 8, ?",
    expected: "10",
    gives: [
      "8 + 2 = 10",
    ],
    keeps: [
      "Each number is 2 more than the one before.",
      "What is 8 + 2?",
    ],
  },
  {
    stem: "Is 0.75 equal to 3/4?",
    expected: "yes",
    kind: "boolean",
    gives: [
      "Yes! 0.75 is 75 hundredths.",
      "They are equal.",
    ],
    keeps: [
      "Divide 3 by 4 and compare.",
    ],
  },
  {
    stem: "How many tens are in 340?",
    expected: "34",
    gives: [
      "340 = 34 × 10",
    ],
    keeps: [
      "Cover up the ones digit. What number do you see?",
    ],
  },
  {
    stem: "Round 67 to the nearest ten.",
    expected: "70",
    gives: [
      "67 is between 60 and 70. Which is nearer?",
    ],
    keeps: [
      "The ones digit is 7. Is it 5 or more?",
    ],
  },
  {
    stem: "What is $\\frac{2}{3} \\div \\frac{1}{6}$?",
    expected: "4",
    gives: [
      "$\\frac{2}{3} \\times 6 = \\frac{12}{3} = 4$",
    ],
    keeps: [
      "Multiply by the reciprocal: $\\frac{2}{3} \\times \\frac{6}{1}$.",
      "$\\frac{12}{3}$ can be made simpler.",
    ],
  },
  {
    stem: "What time is it 2 hours after 3:00?",
    expected: "5",
    gives: [
      "Start at 3 and count on 2 hours: 4, 5.",
    ],
    keeps: [
      "Move the hour hand two places.",
    ],
  },
  {
    stem: "Find the value of 3 + 4 × 2.",
    expected: "11",
    gives: [
      "3 + 8 gives you eleven",
    ],
    keeps: [
      "Multiply first: 4 × 2 = 8.",
      "You got 14 because you added first.",
    ],
  },
  {
    stem: "How many eggs are in 3 dozen?",
    expected: "36",
    gives: [
      "12 + 12 + 12 = 36.",
    ],
    keeps: [
      "One dozen is 12.",
    ],
  },
  {
    stem: "Simplify 4x + 3x",
    expected: "7x",
    gives: [
      "You have 7x.",
      "4x + 3x = 7 x",
    ],
    keeps: [
      "Add the coefficients: 4 + 3.",
    ],
  },
  {
    stem: "What is the mode of 2, 3, 3, 5?",
    expected: "3",
    gives: [
      "3 appears twice, more than any other.",
      "The mode is 3.",
    ],
    keeps: [
      "The mode is the value that occurs most often.",
      "Count how often each of 2, 3 and 5 appears.",
    ],
  },
  {
    stem: "Write 7/10 as a decimal.",
    expected: "0.7",
    gives: [
      "7 tenths is written 0.7.",
      "Zero point seven",
    ],
    keeps: [
      "Tenths go right after the decimal point.",
      "How do you say 7/10 in words?",
    ],
  },
  {
    stem: "What is 45 ÷ 5?",
    expected: "9",
    gives: [
      "Nine fives are 45.",
      "5 × 9 = 45",
      "If 10 × 5 = 50, then one less five is 45, so it's 9.",
    ],
    keeps: [
      "How many fives are in 45? Count in fives.",
      "You already know 10 fives make 50. How many fives fewer is 45?",
    ],
  },
  {
    stem: "Kai reads 15 pages a day for 4 days. How many pages?",
    expected: "60",
    gives: [
      "15 + 15 + 15 + 15 = 60",
      "Kai reads sixty pages altogether.",
    ],
    keeps: [
      "Kai reads 15 pages each day. Add that four times.",
      "Double 15 is 30; double that again.",
    ],
  },
  {
    stem: "Which number is missing: 3, 6, __, 12?",
    expected: "9",
    gives: [
      "3, 6, 9, 12",
      "Six and three more makes nine.",
    ],
    keeps: [
      "The numbers go up in threes.",
      "What is three more than 6?",
    ],
  },
  {
    stem: "What is 1 - 1/4?",
    expected: "3/4",
    gives: [
      "4/4 - 1/4 = 3/4",
      "Three of the four quarters are left, so three quarters.",
    ],
    keeps: [
      "One whole is four quarters. Take one quarter away.",
      "You wrote 1/3. Rewrite 1 with the same bottom number.",
    ],
  },
  {
    stem: "Find x: x/3 = 5",
    expected: "15",
    gives: [
      "x = 5 × 3 = 15",
      "15/3 = 5, right?",
    ],
    keeps: [
      "Multiply both sides by 3.",
      "x = 5 × 3",
    ],
  },
  {
    stem: "How many faces does a cube have?",
    expected: "6",
    gives: [
      "A cube has six faces.",
      "4 + 2 = 6 faces",
    ],
    keeps: [
      "Think of a dice: what is the highest number on it?",
      "Top, bottom and four around the sides.",
    ],
  },
  {
    stem: "What is the perimeter of a square with side 5 cm?",
    expected: "20",
    gives: [
      "5 + 5 + 5 + 5, that's 20 cm.",
      "Multiply 5 by 4 to get your answer of twenty.",
    ],
    keeps: [
      "A square has 4 equal sides.",
      "Add all the sides: 5 + 5 + 5 + 5.",
    ],
  },
  {
    stem: "What is 3.6 + 0.4?",
    expected: "4",
    gives: [
      "3.6 + 0.4 = 4.0",
      "Look at the tenths first: 6 and 4.",
    ],
    keeps: [
      "Six tenths and four tenths make one whole.",
      "Line up the points: write 0.4 under 3.6.",
    ],
  },
  {
    stem: "What is 50 more than 275?",
    expected: "325",
    gives: [
      "Three hundred twenty-five!",
    ],
    keeps: [
      "275 + 25 = 300. How much of the 50 is still to add?",
    ],
  },
  {
    stem: "Is 3/5 greater than 1/2?",
    expected: "yes",
    kind: "boolean",
    gives: [
      "3/5 is greater than 1/2.",
      "Yes, because 3 is more than half of 5.",
    ],
    keeps: [
      "Half of 5 is 2.5. Is 3 more than that?",
    ],
  },
  {
    stem: "Which sum is larger?",
    expected: "$4 + 9$",
    kind: "choice",
    choices: ["$4 + 9$", "$5 + 7$"],
    gives: [
      "$4 + 9$ is 13.",
    ],
    keeps: [
      "Work out both sums.",
      "Compare $4 + 9$ with $5 + 7$.",
    ],
  },
  {
    stem: "What is the greatest common factor of 12 and 18?",
    expected: "6",
    gives: [
      "List the factors of 12: 1, 2, 3, 4, 6, 12.",
      "Both are divisible by 6, and nothing bigger works.",
    ],
    keeps: [
      "Which factors do both numbers share?",
      "They share 2 and 3. Put those together.",
    ],
  },
  {
    stem: "What is 20% of 45?",
    expected: "9",
    gives: [
      "One fifth of 45 is nine.",
    ],
    keeps: [
      "10% of 45 is 4.5. Double it.",
    ],
  },
  {
    stem: "Noah has $10 and spends $3.25. How much is left?",
    expected: "6.75",
    kind: "money",
    gives: [
      "Noah has $6.75 left.",
      "six dollars and seventy-five cents",
    ],
    keeps: [
      "$10.00 - $3.25",
      "10 - 3 = 7, then take 25 cents off.",
    ],
  },
];
