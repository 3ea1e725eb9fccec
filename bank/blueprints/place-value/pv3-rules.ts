import type { MisconceptionRule } from "#engine";
import { digitAt, digits } from "../kit.ts";
import { placesAt } from "../highlights.ts";
import { f, placeCount, placeName } from "../place-words.ts";
import { regrouped, toldOrder, type PlaceAsk, type Places } from "./pv3-kit.ts";

type Rule = MisconceptionRule<Places>;

/** 6 hundreds + 14 tens + 5 ones of 745: only the broken hundred, as 10 tens. */
const brokenOnly: Rule = {
  id: "PV-N13",
  tag: "broken-place-only",
  category: "omission",
  wrong: whenAsked(["rename"], () => "10"),
  explanation: (o) => `You gave the 10 ${placeName(o.place)} of the ${placeName(o.place + 1, 1)} that is broken up.`,
  hints: (o) => [
    `Does ${f(o.n)} have ${placeName(o.place)} of its own, too?`,
    `The box takes all the ${placeName(o.place)}: those of the ${placeName(o.place + 1, 1)} that is broken up, and those that were there.`,
    `Look at the ${placeName(o.place)} digit of ${f(o.n)}. Put that many ${placeName(o.place)} with the other 10.`,
  ],
  divergesAt: 3,
};

/** 74 boxes of ten for 743 in all: the tens of the hundreds are counted, those of the tens place are not. */
const hundredsTensOnly: Rule = {
  id: "PV-N14",
  tag: "tens-of-the-hundreds-only",
  category: "omission",
  wrong: whenAsked(["whole-tens"], (o) => String(digitAt(o.n, 2) * 10)),
  explanation: () => "You counted the tens of the hundreds, and left out the tens place.",
  hints: (o) => [
    `Are there more tens in ${f(o.n)} than those that make its hundreds?`,
    "Count all the tens: those that make up the hundreds, and those in the tens place.",
    `Begin with the ${digitAt(o.n, 2) * 10} tens you have. Now add the tens of the tens place.`,
  ],
  divergesAt: 2,
};

/** 75 boxes for 743: one more for what does not fill it. */
const boxForTheRest: Rule = {
  id: "PV-N15",
  tag: "group-for-the-rest",
  category: "conceptual",
  wrong: whenAsked(["whole-tens"], (o) => (digitAt(o.n, 0) === 0 ? undefined : String(Math.floor(o.n / 10) + 1))),
  explanation: () => "You counted the ones that are left over as a ten.",
  hints: (o) => [
    `How many ones of ${f(o.n)} are left over when all the tens are made? Are they enough for a ten?`,
    "Only a group that has ten in it counts. What is left over makes no whole ten.",
    `The ones digit of ${f(o.n)} tells what is left over. Leave it out, and count the tens of the other places.`,
  ],
  divergesAt: 2,
};

