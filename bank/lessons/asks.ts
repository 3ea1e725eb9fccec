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

export const GRAPHS: Asks = [
  { of: ["re"], say: "Find the name on the graph. Which number belongs to that name?" },
  { of: ["tw"], say: "Read two numbers from the graph. How much are they together?" },
  { of: ["al"], say: "Read all numbers of the graph. How many is that in all?" },
  { of: ["to"], say: "Add two numbers from the graph. How far is the sum from the other one?" },
  { say: "Read two numbers from the graph. How far apart are they?" },
];
