import type { Lesson } from "#engine";

/** Answers that several lessons give, in the words of the youngest of them. */
type Answer = Lesson["answers"][number];

export const COUNT_UP: Answer = {
  frames: ["whether", "other-way"],
  concept: "quick-way",
  when: [["count up", "count on", "count from", "count forward", "counting up", "counting on"]],
  say: "Yes, count up from the smaller number to the bigger. Your steps together are the answer.",
};

export const COUNT_ON: Answer = {
  frames: ["whether", "other-way"],
  concept: "quick-way",
  when: [["count on", "count up", "counting on", "counting up"]],
  say: "Yes, begin at the bigger number and count on. Take big steps first, then ones.",
};

export const SPLIT_SUM: Answer = {
  frames: ["whether", "other-way"],
  concept: "expanded",
  when: [
    ["split", "break", "cut", "apart"],
    ["number", "it", "them", "up", "apart", "another", "differently"],
  ],
  say: "Yes, split a number any way that helps you. Add every part, so that nothing is missing.",
};

export const TAKE_WHEN: Answer = {
  frames: ["when", "operation"],
  concept: "choosing",
  when: [
    ["how do i know", "how can i tell", "how do you know", "when do", "plus or", "add or", "minus or"],
    ["take", "minus", "subtract", "plus", "add"],
  ],
  say: "Take away when some go, or when you compare. Add when amounts come together.",
};

export const LINE_UP: Answer = {
  frames: ["why"],
  concept: "lining-up",
  when: [["why"], ["line", "under each", "under the other", "columns"]],
  say: "Each place counts something else: ones, tens or hundreds. In line, you only put the same things together.",
};

export const SAME_DIGITS: Answer = {
  frames: ["whether", "case"],
  concept: "same-amount",
  when: [
    ["are the same", "is the same", "are equal", "same ones", "same digit", "both the same"],
    ["ones", "tens", "digit", "both"],
  ],
  say: "When both digits are the same, nothing is left there. Write a zero. A zero in front is not written.",
};

/** Where a digit may have been traded from. */
export const SAME_DIGITS_TRADED: Answer = {
  ...SAME_DIGITS,
  say: "If one was traded away there, trade once more. If not, nothing is left there: write a zero.",
};

export const MANY_ONES: Answer = {
  frames: ["whether", "case"],
  concept: "ten-or-more",
  when: [["more than", "over 9", "over ten", "over 10", "bigger than", "or more"], ["ones"]],
  say: "Ten ones make one ten, which joins the tens. Write only the ones that stay.",
};

export const TIMES_WHEN: Answer = {
  frames: ["when", "operation"],
  concept: "choosing",
  when: [
    ["how do i know", "how can i tell", "how do you know", "when do"],
    ["times", "multipl"],
  ],
  say: "Use times when every group has the same number. Times counts all the groups together.",
};

export const ORDER_MATTERS: Answer = {
  frames: ["whether", "where"],
  concept: "order",
  when: [
    [
      "order",
      "swap",
      "switch",
      "other way round",
      "which one is first",
      "which is first",
      "which fraction",
      "goes first",
      "comes first",
    ],
  ],
  say: "The order matters. The amount you start with comes first.",
};

export const ANY_BOTTOM: Answer = {
  frames: ["whether", "case"],
  concept: "least-common-multiple",
  when: [
    [
      "smallest",
      "lowest",
      "any same",
      "any common",
      "any bottom",
      "least",
      "friend used",
      "another bottom",
      "different bottom",
    ],
    ["bottom", "denominator", "common", "the same"],
  ],
  say: "Any common bottom works. With the smallest one the numbers stay small.",
};

export const ONE_BOTTOM: Answer = {
  frames: ["whether", "case"],
  concept: "one-of-them",
  when: [
    ["goes into", "go into", "fits into", "change both", "both fractions", "only one", "just one", "just 1", "only 1"],
    ["bottom", "other", "fraction", "denominator"],
  ],
  say: "If one bottom goes into the other, change only the fraction with the smaller bottom. If not, change both.",
};

export const UNEVEN_PLACES: Answer = {
  frames: ["whether", "case", "how"],
  concept: "longer-decimal",
  when: [["more numbers", "more digits", "longer", "shorter", "fewer digits", "less digits"]],
  say: "Put point under point. Where a place is empty, think of a zero there.",
};

