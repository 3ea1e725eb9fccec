import type { Lesson } from "#engine";
import { TAKING } from "./asks.ts";

/** Lessons on subtracting whole numbers. */
export const subtractionLessons: readonly Lesson[] = [
  {
    skill: "g2.sub2nb",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Tens are bundles, and ones are single things.",
      "Take ones from ones and tens from tens.",
      "What stays in each place makes the answer.",
    ],
    again: "Lay 7 rods and 9 cubes for $79$. Take away 7 cubes, then 3 rods. Four rods and 2 cubes are left.",
    picture: {
      type: "bar-model",
      alt: "A bar of 79 in two parts. 37 is taken away and 42 is left.",
      parts: [
        { size: 37, text: "37" },
        { size: 42, text: "42" },
      ],
      whole: "79",
    },
    example: { difficulty: 2 },
    check: {
      question: "You take $5$ away from $58$. What happens to the tens?",
      choices: ["There are five tens fewer.", "They stay as they are.", "They become zero."],
      right: 1,
      whenRight: "You saw that only ones were taken away.",
      whenNot: ["The 5 counts ones, not tens.", "", "Nobody took any tens away."],
    },
    commonError: {
      misconception: "SB-N1",
      what: "Taking $5$ from both digits of $58$.",
      tempting: "You want to do something in every place.",
      instead: "A number of ones is taken from the ones only.",
    },
    rubric: [
      {
        idea: "ones are taken from ones",
        words: ["ones", "1s", "units", "cubes"],
        ask: "What do you do with the ones?",
      },
      {
        idea: "tens are taken from tens",
        words: ["tens", "10s", "rods"],
        ask: "What do you do with the tens?",
      },
    ],
    terms: [
      { words: ["bundle", "bundles"], means: "A bundle is ten things tied together." },
      { words: ["trade", "borrow"], means: "To trade is to swap one ten for ten ones." },
      { words: ["subtract", "take away", "minus"], means: "To subtract is to take an amount away." },
      { words: ["difference"], means: "The difference is how much more one number is." },
      { words: ["left", "left over"], means: "What is left is what was not taken." },
      { words: ["fewer", "less"], means: "Fewer means not as many." },
      { words: ["digit", "digits"], means: "A digit is one of the signs 0 to 9." },
    ],
    answers: [
      {
        frames: ["why", "whether", "where"],
        concept: "order",
        when: [["swap", "order", "turn", "other way", "which number"]],
        say: "The order matters here. Take the smaller number away from the bigger one.",
      },
      {
        frames: ["how", "what"],
        concept: "how-many-more",
        when: [["how many more", "difference", "fewer", "compare"]],
        say: "“How many more” asks for the difference. Take the smaller amount away from the bigger one.",
      },
      {
        frames: ["how", "when"],
        concept: "checking",
        when: [["check", "sure", "right"]],
        say: "Add what you took to what is left. You must get the start again.",
      },
      {
        frames: ["why", "how", "what", "case"],
        concept: "zero",
        when: [["take away 0", "take away zero", "minus 0", "minus zero", "nothing"]],
        say: "Taking away nothing changes nothing, so all stay.",
      },
      {
        frames: ["whether", "when"],
        concept: "trading",
        when: [["borrow", "trade", "regroup"]],
        say: "Trade only when a place has too few on top. Here every place has enough.",
      },
    ],
    asks: TAKING,
    use: "You subtract to see how many cards you have left.",
  },
  {
    skill: "g2.sub2b",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Subtract the ones first: there may be too few.",
      "One ten can be opened into ten ones.",
      "The number stays the same, only the bundles change.",
    ],
    again:
      "You have 5 bundles and 1 straw: give away 4. Open one bundle: now 4 bundles and 11 straws. Now you can give away 4 straws.",
    picture: {
      type: "base-ten",
      alt: "51 as 5 rods and 1 cube, and 51 again as 4 rods and 11 cubes.",
      groups: [
        { hundreds: 0, tens: 5, ones: 1, label: "51" },
        { hundreds: 0, tens: 4, ones: 11, label: "51" },
      ],
    },
    example: { difficulty: 2 },
    check: {
      question: "You trade one ten of $72$ for ones. What have you now?",
      choices: ["6 tens and 12 ones", "7 tens and 12 ones", "6 tens and 2 ones"],
      right: 0,
      whenRight: "You gave one ten away and got ten ones.",
      whenNot: ["", "Where did the new ones come from?", "What did you get for the ten?"],
    },
    commonError: {
      misconception: "SB-01",
      what: "Taking the top digit from the bottom one: $51 - 4 = 53$.",
      tempting: "Bigger take away smaller is what you are used to.",
      instead: "Take the bottom from the top. Trade a ten first.",
    },
    rubric: [
      {
        idea: "there were too few ones",
        words: [
          "too few",
          "cannot take",
          "can not take",
          "can't take",
          "not enough",
          "less than",
          "smaller",
          "not many",
        ],
        ask: "Why did you need a trade?",
      },
      {
        idea: "one ten becomes ten ones",
        words: ["trade", "open", "borrow", "break", "broke", "swap", "regroup", "chang", "exchange"],
        ask: "What did you do with one ten?",
      },
      {
        idea: "there is one ten fewer",
        words: [
          "one ten fewer",
          "one ten less",
          "less ten",
          "1 fewer",
          "one less",
          "1 less",
          "one fewer",
          "fewer tens",
          "tens left",
          "tens are left",
          "1 ten less",
        ],
        ask: "How many tens were left after the trade?",
      },
    ],
    terms: [
      { words: ["bundle", "bundles"], means: "A bundle is ten things tied together." },
      { words: ["digit", "digits"], means: "A digit is one of the signs 0 to 9." },
      { words: ["trade", "exchange"], means: "To trade is to swap one ten for ten ones." },
      { words: ["borrow", "borrowing"], means: "Borrow is another word for trade." },
      { words: ["regroup", "regrouping"], means: "To regroup is to bundle in a new way." },
      { words: ["subtract", "take away"], means: "To subtract is to take an amount away." },
      { words: ["difference"], means: "The difference is how much more one number is." },
    ],
    answers: [
      {
        frames: ["why", "whether", "case"],
        concept: "below-zero",
        when: [["negative", "below zero", "below 0", "less than zero", "minus number", "can you take", "can i take"]],
        say: "Yes, there are numbers below zero. You meet such numbers later. Here a trade keeps every place simple.",
      },
      {
        frames: ["why", "whether"],
        concept: "giving-back",
        when: [["give back", "pay back", "back"]],
        say: "Nothing is given back. The ten is still there, as ten ones.",
      },
      {
        frames: ["why", "what"],
        concept: "trading",
        when: [
          ["why", "what does", "what is"],
          ["borrow", "trade", "regroup", "cross"],
        ],
        say: "There are too few ones on top. One ten opened up gives ten more ones.",
      },
      {
        frames: ["how", "when", "case"],
        concept: "trading",
        when: [["when", "how do i know", "always"]],
        say: "Compare the ones. Trade when the top has fewer than the bottom.",
      },
      {
        frames: ["why", "whether", "case"],
        concept: "digits-turned",
        when: [["turn", "swap", "bigger one", "bigger 1", "other way", "upside"]],
        say: "Turning the digits round makes a different problem. Always take the bottom from the top.",
      },
      {
        frames: ["how"],
        concept: "checking",
        when: [["check", "sure"]],
        say: "Add your answer and the number you took away. You must get the start again.",
      },
    ],
    asks: TAKING,
    use: "You trade like this when you pay with a note.",
  },
  {
    skill: "g2.sub3",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Subtract place by place, starting with the ones.",
      "If a place has too few, open one bigger bundle.",
      "A hundred gives ten tens, a ten gives ten ones.",
    ],
    again:
      "Ten marbles fill a bag, and ten bags a box. Give away loose marbles first, then bags, then boxes. With too few bags, open a box.",
    picture: {
      type: "base-ten",
      alt: "345 as 3 big squares, 4 rods, 5 cubes, and again as 2 big squares, 14 rods, 5 cubes.",
      groups: [
        { hundreds: 3, tens: 4, ones: 5, label: "345" },
        { hundreds: 2, tens: 14, ones: 5, label: "345" },
      ],
    },
    example: { difficulty: 3 },
    check: {
      question: "You need more tens. Where do you get them?",
      choices: ["from the ones", "from nowhere, you just write them", "from the hundreds"],
      right: 2,
      whenRight: "You opened one hundred into ten tens.",
      whenNot: ["Look for something bigger than a ten.", "A trade takes from one place for another.", ""],
    },
    commonError: {
      misconception: "SB-02",
      what: "Trading for ten more and leaving the next place unchanged.",
      tempting: "You look only at the place you are working in.",
      instead: "If you trade, write one less in the next place.",
    },
    rubric: [
      {
        idea: "you take away place by place",
        words: ["too few", "not enough", "top", "less than", "smaller", "each place"],
        ask: "What do you look at in each place?",
      },
      {
        idea: "a place with too few gets ten from the next",
        words: ["trade", "open", "borrow", "break", "broke", "regroup", "exchange", "swap"],
        ask: "Where does a place with too few get more from?",
      },
    ],
    terms: [
      { words: ["bundle", "bundles"], means: "A bundle is ten things tied together." },
      { words: ["digit", "digits"], means: "A digit is one of the signs 0 to 9." },
      { words: ["trade", "exchange", "borrow"], means: "To trade is to open one bundle into ten." },
      { words: ["place", "places"], means: "A place tells what a digit counts." },
      { words: ["top", "bottom"], means: "Top is the number you take away from." },
      { words: ["difference"], means: "The difference is how much more one number is." },
      { words: ["hundreds", "hundred"], means: "A hundred is ten tens." },
    ],
    answers: [
      {
        frames: ["whether", "when"],
        concept: "twice",
        when: [["twice", "two times", "2 times", "both", "again"]],
        say: "You may trade more than once. Check each place, one after the other.",
      },
      {
        frames: ["why", "how", "whether", "where"],
        concept: "start",
        when: [["start", "first", "begin", "left"]],
        say: "Start with the ones. Then a trade reaches the tens before you use them.",
      },
      {
        frames: ["why", "how", "what", "where"],
        concept: "trading",
        when: [
          ["why", "where do", "how come"],
          ["trade", "borrow", "cross", "one less", "10", "ten"],
        ],
        say: "One hundred is ten tens. Opening a hundred gives more tens, and nothing gets lost.",
      },
      {
        frames: ["how", "case"],
        concept: "lining-up",
        when: [["nothing below", "empty", "shorter", "only two digits", "2 digits", "no number"]],
        say: "Where nothing is below, nothing is taken. The top digit comes down.",
      },
      {
        frames: ["how"],
        concept: "checking",
        when: [["check", "sure", "right"]],
        say: "Add your answer and the number you took away. You must get the start again.",
      },
    ],
    asks: TAKING,
    use: "You subtract to see how many pages are left.",
  },
  {
    skill: "g3.subz",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "A zero has nothing to lend, so look further left.",
      "A hundred that is opened gives ten tens.",
      "Then open one of these tens: nine stay, and ten ones come.",
    ],
    again:
      "You have 3 boxes of ten bags and 2 loose marbles. Open a box: now there are ten bags. Open a bag: nine bags stay, and you hold 12 marbles.",
    picture: {
      type: "place-value-chart",
      alt: "302 is first 3 hundreds, 0 tens, 2 ones; then 2, 10 and 2; then 2, 9 and 12.",
      headings: ["Hundreds", "Tens", "Ones"],
      rows: [
        ["3", "0", "2"],
        ["2", "10", "2"],
        ["2", "9", "12"],
      ],
    },
    example: { difficulty: 2 },
    check: {
      question: "Why does the zero of $302$ become a 9?",
      choices: ["Zeros always become nines.", "It got ten tens and passed one on.", "The ones gave it nine."],
      right: 1,
      whenRight: "You saw both trades: ten came in, one went on.",
      whenNot: ["What came into the tens first?", "", "The ones need more. They give nothing away."],
    },
    commonError: {
      misconception: "SB-03",
      what: "Jumping over the zero: the hundred lends straight to the ones.",
      tempting: "There is nothing in the zero, so you pass it by.",
      instead: "Trade place by place, always with the next one on the left.",
    },
    rubric: [
      {
        idea: "the zero has nothing to lend",
        words: ["zero", "0", "nothing", "no tens"],
        ask: "Why could you not trade with the next place?",
      },
      {
        idea: "one hundred is opened into ten tens",
        words: ["hundred", "further left", "100"],
        ask: "Where did the ten tens come from?",
      },
      {
        idea: "nine tens stay when one goes on to the ones",
        words: ["nine", "9", "one ten", "pass", "1 ten"],
        ask: "How many tens stayed, and why?",
      },
    ],
    terms: [
      { words: ["bundle", "bundles"], means: "A bundle is ten things tied together." },
      { words: ["digit", "digits"], means: "A digit is one of the signs 0 to 9." },
      {
        words: ["trade", "borrow", "lend", "exchange"],
        means: "To trade is to open one bundle into ten smaller ones.",
      },
      { words: ["zero", "nought"], means: "Zero says that a place is empty." },
      { words: ["place", "places"], means: "A place tells what a digit counts." },
      { words: ["hundreds", "hundred"], means: "A hundred is ten tens." },
      { words: ["difference"], means: "The difference is how much more one number is than the other." },
    ],
    answers: [
      {
        frames: ["why", "what", "case"],
        concept: "nine",
        when: [["9", "nine", "nines"]],
        say: "The zero first gets ten from its left. Then it passes one on, so nine stay.",
      },
      {
        frames: ["how", "what", "whether", "case"],
        concept: "zero",
        when: [
          ["borrow", "take", "trade"],
          ["zero", "0", "nothing"],
        ],
        say: "Go further left until you find something to open. Then trade back, place by place.",
      },
      {
        frames: ["how", "case"],
        concept: "many-zeros",
        when: [["two zeros", "2 zeros", "1000", "all zeros", "more zeros", "lot of zeros", "many zeros", "thousand"]],
        say: "With more zeros the trade walks on. Each zero gets ten and passes one on.",
      },
      {
        frames: ["whether", "other-way"],
        concept: "quick-way",
        when: [["other way", "another way", "trick", "quick", "count up", "without"]],
        say: "You can count up from the smaller number. Or take one off both numbers: their difference stays the same.",
      },
      {
        frames: ["how", "when"],
        concept: "checking",
        when: [["check", "sure", "right"]],
        say: "Add your answer and the number you took away. You must get the start again.",
      },
      {
        frames: ["whether", "when"],
        concept: "same-amount",
        when: [["lose", "lost", "change", "same number"]],
        say: "Nothing is lost. $302$ is still $302$, only bundled in another way.",
      },
    ],
    asks: TAKING,
    use: "You need it to find your change when you pay with 100.",
  },
];
