/**
 * What examples from a pupil's world say: `{things}`, `{boxes}` and the like are of the world, the other gaps are numbers
 * and calculations. `short` is for the young, `exact` has the terms.
 */
export const LIKED_SENTENCES = {
  add: {
    lead: "There are {a} {things}, and {b} more {come}.",
    short: "Now there are {sum}.",
    plain: "Together that is {sum} {things}.",
    exact: "The sum is {sum}.",
  },
  subtract: {
    lead: "There are {a} {things}, and {b} {go}.",
    short: "Now there are {sum}.",
    plain: "That leaves {sum} {things}.",
    exact: "The difference is {sum}.",
  },
  multiply: {
    lead: "{a} {boxes} have {b} {things} each.",
    short: "In all there are {sum}.",
    plain: "In all that is {sum} {things}.",
    exact: "The product is {sum}.",
  },
  divide: {
    lead: "{a} {things} are shared equally among {b} {boxes}.",
    short: "Each {box} gets {sum}.",
    plain: "Each {box} gets {sum}.",
    exact: "The quotient is {sum}.",
  },
  unknownSum: {
    lead: "Some {things} are there, and {b} more {come}: now there are {a}.",
    short: "Go back: {sum}.",
    plain: "Going back is taking away: {sum} were there at first.",
    exact: "So {equation}, and subtracting {b} from both sides leaves {result}.",
  },
  unknownFactor: {
    lead: "{a} {boxes} have the same number of {things}, and in all there are {b}.",
    short: "Share them: {sum} each.",
    plain: "Going back is dividing: {sum} in each.",
    exact: "So {equation}, and dividing both sides by {a} leaves {result}.",
  },
  whole: "{whole} has {d} equal {parts}.",
  part: "{whole} has {d} equal {parts}, and {n} of them are {done}.",
  more: "First {a} of {whole} is {done}, and then {b} more.",
  fraction: {
    plain: "That is {sum} of it.",
    exact: "The denominator is {d}, the numerator {n}: {sum}.",
  },
  fractionSum: {
    lead: "First {a} of them are {done}, and then {b} more.",
    plain: "Together that is {sum}.",
    exact: "The denominator stays: {sum}.",
  },
  fractionDifference: {
    lead: "{a} of them are left, and then {b} are {gone}.",
    plain: "That leaves {sum}.",
    exact: "The denominator stays: {sum}.",
  },
  unlikeSum: "In parts of one size: {sum}.",
  cut: "Now cut every {part} into {k}.",
  taken: "Now take every {k} {parts} as one big {part}.",
  asMuch: "It is just as much: {sum}.",
  toMixed: {
    lead: "{m} {wholes} with {d} equal {parts} each take up {product} of {all} {parts}.",
    end: "Then {n} {parts} are left over: {sum}.",
  },
  mixed: {
    lead: "{m} {wholes} with {d} equal {parts} each have {product} {parts}.",
    end: "With {n} {parts} more that is {sum}.",
  },
  tens: {
    lead: "{a} {things} fill {t} {boxes} of ten, and {o} more are left over.",
    short: "So {t} tens and {o} ones.",
    plain: "So {sum}: {t} tens and {o} ones.",
  },
  round: {
    lead: "There are {x} {things}.",
    between: "That lies between {low} and {high}, and {near} is nearer.",
    end: "So there are about {near}: {sum}.",
  },
  decimal: {
    plain: "That is {n} tenths: {sum}.",
    exact: "As a decimal: {sum}.",
  },
  decimalSum: "Tenths go with tenths: {sum}.",
  percent: {
    lead: "There are 100 {things}, and {n} of them {go}.",
    end: "That is {n} out of a hundred: {sum}.",
  },
  multiples: {
    lead: "Each {box} has {n} {things}.",
    full: "Full {boxes} hold a multiple of {n}.",
    end: "Count on: {first}, {second}, and so on.",
  },
  factors: {
    lead: "{a} {things} just fill {g} {boxes} with {n} in each.",
    end: "So {sum}: {g} and {n} are factors of {a}.",
  },
  commonFactor: {
    lead: "{a} old and {b} new {things} are shared among {boxes} that are all alike.",
    end: "The most {boxes} there can be is {g}, because {first} and {second}.",
  },
  commonMultiple: {
    lead: "Some {things} are to fill {boxes} of {a}, or else {boxes} of {b}.",
    end: "The first number that works for both is {c}: {first} and {second}.",
  },
  below: {
    lead: "{below}: that is {sum}.",
    away: "It is {n} away from 0.",
    higher: "Then {higher} is higher up: {compared}.",
  },
} as const;
