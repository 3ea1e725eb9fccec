import type { Lesson } from "#engine";
import { BIGGER_FACTORS } from "../../lessons/shared-answers.ts";

export const lesson: Lesson = {
  skill: "g4.prime",
  version: 2,
  createdOn: "2026-11-30",
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
  checkAgain: {
    question: "Why is $2$ a prime number?",
    choices: ["Only 1 and 2 divide it.", "It is a small number.", "It is the first even number."],
    right: 0,
    whenRight: "You found exactly two factors, 1 and the number itself.",
    whenNot: ["", "4 is small too. Is 4 a prime number?", "Being even does not decide. Which numbers divide 2?"],
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
    { words: ["equal rows"], means: "Equal rows have the same number of things in each row." },
    { words: ["composite", "composite number"], means: "A composite number has more than two factors." },
    { words: ["factor", "factors"], means: "A factor divides a number with nothing left over." },
    { words: ["odd", "even"], means: "Even numbers divide by 2 with nothing over, odd ones do not." },
    { words: ["divide", "divides"], means: "A number divides another when nothing is left over." },
  ],
  answers: [
    {
      frames: ["whether", "why", "how", "when", "case"],
      concept: "last-digit",
      when: [
        ["ends in", "end in", "ending", "last digit", "ends with"],
        ["prime", "1", "3", "7", "9", "tell", "see", "know"],
        ["is", "can", "are", "tell", "does", "it"],
      ],
      say: "How a number ends never shows that it is prime. Only a test for factors does.",
    },
    {
      frames: ["whether", "why", "case", "what"],
      concept: "zero-and-prime",
      when: [
        ["0", "zero"],
        ["prime", "composite"],
        ["is", "what about", "why", "can", "count"],
      ],
      say: "Zero is not prime, because every number divides it. A prime has exactly two factors.",
    },
    {
      frames: ["why", "whether", "what", "case", "how"],
      concept: "equal-rows",
      when: [
        ["row"],
        ["prime", "one", "1", "mean", "long", "single", "equal", "count"],
        ["why", "can", "do", "make", "what", "is", "count"],
      ],
      say: "A prime makes only one row, or one thing in each row. Any other equal rows mean composite.",
    },
    {
      frames: ["whether", "case", "why"],
      concept: "own-prime",
      when: [
        ["itself", "its own"],
        ["prime", "divid", "smallest", "can it", "goes in"],
      ],
      say: "A prime divides itself, so it can be its own smallest prime factor. Test small primes first.",
    },
    BIGGER_FACTORS,
    {
      frames: ["why", "what", "whether", "when"],
      concept: "one",
      when: [
        ["1", "one"],
        ["is", "prime", "count"],
        ["prime", "composite", "neither"],
      ],
      say: "A prime needs exactly two factors. The number 1 has only one, itself, so it is neither prime nor composite.",
    },
    {
      frames: ["why", "how", "whether"],
      concept: "two",
      when: [["2", "two", "even"]],
      say: "2 has exactly two factors, 1 and 2, so it is prime. Every larger even number divides by 2 as well, so it is composite.",
    },
    {
      frames: ["why", "whether"],
      concept: "odd",
      when: [["odd"]],
      say: "Odd only means that 2 does not divide the number. Another number, such as 3 or 5, still may.",
    },
    {
      frames: ["how", "whether", "when"],
      concept: "prime",
      when: [["is 5", "is 51", "if a number is prime", "if it is prime"]],
      say: "Look for a factor besides 1 and the number itself. Test 2, 3, 5, 7 and so on.",
    },
    {
      frames: ["how", "whether", "when", "where"],
      concept: "divisibility",
      when: [["stop", "every number", "all the", "how many", "test", "check", "quick", "have to try"]],
      say: "Test 2, 3, 5, 7 and so on. You can stop when the test number times itself is past your number.",
    },
    {
      frames: ["how", "whether"],
      concept: "endless",
      when: [["end", "last", "biggest", "largest", "forever", "for ever"]],
      say: "There is no largest prime. Mathematicians proved over two thousand years ago that primes never end.",
    },
    {
      frames: ["why", "what"],
      concept: "prime",
      when: [["why", "what for", "point", "use", "good for"]],
      say: "Every whole number above 1 is prime or a product of primes. So primes are like the building bricks of numbers.",
    },
  ],
  asks: [
    { of: ["ro"], say: "Try to lay more rows than one, all alike. Say whether that can be done." },
    { of: ["which-ca", "which$"], say: "Only one of the choices is prime. Which one?" },
    { of: ["wh"], say: "Only one of the choices is composite. Which one?" },
    { of: ["next-g", "next-c", "next$"], say: "Count on until you come to a prime number. Which one is it?" },
    { of: ["ne"], say: "Count on to the second prime number you come to. Which one is it?" },
    { of: ["sm"], say: "Try the prime numbers, the smallest first. Which one divides the number?" },
    { say: "Look for the factors of the number. Then say whether the sentence is true." },
  ],
  use: "Large primes help to keep messages on the internet secret.",
};
