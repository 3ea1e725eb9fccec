import type { MisconceptionRule } from "#engine";
import { borrowColumns, digitAt, digits, fromDigits } from "../kit.ts";
import { namedError } from "../named-error.ts";
import { first, firstUnits, lined, second, wholeOfSecond, type Pair } from "./decimal-pair.ts";
import { columnsOf, difference, isOpened, wholesReady, type Column } from "./decsub-numbers.ts";
import { countOf, dec } from "./kit-decimals.ts";

type Rule = MisconceptionRule<Pair>;

export const DECSUB_RULES: readonly Rule[] = [
  namedError("DC-13", "digits-after-the-point-copied", "procedural", {
    wrong: (o) => (o.p === 0 && o.b % 100 !== 50 ? dec(firstUnits(o) - 2 * wholes(o) + o.b, o.q) : undefined),
    did: (o) => `The digits after the point in your answer are still those of ${second(o)}.`,
    look: (o) => `Which digits come after the point when you write $${first(o)}$ with hundredths?`,
    holds: "A whole number has only zeros after its point. To take hundredths away, one whole is traded.",
    sub: (o) => `Count up from $${second(o)}$: to the next tenth, to the next whole, and on to $${first(o)}$.`,
    line: 2,
  }),
  namedError("DC-14", "extra-digit-copied", "procedural", {
    // With a 5 the digit is right, and the tenths may be at fault.
    wrong: (o) => (o.p === 1 && o.q === 2 && o.b % 10 !== 5 ? dec(difference(o) + 2 * (o.b % 10), 2) : undefined),
    did: (o) => `In the hundredths you wrote the ${o.b % 10} that has to be taken away.`,
    look: (o) =>
      `Write $${first(o)}$ with two digits after the point. Which digit is then in the hundredths place? Can you take ${o.b % 10} from it?`,
    holds: (o) => `You cannot take ${countOf(o.b % 10, 2)} from 0 hundredths, so trade 1 tenth for 10 hundredths.`,
    sub: (o) => `Write $${first(o)}$ as $${lined(o)}$ and trade 1 tenth. Then there are 10 hundredths to take from.`,
    line: 2,
  }),
  namedError("SB-01", "smaller-from-larger", "procedural", {
    wrong: (o) => (canBeTurned(o) ? turned(o) : undefined),
    did: (o) =>
      hasOneTrade(o)
        ? `In the ${columnOfTrade(o).name} you took the smaller digit from the bigger one.`
        : "In each place you took the smaller digit from the bigger one.",
    hints: (o) => {
      const { name, top, bottom, ready } = columnOfTrade(o);
      return [
        `From which number is something taken away? Which digit does it have in the ${name}: $${bottom}$ or $${top}$?`,
        `In every place, the digit of $${second(o)}$ is taken away. Where there are too few to take from, trade one from the place on the left for ten.`,
        `In the ${name} there ${top === 1 ? "is" : "are"} $${top}$ to take $${bottom}$ from. Trade ${lenderOf(o)}: then there are $${ready}$.${otherTrades(o)}`,
      ];
    },
    line: 2,
  }),
  namedError("SB-02", "borrow-not-taken-away", "omission", {
    wrong: (o) => (isOpened(o) ? dec(difference(o) + 10 ** o.q, o.q) : undefined),
    // Counting up to the next whole, and then from the whole before, gives as much.
    did: "Your mistake is in the wholes.",
    isFact: true,
    look: addBack,
    holds: "When you trade a whole for ten tenths, there is one whole fewer.",
    sub: (o) =>
      `Your ${o.q === 1 ? "tenths are" : "digits after the point are"} right. One whole was traded for tenths. How many wholes are left to take $${wholeOfSecond(o)}$ from?`,
    line: 3,
  }),
  namedError("SB-02", "borrow-not-taken-away", "omission", {
    wrong: (o) =>
      // With equal digits in the tenths a tenth that is still counted makes trading a whole needless.
      o.q === 2 && isOpened(o) && columnsOf(o)[0]?.isTraded === true && hasTooFewTenths(o)
        ? dec(difference(o) + 10 ** o.q + 10, o.q)
        : undefined,
    did: "Your mistakes are in the wholes and in the tenths.",
    isFact: true,
    look: addBack,
    holds: "Each time you trade, there is one fewer in the place that you trade from.",
    sub: (o) =>
      `Your hundredths are right. One whole was traded for ten tenths, and one tenth for ten hundredths, so there are $${(columnsOf(o)[1]?.top ?? 0) + 9}$ tenths to take ${mathTenths(o)} from. Then subtract the wholes again.`,
    line: 3,
  }),
  namedError("DC-N9", "traded-tenth-still-counted", "omission", {
    wrong: (o) => (o.q === 2 && columnsOf(o)[0]?.isTraded === true ? dec(difference(o) + 10, o.q) : undefined),
    did: "Your mistake is in the tenths.",
    isFact: true,
    look: addBack,
    holds: "When you trade a tenth for ten hundredths, there is one tenth fewer.",
    // With as many tenths as are taken away, one that is traded makes too few.
    sub: (o) => {
      const { top = 0 } = columnsOf(o)[1] ?? {};
      return hasTooFewTenths(o)
        ? `The hundredths are right. With the traded whole there are $${top + 10}$ tenths. One of them was traded for hundredths, so only $${top + 9}$ are left to take from.`
        : `The hundredths are right. There ${top === 1 ? "is $1$ tenth" : `are $${top}$ tenths`}. One of them was traded for hundredths, so too few are left to take ${mathTenths(o)} away. Which place can you trade from now?`;
    },
    line: 3,
  }),
  namedError("DC-N7", "point-left-out", "omission", {
    // Of money it may be meant in cents.
    wrong: (o) => (o.p === o.q && o.ask !== "money" ? String(difference(o)) : undefined),
    did: "You subtracted the digits and left out the point.",
    look: addBack,
    holds: "The point of the difference goes right under the points of the numbers.",
    sub: (o) =>
      `Write $${second(o)}$ under $${first(o)}$ and put the point of the answer under their points. Then subtract place by place.`,
    line: 2,
  }),
  namedError("SB-15", "added-instead", "conceptual", {
    wrong: (o) => dec(firstUnits(o) + o.b, o.q),
    did: "You added the two numbers.",
    look: (o) =>
      o.ask === "gap"
        ? "Can one part be more than both parts together?"
        : `Should the answer be more or less than $${first(o)}$?`,
    holds: (o) =>
      o.ask === "gap"
        ? `The known part and the missing part make $${first(o)}$ together. Take the known part from $${first(o)}$.`
        : `The answer and $${second(o)}$ make $${first(o)}$ together. So subtract $${second(o)}$ from $${first(o)}$.`,
    sub: (o) =>
      `Put $${first(o)}$ on top and $${second(o)}$ under it, point under point. Take the lower number from the upper one.`,
  }),
];

