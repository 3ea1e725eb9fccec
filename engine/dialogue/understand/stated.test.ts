import { describe, expect, test } from "vitest";
import { understand, type MessageContext } from "./understand.ts";

const whole: MessageContext = { kind: "integer", stem: "Add $367$ and $134$.", expected: "501" };
const teams: MessageContext = {
  kind: "integer",
  stem: "42 children are put into 7 equal teams. How many children are in each team?",
  expected: "6",
};
const rows: MessageContext = { ...whole, stem: "Yara lays 20 cards in rows of 4. How many rows are there?" };
const fraction: MessageContext = { kind: "fraction", stem: "What fraction of the bar is shaded?", expected: "3/4" };
const equation: MessageContext = { kind: "equation", stem: "Find $x$ when $x + 9 = 16$.", expected: "x = 7" };
const shared: MessageContext = { kind: "remainder", stem: "Divide 37 by 5.", expected: "7 r 2" };
const cash: MessageContext = { kind: "money", stem: "How much change does Omar get?", expected: "$5.20" };
const long: MessageContext = { kind: "quantity", stem: "How long is the ribbon?", expected: "12 cm" };
const cold: MessageContext = { kind: "integer", stem: "How cold is it, in °C?", expected: "-2" };
const why: MessageContext = { ...whole, lastTutorMessage: "How did you get that?", lastAsked: "why" };
const divisor: MessageContext = { ...whole, lastTutorMessage: "What do you divide by?" };
const carried: MessageContext = { ...whole, lastTutorMessage: "How many tens do you carry?" };
const colors: MessageContext = { kind: "choice", stem: "Which color?", choices: ["blue", "red", "green"] };
const isEven: MessageContext = { ...whole, lastTutorMessage: "Is 8 an even number?" };

type Row = readonly [message: string, value: string, context?: MessageContext];
type Valueless = readonly [message: string, category: string, context?: MessageContext];

function states(list: readonly Row[]): void {
  test.for(list)("%s: %s", ([message, value, context]) => {
    expect(understand(message, context ?? whole)).toMatchObject({ category: "answer", value });
  });
}

function statesNone(list: readonly Valueless[]): void {
  test.for(list)("%s is %s", ([message, category, context]) => {
    expect(understand(message, context ?? whole)).toMatchObject({ category, value: null });
  });
}

describe("[UND3] units and coins as children write them", () => {
  states([
    ["30 cubic centimeters", "30 cm³", long],
    ["24 square metres", "24 m²", long],
    ["250cmm", "250 cm", long],
    ["3.25$", "$3.25", cash],
    ["65¢", "65 cents", cash],
    ["all together 65c", "65c", cash],
    ["sixty five sents", "65 cents", cash],
    ["-2degrees", "-2°", cold],
    ["thirteen remainder one", "13 r 1", shared],
    ["seven and rest two", "7 r 2", shared],
    ["3 an 3/4s", "3 3/4", fraction],
    ["one comma two", "1.2", { kind: "decimal" }],
    ["5a bc its 2 and 3", "5a", { kind: "expression" }],
  ]);
});

describe("[UND4] what is stated among other words", () => {
  states([
    ["56 is 7 times 8", "56"],
    ["16 / 4 = 4, 4 x 3 = 12", "12"],
    ["my game is at 4 but anyway 45", "45"],
    ["about 300 id be rich", "300"],
    ["thats the same as one third cos i can see it", "1/3", fraction],
    ["7 teams of 6", "6", teams],
    ["5 rows of 4", "5", rows],
    ["27 its 4 up", "27"],
    ["6 kids", "6"],
  ]);
});

describe("[UND5] a correction of a part leaves the rest", () => {
  states([
    ["7 remainder 3, sorry remainder 2", "7 r 2", shared],
    ["7 r 3 no wait r 2", "7 r 2", shared],
    ["x = 6 wait negative 6", "x = -6", equation],
    ["x is 5 no 7", "x = 7", equation],
    ["5/14 no hang on 5/7", "5/7", fraction],
    ["12 hold on 13", "13"],
    ["40 i mean 50 lol", "50"],
  ]);
  statesNone([
    ["i was gonna say 5 but no. idk", "stuck"],
    ["i thought 12 but its wrong idk", "stuck"],
  ]);
});

describe("[UND6] numbers of other things", () => {
  statesNone([
    ["100 PERCENT SURE", "acknowledge", { ...whole, lastTutorMessage: "Are you sure?" }],
    ["my coach says give 110 percent", "off_topic"],
    ["is it ten or tenths", "conceptual_question"],
    ["is that 100 or hundredths", "conceptual_question"],
  ]);
});

describe("[UND21] worked out so far and then stuck: no value", () => {
  statesNone([
    ["I added them and got 21, and now I don't know what to do next.", "stuck"],
    ["first i did 4 x 12 its 48 then i dont know", "stuck"],
    ["i got 30 but now what", "stuck"],
    ["20 times 6 is 120 and im stuck on the 4", "stuck"],
    ["i no 10 percent is 6 but then what", "stuck"],
    ["i added all 3 its 21 what do i do with the 21", "stuck"],
    ["i did 13 - 2 is 11 but 11 doesnt go into 3s", "stuck"],
    ["so its 14 and then i got lost", "stuck"],
  ]);
  states([
    ["7 but idk", "7"],
    ["7 but i dont know why", "7"],
    ["the answer is 48 but now what", "48"],
    ["305 because i forgot the carry", "305"],
    ["12 dunno if thats right", "12"],
  ]);
});

describe("[UND22] a number is the answer where the tutor asked for it by the same verb", () => {
  states([
    ["You divide by 3.", "3", divisor],
    ["i divide by 4", "4", divisor],
    ["we carry 1", "1", carried],
    ["carry 2", "2", carried],
    ["i carry 1", "1", carried],
  ]);
  statesNone([["you divide by 3", "explanation"]]);
});

describe("[UND10] a sum after why or how", () => {
  statesNone([
    ["4 x 12 = 48, half is 24", "explanation", why],
    ["120 + 24", "explanation", why],
    ["thirty two minus fifteen", "explanation", why],
    ["6 x 7 is 42", "explanation", why],
    ["fingers", "explanation", why],
  ]);
});

describe("[UND7] choices by picture, by sound and glued; marks for yes and no", () => {
  states([
    ["🔵", "blue", colors],
    ["💚", "green", colors],
    ["bloo", "blue", colors],
    ["gren", "green", colors],
    ["itsblue", "blue", colors],
    ["blue its my favorite color", "blue", colors],
    ["✅", "yes", isEven],
    ["✅ yes", "yes", isEven],
    ["👎", "no", isEven],
    ["yse", "yes", isEven],
  ]);
  statesNone([["i like red", "off_topic", colors]]);
});
