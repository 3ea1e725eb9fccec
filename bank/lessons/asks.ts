import type { Lesson } from "#engine";

/** What a problem wants, in other words: first what is said for some of the blueprint's wordings, and last for all the others. */
type Asks = NonNullable<Lesson["asks"]>;

export const ADDING: Asks = [
  { of: ["st", "ga", "ta"], say: "Something was taken away. How much was there at first?" },
  { of: ["fe"], say: "One has fewer than the other. How many has the one with more?" },
  { of: ["ha", "cl"], say: "One has as many as the other, and some more. How many is that?" },
  { say: "Put both amounts together. How much is that in all?" },
];

export const DIVIDING: Asks = [
  { of: ["fi", "ro"], say: "Make groups of the same size. How many groups do you get?" },
  { of: ["fa"], say: "One number is hidden. Which number makes the sentence true?" },
  { of: ["dividen"], say: "Something was divided. How much was there before?" },
  { of: ["divis"], say: "You know the start and the end. By which number was it divided?" },
  { say: "Share equally. How much is one share?" },
];

export const EQUATIONS: Asks = [
  {
    of: ["pu", "po", "cu", "us", "co", "fr", "pag", "ju", "taken-o"],
    say: "The letter stands for a number in the story. Which number makes the story true?",
  },
  { say: "The letter stands for a hidden number. Which number makes the sentence true?" },
];

export const FACTS: Asks = [
  { of: ["ga"], say: "One number is hidden. Which number makes the sentence true?" },
  { say: "Think of groups of the same size. How many is it in all?" },
];

export const FRACTION_SUMS: Asks = [
  { of: ["ga"], say: "You know one fraction and the end. Which fraction was added?" },
  { say: "Put the fractions together. What fraction do they make?" },
];

export const MULTIPLYING: Asks = [
  { of: ["di"], say: "Something was divided. How much was there before?" },
  { say: "The same amount comes again and again. How much is it in all?" },
];

export const TAKING: Asks = [
  { of: ["fe", "more-than$"], say: "Compare both amounts. How far apart are they?" },
  { of: ["st", "missing-p", "missing-s"], say: "One part and the whole are known. How big is the other part?" },
  { of: ["mo"], say: "One has more than the other. How many has the one with fewer?" },
  { of: ["ho", "mi"], say: "You know the start and the rest. How much was taken away?" },
  { say: "You start with an amount and take some away. How much is left?" },
];

export const TIMES: Asks = [
  { of: ["whe", "cl", "tod"], say: "Read the clock. Is it am or pm?" },
  { of: ["whi", "sa", "le", "dig", "me"], say: "A time is said in words. Which numbers are meant?" },
  { of: ["ho", "wa", "mi", "ha"], say: "Read the clock. How long is it until the next hour?" },
  { say: "Read both hands of the clock. Which time do they show?" },
];

export const LASTING: Asks = [
  {
    of: ["when-e", "when-sto", "when-a", "time-l"],
    say: "You know the beginning and how long it lasts. When is the end?",
  },
  {
    of: ["when-b", "when-sta", "when-l", "time-b"],
    say: "You know the end and how long it lasts. When was the beginning?",
  },
  { say: "You know the beginning and the end. How long is it from one to the other?" },
];

export const COINS: Asks = [
  { of: ["fewest"], say: "Make the amount with as few coins as you can. How many coins are there?" },
  { of: ["more"], say: "You see what is there, and a price is told. How much is missing?" },
  { of: ["notes"], say: "Count the notes and the coins. How many dollars and cents are there?" },
  { say: "Count what all the coins are worth. How many cents is that?" },
];

export const PRICES: Asks = [
  { of: ["bi", "ea"], say: "More than one amount is paid. How much of the money is left?" },
  { of: ["ch"], say: "One price is paid. How much of the money comes back or is left?" },
  { say: "Put both amounts together. How much money is that in all?" },
];

