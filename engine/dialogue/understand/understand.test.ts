import { describe, expect, test } from "vitest";
import { understand, type MessageCategory, type MessageContext } from "./understand.ts";

const whole: MessageContext = { kind: "integer", stem: "Add $367$ and $134$.", expected: "501" };
const fraction: MessageContext = { kind: "fraction", stem: "What fraction of the bar is shaded?", expected: "3/4" };
const equation: MessageContext = { kind: "equation", stem: "Find $x$ when $x + 9 = 16$.", expected: "x = 7" };
const truth: MessageContext = { kind: "boolean", stem: "9 is a prime number. True or false?", expected: "false" };
const shapes: MessageContext = { kind: "choice", stem: "Which shape?", choices: ["blue square", "red kite", "circle"] };
const coldest: MessageContext = { kind: "choice", stem: "Which is the coldest?", choices: ["14", "−10", "8"] };
const cash: MessageContext = { kind: "money", stem: "How much change does Omar get?", expected: "£5.20" };
const clock: MessageContext = { kind: "time", stem: "When does the film end?", expected: "3:15" };
const factors: MessageContext = { kind: "set", stem: "Name all factors of 6.", expected: "{1, 2, 3, 6}" };
const expanded: MessageContext = { kind: "expression", stem: "Write 390 in expanded form.", expected: "300 + 90" };
const why: MessageContext = { ...whole, lastTutorMessage: "How did you get 12?", lastAsked: "why" };
const shallWe: MessageContext = { ...whole, lastTutorMessage: "Shall we look at it together?", lastAsked: "yes-no" };
const isEven: MessageContext = { ...whole, lastTutorMessage: "Is 8 an even number?" };

type Row = readonly [message: string, value: string | null, context?: MessageContext];
const rows = (list: readonly Row[]) =>
  list.map(([message, value, context]) => ({ message, value, context: context ?? whole }));

function expectAnswer(message: string, value: string | null, context: MessageContext): void {
  expect(understand(message, context)).toMatchObject({ category: "answer", isAnswer: true, value });
}

describe("[UND1] whole numbers in words", () => {
  test.for(
    rows([
      ["seventeen", "17"],
      ["twenty-one", "21"],
      ["twenty one", "21"],
      ["fourty two", "42"],
      ["tihrteen", "13"],
      ["siks", "6"],
      ["a hundred and five", "105"],
      ["three hundred and ninety", "390"],
      ["five hundred and one!", "501"],
      ["two thousand and six", "2006"],
      ["twelve thousand three hundred and forty five", "12345"],
      ["one million", "1000000"],
      ["two million, three hundred thousand", "2300000"],
      ["5 hundred", "500"],
      ["minus two", "-2"],
      ["negative fifteen", "-15"],
      ["zero", "0"],
      ["nought", "0"],
      ["EIGHT", "8"],
      ["ninteen", "19"],
      ["sevnty fiv", "75"],
      ["cuatro", "4"],
      ["acht", "8"],
    ]),
  )("$message is $value", ({ message, value, context }) => expectAnswer(message, value, context));
});

describe("[UND2] fractions, mixed numbers, decimals and percents in words", () => {
  test.for(
    rows([
      ["one half", "1/2", fraction],
      ["a half", "1/2", fraction],
      ["half", "1/2", fraction],
      ["three quarters", "3/4", fraction],
      ["3 quaters", "3/4", fraction],
      ["three and a quarter", "3 1/4", fraction],
      ["3 nd a half", "3 1/2", fraction],
      ["two and three fifths", "2 3/5", fraction],
      ["3 over 4", "3/4", fraction],
      ["3 out of 4", "3/4", fraction],
      ["two thirds", "2/3", fraction],
      ["seven tenths", "7/10", fraction],
      ["½", "1/2", fraction],
      ["2½", "2 1/2", fraction],
      ["5 1/3", "5 1/3", fraction],
      ["point five", "0.5", fraction],
      ["zero point two five", "0.25", fraction],
      ["three point one four", "3.14", fraction],
      ["6 point 5", "6.5", fraction],
      ["50 percent", "50%", fraction],
      ["twenty five per cent", "25%", fraction],
      ["minus three quarters", "-3/4", fraction],
      ["twelve fiftieths", "12/50", fraction],
      ["numerator 3 denominator 4", "3/4", fraction],
      ["five and 21 twentieths", "5 21/20", { kind: "mixed" }],
      ["3-3/4", "3 3/4", { kind: "mixed" }],
      ["1.2 million", "1200000"],
      ["0,75", "0.75", { kind: "decimal" }],
      ["o.o4", "0.04", { kind: "decimal" }],
    ]),
  )("$message is $value", ({ message, value, context }) => expectAnswer(message, value, context));
});