export const TRY_NUMBERS: Answer = {
  frames: ["whether", "other-way"],
  concept: "in-head",
  when: [["try", "trying", "guess"]],
  say: "Yes, try a number, and see whether everything fits. If not, try a bigger or a smaller one.",
};

export const ANY_LETTER: Answer = {
  frames: ["whether", "case"],
  concept: "letter",
  when: [
    ["can", "could", "may", "what if"],
    ["x", "letter", "answer", "be"],
    ["fraction", "decimal", "negative", "below zero", "minus"],
  ],
  say: "A letter can stand for any number: a whole one, a fraction, or one below zero. Put yours in to check it.",
};

export const ADD_WHEN: Answer = {
  frames: ["when", "operation"],
  concept: "choosing",
  when: [
    ["how do i know", "how can i tell", "how do you know", "when do", "add or", "plus or", "minus or"],
    ["add", "plus", "take", "subtract", "minus"],
  ],
  say: "Add when you want all of it together. Take away to see how much longer one is.",
};

export const NAMED_BARS: Answer = {
  frames: ["where", "what"],
  concept: "which-number",
  when: [["which bar", "which row", "which of the bars"]],
  say: "Look for the names that the question says. Read the bars or rows with these names.",
};

export const EXTRA_NUMBER: Answer = {
  frames: ["whether", "case", "where"],
  concept: "extra-number",
  when: [["not need", "extra number", "all the numbers", "every number", "all of the numbers", "all numbers"]],
  say: "A story may tell a number that only describes things. Leave that number out.",
};

export const DIGIT_WORTH: Answer = {
  frames: ["why"],
  concept: "digit",
  when: [["why"], ["not just", "and not", "worth"]],
  say: "A digit counts what its place says. In $345$ the 4 stands for four tens.",
};

export const TOP_SMALL: Answer = {
  frames: ["case", "whether"],
  concept: "too-few",
  when: [
    ["too small", "too few", "is smaller", "is bigger", "not enough"],
    ["top", "bottom", "ones", "tens", "digit"],
  ],
  say: "A top digit that is too small needs a trade. Trade one from its left for ten more.",
};

export const CHECK_SUM: Answer = {
  frames: ["how", "what", "when"],
  concept: "checking",
  when: [["check", "sure", "is right", "it is right", "am right"]],
  say: "Take one number away from your answer. The other one must be left.",
};

export const SWAP_SUM: Answer = {
  frames: ["why", "whether"],
  concept: "order",
  when: [["swap", "switch", "turn", "other way round", "which number goes first", "which way round"]],
  say: "You may swap the two numbers. The sum stays the same.",
};

export const TURNED_DIGITS: Answer = {
  frames: ["why", "whether", "case"],
  concept: "digits-turned",
  when: [["turn", "swap", "bigger one", "bigger 1", "other way", "upside", "my way", "big one", "from the bigger"]],
  say: "Turning the digits round makes a different problem. Always take the bottom from the top.",
};

export const CHECK_QUOTIENT: Answer = {
  frames: ["how", "when"],
  concept: "checking",
  when: [["check", "sure", "is right", "it is right", "am right"]],
  say: "Multiply your answer by the number you divided by. You must get the start again.",
};

export const GAVE_AWAY: Answer = {
  frames: ["whether", "why", "when", "what"],
  concept: "giving-word",
  when: [
    ["gave", "give", "giving", "took", "taken", "takes"],
    ["take away", "minus", "subtract", "taking away", "always", "add", "plus"],
  ],
  say: "“Gave away” does not always mean taking away. To find the start, put the parts together.",
};

export const FEWER_ADD: Answer = {
  frames: ["whether", "why", "when"],
  concept: "fewer-word",
  when: [
    ["fewer", "less"],
    ["take away", "minus", "subtract", "add", "plus", "away"],
  ],
  say: "“Fewer” tells who has less. If you look for the one with more, add.",
};

export const MORE_WORD: Answer = {
  frames: ["whether", "why", "when"],
  concept: "more-word",
  when: [["more"], ["add", "plus"]],
  say: "The word “more” does not always mean adding. Look who has more.",
};

