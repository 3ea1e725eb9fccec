import { describe, expect, test } from "vitest";
import { understand, type MessageContext } from "./understand.ts";

const whole: MessageContext = { kind: "integer", stem: "Add $367$ and $134$.", expected: "501" };
const fraction: MessageContext = { kind: "fraction", stem: "What fraction of the bar is shaded?", expected: "3/4" };
const clock: MessageContext = { kind: "time", stem: "When does the film end?", expected: "3:15" };

type Row = readonly [message: string, value: string, context?: MessageContext];

describe("[UND19] numbers written as they sound", () => {
  test.for<Row>([
    ["ate tee three", "83"],
    ["minus tree", "-3"],
    ["seventi tree", "73"],
    ["twunty too", "22"],
    ["six teen", "16"],
    ["for tee won", "41"],
    ["its ate", "8"],
    ["fousand", "1000"],
    ["eliven", "11"],
    ["too sixfs", "2/6", fraction],
    ["free forfs", "3/4", fraction],
    ["won fird", "1/3", fraction],
    ["harf past for", "4:30", clock],
    ["quarter too tree", "2:45", clock],
    ["ten past ate", "8:10", clock],
  ])("%s is %s", ([message, value, context]) => {
    expect(understand(message, context ?? whole)).toMatchObject({ category: "answer", value });
  });

  test.for([
    "i won",
    "its for you",
    "im too tired",
    "that is for tea",
    "i ate too much",
    "is it free",
    "we had tea too",
  ])("%s has no number", (message) => {
    expect(understand(message, whole)).toMatchObject({ isAnswer: false, value: null });
  });
});

describe("[UND20] words typed without gaps", () => {
  test.for<Row>([
    ["itsseventeen", "17"],
    ["ithinkitstwelve", "12"],
    ["theansweris40", "40"],
    ["isit7", "7"],
    ["threehundredandsix", "306"],
    ["halfpast4", "4:30", clock],
    ["3cmand3cmis6cm", "6 cm"],
  ])("%s is %s", ([message, value, context]) => {
    expect(understand(message, context ?? whole)).toMatchObject({ category: "answer", value });
  });

  test.for([
    ["idontknow", "stuck"],
    ["canyouhelpme", "stuck"],
    ["icantdothat", "stuck"],
    ["okthankyou", "acknowledge"],
    ["whatisthatbox", "conceptual_question"],
    ["whichwaydoesitgo", "conceptual_question"],
    ["doesthepointyendgotothesmallone", "conceptual_question"],
  ] as const)("%s: %s", ([message, category]) => {
    expect(understand(message, whole)).toMatchObject({ category, value: null });
  });

  test.for(["together", "another", "therefore", "denominators", "everyone", "yesterday", "tomorrow", "tangram"])(
    "%s is one word",
    (word) => {
      expect(understand(word, whole).plain).toBe(word);
    },
  );
});

describe("[UND31] what stands behind “oh it is”", () => {
  const percent: MessageContext = { kind: "percent", stem: "Write that part as a percent.", expected: "10%" };
  const signs: MessageContext = { kind: "choice", stem: "Which sign?", choices: ["<", "=", ">"] };
  const truth: MessageContext = { kind: "boolean", stem: "True or false? You say $20$.", choices: ["true", "false"] };
  const offered = { lastTutorMessage: "You may skip it: would you like that?", lastAsked: "yes-no" } as const;
  test.for<Row>([
    ["oh its 10%", "10%", { ...percent, ...offered }],
    ["oh its 73", "73", signs],
    ["oh it's 82", "82", truth],
    ["oh ok its 34", "34"],
  ])("%s is %s", ([message, value, context]) => {
    expect(understand(message, context ?? whole)).toMatchObject({ category: "answer", value });
  });
});
