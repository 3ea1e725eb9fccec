import { expect, test } from "vitest";
import { PLEAS_TYPED } from "./pleas.fixture.ts";
import { pleaIn } from "./pleas.ts";

test.for(PLEAS_TYPED)("[UND34] %s: %s", ([language, text]) => {
  expect(pleaIn(text)?.language).toBe(language);
});

test.for(["help me", "i dont understand", "is it 12", "no", "the answer is 14", "so i add 3 and 4", "une"])(
  "[UND34] no plea of another language: %s",
  (text) => expect(pleaIn(text)).toBeNull(),
);
