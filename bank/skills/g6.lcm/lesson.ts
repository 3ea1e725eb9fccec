import type { Lesson } from "#engine";

export const lesson: Lesson = {
  skill: "g6.lcm",
  version: 1,
  createdOn: "2026-11-20",
  idea: [
    "A common multiple is in the times table of each number.",
    "There are endlessly many common multiples, but one is the smallest.",
    "Count up in the largest number, and stop where the others fit in too.",
  ],
  again:
    "One frog jumps 4 tiles at a time, another 6, both from 0. The first lands on 4, 8, 12, the second on 6, 12. They first meet on tile 12: the least common multiple.",
  picture: {
    type: "number-line",
    alt: "A number line from 0 to 12. Three jumps of 4 and two jumps of 6 both end at 12.",
    from: 0,
    to: 12,
    step: 1,
    labels: [
      { at: 0, text: "0" },
      { at: 4, text: "4" },
      { at: 6, text: "6" },
      { at: 8, text: "8" },
      { at: 12, text: "12" },
    ],
    jumps: [
      { from: 0, to: 4, text: "4" },
      { from: 4, to: 8, text: "4" },
      { from: 8, to: 12, text: "4" },
      { from: 0, to: 6, text: "6" },
      { from: 6, to: 12, text: "6" },
    ],
  },
  example: { difficulty: 3 },
  check: {
    question: "Why is $4 \\times 6 = 24$ not the least common multiple of $4$ and $6$?",
    choices: ["24 is not a multiple of 4.", "24 is too small.", "12 is a multiple of both and smaller."],
    right: 2,
    whenRight: "You found a smaller number that both tables share.",
    whenNot: ["Count in fours: do you meet 24?", "Least means smallest. Is there a smaller one?", ""],
  },
  checkAgain: {
    question: "One frog jumps 3 tiles at a time, another 5, both from 0. Where do they first meet?",
    choices: ["on tile 8", "on tile 15", "on tile 30"],
    right: 1,
    whenRight: "You found the first tile that both tables share.",
    whenNot: ["Count up in threes. Does that frog land on 8?", "", "Both frogs land on 30. Did they meet before that?"],
  },
  commonError: {
    misconception: "NT-01",
    what: "Always multiplying the two numbers.",
    tempting: "The product is a common multiple, and sometimes the least one.",
    instead: "When the numbers share a factor above 1, look for a smaller one.",
  },
  rubric: [
    {
      idea: "you list multiples of the numbers",
      words: ["multiple", "times table", "count", "list", "tables", "steps"],
      ask: "Which lists did you make?",
    },
    {
      idea: "you find a multiple that the numbers share",
      words: ["in both", "both lists", "both tables", "both have", "common", "share", "meet", "same number", "divides"],
      ask: "What must be true for each number?",
    },
    {
      idea: "you take the smallest shared multiple",
      words: ["least", "first", "smallest", "lowest"],
      ask: "Which of the shared multiples did you take?",
    },
  ],
  terms: [
    {
      words: ["denominator", "common denominator"],
      means: "A common denominator is a bottom number that several fractions can have.",
    },
    { words: ["product"], means: "The product is what you get when you multiply." },
    { words: ["multiply", "multiplying"], means: "To multiply is to take a number several times, or a part of it." },
    {
      words: ["multiple", "multiples"],
      means: "A multiple of a number comes from multiplying it by a whole number.",
    },
    {
      words: ["common multiple", "common", "common multiples"],
      means: "A common multiple is a multiple of both numbers.",
    },
    {
      words: ["least common multiple", "lcm", "lowest common multiple"],
      means: "The LCM is the smallest number above 0 that all the given numbers divide.",
    },
    { words: ["least", "lowest"], means: "Least means the smallest." },
    { words: ["factor", "factors"], means: "A factor of a number divides it with nothing left over." },
  ],
  answers: [
    {
      frames: ["when", "operation", "where"],
      concept: "gcf-or-lcm",
      when: [["when", "which"], ["gcf", "hcf"], ["lcm"]],
      say: "The GCF splits things into equal groups with nothing left. The LCM tells when things that repeat meet again.",
    },
    {
      frames: ["whether", "case"],
      concept: "being-one",
      when: [["nothing in common", "no common", "share no", "share nothing"]],
      say: "If the numbers share no factor but 1, multiply both. The product is then the least common multiple.",
    },
    {
      frames: ["difference"],
      concept: "gcf-or-lcm",
      when: [["gcf", "hcf", "factor"]],
      say: "Factors divide the numbers, so the GCF is small. Multiples are made by multiplying, so the LCM is at least the larger number.",
    },
    {
      frames: ["why", "whether", "when"],
      concept: "multiplying-both",
      when: [["multiply", "times them", "product", "times both", "numbers times", "times the"]],
      say: "Multiplying always gives a common multiple. It is the least one only if the numbers share no factor but 1.",
    },
    {
      frames: ["why", "whether"],
      concept: "zero",
      when: [["0", "zero"]],
      say: "Zero is a multiple of every number, so it would always be the answer. That is why the LCM is the least one above 0.",
    },
    {
      frames: ["whether"],
      concept: "one-of-them",
      when: [["one of the", "1 of the", "itself", "one of them", "1 of them", "bigger number", "larger number"]],
      say: "The larger number is the LCM when the smaller one divides it. Then the larger one is in both tables already.",
    },
    {
      frames: ["how", "whether", "case"],
      concept: "three-of-them",
      when: [["three", "3", "more numbers"]],
      say: "Of three numbers, find the LCM of two first. Then find the LCM of that and the third number.",
    },
    {
      frames: ["how", "other-way", "whether"],
      concept: "quick-way",
      when: [["quick", "fast", "trick", "shortcut", "other way", "list all", "all of them"]],
      say: "List only multiples of the larger number and test each with the smaller one. The lists stay short that way.",
    },
    {
      frames: ["why", "what"],
      concept: "least-common-multiple",
      when: [["why", "when", "use", "need"]],
      say: "The LCM tells when things that repeat next happen together. You also use the LCM as a common denominator for fractions.",
    },
  ],
  asks: [
    { of: ["li", "la"], say: "They start together, and each goes its own way. When are they next together?" },
    { of: ["pa"], say: "They buy only full packs. What is the smallest number that all can have?" },
    { say: "Find the smallest number that is in the times tables of all the numbers." },
  ],
  use: "You use it to find when two buses next leave together.",
};
