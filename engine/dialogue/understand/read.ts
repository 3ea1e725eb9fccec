import { UNDERSTAND } from "../../cues/understand.ts";
import { askedFor, type AskedFor } from "./asked-for.ts";
import { byRules, type Verdict } from "./by-rules.ts";
import { categorise, type Sorted } from "./categorise.ts";
import { itemsOf, type Item } from "./items.ts";
import { optionsIn, type Option } from "./options.ts";
import { quantitiesIn } from "./quantities.ts";
import { heardAsNumbers } from "./sounds.ts";
import { frameOf, type Frame } from "./spans.ts";
import { topicOf } from "./spelling.ts";
import type { MessageContext } from "./understand.ts";
import { wholeNumbersIn } from "./whole-numbers.ts";

/** A message as it was read, before it is decided what it is. */
export interface Reading {
  readonly message: string;
  readonly context: MessageContext;
  readonly asked: AskedFor;
  readonly items: readonly Item[];
  readonly frame: Frame;
  /** Mended words with `#` for numbers, a gap at both ends. */
  readonly said: string;
  readonly topics: readonly string[];
  readonly sorted: Sorted;
  readonly verdict: Verdict;
  /** Every value that might be the answer. */
  readonly options: readonly Option[];
}

export function read(message: string, context: MessageContext): Reading {
  const asked = askedFor(context);
  const items = quantitiesIn(
    wholeNumbersIn(
      heardAsNumbers(
        itemsOf(
          asked.isYesNo ? message : message.replace(UNDERSTAND.READ_YES_OR_NO, "?"),
          asked.unknown,
          asked.kind === "expression" ? asked.letters : undefined,
        ),
        asked.kind,
      ),
      UNDERSTAND.ITEMS_TIME.test(asked.kind ?? ""),
      asked.expected === "0",
    ),
    asked,
  );
  const frame = frameOf(items, asked);
  const said = ` ${frame.words.join(" ")} `;
  const topics = [...new Set(items.flatMap(({ type, text }) => (type === "word" ? (topicOf(text) ?? []) : [])))];
  const sorted = categorise(said, topics.length, asked);
  const verdict = byRules(message, frame, said, context, asked, sorted);
  const options = optionsIn(message, { frame, said, context, asked, verdict });
  return { message, context, asked, items, frame, said, topics, sorted, verdict, options };
}