/** Rules about three-digit numbers, the likelier first. */
export const placeRules: readonly Rule[] = [
  {
    id: "PV-02",
    tag: "face-value",
    category: "conceptual",
    wrong: whenAsked(["value"], (o) => String(digitAt(o.n, o.place))),
    explanation: () => "You gave the digit itself, as if it stood in the ones place.",
    hints: (o) => [
      `In which place of ${f(o.n)} does the ${digitAt(o.n, o.place)} stand?`,
      "A digit in the tens place counts tens, a digit in the hundreds place counts hundreds.",
      `The digit stands in the ${placeName(o.place)} place, so count by ${placeName(o.place)}.`,
    ],
    divergesAt: 2,
  },
  {
    id: "PV-03",
    tag: "place-one-too-high",
    category: "procedural",
    wrong: whenAsked(["value"], (o) => String(digitAt(o.n, o.place) * 10 ** (o.place + 1))),
    explanation: () => "You took the digit for one of the next place on the left.",
    hints: (o) => [
      `Name the places of ${f(o.n)} from the right. Where does the ${digitAt(o.n, o.place)} stand?`,
      "From the right the places are ones, tens, hundreds.",
      `The digit stands in the ${placeName(o.place)} place, so count by ${placeName(o.place)}.`,
    ],
    divergesAt: 1,
  },
  {
    id: "PV-04",
    tag: "place-one-too-low",
    category: "procedural",
    wrong: whenAsked(["value"], (o) => (o.place === 2 ? String(digitAt(o.n, o.place) * 10) : undefined)),
    explanation: () => "You took the digit for one of the next place on the right.",
    hints: (o) => [
      `Name the places of ${f(o.n)} from the right. Where does the ${digitAt(o.n, o.place)} stand?`,
      "From the right the places are ones, tens, hundreds.",
      "The digit is the first one on the left: it counts hundreds.",
    ],
    divergesAt: 1,
  },
  {
    id: "PV-10",
    tag: "tens-digit-only",
    category: "conceptual",
    wrong: whenAsked(["whole-tens", "rename"], (o) => String(digitAt(o.n, o.ask === "rename" ? o.place : 1))),
    explanation: (o) =>
      o.ask === "rename" ? `You gave the ${placeName(o.place)} digit of ${f(o.n)}.` : "You gave the tens digit alone.",
    hints: (o) =>
      o.ask === "rename"
        ? [
            `Add up the parts on the right with your number in the box. Do they make ${f(o.n)}?`,
            `A ${placeName(o.place + 1, 1)} that is broken up is not lost: all of it goes to the ${placeName(o.place)}.`,
            `Look at the ${placeName(o.place + 1)}: one is missing on the right. It became 10 ${placeName(o.place)}.`,
          ]
        : [
            `Are there tens in the hundreds of ${f(o.n)} too?`,
            "A hundred is made of tens. Count these, and those in the tens place.",
            `The hundreds alone make ${digitAt(o.n, 2) * 10} tens. Now add the others.`,
          ],
    divergesAt: 1,
  },
  {
    id: "PV-N1",
    tag: "value-instead-of-count",
    category: "representation",
    wrong: whenAsked(["boxes"], (o) => [2, 1, 0].map((place) => digitAt(o.n, place) * 10 ** place).join("; ")),
    explanation: () => "You wrote how much each digit is worth.",
    hints: (o) => [
      `Look at the first digit of ${f(o.n)}. Does the box ask how many hundreds, or how much they are worth?`,
      o.show === "blocks"
        ? "Each box takes a count: how many big squares, how many rods, how many small cubes."
        : "Each box takes a count: how many hundreds, how many tens, how many ones.",
      `The first digit of ${f(o.n)} is the number of ${o.show === "blocks" ? "big squares" : "hundreds"}: write that digit alone, with no zeros after it.`,
    ],
    divergesAt: 1,
  },
  {
    id: "PV-N2",
    tag: "places-read-from-the-left",
    category: "representation",
    wrong: (o) => {
      if (o.ask === "boxes") return digits(o.n).join("; ");
      return o.ask === "digit" ? String(digitAt(o.n, 2 - o.place)) : undefined;
    },
    explanation: (o) =>
      o.ask === "boxes"
        ? "You put the digits in the boxes the other way round."
        : "You named the places from the left, beginning with the ones.",
    hints: (o) => [
      `At which end of ${f(o.n)} are the ones?`,
      "The ones stand at the right end. Going left come the tens, then the hundreds.",
      `Put your finger on the right end of ${f(o.n)}: the ones are there. Now go left, place by place.`,
    ],
    divergesAt: 1,
  },
  {
    id: "PV-05",
    tag: "zero-left-out",
    category: "omission",
    wrong: whenAsked(["blocks", "scrambled"], (o) => String(o.n).replaceAll("0", "")),
    explanation: () => "One place is empty, and your number has no digit for it.",
    hints: () => [
      "Which place of the number is empty?",
      "A place with nothing in it gets a zero, so that the other digits stay in their places.",
      "Write the hundreds, then the tens, then the ones, and put 0 where there are none.",
    ],
    divergesAt: 2,
  },
  {
    id: "PV-01",
    tag: "parts-written-in-full",
    category: "representation",
    wrong: whenAsked(["blocks", "scrambled"], (o) =>
      [2, 1, 0]
        .map((place) => digitAt(o.n, place) * 10 ** place)
        .filter((value) => value > 0)
        .join(""),
    ),
    explanation: () => "You wrote each part in full, one after the other.",
    hints: (o) => [
      "How many digits does a number with hundreds, tens and ones have?",
      `The number ${f(digitAt(o.n, 2) * 100)} has a zero for the tens and a zero for the ones. The tens and ones go there.`,
      `Start with the hundreds digit alone, then write the tens digit next to it.`,
    ],
    divergesAt: 2,
  },
  {
    id: "PV-N8",
    tag: "every-block-counted-as-one",
    category: "conceptual",
    wrong: whenAsked(["blocks"], (o) => String(digits(o.n).reduce((sum, digit) => sum + digit, 0))),
    explanation: () => "You counted the blocks one by one.",
    hints: () => [
      "Is a rod worth as much as a small cube?",
      "A rod is worth ten small cubes, and a big square is worth ten rods.",
      "Count the big squares by hundreds first. Then go on with the rods by tens.",
    ],
    highlights: () => [placesAt(0, 1), placesAt(0, 1, 2), placesAt(2)],
    divergesAt: 1,
  },
  {
    id: "PV-N3",
    tag: "written-in-the-order-told",
    category: "procedural",
    wrong: whenAsked(["scrambled"], (o) =>
      toldOrder(o.n)
        .map(([n]) => n)
        .join(""),
    ),
    explanation: () => "You wrote the digits in the order in which you read them.",
    hints: () => [
      "Which of the three numbers counts the hundreds?",
      "The order in the question does not matter: hundreds stand on the left, then tens, then ones.",
      "Write down three places, hundreds, tens and ones, and put each part under its name.",
    ],
    divergesAt: 1,
  },
  {
    id: "PV-N4",
    tag: "counts-written-side-by-side",
    category: "representation",
    wrong: whenAsked(["regrouped"], (o) => regrouped(o).toReversed().join("")),
    explanation: (o) => `You wrote both digits of the ${placeName(o.place)} side by side.`,
    hints: (o) => [
      `How many digits can stand in the ${placeName(o.place)} place?`,
      `A place holds a single digit. Trade ten of the ${placeName(o.place)} for a ${placeName(o.place + 1, 1)}.`,
      `${digitAt(o.n, o.place) + 10} ${placeName(o.place)}: trade 10 of them, and ${placeCount(digitAt(o.n, o.place), o.place)} ${digitAt(o.n, o.place) === 1 ? "stays" : "stay"}.`,
    ],
    highlights: (o) => [placesAt(o.place), placesAt(o.place, o.place + 1), placesAt(o.place)],
    divergesAt: 1,
  },
  {
    id: "PV-N5",
    tag: "trade-not-counted",
    category: "omission",
    wrong: whenAsked(["regrouped"], (o) => String(o.n - 10 ** (o.place + 1))),
    explanation: (o) => `Ten of the ${placeName(o.place)} are missing from your number.`,
    hints: (o) => [
      `What do ten ${placeName(o.place)} make when they are put together?`,
      `The new ${placeName(o.place + 1, 1)} is counted with the other ${placeName(o.place + 1)}.`,
      `The question gives ${placeCount(regrouped(o)[o.place + 1] ?? 0, o.place + 1)}. Count the new one too.`,
    ],
    highlights: (o) => [placesAt(o.place), placesAt(o.place + 1), placesAt(o.place + 1)],
    divergesAt: 2,
  },
  {
    id: "PV-N6",
    tag: "ones-counted-as-tens",
    category: "conceptual",
    wrong: whenAsked(["whole-tens"], (o) => String(o.n)),
    explanation: () => "You gave the whole number: that is how many ones there are.",
    hints: (o) => [
      `The question asks for groups of ten. Can there be as many groups as there are ones in ${f(o.n)}?`,
      "Put the ones into groups of ten, and count the groups.",
      `${f(digitAt(o.n, 2) * 100)} alone is made of ${digitAt(o.n, 2) * 10} tens.`,
    ],
    divergesAt: 1,
  },
  {
    id: "PV-N7",
    tag: "all-of-the-places-above-counted",
    category: "conceptual",
    wrong: whenAsked(["rename"], (o) => String(Math.floor(o.n / 10 ** o.place))),
    explanation: (o) => `You counted all the ${placeName(o.place)} of ${f(o.n)}.`,
    hints: (o) => [
      `Which parts of ${f(o.n)} do you see already?`,
      "The box takes only what the other parts leave.",
      `Take the parts you see away from ${f(o.n)}. How many ${placeName(o.place)} are left for the box?`,
    ],
    divergesAt: 2,
  },
  brokenOnly,
  hundredsTensOnly,
  boxForTheRest,
];

function whenAsked(asks: readonly PlaceAsk[], wrong: (o: Places) => string | undefined): Rule["wrong"] {
  return (o) => (asks.includes(o.ask) ? wrong(o) : undefined);
}
