import { describe, expect, test } from "vitest";
import { understand, type MessageContext } from "./understand.ts";

const whole: MessageContext = { kind: "integer", stem: "What is $47 + 36$?", expected: "83" };
const times: MessageContext = { kind: "integer", stem: "Work out $24 \\times 6$.", expected: "144" };
const shared: MessageContext = { kind: "integer", stem: "What is $72 \\div 8$?", expected: "9" };
const box: MessageContext = {
  kind: "integer",
  stem: "Which number goes in the box? $\\square \\div 4 = 3$",
  expected: "12",
};
const lowest: MessageContext = { kind: "fraction", stem: "Write $\\frac{8}{12}$ in lowest terms.", expected: "2/3" };
const rest: MessageContext = { kind: "remainder", stem: "Divide $37$ by $5$.", expected: "7 r 2" };
const gcf: MessageContext = {
  kind: "integer",
  stem: "What is the greatest common factor of $36$ and $24$?",
  expected: "12",
};
const hour: MessageContext = { kind: "integer", stem: "How many minutes are in $3$ hours?", expected: "180" };
const none: MessageContext = { kind: "integer", stem: "What is $8 \\times 0$?", expected: "0" };
const unknown: MessageContext = { kind: "equation", stem: "Find $w$ when $5w = 40$.", expected: "w = 8" };
const point: MessageContext = { kind: "point", stem: "Write the coordinates.", expected: "(2, 3)" };
const prime: MessageContext = { kind: "boolean", stem: "Is $91$ a prime number?", expected: "no" };
const tens: MessageContext = { ...times, lastTutorMessage: "How many tens are there?" };
const which: MessageContext = {
  ...whole,
  lastTutorMessage: "You changed your answer. Which one do you want to give?",
};
const sure: MessageContext = { ...whole, lastTutorMessage: "How did you get that?", lastAsked: "why" };
const words: MessageContext = {
  kind: "choice",
  stem: "How do you read $970$?",
  choices: ["nine hundred and seven", "nine hundred and seventy", "ninety-seven"],
};

type Row = readonly [message: string, value: string, context?: MessageContext];

function states(list: readonly Row[]): void {
  test.for(list)("%s: %s", ([message, value, context]) => {
    expect(understand(message, context ?? whole)).toMatchObject({ category: "answer", value });
  });
}

function statesNone(list: readonly (readonly [message: string, context?: MessageContext])[]): void {
  test.for(list)("%s: nothing", ([message, context]) => {
    expect(understand(message, context ?? whole).value).toBeNull();
  });
}

describe("[UND24] whether a number holds, and what stays", () => {
  states([
    ["would 83 work", "83"],
    ["does 83 work?", "83"],
    ["is 83 right or not", "83"],
    ["could it be 83", "83"],
    ["is 8 wrong", "8", shared],
    ["is w 8", "w = 8", unknown],
    ["put 83", "83"],
    ["keep 83", "83", which],
    ["i want 83 not 73", "83", which],
    ["i will stick with 83", "83"],
    ["its closer to 30", "30", { kind: "integer", stem: "Round $33$ to the nearest ten.", expected: "30" }],
    ["twelve is the biggest", "12", gcf],
    ["6 goes into both of them", "6", gcf],
    ["2 tens and 4 ones", "2", tens],
    ["8 goes into 72 9 times", "9", shared],
    ["9 times", "9", shared],
    ["83 dont need a hint", "83"],
    ["no i meant 82", "82", sure],
    ["nothing", "0", none],
    ["what i got is 83", "83"],
    ["83 is what my paper says", "83"],
    ["i counted 83", "83"],
    ["i counted up and landed on 83", "83"],
    ["if u add 47 and 36 u get 83", "83"],
    ["27 comes next", "27", { kind: "integer", stem: "What comes next? 15, 19, 23", expected: "27" }],
    ["9 in each group", "9", shared],
    ["[83]", "83"],
  ]);
  statesNone([
    ["i keep getting 8 and it says no"],
    ["the zero becomes a 9 and the 3 becomes 13"],
    ["60 mins in 1 hour", hour],
    ["anything times zero is zero", none],
    ["80 something"],
    ["i have 36 dollars"],
    ["it was minus 3 at my house"],
    ["24 24 24 24 24 24", times],
    ["120 and 24", times],
    ["it cant be 73"],
    ["36 has 3 tens"],
    ["only 2 more then i can play"],
    ["i got 9 out of 10 on my spelling test"],
    ["i got 73 and it said no"],
    ["i wrote 83 but it says no"],
    ["5 in the ones"],
    ["cross out the 5 make it 4"],
    ["1 hour is 60 minutes", hour],
    ["i got 13 for the ones now what"],
    ["why is it 83 and not 73"],
  ]);
});

