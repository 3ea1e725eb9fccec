import type { MisconceptionRule } from "#engine";
import { digitAt, digits } from "../kit.ts";
import { placesAt } from "../highlights.ts";
import { f, placeCount, placeName } from "../place-words.ts";
import { namedError } from "../named-error.ts";
import { digitByDigit, whenAsked, zerosKeepPlaces } from "./expand-kit.ts";
import { brokenUp, regrouped, toldOrder, type Places } from "./pv3-kit.ts";

type Rule = MisconceptionRule<Places>;

/** Rules about three-digit numbers, the likelier first. */
export const placeRules: readonly Rule[] = [
  namedError("PV-02", "face-value", "conceptual", {
    wrong: whenAsked(["value"], (o) => String(digitAt(o.n, o.place))),
    did: "You gave the digit itself, as if it stood in the ones place.",
    look: (o) => `In which place of ${f(o.n)} does the ${digitAt(o.n, o.place)} stand?`,
    holds: "A digit in the tens place counts tens, a digit in the hundreds place counts hundreds.",
    sub: (o) => `The ${digitAt(o.n, o.place)} tells how many ${placeName(o.place)} there are. ${countBy(o)}`,
    line: 2,
  }),
  namedError("PV-03", "place-one-too-high", "procedural", {
    wrong: whenAsked(["value"], (o) => String(digitAt(o.n, o.place) * 10 ** (o.place + 1))),
    did: (o) =>
      o.place === 2
        ? `Your number is more than the ${digitAt(o.n, o.place)} of ${f(o.n)} is worth.`
        : `You counted the ${digitAt(o.n, o.place)} as ${placeName(o.place + 1)}.`,
    isFact: (o) => o.place === 2,
    look: (o) => `Name the places of ${f(o.n)} from the right. Where does the ${digitAt(o.n, o.place)} stand?`,
    holds: "From the right the places are ones, tens, hundreds.",
    sub: (o) => `One ${placeName(o.place, 1)} is ${10 ** o.place}. ${countBy(o)}`,
  }),
  namedError("PV-04", "place-one-too-low", "procedural", {
    wrong: whenAsked(["value"], (o) => (o.place === 2 ? String(digitAt(o.n, o.place) * 10) : undefined)),
    did: (o) => `You counted the ${digitAt(o.n, o.place)} as ${placeName(o.place - 1)}.`,
    look: (o) => `Name the places of ${f(o.n)} from the right. Where does the ${digitAt(o.n, o.place)} stand?`,
    holds: "From the right the places are ones, tens, hundreds.",
    sub: (o) => `The digit is the first one on the left: it tells how many hundreds there are. ${countBy(o)}`,
  }),
  namedError("PV-10", "tens-digit-only", "conceptual", {
    wrong: whenAsked(["whole-tens", "rename"], (o) => String(digitAt(o.n, o.ask === "rename" ? o.place : 1))),
    did: (o) =>
      o.ask === "rename" ? `You gave the ${placeName(o.place)} digit of ${f(o.n)}.` : "You gave the tens digit alone.",
    hints: (o) =>
      o.ask === "rename"
        ? [
            `Add up all the parts, with your number of ${placeName(o.place)}. Do they make ${f(o.n)}?`,
            `A ${placeName(o.place + 1, 1)} that is broken up is not lost: all of it goes to the ${placeName(o.place)}.`,
            `Your ${f(digitAt(o.n, o.place))} counts the ${placeName(o.place)} place alone. ${brokenUp(o, f(o.n))}`,
          ]
        : [
            "Ten ones make one ten. How many tens are in one hundred?",
            "A hundred is made of tens. Count these, and those in the tens place.",
            `The hundreds alone make ${digitAt(o.n, 2) * 10} tens. Now add the others.`,
          ],
  }),
  namedError("PV-N1", "value-instead-of-count", "representation", {
    wrong: whenAsked(["boxes"], (o) => [2, 1, 0].map((place) => digitAt(o.n, place) * 10 ** place).join("; ")),
    did: "You wrote how much each digit is worth.",
    look: (o) =>
      `Look at the first digit of ${f(o.n)}. Does the box ask how many hundreds, or how much they are worth?`,
    holds: (o) =>
      o.show === "blocks"
        ? "In each box write how many there are: big squares, rods or small cubes."
        : "In each box write how many there are: hundreds, tens or ones.",
    sub: (o) =>
      `The first digit of ${f(o.n)} is the number of ${o.show === "blocks" ? "big squares" : "hundreds"}: write that digit alone, with no zeros after it.`,
  }),
  namedError("PV-N2", "places-read-from-the-left", "representation", {
    wrong: (o) => {
      if (o.ask === "boxes") return digits(o.n).join("; ");
      return o.ask === "digit" ? String(digitAt(o.n, 2 - o.place)) : undefined;
    },
    did: (o) =>
      o.ask === "boxes"
        ? "You put the digits in the boxes the other way round."
        : "You named the places from the left, beginning with the ones.",
    look: (o) => `At which end of ${f(o.n)} are the ones?`,
    holds: "The ones stand at the right end. Going left come the tens, then the hundreds.",
    sub: (o) => `Put your finger on the right end of ${f(o.n)}: the ones are there. Now go left, place by place.`,
  }),
  namedError("PV-05", "zero-left-out", "omission", {
    wrong: whenAsked(["blocks", "scrambled"], (o) => String(o.n).replaceAll("0", "")),
    did: "Your number has too few digits: a place is missing.",
    isFact: true,
    look: "Which place of the number is empty?",
    holds: "A place with nothing in it gets a zero, so that the other digits stay in their places.",
    sub: "Write the hundreds, then the tens, then the ones, and put 0 where there are none.",
    line: 2,
  }),
  namedError("PV-01", "parts-written-in-full", "representation", {
    wrong: whenAsked(["blocks", "scrambled"], (o) =>
      [2, 1, 0]
        .map((place) => digitAt(o.n, place) * 10 ** place)
        .filter((value) => value > 0)
        .join(""),
    ),
    did: "You wrote each part in full, one after the other.",
    look: "How many digits does a number with hundreds, tens and ones have?",
    holds: (o) => zerosKeepPlaces(o),
    sub: (o) => digitByDigit(o),
    line: 2,
  }),
  namedError("PV-N8", "every-block-counted-as-one", "conceptual", {
    wrong: whenAsked(["blocks"], (o) => String(digits(o.n).reduce((sum, digit) => sum + digit, 0))),
    did: "You counted every block as one.",
    look: "Is a rod worth as much as a small cube?",
    holds: "A rod is worth ten small cubes, and a big square is worth ten rods.",
    sub: "Count the big squares by hundreds first. Then go on with the rods by tens.",
    highlights: () => [placesAt(0, 1), placesAt(0, 1, 2), placesAt(2)],
  }),
  namedError("PV-N3", "written-in-the-order-told", "procedural", {
    wrong: whenAsked(["scrambled"], (o) =>
      toldOrder(o.n)
        .map(([n]) => n)
        .join(""),
    ),
    did: "You wrote the digits in the order in which you read them.",
    look: "Which of the three numbers counts the hundreds?",
    holds: "It does not matter which part is named first: hundreds always stand on the left, then tens, then ones.",
    sub: (o) =>
      `Write down three places: hundreds, tens, ones. Put ${digitAt(o.n, 2)} under the hundreds, and each other part under its name.`,
  }),
  namedError("PV-N4", "counts-written-side-by-side", "representation", {
    wrong: whenAsked(["regrouped"], (o) => regrouped(o).toReversed().join("")),
    did: (o) => `You wrote both digits of ${f(digitAt(o.n, o.place) + 10)} in your number.`,
    look: (o) => `How many digits can stand in the ${placeName(o.place)} place?`,
    holds: (o) =>
      `A place holds a single digit. Trade ten of the ${placeName(o.place)} for a ${placeName(o.place + 1, 1)}.`,
    sub: (o) =>
      `${digitAt(o.n, o.place) + 10} ${placeName(o.place)}: trade 10 of them, and ${placeCount(digitAt(o.n, o.place), o.place)} ${digitAt(o.n, o.place) === 1 ? "stays" : "stay"}.`,
    highlights: (o) => [placesAt(o.place), placesAt(o.place, o.place + 1), placesAt(o.place)],
  }),
  namedError("PV-N5", "trade-not-counted", "omission", {
    wrong: whenAsked(["regrouped"], (o) => String(o.n - 10 ** (o.place + 1))),
    did: (o) => `Ten of the ${placeName(o.place)} are missing from your number.`,
    look: (o) => `What do ten ${placeName(o.place)} make when they are put together?`,
    holds: (o) => `The new ${placeName(o.place + 1, 1)} is counted with the other ${placeName(o.place + 1)}.`,
    sub: (o) =>
      `The question gives ${placeCount(regrouped(o)[o.place + 1] ?? 0, o.place + 1)}. Count the new ${placeName(o.place + 1, 1)} too.`,
    highlights: (o) => [placesAt(o.place), placesAt(o.place + 1), placesAt(o.place + 1)],
    line: 2,
  }),
  namedError("PV-N6", "ones-counted-as-tens", "conceptual", {
    wrong: whenAsked(["whole-tens"], (o) => String(o.n)),
    did: "You gave the whole number: that is how many ones there are.",
    look: (o) => `The question asks for groups of ten. Can there be as many groups as there are ones in ${f(o.n)}?`,
    holds: "Put the ones into groups of ten, and count the groups.",
    sub: (o) =>
      `${f(digitAt(o.n, 2) * 100)} alone is made of ${digitAt(o.n, 2) * 10} tens. How many more tens are in ${f(o.n)}?`,
  }),
  namedError("PV-N7", "all-of-the-places-above-counted", "conceptual", {
    wrong: whenAsked(["rename"], (o) => String(Math.floor(o.n / 10 ** o.place))),
    did: (o) => `You counted all the ${placeName(o.place)} of ${f(o.n)}.`,
    look: (o) => `Which parts of ${f(o.n)} does the question give?`,
    holds: (o) => `Count only the ${placeName(o.place)} that the other parts leave.`,
    sub: (o) => `Take the parts you know away from ${f(o.n)}. How many ${placeName(o.place)} are left?`,
    line: 2,
  }),
  // 6 hundreds + 14 tens + 5 ones of 745: only the broken hundred, as 10 tens.
  namedError("PV-N13", "broken-place-only", "omission", {
    wrong: whenAsked(["rename"], () => "10"),
    did: (o) => `You gave the 10 ${placeName(o.place)} of the ${placeName(o.place + 1, 1)} that is broken up.`,
    look: (o) => `Does ${f(o.n)} have ${placeName(o.place)} of its own, too?`,
    holds: (o) =>
      `Count all the ${placeName(o.place)}: those of the ${placeName(o.place + 1, 1)} that is broken up, and those that were there.`,
    sub: (o) =>
      `Look at the ${placeName(o.place)} digit of ${f(o.n)}. Put that many ${placeName(o.place)} with the other 10.`,
    line: 3,
  }),
  // 74 boxes of ten for 743 in all: the tens of the hundreds are counted, those of the tens place are not.
  namedError("PV-N14", "tens-of-the-hundreds-only", "omission", {
    wrong: whenAsked(["whole-tens"], (o) => String(digitAt(o.n, 2) * 10)),
    did: "You counted the tens of the hundreds, and left out the tens place.",
    look: (o) => `You counted the tens in the hundreds. Which digit of ${f(o.n)} shows more tens?`,
    holds: "Count all the tens: those that make up the hundreds, and those in the tens place.",
    sub: (o) => `Begin with your ${digitAt(o.n, 2) * 10} tens. Now add the tens that the tens digit shows.`,
    line: 2,
  }),
  // 75 boxes for 743: one more for what does not fill it.
  namedError("PV-N15", "group-for-the-rest", "conceptual", {
    wrong: whenAsked(["whole-tens"], (o) => (digitAt(o.n, 0) === 0 ? undefined : String(Math.floor(o.n / 10) + 1))),
    did: "You counted the ones that are left over as a ten.",
    look: (o) => `How many ones of ${f(o.n)} are left over when all the tens are made? Are they enough for a ten?`,
    holds: "Only a group that has ten in it counts. What is left over makes no whole ten.",
    sub: (o) =>
      `${f(digitAt(o.n, 2) * 100)} is ${digitAt(o.n, 2) * 10} tens. Add the tens that the tens digit shows. Can the ones make another ten?`,
    line: 2,
  }),
];

/** "Count by hundreds, 9 times." */
export function countBy(o: Places): string {
  return `Count by ${placeName(o.place)}, ${digitAt(o.n, o.place)} times.`;
}
