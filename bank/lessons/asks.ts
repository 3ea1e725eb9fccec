import type { Lesson } from "#engine";

/** What a problem wants, in other words; `stems`: of which of the blueprint's wordings it is said, of all others where none are named. */
type Asks = NonNullable<Lesson["asks"]>;

const HIDDEN = "One number is hidden. Which number makes the sentence true?";
const BEFORE = "Something was taken away. How much was there at first?";
const GIVEN = "You know the start and what is left. How much was taken away?";
const DIVIDED = "Something was divided. How much was there before?";
const GAPS = "gap-first gap-second gap-turned gap-first-turned";
const TOGETHER = "Put both amounts together. How much is that in all?";

export const ADDING: Asks = [
  { stems: "start-box start-box-right gave-away taken-out", say: BEFORE },
  { stems: "fewer-than", say: "One has fewer than the other. How many has the other?" },
  { stems: "has-more class-more", say: "One has as many as the other and more. How many?" },
  { say: TOGETHER },
];

export const TAKING: Asks = [
  { stems: "more-than fewer-than", say: "Compare both amounts. How far apart are they?" },
  {
    stems: "missing-part missing-start still-needs",
    say: "One part and the whole are known. How big is the other part?",
  },
  { stems: "more-than-the-other", say: "One has more than the other. How many has the other?" },
  { stems: "missing-taken how-many-given", say: "You know the start and the rest. How much was taken away?" },
  { say: "You start with an amount and take some away. How much is left?" },
];

export const FACTS: Asks = [
  { stems: GAPS, say: HIDDEN },
  { say: "Think of groups of the same size. How many is it in all?" },
];

export const MULTIPLYING: Asks = [
  { stems: "dividend dividend-turned", say: DIVIDED },
  { say: "The same amount comes again and again. How much is it in all?" },
];

export const DIVIDING: Asks = [
  { stems: "fill rows", say: "Make groups of the same size. How many groups do you get?" },
  { stems: "factor-second factor-turned", say: HIDDEN },
  { stems: "dividend dividend-turned", say: DIVIDED },
  { stems: "divisor divisor-turned", say: "You know the start and the end. By which number was it divided?" },
  { say: "Share it equally. How much is one share?" },
];

export const FRACTION_SUMS: Asks = [
  { stems: "gap gap-first gap-story", say: "You know one fraction and the end. Which fraction was added?" },
  { say: "Put the fractions together. What fraction do they make?" },
];

export const EQUATIONS: Asks = [
  {
    stems: "put-in taken-out cut-off poured-in used-up containers friends ribbon pages",
    say: "The letter stands for a number in the story. Which number makes the story true?",
  },
  { say: "The letter stands for a hidden number. Which number makes the sentence true?" },
];

const MANY_ROUND = "Many numbers round to this one.";
const ROUND_BACK: Asks = [
  { stems: "least least-name", say: `${MANY_ROUND} Which of them is the smallest?` },
  { stems: "greatest greatest-name", say: `${MANY_ROUND} Which of them is the greatest?` },
];

