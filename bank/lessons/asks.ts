/**
 * What a problem wants, in other words: first what is said for some of the blueprint's wordings, with the beginnings of
 * their ids before a colon, and last what is said for all the others.
 */
type Asks = readonly string[];

export const ADDING: Asks = [
  "st ga ta: Something was taken away. How much was there at first?",
  "fe: One has fewer than the other. How many has the one with more?",
  "ha cl: One has as many as the other, and some more. How many is that?",
  "Put both amounts together. How much is that in all?",
];

export const DIVIDING: Asks = [
  "fi ro: Make groups of the same size. How many groups do you get?",
  "fa: One number is hidden. Which number makes the sentence true?",
  "dividen: Something was divided. How much was there before?",
  "divis: You know the start and the end. By which number was it divided?",
  "Share equally. How much is one share?",
];

export const EQUATIONS: Asks = [
  "pu po cu us co fr ri pag ju taken-o: The letter stands for a number in the story. Which number makes the story true?",
  "The letter stands for a hidden number. Which number makes the sentence true?",
];

export const FACTS: Asks = [
  "ga: One number is hidden. Which number makes the sentence true?",
  "Think of groups of the same size. How many is it in all?",
];

export const FRACTION_SUMS: Asks = [
  "ga: You know one fraction and the end. Which fraction was added?",
  "Put the fractions together. What fraction do they make?",
];

export const MULTIPLYING: Asks = [
  "di: Something was divided. How much was there before?",
  "The same amount comes again and again. How much is it in all?",
];

export const TAKING: Asks = [
  "fe more-than$: Compare both amounts. How far apart are they?",
  "st missing-p missing-s: One part and the whole are known. How big is the other part?",
  "mo: One has more than the other. How many has the one with fewer?",
  "ho mi: You know the start and the rest. How much was taken away?",
  "You start with an amount and take some away. How much is left?",
];

export const TIMES: Asks = [
  "whe cl dia: Read the clock. Is it am or pm?",
  "whi sa le dig me: A time is said in words. Which numbers are meant?",
  "ho wa mi ha: Read the clock. How long is it until the next hour?",
  "Read both hands of the clock. Which time do they show?",
];

export const LASTING: Asks = [
  "when-e when-sto when-a time-l: You know the beginning and how long it lasts. When is the end?",
  "when-b when-sta when-l time-b: You know the end and how long it lasts. When was the beginning?",
  "You know the beginning and the end. How long is it from one to the other?",
];

export const COINS: Asks = [
  "fewest: Make the amount with as few coins as you can. How many coins are there?",
  "more: You see what is there, and a price is told. How much is missing?",
  "notes: Count the notes and the coins. How many dollars and cents are there?",
  "Count what all the coins are worth. How many cents is that?",
];

export const PRICES: Asks = [
  "bi ea: More than one amount is paid. How much of the money is left?",
  "ch: One price is paid. How much of the money comes back or is left?",
  "Put both amounts together. How much money is that in all?",
];

