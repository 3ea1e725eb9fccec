import type { Lesson } from "#engine";
import { ASKS, EQUATIONS } from "./asks.ts";
import { ANY_LETTER, TRY_NUMBERS } from "./shared-answers.ts";

/** What is taught of unknowns and equations before it is practised. */
export const equationsLessons: readonly Lesson[] = [
  {
    skill: "g2.eqmiss",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Two parts together make the total.",
      "If one part is missing, take the other part away.",
      "If there are two sides, both are worth the same.",
    ],
    again: "Cover some of 9 beans with a cup. You see 4, so 5 are hidden: $9 - 4$. Lift the cup: $4 + 5$ are 9 again.",
    picture: {
      type: "bar-model",
      alt: "A bar for 9 made of two parts: 4 and 5.",
      parts: [
        { size: 4, text: "4" },
        { size: 5, text: "5" },
      ],
      whole: "9",
    },
    example: { difficulty: 2 },
    check: {
      question: "In $39 + \\square = 51$, what is $51$?",
      choices: ["one of the parts", "the answer", "the total"],
      right: 2,
      whenRight: "You saw that both parts together make 51.",
      whenNot: ["Which number is made of the two others?", "Look for the number that goes in the box.", ""],
    },
    checkAgain: {
      question: "There are 12 beans in all. You see 7. How many are hidden?",
      choices: ["5 beans", "12 beans", "19 beans"],
      right: 0,
      whenRight: "You took the part you see from the total.",
      whenNot: ["", "Are the 7 that you see hidden, too?", "Can more be hidden than there are?"],
    },
    commonError: {
      misconception: "EQ-03",
      what: "Adding the two numbers you see: $39 + 51$.",
      tempting: "There is a plus sign, so you add.",
      instead: "Ask which number is the total. If you know the total, take the part away.",
    },
    rubric: [
      {
        idea: "the parts together make the total",
        words: ["total", "whole", "part", "altogether", "start", "all of", "in all", "makes", "make"],
        ask: "Which number is the total?",
      },
      {
        idea: "you count on, take away or put back",
        words: ["take away", "took", "taking", "took away", "minus", "subtract", "put back", "add", "undo", "count"],
        ask: "What did you do to find the missing number?",
      },
    ],
    terms: [
      { words: ["equals", "equals sign", "equal", "="], means: "The equals sign says both sides are worth the same." },
      { words: ["box", "missing number"], means: "The box is the place of a missing number." },
      { words: ["total", "sum"], means: "The total is all the parts together." },
      { words: ["part", "parts"], means: "A part is some of the total." },
      { words: ["side", "sides"], means: "A side is one half of the number sentence." },
    ],
    answers: [
      TRY_NUMBERS,
      {
        frames: ["why", "what"],
        concept: "equals-sign",
        when: [["equals", "equal sign", "=", "equal", "answer on the", "answer at the"]],
        say: "The equals sign does not mean “the answer comes next”. It says that both sides are worth the same.",
      },
      {
        frames: ["why", "whether", "when"],
        concept: "undoing",
        when: [
          ["why", "how come"],
          ["take away", "subtract", "minus"],
        ],
        say: "The total is made of both parts. Without the part you know, the other part is left.",
      },
      {
        frames: ["operation"],
        concept: "choosing",
        when: [
          ["plus", "add"],
          ["when", "or", "do i", "minus", "take"],
        ],
        say: "Take away when a part is missing. Add when the total is missing.",
      },
      {
        frames: ["how", "case"],
        concept: "both-sides",
        when: [["both sides", "two sums", "four numbers", "4 numbers", "other side"]],
        say: "Work out the side without a box. The side with the box must be worth the same.",
      },
      {
        frames: ["how", "whether", "when"],
        concept: "checking",
        when: [["check", "sure", "right"]],
        say: "Put your number into the problem and work it out. Everything must fit.",
      },
      {
        frames: ["how", "what", "where", "case"],
        concept: "missing-number",
        when: [
          ["missing", "box"],
          ["how", "what", "which"],
        ],
        say: "Take the part you know away from the whole. If the whole is missing, add the parts.",
      },
    ],
    asks: ASKS.eqmiss,
    use: "You do this to find how many are missing.",
  },
  {
    skill: "g3.mulunk",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Multiplying and dividing undo each other.",
      "If you know the whole and one factor, divide.",
      "If the whole is missing, put the equal parts together: multiply.",
    ],
    again:
      "Push 3 heaps of 4 beans together: $3 \\times 4 = 12$. Share the 12 beans between 3 heaps: $12 \\div 3 = 4$. Dividing brings you back.",
    picture: {
      type: "bar-model",
      alt: "A bar of 12 cut into 3 equal parts of 4.",
      parts: [
        { size: 1, text: "4" },
        { size: 1, text: "4" },
        { size: 1, text: "4" },
      ],
      whole: "12",
    },
    example: { difficulty: 2 },
    check: {
      question: "In $\\square \\div 6 = 5$, what is the box?",
      choices: ["the whole that is shared", "the number of groups", "the size of one group"],
      right: 0,
      whenRight: "You saw that the box is what was there before sharing.",
      whenNot: ["", "Which number tells into how many groups?", "Which number tells what each group gets?"],
    },
    checkAgain: {
      question: "In $\\square \\times 4 = 28$, which number is the whole?",
      choices: ["4", "28", "the box"],
      right: 1,
      whenRight: "You saw that 28 is what the parts make together.",
      whenNot: ["Which number comes out when you multiply?", "", "Is the box made of parts, or is it a part?"],
    },
    commonError: {
      misconception: "DV-08",
      what: "Multiplying the numbers you see: $4 \\times \\square = 36$ as $4 \\times 36$.",
      tempting: "The sign is a times sign, so you multiply.",
      instead: "Ask which number is the whole. If you know the whole, divide it.",
    },
    rubric: [
      {
        idea: "you ask which number is the whole, and which counts the groups",
        words: ["whole", "total", "all", "altogether", "before"],
        ask: "Which number is the whole?",
      },
      {
        idea: "you undo: divide for a factor, multiply for the whole",
        words: ["undo", "divid", "multipl", "times", "opposite", "share", "table"],
        ask: "Did you multiply or divide, and why?",
      },
    ],
    terms: [
      { words: ["multiply", "multiplying"], means: "To multiply is to put equal groups together." },
      { words: ["factor", "factors"], means: "Factors are the numbers that are multiplied." },
      { words: ["unknown", "box", "missing number"], means: "The unknown is the number you look for." },
      { words: ["product", "whole"], means: "The product is what you get when you multiply." },
      { words: ["equation"], means: "An equation says that two sides are worth the same." },
      { words: ["undo"], means: "To undo is to go back to where you started." },
    ],
    answers: [
      TRY_NUMBERS,
      {
        frames: ["why", "whether"],
        concept: "equals-sign",
        when: [["equals", "equal sign", "=", "front", "other side"]],
        say: "Both sides are worth the same, so they may swap places. $54 \\div \\square = 9$ and $9 = 54 \\div \\square$ say the same.",
      },
      {
        frames: ["how"],
        concept: "some",
        when: [["some", "no number", "how can i know"]],
        say: "“Some” stands for the number you look for. Write a box for it and use what you know.",
      },
      {
        frames: ["why", "when"],
        concept: "undoing",
        when: [["why"], ["divid", "multipl", "times"]],
        say: "Equal parts put together make the whole. So the whole divided by one factor gives the other.",
      },
      {
        frames: ["operation"],
        concept: "choosing",
        when: [
          ["when", "how do i know", "or", "which"],
          ["divide", "multiply", "times", "share"],
        ],
        say: "Find the whole first. If the whole is given, divide; if it is missing, multiply.",
      },
      {
        frames: ["how"],
        concept: "checking",
        when: [["check", "sure", "right"]],
        say: "Put your number into the problem and work it out. Everything must fit.",
      },
      {
        frames: ["how", "case"],
        concept: "both-sides",
        when: [["both sides", "two products", "four numbers", "4 numbers"]],
        say: "Work out the side without a box. The other side must be worth just as much.",
      },
      {
        frames: ["how", "what", "where", "case"],
        concept: "missing-number",
        when: [
          ["missing", "box"],
          ["how", "what", "which"],
        ],
        say: "Divide the whole by the number you know. If the whole is missing, multiply.",
      },
    ],
    asks: ASKS.mulunk,
    use: "You use it to find how many bags you need.",
  },
  {
    skill: "g6.eqadd",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "An equation is like a level balance: both sides are worth the same.",
      "It stays level when you do the same to both sides.",
      "So undo what is done to the letter, on both sides, until it stands alone.",
    ],
    again:
      "A closed bag and 10 marbles balance 23 marbles. Take 10 from each pan: the bag alone balances 13. Put 10 back in each pan, and it is level again.",
    picture: {
      type: "balance",
      alt: "A balance. On the left: x and 10. On the right: 23. It is level.",
      left: ["x", "10"],
      right: ["23"],
    },
    example: { difficulty: 3 },
    check: {
      question: "In $n - 14 = 67$, what leaves $n$ alone?",
      choices: ["Subtract 14 on both sides.", "Add 14 on both sides.", "Add 14 on the left only."],
      right: 1,
      whenRight: "You undid the subtraction and kept both sides level.",
      whenNot: ["Would that leave $n - 28$ on the left?", "", "Would the balance stay level?"],
    },
    checkAgain: {
      question: "A bag and 6 marbles on the left balance 20 marbles. You take only these 6 away. What happens?",
      choices: ["The right pan goes down.", "The left pan goes down.", "The balance stays level."],
      right: 0,
      whenRight: "You saw that only one pan became lighter.",
      whenNot: ["", "From which pan were marbles taken?", "Are both sides still worth the same?"],
    },
    commonError: {
      misconception: "AL-18",
      what: "Adding again where 10 is already added: $w + 10 = 23$ as $w = 33$.",
      tempting: "You do what the sign says.",
      instead: "Undo what was done: subtract what was added, or add what was subtracted.",
    },
    rubric: [
      {
        idea: "you undo with the opposite operation",
        words: ["undo", "opposite", "inverse", "cancel", "take away", "took", "subtract", "minus", "add", "get rid"],
        ask: "What was done to the letter, and how do you undo it?",
      },
      {
        idea: "you do the same on both sides",
        words: ["both sides", "each side", "same to", "both", "balance", "other side"],
        ask: "On which sides of the equation do you undo what was done?",
      },
    ],
    terms: [
      { words: ["opposite"], means: "The opposite step takes you back to where you were." },
      { words: ["decimal", "decimals"], means: "A decimal is a number with a point, such as $0.25$." },
      { words: ["equation", "equations"], means: "An equation says that two sides are worth the same." },
      {
        words: ["variable", "letter", "unknown", "x"],
        means: "The letter stands for a number that you do not know yet.",
      },
      { words: ["solve", "solution"], means: "To solve is to find the number that makes the equation true." },
      {
        words: ["undo", "inverse", "inverse operation"],
        means: "An inverse operation takes you back: subtracting undoes adding.",
      },
      { words: ["both sides", "side", "sides"], means: "The sides are what stands left and right of the equals sign." },
      { words: ["increased", "increased by"], means: "Increased by 5 means that 5 is added." },
    ],
    answers: [
      ANY_LETTER,
      {
        frames: ["why", "when", "case"],
        concept: "both-sides",
        when: [["both sides", "both", "each side", "one side"]],
        say: "If you change only one side, the two are no longer worth the same. Doing the same to both keeps the equation true.",
      },
      {
        frames: ["where", "case"],
        concept: "letter-side",
        when: [["right side", "other side", "which side", "back to front", "left"]],
        say: "It does not matter on which side the letter stands. Both sides are worth the same, so you may swap them.",
      },
      {
        frames: ["why", "what"],
        concept: "letter",
        when: [
          ["letter", "what does n mean", "what does x mean", "x mean", "n mean", "w mean", "what is x", "stand for"],
        ],
        say: "The letter holds the place of a number, like a box. Any letter will do.",
      },
      {
        frames: ["why", "how", "whether", "when"],
        concept: "undoing",
        when: [
          ["why", "do i"],
          ["add", "plus", "subtract", "minus", "take away"],
        ],
        say: "You want to undo what was done to the letter. Adding and subtracting the same number cancel each other.",
      },
      {
        frames: ["how"],
        concept: "checking",
        when: [["check", "sure", "right"]],
        say: "Put your number in place of the letter. If everything comes out true, it is a solution.",
      },
      {
        frames: ["why", "how", "whether"],
        concept: "in-head",
        when: [["in my head", "guess", "just see", "steps"]],
        say: "Seeing the answer in your head is fine for small numbers. The steps help when the numbers are decimals or fractions.",
      },
    ],
    asks: EQUATIONS,
    use: "You use it to find a start: what was the price before 5 was added?",
  },
  {
    skill: "g6.eqmul",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "If a number stands right before a letter, it multiplies: $5w$ is 5 times $w$.",
      "Multiplying and dividing by the same number, if it is not 0, undo each other.",
      "Undo what was done to the letter on both sides: they stay worth the same.",
    ],
    again:
      "Five equal bags balance 40 marbles. Divide both pans by 5: one bag balances 8 marbles. Take both 5 times: five bags balance 40 again.",
    picture: {
      type: "balance",
      alt: "A balance. On the left: five times w, shown as w five times. On the right: 40. It is level.",
      left: ["w", "w", "w", "w", "w"],
      right: ["40"],
    },
    example: { difficulty: 3 },
    check: {
      question: "In $\\frac{p}{9} = 15$, what leaves $p$ alone?",
      choices: ["Multiply both sides by 9.", "Divide both sides by 9.", "Subtract 9 on both sides."],
      right: 0,
      whenRight: "You undid the division by multiplying.",
      whenNot: ["", "$p$ is already divided by 9. Would it be alone then?", "Is 9 added to $p$ here?"],
    },
    checkAgain: {
      question: "Four equal bags balance 28 marbles. How do you find one bag?",
      choices: ["Take 4 away from 28.", "Multiply 28 by 4.", "Divide 28 by 4."],
      right: 2,
      whenRight: "You shared the marbles equally among four bags.",
      whenNot: ["Does 4 count bags or marbles here?", "Would one bag weigh more than all four?", ""],
    },
    commonError: {
      misconception: "AL-19",
      what: "Subtracting the 5 in $5w = 40$: $w = 35$.",
      tempting: "With $5 + w$ that would be right, and no sign is to be seen.",
      instead: "If a number is right before the letter, it multiplies: divide both sides by it.",
    },
    rubric: [
      {
        idea: "you undo multiplying by dividing, or dividing by multiplying",
        words: ["divid", "multipl", "undo", "opposite", "inverse", "share", "times"],
        ask: "What was done to the letter, and how do you undo it?",
      },
      {
        idea: "you do the same on both sides",
        words: ["both sides", "both pans", "each side", "same to", "balance", "other side"],
        ask: "On which sides of the equation do you undo what was done?",
      },
    ],
    terms: [
      { words: ["opposite"], means: "The opposite step takes you back to where you were." },
      { words: ["multiply", "multiplying"], means: "To multiply is to take a number several times, or a part of it." },
      { words: ["coefficient"], means: "The coefficient is the number that multiplies the letter." },
      {
        words: ["variable", "letter", "unknown", "x"],
        means: "The letter stands for a number that you do not know yet.",
      },
      { words: ["equation", "equations"], means: "An equation says that two sides are worth the same." },
      {
        words: ["undo", "inverse", "inverse operation"],
        means: "An inverse operation takes you back: dividing undoes multiplying.",
      },
      { words: ["fraction bar"], means: "The fraction bar means divided by." },
      { words: ["solve", "solution"], means: "To solve is to find the number that makes the equation true." },
    ],
    answers: [
      ANY_LETTER,
      {
        frames: ["whether"],
        concept: "both-sides",
        when: [["both sides", "both", "one side", "each side"]],
        say: "If you change only one side, the two are no longer worth the same. Doing the same to both keeps the equation true.",
      },
      {
        frames: ["why", "what"],
        concept: "no-times-sign",
        when: [["no times sign", "stuck to", "next to", "5w", "number before the letter", "together with a letter"]],
        say: "A number right before a letter multiplies it. The times sign is left out, because it looks like an x.",
      },
      {
        frames: ["what"],
        concept: "fraction-bar",
        when: [["line", "over", "fraction bar", "p/9"]],
        say: "The fraction bar means divided by. A letter on top of the bar is divided by the number below.",
      },
      {
        frames: ["why", "case"],
        concept: "fraction-in-front",
        when: [["fraction in front", "2/3", "times a fraction", "number in front was a fraction", "of y", "fraction"]],
        say: "Undo both parts of the fraction: multiply by the bottom and divide by the top. Undo on both sides.",
      },
      {
        frames: ["why", "how", "whether", "operation"],
        concept: "undoing",
        when: [
          ["why", "do i", "when"],
          ["divide", "multiply", "times"],
        ],
        say: "Look at what was done to the letter and do the opposite. Dividing undoes multiplying, and multiplying undoes dividing.",
      },
      {
        frames: ["why", "whether", "case"],
        concept: "zero",
        when: [["0", "zero"]],
        say: "You never divide by 0, for nothing can undo multiplying by 0. The numbers before the letter here are not 0.",
      },
      {
        frames: ["how"],
        concept: "checking",
        when: [["check", "sure", "right"]],
        say: "Put your number in place of the letter. If everything comes out true, it is a solution.",
      },
    ],
    asks: EQUATIONS,
    use: "You use it to find the price of one, when you know the price of five.",
  },
];
