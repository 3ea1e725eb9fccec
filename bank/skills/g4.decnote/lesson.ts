import type { Lesson } from "#engine";

export const lesson: Lesson = {
  skill: "g4.decnote",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "Going right, each place is worth ten times less than the one before.",
    "So after the ones come tenths, and then hundredths.",
    "The point marks where the whole numbers end and the parts begin.",
  ],
  again:
    "Cut a chocolate bar into 10 strips: each is a tenth, $0.1$. Cut a strip into 10 crumbs: each is a hundredth, $0.01$. Three strips and 5 crumbs are $0.35$ of the bar.",
  picture: {
    type: "place-value-chart",
    alt: "0.35 in a chart: 0 ones, then the point, 3 tenths, 5 hundredths.",
    headings: ["Ones", ".", "Tenths", "Hundredths"],
    rows: [["0", ".", "3", "5"]],
  },
  example: { difficulty: 3 },
  check: {
    question: "How do you write 4 hundredths?",
    choices: ["$0.04$", "$0.4$", "$400$"],
    right: 0,
    whenRight: "You kept the tenths place with a zero.",
    whenNot: ["", "Which place comes right after the point?", "Hundredths are parts of one, not hundreds."],
  },
  checkAgain: {
    question: "What does the 6 in $5.06$ count?",
    choices: ["tenths", "hundreds", "hundredths"],
    right: 2,
    whenRight: "You saw that the 6 stands two places after the point.",
    whenNot: [
      "Start at the point. How many places is it to the 6?",
      "Is the 6 on the left or the right of the point?",
      "",
    ],
  },
  commonError: {
    misconception: "DC-08",
    what: "Writing $\\frac{5}{100}$ as $0.5$.",
    tempting: "There is only one digit, so it goes right after the point.",
    instead: "Hundredths go in the second place. A zero holds the tenths place.",
  },
  rubric: [
    {
      idea: "the first place after the point counts tenths",
      words: ["tenth", "first place", "first after", "10 parts", "out of ten", "out of 10"],
      ask: "What does the first place after the point count?",
    },
    {
      idea: "the second place counts hundredths",
      words: ["hundredth", "second place", "second after", "two places", "100 parts", "out of a hundred", "out of 100"],
      ask: "What does the second place after the point count?",
    },
  ],
  terms: [
    { words: ["digit", "digits"], means: "A digit is one of the signs 0 to 9." },
    {
      words: ["decimal", "decimals", "decimal number"],
      means: "A decimal is a number with a point, such as $0.35$.",
    },
    { words: ["decimal point", "point", "dot"], means: "The point stands between the ones and the tenths." },
    { words: ["tenth", "tenths"], means: "A tenth is one of ten equal parts of one." },
    { words: ["hundredth", "hundredths"], means: "A hundredth is one of a hundred equal parts of one." },
    { words: ["place", "places"], means: "A place tells what a digit counts." },
    { words: ["denominator", "bottom number"], means: "The bottom number tells how many equal parts make one." },
  ],
  answers: [
    {
      frames: ["whether", "case", "why"],
      concept: "zero-front",
      when: [
        ["zero", "0", "nought"],
        ["before", "in front", "at the front", "at the start", "first", "leave out", "leave off"],
      ],
      say: "A zero before the point shows that there is no whole. Nobody can overlook the point then.",
    },
    {
      frames: ["why", "what"],
      concept: "decimal-point",
      when: [
        [
          "dot for",
          "point for",
          "point do",
          "dot do",
          "is there a point",
          "is there a dot",
          "need the point",
          "need the dot",
          "need a point",
          "need a dot",
          "point mean",
          "dot mean",
          "why the dot",
          "why the point",
        ],
      ],
      say: "The point stands between wholes and parts of a whole. Ones stand just before it, tenths just after.",
    },
    {
      frames: ["how", "what"],
      concept: "reading-aloud",
      when: [
        ["say", "read", "pronounce", "in words"],
        ["it out", "out loud", "words", "decimal", "0.", "1.", "2.", "3.", "4.", "5.", "6.", "7.", "8.", "9."],
      ],
      say: "Say the numbers after the point one by one. You can also say how many tenths or hundredths.",
    },
    {
      frames: ["how", "case", "where"],
      concept: "like-places",
      when: [
        ["tenths"],
        ["hundredths"],
        ["together", "put", "add", "one number", "one decimal", "both", "where", "go", "how", "there are"],
      ],
      say: "Write tenths in the first place after the point, and hundredths in the second. Side by side they make one number.",
    },
    {
      frames: ["why", "how", "what"],
      concept: "ten-of-them",
      when: [
        ["ten", "10", "hundredth"],
        ["always", "fill", "every time", "make"],
      ],
      say: "Ten of one place make one of the place on its left. So ten hundredths fill one tenth.",
    },
    {
      frames: ["whether", "difference"],
      concept: "tenths",
      when: [
        ["difference", "hundreds", "tens"],
        ["hundredth", "tenth"],
      ],
      say: "Hundreds are made of a hundred ones. Hundredths are made by cutting one into a hundred parts.",
    },
    {
      frames: ["why", "whether", "when", "case"],
      concept: "zero-place",
      when: [
        ["why", "need", "where"],
        ["zero", "0"],
      ],
      say: "A zero shows an empty place, so every other digit keeps its own place.",
    },
    {
      frames: ["why", "whether"],
      concept: "end-zero",
      when: [["zero at the end", "0 at the end", "zero on the end", "0.50", "same as", "0.40", "8.40"]],
      say: "A zero at the end changes nothing: $0.4$ and $0.40$ are equal. Four tenths are forty hundredths.",
    },
    {
      frames: ["why", "whether", "when"],
      concept: "longer-decimal",
      when: [["longer", "more digits", "bigger", "larger"]],
      say: "More digits do not make a decimal bigger. Compare tenths first: $0.5$ is more than $0.35$.",
    },
    {
      frames: ["whether", "difference"],
      concept: "fraction-or-decimal",
      when: [["fraction", "same number", "change"]],
      say: "A decimal is another way to write tenths and hundredths. $0.7$ and $\\frac{7}{10}$ are the same number.",
    },
    {
      frames: ["why"],
      concept: "oneths",
      when: [["oneth", "oneths", "ones after"]],
      say: "The ones are the middle of the system, just before the point. Tens stand left of them and tenths right.",
    },
    {
      frames: ["what"],
      concept: "digit",
      when: [
        ["mean", "worth"],
        ["digit", "the 3", "the 5", "the 4"],
      ],
      say: "The first place after the point counts tenths, the next one hundredths. In $0.35$ the 3 counts tenths.",
    },
  ],
  asks: [
    { of: ["to"], say: "How many tenths or hundredths is it? Write that as a fraction." },
    { of: ["ba", "bl", "ch"], say: "Look how much is shown. Write it as a number with a point." },
    { of: ["li"], say: "Which number with a point belongs at the dot?" },
    { of: ["co"], say: "All steps have one size. Which number comes next?" },
    { say: "Write the same amount as a number with a point." },
  ],
  use: "You meet decimals in prices, lengths and times.",
};
