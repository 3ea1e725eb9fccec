import { z } from "zod";
import { NumberLocale } from "../answers/types.ts";
import { diagnose } from "../diagnosis/diagnose.ts";
import { chooseHint } from "../hints/choose-hint.ts";
import type { Content } from "../items/content.ts";
import { boxesOf, itemOf, ItemOrId } from "./diagnose-line.ts";
import { faultOf } from "./headless-state.ts";

const HintRequest = z.strictObject({
  id: z.unknown().optional(),
  item: ItemOrId,
  /** What was answered; absent or null: nothing yet. */
  given: z.union([z.string().max(2_000), z.array(z.string().max(2_000)).min(1).max(10)]).nullish(),
  level: z.literal([1, 2, 3]).default(1),
  locale: NumberLocale.default("en"),
});

/**
 * A line of `mathflow hint`, without its id: `{level, hint, source, misconception}`. The source is `misconception` where a rule
 * explains the answer and its hint may be said, `item` for the item's own, null where there is none [HDL9].
 */
export function hintLine(input: unknown, content: Content): object {
  const request = HintRequest.safeParse(input);
  if (!request.success) return { error: faultOf(request.error) };
  const { given, level, locale } = request.data;
  const found = itemOf(request.data.item, content);
  if (!found.ok) return { error: found.error };
  const { item } = found.value;
  const boxes = given === undefined || given === null ? null : boxesOf(item, given);
  if (boxes?.ok === false) return { error: boxes.error };
  const { checker } = content;
  const isWrong = boxes !== null && checker.checkItem(item, boxes.value, locale).verdict === "incorrect";
  const rule = isWrong ? diagnose(item, boxes.value, locale, checker).misconception : null;
  const hint = chooseHint(item, level, rule);
  return {
    level,
    hint: hint?.text ?? null,
    source: hint === null ? null : hint.misconception === null ? "item" : "misconception",
    misconception: hint?.misconception ?? null,
  };
}