export const ASKS = {
  pv3: [
    { stems: "split split-name", say: "Say how many hundreds, tens and ones the number has." },
    { stems: "blocks blocks-name", say: "Count the blocks in the picture. Which number do they make?" },
    { stems: "value worth", say: "One digit is picked out. How much does it count there?" },
    { stems: "digit digit-name", say: "A place is named. Which digit of the number stands there?" },
    { stems: "scrambled scrambled-name", say: "The parts are mixed up. Which number do they make?" },
    { stems: "whole-tens packs-of-ten", say: "Make full tens. How many can you make?" },
    { stems: "rename", say: "Both sides are the same number. How many tens are missing?" },
    { say: "Some tens make a new hundred. Which number is it then?" },
  ],
  expand: [
    { stems: "total-box as-one-number what-is", say: "Here are the parts of a number. Which number is it?" },
    { stems: "to-words which-words", say: "Say the number out loud. Choose the words you say." },
    { stems: "missing-part missing-part-first", say: "The parts make the number. Which part is hidden?" },
    { stems: "pages says words", say: "The number is told in words. Write it with digits." },
    { say: "Take the number apart. Write what each digit is worth." },
  ],
  eqmiss: [
    { stems: "had-at-first before-giving-away taken-out", say: "You know what changed. How many were there at first?" },
    { stems: "given-some", say: "You know the start and the end. How many came?" },
    { stems: "given-away", say: "You know the start and the rest. How many were given?" },
    { stems: "same-number", say: "Both have the same in all. How many blue ones does that take?" },
    { say: "One number is hidden. Which one makes both sides the same?" },
  ],
  rnd10: [
    ...ROUND_BACK,
    { stems: "which which-name", say: "Round each of the choices. Which one comes to that ten?" },
    { say: "Find the ten that lies nearest to the number." },
  ],
  round: [...ROUND_BACK, { say: "Find the round number that lies nearest. The question says how round it is to be." }],
  mulmean: [
    { stems: "picture-words picture rows", say: "There are equal groups. How many things are there in all?" },
    { stems: "which-story which-story-told", say: "Find the story with that many groups, and that many in each." },
    { stems: "repeat-count repeat-count-story", say: "The same number is added again and again. How often?" },
    { stems: "boxes-picture", say: "Say how many groups there are, and how many are in each." },
    { say: "Find it with a times sign: first the groups, then the size." },
  ],
  fracname: [
    {
      stems: "not-shaded left-to-shade set-rest words-rest",
      say: "Look at the other parts. What fraction of the whole are they?",
    },
    {
      stems: "set set-of-name two-kinds two-kinds-mixed",
      say: "Only some of the things are meant. What fraction of all are they?",
    },
    { say: "Only some of the equal parts are meant. What fraction of the whole are they?" },
  ],
  fracline: [{ say: "The line has equal spaces. Which fraction stands at the point?" }],
  mulunk: [
    { stems: "how-many-each", say: "The things are shared equally. How many go into each?" },
    {
      stems: "how-many-groups how-many-rows how-many-friends",
      say: "You know how many are in one. How many such groups are there?",
    },
    { stems: "how-many-at-first how-many-packed", say: "Equal groups were made. How many things were there in all?" },
    { stems: "same-number", say: "Both have just as many. How many are in each new group?" },
    { say: HIDDEN },
  ],
  multiples: [
    { stems: "first first-said first-packs", say: "Count up in equal steps. Write down the numbers you come to." },
    { stems: "nth nth-said", say: "Count up in equal steps. Which number comes at that place?" },
    { stems: "which which-full", say: "Count up in equal steps. Which of the choices do you come to?" },
    { stems: "both both-left-over", say: "Both must hold for the number. Say whether they do." },
    {
      stems: "first-after smallest-above packs",
      say: "Count up in equal steps. Which number is the first that is big enough?",
    },
    { stems: "between between-said between-packs", say: "Count up in equal steps. Which numbers lie between the two?" },
    { stems: "factors-divide", say: "Find every number that fits into it with nothing left over." },
    {
      stems: "common common-claps common-lamps",
      say: "Count up in both steps. Which numbers do you come to both times?",
    },
    { stems: "which-both which-both-story", say: "Count up in both steps. Which choice do you come to both times?" },
    { say: "Say whether you come to the number when you count in these steps." },
  ],
  prime: [
    { stems: "rows rows-of-dots", say: "Try to lay more rows than one, all alike. Say whether that can be done." },
    { stems: "which which-cards", say: "Only one of the choices is prime. Which one?" },
    { stems: "which-composite which-composite-cards", say: "Only one of the choices is composite. Which one?" },
    { stems: "next next-counting next-greater", say: "Count on until you come to a prime number. Which one is it?" },
    { stems: "next-two next-two-counting", say: "Count on to the second prime number you come to. Which one is it?" },
    { stems: "smallest-prime", say: "Try the prime numbers, the smallest first. Which one divides it?" },
    { say: "Look for the numbers that divide it. Then say whether the sentence is true." },
  ],
  fraceq: [
    { stems: "choice choice-name", say: "Look for the fraction that is just as big." },
    { stems: "shelves strips", say: "Both are filled just as far. How many of the other parts is that?" },
    { say: "Both fractions are just as big. Which number is missing?" },
  ],
  simplify: [
    {
      stems: "not-of-set still-to-do",
      say: "Look at what is left, as a fraction. Write it with the smallest numbers.",
    },
    { stems: "part-done part-of-set", say: "Write the part as a fraction, with the smallest numbers there can be." },
    { say: "Find a fraction that is just as big. Use the smallest numbers there can be." },
  ],
  fracsub: [
    { stems: "gap gap-story", say: GIVEN },
    { stems: "longer-than", say: "Compare both lengths. How much longer is one than the other?" },
    { stems: "whole-book whole-wall whole-jug", say: "All of it is one whole. How much is there without this part?" },
    { say: "Take the smaller fraction away from the bigger one. How much is left?" },
  ],
  mixed: [
    {
      stems: "change-mixed picture-mixed write-mixed jugs-mixed measure-mixed",
      say: "How many wholes can you make from all the parts, and what is left?",
    },
    { say: "Cut the wholes into parts, too. How many parts are there, as one fraction?" },
  ],
  decnote: [
    { stems: "to-fraction to-fraction-told", say: "How many tenths or hundredths is it? Write that as a fraction." },
    { stems: "bar blocks chart", say: "Look how much is shown. Write it as a number with a point." },
    { stems: "line line-told", say: "Which number with a point belongs at the dot?" },
    { stems: "count-on", say: "All steps have one size. Which number comes next?" },
    { say: "Write the same amount as a number with a point." },
  ],
  decadd: [{ stems: "gap gap-turned gap-other", say: BEFORE }, { say: TOGETHER }],
  gcf: [
    { stems: "all all-divide", say: "Find every number that divides both with nothing left over." },
    { stems: "ribbons", say: "The pieces are all equal, and as long as they can be. How long is one?" },
    { stems: "packs", say: "All packs are alike, and there are as many as there can be. How many?" },
    {
      stems: "all-ribbons all-packs",
      say: "Nothing may be left over, and all must be alike. Find every number that works.",
    },
    { say: "Find the largest number that divides both with nothing left over." },
  ],
  lcm: [
    { stems: "lights laps", say: "Both start together, and each goes its own way. When do they meet first?" },
    { stems: "packs-to-match", say: "Both buy only full ones. What is the smallest number that both can have?" },
    { say: "Find the smallest number that is in the times tables of both." },
  ],
  pctconv: [
    { stems: "bar", say: "Look how much is shaded. How many out of a hundred would that be?" },
    { say: "It is the same amount, written in another way. How does it look then?" },
  ],
  int: [
    {
      stems: "floors sea-level temperature points",
      say: "Begin at zero. Which number fits: how far, and above or below?",
    },
    { stems: "point point-name", say: "Read the number line. Which number stands at the point?" },
    { stems: "mirror same-distance opposite", say: "Find the number just as far from zero, on the other side." },
    { stems: "how-far how-many-steps absolute-value bars", say: "How many steps is the number away from zero?" },
    {
      stems: "minus-absolute opposite-of-absolute",
      say: "How far is the number from zero? Then go to the other side with that.",
    },
    { stems: "temperature-change floors-between apart", say: "How many steps lie between the two numbers?" },
    { stems: "sum-of-sizes", say: "How far is each number from zero? Add these." },
    { say: "Go to the other side of zero, and back again. Where are you then?" },
  ],
  intcmp: [
    { stems: "sign compare", say: "Find out which number is greater. Choose the sign that says so." },
    { stems: "furthest-left coldest least deepest", say: "Which of the numbers is the least?" },
    { stems: "warmest greatest", say: "Which of the numbers is the greatest?" },
    { say: "Put the numbers in order. The question says which end comes first." },
  ],
} as const satisfies Readonly<Record<string, Asks>>;
