import type { Lesson } from "#engine";
import { ADDING } from "./asks.ts";
import { CHECK_SUM, COUNT_ON, LINE_UP, MANY_ONES, SPLIT_SUM, SWAP_SUM } from "./shared-answers.ts";

/** Lessons on adding whole numbers. */
export const additionLessons: readonly Lesson[] = [
  {
    skill: "g2.add2nc",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Ones are single things, and tens are bundles.",
      "Add ones to ones and tens to tens.",
      "Then you put the tens and the ones together.",
    ],
    again:
      "Show $32$ and $25$ with rods and cubes. Push the cubes together, then the rods. You have 5 rods and 7 cubes.",
    picture: {
      type: "base-ten",
      alt: "Blocks for 32: 3 rods and 2 cubes. Blocks for 25: 2 rods and 5 cubes.",
      groups: [
        { hundreds: 0, tens: 3, ones: 2, label: "32" },
        { hundreds: 0, tens: 2, ones: 5, label: "25" },
      ],
    },
    example: { difficulty: 2 },
    check: {
      question: "You add $42$ and $5$. Which digit of $42$ changes?",
      choices: ["the 4", "the 2", "both digits"],
      right: 1,
      whenRight: "You saw that 5 ones join the ones.",
      whenNot: ["The 5 counts ones, not tens.", "", "Are there any tens in 5?"],
    },
    commonError: {
      misconception: "AD-05",
      what: "Adding all digits: $32 + 25$ as $3 + 2 + 2 + 5$.",
      tempting: "Every digit looks like a number of its own.",
      instead: "Add ones to ones and tens to tens.",
    },
    rubric: [
      {
        idea: "ones go with ones",
        words: ["ones", "1s", "units", "single"],
        ask: "What do you do with the ones?",
      },
      {
        idea: "tens go with tens",
        words: ["tens", "10s", "rods"],
        ask: "What do you do with the tens?",
      },
    ],
    terms: [
      { words: ["carry", "carried"], means: "To carry is to move a new ten over." },
      { words: ["bundle", "bundles"], means: "A bundle is ten things tied together." },
      { words: ["add", "adding", "plus"], means: "To add is to put amounts together." },
      { words: ["ones", "units"], means: "Ones are single things that you count." },
      { words: ["tens"], means: "Tens are bundles of ten ones." },
      { words: ["sum", "total", "altogether"], means: "The sum is how many there are together." },
      { words: ["digit", "digits"], means: "A digit is a sign that numbers are written with." },
    ],
    answers: [
      LINE_UP,
      SPLIT_SUM,
      COUNT_ON,
      {
        frames: ["why", "how", "whether", "where"],
        concept: "start",
        when: [
          ["why", "do", "which", "where", "what", "how", "can", "is"],
          ["start", "first", "begin"],
        ],
        say: "Start with the ones. When no new ten is made, tens first works too.",
      },
      {
        frames: ["why", "whether"],
        concept: "order",
        when: [["order", "swap", "switch", "turn", "other way", "which number"]],
        say: "You may swap the two numbers. The sum stays the same.",
      },
      {
        frames: ["why", "whether"],
        concept: "like-places",
        when: [
          ["why", "can i add"],
          ["tens", "ones"],
        ],
        say: "A ten is a bundle of ten ones. You count bundles with bundles and singles with singles.",
      },
      {
        frames: ["where", "case"],
        concept: "lining-up",
        when: [["one digit", "1 digit", "single digit", "small", "only ones", "line", "under"]],
        say: "A number with one digit has only ones. Write that digit under the ones.",
      },
      {
        frames: ["why", "whether", "when"],
        concept: "carrying",
        when: [["carry", "regroup"]],
        say: "You carry only when the ones make ten or more. Here they stay below ten.",
      },
      {
        frames: ["whether", "when", "operation"],
        concept: "choosing",
        when: [
          ["how do i know", "when", "story", "plus"],
          ["add", "plus"],
        ],
        say: "Add when two amounts come together. Then there is more than before.",
      },
      CHECK_SUM,
    ],
    asks: ADDING,
    use: "You add when you count the points of two games.",
  },
  {
    skill: "g2.add2c",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "Add the ones first: they may make a ten.",
      "Ten ones are bundled and make one new ten.",
      "That new ten goes to the other tens.",
    ],
    again:
      "Hold 7 cubes in one hand, 8 in the other. Ten of them make a rod for the tens. Five cubes stay with the ones.",
    picture: {
      type: "base-ten",
      alt: "Blocks for 27: 2 rods and 7 cubes. Blocks for 18: 1 rod and 8 cubes.",
      groups: [
        { hundreds: 0, tens: 2, ones: 7, label: "27" },
        { hundreds: 0, tens: 1, ones: 8, label: "18" },
      ],
    },
    example: { difficulty: 2 },
    check: {
      question: "The ones make $15$. What do you do with them?",
      choices: ["Write 15 in the ones place.", "Write 1 and carry 5.", "Write 5 and carry one ten."],
      right: 2,
      whenRight: "You saw one ten and five ones in 15.",
      whenNot: ["How many digits fit in one place?", "Which digit of 15 counts the ten?", ""],
    },
    commonError: {
      misconception: "AD-01",
      what: "Leaving out the new ten: $27 + 18 = 35$.",
      tempting: "You carry it in your head and it gets lost.",
      instead: "Write a small 1 above the tens, then count it.",
    },
    rubric: [
      {
        idea: "the ones make ten or more",
        words: [
          "ones",
          "keep the",
          "10 or over",
          "over ten",
          "over 10",
          "ten or more",
          "more than ten",
          "more than 10",
          "more than 9",
          "too many",
          "10 or more",
        ],
        ask: "How many ones are there together?",
      },
      {
        idea: "ten ones become one ten",
        words: ["new ten", "new 10", "a ten", "1 ten", "one ten", "bundle", "rod", "carry", "carri", "regroup", "a 10"],
        ask: "What do ten ones make?",
      },
    ],
    terms: [
      { words: ["digit", "digits"], means: "A digit is a sign that numbers are written with." },
      { words: ["carry", "carried", "carrying"], means: "To carry is to move a new ten over." },
      { words: ["regroup", "regrouping"], means: "To regroup is to bundle ten ones as a ten." },
      { words: ["bundle"], means: "A bundle is ten things tied together." },
      { words: ["place"], means: "A place is where a digit stands in a number." },
      { words: ["altogether", "total", "sum"], means: "Altogether means all the things counted together." },
    ],
    answers: [
      MANY_ONES,
      LINE_UP,
      SPLIT_SUM,
      COUNT_ON,
      {
        frames: ["how", "what", "case"],
        concept: "hundred-from-tens",
        when: [["100", "hundred", "tens make", "tens are", "10 tens", "ten tens"]],
        say: "Ten tens make one hundred. Write that new hundred on the left.",
      },
      {
        frames: ["why"],
        concept: "carrying",
        when: [
          ["why", "what is"],
          ["carry", "carri", "regroup", "little 1", "small 1"],
        ],
        say: "Ten ones are one ten. It belongs to the other tens, so it moves there.",
      },
      {
        frames: ["when"],
        concept: "carrying",
        when: [["when", "always", "how do i know", "every time"]],
        say: "Look at the ones. Carry when the ones make ten or more.",
      },
      {
        frames: ["how", "where"],
        concept: "carrying",
        when: [["where"]],
        say: "Write the small 1 above the tens. Then you count it with the tens.",
      },
      {
        frames: ["why", "how", "whether", "where"],
        concept: "start",
        when: [
          ["why", "do", "which", "where", "what", "how", "can", "is"],
          ["start", "first", "begin", "left"],
        ],
        say: "Start with the ones. They tell whether a new ten comes to the tens.",
      },
      CHECK_SUM,
      SWAP_SUM,
    ],
    asks: ADDING,
    use: "You carry when you add prices in a shop.",
  },
  {
    skill: "g2.add3",
    version: 1,
    createdOn: "2026-11-20",
    idea: [
      "You add numbers place by place.",
      "Ten ones make a ten, ten tens a hundred.",
      "Ten of one place make one of the next.",
    ],
    again:
      "Sort your blocks: cubes, rods and big squares. Ten cubes make a rod, ten rods a big square. Then count each heap.",
    picture: {
      type: "place-value-chart",
      alt: "249 and 219 written with ones under ones. A small 1 stands above the tens. The sum is 468.",
      headings: ["", "Hundreds", "Tens", "Ones"],
      rows: [
        ["", "", "1", ""],
        ["", "2", "4", "9"],
        ["+", "2", "1", "9"],
        ["", "4", "6", "8"],
      ],
    },
    example: { difficulty: 3 },
    check: {
      question: "You have $13$ tens. What do they make?",
      choices: ["1 hundred and 3 tens", "1 ten and 3 ones", "13 hundreds"],
      right: 0,
      whenRight: "You traded ten tens for one hundred.",
      whenNot: ["", "We are counting tens here, not ones.", "How many tens make one hundred?"],
    },
    commonError: {
      misconception: "AD-04",
      what: "Lining up the left ends of $654$ and $20$.",
      tempting: "Writing starts on the left, so it looks tidy.",
      instead: "Write ones under ones. The left ends need not match.",
    },
    rubric: [
      {
        idea: "you add place by place",
        words: ["place", "ones", "each column", "line", "under", "units"],
        ask: "Which digits do you add together?",
      },
      {
        idea: "ten of one place make one of the next",
        words: [
          "carry",
          "carri",
          "make a ten",
          "make a hundred",
          "trade",
          "regroup",
          "next",
          "10 tens",
          "ten tens",
          "new",
        ],
        ask: "What happens when a place makes ten or more?",
      },
    ],
    terms: [
      { words: ["trade", "swap"], means: "To trade is to swap ten ones for one ten." },
      { words: ["bundle", "bundles"], means: "A bundle is ten things tied together." },
      { words: ["digit", "digits"], means: "A digit is a sign that numbers are written with." },
      { words: ["hundreds", "hundred"], means: "A hundred is ten tens." },
      { words: ["carry", "carried"], means: "To carry is to move ten to the next place." },
      { words: ["column", "columns"], means: "A column is digits under each other." },
      { words: ["place", "places"], means: "A place tells what a digit counts." },
      { words: ["sum", "altogether"], means: "The sum is how many there are together." },
    ],
    answers: [
      MANY_ONES,
      LINE_UP,
      SPLIT_SUM,
      COUNT_ON,
      {
        frames: ["how", "what", "case"],
        concept: "hundred-from-tens",
        when: [["tens"], ["make", "more than", "10", "ten", "too"]],
        say: "Ten tens make one hundred, which joins the hundreds. Write only the tens that stay.",
      },
      {
        frames: ["whether"],
        concept: "twice",
        when: [["twice", "two times", "again", "more than one", "2 times"]],
        say: "You may carry from the ones and from the tens. Check each place on its own.",
      },
      {
        frames: ["why", "what"],
        concept: "carrying",
        when: [["why"], ["carry", "carri", "left", "trade"]],
        say: "Ten of one place fill one bundle on the left.",
      },
      {
        frames: ["how", "case"],
        concept: "lining-up",
        when: [["line", "under", "long", "shorter", "two digit", "2 digit", "set it out", "write them"]],
        say: "Write ones under ones. The shorter number starts further right.",
      },
      {
        frames: ["why", "how", "whether", "where"],
        concept: "start",
        when: [
          ["why", "do", "which", "where", "what", "how", "can", "is"],
          ["start", "first", "begin"],
        ],
        say: "Start with the ones and go left. What you carry is then ready in time.",
      },
      {
        frames: ["whether", "operation"],
        concept: "choosing",
        when: [
          ["more than", "how do i know", "when"],
          ["add", "plus", "story", "take"],
        ],
        say: "“More than” can tell of a bigger amount. If you look for the bigger amount, add.",
      },
      {
        frames: ["how", "what", "when"],
        concept: "checking",
        when: [["check", "right", "sure"]],
        say: "Take one number away from your answer. The other one must be left.",
      },
      SWAP_SUM,
    ],
    asks: ADDING,
    use: "You add hundreds when you count pages or steps.",
  },
];