describe("[UND23] sums that go on, and sums side by side", () => {
  states([
    ["40+30=70, 7+6=13, 70+13=83", "83"],
    ["10 x 12 = 120 and 2 x 12 = 24 so 120 + 24 = 144", "144", times],
    ["8 x 9 = 72 so its 9", "9", shared],
    ["12 / 4 = 3", "12", box],
    ["3 x 4 is 12", "12", box],
    ["4/6 then 2/3", "2/3", lowest],
    ["5 goes in 7 times with 2 left over", "7 r 2", rest],
  ]);
  statesNone([
    ["6 x 20 is 120 and 6 x 4 is 24", times],
    ["8 x 9 = 72", shared],
    ["8÷4=2 and 12÷4=3", lowest],
    ["24 take away 10 is 14 then add 1", times],
  ]);
});

describe("[UND6] numbers of other people and of other things", () => {
  statesNone([
    ["ben got 83 is he right"],
    ["leo owes me 4 dollars"],
    ["my tooth fell out on tuesday i got 2 dollars"],
    ["i got 20 pounds from my uncle"],
    ["kilo means thousand right"],
    ["i did 47 - 3 = 44 and the rest makes no sense"],
    ["12 remainder 1 but what is that as a fraction"],
  ]);
});

describe("[UND3] parts of a unit, and of a thousand", () => {
  states([
    ["three quarters of an hour", "3/4 h", { kind: "units", stem: "How long does it last?", expected: "45 minutes" }],
    ["one and a half thousand grams", "1500 g", { kind: "units", stem: "How many grams?", expected: "1500 g" }],
    ["fourty five minits", "45 min", { kind: "units", stem: "How long?", expected: "45 minutes" }],
    ["one quarter of a million", "250000"],
    ["4m and a half", "4 1/2 m", { kind: "mixed", stem: "How many metres are left?" }],
    ["quarter after three", "3:15", { kind: "time", stem: "What time is it?" }],
    ["3 stickers and 2 left", "3 r 2", { kind: "remainder", stem: "5 children share 17 stickers." }],
    ["x must be bigger than 4", "x > 4", { kind: "inequality", stem: "Solve $x + 2 > 6$.", expected: "x > 4" }],
    [">3", ">3", { kind: "inequality", stem: "Solve $x + 2 > 5$.", expected: "x > 3" }],
    ["2/3 > 3/5", "2/3", { kind: "fraction", stem: "Which is bigger, 2/3 or 3/5?", expected: "2/3" }],
  ]);
});

describe("[UND25] what was asked, said again", () => {
  states([
    ["prime", "yes", prime],
    ["it is prime", "yes", prime],
    ["not prime", "no", prime],
    ["its not a prime number", "no", prime],
    ["i think so", "yes", prime],
    ["i dont think so", "no", prime],
    ["no wait yes", "yes", prime],
    ["trew", "true", { kind: "boolean", stem: "True or false? Every square is a rectangle.", expected: "true" }],
    ["2nd", "nine hundred and seventy", words],
    ["the last", "ninety-seven", words],
    ["its the first 1", "nine hundred and seven", words],
    ["the middle one", "nine hundred and seventy", words],
    ["number 2", "nine hundred and seventy", words],
    ["970", "nine hundred and seventy", words],
  ]);
});

describe("[UND13] slips within longer numbers", () => {
  states([
    ["six hundred and fve", "605"],
    ["twenty there", "23"],
    ["seen hundred and forty three", "743"],
    ["fortee nine", "49"],
    ["seventen", "17"],
    ["eity two", "82"],
    ["its ileven", "11"],
    ["menus forty", "-40"],
    ["six and four fifts", "6 4/5", { kind: "mixed", stem: "" }],
    ["nine sixfs", "9/6", { kind: "fraction", stem: "" }],
    ["5|8", "5/8", { kind: "fraction", stem: "" }],
    ["five dollars and thirty one cints", "$5.31", { kind: "money", stem: "" }],
    ["thirteen point zreo six", "13.06", { kind: "decimal", stem: "" }],
    ["750k", "750000"],
    ["7 rem. 2", "7 r 2", rest],
    ["x is 2 y is 3", "(2, 3)", point],
    ["along 2 and up 3", "(2, 3)", point],
    ["x = 2, y = 3", "(2, 3)", point],
    ["two to three", "2:3", { kind: "ratio", stem: "" }],
    ["2 cats for every 3 dogs", "2:3", { kind: "ratio", stem: "" }],
    ["3 dollars and a quarter", "$3.25", { kind: "money", stem: "" }],
    ["five a", "5a", { kind: "expression", stem: "Simplify $3a + 2a$." }],
    ["6 red out of 11 cards", "6/11", { kind: "fraction", stem: "What fraction of the cards are red?" }],
    ["(3;2)", "(3,2)", point],
  ]);
});