export const AT_FIRST: Answer = {
  frames: ["what", "whether", "when", "difference", "case"],
  concept: "at-first",
  when: [
    ["at first", "at the beginning", "in the beginning", "at the start", "to begin with", "first means"],
    ["mean", "before", "befor", "same", "what", "is it", "is that"],
  ],
  say: "“At first” means before anything happened. Then some went or came.",
};

export const BOX_MINUS: Answer = {
  frames: ["why", "whether", "case", "how", "what"],
  concept: "box-and-sign",
  when: [
    ["box", "empty square", "missing", "blank"],
    ["minus", "take away", "subtract", "in front", "at the front", "at the start"],
    ["add", "plus", "why", "what", "how", "is it"],
  ],
  say: "A box hides a number. If a minus comes after the box, add.",
};

export const BOX_PLUS: Answer = {
  frames: ["why", "whether", "case", "how", "what"],
  concept: "box-and-sign",
  when: [
    ["box", "missing", "blank", "a plus", "plus sign", "plus sum", "with plus"],
    ["plus", "add"],
    ["minus", "take", "subtract", "why", "how"],
  ],
  say: "A box can hide a part. Then take the known part from the whole.",
};

export const SUM_BIGGER: Answer = {
  frames: ["whether", "when", "why", "how"],
  concept: "size-of-answer",
  when: [
    ["bigger", "smaller", "more than both", "less than"],
    ["answer", "sum", "it be", "always", "both", "adding", "when you add"],
  ],
  say: "A sum is never smaller than the numbers you add. An answer that is smaller cannot be right.",
};

export const DIFF_SMALLER: Answer = {
  frames: ["whether", "when", "why", "how"],
  concept: "size-of-answer",
  when: [
    ["smaller", "bigger", "less", "higher", "larger"],
    ["answer", "come out", "always", "should it"],
  ],
  say: "The answer is never more than the bigger number. An answer that is bigger cannot be right.",
};

export const ADD_ZERO: Answer = {
  frames: ["why", "what", "whether", "case", "how"],
  concept: "adding-zero",
  when: [
    ["0", "zero", "nought", "nothing"],
    ["add", "plus", "do with"],
    ["change", "do", "is ", "what", "does", "why", "nothing"],
  ],
  say: "Adding a zero brings nothing new. Count what else is in that place.",
};

export const ONE_DIGIT: Answer = {
  frames: ["why", "whether", "case", "where"],
  concept: "one-digit",
  when: [
    ["write", "put", "fit"],
    [
      "both digits",
      "two digits",
      "2 digits",
      "the whole",
      "just write",
      "10",
      "11",
      "12",
      "13",
      "14",
      "15",
      "16",
      "17",
      "18",
    ],
  ],
  say: "Each place has room for one digit. Ten of a place move left as one.",
};

export const EXACT_TEN: Answer = {
  frames: ["why", "whether", "case", "what"],
  concept: "exactly-ten",
  when: [
    ["exactly 10", "exactly ten", "makes 10", "make 10", "makes ten", "make ten", "is 10", "is ten"],
    ["ones", "write", "put", "0", "zero", "what if", "what do"],
  ],
  say: "Exactly ten leaves none in that place. Write a 0 and carry one.",
};

export const NEVER_TWO: Answer = {
  frames: ["why", "whether", "case", "when"],
  concept: "carrying-more",
  when: [
    ["carry", "carried", "goes over", "go over", "to carry"],
    [
      "a 2",
      "a two",
      "never carry 2",
      "never carry two",
      "more than 1",
      "more than one",
      "always 1",
      "always a 1",
      "always a one",
      "only 1",
    ],
    ["can", "why", "do", "is it", "could"],
  ],
  say: "Two digits and a carried 1 make 19 at most. So you never carry more than 1.",
};

export const EQUALS_TURNED: Answer = {
  frames: ["why", "whether", "what", "where", "case"],
  concept: "turned-sum",
  when: [
    [
      "backwards",
      "back to front",
      "wrong way round",
      "wrong side",
      "answer first",
      "answer is first",
      "other side",
      "at the front",
      "equals",
      "start with the answer",
    ],
    ["equals", "sum", "box", "written", "answer", "sign"],
  ],
  say: "An equals sign works both ways. The two sides are worth the same.",
};