export const ASKS = {
  mean: [
    { of: ["ra"], say: "Look for the least and the greatest number. How far apart are the two?" },
    { of: ["med"], say: "Put the numbers in order. Which number lies in the middle?" },
    { of: ["mi"], say: "You know the mean and all numbers but one. Which number is missing?" },
    { say: "Put everything together and share equally. How much is one share?" },
  ],
  graph: [
    { of: ["re"], say: "Find the name on the graph. Which number belongs to that name?" },
    { of: ["tw"], say: "Read two numbers from the graph. How much are they together?" },
    { of: ["al"], say: "Read all numbers of the graph. How many is that in all?" },
    { of: ["to"], say: "Add two numbers from the graph. How far is the sum from the other one?" },
    { say: "Read two numbers from the graph. How far apart are they?" },
  ],
  pv3: [
    { of: ["sp"], say: "Say how many hundreds, tens and ones the number has." },
    { of: ["bl"], say: "Count the blocks in the picture. Which number do they make?" },
    { of: ["va", "wo"], say: "One digit is picked out. How much does it count there?" },
    { of: ["di"], say: "A place is named. Which digit of the number stands there?" },
    { of: ["sc"], say: "The parts are mixed up. Which number do they make?" },
    { of: ["wh", "pa"], say: "Make full tens. How many can you make?" },
    { of: ["ren"], say: "Both sides are the same number. Which number is hidden?" },
    { say: "Ten of one place make one of the next. Which number is it then?" },
  ],
  expand: [
    { of: ["as", "wha", "tot"], say: "Here are the parts of a number. Which number is it?" },
    { of: ["to", "wh"], say: "Read the number to yourself. Choose the words you say." },
    { of: ["mi"], say: "The parts make the number. Which part is hidden?" },
    { of: ["wo", "sa", "pa"], say: "The number is told in words. Write it with digits." },
    { say: "Take the number apart. Write what each digit is worth." },
  ],
  eqmiss: [
    { of: ["ha", "be", "ta"], say: "You know what changed. How many were there at first?" },
    { of: ["given-s"], say: "You know the start and the end. How many came?" },
    { of: ["gi"], say: "You know the start and the rest. How many were given?" },
    { of: ["sa"], say: "Both have the same in all. How many blue ones make that true?" },
    { say: "One number is hidden. Which one makes both sides the same?" },
  ],
  rnd10: [
    { of: ["le"], say: "Many numbers round to the given one. Which of them is the smallest?" },
    { of: ["gr"], say: "Many numbers round to the given one. Which of them is the greatest?" },
    { of: ["whi"], say: "Round each of the choices. Which one comes to the ten in the problem?" },
    { say: "Find the ten that lies nearest to the number." },
  ],
  round: [
    { of: ["le"], say: "Many numbers round to the given one. Which of them is the smallest?" },
    { of: ["gr"], say: "Many numbers round to the given one. Which of them is the greatest?" },
    { say: "Find the nearest number with only zeros after the place the problem names." },
  ],
  mulmean: [
    { of: ["pi", "rows$"], say: "There are equal groups. How many things are there in all?" },
    { of: ["wh"], say: "The first number counts the groups. Find the story that fits both numbers." },
    { of: ["repeat-c"], say: "The same number is added again and again. How often?" },
    { of: ["bo"], say: "Say how many groups there are, and how many are in each." },
    { say: "Use a times sign: first how often, then how many each time." },
  ],
  fracname: [
    {
      of: ["no", "le", "set-r", "words-"],
      say: "The word “not” asks for the rest. What fraction of the whole is that?",
    },
    { of: ["se", "tw"], say: "Only some of the things are meant. What fraction of all are they?" },
    { say: "Only some of the equal parts are meant. What fraction of the whole are they?" },
  ],
  fracline: [{ say: "The line has equal spaces. Which fraction stands at the point?" }],
  mulunk: [
    { of: ["how-many-e"], say: "The things are shared equally. How many are in one share?" },
    {
      of: ["how-many-g", "how-many-f", "how-many-r"],
      say: "You know how many are in one group. How many groups are there?",
    },
    { of: ["ho"], say: "Equal groups were made. How many things were there in all?" },
    { of: ["sa"], say: "Both have just as many in all. How many are in one group of the second child?" },
    { say: "One number is hidden. Which number makes the sentence true?" },
  ],
  multiples: [
    { of: ["first-s", "first-p", "first$"], say: "Count up in equal steps. Write down the numbers you come to." },
    { of: ["nt"], say: "Count up in equal steps. Which number comes at that place?" },
    { of: ["which-f", "which$"], say: "Count up in equal steps. Which of the choices do you come to?" },
    { of: ["bo"], say: "Test both numbers. Say whether each of them leaves nothing over." },
    { of: ["fi", "sm", "pa"], say: "Count up in equal steps. Which number is the first that is big enough?" },
    { of: ["be"], say: "Count up in equal steps. Which numbers lie between the two?" },
    { of: ["fa"], say: "Find every number that fits into the given one with nothing left over." },
    { of: ["com"], say: "Count up in both steps. Which numbers do you come to both times?" },
    { of: ["wh"], say: "Count up in both steps. Which choice do you come to both times?" },
    { say: "Count up in equal steps. Say whether you come to the number." },
  ],
  prime: [
    { of: ["ro"], say: "Try to lay more rows than one, all alike. Say whether that can be done." },
    { of: ["which-ca", "which$"], say: "Only one of the choices is prime. Which one?" },
    { of: ["wh"], say: "Only one of the choices is composite. Which one?" },
    { of: ["next-g", "next-c", "next$"], say: "Count on until you come to a prime number. Which one is it?" },
    { of: ["ne"], say: "Count on to the second prime number you come to. Which one is it?" },
    { of: ["sm"], say: "Try the prime numbers, the smallest first. Which one divides the number?" },
    { say: "Look for the factors of the number. Then say whether the sentence is true." },
  ],
  fraceq: [
    { of: ["ch"], say: "Look for the fraction that is just as big." },
    { of: ["st", "sh"], say: "The parts are cut smaller. How many small parts make the same amount?" },
    { say: "Both fractions are just as big. Which number is missing?" },
  ],
  simplify: [
    { of: ["st", "no"], say: "Look at what is left, as a fraction. Write it with the smallest numbers." },
    { of: ["pa"], say: "Write the part as a fraction, with the smallest numbers there can be." },
    { say: "Find a fraction that is just as big. Use the smallest numbers there can be." },
  ],
  fracsub5: [
    { of: ["lo"], say: "Compare both lengths. How much longer is one than the other?" },
    { say: "The parts have different sizes. Take the smaller amount away from the bigger one." },
  ],
  fracsub: [
    { of: ["ga"], say: "You know the start and what is left. How much was taken away?" },
    { of: ["lo"], say: "Compare both lengths. How much longer is one than the other?" },
    { of: ["who"], say: "All of it is one whole. How much is left without the part you know?" },
    { say: "Take the smaller number away from the bigger one. How much is left?" },
  ],
  mixed: [
    {
      of: ["jugs-m", "write-m", "change-m", "picture-m", "measure-m"],
      say: "How many wholes can you make from all the parts, and what is left?",
    },
    { say: "Cut the wholes into parts, too. How many parts are there, as one fraction?" },
  ],
  decnote: [
    { of: ["to"], say: "How many tenths or hundredths is it? Write that as a fraction." },
    { of: ["ba", "bl", "ch"], say: "Look how much is shown. Write it as a number with a point." },
    { of: ["li"], say: "Which number with a point belongs at the dot?" },
    { of: ["co"], say: "All steps have one size. Which number comes next?" },
    { say: "Write the same amount as a number with a point." },
  ],
  decadd: [
    { of: ["ga"], say: "Something was taken away. How much was there at first?" },
    { say: "Put both amounts together. How much is that in all?" },
  ],
  decsub: [
    { of: ["ga"], say: "One part and the whole are known. How big is the other part?" },
    { of: ["co"], say: "Compare both prices. How far apart are they?" },
    { of: ["sa"], say: "You know the price and what is there. How much is still needed?" },
    { say: "You start with an amount and take some away. How much is left?" },
  ],
  gcf: [
    { of: ["all-d", "all$"], say: "Find every number that divides all the numbers with nothing left over." },
    { of: ["ri"], say: "The pieces are all equal, and as long as they can be. How long is one?" },
    { of: ["pa"], say: "All packs are alike, and there are as many as there can be. How many?" },
    { of: ["al"], say: "Nothing may be left over, and all must be alike. Find every number that works." },
    { say: "Find the largest number that divides all the numbers with nothing left over." },
  ],
  lcm: [
    { of: ["li", "la"], say: "They start together, and each goes its own way. When are they next together?" },
    { of: ["pa"], say: "They buy only full packs. What is the smallest number that all can have?" },
    { say: "Find the smallest number that is in the times tables of all the numbers." },
  ],
  pctconv: [
    { of: ["ba"], say: "Look how much is shaded. How many out of a hundred would that be?" },
    { say: "Keep the amount, and write it in the other way. How does it look then?" },
  ],
  int: [
    {
      of: ["se", "points", "temperature$", "floors$"],
      say: "Begin at zero. How far is it, above or below? Which number says so?",
    },
    { of: ["po"], say: "Read the number line. Which number stands at the point?" },
    { of: ["sa", "mir", "opposite$"], say: "Find the number just as far from zero, on the other side." },
    { of: ["ho", "ab", "ba"], say: "How many steps is the number away from zero?" },
    { of: ["mi", "op"], say: "How far is the number from zero? Then go to the other side with that." },
    { of: ["ap", "te", "fl"], say: "How many steps lie between the two numbers?" },
    { of: ["su"], say: "How far is each number from zero? Add these." },
    { say: "Go to the other side of zero, and back again. Where are you then?" },
  ],
  intcmp: [
    { of: ["si", "com"], say: "Find out which number is greater. Choose the sign that says so." },
    { of: ["le", "fu", "co", "de"], say: "Which of the numbers is the least?" },
    { of: ["gr", "wa"], say: "Which of the numbers is the greatest?" },
    { say: "Put the numbers in order. The question says which end comes first." },
  ],
} as const satisfies Readonly<Record<string, Asks>>;
