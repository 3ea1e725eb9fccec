import type { Lesson } from "#engine";
import { ASKS } from "./asks.ts";
import { COUNT_UP, ORDER_MATTERS, TAKE_WHEN, UNEVEN_PLACES } from "./shared-answers.ts";

/** What is taught of decimals and percents before it is practised. */
export const decimalsLessons: readonly Lesson[] = [
  {
    skill: "g4.decnote",
    version: 1,
    createdOn: "2026-11-20",
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
        words: [
          "hundredth",
          "second place",
          "second after",
          "two places",
          "100 parts",
          "out of a hundred",
          "out of 100",
        ],
        ask: "What does the second place after the point count?",
      },
    ],
    said: [
      "#.# & fraction*|tenths|hundredths",
      "after the dot|after the point|#.# ~ bigger|#.# ~ smaller|#.# or #.#|#.# and #.#",
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
      {
        frames: ["how", "where", "case", "what"],
        concept: "ordering",
        when: [["order", "compare", "which is bigger", "which is smaller"]],
        say: "Compare the ones first, then the tenths, then the hundredths. Fill empty places with zeros.",
      },
    ],
    asks: ASKS.decnote,
    use: "You meet decimals in prices, lengths and times.",
  },
  {
    skill: "g5.decadd",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Only parts of the same size can be counted together.",
      "So tenths are added to tenths and hundredths to hundredths: line up the points.",
      "Ten hundredths make a tenth and ten tenths make one, just as with whole numbers.",
    ],
    again:
      "Think of coins: $0.1$ is a ten-cent coin and $0.01$ a cent. Put cents with cents and ten-cent coins with ten-cent coins. Ten of a kind are swapped for one of the next.",
    picture: {
      type: "place-value-chart",
      alt: "1.93 and 6.10 written with the points under each other. The sum is 8.03; a small 1 stands above the ones.",
      headings: ["", "Ones", ".", "Tenths", "Hundredths"],
      rows: [
        ["", "1", "", "", ""],
        ["", "1", ".", "9", "3"],
        ["+", "6", ".", "1", "0"],
        ["", "8", ".", "0", "3"],
      ],
    },
    example: { difficulty: 4 },
    check: {
      question: "You add $2.5$ and $0.25$. What goes under the 5 of $2.5$?",
      choices: ["the 5 of 0.25", "the 2 of 0.25", "nothing"],
      right: 1,
      whenRight: "You put tenths under tenths.",
      whenNot: ["Is that 5 a number of tenths?", "", "Does 0.25 have tenths?"],
    },
    commonError: {
      misconception: "DC-10",
      what: "Adding each side of the point alone: $8.4 + 8.9 = 16.13$.",
      tempting: "The point looks like a wall between two numbers.",
      instead: "Ten tenths are one whole: carry it over the point.",
    },
    rubric: [
      {
        idea: "the points are lined up, so that equal places meet",
        words: ["line", "under", "point", "dot", "same place", "tenths with", "tenths and tenths"],
        ask: "How do you set out the numbers?",
      },
      {
        idea: "ten of one place make one of the next",
        words: [
          "carry",
          "carri",
          "make one",
          "makes one",
          "makes 1",
          "make 1",
          "make a",
          "makes a",
          "whole",
          "trade",
          "over ten",
          "more than ten",
          "more than 10",
        ],
        ask: "What happens when a place makes ten or more?",
      },
    ],
    said: ["add*|plus & dot*|point*"],
    terms: [
      { words: ["multiply", "multiplying"], means: "To multiply is to take a number several times, or a part of it." },
      { words: ["decimal", "decimals"], means: "A decimal is a number with a point, such as $0.35$." },
      { words: ["decimal point", "point", "dot"], means: "The point stands between the ones and the tenths." },
      { words: ["tenth", "tenths"], means: "A tenth is one of ten equal parts of one." },
      { words: ["hundredth", "hundredths"], means: "A hundredth is one of a hundred equal parts of one." },
      { words: ["carry", "carried"], means: "To carry is to move ten of one place to the next place." },
    ],
    answers: [
      UNEVEN_PLACES,
      {
        frames: ["why", "whether", "when", "case"],
        concept: "end-zero",
        when: [
          ["zero", "0"],
          ["end", "add", "put", "fill", "write", "why"],
        ],
        say: "You may write zeros at the end of a decimal, because they add no parts. They help to see which places meet.",
      },
      {
        frames: ["how", "whether", "case"],
        concept: "whole-and-decimal",
        when: [["whole number", "no point", "without a point", "12 the same"]],
        say: "A whole number ends at its point: $12$ is $12.00$. Write the point and zeros, then line up.",
      },
      {
        frames: ["why", "how", "whether", "case"],
        concept: "points-in-line",
        when: [
          ["why", "do i", "do you", "how"],
          ["line", "set it out", "under", "dots"],
        ],
        say: "With the points under each other, tenths stand under tenths. Only parts of the same size can be added.",
      },
      {
        frames: ["how", "whether", "when", "case"],
        concept: "carrying",
        when: [["carry", "over the point", "more than ten", "more than 10", "ten tenths", "over ten"]],
        say: "Ten tenths are one whole, so it joins the ones. Carrying goes over the point as anywhere else.",
      },
      {
        frames: ["how"],
        concept: "checking",
        when: [["check", "sure", "right"]],
        say: "Round both numbers to whole ones and add. Your sum should be near that.",
      },
      {
        frames: ["whether"],
        concept: "counting-places",
        when: [["places", "count", "how many digits"]],
        say: "In a sum the places stay as they are. Counting places together belongs to multiplying, not to adding.",
      },
    ],
    asks: ASKS.decadd,
    use: "You add decimals when you add prices or measured lengths.",
  },
  {
    skill: "g5.decsub",
    version: 1,
    createdOn: "2026-11-29",
    idea: [
      "Tenths are taken from tenths and hundredths from hundredths: line up the points.",
      "When a place has too few, trade one from the place on its left.",
      "One whole is ten tenths, and one tenth is ten hundredths.",
    ],
    again:
      "You have $5$ dollars and pay $1.20$. Change one of the dollars into ten dimes. Take away one dollar and two dimes: three dollars and eight dimes are left.",
    picture: {
      type: "place-value-chart",
      alt: "8.30 and 2.16 written with the points under each other. Above the 3 stands a 2, above the 0 a 10. The difference is 6.14.",
      headings: ["", "Ones", ".", "Tenths", "Hundredths"],
      rows: [
        ["", "", "", "2", "10"],
        ["", "8", ".", "3", "0"],
        ["−", "2", ".", "1", "6"],
        ["", "6", ".", "1", "4"],
      ],
    },
    example: { difficulty: 4 },
    check: {
      question: "You take $2.16$ from $8.3$. What do you do at the hundredths?",
      choices: ["Write down the 6.", "Trade a tenth for ten hundredths.", "Take 3 from 6."],
      right: 1,
      whenRight: "You made hundredths to take from.",
      whenNot: [
        "Are 6 hundredths taken away, or are they left?",
        "",
        "Are the 3 and the 6 counts of parts of one size?",
      ],
    },
    commonError: {
      misconception: "DC-14",
      what: "Writing down the 6 as it is: $8.3 - 2.16 = 6.26$.",
      tempting: "Nothing stands above the 6, so it seems to stay.",
      instead: "Fill the empty place with a zero, and trade one tenth.",
    },
    rubric: [
      {
        idea: "the points are lined up, so that equal places meet",
        words: ["line", "under", "point", "dot", "same place", "tenths from tenths"],
        ask: "How do you set out the numbers?",
      },
      {
        idea: "one from the next place is traded when there are too few",
        words: ["open", "borrow", "trade", "regroup", "ten hundredths", "10 hundredths", "ten tenths", "10 tenths"],
        ask: "What do you do when a place has too few?",
      },
    ],
    said: ["tak*|subtract*|minus & dot*|point*"],
    terms: [
      { words: ["decimal", "decimals"], means: "A decimal is a number with a point, such as $0.35$." },
      { words: ["decimal point", "point", "dot"], means: "The point stands between the ones and the tenths." },
      { words: ["tenth", "tenths"], means: "A tenth is one of ten equal parts of one." },
      { words: ["hundredth", "hundredths"], means: "A hundredth is one of a hundred equal parts of one." },
      { words: ["borrow", "open", "trade"], means: "To trade is to change one of a place for ten of the next." },
      { words: ["difference"], means: "The difference is how much more one number is than the other." },
    ],
    answers: [
      UNEVEN_PLACES,
      ORDER_MATTERS,
      TAKE_WHEN,
      COUNT_UP,
      {
        frames: ["case"],
        concept: "too-few",
        when: [
          ["no digit", "no number", "nothing to take", "nothing there", "nothing above"],
          ["take", "above", "top", "there"],
        ],
        say: "Write a zero in the empty place, it adds nothing. Then trade from the place on its left.",
      },
      {
        frames: ["how", "case"],
        concept: "whole-and-decimal",
        when: [["whole number", "no point", "without a point", "from 60", "from 5"]],
        say: "A whole number ends at its point: $60$ is $60.00$. Write the zeros, then trade one whole.",
      },
      {
        frames: ["how", "whether", "when", "case"],
        concept: "trading",
        when: [["borrow", "too few", "not enough", "trade", "open"]],
        say: "Trade one from the place on the left for ten. That works over the point too.",
      },
      {
        frames: ["why", "whether", "when", "case"],
        concept: "end-zero",
        when: [
          ["zero", "0"],
          ["end", "put", "fill", "write", "why", "add"],
        ],
        say: "Zeros at the end add no parts. They show where there is nothing to take from yet.",
      },
      {
        frames: ["why", "how", "what", "whether"],
        concept: "points-in-line",
        when: [["line", "set it out", "under", "dots"]],
        say: "With point under point, tenths stand under tenths. Only parts of one size can be taken from each other.",
      },
      {
        frames: ["how"],
        concept: "checking",
        when: [["check", "sure", "right"]],
        say: "Add your answer to the number you took away. You must get the first number again.",
      },
    ],
    asks: ASKS.decsub,
    use: "You use it to see how much money is left.",
  },
  {
    skill: "g6.pctconv",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Percent means out of a hundred, so a percent is a number of hundredths.",
      "Fraction, decimal and percent are three ways to write the same number.",
      "To write a number in another of these ways, think of hundredths.",
    ],
    again:
      "Draw a square of 100 small boxes and colour 25. That is $\\frac{25}{100}$ of the square, $0.25$ of it, and $25\\%$. In big parts it is one fourth.",
    picture: {
      type: "fraction-bars",
      alt: "Two bars of the same length. On the first 7 of 10 parts are shaded, labelled 70 percent. On the second 1 of 4, labelled 25 percent.",
      bars: [
        { parts: 10, shaded: 7, label: "7/10 = 70%" },
        { parts: 4, shaded: 1, label: "1/4 = 25%" },
      ],
    },
    example: { difficulty: 3 },
    check: {
      question: "Which number is $8\\%$?",
      choices: ["$0.8$", "$8.0$", "$0.08$"],
      right: 2,
      whenRight: "You saw that 8 percent are 8 hundredths.",
      whenNot: ["That is 8 tenths. Percent counts hundredths.", "That is 8 wholes.", ""],
    },
    commonError: {
      misconception: "RP-24",
      what: "Using the bottom number as the percent: $\\frac{1}{4}$ as $4\\%$.",
      tempting: "It is the number that stands out in the fraction.",
      instead: "Change the bottom to 100: $\\frac{1}{4} = \\frac{25}{100}$. The top is the percent.",
    },
    rubric: [
      {
        idea: "you count in hundredths, out of a hundred",
        words: ["out of 100", "out of a hundred", "hundredth", "per hundred", "over 100", "over a hundred", "per 100"],
        ask: "What kind of parts did you count in?",
      },
      {
        idea: "the number is changed without changing its value",
        words: ["same value", "same amount", "worth the same", "equal", "multipl", "times", "divid", "move", "change"],
        ask: "What did you do to write it in the other way?",
      },
    ],
    said: ["#%|out of 100"],
    terms: [
      { words: ["tenth", "tenths"], means: "A tenth is one of ten equal parts of one." },
      { words: ["multiply", "multiplying"], means: "To multiply is to take a number several times, or a part of it." },
      { words: ["digit", "digits"], means: "A digit is one of the signs 0 to 9." },
      { words: ["percent", "per cent", "percentage", "%"], means: "Percent means out of a hundred." },
      { words: ["hundredth", "hundredths"], means: "A hundredth is one of a hundred equal parts of one." },
      { words: ["decimal", "decimals"], means: "A decimal is a number with a point, such as $0.25$." },
      {
        words: ["simplest form", "simplify", "lowest terms"],
        means: "In simplest form only 1 divides top and bottom.",
      },
      { words: ["convert", "change"], means: "To convert is to write the same number in another way." },
    ],
    answers: [
      {
        frames: ["where", "whether"],
        concept: "ordering",
        when: [["bigger", "smaller", "larger"], ["or"]],
        say: "Write both the same way, as percents or as decimals. Then compare the two numbers.",
      },
      {
        frames: ["operation", "when"],
        concept: "choosing",
        when: [["times or", "multiply or", "or times", "or multiply", "or divide"]],
        say: "To get a percent, multiply by 100. To get from a percent to a decimal, divide by 100.",
      },
      {
        frames: ["case"],
        concept: "common-bottom",
        when: [
          ["bottom", "denominator"],
          ["100", "hundred", "different"],
        ],
        say: "Find an equal fraction with bottom 100. If there is none, divide top by bottom. For a percent, multiply that by 100.",
      },
      {
        frames: ["whether", "case"],
        concept: "over-hundred",
        when: [["more than 100", "over 100", "bigger than 100", "above 100", "more than 100%", "over 100%"]],
        say: "Yes. $100\\%$ is the whole, so more than that is more than one whole: $150\\%$ is $1.5$.",
      },
      {
        frames: ["why", "how", "when", "where"],
        concept: "moving-point",
        when: [["move", "dot", "point", "two places"]],
        say: "Percent counts hundredths. From decimal to percent you multiply by 100, so each digit moves two places left.",
      },
      {
        frames: ["why", "what"],
        concept: "hundred",
        when: [
          ["why", "how come"],
          ["100", "hundred"],
        ],
        say: "The word says it: per cent is Latin for “of a hundred”. A fixed bottom number makes parts of different things quick to compare.",
      },
      {
        frames: ["how"],
        concept: "fraction-to-percent",
        when: [["fraction"], ["percent", "%", "how", "change", "turn"]],
        say: "Find an equal fraction with bottom 100, and read its top. If that does not work, divide top by bottom and multiply by 100.",
      },
      {
        frames: ["how", "whether"],
        concept: "less-than-one",
        when: [["less than 1", "0.5%", "half a percent", "smaller than 1", "under 1"]],
        say: "A percent can be less than 1. Then it is less than one hundredth of the whole.",
      },
      {
        frames: ["when", "where"],
        concept: "which-form",
        when: [["which", "when", "better", "use"]],
        say: "Fraction, decimal and percent can be the same number, so choose what suits. Percents compare quickly, fractions keep thirds exact, decimals suit calculating.",
      },
    ],
    asks: ASKS.pctconv,
    use: "You meet percents in sales, batteries and test results.",
  },
];
