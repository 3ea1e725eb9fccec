import type { Lesson } from "#engine";
import { ASKS, FRACTION_SUMS } from "./asks.ts";
import { ANY_BOTTOM, ONE_BOTTOM, ORDER_MATTERS, TAKE_WHEN } from "./shared-answers.ts";

/** Lessons on adding and subtracting fractions. */
export const fractionSumLessons: readonly Lesson[] = [
  {
    skill: "g4.fracadd",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "The bottom number says how big the parts are.",
      "When the bottom numbers are the same, all parts have the same size.",
      "So only the tops are added, and the bottom stays.",
    ],
    again:
      "Three apples and two apples are five apples. Three sevenths and two sevenths are five sevenths. The bottom number is like the name of the thing you count.",
    picture: {
      type: "fraction-bars",
      alt: "Three bars with 7 equal parts each. 3 are shaded on the first, 2 on the second, and 5 on the third.",
      bars: [
        { parts: 7, shaded: 3, label: "3/7" },
        { parts: 7, shaded: 2, label: "2/7" },
        { parts: 7, shaded: 5, label: "5/7" },
      ],
    },
    example: { difficulty: 2 },
    check: {
      question: "Why does the bottom stay 7 in $\\frac{3}{7} + \\frac{2}{7}$?",
      choices: ["Bottom numbers never change.", "7 is the bigger number.", "The parts are still sevenths."],
      right: 2,
      whenRight: "You saw that adding does not change the size of the parts.",
      whenNot: ["They do change when parts are cut smaller.", "What does the bottom number tell about the parts?", ""],
    },
    checkAgain: {
      question: "You eat 1 fourth of a pizza, then 1 fourth more. What have you eaten?",
      choices: ["2 fourths", "2 eighths", "1 eighth"],
      right: 0,
      whenRight: "You counted pieces of one size.",
      whenNot: ["", "Did the pieces become smaller when you ate more?", "Have you eaten more now, or less?"],
    },
    commonError: {
      misconception: "FO-01",
      what: "Adding the bottom numbers too: $\\frac{3}{7} + \\frac{2}{7} = \\frac{5}{14}$.",
      tempting: "You see four numbers and add them in pairs.",
      instead: "Keep the bottom. It names the size, and the size stays.",
    },
    rubric: [
      {
        idea: "the parts have the same size",
        words: [
          "same size",
          "same bottom",
          "bottoms are the same",
          "denomin",
          "all sevenths",
          "same parts",
          "size",
          "same kind",
        ],
        ask: "What does the bottom number tell you about the parts?",
      },
      {
        idea: "the tops are added",
        words: ["top", "numerat", "count", "how many"],
        ask: "What did you do to get the top?",
      },
      {
        idea: "the bottom stays",
        words: ["keep", "kept", "stay", "does not change", "still", "leave", "left the bottom"],
        ask: "What happens to the bottom number?",
      },
    ],
    terms: [
      { words: ["lowest terms", "simplify"], means: "In lowest terms only 1 divides both top and bottom." },
      {
        words: ["numerator", "top number", "top"],
        means: "The numerator is the top number: how many parts there are.",
      },
      {
        words: ["denominator", "bottom number", "bottom"],
        means: "The denominator is the bottom number: how big the parts are.",
      },
      { words: ["like denominators", "same bottom"], means: "Like denominators are bottom numbers that are the same." },
      { words: ["mixed number"], means: "A mixed number has a whole number and a fraction." },
      { words: ["sum"], means: "The sum is what you get when you add." },
      { words: ["whole"], means: "A whole is all the parts of one thing." },
    ],
    answers: [
      {
        frames: ["why", "how", "whether", "case"],
        concept: "bottom",
        when: [
          ["bottom", "denominator", "denominators"],
          ["add", "why", "same", "stay", "keep", "change"],
        ],
        say: "The bottom says how big the parts are. Putting parts together does not change their size, so it stays.",
      },
      {
        frames: ["whether", "case"],
        concept: "more-than-one",
        when: [
          ["bigger than", "more than", "over one", "top heavy", "improper"],
          ["top", "bottom", "whole", "one", "1"],
        ],
        say: "A top bigger than the bottom means more than one whole. Take out the parts that make a whole. Write what is left beside it.",
      },
      {
        frames: ["whether", "case"],
        concept: "unlike-bottoms",
        when: [["different", "not the same", "unlike"]],
        say: "Parts of different size cannot be counted together as they are. First cut the parts to the same size.",
      },
      {
        frames: ["whether", "when"],
        concept: "simplifying",
        when: [["simplify", "lowest", "reduce"]],
        say: "You may always simplify a fraction. You have to when the question asks for lowest terms.",
      },
      {
        frames: ["how", "whether", "case"],
        concept: "three-of-them",
        when: [["three", "3", "more fractions"]],
        say: "Adding the tops works for three fractions too. Add all the tops and keep the bottom.",
      },
      {
        frames: ["why"],
        concept: "adding-fractions",
        when: [
          ["why", "how"],
          ["work", "add"],
        ],
        say: "You count parts of the same size, like apples with apples. The top is the count, the bottom is the name.",
      },
    ],
    asks: FRACTION_SUMS,
    use: "You use it when two friends each eat some slices of one pizza.",
  },
  {
    skill: "g4.fracsub",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Parts of the same size can be taken away from each other.",
      "So subtract the tops; the bottom stays, for the size stays.",
      "If there are too few parts, open one whole into parts first.",
    ],
    again:
      "Break a bar into 8 pieces, all eighths. Give away 3 of the 8 eighths, and 5 eighths are left. The pieces stay as big as they were.",
    picture: {
      type: "fraction-bars",
      alt: "Two bars with 8 equal parts. The first is shaded all over, on the second 5 parts are shaded.",
      bars: [
        { parts: 8, shaded: 8, label: "1" },
        { parts: 8, shaded: 5, label: "5/8" },
      ],
    },
    example: { difficulty: 3 },
    check: {
      question: "You take $\\frac{2}{9}$ away from $\\frac{7}{9}$. What is left?",
      choices: ["$\\frac{5}{9}$", "$5$", "$\\frac{9}{9}$"],
      right: 0,
      whenRight: "You took the tops, and the parts are still ninths.",
      whenNot: ["", "That counts parts. How big is each part?", "Is there more now, or less?"],
    },
    checkAgain: {
      question: "You break a bar into 6 equal pieces and give away 2. What is each piece that is left?",
      choices: ["a fourth of the bar", "a sixth of the bar", "a half of the bar"],
      right: 1,
      whenRight: "You saw that the pieces keep their size.",
      whenNot: [
        "Four pieces are left. How many made the whole bar?",
        "",
        "Would two of those pieces make the whole bar?",
      ],
    },
    commonError: {
      misconception: "FO-07",
      what: "Taking the bottom numbers away too.",
      tempting: "You subtract whatever you see in pairs.",
      instead: "Subtract the tops only. The parts keep their size.",
    },
    rubric: [
      {
        idea: "the parts have the same size, so the bottom stays",
        words: ["same size", "bottom", "denomin", "size", "same parts"],
        ask: "What happens to the bottom number, and why?",
      },
      {
        idea: "the tops are subtracted",
        words: ["top", "numerat", "take away", "took away", "minus", "subtract", "left"],
        ask: "What did you do with the tops?",
      },
    ],
    terms: [
      {
        words: ["numerator", "top number", "top"],
        means: "The numerator is the top number: how many parts there are.",
      },
      {
        words: ["denominator", "bottom number", "bottom"],
        means: "The denominator is the bottom number: how big the parts are.",
      },
      { words: ["difference"], means: "The difference is how much more one number is than the other." },
      { words: ["whole"], means: "A whole is all the parts of one thing." },
      { words: ["mixed number"], means: "A mixed number has a whole number and a fraction." },
    ],
    answers: [
      ORDER_MATTERS,
      TAKE_WHEN,
      {
        frames: ["whether", "case"],
        concept: "unlike-bottoms",
        when: [["different", "not the same", "unlike"]],
        say: "Parts of different size must be cut to the same size first. Here they already match.",
      },
      {
        frames: ["why", "whether", "case"],
        concept: "bottom",
        when: [["bottom", "denominator"]],
        say: "Taking some parts away does not change how big the others are. So the bottom stays.",
      },
      {
        frames: ["how", "case"],
        concept: "from-whole",
        when: [["whole", "from 1", "from one", "1 take", "one take", "5 -", "1 -", "turn"]],
        say: "Open one whole: it has as many parts as the bottom number says. Then you can take parts away.",
      },
      {
        frames: ["how", "whether", "case"],
        concept: "too-few",
        when: [["not enough", "too few", "too small", "top is smaller", "bigger top", "negative", "less than"]],
        say: "Open one of the wholes and add its parts to those you have. Then there are enough.",
      },
      {
        frames: ["how"],
        concept: "checking",
        when: [["check", "sure", "right"]],
        say: "Add what you took away to what is left. You must get the start again.",
      },
      {
        frames: ["whether"],
        concept: "zero",
        when: [["0", "zero", "nothing", "all of"]],
        say: "When all parts are taken away, the top is 0. That fraction is worth 0.",
      },
    ],
    asks: ASKS.fracsub,
    use: "You use it to see how much of a cake is left.",
  },
  {
    skill: "g5.fracadd",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Different bottoms mean parts of different sizes, so you cannot count them together yet.",
      "Cut the parts until all have the same size: that is a common bottom.",
      "Each top changes with its bottom; then add the tops.",
    ],
    again:
      "Think of a half and a quarter of a pizza. Cut the half once more: it is two quarters. Two quarters and one quarter are three quarters, slices of one size.",
    picture: {
      type: "fraction-bars",
      alt: "Three bars of the same length. 1 of 2 parts is shaded, then 2 of 4 parts, which is as long, then 1 of 4 parts.",
      bars: [
        { parts: 2, shaded: 1, label: "1/2" },
        { parts: 4, shaded: 2, label: "2/4" },
        { parts: 4, shaded: 1, label: "1/4" },
      ],
    },
    example: { difficulty: 2 },
    check: {
      question: "You add $\\frac{1}{3}$ and $\\frac{1}{4}$. Which bottom can you use?",
      choices: ["7", "3", "12"],
      right: 2,
      whenRight: "You found a number that 3 and 4 both go into.",
      whenNot: ["Do 3 and 4 both go into 7?", "Fourths cannot be cut into thirds evenly.", ""],
    },
    checkAgain: {
      question: "You write $\\frac{1}{3}$ with 12 on the bottom. What changes?",
      choices: [
        "both numbers, but not the amount",
        "the bottom number and nothing else",
        "both numbers and the amount",
      ],
      right: 0,
      whenRight: "You saw more parts, but smaller ones.",
      whenNot: ["", "Is one twelfth as much as one third?", "Cut a slice into pieces. Do you have more pizza?"],
    },
    commonError: {
      misconception: "FO-01",
      what: "Adding tops and bottoms: $\\frac{1}{2} + \\frac{1}{4}$ as $\\frac{2}{6}$.",
      tempting: "It is quick, and adding what you see has worked elsewhere.",
      instead: "Make the bottom numbers the same first, and check the size of your answer.",
    },
    rubric: [
      {
        idea: "the parts must have the same size",
        words: ["same size", "common", "same bottom", "same denomin", "different size", "bottoms the same", "match"],
        ask: "Why can you not add the tops straight away?",
      },
      {
        idea: "each top changes with its bottom",
        words: ["multipl", "times", "equivalent", "change the top", "both", "cut", "turn"],
        ask: "How did you change the fractions?",
      },
      {
        idea: "the tops are added once the parts are alike",
        words: ["add", "plus"],
        ask: "What did you do once the bottom numbers were the same?",
      },
    ],
    terms: [
      { words: ["simplify"], means: "To simplify is to write the same fraction with the smallest numbers." },
      { words: ["multiply", "multiplying"], means: "To multiply is to take a number several times, or a part of it." },
      {
        words: ["common denominator", "common bottom"],
        means: "A common denominator is a bottom number that all the fractions can have.",
      },
      { words: ["unlike denominators", "unlike"], means: "Unlike denominators are bottom numbers that differ." },
      {
        words: ["equivalent", "equivalent fractions"],
        means: "Equivalent fractions are different names for the same amount.",
      },
      {
        words: ["numerator", "top number", "top"],
        means: "The numerator is the top number: how many parts there are.",
      },
      {
        words: ["denominator", "bottom number", "bottom"],
        means: "The denominator is the bottom number: how big the parts are.",
      },
      { words: ["lowest terms"], means: "A fraction is in lowest terms when only 1 divides top and bottom." },
    ],
    answers: [
      ONE_BOTTOM,
      ANY_BOTTOM,
      {
        frames: ["whether", "when"],
        concept: "multiplying-bottoms",
        when: [
          [
            "multiply the bottoms",
            "times the bottoms",
            "always multiply",
            "multiply the denominators",
            "times the denominators",
          ],
        ],
        say: "Multiplying the bottom numbers always gives a common bottom. A smaller one may exist, and it keeps the numbers small.",
      },
      {
        frames: ["how", "what", "where", "other-way"],
        concept: "common-bottom",
        when: [
          ["find", "which number", "how do i get", "quick way", "what number"],
          ["common", "bottom", "denominator", "number"],
        ],
        say: "Count up in the larger bottom. Stop at the first number that the other bottom goes into.",
      },
      {
        frames: ["why", "when"],
        concept: "unlike-bottoms",
        when: [
          ["why", "do they", "can i"],
          ["same", "common", "add the bottoms", "just add"],
        ],
        say: "The bottom says how big the parts are. Halves and thirds are different things, so counting them together tells nothing yet.",
      },
      {
        frames: ["why", "whether"],
        concept: "top",
        when: [["top", "numerator"]],
        say: "When parts are cut smaller, there are more of them. So the top is multiplied by the same number as the bottom.",
      },
      {
        frames: ["how", "whether", "case"],
        concept: "mixed",
        when: [["mixed", "whole number", "wholes"]],
        say: "Add the wholes and add the fractions. If the fractions make more than one whole, move that whole over.",
      },
      {
        frames: ["how", "when", "case"],
        concept: "more-than-one",
        when: [["more than 1", "bigger than 1", "improper", "more than one"]],
        say: "When the parts fill a whole, take it out and write it in front. What is left stays as a fraction.",
      },
      {
        frames: ["whether"],
        concept: "simplifying",
        when: [["simplify", "lowest"]],
        say: "Simplify at the end when the question asks for lowest terms. Divide top and bottom by the same number.",
      },
    ],
    asks: FRACTION_SUMS,
    use: "You use it to add a half cup and a third of a cup.",
  },
  {
    skill: "g5.fracsub",
    version: 1,
    createdOn: "2026-11-29",
    idea: [
      "Parts of different sizes cannot be taken from each other yet.",
      "Write both fractions with a common bottom, and change each top with its bottom.",
      "Then subtract the tops; the bottom stays.",
    ],
    again:
      "Think of three quarters of a pizza, and eat a half. Cut the half into two quarters. Three quarters without two quarters leave one quarter.",
    picture: {
      type: "fraction-bars",
      alt: "Three bars of the same length. 3 of 4 parts are shaded, then 1 of 2 parts, then 2 of 4 parts, which is as long.",
      bars: [
        { parts: 4, shaded: 3, label: "3/4" },
        { parts: 2, shaded: 1, label: "1/2" },
        { parts: 4, shaded: 2, label: "2/4" },
      ],
    },
    example: { difficulty: 2 },
    check: {
      question: "You take $\\frac{1}{4}$ from $\\frac{2}{3}$. What do you do first?",
      choices: ["Take $1$ from $2$.", "Write both with $12$ on the bottom.", "Take $3$ from $4$."],
      right: 1,
      whenRight: "You made parts of one size before taking any away.",
      whenNot: [
        "Are thirds and fourths parts of the same size?",
        "",
        "The bottoms say how big the parts are. Can sizes be taken away?",
      ],
    },
    checkAgain: {
      question: "Someone gets $\\frac{2}{2}$ for $\\frac{3}{4} - \\frac{1}{2}$. What shows that this cannot be?",
      choices: ["It is more than $\\frac{3}{4}$.", "It is not in lowest terms.", "It has the same number twice."],
      right: 0,
      whenRight: "You compared the answer with the start.",
      whenNot: [
        "",
        "Lowest terms only change the look. How big is the answer?",
        "A fraction may have the same number twice. How big is it then?",
      ],
    },
    commonError: {
      misconception: "FO-07",
      what: "Taking tops and bottoms: $\\frac{3}{4} - \\frac{1}{2}$ as $\\frac{2}{2}$.",
      tempting: "You subtract whatever you see in pairs.",
      instead: "Make the bottom numbers the same first. Your answer must be less than the start.",
    },
    rubric: [
      {
        idea: "the parts must have the same size",
        words: ["same size", "common", "same bottom", "same denomin", "different size", "bottoms the same", "match"],
        ask: "Why can you not subtract the tops straight away?",
      },
      {
        idea: "each top changes with its bottom",
        words: ["multipl", "times", "equivalent", "change the top", "both", "cut", "turn"],
        ask: "How did you change the fractions?",
      },
      {
        idea: "the tops are subtracted once the parts are alike",
        words: ["subtract", "take away", "took away", "minus"],
        ask: "What did you do once the bottom numbers were the same?",
      },
    ],
    terms: [
      {
        words: ["common denominator", "common bottom"],
        means: "A common denominator is a bottom number that both fractions can have.",
      },
      { words: ["unlike denominators", "unlike"], means: "Unlike denominators are bottom numbers that differ." },
      {
        words: ["numerator", "top number", "top"],
        means: "The numerator is the top number: how many parts there are.",
      },
      {
        words: ["denominator", "bottom number", "bottom"],
        means: "The denominator is the bottom number: how big the parts are.",
      },
      { words: ["multiply", "multiplying"], means: "To multiply is to take a number several times, or a part of it." },
      { words: ["difference"], means: "The difference is how much more one number is than the other." },
      { words: ["lowest terms"], means: "A fraction is in lowest terms when only 1 divides top and bottom." },
    ],
    answers: [
      ONE_BOTTOM,
      ANY_BOTTOM,
      ORDER_MATTERS,
      TAKE_WHEN,
      {
        frames: ["how", "case"],
        concept: "too-few",
        when: [["not enough", "too few", "top is smaller", "smaller top", "negative", "open the whole"]],
        say: "Cut the whole into parts, and add its parts to those you have.",
      },
      {
        frames: ["how"],
        concept: "checking",
        when: [["check", "sure", "right answer"]],
        say: "Add what you took away to what is left. You must get the start again.",
      },
      {
        frames: ["whether", "when"],
        concept: "simplifying",
        when: [["simplify", "lowest"]],
        say: "For lowest terms, divide top and bottom by one number at the end.",
      },
      {
        frames: ["how", "what", "where", "other-way"],
        concept: "common-bottom",
        when: [
          ["which number", "find", "what number", "get"],
          ["common", "bottom", "denominator"],
        ],
        say: "Count up in the larger bottom. Stop at the first number that the other bottom goes into.",
      },
      {
        frames: ["why", "whether", "when"],
        concept: "unlike-bottoms",
        when: [
          ["why", "can i", "do i"],
          ["bottom", "denominator", "same", "just take", "tops"],
        ],
        say: "The bottom says how big the parts are. Thirds cannot be taken from quarters before all parts have one size.",
      },
      {
        frames: ["whether", "case"],
        concept: "top",
        when: [["top", "numerator"]],
        say: "When parts are cut smaller, there are more of them. So the top is multiplied by the same number.",
      },
    ],
    asks: ASKS.fracsub5,
    use: "You use it to see how much of a litre is left in a bottle.",
  },
];
