import type { Lesson } from "#engine";

export const lesson: Lesson = {
  skill: "g4.fraceq",
  version: 2,
  createdOn: "2026-11-30",
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
      frames: ["whether", "how", "case"],
      concept: "cutting-parts",
      when: [
        ["cut", "split", "chop", "broken", "halve", "old part", "new part"],
        ["every", "each", "all", "section", "part", "piece", "bit", "into"],
      ],
      say: "Cut each part into the same number of pieces. The parts are smaller then, and the coloured amount stays.",
    },
    {
      frames: ["whether", "why", "case"],
      concept: "bigger-numbers",
      when: [
        ["bigger", "more", "larger"],
        ["numbers", "fraction", "way bigger", "1/", "2/", "3/", "4/", "5/", "6/", "7/", "8/", "9/"],
        ["how", "is", "isnt", "isn't", "why", "did", "but", "does"],
      ],
      say: "Bigger numbers do not make a fraction bigger. More parts are counted, but each part is smaller.",
    },
    {
      frames: ["how", "when"],
      concept: "checking",
      when: [["check", "am right", "is right", "sure", "it right"]],
      say: "Divide top and bottom of each by one number, as far as it goes. Equal fractions come to the same.",
    },
    {
      frames: ["whether", "why", "case"],
      concept: "both-alike",
      when: [
        ["both of", "as well", "only the", "change only", "just the", "same thing to"],
        ["top", "bottom", "numerator", "denominator", "both"],
      ],
      say: "Top and bottom are always multiplied or divided by the same number. With only one changed, the amount is another.",
    },
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
  asks: [
    { of: ["ch"], say: "Look for the fraction that is just as big." },
    { of: ["st", "sh"], say: "The parts are cut smaller. How many small parts make the same amount?" },
    { say: "Both fractions are just as big. Which number is missing?" },
  ],
  use: "You use it to measure two fourths of a cup with a half cup.",
};