export const WHY_COUNT_UP: Answer = {
  frames: ["why"],
  concept: "quick-way",
  when: [
    ["why", "how come", "how does", "how can"],
    ["count up", "counting up", "count on", "counting on", "count from", "counting forward"],
  ],
  say: "Taking away leaves the gap between two numbers. Counting up walks over the same gap.",
};

export const MAY_NOT_TRADE: Answer = {
  frames: ["whether", "other-way", "when"],
  concept: "always-trading",
  when: [
    ["have to", "need to", "must", "always", "without"],
    ["borrow", "trade", "trading", "regroup", "cross"],
  ],
  say: "Trading is one way on paper. Counting up or a number line works too.",
};

export const TOP_ORDER: Answer = {
  frames: ["why", "whether", "where", "what"],
  concept: "on-top",
  when: [
    ["which", "bigger", "big ", "big number", "small number", "swap", "larger"],
    ["on top", "at the top", "on the top", "at the bottom", "comes first"],
  ],
  say: "The number you take from stands on top. Swapped, the answer would change.",
};

export const SMALL_ONE: Answer = {
  frames: ["what", "why", "where", "how", "whether"],
  concept: "small-one",
  when: [
    ["little 1", "small 1", "tiny 1", "little one", "small one", "extra 1", "the 1", "a 1", "a one", "the one"],
    ["what", "why", "where", "put", "from", "next to", "in front"],
  ],
  say: "The small 1 means ten more in that place. The ten came from the left.",
};

export const ZERO_SKIP: Answer = {
  frames: ["why", "whether", "case", "what"],
  concept: "skipping-zero",
  when: [
    ["0", "zero"],
    ["skip", "nothing", "leave out", "leave it", "leave the", "ignore", "miss", "jump"],
  ],
  say: "A zero counts none, and the place is still there. Never skip a place.",
};

export const PLACE_FIRST: Answer = {
  frames: ["why", "whether", "when"],
  concept: "place-first",
  when: [
    ["bigger", "biggest", "higher"],
    ["digit", "worth", "number", "than"],
    ["why", "is", "not", "but", "does"],
  ],
  say: "The place counts more than the digit. One hundred is more than nine tens.",
};

export const BACK_ROUND: Answer = {
  frames: ["how", "what", "why", "whether", "case", "where", "when"],
  concept: "rounds-back",
  when: [
    [
      "greatest",
      "biggest",
      "smallest",
      "largest",
      "highest",
      "lowest",
      "how many numbers",
      "more than one number",
      "more than 1 number",
      "other numbers",
      "lots of numbers",
    ],
    ["round", "can it be", "goes to", "go to", "it could be"],
  ],
  say: "Many numbers round to the same one. They reach from halfway below to just before halfway above.",
};

export const NOT_EXACT: Answer = {
  frames: ["whether", "difference", "what"],
  concept: "not-exact",
  when: [
    [
      "guess",
      "not exact",
      "the exact",
      "exact one",
      "exact when",
      "real number",
      "real one",
      "true number",
      "cheat",
      "lie",
      "made up",
    ],
    ["round", "number", "it"],
  ],
  say: "A rounded number is near the real one, not equal. Rounding has rules, so nobody guesses.",
};

export const CHECK_ROUND: Answer = {
  frames: ["how", "when", "what"],
  concept: "checking",
  when: [["check", "sure", "is right", "it is right", "am right"]],
  say: "Count how far away your rounded number is. No other one may be nearer.",
};

export const GAP_HOW: Answer = {
  frames: ["how", "case"],
  concept: "missing-number",
  when: [["box", "missing", "empty"]],
  say: "Ask how many groups make the result. Count up in steps until you reach it.",
};

export const GAP_WHAT: Answer = {
  frames: ["what", "whether", "where"],
  concept: "missing-number",
  when: [
    ["box", "gap", "blank"],
    ["which", "or", "answer", "result", "stand", "mean", "whole"],
  ],
  say: "A box beside $\\times$ stands for groups or for their size. The result stands alone.",
};

export const SQUARE_DOTS: Answer = {
  frames: ["whether", "why", "what", "case"],
  concept: "square",
  when: [["square"], ["is", "same", "look", "why", "shape", "dots", "make"]],
  say: "Equal numbers of rows and dots in a row make a square.",
};

