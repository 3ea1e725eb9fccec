import { describe, expect, test } from "vitest";
import { createSpeaker } from "./speaker.ts";

const BANK = ["You said {value}.", "It is {value} that you say.", "So {value}."];
const translations = { "You said {value}.": "Dijiste {value}.", "So {value}.": "O sea, {value}." };
const speaker = (words: Readonly<Record<string, string>> | null) =>
  createSpeaker({ seed: "s", said: [], may: (text) => !text.includes("7"), translations: words });

describe("[CMP10] what is said in another language", () => {
  test("is what its table has, with the gaps filled; each once, and nothing that has no translation", () => {
    const { pick } = speaker(translations);
    const said = [1, 2, 3].map(() => pick(BANK, { value: "5" }));
    expect(new Set(said.slice(0, 2))).toEqual(new Set(["Dijiste 5.", "O sea, 5."]));
    expect(said[2]).toBeNull();
    expect(speaker({}).pick(BANK, { value: "5" })).toBeNull();
  });

  test("what follows a phrase is one text with it", () => {
    expect(speaker(translations).pick(["So {value}."], { value: "5" }, "Suma.")).toBe("O sea, 5. Suma.");
    expect(speaker(translations).pick(["So {value}."], { value: "5" }, "Suma 7.")).toBeNull();
  });

  test("goes through the same guard", () => {
    expect(speaker(translations).pick(BANK, { value: "7" })).toBeNull();
  });

  test("a text of the tables is looked up, one of the content is said as it is", () => {
    const { fresh, part } = speaker({ "A sum is what you get.": "Una suma es lo que sale." });
    expect(fresh("A sum is what you get.")).toBe("Una suma es lo que sale.");
    expect(part("Suma las unidades. Luego las decenas.")).toBe("Suma las unidades. Luego las decenas.");
  });

  test("English is said as it stands", () => {
    expect(speaker(null).pick(["So {value}."], { value: "5" })).toBe("So 5.");
  });
});
