import type { AnswerCase } from "./answer-case.ts";
import { collectionCases } from "./collection-cases.ts";
import { deeperCases } from "./deeper-cases.ts";
import { expressionCases } from "./expression-cases.ts";
import { formCases } from "./form-cases.ts";
import { hostileCases } from "./hostile-cases.ts";
import { numberCases } from "./number-cases.ts";
import { numberWritingCases } from "./number-writing-cases.ts";
import { readingCases } from "./reading-cases.ts";
import { relationCases } from "./relation-cases.ts";
import { unitCases } from "./unit-cases.ts";
import { wordCases } from "./word-cases.ts";

/** Every case, by the table it stands in. */
export const caseTables: Readonly<Record<string, readonly AnswerCase[]>> = {
  collections: collectionCases,
  deeper: deeperCases,
  expressions: expressionCases,
  forms: formCases,
  hostile: hostileCases,
  numbers: numberCases,
  "number writings": numberWritingCases,
  reading: readingCases,
  relations: relationCases,
  units: unitCases,
  words: wordCases,
};
