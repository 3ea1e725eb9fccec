import type { Lesson } from "#engine";

export const lesson: Lesson = {
  skill: "g4.simplify",
  version: 2,
  createdOn: "2026-11-30",
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
      frames: ["whether", "case"],
      concept: "not-simplified",
      when: [
        ["still right", "leave it", "also right", "be marked", "still correct", "still ok", "mark it"],
        ["it", "right", "wrong", "correct", "like"],
      ],
      say: "A fraction that is not in lowest terms is still the same number. The problem asks for the smallest numbers, so go on.",
    },
    {
      frames: ["whether", "why", "case"],
      concept: "both-alike",
      when: [
        [
          "divide both",
          "divided by the same",
          "as well",
          "only the",
          "only make",
          "only divide",
          "just the",
          "different number",
        ],
        ["top", "bottom", "numerator", "denominator", "both"],
      ],
      say: "Top and bottom are divided by the same number. With different ones, the amount would change.",
    },
    {
      frames: ["case", "whether", "how"],
      concept: "odd",
      when: [["odd", "not even", "cant half", "can't half", "cannot half", "not in the 2", "even"]],
      say: "When one of the numbers is odd, 2 does not divide both. Try 3, then 5, then 7.",
    },
    {
      frames: ["case", "whether"],
      concept: "already-simple",
      when: [
        [
          "already",
          "nothing goes in",
          "nothing works",
          "no number goes",
          "not go any",
          "nothing divides",
          "not get smaller",
        ],
        ["what", "is", "if", "it", "can"],
      ],
      say: "Some fractions have the smallest numbers already. Then only 1 divides top and bottom.",
    },
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
  asks: [
    { of: ["st", "no"], say: "Look at what is left, as a fraction. Write it with the smallest numbers." },
    { of: ["pa"], say: "Write the part as a fraction, with the smallest numbers there can be." },
    { say: "Find a fraction that is just as big. Use the smallest numbers there can be." },
  ],
  use: "You use it to say “half the class”, not “14 of 28”.",
};
