import type { Lesson } from "#engine";
import { ASKS } from "./asks.ts";

/** Lessons on what a fraction is and when two are equal. */
export const fractionMeaningLessons: readonly Lesson[] = [
  {
    skill: "g3.fracname",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "A fraction tells how much of a whole you mean.",
      "The bottom number counts all the parts, or all the things.",
      "The top number counts the parts that you mean.",
    ],
    again:
      "Fold a strip of paper into 4 equal parts and colour 3. Each part is one of four: a fourth. You coloured three of them: $\\frac{3}{4}$.",
    picture: {
      type: "fraction-bars",
      alt: "A bar with 4 equal parts. 3 of them are shaded.",
      bars: [{ parts: 4, shaded: 3 }],
    },
    example: { difficulty: 2 },
    check: {
      question: "A bag holds 2 red and 3 blue cards. What is the bottom number for “red”?",
      choices: ["2", "3", "5"],
      right: 2,
      whenRight: "You counted all the cards, red and blue.",
      whenNot: ["That counts the red cards only.", "Are the red cards part of the whole too?", ""],
    },
    checkAgain: {
      question: "In a box 3 balls are green: $\\frac{3}{8}$ of all. What does the 8 count?",
      choices: ["all the balls", "the green balls", "the other balls"],
      right: 0,
      whenRight: "You saw that the bottom number counts the whole box.",
      whenNot: ["", "How many balls are green? Read that again.", "Are the green balls in the box, too?"],
    },
    commonError: {
      misconception: "FC-01",
      what: "Comparing part with part: 2 red and 3 blue as $\\frac{2}{3}$.",
      tempting: "The story names just these two numbers.",
      instead: "Count everything first. That is the bottom number.",
    },
    rubric: [
      {
        idea: "the bottom counts all the parts or things",
        words: ["all", "bottom", "equal parts", "in total", "altogether", "denomin", "whole"],
        ask: "What does the bottom number count?",
      },
      {
        idea: "the top counts the parts you mean",
        words: ["top", "shaded", "numerat", "coloured", "colored", "the ones you", "asked"],
        ask: "What does the top number count?",
      },
    ],
    terms: [
      {
        words: ["line between the numbers", "fraction line", "line in the middle"],
        means: "The line of a fraction parts its top from its bottom.",
      },
      { words: ["fraction", "fractions"], means: "A fraction is a number that tells parts of a whole." },
      { words: ["numerator", "top number", "top"], means: "The numerator is the top number: how many parts you mean." },
      {
        words: ["denominator", "bottom number", "bottom"],
        means: "The denominator is the bottom number: how many there are in all.",
      },
      { words: ["whole"], means: "The whole is all of it, before it is cut." },
      { words: ["equal parts", "equal"], means: "Equal parts are all the same size." },
      {
        words: ["half", "third", "quarter", "fourth"],
        means: "Halves, thirds and quarters are 2, 3 and 4 equal parts.",
      },
    ],
    answers: [
      {
        frames: ["why", "whether", "when"],
        concept: "equal-parts",
        when: [["equal", "same size", "different size", "not the same"]],
        say: "If the parts differ, counting does not tell how much it is. So cut into parts of the same size first.",
      },
      {
        frames: ["how", "what", "whether", "where", "difference"],
        concept: "top-and-bottom",
        when: [
          ["which", "where", "what"],
          ["top", "bottom", "numerator", "denominator"],
        ],
        say: "The bottom says how many equal parts make the whole. The top says how many parts you mean.",
      },
      {
        frames: ["why", "whether", "when"],
        concept: "part-of-whole",
        when: [
          [
            "both",
            "other colour",
            "blue",
            "why not",
            "part to part",
            "all of them",
            "total",
            "white",
            "not shaded",
            "unshaded",
            "not colour",
            "empty part",
          ],
        ],
        say: "The whole is everything there is. So the bottom number counts all, not only the others.",
      },
      {
        frames: ["whether", "when", "case"],
        concept: "more-than-one",
        when: [
          ["bigger than 1", "more than 1", "top bigger", "bigger than the bottom", "more than one", "bigger than one"],
        ],
        say: "A fraction can be more than one whole. Then the top number is bigger than the bottom number.",
      },
      {
        frames: ["why"],
        concept: "fraction",
        when: [["why", "need", "point", "what is"], ["fraction"]],
        say: "Whole numbers cannot name a piece of something. Fractions can.",
      },
      {
        frames: ["how", "what", "case"],
        concept: "all-shaded",
        when: [["all shaded", "whole thing", "everything", "none"]],
        say: "When all parts are meant, top and bottom are the same. That is one whole. With none, the top is 0.",
      },
      {
        frames: ["why", "how", "whether", "where"],
        concept: "ordering",
        when: [["bigger", "smaller", "less", "more"], ["1/"]],
        say: "With the same top, a bigger bottom means smaller parts. So $\\frac{1}{4}$ is less than $\\frac{1}{3}$.",
      },
    ],
    asks: ASKS.fracname,
    use: "You use fractions when you share a pizza.",
  },
  {
    skill: "g3.fracline",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "A fraction is a number with its own point on the line.",
      "The bottom number counts the equal spaces in one whole.",
      "The top number counts the spaces you go from 0.",
    ],
    again:
      "Hop from 0 to 1 in 4 hops: each is a fourth. After three hops you stand on $\\frac{3}{4}$. Count the hops, not the marks on the ground.",
    picture: {
      type: "number-line",
      alt: "A number line from 0 to 1 cut into 4 equal spaces. Three jumps lead from 0 to a dot at three fourths.",
      from: 0,
      to: 4,
      step: 1,
      labels: [
        { at: 0, text: "0" },
        { at: 4, text: "1" },
      ],
      marks: [{ at: 3, text: "3/4" }],
      jumps: [
        { from: 0, to: 1, text: "" },
        { from: 1, to: 2, text: "" },
        { from: 2, to: 3, text: "" },
      ],
    },
    example: { difficulty: 2 },
    check: {
      question: "From 0 to 1 there are 6 marks, both ends counted. What is the bottom number?",
      choices: ["6", "5", "7"],
      right: 1,
      whenRight: "You counted the spaces between the marks.",
      whenNot: ["Count the spaces, not the marks.", "", "Are there more spaces than marks?"],
    },
    checkAgain: {
      question: "There are marks at 0, in the middle and at 1. What is each space?",
      choices: ["a half", "a third", "a fourth"],
      right: 0,
      whenRight: "You counted two equal spaces between the three marks.",
      whenNot: [
        "",
        "Three is the number of marks. What lies between marks?",
        "Slide your finger from mark to mark. How many slides?",
      ],
    },
    commonError: {
      misconception: "FC-16",
      what: "Counting the marks for the bottom number.",
      tempting: "The marks are what you see; the spaces look empty.",
      instead: "Slide your finger from mark to mark and count each slide.",
    },
    rubric: [
      {
        idea: "the bottom tells how many equal spaces make one whole",
        words: ["spaces", "gaps", "jumps", "hops", "parts", "steps"],
        ask: "What does the bottom number tell on a line?",
      },
      {
        idea: "you count from 0 to the point",
        words: ["from 0", "from zero", "from the start", "start at", "to the point", "until"],
        ask: "Where do you begin to count for the top number?",
      },
    ],
    terms: [
      { words: ["number line", "line"], means: "A number line shows numbers as points in order." },
      { words: ["mark", "marks", "tick"], means: "A mark is a small stroke on the line." },
      { words: ["space", "spaces", "gap"], means: "A space is the piece of line between two marks." },
      { words: ["whole"], means: "One whole reaches from 0 to 1." },
      { words: ["numerator", "top number"], means: "The numerator is the top number of a fraction." },
      { words: ["denominator", "bottom number"], means: "The denominator is the bottom number of a fraction." },
    ],
    answers: [
      {
        frames: ["how", "what", "whether", "where", "why"],
        concept: "marks",
        when: [["lines", "marks", "ticks", "gaps"]],
        say: "Count spaces: a fraction tells how far you went. Marks only show where spaces end.",
      },
      {
        frames: ["how", "whether", "where", "case"],
        concept: "more-than-one",
        when: [
          [
            "past 1",
            "after 1",
            "bigger than 1",
            "more than 1",
            "over 1",
            "past one",
            "bigger than one",
            "past the 1",
            "past the one",
            "beyond",
          ],
        ],
        say: "The numbers go on after 1. Keep counting spaces from 0. The top gets bigger than the bottom.",
      },
      {
        frames: ["whether", "where", "why"],
        concept: "start",
        when: [["start", "0", "zero", "begin", "beginning"]],
        say: "Start at 0, where you have not moved yet. The first space ends at the first mark after 0.",
      },
      {
        frames: ["why", "whether"],
        concept: "fraction",
        when: [["why", "is a fraction a number", "really a number"]],
        say: "Fractions fill the line between the whole numbers. Each one has its own point there.",
      },
      {
        frames: ["why", "whether", "case"],
        concept: "two-names",
        when: [["two fractions", "2 fractions", "two names", "2 names", "same point", "same place", "other name"]],
        say: "One point can have many names. $\\frac{1}{2}$ and $\\frac{2}{4}$ stand at the same point.",
      },
    ],
    asks: ASKS.fracline,
    use: "You read such a line on a ruler or a measuring jug.",
  },
  {
    skill: "g4.fraceq",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Cutting every part into the same number of pieces keeps the amount.",
      "With twice as many parts in all, twice as many of them are shaded.",
      "So multiply or divide top and bottom by the same number.",
    ],
    again:
      "Shade 1 of 2 halves of a strip. Fold it once more: now 2 of 4 parts are shaded. So $\\frac{1}{2}$ and $\\frac{2}{4}$ are the same amount.",
    picture: {
      type: "fraction-bars",
      alt: "Two bars of the same length. On the first 1 of 3 parts is shaded, on the second 4 of 12. The shaded lengths are the same.",
      bars: [
        { parts: 3, shaded: 1, label: "1/3" },
        { parts: 12, shaded: 4, label: "4/12" },
      ],
    },
    example: { difficulty: 2 },
    check: {
      question: "Every part of $\\frac{2}{5}$ is cut into 3. Which fraction is it now?",
      choices: ["$\\frac{6}{15}$", "$\\frac{5}{8}$", "$\\frac{2}{15}$"],
      right: 0,
      whenRight: "You saw that shaded parts and all parts are cut alike.",
      whenNot: ["", "Cutting each part into 3 multiplies; it does not add.", "The shaded parts are cut too."],
    },
    checkAgain: {
      question: "Every part of a bar is cut in two. How much of the bar is shaded now?",
      choices: ["twice as much as before", "half as much as before", "as much as before"],
      right: 2,
      whenRight: "You saw that there are more parts, but smaller ones.",
      whenNot: [
        "There are more parts. Are the parts as big as before?",
        "The parts are smaller. Are there as many as before?",
        "",
      ],
    },
    commonError: {
      misconception: "FC-06",
      what: "Adding the same number to top and bottom: $\\frac{1}{2}$ to $\\frac{4}{5}$.",
      tempting: "Doing the same to both numbers feels fair.",
      instead: "Multiply or divide both numbers by the same number: the amount stays.",
    },
    rubric: [
      {
        idea: "top and bottom are multiplied or divided by the same number",
        words: ["multipl", "times", "divid", "double", "scale"],
        ask: "What do you do with the numbers?",
      },
      {
        idea: "both change by the same number",
        words: ["same number", "both", "top and bottom", "same thing", "too"],
        ask: "Does one number change, or do both, and how?",
      },
      {
        idea: "the amount stays the same",
        words: ["amount", "same size", "equal", "equivalent", "just cut", "value", "same much"],
        ask: "What does not change?",
      },
    ],
    terms: [
      { words: ["multiply", "multiplying"], means: "To multiply is to put equal groups together." },
      {
        words: ["equivalent", "equivalent fractions", "equal fractions"],
        means: "Equivalent fractions are different names for the same amount.",
      },
      { words: ["numerator", "top number", "top"], means: "The numerator is the top number: how many parts you mean." },
      {
        words: ["denominator", "bottom number", "bottom"],
        means: "The denominator is the bottom number: how many equal parts make the whole.",
      },
      { words: ["scaling", "scale"], means: "Scaling a fraction multiplies or divides top and bottom alike." },
      { words: ["parts"], means: "Parts are the equal pieces of the whole." },
    ],
    answers: [
      {
        frames: ["whether", "when"],
        concept: "equivalent",
        when: [
          ["same as", "are equal"],
          ["is", "how do i know"],
        ],
        say: "See whether one number scales top and bottom to the other fraction. Then both are equal.",
      },
      {
        frames: ["case", "whether"],
        concept: "left-over",
        when: [["evenly", "not fit", "not work", "not go in", "left over"]],
        say: "Make the fraction that you know simpler first. Then scale it up to the number you want.",
      },
      {
        frames: ["why", "whether", "case"],
        concept: "adding-to-both",
        when: [["add the same number", "add", "plus", "subtract", "minus"]],
        say: "Adding the same to top and bottom mostly changes the amount. $\\frac{1}{2}$ would become $\\frac{2}{3}$, which is more. Multiplying only makes smaller pieces.",
      },
      {
        frames: ["why", "how", "difference"],
        concept: "equivalent",
        when: [
          ["why", "how can", "how come"],
          ["same", "different", "equal", "both"],
        ],
        say: "When the pieces get smaller, there are more of them. Both changes cancel, so the amount stays.",
      },
      {
        frames: ["whether", "when"],
        concept: "dividing-both",
        when: [["divide", "smaller", "go down", "other way"]],
        say: "Yes, you may divide both numbers by the same number. That puts small pieces together into bigger ones.",
      },
      {
        frames: ["what", "when", "where"],
        concept: "which-number",
        when: [["which number", "how do i know", "what do i multiply", "find"]],
        say: "Look at the pair you know, both tops or both bottoms. See what one was multiplied or divided by.",
      },
      {
        frames: ["how"],
        concept: "endless",
        when: [["how many", "all the", "end", "lots"]],
        say: "Each fraction has endlessly many names. You can cut the parts as often as you like.",
      },
      {
        frames: ["what"],
        concept: "equivalent",
        when: [["equivalent", "mean", "word"]],
        say: "Equivalent means having the same value. The fractions look different but are the same number.",
      },
    ],
    asks: ASKS.fraceq,
    use: "You use it to measure two fourths of a cup with a half cup.",
  },
  {
    skill: "g4.simplify",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Dividing top and bottom by the same number keeps the amount.",
      "It puts small parts together into bigger ones, so the numbers get smaller.",
      "A fraction has lowest terms when only 1 divides top and bottom.",
    ],
    again:
      "A bar has 12 pieces and 8 are shaded. Glue the pieces in fours: 3 big pieces, and 2 are shaded. The shaded length is the same: $\\frac{8}{12} = \\frac{2}{3}$.",
    picture: {
      type: "fraction-bars",
      alt: "Two bars of the same length. On the first 8 of 12 parts are shaded, on the second 2 of 3. The shaded lengths are the same.",
      bars: [
        { parts: 12, shaded: 8, label: "8/12" },
        { parts: 3, shaded: 2, label: "2/3" },
      ],
    },
    example: { difficulty: 2 },
    check: {
      question: "Which fraction is in lowest terms?",
      choices: ["$\\frac{6}{9}$", "$\\frac{4}{9}$", "$\\frac{3}{9}$"],
      right: 1,
      whenRight: "You checked that only 1 divides both 4 and 9.",
      whenNot: ["Does 3 divide both numbers?", "", "Both numbers are in the table of 3."],
    },
    checkAgain: {
      question: "You want $\\frac{12}{18}$ in lowest terms in one step. What do you divide by?",
      choices: ["2", "3", "6"],
      right: 2,
      whenRight: "You took the largest number that divides both.",
      whenNot: [
        "Divide 12 and 18 by 2. Can you divide both again?",
        "Divide 12 and 18 by 3. Can you divide both again?",
        "",
      ],
    },
    commonError: {
      misconception: "FC-08",
      what: "Dividing only the top: $\\frac{8}{12}$ to $\\frac{2}{12}$.",
      tempting: "One number already looks simpler.",
      instead: "Divide the bottom by the same number as the top.",
    },
    rubric: [
      {
        idea: "you divide top and bottom by the same number",
        words: ["divid", "both", "same number", "goes into", "halve", "half"],
        ask: "What did you do to the top and the bottom?",
      },
      {
        idea: "you go on until only 1 divides top and bottom",
        words: ["only 1", "only one", "until", "no more", "nothing else", "lowest", "no other", "as far"],
        ask: "How do you know that you are done?",
      },
    ],
    terms: [
      {
        words: ["simplify", "reduce", "simplest form"],
        means: "To simplify is to write the same fraction with the smallest numbers.",
      },
      { words: ["lowest terms", "lowest"], means: "A fraction is in lowest terms when only 1 divides both numbers." },
      { words: ["common factor", "factor"], means: "A common factor divides both numbers with nothing left over." },
      { words: ["numerator", "top number"], means: "The numerator is the top number of a fraction." },
      { words: ["denominator", "bottom number"], means: "The denominator is the bottom number of a fraction." },
    ],
    answers: [
      {
        frames: ["how"],
        concept: "smaller",
        when: [["smaller"], ["how do i"]],
        say: "Divide top and bottom by the same number. Stop when only 1 divides both.",
      },
      {
        frames: ["case", "whether"],
        concept: "being-one",
        when: [
          ["top", "numerator"],
          ["is 1", "is one", "a 1", "a one", "just 1", "just one", "only 1", "only one"],
        ],
        say: "With a 1 on top nothing more can be divided. Such a fraction is in lowest terms.",
      },
      {
        frames: ["how", "what", "whether", "when"],
        concept: "finished",
        when: [["done", "when", "finished", "stop", "know"]],
        say: "Ask whether a number above 1 still divides top and bottom. If there is none, you are done.",
      },
      {
        frames: ["why", "whether", "case"],
        concept: "same-amount",
        when: [["smaller", "less", "change", "same fraction", "same amount", "stay the same"]],
        say: "The fraction does not get smaller. Only the numbers get smaller, because the parts are bigger now.",
      },
      {
        frames: ["why"],
        concept: "simplifying",
        when: [
          ["why", "point", "need", "what is"],
          ["simplify", "simplif", "reduce", "lowest", "simpler"],
        ],
        say: "Smaller numbers are quicker to read and to compare. The amount stays the same.",
      },
      {
        frames: ["how", "what", "where"],
        concept: "which-number",
        when: [["which number", "what number", "divide by", "find", "start", "quick"]],
        say: "Try 2, 3, 5 and so on. With the greatest common factor you need only one step.",
      },
      {
        frames: ["whether"],
        concept: "taking-from-both",
        when: [["subtract", "minus", "take away"]],
        say: "Taking the same from top and bottom mostly changes the amount. Dividing both by the same number keeps it.",
      },
      {
        frames: ["how", "whether"],
        concept: "twice",
        when: [["two steps", "2 steps", "twice", "again", "more than once", "more than one time", "more than 1 time"]],
        say: "You may divide in several small steps. You end at the same fraction as with one big step.",
      },
    ],
    asks: ASKS.simplify,
    use: "You use it to say “half the class”, not “14 of 28”.",
  },
];