describe("[UND3] money, times, remainders, units, lists and equations", () => {
  test.for(
    rows([
      ["five pounds 20", "£5.20", cash],
      ["£5.20", "£5.20", cash],
      ["12 cm", "12 cm"],
      ["its twelve cm", "12 cm"],
      ["quarter past 3", "3:15", clock],
      ["half past six", "6:30", clock],
      ["3:15", "3:15", clock],
      ["2 remainder 1", "2 r 1"],
      ["2 r 1", "2 r 1"],
      ["x is 4", "x = 4", equation],
      ["x = 4", "x = 4", equation],
      ["x equals seven", "x = 7", equation],
      ["4", "4", equation],
      ["(2, 3)", "(2, 3)", { kind: "point" }],
      ["1, 2, 3, 6", "1, 2, 3, 6", factors],
      ["3+4", "3+4", expanded],
      ["300 + 90", "300 + 90", expanded],
      ["1,042", "1042"],
      ["120mm", "120 mm", { kind: "quantity" }],
      ["24cm2", "24 cm²", { kind: "quantity" }],
      ["1 m 20 cm", "1 m 20 cm", { kind: "quantity" }],
      ["24 seconds", "24 s", { kind: "quantity" }],
      ["435p", "435p", cash],
      ["£4 and 5p", "£4.05", cash],
      ["£4 35", "£4.35", cash],
      ["4 45pm", "4:45 pm", clock],
      ["at 4:45", "4:45", clock],
      ["3 across 4 up", "(3, 4)", { kind: "point" }],
      ["x is 3 and y is 4", "(3, 4)", { kind: "point" }],
      ["one two five ten", "1, 2, 5, 10", factors],
      ["3 to 4", "3:4", { kind: "ratio" }],
      ["five x", "5x", expanded],
      ["the value of x is four", "x = 4", equation],
      ["plus 25", "25"],
      ["1o", "10"],
    ]),
  )("$message is $value", ({ message, value, context }) => expectAnswer(message, value, context));
});

describe("[UND4] the number said in a sentence is the value", () => {
  test.for(
    rows([
      ["is it 7?", "7"],
      ["7?", "7"],
      ["7!!", "7"],
      ["i think its 3 nd a half", "3 1/2", fraction],
      ["is the answer 3/4 or something", "3/4", fraction],
      ["the answer is 12", "12"],
      ["i got twelve", "12"],
      ["it equals 9", "9"],
      ["3+4=7", "7"],
      ["3 + 4 is 7", "7"],
      ["7 because i added them", "7"],
      ["7 cos 3 and 4 makes 7", "7"],
      ["i added 3 and 4 and got 7", "7"],
      ["idk maybe 7", "7"],
      ["i no it, 12", "12"],
      ["um 15 i think", "15"],
      ["would it be 30", "30"],
      ["is 30 right?", "30"],
      ["my bro says its 12 but i got 14", "14"],
      ["ok so 56", "56"],
      ["there are 24 apples", "24"],
      ["she has 9 left", "9"],
      ["8 lol", "8"],
      ["😀 8", "8"],
      ["do you get 40", "40"],
      ["the box is 24", "24"],
      ["what about 60", "60"],
      ["6 times 7 is 42 so 42", "42"],
    ]),
  )("$message: $value", ({ message, value, context }) => expectAnswer(message, value, context));
});

describe("[UND5] a correction takes the later value; of two candidates none is taken", () => {
  test.for(
    rows([
      ["no wait 8", "8"],
      ["7 no 8", "8"],
      ["7, i mean 9", "9"],
      ["nope, 8", "8"],
      ["its not 7 its 8", "8"],
      ["8 not 7", "8"],
      ["oops 31", "31"],
      ["7 or 8", null],
      ["is it 7 or 8?", null],
      ["either 12 or 13", null],
      ["its either 7 or 8 dunno which", null],
      ["400 and 80 and 2", null],
      ["463... wait i forgot to carry 473", "473"],
      ["7 14 21", "21"],
      ["24, 48, 72", "72"],
      ["24x3=72", "72"],
      ["nope, 15", "15", { ...whole, lastTutorMessage: "Is it 33?" }],
      ["i said 40 sorry i meant 50", "50"],
      ["60. actually 70", "70"],
    ]),
  )("$message: $value", ({ message, value, context }) => expectAnswer(message, value, context));
});