export const ASKS = {
  mean: [
    "ra: Look for the least and the greatest number. How far apart are the two?",
    "med: Put the numbers in order. Which number lies in the middle?",
    "mi: You know the mean and all numbers but one. Which number is missing?",
    "Put everything together and share equally. How much is one share?",
  ],
  graph: [
    "re: Find the name on the graph. Which number belongs to that name?",
    "tw: Read two numbers from the graph. How much are they together?",
    "al: Read all numbers of the graph. How many is that in all?",
    "to: Add two numbers from the graph. How far is the sum from the other one?",
    "Read two numbers from the graph. How far apart are they?",
  ],
  pv3: [
    "sp: Say how many hundreds, tens and ones the number has.",
    "bl: Count the blocks in the picture. Which number do they make?",
    "va wo: One digit is picked out. How much does it count there?",
    "di: A place is named. Which digit of the number stands there?",
    "sc: The parts are mixed up. Which number do they make?",
    "wh pa: Make full tens. How many can you make?",
    "ren: Both sides are the same number. Which number is hidden?",
    "Ten of one place make one of the next. Which number is it then?",
  ],
  expand: [
    "as wha tot: Here are the parts of a number. Which number is it?",
    "to wh: Read the number to yourself. Choose the words you say.",
    "mi: The parts make the number. Which part is hidden?",
    "wo sa pa: The number is told in words. Write it with digits.",
    "Take the number apart. Write what each digit is worth.",
  ],
  eqmiss: [
    "ha be ta: You know what changed. How many were there at first?",
    "given-s: You know the start and the end. How many came?",
    "gi: You know the start and the rest. How many were given?",
    "sa: Both have the same in all. How many blue ones make that true?",
    "One number is hidden. Which one makes both sides the same?",
  ],
  rnd10: [
    "le: Many numbers round to the given one. Which of them is the smallest?",
    "gr: Many numbers round to the given one. Which of them is the greatest?",
    "whi: Round each of the choices. Which one comes to the ten in the problem?",
    "Find the ten that lies nearest to the number.",
  ],
  round: [
    "le: Many numbers round to the given one. Which of them is the smallest?",
    "gr: Many numbers round to the given one. Which of them is the greatest?",
    "Find the nearest number with only zeros after the place the problem names.",
  ],
  mulmean: [
    "pi rows$: There are equal groups. How many things are there in all?",
    "wh: The first number counts the groups. Find the story that fits both numbers.",
    "repeat-c: The same number is added again and again. How often?",
    "bo: Say how many groups there are, and how many are in each.",
    "Use a times sign: first how often, then how many each time.",
  ],
  fracname: [
    "no le set-r words-: The word “not” asks for the rest. What fraction of the whole is that?",
    "se tw: Only some of the things are meant. What fraction of all are they?",
    "Only some of the equal parts are meant. What fraction of the whole are they?",
  ],
  fracline: ["The line has equal spaces. Which fraction stands at the point?"],
  mulunk: [
    "how-many-e: The things are shared equally. How many are in one share?",
    "how-many-g how-many-f how-many-r: You know how many are in one group. How many groups are there?",
    "ho: Equal groups were made. How many things were there in all?",
    "sa: Both have just as many in all. How many are in one group of the second child?",
    "One number is hidden. Which number makes the sentence true?",
  ],
  multiples: [
    "first-s first-p first$: Count up in equal steps. Write down the numbers you come to.",
    "nt: Count up in equal steps. Which number comes at that place?",
    "which-f which$: Count up in equal steps. Which of the choices do you come to?",
    "bo: Test both numbers. Say whether each of them leaves nothing over.",
    "fi sm pa: Count up in equal steps. Which number is the first that is big enough?",
    "be: Count up in equal steps. Which numbers lie between the two?",
    "fa: Find every number that fits into the given one with nothing left over.",
    "com: Count up in both steps. Which numbers do you come to both times?",
    "wh: Count up in both steps. Which choice do you come to both times?",
    "Count up in equal steps. Say whether you come to the number.",
  ],
  prime: [
    "ro: Try to lay more rows than one, all alike. Say whether that can be done.",
    "which-ca which$: Only one of the choices is prime. Which one?",
    "wh: Only one of the choices is composite. Which one?",
    "next-g next-c next$: Count on until you come to a prime number. Which one is it?",
    "ne: Count on to the second prime number you come to. Which one is it?",
    "sm: Try the prime numbers, the smallest first. Which one divides the number?",
    "Look for the factors of the number. Then say whether the sentence is true.",
  ],
  fraceq: [
    "ch: Look for the fraction that is just as big.",
    "st sh: The parts are cut smaller. How many small parts make the same amount?",
    "Both fractions are just as big. Which number is missing?",
  ],
  simplify: [
    "st no: Look at what is left, as a fraction. Write it with the smallest numbers.",
    "pa: Write the part as a fraction, with the smallest numbers there can be.",
    "Find a fraction that is just as big. Use the smallest numbers there can be.",
  ],
  fracsub5: [
    "lo: Compare both lengths. How much longer is one than the other?",
    "The parts have different sizes. Take the smaller amount away from the bigger one.",
  ],
  fracsub: [
    "ga: You know the start and what is left. How much was taken away?",
    "lo: Compare both lengths. How much longer is one than the other?",
    "who: All of it is one whole. How much is left without the part you know?",
    "Take the smaller number away from the bigger one. How much is left?",
  ],
  mixed: [
    "jugs-m write-m change-m picture-m measure-m: How many wholes can you make from all the parts, and what is left?",
    "Cut the wholes into parts, too. How many parts are there, as one fraction?",
  ],
  decnote: [
    "to: How many tenths or hundredths is it? Write that as a fraction.",
    "ba bl ch: Look how much is shown. Write it as a number with a point.",
    "li: Which number with a point belongs at the dot?",
    "co: All steps have one size. Which number comes next?",
    "Write the same amount as a number with a point.",
  ],
  decadd: [
    "ga: Something was taken away. How much was there at first?",
    "Put both amounts together. How much is that in all?",
  ],
  decsub: [
    "ga: One part and the whole are known. How big is the other part?",
    "co: Compare both prices. How far apart are they?",
    "sa: You know the price and what is there. How much is still needed?",
    "You start with an amount and take some away. How much is left?",
  ],
  gcf: [
    "all-d all$: Find every number that divides all the numbers with nothing left over.",
    "ri: The pieces are all equal, and as long as they can be. How long is one?",
    "pa: All packs are alike, and there are as many as there can be. How many?",
    "al: Nothing may be left over, and all must be alike. Find every number that works.",
    "Find the largest number that divides all the numbers with nothing left over.",
  ],
  lcm: [
    "li la: They start together, and each goes its own way. When are they next together?",
    "pa: They buy only full packs. What is the smallest number that all can have?",
    "Find the smallest number that is in the times tables of all the numbers.",
  ],
  pctconv: [
    "ba: Look how much is shaded. How many out of a hundred would that be?",
    "Keep the amount, and write it in the other way. How does it look then?",
  ],
  int: [
    "se points temperature$ floors$: Begin at zero. How far is it, above or below? Which number says so?",
    "po: Read the number line. Which number stands at the point?",
    "sa mir opposite$: Find the number just as far from zero, on the other side.",
    "ho ab ba: How many steps is the number away from zero?",
    "mi op: How far is the number from zero? Then go to the other side with that.",
    "ap te fl: How many steps lie between the two numbers?",
    "su: How far is each number from zero? Add these.",
    "Go to the other side of zero, and back again. Where are you then?",
  ],
  intcmp: [
    "si com: Find out which number is greater. Choose the sign that says so.",
    "le fu co de: Which of the numbers is the least?",
    "gr wa: Which of the numbers is the greatest?",
    "Put the numbers in order. The question says which end comes first.",
  ],
} as const satisfies Readonly<Record<string, Asks>>;