export const SKIP_COUNT: Answer = {
  frames: ["whether", "other-way", "how"],
  concept: "skip-counting",
  when: [
    [
      "count in",
      "counting in",
      "skip count",
      "count by",
      "counting by",
      "my finger",
      "with finger",
      "use finger",
      "count up in",
      "go up in",
    ],
    ["can", "is", "allowed", "ok", "do", "may", "just"],
  ],
  say: "Counting in steps works. Keep track of how many steps you made.",
};

export const NEAR_FACT: Answer = {
  frames: ["how", "other-way", "whether", "case"],
  concept: "another-fact",
  when: [
    ["from a", "from another", "use a", "use another", "know", "forgot", "forget"],
    ["another", "fact", "only", "other one", "5 times", "10 times", "table"],
  ],
  say: "Start from a fact you know. Then add one group, or take one away.",
};

export const MORE_OR_NOT: Answer = {
  frames: ["whether", "when", "why"],
  concept: "size-of-answer",
  when: [
    ["bigger", "larger", "smaller", "more than"],
    ["always", "times", "multipl", "answer"],
  ],
  say: "Times 2 or more makes more, unless a number is 0. Times 1 keeps the number.",
};

export const SHARE_OR_GROUPS: Answer = {
  frames: ["whether", "what", "difference", "why", "where"],
  concept: "share-or-groups",
  when: [
    [
      "everyone gets",
      "everybody gets",
      "each gets",
      "each one gets",
      "shared into",
      "how many groups",
      "how many each",
      "number of groups",
      "groups or",
      "share or",
      "each 1 gets",
    ],
    ["group", "share", "shared", "each", "gets"],
  ],
  say: "Dividing finds how many each gets, or how many groups there are.",
};

export const TAKE_AGAIN: Answer = {
  frames: ["whether", "other-way", "how"],
  concept: "taking-again",
  when: [
    ["take away", "taking away", "taking", "take 4", "take 5", "subtract", "minus"],
    ["again", "keep", "over and over", "lots of", "many times", "repeated", "until"],
  ],
  say: "Taking the same amount away again and again works too. Count how often you took it.",
};

export const SHARE_LESS: Answer = {
  frames: ["whether", "when", "why"],
  concept: "size-of-answer",
  when: [
    ["smaller", "less", "bigger", "more than"],
    ["divid", "shar", "answer"],
    ["always", "be", "than", "make", "is"],
  ],
  say: "Sharing never makes more. No share can be more than all there was.",
};

export const BOX_DIVIDE: Answer = {
  frames: ["why", "how", "whether", "case", "what"],
  concept: "before-dividing",
  when: [
    ["box", "hidden", "missing", "it says", "sign says"],
    ["divid", "share", "sign", "÷", "first number"],
    ["first", "before", "front", "times", "multipl", "start", "what do"],
  ],
  say: "If the number before $\\div$ is hidden, multiply. Multiplying puts the shares back together.",
};

export const BIGGER_FACTORS: Answer = {
  frames: ["whether", "when", "why"],
  concept: "more-factors",
  when: [["bigger", "larger", "big "], ["factor"], ["more", "always", "many", "less", "lots", "have"]],
  say: "A bigger number need not have more factors. Some big numbers have only two.",
};

export const SAME_FRACTION: Answer = {
  frames: ["whether", "why", "case"],
  concept: "two-names",
  when: [
    ["same as", "as much as", "equal", "still the same"],
    ["fraction", "1/", "2/", "3/", "4/", "5/", "6/", "7/", "8/", "9/", "10/", "half"],
  ],
  say: "Two fractions can name one amount. Two quarters are as much as one half.",
};

export const BOTTOM_STAYS: Answer = {
  frames: ["why", "whether", "case"],
  concept: "bottom",
  when: [
    ["bottom", "denominator"],
    [
      "as well",
      "too",
      "also",
      "dont you",
      "don't you",
      "do i add",
      "do i take",
      "do i subtract",
      "do i minus",
      "do you",
    ],
  ],
  say: "Bottoms only name the size of the parts, so they are never added or subtracted. A common bottom stays.",
};

