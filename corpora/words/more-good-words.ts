import type { GoodWords } from "./good-words.ts";

/** Ways of speaking that are a teacher's own: comfort, pictures at hand, what the pupil wrote, what an operation does. */
export const MORE_GOOD_WORDS: readonly GoodWords[] = [
  {
    grade: 2,
    stem: "Take $7$ away from $45$.",
    answer: "38",
    alt: "Blocks for 45: 4 tens and 5 ones.",
    typed: ["42"],
    hints: [
      "You have 5 ones, but 7 must go. A ten can be opened into ten ones.",
      "Your 42 is less than 45. Look at the ones: are there enough to take away 7?",
    ],
    turns: [
      ["idk", "That is all right, so let us begin with the ones. How many ones do you see in the picture?"],
      ["its the same backwards", "You say that it is the same. Why could you not take 7 from 5 right away?"],
    ],
    over: [
      "There were not enough ones, so one ten became ten ones. Nobody took the other tens. What would you do with 8 ones?",
    ],
  },
  {
    grade: 2,
    stem: "Which number goes in the box? $26 + \\square = 58$",
    answer: "32",
    hints: [
      "The two parts together make 58. Which part can you see, and which is hidden?",
      "The box hides one part. What happens to the whole when you take the other part away?",
    ],
    turns: [["can you help", "I can show you where to look. Find the whole first: is it 26 or 58?"]],
    over: ["Take 26 away from the whole, and only the hidden part stays. Do 26 and 32 make 58?"],
  },
  {
    grade: 3,
    stem: "The picture shows 4 bags. Each bag holds 6 marbles. How many marbles are there altogether?",
    answer: "24",
    alt: "4 groups of 6 dots.",
    typed: ["10"],
    hints: [
      "All bags hold the same number of marbles, so you can multiply. Which two numbers tell you how?",
      "You wrote 10. Look at the bags once more: does 6 come one time or more often?",
    ],
    turns: [
      ["i added", "You put 4 and 6 together. What does the 4 count here, bags or marbles?"],
      ["what is times", "It means that the same number comes again for each bag. The picture can help you to see it."],
    ],
    over: ["Each bag gives 6 more marbles. You jump in sixes, one jump for each bag, and land on 24."],
  },
  {
    grade: 3,
    stem: "Share 30 pencils equally among 5 children. How many pencils does each child get?",
    answer: "6",
    typed: ["25"],
    hints: [
      "You took 5 away one time, and 25 were left. In sharing, nothing may be left in the pile.",
      "Give each child one pencil. How many pencils have you used now?",
    ],
    turns: [
      [
        "my brother says plus",
        "Your brother told you to add. Does the pile of pencils grow or shrink when you share it?",
      ],
      ["i added them", "Adding puts things together, but here 30 pencils are shared. What can you do first?"],
    ],
    over: ["Sharing takes a pile apart, and multiplying puts the parts back together. $5 \\times 6 = 30$, so it fits."],
  },
  {
    grade: 4,
    stem: "What is $84 \\div 4$?",
    answer: "21",
    hints: ["Begin with the tens. How can you share 8 tens into 4 equal parts?"],
    over: ["8 tens shared into 4 parts give 2 tens each. Then the 4 ones give 1 one each. Why do the tens go first?"],
  },
  {
    grade: 4,
    stem: "Write $\\frac{7}{10}$ as a decimal.",
    answer: "0.7",
    kind: "decimal",
    hints: [
      "Look at the number under the line in $\\frac{7}{10}$. What is one piece of that size called?",
      "The line is cut into tenths. Which place after the point is the place of tenths?",
    ],
  },
  {
    grade: 4,
    stem: "What is $\\frac{3}{8} + \\frac{2}{8}$?",
    answer: "5/8",
    kind: "fraction",
    alt: "A bar of 8 parts, 3 of them are shaded.",
    hints: ["All parts are the same size, an eighth. So it is like counting things of one kind."],
    turns: [
      ["why not 16", "That is a good thought to test. Does the size of a part change when you put parts together?"],
    ],
    over: ["You counted parts of the same size. Nobody cut them again, so the bottom stays 8."],
  },
  {
    grade: 5,
    stem: "What is the least common multiple of $4$ and $10$?",
    answer: "20",
    hints: [
      "The number line can help you, because it goes in steps of 4. Which jumps meet the table of 10?",
      "Say the numbers of one table one after another. Stop when you meet one of the other table.",
    ],
    turns: [
      ["this is silly", "The numbers will wait for you. Take the table of 10 first. Which number comes after 10?"],
    ],
  },
  {
    grade: 6,
    stem: "Which sign goes in the box? $-5 \\;\\square\\; 3$",
    answer: "<",
    kind: "choice",
    choices: ["<", ">", "="],
    hints: [
      "The minus in $-5$ says on which side of zero it lies. On which side of zero is 3?",
      "What could you draw to show which of the two is less?",
    ],
  },
  {
    grade: 6,
    stem: "Find $m$ when $m + 8 = 21$.",
    answer: "m = 13",
    kind: "equation",
    alt: "A balance. On the left: m and 8. On the right: 21. It is level.",
    hints: [
      "Look at the left pan, where $m$ is not alone. What is lying beside it?",
      "What could you take off the left pan so that only $m$ is left?",
      "Take 8 off the left pan. What must you do on the right pan so that it stays level?",
    ],
    turns: [
      [
        "why",
        "Think of a secret number. Someone adds 8 and tells you 21. How could you get back to the secret number?",
      ],
    ],
  },
];

/** Titles and descriptions of a learning plan's steps. */
export const GOOD_PLAN_WORDS: readonly string[] = [
  "Fraction detective",
  "Multiplication and division belong together",
  "Practise adding fractions",
  "You use multiplication in harder problems about groups of things.",
  "You find common multiples, which helps you to compare fractions.",
  "You see how a picture of blocks helps you to subtract.",
];