describe("[UND6] numbers that are only mentioned are no value", () => {
  test.for(
    rows([
      ["i added 3 and 4", null],
      ["do i do 3 x 4?", null],
      ["number 2 is hard", null],
      ["can i stop in 5 minutes", null],
      ["im 9", null],
      ["not 7", null],
      ["this is 2 hard", null],
      ["why is it 7", null],
      ["i tried 3 times", null],
      ["what is 3 times 4", null],
      ["i dont get question 4", null],
      ["how do you do 12 divided by 3", null],
      ["me 2", null],
      ["i need 1 more hint", null],
      ["i keep getting 9 and its wrong", null],
      ["my fav number is 7", null],
      ["its 3 oclock can i go home", null],
      ["where does the 1 go", null],
      ["all 4 sides are the same so its 4 lots of 6", null],
      ["the 3 goes in the tens place", null],
      ["is 9 prime?", null],
      ["i hate the number 7", null],
    ]),
  )("$message", ({ message, context }) => {
    expect(understand(message, context)).toMatchObject({ isAnswer: false, value: null });
  });
});

describe("[UND7] choices by their words or letters, yes and no", () => {
  test.for(
    rows([
      ["its the blue one", "blue square", shapes],
      ["red kite", "red kite", shapes],
      ["the circel", "circle", shapes],
      ["B", "B", shapes],
      ["is it c?", "c", shapes],
      ["-10", "-10", coldest],
      ["minus ten", "-10", coldest],
      ["the 14", "14", coldest],
      ["true", "true", truth],
      ["its false", "false", truth],
      ["troo", "true", truth],
      ["fales", "false", truth],
      ["yes", "yes", isEven],
      ["yea it is", "yes", isEven],
      ["nope", "no", isEven],
    ]),
  )("$message: $value", ({ message, value, context }) => expectAnswer(message, value, context));
});

type Sorted = readonly [message: string, context?: MessageContext];
function sortsInto(category: MessageCategory, list: readonly Sorted[]): void {
  test.for(list.map(([message, context]) => ({ message, context: context ?? whole })))(
    "$message",
    ({ message, context }) => {
      expect(understand(message, context)).toMatchObject({ category, isAnswer: false, value: null });
    },
  );
}

describe("[UND8] questions about ideas, words, rules and facts", () => {
  sortsInto("conceptual_question", [
    ["if a place is empty does it still go in the sum"],
    ["nothing there to borrow so who lends it"],
    ["any shortcut to get the bottoms matching"],
    ["what is a denominator"],
    ["why do u flip it"],
    ["do i add the bottoms too?"],
    ["how do you do long division"],
    ["whats 3 times 4"],
    ["wat does numerator mean"],
    ["when do i carry the one"],
    ["is zero even"],
    ["whats the difference between a factor and a multiple"],
    ["y do we need the same bottom number"],
    ["should i multiply or divide"],
    ["can a fraction be bigger than 1?"],
    ["what happens if the ones are more than 9"],
  ]);
});

describe("[UND9] pleas of a pupil who cannot go on", () => {
  sortsInto("stuck", [
    ["the dots make me nervous"],
    ["what do i do first plz"],
    ["i was away when we did nines"],
    ["idk"],
    ["i dont get it"],
    ["wat do i do"],
    ["help"],
    ["this is 2 hard"],
    ["just tell me"],
    ["i give up"],
    ["???"],
    ["can i have a hint"],
    ["skip"],
    ["whats the answer"],
    ["im so confused rn"],
    ["i dont no"],
    ["how do i start"],
    ["this makes no sense"],
    ["i cant do this"],
    ["i forgot how to do it"],
    ["IM STUCK"],
  ]);
});

describe("[UND10] explanations", () => {
  sortsInto("explanation", [
    ["i added the tops and kept the bottom"],
    ["cos 3 times 4 is 12", why],
    ["because i counted up from 7", why],
    ["12 because 3 times 4", why],
    ["i just counted on my fingers", why],
    ["first i did the ones then the tens", why],
    ["the denominators are the same so you only add the tops", why],
    ["i multiplied both by 2"],
    ["i took 9 away from both sides"],
    ["u have to borrow from the tens"],
  ]);
});

describe("[UND11] acknowledgements", () => {
  sortsInto("acknowledge", [
    ["ok"],
    ["thx"],
    ["oh i see"],
    ["got it"],
    ["yes", shallWe],
    ["no thanks", shallWe],
    ["yay"],
    ["i no that already"],
    ["okayyy"],
    ["oh right that makes sense"],
    ["👍"],
  ]);
});

describe("[UND12] anything else is off topic", () => {
  sortsInto("off_topic", [
    ["hi"],
    ["do you like minecraft"],
    ["i need the toilet"],
    ["asdfghjkl"],
    ["ur stupid"],
    ["are you a robot"],
    ["my dog ate my homework"],
    ["when is lunch"],
    ["whats ur name"],
    ["lol poop"],
    [""],
  ]);
});
