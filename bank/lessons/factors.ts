import type { Lesson } from "#engine";
import { ASKS } from "./asks.ts";

/** What is taught of multiples, factors and primes before it is practised. */
export const factorsLessons: readonly Lesson[] = [
  {
    skill: "g4.multiples",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "You find the multiples of a number by counting up in steps of it.",
      "Each multiple is made of whole steps, so dividing leaves nothing over.",
      "Factors are no multiples: they are the numbers that divide a number.",
    ],
    again:
      "Build a tower from blocks that are all 5 high. It can be 5, 10, 15 or 20 high, but never 12. These heights are the multiples of 5, and 5 is a factor of each.",
    picture: {
      type: "number-line",
      alt: "A number line from 0 to 20 with four jumps of 5, ending at 5, 10, 15 and 20.",
      from: 0,
      to: 20,
      step: 1,
      labels: [
        { at: 0, text: "0" },
        { at: 5, text: "5" },
        { at: 10, text: "10" },
        { at: 15, text: "15" },
        { at: 20, text: "20" },
      ],
      jumps: [
        { from: 0, to: 5, text: "5" },
        { from: 5, to: 10, text: "5" },
        { from: 10, to: 15, text: "5" },
        { from: 15, to: 20, text: "5" },
      ],
    },
    example: { difficulty: 2 },
    check: {
      question: "Which sentence is true?",
      choices: ["3 is a multiple of 12.", "12 is a factor of 3.", "12 is a multiple of 3."],
      right: 2,
      whenRight: "You saw that 12 comes up when you count in threes.",
      whenNot: ["Count up in twelves. Do you meet 3?", "Can 12 divide 3 with nothing left over?", ""],
    },
    commonError: {
      misconception: "NT-10",
      what: "Giving a factor where a multiple is asked for.",
      tempting: "Both words belong to the same multiplication.",
      instead: "Multiples come from counting up. Factors divide the number.",
    },
    rubric: [
      {
        idea: "you count up in equal steps, or multiply",
        words: ["count", "keep adding", "times", "table", "steps", "jump", "multipl"],
        ask: "What did you do to find it out?",
      },
      {
        idea: "dividing leaves nothing over",
        words: ["nothing left", "nothing over", "divide", "no remainder", "goes into", "exactly", "fits"],
        ask: "How can you test a multiple or a factor?",
      },
    ],
    terms: [
      { words: ["product"], means: "The product is what you get when you multiply." },
      { words: ["multiply", "multiplying"], means: "To multiply is to put equal groups together." },
      { words: ["digit", "digits"], means: "A digit is one of the signs 0 to 9." },
      { words: ["multiple", "multiples"], means: "A multiple of 5 is 5 times a whole number." },
      { words: ["factor", "factors"], means: "A factor of 12 divides 12 with nothing left over." },
      { words: ["divisible"], means: "Divisible by 5 means that dividing by 5 leaves nothing over." },
      { words: ["factor pair", "pair"], means: "A factor pair is two numbers whose product is the number." },
      { words: ["remainder", "left over"], means: "The remainder is what is left when you divide." },
    ],
    answers: [
      {
        when: [["0", "zero"]],
        say: "Zero is a multiple of every number, because zero times a number is 0. Lists of multiples here begin with the number itself.",
      },
      {
        when: [
          ["difference", "same", "mix"],
          ["factor", "multiple"],
        ],
        say: "Factors divide the number and are never larger than it. Multiples are made by counting up, so they go on for ever.",
      },
      {
        when: [["itself", "its own", "own multiple"]],
        say: "Every number is a multiple of itself: it is one times the number. It is also its own factor.",
      },
      {
        when: [["all"], ["factor"]],
        say: "Look for pairs: 1 times what, 2 times what, and so on. Stop when the pairs begin to repeat.",
      },
      {
        when: [["how do i know", "check", "test", "trick", "last digit", "rule", "tell"]],
        say: "Divide and see whether anything is left. For 2, 5 and 10 the last digit is enough, for most numbers not.",
      },
      {
        when: [["end", "stop", "last", "how many multiples", "biggest"]],
        say: "Multiples never end. You can always take one more step.",
      },
    ],
    asks: ASKS.multiples,
    use: "You use multiples when things come in packs, and factors for equal rows.",
  },
  {
    skill: "g4.prime",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "A prime number has exactly two factors: 1 and itself.",
      "A composite number has more than two factors: it makes several equal rows.",
      "The number 1 has only one factor, so it is neither prime nor composite.",
    ],
    again:
      "Try to lay out counters in equal rows. A composite number makes two rows or more, with several in each. A prime number makes only one long line.",
    picture: { type: "array", alt: "3 rows with 4 dots in each row: 12 is composite.", rows: 3, columns: 4 },
    example: { difficulty: 3 },
    check: {
      question: "Why is $105$ not prime?",
      choices: ["It is odd.", "5 divides it as well.", "It is bigger than 100."],
      right: 1,
      whenRight: "You found a factor besides 1 and the number itself.",
      whenNot: ["Think of 7. It is odd too.", "", "Size does not decide. Look for factors."],
    },
    commonError: {
      misconception: "NT-07",
      what: "Taking every odd number for a prime, such as $15$.",
      tempting: "Most primes are odd, and odd numbers do not divide by 2.",
      instead: "Test 3, 5 and 7 as well, not only 2.",
    },
    rubric: [
      {
        idea: "you look for the factors of the number",
        words: ["factor", "divide", "goes into", "go into", "rows", "times"],
        ask: "What do you look for to decide whether a number is prime?",
      },
      {
        idea: "only 1 and itself means prime, more means composite",
        words: ["itself", "only", "two factors", "2 factors", "exactly", "another", "other number", "more than two"],
        ask: "How many factors does a prime number have?",
      },
    ],
    terms: [
      { words: ["multiply", "multiplication"], means: "To multiply is to put equal groups together." },
      { words: ["product"], means: "The product is what you get when you multiply." },
      { words: ["prime", "prime number", "primes"], means: "A prime number has exactly two factors, 1 and itself." },
      { words: ["composite", "composite number"], means: "A composite number has more than two factors." },
      { words: ["factor", "factors"], means: "A factor divides a number with nothing left over." },
      { words: ["odd", "even"], means: "Even numbers divide by 2 with nothing over, odd ones do not." },
      { words: ["divide", "divides"], means: "A number divides another when nothing is left over." },
    ],
    answers: [
      {
        when: [
          ["1", "one"],
          ["is", "prime", "count"],
          ["prime", "composite", "neither"],
        ],
        say: "A prime needs exactly two factors. The number 1 has only one, itself, so it is neither prime nor composite.",
      },
      {
        when: [["2", "two", "even"]],
        say: "2 has exactly two factors, 1 and 2, so it is prime. Every larger even number divides by 2 as well, so it is composite.",
      },
      {
        when: [["odd"]],
        say: "Odd only means that 2 does not divide the number. Another number, such as 3 or 5, still may.",
      },
      {
        when: [["stop", "every number", "all the", "how many", "test", "check", "quick"]],
        say: "Test 2, 3, 5, 7 and so on. You can stop when the test number times itself is past your number.",
      },
      {
        when: [["end", "last", "biggest", "largest", "forever", "for ever"]],
        say: "There is no largest prime. Mathematicians proved over two thousand years ago that primes never end.",
      },
      {
        when: [["why", "what for", "point", "use"]],
        say: "Every whole number above 1 is prime or a product of primes. So primes are like the building bricks of numbers.",
      },
    ],
    asks: ASKS.prime,
    use: "Large primes help to keep messages on the internet secret.",
  },
  {
    skill: "g6.gcf",
    version: 1,
    createdOn: "2026-11-20",
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
        when: [["lcm", "multiple"]],
        say: "The GCF divides both numbers, so it is at most the smaller one. The LCM is divided by both, so it is at least the larger one.",
      },
      {
        when: [["smaller number", "itself", "one of the", "1 of the", "one of them", "1 of them", "smallest number"]],
        say: "The smaller number is the GCF when it divides the larger one. Then it is a factor of both, and no factor can be larger.",
      },
      {
        when: [["be 1", "be one", "is 1", "is one", "always 1", "only 1"]],
        say: "Yes, 1 divides every whole number, so it is always a common factor. If no other factor is shared, the GCF is 1.",
      },
      {
        when: [["quick", "fast", "trick", "easier", "without", "other way", "shortcut"]],
        say: "Divide both numbers by any common factor, and again, until none is left but 1. Multiply all the factors you divided by.",
      },
      {
        when: [["three", "3", "more numbers"]],
        say: "With three numbers the factor must divide all three. Find what two of them share, then test it on the third.",
      },
      {
        when: [["why", "when", "use", "need"]],
        say: "You need the GCF whenever things are cut or packed equally with nothing left over. It also simplifies a fraction in one step.",
      },
    ],
    asks: ASKS.gcf,
    use: "You use it to cut ribbons or pack bags equally with nothing left over.",
  },
  {
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
        words: [
          "in both",
          "both lists",
          "both tables",
          "both have",
          "common",
          "share",
          "meet",
          "same number",
          "divides",
        ],
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
        when: [["gcf", "hcf", "factor"]],
        say: "Factors divide the numbers, so the GCF is small. Multiples are made by multiplying, so the LCM is at least the larger number.",
      },
      {
        when: [["multiply", "times them", "product", "times both"]],
        say: "Multiplying always gives a common multiple. It is the least one only if the numbers share no factor but 1.",
      },
      {
        when: [["0", "zero"]],
        say: "Zero is a multiple of every number, so it would always be the answer. That is why the LCM is the least one above 0.",
      },
      {
        when: [["one of the", "1 of the", "itself", "one of them", "1 of them", "bigger number", "larger number"]],
        say: "The larger number is the LCM when the smaller one divides it. Then the larger one is in both tables already.",
      },
      {
        when: [["three", "3", "more numbers"]],
        say: "Of three numbers, find the LCM of two first. Then find the LCM of that and the third number.",
      },
      {
        when: [["quick", "fast", "trick", "shortcut", "other way"]],
        say: "List only multiples of the larger number and test each with the smaller one. The lists stay short that way.",
      },
      {
        when: [["why", "when", "use", "need"]],
        say: "The LCM tells when things that repeat next happen together. You also use the LCM as a common denominator for fractions.",
      },
    ],
    asks: ASKS.lcm,
    use: "You use it to find when two buses next leave together.",
  },
];
