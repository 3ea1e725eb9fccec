import { describe } from "vitest";
import { table } from "./table.fixture.ts";

describe("kinds", () => {
  table("[CHK21] percent", [
    ["percent", "45%", "45%", "correct"],
    ["percent", "45", "45 %", "correct"],
    ["percent", "45%", "45", "correct"],
    ["percent", "45%", "45 percent", "correct"],
    ["percent", "45%", "45\\%", "correct"],
    ["percent", "45%", "0.45", "incorrect"],
    ["percent", "12.5%", "12.50%", "correct"],
    ["decimal", "1.1", "1.1%", "incorrect"],
    ["percent", "20%", "20%%", "unreadable unknown-symbol"],
  ]);

  table("[CHK22] solved equations", [
    ["equation", "x = 4", "x=4", "correct"],
    ["equation", "x = 4", "4=x", "correct"],
    ["equation", "x = 4", "X = 4", "correct"],
    ["equation", "x = 4", "4", "wrong-form needs-assignment"],
    ["equation", "x = 4", "4", "correct", { accept: ["value"] }],
    ["equation", "x = 4", "5", "incorrect"],
    ["equation", "x = 4", "y = 4", "unreadable wrong-variable"],
    ["equation", "x = 4", "2x = 8", "unreadable unfinished"],
    ["equation", "x = 4", "2x = 9", "unreadable unfinished"],
    ["equation", "x = 4", "x = 2 + 2", "unreadable unfinished"],
    ["equation", "x = 20/3", "x=6 2/3", "correct"],
    ["equation", "x = -1/2", "x = -0.5", "correct"],
    ["equation", "x = 4", "x =", "unreadable missing-number"],
    ["equation", "x = 4", "x", "unreadable not-an-equation"],
    ["equation", "x = 4", "x = 2 = 4", "unreadable not-an-equation"],
    ["equation", "x = 4", "", "unreadable empty"],
    ["equation", "x = 4", "$x = 4$", "correct"],
  ]);

  table("[CHK23] equations between expressions", [
    ["equation", "y = 2x + 1", "y=1+2x", "correct"],
    ["equation", "y = 2x + 1", "2x - y + 1 = 0", "correct"],
    ["equation", "y = 2x + 1", "y = 2x - 1", "incorrect"],
    ["equation", "3n + 5 = 20", "20 = 5 + 3n", "correct"],
    ["equation", "3n + 5 = 20", "n = 5", "wrong-form not-an-equation"],
    ["equation", "3n + 5 = 20", "3(n + 5) = 20", "incorrect"],
    ["equation", "y = x", "yx = x^2", "incorrect"],
    ["equation", "A = pi*r^2", "A = πr²", "correct"],
  ]);

  table("[CHK24] money", [
    ["money", "4.50", "$4.50", "correct", { unit: "$" }],
    ["money", "4.50", "4.5", "correct", { unit: "$" }],
    ["money", "4.50", "$ 4.5", "correct", { unit: "$" }],
    ["money", "4.50", "4.50 dollars", "correct", { unit: "$" }],
    ["money", "4.50", "450 cents", "correct", { unit: "$" }],
    ["money", "£4.50", "450p", "correct"],
    ["money", "4.50", "\\$4.50", "correct", { unit: "$" }],
    ["money", "4.50", "4,50 €", "correct", { unit: "€", locale: "fr" }],
    ["money", "4.50", "€4.50", "incorrect wrong-unit", { unit: "$" }],
    ["money", "4.50", "$4.05", "incorrect different", { unit: "$" }],
    ["money", "4.50", "$", "unreadable", { unit: "$" }],
    ["integer", "5", "$5", "correct", { unit: "$" }],
    ["integer", "5", "$5", "unreadable unknown-symbol"],
  ]);

  const relations = { choices: ["$\\lt$", "$\\gt$", "$=$"] };
  table("[CHK25] choices", [
    ["choice", "$\\lt$", "<", "correct", relations],
    ["choice", "$\\lt$", "\\lt", "correct", relations],
    ["choice", "$\\lt$", "is less than", "correct", relations],
    ["choice", "$\\lt$", "a", "correct", relations],
    ["choice", "$\\lt$", "B)", "incorrect", relations],
    ["choice", "$\\lt$", "≤", "unreadable not-a-choice", relations],
    ["choice", "square", " Square ", "correct", { choices: ["circle", "square"] }],
    ["choice", "$\\frac{1}{2}$", "1/2", "correct", { choices: ["$\\frac{2}{4}$", "$\\frac{1}{2}$"] }],
    ["choice", "$\\frac{1}{2}$", "2/4", "incorrect", { choices: ["$\\frac{2}{4}$", "$\\frac{1}{2}$"] }],
    ["choice", "$1\\frac{1}{2}$", "11/2", "incorrect", { choices: ["$\\frac{11}{2}$", "$1\\frac{1}{2}$"] }],
    ["choice", "B", "B", "correct", { choices: ["B", "A"] }],
    ["choice", "B", "A", "incorrect", { choices: ["B", "A"] }],
    ["choice", "square", "square", "correct"],
    ["choice", "square", "", "unreadable empty"],
  ]);

  table("[CHK26] booleans", [
    ["boolean", "true", "True", "correct"],
    ["boolean", "true", "yes", "correct"],
    ["boolean", "yes", "T", "correct"],
    ["boolean", "false", "N.", "correct"],
    ["boolean", "false", "yes", "incorrect"],
    ["boolean", "false", "maybe", "unreadable not-a-choice"],
    ["boolean", "false", "", "unreadable empty"],
  ]);

  table("[CHK28] extra readings", [
    ["integer", "3", "x = 3", "correct", { accept: ["assignment"] }],
    ["integer", "3", "x = 3", "unreadable answer-only"],
    ["integer", "5", "5 beads", "correct", { accept: ["label"] }],
    ["integer", "5", "5 tens", "correct", { accept: ["label"] }],
    ["integer", "5", "5 tens", "unreadable unknown-symbol"],
  ]);
});
