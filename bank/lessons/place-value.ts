import type { Lesson } from "#engine";
import { ASKS } from "./asks.ts";
import { DIGIT_WORTH } from "./shared-answers.ts";

/** What is taught of place value and rounding before it is practised. */
export const placeValueLessons: readonly Lesson[] = [
  {
    skill: "g2.pv3",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "We count in bundles: ten ones make one ten.",
      "Ten tens make one hundred.",
      "The place of a digit tells which bundle it counts.",
    ],
    again: "Ten straws make a bundle, ten bundles a big one. $243$ is 2 big bundles, 4 bundles and 3 straws.",
    picture: {
      type: "base-ten",
      alt: "Blocks for 243: 2 big squares, 4 rods and 3 small cubes.",
      groups: [{ hundreds: 2, tens: 4, ones: 3, label: "243" }],
    },
    example: { difficulty: 2 },
    check: {
      question: "What does the $4$ in $243$ count?",
      choices: ["4 ones", "4 tens", "4 hundreds"],
      right: 1,
      whenRight: "You saw that the 4 stands in the tens place.",
      whenNot: ["The ones stand at the right end.", "", "The hundreds stand on the left."],
    },
    checkAgain: {
      question: "Which $3$ in $333$ is worth the most?",
      choices: ["the 3 on the left", "the 3 on the right", "All three are worth the same."],
      right: 0,
      whenRight: "You saw that the 3 on the left counts hundreds.",
      whenNot: ["", "What does the 3 at the right end count?", "Do all three count bundles of the same size?"],
    },
    commonError: {
      misconception: "PV-01",
      what: "Writing $200$, $40$ and $3$ side by side: $200403$.",
      tempting: "You hear “two hundred”, so you write $200$.",
      instead: "Put the 4 and the 3 where zeros are: $243$.",
    },
    rubric: [
      {
        idea: "the place says what the digit counts",
        words: ["place", "position", "stands", "where it is", "column", "middle", "spot"],
        ask: "What does the place of a digit tell you?",
      },
      {
        idea: "the bundles are ones, tens and hundreds",
        words: ["tens", "hundreds", "10s", "100s", "bundle", "rods"],
        ask: "What do the three places count?",
      },
    ],
    terms: [
      { words: ["trade", "swap"], means: "To trade is to swap ten ones for one ten." },
      { words: ["bundle", "bundles"], means: "A bundle is ten things tied together." },
      { words: ["digit", "digits"], means: "A digit is a sign that numbers are written with." },
      { words: ["place", "places"], means: "A place is where a digit stands in a number." },
      { words: ["value", "worth"], means: "The value of a digit is how much it counts." },
      { words: ["ones", "units"], means: "Ones are single things that you count." },
      { words: ["tens"], means: "Tens are bundles of ten ones." },
      { words: ["hundreds", "hundred"], means: "Hundreds are bundles of ten tens." },
    ],
    answers: [
      DIGIT_WORTH,
      {
        frames: ["whether", "case"],
        concept: "zero",
        when: [["no tens", "no ones", "no hundreds", "place is empty"]],
        say: "Write a zero where a place is empty. Then the other digits keep their places.",
      },
      {
        frames: ["why", "whether", "case"],
        concept: "zero-place",
        when: [
          ["why", "need", "point of", "what is", "leave", "without"],
          ["zero", "0", "nought"],
        ],
        say: "The zero keeps an empty place. Without it, $305$ would look like $35$.",
      },
      {
        frames: ["whether", "case"],
        concept: "ten-or-more",
        when: [
          ["more", "bigger", "there are", "there be"],
          ["9", "nine", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "twelve", "fifteen"],
          ["tens", "ones", "place"],
        ],
        say: "You can have more than nine tens in a pile. To write that number, trade ten tens for one hundred.",
      },
      {
        frames: ["what", "whether", "difference"],
        concept: "digit",
        when: [
          ["difference", "same", "between", "what is a"],
          ["digit", "number", "value"],
        ],
        say: "A digit is one sign of a number. Its place says what it counts. In $345$ the 4 counts tens: it is worth 40.",
      },
      {
        frames: ["how", "what", "when", "where"],
        concept: "place-name",
        when: [
          ["which", "where", "how do"],
          ["ones", "tens", "hundreds", "place", "side", "end"],
        ],
        say: "Start at the right end: that is the ones. Next come the tens, then the hundreds.",
      },
      {
        frames: ["whether"],
        concept: "order",
        when: [["order", "told", "first"]],
        say: "The order of telling does not matter. Hundreds stand on the left, then tens, then ones.",
      },
    ],
    asks: ASKS.pv3,
    use: "Shops pack things in tens and hundreds too.",
  },
  {
    skill: "g2.expand",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "A number is made of what its digits are worth.",
      "In $468$ the digits are worth $400$, $60$ and $8$.",
      "Put together, the parts make the number again.",
    ],
    again:
      "Lay the cards $400$, $60$ and $8$ on the table. Slide them on top of each other, right ends together. The zeros are covered, and you read $468$.",
    picture: {
      type: "place-value-chart",
      alt: "468 in a chart: 4 hundreds worth 400, 6 tens worth 60, 8 ones worth 8.",
      headings: ["Hundreds", "Tens", "Ones"],
      rows: [
        ["4", "6", "8"],
        ["400", "60", "8"],
      ],
    },
    example: { difficulty: 2 },
    check: {
      question: "Which sum shows what the digits of $507$ are worth?",
      choices: ["$5 + 0 + 7$", "$50 + 7$", "$500 + 7$"],
      right: 2,
      whenRight: "You saw that the 5 stands for five hundreds.",
      whenNot: ["Does the 5 count ones here?", "How many places stand after the 5?", ""],
    },
    checkAgain: {
      question: "You put the cards $600$ and $30$ together. What do you read?",
      choices: ["63", "630", "60030"],
      right: 1,
      whenRight: "You put a zero where no ones are.",
      whenNot: ["How many places does a number with hundreds have?", "", "Slide one card on top of the other."],
    },
    commonError: {
      misconception: "PV-05",
      what: "Writing $500 + 7$ as $57$.",
      tempting: "You see no tens, so you write nothing there.",
      instead: "If a place is empty, write a zero there.",
    },
    rubric: [
      {
        idea: "each digit is worth what its place says",
        words: ["worth", "value", "stands for", "means", "count"],
        ask: "How much is each digit worth?",
      },
      {
        idea: "the parts are added together",
        words: ["add", "sum", "together", "plus", "put them"],
        ask: "What do you do with the parts?",
      },
      {
        idea: "an empty place gets a zero",
        words: ["zero", "0", "nought", "empty"],
        ask: "What goes in a place with nothing in it?",
      },
    ],
    terms: [
      { words: ["expanded form", "expanded", "expand"], means: "Expanded form shows a number as a sum." },
      { words: ["digit", "digits"], means: "A digit is a sign that numbers are written with." },
      { words: ["sum"], means: "A sum is what you get when you add." },
      { words: ["worth", "value"], means: "The worth of a digit is how much it counts." },
      { words: ["place", "empty place"], means: "A place is where a digit stands in a number." },
    ],
    answers: [
      DIGIT_WORTH,
      {
        frames: ["whether", "other-way"],
        concept: "expanded",
        when: [
          ["split", "break", "apart"],
          ["another", "other", "different"],
        ],
        say: "You can split a number in many ways. Expanded form goes by hundreds, tens and ones.",
      },
      {
        frames: ["how", "what", "where"],
        concept: "start",
        when: [
          ["say", "read"],
          ["first", "start", "begin"],
        ],
        say: "Say the hundreds first. Then say the tens and ones together.",
      },
      {
        frames: ["why", "where"],
        concept: "many-zeros",
        when: [["zeros"], ["go", "gone", "away", "disappear", "vanish", "happen"]],
        say: "The zeros only keep places free. In the number, other digits stand there.",
      },
      {
        frames: ["why", "whether", "when", "case"],
        concept: "zero-place",
        when: [
          ["zero", "0", "nought"],
          ["why", "need", "write", "put", "what if", "do i"],
        ],
        say: "An empty place needs a zero to hold it. In a sum you may leave out $+ 0$.",
      },
      {
        frames: ["whether"],
        concept: "order",
        when: [["order", "first", "mixed", "turn"]],
        say: "The parts can stand in any order. The sum stays the same. Start with the hundreds to write the number.",
      },
      {
        frames: ["how", "whether", "when"],
        concept: "and-word",
        when: [["and"], ["say", "read", "word", "hundred"]],
        say: "You may say “and” after the hundreds or not. Both mean the same number.",
      },
      {
        frames: ["why"],
        concept: "expanded",
        when: [
          ["why", "what for", "point", "what is"],
          ["expand", "sum", "split", "apart"],
        ],
        say: "Expanded form shows what each digit is worth. Then you can add and subtract part by part.",
      },
      {
        frames: ["why", "whether"],
        concept: "teen-or-ty",
        when: [["teen", "ty", "13", "30", "sound"]],
        say: "A “-teen” number has one ten and some ones. A “-ty” number counts tens.",
      },
      {
        frames: ["how", "whether"],
        concept: "digit",
        when: [["in digits", "in numbers", "in figures"]],
        say: "Write the hundreds, then the tens, then the ones. Put a zero where a place is empty.",
      },
    ],
    asks: ASKS.expand,
    use: "You split numbers like this when you count money.",
  },
  {
    skill: "g3.rnd10",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Rounding to the nearest ten finds the ten that is closest.",
      "Every whole number lies on a ten or between two tens.",
      "The ones digit tells how far away the lower ten is.",
    ],
    again:
      "Draw a hill from $30$ to $40$ with its top at $35$. A ball at $34$ rolls back, one at $37$ rolls on. From the very top it rolls on, too.",
    picture: {
      type: "number-line",
      alt: "A number line from 30 to 40 in ones. There are dots at 34 and at 37.",
      from: 30,
      to: 40,
      step: 1,
      labels: [
        { at: 30, text: "30" },
        { at: 35, text: "35" },
        { at: 40, text: "40" },
      ],
      marks: [
        { at: 34, text: "34" },
        { at: 37, text: "37" },
      ],
    },
    example: { difficulty: 2 },
    check: {
      question: "Why does $62$ round to $60$ and not to $70$?",
      choices: ["60 is nearer to 62 than 70 is.", "Rounding always makes a number smaller.", "62 is an even number."],
      right: 0,
      whenRight: "You compared how far 62 is from each ten.",
      whenNot: ["", "Try 68. Which ten is nearer?", "Count the steps from 62 to each ten."],
    },
    checkAgain: {
      question: "Which number rounds to $40$, to the nearest ten?",
      choices: ["46", "33", "37"],
      right: 2,
      whenRight: "You saw that 40 is the ten nearest to 37.",
      whenNot: [
        "46 lies between 40 and 50. Which ten is nearer?",
        "33 lies between 30 and 40. Which ten is nearer?",
        "",
      ],
    },
    commonError: {
      misconception: "RD-05",
      what: "Writing $3$ for $34$ instead of $30$.",
      tempting: "You look at the tens digit and forget the rest.",
      instead: "If you round to tens, put a zero in the ones place.",
    },
    rubric: [
      {
        idea: "the number lies between two tens",
        words: ["between", "one side and", "1 side and", "two ten", "both sides", "either side"],
        ask: "Between which two tens does the number lie?",
      },
      {
        idea: "you take the nearer ten",
        words: ["near", "close", "less far", "away from", "shorter"],
        ask: "How do you choose one of the two tens?",
      },
    ],
    terms: [
      {
        words: ["round", "rounding", "rounded"],
        means: "Rounding changes a number to a nearby one that ends in zero.",
      },
      { words: ["nearest", "nearest ten", "nearer"], means: "The nearest ten is the ten that is fewest steps away." },
      { words: ["half-way", "halfway"], means: "Half-way is just as far from both ends." },
      {
        words: ["digit", "ones digit", "tens digit"],
        means: "A digit is a sign that numbers are written with.",
      },
      { words: ["about", "approximately"], means: "About means not exactly, but near." },
    ],
    answers: [
      {
        frames: ["why"],
        concept: "deciding-digit",
        when: [["why"], ["look", "first digit", "only the ones", "ones digit"]],
        say: "The ones digit tells how far away the tens are. The other digits do not tell that.",
      },
      {
        frames: ["why", "whether", "when", "case"],
        concept: "halfway",
        when: [["5", "five", "middle", "half"]],
        say: "A number ending in 5 is just as far from both tens. People agreed to round up, so that everyone gets the same.",
      },
      {
        frames: ["how", "whether", "when", "where"],
        concept: "round-direction",
        when: [["up or down", "how do i know", "which way", "when do", "which digit", "look at", "which number"]],
        say: "With 0 to 4 ones you go to the lower ten. With 5 to 9 you go to the upper ten.",
      },
      {
        frames: ["why"],
        concept: "rounding",
        when: [["why", "point", "need", "what is"], ["round"]],
        say: "Rounded numbers are quick to say and to add. You use rounded numbers when you do not need the exact one.",
      },
      {
        frames: ["why", "whether", "case"],
        concept: "already-round",
        when: [["already", "end in 0", "ends in 0", "zero", "itself", "is a ten", "same number", "stay the same"]],
        say: "A number that is a ten stays as it is. No ten is nearer than itself.",
      },
      {
        frames: ["when"],
        concept: "smaller",
        when: [["down"], ["change", "smaller", "less", "tens digit", "lower"]],
        say: "Rounding down keeps the tens digit. Only the ones become zero.",
      },
    ],
    asks: ASKS.rnd10,
    use: "You round when you say that about 30 children came.",
  },
  {
    skill: "g4.round",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "The number lies between two round neighbours, one below it and one above.",
      "Half-way between two neighbours, the digit after the place you round to is 5.",
      "So the digit to the right of that place tells which neighbour is nearer.",
    ],
    again:
      "To round $6142$ to hundreds, look at its neighbours $6100$ and $6200$. The middle is $6150$. Since $6142$ comes before the middle, $6100$ is nearer.",
    picture: {
      type: "number-line",
      alt: "A number line from 6100 to 6200 in tens. A dot at 6142 is before the middle, 6150.",
      from: 6100,
      to: 6200,
      step: 10,
      labels: [
        { at: 6100, text: "6100" },
        { at: 6150, text: "6150" },
        { at: 6200, text: "6200" },
      ],
      marks: [{ at: 6142, text: "6142" }],
    },
    example: { difficulty: 2 },
    check: {
      question: "You round $7381$ to the nearest hundred. Which digit decides?",
      choices: ["the 1", "the 3", "the 8"],
      right: 2,
      whenRight: "You looked one place to the right of the hundreds.",
      whenNot: ["The 1 is two places away from the hundreds.", "The 3 is in the place that you round to.", ""],
    },
    checkAgain: {
      question: "You round $5283$ to the nearest thousand. Between which neighbours does it lie?",
      choices: ["5000 and 6000", "5200 and 5300", "4000 and 6000"],
      right: 0,
      whenRight: "You took the thousand below and the thousand above.",
      whenNot: [
        "",
        "Those two are hundreds. Which place do you round to?",
        "Does another thousand lie between those two?",
      ],
    },
    commonError: {
      misconception: "RD-04",
      what: "Raising the hundreds and keeping the rest: $6178$ becomes $6278$.",
      tempting: "You change the digit that the rule names, and nothing else.",
      instead: "If you round to hundreds, write zeros in all places to the right.",
    },
    rubric: [
      {
        idea: "the number lies between two round numbers, such as two hundreds",
        words: ["between", "in the middle of", "neighbour", "neighbor", "two hundreds", "two thousands", "both sides"],
        ask: "Between which two round numbers does the number lie?",
      },
      {
        idea: "the next digit shows which of the two is nearer",
        words: ["next digit", "to the right", "near", "close", "half", "middle", "5 or more", "less than 5"],
        ask: "How can you tell which neighbour is nearer?",
      },
    ],
    terms: [
      { words: ["digit", "digits"], means: "A digit is a sign that numbers are written with." },
      {
        words: ["round", "rounding", "rounded"],
        means: "Rounding replaces a number by a nearby one that ends in zeros.",
      },
      {
        words: ["place", "hundreds place", "thousands place"],
        means: "A place is where a digit stands; it tells what the digit counts.",
      },
      {
        words: ["neighbour", "neighbours", "neighbor"],
        means: "The neighbours are the round numbers just below and just above.",
      },
      { words: ["nearest", "nearer"], means: "Nearest means with the smallest distance." },
      { words: ["half-way", "halfway", "middle"], means: "Half-way is just as far from both neighbours." },
    ],
    answers: [
      {
        frames: ["whether", "case"],
        concept: "zero",
        when: [
          ["number", "whole", "answer", "round", "can it"],
          ["to 0", "to zero", "become 0", "becomes 0", "be 0", "be zero"],
        ],
        say: "A number nearer to 0 than to the next step rounds to 0. To the nearest hundred, $30$ is $0$.",
      },
      {
        frames: ["how", "what", "whether", "where"],
        concept: "deciding-digit",
        when: [["which digit", "which number", "which one", "which place", "look at"]],
        say: "Find the digit in the place you round to. Then look only at the digit right after it.",
      },
      {
        frames: ["how", "case"],
        concept: "nine",
        when: [
          ["9", "nine"],
          ["goes up", "go up", "digit", "when it is", "if it is", "what do i do", "becomes", "what happens"],
        ],
        say: "A 9 that goes up makes ten. Ten of a place are one of the next on the left.",
      },
      {
        frames: ["why", "whether", "case"],
        concept: "halfway",
        when: [["5", "five", "middle", "half"]],
        say: "Exactly half-way is as far from both sides. People agreed to go up, so that all get the same result.",
      },
      {
        frames: ["why", "whether"],
        concept: "zero-place",
        when: [["zero", "0"]],
        say: "The zeros hold the places, so the number keeps its size. Without them $6100$ would become $61$.",
      },
      {
        frames: ["why", "when"],
        concept: "rounding",
        when: [["why", "when", "point", "need"], ["round"]],
        say: "Big numbers are quicker to compare when they are round. You also use rounding to check whether an answer can be true.",
      },
      {
        frames: ["why", "how", "whether"],
        concept: "twice",
        when: [["twice", "two times", "first to", "then", "steps", "two goes", "2 goes", "bit by bit"]],
        say: "Round once, from the number you were given. Rounding step by step can end on the other side.",
      },
      {
        frames: ["how", "whether", "when", "where"],
        concept: "round-direction",
        when: [["up or down", "goes up", "go up", "round up", "round down"]],
        say: "If the next digit is 0 to 4, your digit stays. With 5 to 9, your digit grows by one.",
      },
    ],
    asks: ASKS.round,
    use: "News reports round: a town of 41,407 people has about 41,000.",
  },
];