export const SUM_SIZE: Answer = {
  frames: ["whether", "how", "case", "why"],
  concept: "how-big",
  when: [
    [
      "too small",
      "too big",
      "get bigger",
      "gets bigger",
      "be bigger",
      "be more",
      "more than a half",
      "less than a half",
      "weird",
      "make sense",
      "about how",
    ],
    ["answer", "it", "half", "fraction", "sum", "be"],
  ],
  say: "A sum is bigger than each of the numbers in it. Adding the bottoms too would make it too small.",
};

export const REST_SIZE: Answer = {
  frames: ["whether", "how", "case", "why"],
  concept: "how-big",
  when: [
    [
      "too small",
      "is bigger",
      "is smaller",
      "too big",
      "get smaller",
      "gets smaller",
      "be smaller",
      "be less",
      "be bigger",
      "more than",
      "make sense",
      "about how",
    ],
    ["answer", "it", "start", "fraction", "end", "be", "left"],
  ],
  say: "What is left is less than what you started with. Compare your answer with the start.",
};

export const BIG_NUMBERS: Answer = {
  frames: ["whether", "why", "case"],
  concept: "big-numbers",
  when: [
    ["huge", "massive", "so big", "really big", "so large", "such a big", "very big", "giant"],
    ["number", "bottom", "denominator", "it"],
  ],
  say: "Big numbers are fine: a large common bottom works as well as a small one. At the end it can get smaller.",
};

export const WHOLES_APART: Answer = {
  frames: ["how", "whether", "case"],
  concept: "front-number",
  when: [
    [
      "big number",
      "leave the whole",
      "whole number alone",
      "number in front",
      "number at the front",
      "mixed",
      "whole number too",
      "wholes",
    ],
    ["take", "do i", "do with", "happen", "subtract", "minus", "with"],
  ],
  say: "Take wholes from wholes and parts from parts. With too few parts, open one whole first.",
};

export const MONEY_SIGN: Answer = {
  frames: ["what", "why", "whether"],
  concept: "money-sign",
  when: [
    ["sign", "squiggle", "symbol", "curly", "€", "₹", "the $"],
    ["front", "before", "money", "funny", "price", "euro", "dollar", "rupee", "pound"],
  ],
  say: "A sign before a price tells which money is meant. It does not change the calculation.",
};

export const TENTHS_FIRST: Answer = {
  frames: ["whether", "why", "case"],
  concept: "bigger-decimal",
  when: [
    ["bigger", "smaller", "more", "less", "higher"],
    ["than"],
    ["isn't", "isnt", "0.", "1.", "2.", "3.", "4.", "5.", "6.", "7.", "8.", "9.", "point", "decimal"],
  ],
  say: "Compare tenths first, whatever comes after. More places do not make a number bigger.",
};

export const GO_BACK: Answer = {
  frames: ["why", "whether", "case"],
  concept: "going-back",
  when: [
    ["start", "beginning", "at first", "before", "started"],
    ["missing", "not know", "unknown", "go back", "not told", "not tell", "backwards"],
  ],
  say: "If the start is missing, go back from the end. What went comes back, and what came goes.",
};

export const GIVES_WORD: Answer = {
  frames: ["why", "whether", "case", "when"],
  concept: "tempting-word",
  when: [
    ["give", "gave", "spend", "lost", "lose", "sell", "sold", "uses"],
    ["always", "mean", "minus", "take away", "so i", "add"],
  ],
  say: "“Gives” or “more” need not tell what to do. Look whether the start or the end is asked.",
};

export const WHO_HAS_MORE: Answer = {
  frames: ["whether", "case", "what"],
  concept: "who-has-more",
  when: [
    [
      "who has more",
      "has more and",
      "has less",
      "has fewer",
      "other one has",
      "got more",
      "got less",
      "have more",
      "have less",
      "more or less",
      "other 1 has",
    ],
  ],
  say: "“More than” also says who has fewer. Think of two bars, one of them longer.",
};

export const NOT_DONE: Answer = {
  frames: ["whether", "when", "case"],
  concept: "finished",
  when: [
    ["done", "finished", "the end", "the answer", "my answer", "stop", "all of it"],
    ["now", "already", "yet", "is that", "am i", "is it", "so", "then", "can i", "first number", "first step", "after"],
  ],
  say: "Read the question again after every step. The answer is what the question asks for.",
};

