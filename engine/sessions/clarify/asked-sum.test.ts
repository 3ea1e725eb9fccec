import { describe, expect, test } from "vitest";
import { askedSum, numberOf } from "./asked-sum.ts";

describe("[CLR18] the calculation in a question", () => {
  test.for<readonly [string, string, readonly [string, string], string]>([
    ["my homework is 23 x 14 how do i do it", "×", ["23", "14"], "whole"],
    ["what is 7 times 8?", "×", ["7", "8"], "whole"],
    ["multiply 3 by 12", "×", ["3", "12"], "whole"],
    ["48 divided by 6", "÷", ["48", "6"], "whole"],
    ["47 ÷ 6", "÷", ["47", "6"], "fraction"],
    ["divide 84 by 4", "÷", ["84", "4"], "whole"],
    ["take 28 from 63", "-", ["63", "28"], "whole"],
    ["12-15", "-", ["12", "15"], "negative"],
    ["add 3 and 14", "+", ["3", "14"], "whole"],
    ["1,204 + 87", "+", ["1204", "87"], "whole"],
    ["3/4 + 1/8", "+", ["3/4", "1/8"], "fraction"],
    ["2 1/2 + 1 1/4", "+", ["2 1/2", "1 1/4"], "mixed"],
    ["0.3 x 0.4", "×", ["0.3", "0.4"], "decimal"],
    ["-3 + 5", "+", ["-3", "5"], "negative"],
  ])("%s", ([question, sign, numbers, result]) => {
    expect(askedSum(question)).toMatchObject({ sign, numbers, result });
  });

  test.for<readonly [string, string, readonly [string, string]]>([
    ["what goes in 17 + ? = 42", "-", ["42", "17"]],
    ["? - 8 = 25", "+", ["25", "8"]],
    ["42 - _ = 17", "-", ["42", "17"]],
    ["6 x ? = 54", "÷", ["54", "6"]],
    ["? ÷ 6 = 7", "×", ["7", "6"]],
    ["63 ÷ ? = 9", "÷", ["63", "9"]],
  ])("that finds a missing number: %s", ([question, sign, numbers]) => {
    expect(askedSum(question)).toMatchObject({ sign, numbers, isForGap: true });
  });

  test("with no number or two missing there is none for a gap", () => {
    expect(askedSum("17 + 25 = 42")?.isForGap).toBeUndefined();
    expect(askedSum("? + ? = 42")).toBeNull();
  });

  test.for([
    ["1.234 + 567", "de", ["1234", "567"]],
    ["1,5 + 2,25", "de", ["1.5", "2.25"]],
    ["1.234,5 + 3", "de", ["1234.5", "3"]],
    ["1 234,5 + 3", "fr", ["1234.5", "3"]],
    ["1'234 + 5", "ch", ["1234", "5"]],
    ["1,23,456 + 5", "in", ["123456", "5"]],
    ["1.234 + 567", "en", ["1.234", "567"]],
    ["1,234.5 + 3", "en", ["1234.5", "3"]],
  ] as const)("%s, written as in %s", ([question, locale, numbers]) => {
    expect(askedSum(question, locale)).toMatchObject({ numbers });
  });

  test.for([
    "what is 3/4",
    "2 + 3 + 4",
    "is 3 x 5 the same as 5 x 3",
    "25% of 80",
    "why is 3 less than 4",
    "is 7 prime",
    "x + 3 = 5",
  ])("none in: %s", (question) => expect(askedSum(question)).toBeNull());

  test.for([
    ["18 + 5", [true, false, false]],
    ["14 + 5", [false, false, false]],
    ["302 - 158", [true, true, false]],
    ["1/4 + 2/4", [false, false, true]],
  ] as const)("what is special about %s", ([question, traits]) => {
    expect(askedSum(question)?.traits).toEqual(traits);
  });

  test.for([
    ["2 1/2", 2.5],
    ["3/4", 0.75],
    ["-3", -3],
    ["0.4", 0.4],
  ] as const)("%s is worth %s", ([text, value]) => expect(numberOf(text)).toBe(value));
});
