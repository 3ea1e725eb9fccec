import { describe, expect, test } from "vitest";
import { inLanguage, mustSay, say } from "./say.ts";

const spanish = { "It is {sum} again.": "Otra vez es {sum}.", and: "y" };

describe("[CMP10] a sentence that no bank has", () => {
  test("is said in the language it has been put into, and in none that it has not", () => {
    expect(say(spanish, "It is {sum} again.", { sum: "$2 + 3$" })).toBe("Otra vez es $2 + 3$.");
    expect(say(null, "It is {sum} again.", { sum: "$2 + 3$" })).toBe("It is $2 + 3$ again.");
    expect(say(spanish, "First this:")).toBeNull();
  });

  test("is not said with a gap, and braces of what fills one are none", () => {
    expect(say(spanish, "It is {sum} again.")).toBeNull();
    expect(say(null, "It is {sum} again.", { sum: String.raw`$\frac{a}{b}$` })).toBe(
      String.raw`It is $\frac{a}{b}$ again.`,
    );
  });

  test("is English where it has to be said, and a text of the content stays as it is", () => {
    expect(mustSay(spanish, "First this:")).toBe("First this:");
    expect(mustSay(spanish, "and")).toBe("y");
    expect(["and", "Suma las unidades."].map((text) => inLanguage(spanish, text))).toEqual(["y", "Suma las unidades."]);
  });
});