export const GROUPS: Answer = {
  frames: ["what", "whether", "why"],
  concept: "groups",
  when: [
    ["boxes", "bags", "rows", "trays", "jars", "packs", "shelves", "packets", "crates", "tins"],
    ["need", "what are", "for", "why", "matter", "mean boxes"],
  ],
  say: "Boxes, bags and rows are the groups. How many there are matters as much as what is in each.",
};

export const OR_WORD: Answer = {
  frames: ["what", "whether", "why"],
  concept: "or-word",
  when: [["or"], ["pick", "choose", "says", "word", "both", "mean", "one of"]],
  say: "“Cats or dogs in all” means both together. Add the two numbers.",
};

export const OTHERS_OUT: Answer = {
  frames: ["whether", "case"],
  concept: "others-too",
  when: [
    [
      "other",
      "others",
      "everyone",
      "everybody",
      "all the bars",
      "all the rows",
      "all of the bars",
      "every bar",
      "all the names",
      "rest of",
      "need ben",
      "need elif",
      "need ivan",
      "need kofi",
      "need lea",
      "need mia",
      "need nia",
      "need noah",
      "need omar",
      "need priya",
      "need ravi",
      "need rosa",
      "need sam",
      "need tom",
      "need uma",
      "need wei",
      "need yuki",
      "need zoe",
    ],
    ["need", "use", "count", "look", "read", "add", "do i", "matter"],
  ],
  say: "Only the names in the question count. Leave the other bars or rows out.",
};

export const TO_OR_PAST: Answer = {
  frames: ["whether", "case", "difference"],
  concept: "minutes-to",
  when: [["to"], ["before", "past", "after", "not yet", "yet", "earlier"], ["mean", "means", "is", "so", "says"]],
  say: "“To” is before the hour, and “past” is after. Ten to 5 is not 5 yet.",
};

export const CLOCK_NUMBERS: Answer = {
  frames: ["why", "case", "how", "whether", "when"],
  concept: "clock-numbers",
  when: [
    ["numbers"],
    ["leave out", "left out", "missing", "no", "not there", "without", "isnt", "arent", "not have", "gone"],
    ["clock", "they", "there", "why", "on it", "what", "how", "when"],
  ],
  say: "Some clocks leave numbers out. The 12 is always on top.",
};

export const HAND_MOVES: Answer = {
  frames: ["why", "whether", "case"],
  concept: "hand-moves",
  when: [
    ["hour hand", "short hand", "little hand", "small hand", "hand"],
    [
      "not on",
      "not point",
      "past the",
      "in the middle",
      "nearly",
      "almost",
      "a bit",
      "move",
      "close",
      "next to",
      "not exactly",
      "between",
    ],
  ],
  say: "The short hand creeps on all the time. Late in an hour, the next number is near.",
};

export const OTHER_LETTER: Answer = {
  frames: ["whether", "case", "why"],
  concept: "other-letter",
  when: [
    ["another letter", "different letter", "other letter", "called", "not x", "any letter", "own letter"],
    ["letter", "if it", "use", "matter", "was called", "not x"],
  ],
  say: "Any letter may stand for the number. Its value stays the same.",
};

export const LETTER_THING: Answer = {
  frames: ["what", "whether", "how"],
  concept: "letter-thing",
  when: [
    ["short for", "stand for", "mean", "name of", "is n", "is m", "is p", "is x", "is w"],
    ["bags", "marbles", "the thing", "how many", "litres", "beads", "buttons"],
  ],
  say: "A letter stands for a number, not for a thing. With $b$ balls, $b$ says how many.",
};

export const CHANGE_BACK: Answer = {
  frames: ["how", "when"],
  concept: "checking",
  when: [["check", "sure", "is right", "am right", "it right"]],
  say: "Change your answer back the other way. You must come to the number you began with.",
};

export const EITHER_SIDE: Answer = {
  frames: ["whether", "what", "where", "when"],
  concept: "length-or-width",
  when: [
    ["length", "width", "wide", "long side", "longer side", "long", "short side"],
    ["always", "which", "matter", "has to", "have to", "one is"],
  ],
  say: "Either side may be called the length. What you find stays the same.",
};