function addBack(o: Pair): string {
  return `Add $${second(o)}$ to your answer. Do you get $${first(o)}$?`;
}

/** The whole part of the second number, in units of its last place, taken from what it is with its digits after the point. */
function wholes({ b, q }: Pair): number {
  return Math.floor(b / 10 ** q) * 10 ** q;
}

/** Where the second number alone has hundredths and the tenths can be taken away, DC-14 is all that shows. */
function canBeTurned(o: Pair): boolean {
  const [last, next] = columnsOf(o);
  if (last === undefined || o.p === 0) return false;
  return o.p === o.q ? isTradedIn(o).length > 0 : next !== undefined && next.top < next.bottom;
}

/** Every place worked out by itself, the smaller digit from the bigger one. */
function turned(o: Pair): string {
  const places = digits(firstUnits(o)).map((top, place) => Math.abs(top - digitAt(o.b, place)));
  return dec(fromDigits(places), o.q);
}

/** Places after the point for which something is traded. */
function isTradedIn(o: Pair): readonly Column[] {
  return columnsOf(o).filter(({ isTraded }) => isTraded);
}

function hasOneTrade(o: Pair): boolean {
  return borrowColumns(firstUnits(o), o.b).filter(Boolean).length === 1;
}

/** The first place, from the right, in which the top digit is too small. */
function columnOfTrade(o: Pair): Column {
  const [column] = isTradedIn(o);
  if (column === undefined) throw new Error("nothing is traded");
  return column;
}

/** Where else the digits were turned round: the other places, and the wholes as they are worked out. */
function otherTrades(o: Pair): string {
  const places = isTradedIn(o)
    .slice(1)
    .map(({ name }) => ` Look at the ${name} in the same way.`);
  const ofWholes = borrowColumns(firstUnits(o), o.b).slice(o.q).some(Boolean);
  const wholes = ` Look at the whole numbers in the same way: $${wholesReady(o)} - ${wholeOfSecond(o)}$.`;
  return [...places, ofWholes ? wholes : ""].join("");
}

/** What is traded for that place. */
function lenderOf(o: Pair): string {
  return columnOfTrade(o).name === "tenths" ? "1 whole for 10 tenths" : "1 tenth for 10 hundredths";
}

/** "$3$ tenths", "$1$ tenth": what is taken away in the tenths. */
function mathTenths(o: Pair): string {
  const { bottom = 0 } = columnsOf(o)[1] ?? {};
  return `$${bottom}$ ${bottom === 1 ? "tenth" : "tenths"}`;
}

/** Whether there are too few tenths, also where none of them was traded for hundredths. */
function hasTooFewTenths(o: Pair): boolean {
  const { top = 0, bottom = 0 } = columnsOf(o)[1] ?? {};
  return top < bottom;
}
