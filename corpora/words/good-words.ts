import type { GivenItem } from "../../engine/llm/item.fixture.ts";

/** What a careful teacher would say on a problem: hints, replies to a pupil's words, what is said when it is over. */
export interface GoodWords extends GivenItem {
  readonly grade: number;
  readonly hints: readonly string[];
  /** What the pupil typed before the hints. */
  readonly typed?: readonly string[];
  /** Replies, with what the pupil wrote. */
  readonly turns?: readonly (readonly [pupil: string, reply: string])[];
  /** Explanations of the worked solution. */
  readonly over?: readonly string[];
}

export const GOOD_WORDS: readonly GoodWords[] = [
  {
    grade: 2,
    stem: "How many hundreds, tens and ones are in $820$?",
    answer: "8; 2; 0",
    hints: [
      "Read the number from left to right. What does each digit stand for?",
      "Each place has its own name. Which place is at the far right?",
    ],
    turns: [["what is a place", "A place tells what a digit is worth. Which digit is in the tens place?"]],
  },
  {
    grade: 2,
    stem: "Which number goes in the box? $300 + 70 + 5 = \\square$",
    answer: "375",
    alt: "Blocks: 3 hundreds, 7 tens and 5 ones.",
    hints: [
      "Start with the hundreds. How many tens come next?",
      "Each part has its own place. Write the hundreds first.",
    ],
    over: ["Each part goes to its own place, so the three parts make one number. What would change with one more ten?"],
  },
  {
    grade: 2,
    stem: "Add $41$ and $28$.",
    answer: "69",
    alt: "Blocks for 41: 4 tens and 1 one. Blocks for 28: 2 tens and 8 ones.",
    hints: ["Put the tens together, and put the ones together.", "Which blocks can you count together first?"],
    turns: [["i dont know", "Let us begin with the ones. How many ones does each number have?"]],
  },
  {
    grade: 2,
    stem: "Which number goes in the box? $58 + 9 = \\square$",
    answer: "67",
    hints: [
      "What do you do with the ones when there are more than nine?",
      "You can make a new ten first. How much is missing from 58 to the next ten?",
    ],
    turns: [["i counted on my fingers", "Counting on works. Start at 58 and count on in ones."]],
  },
  {
    grade: 2,
    stem: "Take $55$ away from $87$.",
    answer: "32",
    hints: ["Take the ones away first, then the tens.", "Draw 87 with blocks. Which blocks do you take away?"],
    over: ["You take ones from ones and tens from tens. The places stay in line."],
  },
  {
    grade: 2,
    stem: "One tin holds 50 stickers. Another tin holds 31 stickers. How many fewer stickers does the second tin hold than the first?",
    answer: "19",
    hints: [
      "You compare two tins here. Which number is the whole bar?",
      "Count up from 31 to 50 on a number line. How big is each jump?",
    ],
    turns: [
      [
        "do i add them",
        "Adding tells how many there are together. Here you want to know how far apart the two numbers are.",
      ],
    ],
  },
  {
    grade: 2,
    stem: "Noah’s class collects 387 bricks for a display. Elif’s class collects 204 more than that. How many bricks does Elif’s class collect?",
    answer: "591",
    hints: [
      "Who has more bricks, Noah's class or Elif's class?",
      "Line up the ones, the tens and the hundreds. Then add each column.",
    ],
    turns: [
      [
        "why add",
        "Elif's class has all that Noah's class has, and then more. That is why you put the two parts together.",
      ],
    ],
  },
  {
    grade: 2,
    stem: "Lucia has 890 beads for a picture and uses 41 of them. How many beads are left?",
    answer: "849",
    hints: [
      "There are no ones in 890. From where can you get some?",
      "Trade one ten for ten ones. Then take away the ones.",
    ],
    over: ["One ten was traded for ten ones, so there were enough ones to take away."],
  },
  {
    grade: 2,
    stem: "Femi covers a number with a box: $11 + \\square = 35$. Which number is it?",
    answer: "24",
    hints: ["The bar for 35 has two parts. Which part do you know?", "How far is it from 11 to 35?"],
    turns: [["is it 46", "You put 11 and 35 together. Look again: which of the two numbers is the whole?"]],
  },
  {
    grade: 3,
    stem: "Arjun rounds $58$ to the nearest ten. What does Arjun get?",
    answer: "60",
    alt: "A number line from 50 to 60 in ten steps, with a dot at 58.",
    hints: [
      "Look at the dot on the number line. Which end is it closer to?",
      "Which digit tells you where to go, the tens or the ones?",
    ],
    turns: [
      ["what does nearest mean", "Nearest means with the fewest steps. Count the steps from the dot to each end."],
    ],
  },
  {
    grade: 3,
    stem: "Subtract $69$ from $400$.",
    answer: "331",
    hints: [
      "There are no ones and no tens to take from. Which place can help?",
      "Break up one hundred into tens, and one of those tens into ones.",
    ],
    over: ["One hundred was broken up into tens, and one ten into ones. After that every place had enough."],
  },
  {
    grade: 3,
    stem: "Kai puts bricks in equal rows. Every dot in the picture is a brick. How many bricks are there altogether?",
    answer: "28",
    alt: "4 rows with 7 dots in each row.",
    hints: [
      "Count the rows first. Then count the dots in one row.",
      "Equal rows can be added again and again. What do you add, and how often?",
    ],
    turns: [["i counted all of them one by one", "You can count in rows too. How many dots does each row have?"]],
  },
  {
    grade: 3,
    stem: "The picture shows Femi's 5 jars of stickers. Each jar holds 2 stickers. How many stickers are there altogether?",
    answer: "10",
    hints: ["Skip count: one jump for each jar.", "Which number is in each jar, and how many jars are there?"],
    turns: [["5 plus 2", "With 5 and 2 you count the jars too. How many stickers are in the first two jars?"]],
  },
  {
    grade: 3,
    stem: "Which number goes in the box? $28 = 4 \\times \\square$",
    answer: "7",
    hints: [
      "Think of 28 dots in 4 equal rows. How long is each row?",
      "You can turn it into a division. What would you divide by 4?",
    ],
    over: ["Multiplication and division undo each other, so a missing factor is found by dividing."],
  },
  {
    grade: 3,
    stem: "Lin puts beads in 8 rows. Each row has 9 beads. How many beads are there altogether?",
    answer: "72",
    hints: [
      "Nine is one less than ten. How can rows of ten help you?",
      "Draw a few of the rows. Which fact with 9 do you know already?",
    ],
    turns: [
      ["i forgot 8 times 9", "Start from a fact you know, and go on from there. Which fact with 8 do you know well?"],
    ],
  },
  {
    grade: 3,
    stem: "Kofi shares 30 seeds equally between 10 tins. How many seeds go in each tin?",
    answer: "3",
    hints: [
      "Give one seed to each tin. How many seeds are used up then?",
      "Which multiplication fact with 10 gives 30?",
    ],
    over: ["Sharing 30 equally between 10 tins is a division. You can check it by multiplying."],
  },
  {
    grade: 3,
    stem: "Leo shades part of a bar. What fraction of the bar is shaded?",
    answer: "1/4",
    kind: "fraction",
    alt: "A bar cut into 4 equal parts. 1 of them is shaded.",
    hints: [
      "How many equal parts does the whole bar have?",
      "The bottom number counts all equal parts. What does the top number count?",
    ],
    turns: [
      ["is it 1/3", "Look at what you counted for the bottom. Did you count all of the parts, the shaded one too?"],
    ],
  },
  {
    grade: 3,
    stem: "Which fraction is at point K on the number line?",
    answer: "1/3",
    kind: "fraction",
    alt: "A number line. From 0 to 1 there are 3 equal spaces, and the line ends at 1. Point K is 1 space after 0.",
    hints: ["Count the equal spaces between 0 and 1, not the marks.", "How many spaces lie between 0 and the point?"],
    over: [
      "The bottom number says into how many equal spaces the whole is cut. The top number counts the spaces up to the point.",
    ],
  },
  {
    grade: 3,
    stem: "Find the missing number: $3 = \\square \\div 6$",
    answer: "18",
    hints: [
      "The bar is cut into 6 equal parts. How big is each part?",
      "Division can be undone. Which operation undoes dividing by 6?",
    ],
    turns: [["2?", "You divided 6 by 3. Read it again: which number is being divided here?"]],
  },
  {
    grade: 4,
    stem: "An online shop sells 32,312 bricks in a year. Omar writes the number to the nearest hundred. What does Omar write?",
    answer: "32300",
    hints: [
      "Find the hundreds place. Then look at the digit to the right of it.",
      "Between which two hundreds does the number lie? Find the middle of the two.",
    ],
    turns: [["do i look at the ones", "The digit just behind the hundreds decides. Which place is that?"]],
  },
  {
    grade: 4,
    stem: "Ben scores 244 points in every round of a game. How many points does Ben score in 7 rounds?",
    answer: "1708",
    hints: [
      "Multiply each place by 7, and keep an eye on what you carry.",
      "You can split 244 into hundreds, tens and ones. Then multiply each part.",
    ],
    over: [
      "Each place of 244 was multiplied by 7, and the parts were added. That works because the parts make up the whole number.",
    ],
  },
  {
    grade: 4,
    stem: "Work out $27 \\times 39$.",
    answer: "1053",
    alt: "A rectangle. Its width is 20 and 7, its height 30 and 9. The areas are not known.",
    hints: [
      "The rectangle has four parts. Which part did you work out first?",
      "Every part of 27 is multiplied by every part of 39. Did you find all of them?",
    ],
    turns: [
      ["i got two parts", "You have a good start. The picture shows four parts, so which ones are still missing?"],
    ],
  },
  {
    grade: 4,
    stem: "Zoe lays 2624 beads in rows of 8. How many rows are there?",
    answer: "328",
    hints: [
      "Begin with the hundreds: how many times does 8 fit into 26 hundreds?",
      "After each step, bring down the next digit. What is left over each time?",
    ],
    turns: [
      ["i am stuck after the first digit", "Multiply your digit by 8 and take it away. What do you bring down next?"],
    ],
  },
  {
    grade: 4,
    stem: "What is the first multiple of $3$ after $49$?",
    answer: "51",
    hints: [
      "Can 49 be shared by 3 with nothing left over? How much is left?",
      "A multiple of 3 is a number you meet when you count in threes.",
    ],
    over: [
      "Counting in threes you pass 49 without landing on it. The next number you land on is the first multiple after it.",
    ],
  },
  {
    grade: 4,
    stem: "Which number is prime: $1$, $5$, $10$ or $12$?",
    answer: "5",
    kind: "choice",
    choices: ["1", "5", "10", "12"],
    hints: [
      "How many factors does a prime number have? Try that on each card.",
      "Which of these can be shared into equal groups in more than one way?",
    ],
    turns: [["is 1 prime", "Count the factors of 1. How many does a prime number need?"]],
  },
  {
    grade: 4,
    stem: "Which number goes in the box? $\\frac{56}{\\square} = \\frac{7}{10}$",
    answer: "80",
    hints: [
      "Look at the two tops. What was done to get from 7 to 56?",
      "Top and bottom are multiplied by the same number. Which number is it here?",
    ],
    over: [
      "The top was multiplied, so the bottom had to be multiplied by the same number. Then both fractions name the same amount.",
    ],
  },
  {
    grade: 4,
    stem: "Write $\\frac{54}{60}$ in lowest terms.",
    answer: "9/10",
    kind: "fraction",
    hints: [
      "Which numbers divide both 54 and 60?",
      "Divide top and bottom by the same number. Can you go on after that?",
    ],
    turns: [
      [
        "i divided by 2",
        "Dividing both by the same number keeps the value. Is there another number that divides both now?",
      ],
    ],
  },
  {
    grade: 4,
    stem: "Work out $\\frac{2}{9} + \\frac{5}{9}$.",
    answer: "7/9",
    kind: "fraction",
    hints: [
      "Look at the bottoms. What do they tell you about the size of the parts?",
      "All parts are ninths. How many of them do you have together?",
    ],
    turns: [["7/18", "You added the bottoms too. Does the size of the parts change when you put them together?"]],
  },
  {
    grade: 4,
    stem: "Kai has read $\\frac{6}{10}$ of a book. What fraction of the book is left to read?",
    answer: "4/10",
    kind: "fraction",
    hints: ["How many tenths make the whole book?", "Draw a bar with ten equal parts and shade what Kai has read."],
    over: ["The whole book is ten tenths. Take away the six tenths that were read, and the rest is left."],
  },
  {
    grade: 4,
    stem: "Maya needs $7\\frac{2}{3}$ jugs of water for a fish tank. Write this number as an improper fraction.",
    answer: "23/3",
    kind: "fraction",
    hints: [
      "How many thirds are in one whole jug?",
      "Change the 7 wholes into thirds first. Then put the other thirds with them.",
    ],
    turns: [
      [
        "what is improper",
        "An improper fraction has a top that is at least as big as its bottom. How many thirds make one whole?",
      ],
    ],
  },
  {
    grade: 4,
    stem: "Chloe puts a dot on the number line. Which decimal belongs there?",
    answer: "0.5",
    kind: "decimal",
    alt: "A number line from 0 to 1 with ten equal steps. A dot stands 5 steps after the left end.",
    hints: [
      "The line from 0 to 1 has ten equal steps. What is each step called?",
      "Count the steps from 0 to the dot.",
    ],
    over: [
      "Each step is one tenth, because ten equal steps make one whole. The first place after the point counts tenths.",
    ],
  },
  {
    grade: 5,
    stem: "Hana adds $\\frac{1}{3}$ and $\\frac{5}{9}$. What is the sum?",
    answer: "8/9",
    kind: "fraction",
    hints: [
      "Thirds and ninths are parts of different sizes. Can you cut each third into ninths?",
      "Before you add, both fractions need the same bottom. Which one could that be?",
    ],
    turns: [["6/12", "You added tops and bottoms. Are a third and a ninth parts of the same size?"]],
  },
  {
    grade: 5,
    stem: "In a shop, Ivan pays \\$39.71 for a jacket and \\$15.81 for a hat. How much does Ivan pay altogether?",
    answer: "55.52",
    kind: "money",
    hints: [
      "Write the two prices below each other, with the points in line.",
      "Add the hundredths first. What do you do when there are more than nine of them?",
    ],
    over: ["The points stand below each other, so tenths are added to tenths and ones to ones. That is why it works."],
  },
  {
    grade: 6,
    stem: "What is the greatest common factor of $88$ and $24$?",
    answer: "8",
    hints: [
      "List the factors of 24. Which of them divide 88 as well?",
      "You can write both numbers as products of primes. What do they have in common?",
    ],
    turns: [["is it 4", "Do both numbers still have a common factor after you divide them by 4?"]],
  },
  {
    grade: 6,
    stem: "Two lights flash together now. The first flashes every 10 seconds. The second flashes every 14 seconds. After how many seconds do they next flash together?",
    answer: "70",
    hints: [
      "List the times at which each light flashes. Look for the first time in both lists.",
      "Which numbers are multiples of 10 and of 14? You want the smallest one.",
    ],
    over: ["They flash together at every common multiple of 10 and 14. The first time is the least common multiple."],
  },
  {
    grade: 6,
    stem: "Write $3.3$ as a percent.",
    answer: "330%",
    kind: "percent",
    hints: [
      "Percent means hundredths. How many hundredths are in one whole?",
      "Will it be more or less than one hundred percent? Think about that first.",
    ],
    turns: [["3.3%", "Think about what one whole is as a percent. Is 3.3 more than one whole?"]],
  },
  {
    grade: 6,
    stem: "Leo reads $-4$ degrees in the morning and $3$ degrees in the afternoon. By how many degrees did the temperature rise?",
    answer: "7",
    hints: [
      "Where are the two temperatures on a number line? Zero lies between them.",
      "First go from $-4$ up to zero. Then go on from there.",
    ],
    turns: [["4 minus 3", "One of the temperatures is below zero. How far is it from $-4$ to zero?"]],
  },
  {
    grade: 6,
    stem: "Which of these numbers is furthest to the left on a number line: $-38$, $-13$, $21$ or $-14$?",
    answer: "−38",
    kind: "choice",
    choices: ["−38", "−13", "21", "−14"],
    hints: [
      "On which side of zero do you find the negative numbers?",
      "Below zero, what happens to a number when you go further away from zero?",
    ],
    turns: [
      [
        "what is a negative number",
        "A negative number lies on the other side of zero. Which of the numbers here have a minus sign?",
      ],
    ],
  },
  {
    grade: 6,
    stem: "Find $x$ when $x + 5 = 13$.",
    answer: "x = 8",
    kind: "equation",
    alt: "A balance. On the left: x and 5. On the right: 13. It is level.",
    hints: [
      "What could you take away from both sides so that $x$ stands alone?",
      "Something is added to $x$. Which operation undoes adding 5?",
    ],
    turns: [["18", "You added 5 and 13. In $x + 5 = 13$ the 5 is added already, so how can you undo it?"]],
  },
  {
    grade: 6,
    stem: "Solve $\\frac{x}{11} = 7$.",
    answer: "x = 77",
    kind: "equation",
    hints: [
      "Here $x$ is divided by 11. Which operation undoes that?",
      "What do you do to one side, you also do to the other side.",
    ],
    over: ["Dividing by 11 is undone by multiplying both sides by 11. Then $x$ stands alone."],
  },
];
