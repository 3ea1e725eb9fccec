import { describe, expect, test } from "vitest";
import { understand } from "../understand/understand.ts";
import { secondLook } from "./second-look.ts";
import { createTalkDesk } from "./talk.fixture.ts";

const item = createTalkDesk().item();
const fraction = { ...item, answer_spec: { ...item.answer_spec, kind: "fraction" as const } };
const choice = {
  ...item,
  answer_spec: {
    ...item.answer_spec,
    kind: "boolean" as const,
    ui: { ...item.answer_spec.ui, choices: ["true", "false"] },
  },
};

function lookedAt(text: string, of: typeof item = item, lastAsked: "answer" | "step" | "why" = "answer") {
  const context = { stem: of.problem_content.stem, kind: of.answer_spec.kind ?? "number", lastAsked } as const;
  return secondLook(text, understand(text, context), of, context);
}

describe("what was said, by what was asked", () => {
  test.for([
    { text: "but why", category: "conceptual_question", ask: "why" },
    { text: "yeah but why tho", category: "conceptual_question", ask: "why" },
    { text: "what if they arent", category: "conceptual_question", ask: "why" },
    { text: "too high or too low", category: "conceptual_question", ask: null },
    { text: "can i stop now", category: "stuck", ask: "stop" },
  ])("[TRN27] “$text” is $category", ({ text, category, ask }) => {
    expect(lookedAt(text)).toMatchObject({ category, ask, value: null });
  });

  test("[TRN27] an answer after a way is an answer", () => {
    expect(lookedAt("I worked it out again and now I get 58")).toMatchObject({ category: "answer", value: "58" });
    expect(lookedAt("i got 7 and 8 mixed up")).not.toMatchObject({ value: "7" });
    expect(lookedAt("because then i got 58", item, "why").category).toBe("explanation");
  });

  test("[TRN27] what is counted in a picture is no fraction yet, but can be the small step", () => {
    expect(lookedAt("there are 4 bits", fraction)).toMatchObject({ category: "explanation", value: null });
    expect(lookedAt("there are 4 bits", fraction, "step")).toMatchObject({ category: "answer", value: "4" });
    expect(lookedAt("1/4", fraction)).toMatchObject({ category: "answer", value: "1/4" });
  });

  test("[TRN27] news of the day are no way to an answer, and whether it is right is a question", () => {
    expect(lookedAt("i saw a big bird today").category).toBe("off_topic");
    expect(lookedAt("i added the ones first").category).toBe("explanation");
    expect(lookedAt("oh i read it wrong")).toMatchObject({ category: "acknowledge", ask: null });
    expect(lookedAt("did i do it right")).not.toMatchObject({ category: "off_topic" });
  });

  test("[TRN27] doing the same to both is no equals sign", () => {
    const ui = { ...item.answer_spec.ui, choices: ["<", "=", ">"] };
    const signs = { ...item, answer_spec: { ...item.answer_spec, kind: "choice" as const, ui } };
    const context = { kind: "choice", choices: ui.choices, lastAsked: "answer" } as const;
    const look = (text: string) => secondLook(text, understand(text, context), signs, context);
    expect(look("u have to do the same to both")).toMatchObject({ value: null });
    expect(look("=")).toMatchObject({ category: "answer", value: "=" });
  });

  test("[TRN27] numbers side by side are not put together to one", () => {
    const list = { ...item, answer_spec: { ...item.answer_spec, kind: "list" as const } };
    expect(lookedAt("1 2 3 6").value).toBeNull();
    expect(lookedAt("1 2 3 6", list).value).toMatch(/^1, 2, 3, 6$/u);
    expect(lookedAt("1 000").value).not.toBeNull();
  });

  test("[TRN27] a question about a number is no choice", () => {
    expect(lookedAt("so is 1 prime", choice)).toMatchObject({ category: "conceptual_question", value: null });
    expect(lookedAt("true", choice)).toMatchObject({ category: "answer", value: "true" });
  });
});
