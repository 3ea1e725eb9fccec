import type { Lesson } from "#engine";

export const lesson: Lesson = {
  skill: "g6.gcf",
  version: 2,
  createdOn: "2026-11-30",
  idea: [
    "A common factor divides all the numbers with nothing left over.",
    "List the factors of each number, and see which ones all lists share.",
    "The greatest common factor is the largest number in all lists.",
  ],
  again:
    "You have ribbons of 12 cm and 18 cm and want equal pieces with no waste. Pieces of 1, 2, 3 or 6 cm fit both ribbons. The longest piece is 6 cm: the greatest common factor.",
  picture: {
    type: "bar-model",
    alt: "A bar of 30 cut into five equal parts of 6: two make 12 and three make 18.",
    parts: [
      { size: 6, text: "6" },
      { size: 6, text: "6" },
      { size: 6, text: "6" },
      { size: 6, text: "6" },
      { size: 6, text: "6" },
    ],
    whole: "12 + 18",
  },
  example: { difficulty: 2 },
  check: {
    question: "Two numbers share the factors 1, 2 and 4 and no others. What is their GCF?",
    choices: ["4", "1", "8"],
    right: 0,
    whenRight: "You took the largest factor that both share.",
    whenNot: ["", "The word is greatest, not least.", "Is 8 in the list of shared factors?"],
  },
  checkAgain: {
    question: "You cut ribbons of 20 cm and 30 cm into equal pieces with no waste. What is the longest piece?",
    choices: ["5 cm", "10 cm", "60 cm"],
    right: 1,
    whenRight: "You found the longest piece that fits both ribbons.",
    whenNot: ["Does a longer piece fit both ribbons, too?", "", "Can a piece be longer than its ribbon?"],
  },
  commonError: {
    misconception: "NT-05",
    what: "Giving a common multiple instead of a common factor.",
    tempting: "“Greatest” makes you think of a big number.",
    instead: "A factor divides the numbers, so it is never larger than the smallest.",
  },
  rubric: [
    {
      idea: "you find the factors of each number",
      words: ["factor", "divide", "goes into", "go into", "list"],
      ask: "What did you look for in each number?",
    },
    {
      idea: "you keep the factors that the numbers share",
      words: ["both", "share", "common", "in each list", "the same"],
      ask: "Which factors did you keep?",
    },
    {
      idea: "you take the shared factors that are asked for: the largest, or all",
      words: ["greatest", "largest", "biggest", "highest", "most", "all of them"],
      ask: "Which of the shared factors does the question ask for?",
    },
  ],
  terms: [
    { words: ["least"], means: "Least means the smallest." },
    { words: ["multiply", "multiplying"], means: "To multiply is to take a number several times, or a part of it." },
    { words: ["factor", "factors"], means: "A factor of a number divides it with nothing left over." },
    { words: ["common factor", "common", "common factors"], means: "A common factor is a factor of both numbers." },
    {
      words: ["greatest common factor", "gcf", "hcf", "highest common factor"],
      means: "The GCF is the largest number that divides all the given numbers.",
    },
    {
      words: ["multiple", "multiples"],
      means: "A multiple of a number comes from multiplying it by a whole number.",
    },
    { words: ["prime factor", "prime factors"], means: "A prime factor is a factor that is a prime number." },
  ],
  answers: [
    {
      frames: ["whether", "why", "what", "case"],
      concept: "in-both",
      when: [
        ["greatest", "biggest", "largest", "highest"],
        ["one list", "only", "both", "just", "because it", "since", "in all", "of the big", "of the large"],
      ],
      say: "The greatest factor counts only if both numbers have it. A factor of one number alone is not common.",
    },
    {
      frames: ["other-way", "whether", "how"],
      concept: "by-primes",
      when: [["prime"], ["do it", "use", "with", "instead", "can", "how", "split", "way"]],
      say: "Primes work too. Split both numbers into primes, and multiply the primes that both share.",
    },
    {
      frames: ["whether", "how", "when"],
      concept: "list-both",
      when: [["all", "every"], ["factor"], ["list", "write", "have to", "find", "both"]],
      say: "Listing the factors of the smaller number is enough. Then test them on the other number, the largest first.",
    },
    {
      frames: ["whether", "why", "when", "case"],
      concept: "beyond-both",
      when: [
        ["bigger", "larger", "higher", "more than", "smaller than", "less than"],
        ["gcf", "answer", "factor", "number", "can it", "small 1", "small one", "smaller 1", "it never"],
        ["can", "be", "than", "why", "is"],
      ],
      say: "The GCF is never larger than the smaller number. No factor is larger than its number.",
    },
    {
      frames: ["why", "what", "whether", "how"],
      concept: "nothing-left",
      when: [
        ["left over", "leftover", "nothing left", "left"],
        ["mean", "why", "what", "is", "have", "so"],
      ],
      say: "Nothing left over means that your number divides both amounts. So only common factors fit.",
    },
    {
      frames: ["whether", "why", "case"],
      concept: "packs-differ",
      when: [
        ["different", "same number", "as many", "same amount", "more of one", "more of 1"],
        ["pack", "packet", "kind", "each", "them"],
      ],
      say: "Equal packs only have to match each other. Of the two kinds, one pack may hold different numbers.",
    },
    {
      frames: ["how", "when"],
      concept: "checking",
      when: [["check", "sure", "is right", "it is right", "am right"]],
      say: "Divide both numbers by your GCF. The results may share no factor but 1.",
    },
    {
      frames: ["when", "operation", "where"],
      concept: "gcf-or-lcm",
      when: [["when", "which"], ["gcf", "hcf"], ["lcm"]],
      say: "The GCF splits things into equal groups with nothing left. The LCM tells when things that repeat meet again.",
    },
    {
      frames: ["whether", "difference"],
      concept: "gcf-or-lcm",
      when: [["lcm", "multiple"]],
      say: "The GCF divides both numbers, so it is at most the smaller one. The LCM is divided by both, so it is at least the larger one.",
    },
    {
      frames: ["whether", "when"],
      concept: "one-of-them",
      when: [["smaller number", "itself", "one of the", "1 of the", "one of them", "1 of them", "smallest number"]],
      say: "The smaller number is the GCF when it divides the larger one. Then it is a factor of both, and no factor can be larger.",
    },
    {
      frames: ["whether"],
      concept: "being-one",
      when: [["be 1", "be one", "is 1", "is one", "always 1", "only 1"]],
      say: "Yes, 1 divides every whole number, so it is always a common factor. If no other factor is shared, the GCF is 1.",
    },
    {
      frames: ["how", "other-way"],
      concept: "quick-way",
      when: [["quick", "fast", "trick", "easier", "without", "other way", "shortcut"]],
      say: "Divide both numbers by any common factor, and again, until none is left but 1. Multiply all the factors you divided by.",
    },
    {
      frames: ["how", "whether", "case"],
      concept: "three-of-them",
      when: [["three", "3", "more numbers"]],
      say: "With three numbers the factor must divide all three. Find what two of them share, then test it on the third.",
    },
    {
      frames: ["why", "what", "when"],
      concept: "greatest-common-factor",
      when: [["why", "when", "use", "need"]],
      say: "You need the GCF whenever things are cut or packed equally with nothing left over. It also simplifies a fraction in one step.",
    },
  ],
  asks: [
    { of: ["all-d", "all$"], say: "Find every number that divides all the numbers with nothing left over." },
    { of: ["ri"], say: "The pieces are all equal, and as long as they can be. How long is one?" },
    { of: ["pa"], say: "All packs are alike, and there are as many as there can be. How many?" },
    { of: ["al"], say: "Nothing may be left over, and all must be alike. Find every number that works." },
    { say: "Find the largest number that divides all the numbers with nothing left over." },
  ],
  use: "You use it to cut ribbons or pack bags equally with nothing left over.",
};
